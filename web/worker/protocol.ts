import type { Level } from '@orrery/bots/names';
import type { Command, MatchFile, Options, Refusal, Seat } from '@orrery/kernel';
import type { Beginning } from '../match/lesson.ts';
import type { Advice, TableHead, Update } from '../match/channel.ts';

/** A table of this device: its bots have a strength. */
export interface LocalHead extends TableHead {
  seats: (TableHead['seats'][number] & { bot: Level | null })[];
}

/** A new table on this device. */
export interface NewMatch {
  game: string;
  seats: { name: string; bot: Level | null }[];
  options: Options;
  mine: Seat;
  /** A fixed secret, for lessons and for another try from the same start. */
  key?: string;
  /** Commands that lead to where play begins: a fork of another match. */
  past?: Command[];
  kind?: 'match' | 'fork';
  /** It is a lesson of this name; bots of this strength play for all until the reader is asked something. */
  lesson?: { id: string; level: Level; until?: Beginning };
  /** What the players call it: the name of a campaign. */
  title?: string;
}

/** What the page asks of the worker; every request is answered once, by its number. */
export type Asked =
  | { id: number; do: 'start'; match: NewMatch }
  | { id: number; do: 'open'; match: string }
  | { id: number; do: 'send'; command: Command }
  /** The rules failed at this question: it is closed, so that the match goes on. */
  | { id: number; do: 'closeQuestion'; ask: number }
  /** The file of a match that stays closed. */
  | { id: number; do: 'read'; match: string }
  /** This tab plays on instead of the one that does. */
  | { id: number; do: 'takeOver' }
  | { id: number; do: 'file' }
  /** What a strong bot would answer now, for a hint. */
  | { id: number; do: 'advise' };
export type Answered =
  | { id: number; ok: true; value: string | Refusal | MatchFile | Advice | null }
  | { id: number; ok: false; why: 'not-found' | 'version' | 'storage' | 'script'; detail: string };

/** What the worker says unasked. */
export type WorkerMessage =
  | { t: 'head'; head: LocalHead }
  | { t: 'update'; update: Update }
  /** The rules failed at this question. */
  | { t: 'faulty'; ask: number }
  /** Whether this tab plays the match or follows another one that does. */
  | { t: 'role'; plays: boolean }
  | { t: 'trouble'; why: 'storage' | 'script'; detail: string }
  /** The browser keeps the match again. */
  | { t: 'kept' };
export type FromWorker = ({ t: 'answer' } & Answered) | WorkerMessage;
