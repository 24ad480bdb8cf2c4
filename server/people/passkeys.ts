import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { mustHaveRoomFor } from '../ops/quotas.ts';
import { conflict, forbidden, malformed, notFound } from '../api/requestError.ts';
import type { Store } from '../store/store.ts';
import type { PersonRow } from '../store/tables.ts';
import { welcome } from './people.ts';
import type { People } from './people.ts';

/** Loaded when the first passkey is made or used: most starts of the server never need it. */
const library = () => import('@simplewebauthn/server');

/** Passkeys: sign in without a password. The site is the one people see in their address bar. */
export class Passkeys {
  private readonly store: Store;
  private readonly people: People;
  private readonly now: () => number;
  private readonly site: { id: string; origin: string };

  constructor(store: Store, people: People, now: () => number, publicUrl: string) {
    this.store = store;
    this.people = people;
    this.now = now;
    this.site = { id: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin };
  }

  async offer(person: PersonRow): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const present = await this.store.db.selectFrom('passkeys').select('id').where('person', '=', person.id).execute();
    mustHaveRoomFor('passkeys', present.length);
    const options = await (
      await library()
    ).generateRegistrationOptions({
      rpName: 'Orrery',
      rpID: this.site.id,
      userName: person.handle ?? person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      excludeCredentials: present,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.people.keepCode(options.challenge, 'passkey-register', person.id, '');
    return options;
  }

  async add(person: PersonRow, response: RegistrationResponseJSON, label: string): Promise<void> {
    const challenge = challengeOf(response);
    const used = await this.people.useCode(challenge, 'passkey-register');
    if (used?.person !== person.id) throw forbidden('This passkey was not asked for.');
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.id,
      requireUserVerification: false,
    }).catch(() => null);
    if (!verified?.verified) throw forbidden('The passkey could not be verified.');
    const { credential } = verified.registrationInfo;
    const { numInsertedOrUpdatedRows } = await this.store.db
      .insertInto('passkeys')
      .values({
        id: credential.id,
        person: person.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transportsJson: JSON.stringify(credential.transports ?? []),
        label,
        created: this.now(),
      })
      .onConflict((clash) => clash.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw conflict('passkey-taken', 'This passkey belongs to an account already.');
  }

  async ask(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await (
      await library()
    ).generateAuthenticationOptions({ rpID: this.site.id, userVerification: 'preferred' });
    await this.people.keepCode(options.challenge, 'passkey-sign-in', null, '');
    return options;
  }

  async signIn(response: AuthenticationResponseJSON): Promise<PersonRow> {
    const challenge = challengeOf(response);
    const asked = await this.people.useCode(challenge, 'passkey-sign-in');
    const { db } = this.store;
    const passkey = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (!asked || !passkey) throw forbidden('This passkey is not known here.');
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: JSON.parse(passkey.transportsJson) as AuthenticatorTransport[],
      },
    }).catch(() => null);
    if (!verified?.verified) throw forbidden('The passkey could not be verified.');
    const counter = verified.authenticationInfo.newCounter;
    await db.updateTable('passkeys').set({ counter }).where('id', '=', passkey.id).execute();
    return welcome(await this.people.find(passkey.person));
  }

  async remove(person: PersonRow, id: string): Promise<void> {
    const { numDeletedRows } = await this.store.db
      .deleteFrom('passkeys')
      .where('person', '=', person.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('passkey');
  }
}

/** The challenge that the browser says it answered; whether it did is verified afterwards. */
function challengeOf(response: { response: { clientDataJSON: string } }): string {
  try {
    const text = Buffer.from(response.response.clientDataJSON, 'base64url').toString('utf8');
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Falls through to the refusal.
  }
  throw malformed('response', 'The answer of the passkey cannot be read.');
}
