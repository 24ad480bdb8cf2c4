import type { Generated, Insertable, Selectable } from 'kysely';

// The tables of the server. Times are milliseconds since 1970, flags are 0 or 1, fields called *Json hold JSON text.

export interface Tables {
  people: PeopleTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  codes: CodesTable;
  matches: MatchesTable;
  seats: SeatsTable;
  log: LogTable;
  snapshots: SnapshotsTable;
  /** What was seen of a finished match (the kernel's film), packed. */
  films: { match: string; film: string };
  /** What the server keeps about itself. The table has the name it was made with. */
  server: { name: string; value: string };
  /** What the names and handles of registered people look like (people/names.ts). */
  glances: { glance: string; person: string; name: string };
  /** What the archive keeps of a finished match or of a game at a real table (`match` is then its room). */
  statistics: { match: string; game: string; source: 'match' | 'companion'; ended: number; entryJson: string };
  rooms: RoomsTable;
  places: { room: string; place: number; person: string };
  chat: ChatTable;
  mutes: { person: string; muted: string };
  reports: ReportsTable;
  /** Session: where somebody was signed in who asked for notices there; null before that was kept. */
  push: { endpoint: string; person: string; session: string | null; keysJson: string; created: number };
  /** `since` and `reminded` name the wait that the last notice and the last reminder were about. */
  notices: { match: string; person: string; since: number; sent: number; reminded: number };
}

interface RoomsTable {
  id: string;
  kind: 'draft' | 'companion';
  game: string;
  host: string;
  /** What was settled before it began, in the words of its kind. */
  setup: string;
  entriesJson: string;
  revision: number;
  /** The table that came of it. */
  match: string | null;
  created: number;
  changed: number;
  ended: number | null;
}
interface PeopleTable {
  id: string;
  name: string;
  /** Lower case; null for a guest. */
  handle: string | null;
  password: string | null;
  /** Confirmed by its owner. */
  email: string | null;
  /** Given, and not yet confirmed: nothing but the code to confirm it is ever sent there. */
  emailPending: Generated<string | null>;
  language: string;
  settingsJson: string;
  quietJson: string | null;
  /** When the daily notice comes, and when the last one was due. */
  digestJson: Generated<string | null>;
  digested: Generated<number>;
  banned: number;
  /** Set by the operators' command alone, never over the wire. */
  operator: Generated<number>;
  created: number;
}
interface SessionsTable {
  id: string;
  /** SHA-256 of the token; the token itself is stored nowhere. */
  hash: string;
  person: string;
  kind: 'browser' | 'token';
  label: string;
  created: number;
  seen: number;
}
interface PasskeysTable {
  id: string;
  person: string;
  publicKey: string;
  counter: number;
  transportsJson: string;
  label: string;
  created: number;
}
interface CodesTable {
  hash: string;
  purpose: 'device' | 'passkey-register' | 'passkey-sign-in' | 'email';
  person: string | null;
  data: string;
  expires: number;
}
interface MatchesTable {
  id: string;
  game: string;
  rules: number;
  specJson: string;
  phase: 'lobby' | 'running' | 'finished' | 'closed';
  host: string;
  public: number;
  /** The secret of all dice and shuffles; null in the lobby. */
  key: string | null;
  /** The server's part of it, to which it is committed from the lobby on; null for tables laid by earlier versions. */
  serverKey: Generated<string | null>;
  /** Commands in the log: the lock of every append. */
  seq: number;
  /** Commands that moved the match on. */
  n: number;
  awaitingJson: string;
  clockJson: string | null;
  /** When the table itself has to act next: a clock, a window, a bot. */
  due: number | null;
  resultJson: string | null;
  /** Rises with every change of the table beside its log. */
  revision: number;
  rematch: string | null;
  webhook: string | null;
  /** Put out of the host's own lists, where the host has no seat. */
  hostArchived: Generated<number>;
  created: number;
  started: number | null;
  ended: number | null;
}
interface SeatsTable {
  match: string;
  seat: number;
  person: string | null;
  bot: string | null;
  /** The number that the player's program contributed to the dice. */
  salt: Generated<string | null>;
  ready: number;
  archived: number;
  votesJson: string;
}
/** Stands in the log where no fingerprint was taken. */
export const NO_HASH = '-';
interface LogTable {
  match: string;
  seq: number;
  n: number;
  at: number;
  seat: number | null;
  commandJson: string;
  hash: string;
  eventsJson: string;
}
interface SnapshotsTable {
  match: string;
  seq: number;
  stateJson: string;
}
interface ChatTable {
  id: Generated<number>;
  match: string;
  person: string;
  seat: number | null;
  text: string;
  at: number;
}
interface ReportsTable {
  id: Generated<number>;
  line: number;
  match: string;
  accused: string;
  text: string;
  by: string;
  why: string;
  at: number;
  handled: number;
}

export type PersonRow = Selectable<PeopleTable>;
export type MatchRow = Selectable<MatchesTable>;
export type NewMatchRow = Insertable<MatchesTable>;
export type RoomRow = Selectable<RoomsTable>;
export type SeatRow = Selectable<SeatsTable>;
export type LogRow = Selectable<LogTable>;
