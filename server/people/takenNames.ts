import type { Kysely } from 'kysely';
import { RequestError } from '../api/requestError.ts';
import type { PersonId } from '../api/types.ts';
import type { Tables } from '../store/tables.ts';
import { glance, lookalike } from './names.ts';

/** What guests are called who gave no name: nobody can take it from them. */
const EVERYBODYS = new Set(['Guest', 'Gast', 'Invité', 'Player', 'You', 'Du', 'Vous'].map(glance));

/** The names and handles of registered people. Nobody else may bear one that looks the same. */
export class Names {
  private readonly db: Kysely<Tables>;
  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  async isFree(name: string, person: PersonId | null): Promise<boolean> {
    return (await this.holder(name, person)) === null;
  }
  async mustBeFree(name: string, person: PersonId | null): Promise<void> {
    const holder = await this.holder(name, person);
    if (holder === null) return;
    const strange = lookalike(name, holder);
    const message = strange === null ? 'This name is in use.' : `This name looks like one in use: ${strange}.`;
    throw new RequestError('conflict', message, { reason: strange === null ? 'name-taken' : 'name-lookalike' });
  }
  /** The name of somebody else that looks like this one. */
  private async holder(name: string, person: PersonId | null): Promise<string | null> {
    let found = this.db.selectFrom('glances').select('name').where('glance', '=', glance(name));
    if (person !== null) found = found.where('person', '!=', person);
    return (await found.limit(1).executeTakeFirst())?.name ?? null;
  }

  /** These are a registered person's names from now on. */
  async keep(person: PersonId, names: readonly string[]): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('glances').where('person', '=', person).execute();
      const rows = new Map(names.map((name) => [glance(name), name]));
      for (const look of EVERYBODYS) rows.delete(look);
      if (rows.size === 0) return;
      await tx
        .insertInto('glances')
        .values([...rows].map(([look, name]) => ({ glance: look, person, name })))
        .execute();
    });
  }

  /** People who registered before names were kept so. */
  async adopt(): Promise<void> {
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'handle', 'name'])
      .where('handle', 'is not', null)
      .where('id', 'not in', this.db.selectFrom('glances').select('person'))
      .execute();
    for (const { id, handle, name } of rows) await this.keep(id, [handle!, name]);
  }
}
