import type { Seat } from '@orrery/kernel';
import { facts } from '../content/units.ts';
import type { Ship } from '../content/units.ts';
import type { Loading, Pub } from '../shapes.ts';
import { fleetSupply } from './commandCounters.ts';
import { fighterSupport, fightersIn } from './fighters.ts';
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

/** Room for Fighters aboard a ship that carries this. */
const roomFor = (unit: Ship, cargo: Voyage['aboard']): number =>
  Math.max(0, (facts(unit).capacity ?? 0) - (cargo['ground-force'] ?? 0) - (cargo.pds ?? 0));

/** What Fleet Supply counts in a system before anything moves, and what it allows: the same for every answer. */
export interface Supply {
  readonly system: string;
  readonly ships: number;
  readonly fighters: number;
  readonly support: number;
  readonly flyAlone: boolean;
  readonly most: number;
}
export const supplyAt = (pub: Pub, seat: Seat, system: string): Supply => ({
  system,
  ships: fleetSize(pub, system, seat),
  fighters: fightersIn(pub, seat, system),
  support: fighterSupport(pub, seat, system),
  flyAlone: fliesAlone(pub, seat),
  most: fleetSupply(pub, seat, system),
});

/** Does Fleet Supply hold in a system once these ships have moved, Advanced Fighters beyond their support included? */
export function withinSupply({ system, flyAlone, most, ...now }: Supply, voyages: readonly Voyage[]): boolean {
  let { ships, fighters, support } = now;
  for (const { unit, from, route, marks, aboard, loaded } of voyages) {
    const starts = from === system;
    const ends = route.at(-1) === system;
    const more = Number(ends) - Number(starts);
    if (unit === 'fighter') fighters += more;
    else ships += more;
    for (const { load, at, n } of loaded) if (load === 'fighter' && at === system) fighters -= n;
    if (starts) support -= roomFor(unit, holdOf(marks));
    if (!ends) continue;
    fighters += aboard.fighter ?? 0;
    support += roomFor(unit, aboard);
  }
  return ships + (flyAlone ? Math.max(0, fighters - support) : 0) <= most;
}
