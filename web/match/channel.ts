import type { LessonState } from './lesson.ts';
import type { Accessor } from 'solid-js';
import type {
  Command,
  EarlyAnswer,
  Event,
  Json,
  MatchFile,
  Options,
  Refusal,
  Seat,
  Shapes,
  View,
} from '@orrery/kernel';
import type { Awaiting, ChatLine, Clocks, PersonId } from '@orrery/server/api';

/** Who sits on a seat, as the frame shows it. */
export interface SeatState {
  name: string;
  /** Strength of the bot that plays the seat, null for a person. */
  bot: string | null;
  online: boolean;
}
export interface TableHead {
  id: string;
  /** What the players call it: the name of a campaign; empty without one. */
  title: string;
  game: string;
  options: Options;
  /** The reader's seat; null for one who watches. */
  mine: Seat | null;
  seats: SeatState[];
  /** How many look on. */
  watchers: number;
  /** Played on this device alone. */
  local: boolean;
  /** A lesson: advice stands beside every question. */
  lesson: LessonState | null;
  commitment: string | null;
  /** The table that follows this one, once somebody asked for it. */
  rematch: string | null;
}
/** A step of the match as far as the reader may know it. */
export interface Step {
  n: number;
  at: number;
  by: Seat | null;
  do: Command['do'];
  events: Event<Shapes>[];
}
export interface Update {
  view: View<Shapes>;
  steps: Step[];
  /** The steps replace the whole record: the first message, an undo, a resync. */
  whole: boolean;
  awaiting: Awaiting[];
  clocks: Clocks | null;
  /** How far back the reader may go: freely, or with the others' consent. */
  undo: { to: number; free: boolean } | null;
}
export interface Advice {
  ask: number;
  answer: Json;
}
export type Connection = 'here' | 'connecting' | 'reconnecting' | 'lost';
/** Why a table cannot be shown. */
export type Trouble = {
  why: 'not-found' | 'forbidden' | 'closed' | 'version' | 'storage' | 'script' | 'sign-in' | 'server' | 'old';
  detail: string;
};

/** The way to a match: a worker on this device, or a server. The frame does not know which. */
export interface Channel {
  head: Accessor<TableHead | null>;
  connection: Accessor<Connection>;
  trouble: Accessor<Trouble | null>;
  /** Called with every update, the first as soon as there is one. */
  listen(listener: (update: Update) => void): void;
  send(command: Command): Promise<Refusal | null>;
  beside: BesideChannel;
  file(): Promise<MatchFile | null>;
  /** Starts the same table again; the address of it. */
  again(): Promise<string>;
  /** What a strong bot would answer now; null where nobody can be asked. */
  advise: (() => Promise<Advice | null>) | null;
  /** What is said at the table; null where nobody else sits. */
  talk: TalkChannel | null;
  /** What a server can do about the seats; null at a table of this device. */
  seatActions: SeatActions | null;
  keeper: Keeper;
  close(): void;
}

/** What is kept for the reader beside the match: nobody else knows of it, and it is no part of the record. */
export interface BesideChannel {
  /** Half-built answers, by question. */
  drafts: Accessor<{ [ask: string]: Json }>;
  keepDraft(seat: Seat, ask: number, part: Json): void;
  /** Answers to questions that are not asked yet; null where windows do not keep anybody waiting. */
  early: EarlyChannel | null;
}
export interface EarlyChannel {
  kept: Accessor<EarlyAnswer | null>;
  /** The last one did not count. */
  dropped: Accessor<boolean>;
  give(seat: Seat, early: Omit<EarlyAnswer, 'seat'> | null): Promise<Refusal | null>;
}

export interface TalkChannel {
  lines: Accessor<ChatLine[]>;
  say(text: string): Promise<void>;
  isMine(line: ChatLine): boolean;
  nameOf(person: PersonId): string;
  /** People of this table whom the reader does not hear. */
  muted: Accessor<PersonId[]>;
  mute(person: PersonId, muted: boolean): Promise<void>;
  /** To the operators of the server. */
  report(line: number, why: string): Promise<void>;
}

/** Somebody who is away: who voted to let a bot play for them, how many votes it takes, and after how many milliseconds of waiting. */
export interface Absent {
  seat: Seat;
  votes: Seat[];
  after: number;
  needed: number;
}
/** The way out of a fault in the rules, for whoever keeps the table: the host, and at a table of this device its reader. */
export interface Keeper {
  /** The question that the rules failed at; null where there is none, or where the reader does not keep the table. */
  faulty: Accessor<number | null>;
  closeQuestion(ask: number): Promise<void>;
}
export interface SeatActions {
  /** A bot plays for the reader at present. */
  isReplaced: Accessor<boolean>;
  takeBack(): Promise<void>;
  absent: Accessor<Absent[]>;
  vote(seat: Seat, yes: boolean): Promise<void>;
  /** Whether the reader may end the table for everybody. */
  mayClose: Accessor<boolean>;
  closeTable(): Promise<void>;
}
