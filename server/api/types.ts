// Everything that crosses the wire between a client and the server. No Node import, no value besides the constants: clients use it by type.
import type { Level } from '@orrery/bots';
import type {
  Command,
  Decision,
  EarlyAnswer,
  Event,
  Json,
  Language,
  OptionSpec,
  Options,
  Patch,
  Refusal,
  Result,
  Seat,
  Shapes,
  View,
  WindowClose,
} from '@orrery/kernel';

/** The version of the messages below. A client that meets another one reloads itself. */
export const WIRE_VERSION = 2;
export type WireVersion = typeof WIRE_VERSION;

/** Milliseconds since 1970, by the server's clock. */
export type Time = number;
export type PersonId = string;
export type MatchId = string;

// ------------------------------------------------------------------------------------------------------------------ errors

export type ErrorCode =
  /** The request has the wrong form; `field` says where. */
  | 'malformed'
  /** Nobody is signed in. */
  | 'sign-in'
  /** Signed in, but this is not yours to do. */
  | 'forbidden'
  | 'not-found'
  /** The table is in another phase, the seat is taken, the name is in use. */
  | 'conflict'
  /** The rules refuse the command; `refusal` names the rule. */
  | 'refused'
  | 'too-many'
  | 'too-large'
  | 'banned'
  /** Disk or database out of reach: nothing happened, try again. */
  | 'unavailable'
  | 'internal';
/** Every answer with a status of 400 or more has this body. */
export interface ApiError {
  error: ErrorCode;
  /** One English sentence for developers; clients say it in the reader's words by the code and the reason. */
  message: string;
  /** A closed word for conflicts: 'seat-taken', 'not-open', 'name-taken', ... */
  reason?: string;
  field?: string;
  refusal?: Refusal;
  /** Seconds to wait, with 'too-many' and 'unavailable'. */
  retryAfter?: number;
}

// ------------------------------------------------------------------------------------------------------------------- games

/** GET /api/games */
export interface GameInfo {
  id: string;
  rules: number;
  title: { [L in Language]: string };
  seats: { min: number; max: number };
  options: { [option: string]: OptionSpec };
  /** Strengths of bots, weakest first. */
  bots: Level[];
  /** Whether it has reaction windows, for which blurred timing makes sense. */
  windows: boolean;
}

// ------------------------------------------------------------------------------------------------------------------ people

export interface Person {
  id: PersonId;
  name: string;
  guest: boolean;
}
/** GET /api/me: who I am; null when nobody is signed in. */
export interface Me extends Person {
  /** The name to sign in with; null for a guest. */
  handle: string | null;
  language: Language;
  /** Where notices go; confirmed. */
  email: string | null;
  /** Given, and waiting for the code that was sent there. */
  emailPending: string | null;
  hasPassword: boolean;
  passkeys: { id: string; label: string; created: Time }[];
  admin: boolean;
  quiet: QuietHours | null;
  /** When one notice a day tells of all that waits; null: never. */
  digest: DigestTime | null;
  /** Free for the client: theme, sound, palette, ... at most 8 KB as JSON. */
  settings: { [name: string]: Json };
  muted: PersonId[];
  created: Time;
}
/** A time of day in the person's own time zone. */
export interface DigestTime {
  /** Minutes since midnight. */
  at: number;
  /** For instance Europe/Paris. */
  zone: string;
}
/** No notices between these hours, in the person's own time zone. */
export interface QuietHours {
  /** Minutes since midnight. */
  from: number;
  to: number;
  /** For instance Europe/Paris. */
  zone: string;
}
export interface SessionInfo {
  id: string;
  device: string;
  created: Time;
  seen: Time;
  here: boolean;
}
export interface TokenInfo {
  id: string;
  label: string;
  created: Time;
  used: Time | null;
}

// ----------------------------------------------------------------------------------------------------------------- matches

/** How time passes at a table. The server owns time. */
export type ClockSpec =
  | { kind: 'none' }
  /** Fischer: each seat has a bank, which runs while it is waited for, and gains when it has given all its answers. Seconds. */
  | { kind: 'live'; bank: number; gain: number }
  /** A time for every answer, and a bank to draw on when it is not enough. Seconds. */
  | { kind: 'async'; perMove: number; bank: number };
/** What happens to a seat whose time is up. */
export type OnTimeout = 'default' | 'bot' | 'resign';
/** Who may watch: nobody, anybody, or anybody so many seconds late. */
export type Watching = { allowed: false } | { allowed: true; delay: number };

export interface TableSpec {
  game: string;
  options: Options;
  /** One entry a seat: a person is awaited, or a bot of this strength sits there. */
  seats: SeatSpec[];
  /** Public tables are listed; others are found by their link only. */
  public: boolean;
  clock: ClockSpec;
  onTimeout: OnTimeout;
  watching: Watching;
  /** When reaction windows close: by a clock that tells nothing of hands, when everybody invited has answered, or as soon as nobody could react. */
  windows: WindowClose | 'blurred';
  title: string;
}
export type SeatSpec = { kind: 'open' } | { kind: 'bot'; level: Level };
/** POST /api/matches: all but the game may be left out. */
export type NewTable = Pick<TableSpec, 'game'> & Partial<TableSpec>;

export type Phase = 'lobby' | 'running' | 'finished' | 'closed';
export interface SeatInfo {
  seat: Seat;
  /** null: open. A person stays named while a bot plays for them. */
  person: Person | null;
  /** The bot that sits here, or plays for the person at present. */
  bot: string | null;
  ready: boolean;
  online: boolean;
  /** Open vote to let a bot take this seat over: who agreed. */
  replaceVotes: Seat[];
  /** Milliseconds that the table has to wait for this seat before such a vote is taken. */
  replaceAfter: number;
}
/** A table in lists, in the lobby and beside the board. GET /api/matches, GET /api/matches/:id, message 'table'. */
export interface MatchSummary extends Omit<TableSpec, 'seats'> {
  id: MatchId;
  phase: Phase;
  host: PersonId;
  seats: SeatInfo[];
  /** The reader's seat; null for one who watches. */
  mine: Seat | null;
  /** Rises with every change of this summary. */
  revision: number;
  /** Commands so far that moved the match on. */
  n: number;
  /** Who is waited for. */
  awaiting: Awaiting[];
  clocks: Clocks;
  result: Result | null;
  /** SHA-256 of the key of all dice and shuffles; null in the lobby. The key itself is in the match file, after the end. */
  commitment: string | null;
  rematch: MatchId | null;
  watchers: number;
  archived: boolean;
  created: Time;
  started: Time | null;
  ended: Time | null;
}

/** A seat that the match waits for. In a reaction window all invited seats are listed until it closes, whether they answered or not. */
export interface Awaiting {
  seat: Seat;
  /** Decision kinds. */
  asks: { id: number; kind: string }[];
  since: Time;
}
export interface Clocks {
  kind: ClockSpec['kind'];
  /** When these figures were taken. */
  now: Time;
  /** Milliseconds left of each seat's bank; empty without a clock. */
  bank: number[];
  /** Running seats, and when their time is up. */
  running: { seat: Seat; due: Time }[];
  /** The open reaction window closes at the latest at this time; no bank runs meanwhile. */
  window: Time | null;
}

// ------------------------------------------------------------------------------------------------- what a seat may see

/** What one reader sees of a match: everything needed to draw the table. GET /api/matches/:id/view and message 'view'. */
export interface ViewMessage<T extends Shapes = Shapes> {
  t: 'view';
  v: WireVersion;
  match: MatchId;
  /** Counts the messages about this match on this connection. The next is at + 1; anything else is a gap: send 'resync'. */
  at: number;
  n: number;
  view: View<T>;
  /** What just happened, as far as the reader may know; empty after a resync (GET history tells the rest). */
  events: Event<T>[];
  awaiting: Awaiting[];
  clocks: Clocks;
  /** How far back the reader's seat may go freely; null when not at all. */
  undo: number | null;
}
/** What a reader has of a match, and what updates change. */
export type Board<T extends Shapes = Shapes> = Pick<ViewMessage<T>, 'view' | 'awaiting' | 'clocks' | 'undo'>;
/** The next state of the board: apply `patch` to the one before (see patch.ts). */
export interface UpdateMessage<T extends Shapes = Shapes> extends Pick<
  ViewMessage<T>,
  'v' | 'match' | 'at' | 'n' | 'events'
> {
  t: 'update';
  now: Time;
  patch: Patch;
}
/** GET /api/matches/:id/history?since=n: the steps after n, as far as the reader may know. */
export interface History<T extends Shapes = Shapes> {
  steps: HistoryStep<T>[];
  /** More steps follow: ask again with `since` = the last n. */
  more: boolean;
}
export interface HistoryStep<T extends Shapes = Shapes> {
  /** How many commands had moved the match on after this step. */
  n: number;
  at: Time;
  by: Seat | null;
  do: Command['do'];
  events: Event<T>[];
}
/** POST /api/matches/:id/commands */
export interface CommandAnswer {
  /** True: this very command had been applied before; nothing happened now. */
  already: boolean;
  n: number;
}

/** What a person may send; the table's own commands (timeout, bot, closeWindow) are not among them. The seat must be theirs. */
export type PersonCommand = Extract<
  Command,
  {
    do:
      | 'answer'
      | 'preAnswers'
      | 'waive'
      | 'hold'
      | 'offer'
      | 'show'
      | 'accept'
      | 'refuse'
      | 'withdraw'
      | 'undo'
      | 'consent'
      | 'resign';
  }
>;
/** What is kept for a seat beside its match, and is no command: a half-built answer, an answer to a question that is not asked yet. */
export type BesideRequest =
  | { do: 'draft'; seat: Seat; ask: number; part: Json }
  | { do: 'early'; seat: Seat; early: Omit<EarlyAnswer, 'seat'> | null };
export type PersonRequest = PersonCommand | BesideRequest;
export interface Beside {
  /** Half-built answers, by question. */
  drafts: { [ask: string]: Json };
  early: EarlyAnswer | null;
  /** The last early answer did not count: something else happened in between. */
  dropped: boolean;
}

// ------------------------------------------------------------------------------------------------------------ rooms

/** People who draft before a match, or who write down a game at a real table. */
export interface RoomInfo {
  id: string;
  kind: 'draft' | 'companion';
  game: string;
  host: PersonId;
  /** What stands behind the question mark of its page. */
  setup: string;
  /** Picks, or lines of the game. */
  entries: string[];
  /** Who has which place. */
  places: (Person | null)[];
  mine: number | null;
  /** Whose pick it is. */
  next: number | null;
  /** The set-up can still be changed. */
  mayChange: boolean;
  revision: number;
  /** The table that came of it. */
  match: MatchId | null;
  created: Time;
  ended: Time | null;
}
/** A room in a list: without what was written down in it, which may be long. */
export type ListedRoom = Pick<
  RoomInfo,
  'id' | 'kind' | 'game' | 'host' | 'places' | 'mine' | 'next' | 'match' | 'created'
>;

// ------------------------------------------------------------------------------------------------------------ talk, notices

export interface ChatLine {
  id: number;
  match: MatchId;
  person: Person;
  seat: Seat | null;
  text: string;
  at: Time;
}
/** GET /api/me/inbox: tables that wait for me, the most urgent first. */
export interface InboxItem {
  match: MatchId;
  game: string;
  title: string;
  seat: Seat;
  asks: Pick<Decision, 'id' | 'kind' | 'q'>[];
  n: number;
  since: Time;
  due: Time | null;
  others: string[];
}
/** GET /api/server */
export interface ServerInfo {
  version: string;
  wire: WireVersion;
  /** The operator's announcement; null when there is none. */
  announcement: string | null;
  /** Public key for web push. */
  pushKey: string;
  passkeys: boolean;
  mail: boolean;
}

// ---------------------------------------------------------------------------------------------------- live updates: /api/live

export type ClientMessage =
  /** Be told about a match: a 'table' and, once it runs, a 'view' follow at once, then updates. */
  | { t: 'watch'; match: MatchId }
  | { t: 'unwatch'; match: MatchId }
  /** A gap was seen: send the whole view again. */
  | { t: 'resync'; match: MatchId }
  /** `id` comes back in 'done' or 'failed'. Safe to send again after a reconnect. */
  | { t: 'command'; id: number; match: MatchId; command: PersonRequest }
  | { t: 'say'; id: number; match: MatchId; text: string }
  /** Whether somebody looks at this page. One that is hidden or was left alone holds no notice back; a client that says nothing counts as such. */
  | { t: 'attention'; here: boolean }
  | { t: 'ping' };

export type ServerMessage<T extends Shapes = Shapes> =
  | { t: 'hello'; v: WireVersion; me: Person | null; now: Time; heartbeat: number }
  | ViewMessage<T>
  | UpdateMessage<T>
  /** What is kept for the reader's seat beside the match. */
  | { t: 'beside'; v: WireVersion; match: MatchId; beside: Beside }
  /** The rules failed at an answer to this question; the keeper of the table may close it. */
  | { t: 'faulty'; v: WireVersion; match: MatchId; ask: number }
  | { t: 'table'; v: WireVersion; table: MatchSummary }
  | { t: 'presence'; v: WireVersion; match: MatchId; online: Seat[]; watchers: number }
  | { t: 'chat'; v: WireVersion; line: ChatLine }
  /** The list behind GET /api/me/inbox changed. */
  | { t: 'inbox'; v: WireVersion; waiting: number }
  | { t: 'announce'; v: WireVersion; text: string | null }
  | ({ t: 'done'; v: WireVersion; id: number } & CommandAnswer)
  | ({ t: 'failed'; v: WireVersion; id: number | null; match: MatchId | null } & ApiError)
  | { t: 'gone'; v: WireVersion; match: MatchId; reason: 'closed' | 'not-found' | 'forbidden' }
  | { t: 'pong'; v: WireVersion; now: Time };
