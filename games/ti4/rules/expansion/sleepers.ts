import type { Seat, Shapes } from '@orrery/kernel';
import type { Pub, Table } from '../../shapes.ts';
import { planetsIn } from '../systems.ts';

// Sleeper tokens of the Titans, which lie on planets whoever controls them (TI4-ULTI-01).

/** What sleeper tokens add to the table. */
export interface Sleeping extends Shapes {
  pub: {
    /** Planet -> the player whose sleeper token lies there. */
    sleepers: { [planet: string]: Seat };
  };
  frames: {
    /** Planets on which sleepers were replaced after the activation. */
    tacticalAction: { awakened?: string[] };
  };
  events: {
    /** `from`: the planet it came from; null: the supply. */
    sleeperPlaced: { all: { seat: Seat; planet: string; from: string | null } };
  };
}

/** Planets with a sleeper token of a player. */
export const sleepersOf = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.sleepers).filter((planet) => pub.sleepers[planet] === seat);
export const sleepersIn = (pub: Pub, seat: Seat, system: string): string[] =>
  planetsIn(system).filter((planet) => pub.sleepers[planet] === seat);

/** A token from the supply, or from another planet. */
export function placeSleeper(t: Table, seat: Seat, planet: string, from: string | null): void {
  if (from !== null) removeSleeper(t, from);
  t.pub.sleepers = { ...t.pub.sleepers, [planet]: seat };
  t.emit('sleeperPlaced', { seat, planet, from });
}
export function removeSleeper(t: Table, planet: string): void {
  const { [planet]: _, ...others } = t.pub.sleepers;
  t.pub.sleepers = others;
}
