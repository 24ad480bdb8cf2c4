import type { Command, Event, Shapes, State } from '@orrery/kernel';
import { patchText } from '@orrery/kernel';
import type { Awaiting, Time } from '../api/types.ts';
import type { ClockState } from './clock.ts';

/** A state of a match that is on disk and may be told. */
export interface Shown {
  state: State<Shapes>;
  /** Commands in the log. */
  seq: number;
  awaiting: Awaiting[];
  /** The same as text: it is stored, compared and told. */
  awaitingJson: string;
  clock: ClockState;
  /** By seat: how far back it may go freely. */
  undo: (number | null)[];
  at: Time;
}
/** One command, on disk, to be told to all who watch. */
export interface Publication {
  before: Shown;
  after: Shown;
  command: Command;
  events: Event<Shapes>[];
  eventsJson: string;
  changes: Changes;
}

/** What a command changed, as patches: for all, and for each seat. Reckoned while both states are still at hand, before the disk is waited for. */
export interface Changes {
  readonly pub: string;
  readonly own: readonly string[];
}
export function changesBetween(before: State<Shapes>, after: State<Shapes>): Changes {
  const own: string[] = [];
  for (let seat = 0; seat < after.own.length; seat++) own.push(patchText(before.own[seat], after.own[seat]));
  return { pub: patchText(before.pub, after.pub), own };
}
