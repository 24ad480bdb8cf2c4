import type { Language } from '@orrery/kernel';
import { conflict, forbidden } from '../api/requestError.ts';
import type { PersonId, Time } from '../api/types.ts';
import { newId } from '../matches/ids.ts';
import type { Channels } from '../notices/channels.ts';
import { CONFIRM } from '../notices/words.ts';
import type { Store } from '../store/store.ts';
import type { PersonRow } from '../store/tables.ts';
import type { People } from './people.ts';

/** A code in a mail may be used for a day. */
const LASTS = 86_400_000;

export interface MailDeps {
  store: Store;
  people: People;
  channels: () => Channels;
  now: () => Time;
  publicUrl: () => string;
}

/** Where people want notices by mail. Whoever gives an address has to show first that its mail reaches them. */
export class MailAddresses {
  private readonly deps: MailDeps;
  constructor(deps: MailDeps) {
    this.deps = deps;
  }

  /** Sends a code there, in words of ours alone: nothing in it is the sender's. */
  async propose(person: PersonRow, address: string): Promise<void> {
    const code = newId(10);
    const { people, now, publicUrl } = this.deps;
    await this.set(person.id, { emailPending: address });
    await people.keepCode(code, 'email', person.id, address, now() + LASTS);
    const link = `${publicUrl()}/settings`;
    await this.deps.channels().mail(address, { ...CONFIRM[person.language as Language](code), link });
  }

  async confirm(person: PersonRow, code: string): Promise<void> {
    const used = await this.deps.people.useCode(code.trim().toLowerCase(), 'email');
    if (used?.person !== person.id) throw forbidden('This code is not valid any more.');
    // Another address may have been given since.
    if (used.data !== person.emailPending) throw conflict('other-address', 'The code is for another address.');
    await this.set(person.id, { email: used.data, emailPending: null });
  }

  async remove(person: PersonId): Promise<void> {
    await this.set(person, { email: null, emailPending: null });
  }

  private async set(person: PersonId, fields: { email?: string | null; emailPending: string | null }): Promise<void> {
    await this.deps.store.db.updateTable('people').set(fields).where('id', '=', person).execute();
    this.deps.people.forget(person);
  }
}
