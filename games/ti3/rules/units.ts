import { addUnits, marksOf, removeUnits } from '@orrery/kernel';
import type { Seat, Stack } from '@orrery/kernel';
import { aboard, stackName, stackNamed } from '@orrery/imperium';
import type { Cargo } from '@orrery/imperium';
import { planetsIn } from '../content/tiles.ts';
import { UNIT_KINDS, facts, isShip } from '../content/units.ts';
import type { Ship, Unit } from '../content/units.ts';
import type { LeaderKind } from '../content/leaders.ts';
import type { Fate, Fight, Pub, ShipName, Table } from '../shapes.ts';
import { queries } from './queries.ts';
import { clockwise } from './seating.ts';

// UNITS: what stands where. Ships lie in space areas; damage and cargo are marks of the ship, so the cargo shares its fate (TI3-UNITS-17).

export const DAMAGED = 'damaged';

/** What a ship carries; Fighters never, they are in space (TI3-UNITS-28). */
export type Hold = Cargo<'ground-force' | 'pds'>;

export interface ShipKind {
  readonly unit: Ship;
  readonly marks: string;
}

export const nameOf: (ship: Pick<Stack, 'type' | 'marks'>) => ShipName = stackName;

export function shipNamed(name: ShipName): ShipKind {
  const { type, marks } = stackNamed<Ship>(name);
  return { unit: type, marks };
}

export function holdOf(marks: string): Hold {
  const hold: { 'ground-force'?: number; pds?: number } = {};
  if (!marks.includes(':')) return hold;
  for (const one of marks.split(' ')) {
    const [unit, n] = one.split(':');
    if (unit === 'ground-force' || unit === 'pds') hold[unit] = Number(n);
  }
  return hold;
}

export const isDamaged = (marks: string): boolean => marks === DAMAGED || marks.startsWith(`${DAMAGED} `);

const LEADER = 'leader:';
/** The leaders aboard a ship (TI3-OPT-LEADERS-05). */
export const leadersAboard = (marks: string): string[] =>
  marks.includes(LEADER)
    ? marks.split(' ').flatMap((one) => (one.startsWith(LEADER) ? [one.slice(LEADER.length)] : []))
    : [];
/** Is a leader of a kind aboard a ship with these marks? */
export const hasAboard = (marks: string, kind: LeaderKind): boolean => marks.includes(`${LEADER}${kind}-`);

/** The marks of a ship with this hold; damage comes first by the alphabet, so that equal ships are named alike. */
export function marksFor(damaged: boolean, hold: Hold, leaders: readonly string[] = []): string {
  const marks = damaged ? [DAMAGED] : [];
  if (hold['ground-force']) marks.push(`ground-force:${hold['ground-force']}`);
  if (hold.pds) marks.push(`pds:${hold.pds}`);
  for (const id of leaders) marks.push(`${LEADER}${id}`);
  return marksOf(marks);
}

/** The stacks of a seat's ships in a system, in a fixed order. */
export const shipsOf = (pub: Pick<Pub, 'units'>, system: string, seat: Seat): Stack[] =>
  (pub.units[system] ?? []).filter((s) => s.seat === seat && isShip(s.type)).toSorted(inOrder);

const inOrder = (a: Stack, b: Stack): number =>
  UNIT_KINDS.indexOf(a.type as Unit) - UNIT_KINDS.indexOf(b.type as Unit) || (a.marks < b.marks ? -1 : 1);

export const hasShips = (pub: Pub, system: string, seat: Seat): boolean =>
  (pub.units[system] ?? []).some((s) => s.seat === seat);

/** Other players with ships in a system, clockwise from a seat. */
export const enemiesIn = (pub: Pub, system: string, seat: Seat): Seat[] =>
  clockwise(pub, seat).filter((other) => hasShips(pub, system, other));

export function countAt(pub: Pub, place: string, seat: Seat, unit: Unit): number {
  let n = 0;
  for (const s of pub.units[place] ?? []) if (s.seat === seat && s.type === unit) n += s.n;
  return n;
}

/** Non-Fighter ships: what Fleet Supply counts (TI3-CC-06). */
export function fleetSize(pub: Pub, system: string, seat: Seat): number {
  let n = 0;
  for (const s of pub.units[system] ?? []) if (s.seat === seat && s.type !== 'fighter') n += s.n;
  return n;
}

/** Has a seat any unit in a system: ships, or units on its planets? (TI3-SC2-02) */
export const hasUnits = (pub: Pub, system: string, seat: Seat): boolean =>
  [system, ...planetsIn(system).map((p) => p.id)].some((place) =>
    (pub.units[place] ?? []).some((s) => s.seat === seat),
  );

/** All units of one kind a seat has on the board, cargo included. */
export function onBoard(pub: Pub, seat: Seat, unit: Unit): number {
  let n = 0;
  for (const place in pub.units) {
    for (const s of pub.units[place]!) {
      if (s.seat !== seat) continue;
      if (s.type === unit) n += s.n;
      else if (s.marks !== '' && (unit === 'ground-force' || unit === 'pds')) n += s.n * (holdOf(s.marks)[unit] ?? 0);
    }
  }
  return n;
}

/** Ships that can be told apart: each ship of each stack, in a fixed order. */
export const eachShip = (pub: Pub, system: string, seat: Seat): ShipKind[] =>
  shipsOf(pub, system, seat).flatMap((s) =>
    Array.from({ length: s.n }, () => ({ unit: s.type as Ship, marks: s.marks })),
  );

/** Takes units off the board into reinforcements (TI3-GEN-11); a ship takes its cargo along, and its leaders are in peril. */
export function destroy(t: Table, place: string, seat: Seat, unit: Unit, n: number, marks = ''): void {
  if (n === 0) return;
  removeUnits(t.pub.units, place, seat, unit, n, marks);
  for (const id of leadersAboard(marks)) t.pub.leaders[id]!.fate = shipwreck(t.pub, place, seat);
  const units: { unit: Unit; n: number }[] = [{ unit, n }];
  const hold = holdOf(marks);
  for (const load of ['ground-force', 'pds'] as const) if (hold[load]) units.push({ unit: load, n: n * hold[load] });
  t.emit('lost', { seat, place, units });
}

/** Destroyed in a Space Battle, what opens it included, a ship may leave survivors; at any other time it leaves none (TI3-OPT-LEADERS-10, TI3-OPT-LEADERS-11). */
function shipwreck(pub: Pub, system: string, seat: Seat): Fate {
  const fight = pub.table.stack.findLast((frame) => frame.proc === 'spaceBattle') as Fight | undefined;
  if (fight?.system !== system) return { as: 'killed', by: null };
  return { as: 'battle', by: seat === fight.attacker ? fight.defender : fight.attacker };
}

/** So many Fighters of a system are lost, those with leaders aboard last. */
export function loseFighters(t: Table, system: string, seat: Seat, n: number): void {
  for (const { marks, n: taken } of takeFighters(t.pub, system, seat, n))
    destroy(t, system, seat, 'fighter', taken, marks);
}
/** So many Fighters of a system by their marks, those with leaders aboard last. */
export function takeFighters(pub: Pub, system: string, seat: Seat, n: number): { marks: string; n: number }[] {
  let left = n;
  const found: { marks: string; n: number }[] = [];
  for (const s of shipsOf(pub, system, seat)) {
    if (s.type !== 'fighter' || left === 0) continue;
    const taken = Math.min(left, s.n);
    found.push({ marks: s.marks, n: taken });
    left -= taken;
  }
  return found;
}

/** Nobody controls the planet any more; what it still holds of its former owner is lost with it. */
export function neutralise(t: Table, planet: string): void {
  const state = t.pub.planets[planet]!;
  const owner = state.by!;
  for (const unit of ['pds', 'space-dock'] as const)
    destroy(t, planet, owner, unit, countAt(t.pub, planet, owner, unit));
  state.by = null;
  state.dockSince = 0;
  t.emit('becameNeutral', { planet, from: owner });
}

export const place = (pub: Pub, at: string, seat: Seat, unit: Unit, n: number, marks = ''): void =>
  addUnits(pub.units, at, seat, unit, n, marks);

/** Exchanges one ship for the same ship with other marks. */
export function mark(pub: Pub, system: string, seat: Seat, ship: ShipKind, marks: string): void {
  removeUnits(pub.units, system, seat, ship.unit, 1, ship.marks);
  addUnits(pub.units, system, seat, ship.unit, 1, marks);
}

/** Ground Forces and PDS aboard all ships of a stack's kind. */
export const cargoOf = (ship: Pick<Stack, 'marks'>): number => aboard(holdOf(ship.marks));

/** Fighters that fly by themselves need no support and stand in the way of others (TI3-TECH-33). */
export const fliesAlone = (pub: Pub, seat: Seat): boolean =>
  queries.permission(pub, 'fightersFlyAlone', { seat }, false);

/** Has a seat any ship in a system that can move? Fighters alone cannot (TI3-MOVE-04), Advanced Fighters can. */
export const canFly = (pub: Pub, system: string, seat: Seat): boolean =>
  fleetSize(pub, system, seat) > 0 || (fliesAlone(pub, seat) && hasShips(pub, system, seat));

export const sustains = (unit: Unit): boolean => facts(unit).sustains === true;
