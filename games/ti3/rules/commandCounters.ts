import { divisions, hasToken, layToken, liftToken } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { Counters, Pub, Table } from '../shapes.ts';
import { queries } from './queries.ts';

// CC: Command Counters and Fleet Supply.

/** TI3-CC-06: how many non-Fighter ships a player may have in one system. */
export const fleetSupply = (pub: Pub, seat: Seat, system: string): number =>
  queries.number(pub, 'fleetSupply', { seat, system }, pub.sheets[seat]!.fleet);

/** A counter goes from the Command Pool to the system, and lies there until the Status Phase (TI3-TACT-03, TI3-CC-04). */
export function activate(t: Table, seat: Seat, system: string): void {
  t.pub.sheets[seat]!.command--;
  layToken(t.pub.activated, system, seat);
}

/** A counter from reinforcements goes to a system; none is added where one lies. */
export function layFromReserve(t: Table, seat: Seat, system: string): void {
  if (hasToken(t.pub.activated, system, seat)) return;
  t.pub.sheets[seat]!.reserve--;
  layToken(t.pub.activated, system, seat);
}

/** The system is then no longer activated by that player (TI3-MOVE-09). */
export const liftCounter = (pub: Pub, seat: Seat, system: string): void => liftToken(pub.activated, system, seat);

/** A counter goes from the board to reinforcements. */
export function takeCounterBack(t: Table, seat: Seat, system: string): void {
  liftCounter(t.pub, seat, system);
  t.pub.sheets[seat]!.reserve++;
}

/** All ways to divide counters among the three areas of the Race Sheet. */
export const splits = (n: number): Counters[] => divisions(['strategy', 'fleet', 'command'], n);

/** The ways that leave Fleet Supply within what the law allows, or add nothing to it. */
export function splitsFor(pub: Pub, seat: Seat, n: number, fleet = 0): Counters[] {
  const most = queries.number(pub, 'mostFleet', { seat }, Infinity);
  return splits(n).filter((way) => way.fleet === 0 || fleet + way.fleet <= most);
}

/** Counters come from reinforcements and lie in one area at once (TI3-CC-02). */
export function gainCounters(t: Table, seat: Seat, counters: Counters): void {
  const { strategy, fleet, command } = counters;
  const n = strategy + fleet + command;
  if (n === 0) return;
  const sheet = t.pub.sheets[seat]!;
  sheet.strategy += strategy;
  sheet.fleet += fleet;
  sheet.command += command;
  sheet.reserve -= n;
  t.emit('countersReceived', { seat, strategy, fleet, command });
}

/** Counters go from Strategy Allocation to reinforcements (TI3-STRATACT-04). */
export function spendStrategy(t: Table, seat: Seat, n: number): void {
  const sheet = t.pub.sheets[seat]!;
  sheet.strategy -= n;
  sheet.reserve += n;
}
