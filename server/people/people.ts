import type { Language } from '@orrery/kernel';
import { RequestError, conflict, forbidden, notFound } from '../api/requestError.ts';
import type { DigestTime, Me, PersonId, QuietHours, SessionInfo, Time, TokenInfo } from '../api/types.ts';
import { newId } from '../matches/ids.ts';
import type { Store } from '../store/store.ts';
import type { PersonRow } from '../store/tables.ts';
import { QUOTAS, mustHaveRoomFor } from '../ops/quotas.ts';
import { Names } from './takenNames.ts';
import { hashPassword, newToken, passwordFits, sha256 } from './secrets.ts';

export interface PeopleDeps {
  store: Store;
  now: () => Time;
  /** A session of a person ended, or all of them. */
  signedOut: (person: PersonId) => void;
}
/** Who sends a request. */
export interface Caller {
  person: PersonRow;
  session: string;
  kind: 'browser' | 'token';
}
export interface Changes {
  name?: string;
  language?: Language;
  quiet?: QuietHours | null;
  digest?: DigestTime | null;
  settings?: { [name: string]: unknown };
}

const KNOWN_FOR = 20_000;
const SEEN_EVERY = 60_000;
/** A browser that did not come back for a year is signed out, as its cookie is. */
const LASTS = 366 * 86_400_000;
const CODE_LASTS = 10 * 60_000;

/** Somebody who may sign in. */
export function welcome(person: PersonRow): PersonRow {
  if (person.banned) throw new RequestError('banned', 'This account is banned.');
  return person;
}

/** Guests, accounts, sessions and tokens. */
export class People {
  private readonly deps: PeopleDeps;
  /** Sessions looked up lately, by hash. */
  private readonly known = new Map<string, { caller: Caller; until: Time }>();

  readonly names: Names;

  constructor(deps: PeopleDeps) {
    this.deps = deps;
    this.names = new Names(deps.store.db);
  }
  private get db() {
    return this.deps.store.db;
  }

  // --------------------------------------------------------------------------------------------------------------- sessions

  /** Whose token this is; null when it is nobody's. */
  async callerOf(token: string): Promise<Caller | null> {
    const hash = sha256(token);
    const now = this.deps.now();
    const known = this.known.get(hash);
    if (known && known.until > now) return known.caller;
    const session = await this.db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (!session) return null;
    if (session.kind === 'browser' && now - session.seen > LASTS) {
      await this.endSession(session.id);
      return null;
    }
    const person = await this.db.selectFrom('people').selectAll().where('id', '=', session.person).executeTakeFirst();
    if (!person) return null;
    if (now - session.seen > SEEN_EVERY)
      await this.db.updateTable('sessions').set({ seen: now }).where('id', '=', session.id).execute();
    const caller: Caller = { person, session: session.id, kind: session.kind };
    if (this.known.size > 50_000) this.known.clear();
    this.known.set(hash, { caller, until: now + KNOWN_FOR });
    return caller;
  }

  /** Something about a person changed: look them up anew. */
  forget(person: PersonId): void {
    for (const [hash, { caller }] of this.known) if (caller.person.id === person) this.known.delete(hash);
  }

  async openSession(person: PersonId, kind: Caller['kind'], label: string): Promise<{ id: string; token: string }> {
    await this.makeRoom(person, kind);
    const token = newToken();
    const now = this.deps.now();
    const id = newId();
    await this.db
      .insertInto('sessions')
      .values({ id, hash: sha256(token), person, kind, label: label.slice(0, 100), created: now, seen: now })
      .execute();
    return { id, token };
  }

  /** Of tokens one is refused when there are too many; of devices the one not seen for longest is signed out. */
  private async makeRoom(person: PersonId, kind: Caller['kind']): Promise<void> {
    const present = await this.rowsOf(person, kind);
    if (kind === 'token') return mustHaveRoomFor('tokens', present.length);
    if (present.length < QUOTAS.devices) return;
    const oldest = present.toSorted((a, b) => a.seen - b.seen)[0]!;
    await this.endSession(oldest.id);
    this.forget(person);
  }

  /** With the session the notices end that were asked for there. */
  private async endSession(id: string): Promise<void> {
    await this.db.deleteFrom('push').where('session', '=', id).execute();
    await this.db.deleteFrom('sessions').where('id', '=', id).execute();
  }

  async closeSession(person: PersonId, id: string): Promise<void> {
    const mine = await this.db
      .selectFrom('sessions')
      .select('id')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!mine) throw notFound('session');
    await this.endSession(id);
    this.disconnect(person);
  }

  /** Ends every session and token of a person but one: whoever else had a way in has none any more. */
  async closeOthers(person: PersonId, but: string | null): Promise<void> {
    let others = this.db.deleteFrom('sessions').where('person', '=', person);
    if (but !== null) others = others.where('id', '!=', but);
    await others.execute();
    let notices = this.db.deleteFrom('push').where('person', '=', person);
    if (but !== null) notices = notices.where((q) => q.or([q('session', 'is', null), q('session', '!=', but)]));
    await notices.execute();
    await this.db.deleteFrom('codes').where('person', '=', person).where('purpose', '=', 'device').execute();
    this.disconnect(person);
  }

  /** On every node: looked up anew, and connections closed. Those who are still signed in come back by themselves. */
  disconnect(person: PersonId): void {
    this.forget(person);
    this.deps.signedOut(person);
  }

  /** Those of some sessions that have not ended, and whose people are not banned. */
  async stillOpen(sessions: readonly string[]): Promise<Set<string>> {
    const open = new Set<string>();
    for (let i = 0; i < sessions.length; i += 500) {
      const rows = await this.db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select('sessions.id')
        .where('sessions.id', 'in', sessions.slice(i, i + 500))
        .where('people.banned', '=', 0)
        .execute();
      for (const { id } of rows) open.add(id);
    }
    return open;
  }

  async sessions(person: PersonId, here: string): Promise<SessionInfo[]> {
    const rows = await this.rowsOf(person, 'browser');
    return rows.map(({ id, label, created, seen }) => ({ id, device: label, created, seen, here: id === here }));
  }
  async tokens(person: PersonId): Promise<TokenInfo[]> {
    const rows = await this.rowsOf(person, 'token');
    return rows.map(({ id, label, created, seen }) => ({ id, label, created, used: seen > created ? seen : null }));
  }
  private rowsOf(person: PersonId, kind: Caller['kind']) {
    return this.db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('kind', '=', kind)
      .orderBy('created')
      .execute();
  }

  // ----------------------------------------------------------------------------------------------------------------- people

  /** Somebody new, at the table at once. */
  async guest(name: string, language: Language): Promise<PersonRow> {
    await this.names.mustBeFree(name, null);
    const row: PersonRow = {
      id: newId(),
      name,
      handle: null,
      password: null,
      email: null,
      emailPending: null,
      language,
      settingsJson: '{}',
      quietJson: null,
      digestJson: null,
      digested: 0,
      banned: 0,
      operator: 0,
      created: this.deps.now(),
    };
    await this.db.insertInto('people').values(row).execute();
    return row;
  }

  /** A guest takes a name to sign in with, and keeps everything. */
  async register(person: PersonRow, handle: string, password: string | null): Promise<void> {
    if (person.handle !== null) throw conflict('registered', 'This account has a name already.');
    await this.names.mustBeFree(handle, person.id);
    // A guest may bear a name that somebody has registered since; then the handle is the name.
    const name = (await this.names.isFree(person.name, person.id)) ? person.name : handle;
    await this.claim(person.id, handle, password && (await hashPassword(password)));
    await this.db.updateTable('people').set({ name }).where('id', '=', person.id).execute();
    await this.names.keep(person.id, [handle, name]);
    this.forget(person.id);
  }

  private async claim(person: PersonId, handle: string, password: string | null): Promise<void> {
    const taken = await this.db
      .selectFrom('people')
      .select('id')
      .where('handle', '=', handle.toLowerCase())
      .executeTakeFirst();
    if (taken) throw conflict('name-taken', 'This name is in use.');
    try {
      const { numUpdatedRows } = await this.db
        .updateTable('people')
        .set({ handle: handle.toLowerCase(), ...(password === null ? {} : { password }) })
        .where('id', '=', person)
        // In two tabs at once: the first name stays.
        .where('handle', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw conflict('registered', 'This account has a name already.');
    } catch (error) {
      if (/unique/i.test(String(error))) throw conflict('name-taken', 'This name is in use.');
      throw error;
    }
    this.forget(person);
  }

  /** Whoever changes a password may fear that somebody else is in: all other devices and all tokens are signed out. */
  async changePassword(person: PersonRow, session: string, present: string | null, password: string): Promise<void> {
    if (person.handle === null) throw conflict('guest', 'Take a name first.');
    if (person.password !== null && !(await passwordFits(person.password, present ?? '')))
      throw forbidden('The present password is another.');
    await this.db
      .updateTable('people')
      .set({ password: await hashPassword(password) })
      .where('id', '=', person.id)
      .execute();
    await this.closeOthers(person.id, session);
  }

  async signIn(handle: string, password: string): Promise<PersonRow> {
    const person = await this.db
      .selectFrom('people')
      .selectAll()
      .where('handle', '=', handle.toLowerCase())
      .executeTakeFirst();
    const fits = await passwordFits(person?.password ?? null, password);
    if (!person || !fits) throw forbidden('Name and password do not fit.');
    return welcome(person);
  }

  async change({ id: person, handle }: PersonRow, { name, language, quiet, digest, settings }: Changes): Promise<void> {
    const set = {
      ...(name === undefined ? {} : { name }),
      ...(language === undefined ? {} : { language }),
      ...(quiet === undefined ? {} : { quietJson: quiet && JSON.stringify(quiet) }),
      // From today on: an hour that has passed already comes again tomorrow.
      ...(digest === undefined ? {} : { digestJson: digest && JSON.stringify(digest), digested: this.deps.now() }),
      ...(settings === undefined ? {} : { settingsJson: JSON.stringify(settings) }),
    };
    if (Object.keys(set).length === 0) return;
    if (name !== undefined) await this.names.mustBeFree(name, person);
    await this.db.updateTable('people').set(set).where('id', '=', person).execute();
    if (name !== undefined && handle !== null) await this.names.keep(person, [handle, name]);
    this.forget(person);
  }

  isAdmin(person: PersonRow): boolean {
    return person.handle !== null && person.operator === 1;
  }

  async me(person: PersonRow): Promise<Me> {
    const passkeys = await this.db
      .selectFrom('passkeys')
      .select(['id', 'label', 'created'])
      .where('person', '=', person.id)
      .execute();
    const muted = await this.db.selectFrom('mutes').select('muted').where('person', '=', person.id).execute();
    return {
      id: person.id,
      name: person.name,
      guest: person.handle === null,
      handle: person.handle,
      language: person.language as Language,
      email: person.email,
      emailPending: person.emailPending,
      hasPassword: person.password !== null,
      passkeys,
      admin: this.isAdmin(person),
      quiet: person.quietJson === null ? null : (JSON.parse(person.quietJson) as QuietHours),
      digest: person.digestJson === null ? null : (JSON.parse(person.digestJson) as DigestTime),
      settings: JSON.parse(person.settingsJson) as Me['settings'],
      muted: muted.map((row) => row.muted),
      created: person.created,
    };
  }

  async find(id: PersonId): Promise<PersonRow> {
    const row = await this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('person');
    return row;
  }

  async ban(id: PersonId, banned: boolean): Promise<void> {
    await this.find(id);
    await this.db
      .updateTable('people')
      .set({ banned: banned ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    this.disconnect(id);
  }

  // ------------------------------------------------------------------------------------------------------------------ codes

  /** A short code that lets another device in, once, for ten minutes. */
  async deviceCode(person: PersonId): Promise<{ code: string; expires: Time }> {
    const code = newId(10);
    const expires = this.deps.now() + CODE_LASTS;
    await this.keepCode(code, 'device', person, '', expires);
    return { code, expires };
  }

  async keepCode(
    code: string,
    purpose: 'device' | 'passkey-register' | 'passkey-sign-in' | 'email',
    person: PersonId | null,
    data: string,
    expires = this.deps.now() + CODE_LASTS,
  ): Promise<void> {
    await this.db.deleteFrom('codes').where('expires', '<', this.deps.now()).execute();
    await this.db
      .insertInto('codes')
      .values({ hash: sha256(code), purpose, person, data, expires })
      .execute();
  }

  /** Uses a code up. Null: there is none, or it is too old, or somebody was quicker. */
  async useCode(code: string, purpose: string): Promise<{ person: PersonId | null; data: string } | null> {
    const hash = sha256(code);
    const found = await this.db.selectFrom('codes').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (!found || found.purpose !== purpose || found.expires < this.deps.now()) return null;
    const { numDeletedRows } = await this.db.deleteFrom('codes').where('hash', '=', hash).executeTakeFirst();
    return numDeletedRows === 1n ? { person: found.person, data: found.data } : null;
  }

  async signInByCode(code: string): Promise<PersonRow> {
    const used = await this.useCode(code.trim().toLowerCase(), 'device');
    if (!used?.person) throw forbidden('This code is not valid any more.');
    return welcome(await this.find(used.person));
  }
}
