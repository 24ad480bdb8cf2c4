import type { Seat } from '@orrery/kernel';
import { facts } from '../content/units.ts';
import type { Ship } from '../content/units.ts';
import type { Loading, Pub } from '../shapes.ts';
import { fleetSupply } from './commandCounters.ts';
import { beyondSupport, fighterSupport, fightersIn } from './fighters.ts';
import { loadInto } from './transport.ts';
import type { Voyage } from './transport.ts';
import { fleetSize, fliesAlone, holdOf } from './units.ts';

// MOVE-11: a fleet that would exceed Fleet Supply may not gather.

/** A ship that sets out, with nothing loaded yet. */
export const setOut = (unit: Ship, marks: string, route: readonly string[]): Voyage => ({
  unit,
  marks,
  from: route[0]!,
  route,
  aboard: holdOf(marks),
  loaded: [],
  boarded: [],
});

/** The same voyages with one load more aboard the last ship. */
export function withLoad(voyages: readonly Voyage[], more: Loading): Voyage[] {
  const last = voyages.at(-1)!;
  const loaded = { ...last, loaded: [...last.loaded] };
  loadInto(loaded, more);
  return [...voyages.slice(0, -1), loaded];
}

const isFighter = ({ unit }: Voyage): number => Number(unit === 'fighter');

/** Room for Fighters aboard a ship that carries this. */
const roomFor = (unit: Ship, cargo: Voyage['aboard']): number =>
  Math.max(0, (facts(unit).capacity ?? 0) - (cargo['ground-force'] ?? 0) - (cargo.pds ?? 0));

/** Does Fleet Supply hold in a system once these ships have moved, Advanced Fighters beyond their support included? */
export function withinSupply(pub: Pub, seat: Seat, system: string, voyages: readonly Voyage[]): boolean {
  const limit = fleetSupply(pub, seat, system);
  const ends = (v: Voyage): number => Number(v.route.at(-1) === system);
  const starts = (v: Voyage): number => Number(v.from === system);
  const sum = (part: (v: Voyage) => number): number => voyages.reduce((total, v) => total + part(v), 0);
  const ships = fleetSize(pub, system, seat) + sum((v) => (ends(v) - starts(v)) * (1 - isFighter(v)));
  if (!fliesAlone(pub, seat)) return ships <= limit;
  const taken = sum((v) => v.loaded.reduce((n, l) => (l.load === 'fighter' && l.at === system ? n + l.n : n), 0));
  const fighters =
    fightersIn(pub, seat, system) -
    taken +
    sum((v) => (ends(v) - starts(v)) * isFighter(v) + ends(v) * (v.aboard.fighter ?? 0));
  const support =
    fighterSupport(pub, seat, system) +
    sum((v) => ends(v) * roomFor(v.unit, v.aboard) - starts(v) * roomFor(v.unit, holdOf(v.marks)));
  return ships + beyondSupport(pub, seat, fighters, support) <= limit;
}
