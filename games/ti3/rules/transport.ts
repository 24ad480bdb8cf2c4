import { aboard, room, stow } from '@orrery/imperium';
import type { Cargo } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { planetsIn, systemOf } from '../content/tiles.ts';
import { facts } from '../content/units.ts';
import type { Load, Ship, Unit } from '../content/units.ts';
import type { Boarding, Loading, Pub } from '../shapes.ts';
import { leadersOn } from './leaders.ts';
import { groups } from './limits.ts';
import { queries } from './queries.ts';
import { hasActivated } from './systems.ts';
import { countAt, enemiesIn, holdOf } from './units.ts';

// TRANSPORT: carrying Fighters, Ground Forces and PDS.

/** The systems activated in the present action: counters that lie there from it do not hinder. */
export type Fresh = readonly string[];

/** A ship of the running answer: where it comes from, the systems it touches (start and end included), what it has aboard so far. */
export interface Voyage {
  readonly unit: Ship;
  readonly marks: string;
  readonly from: string;
  readonly route: readonly string[];
  aboard: Cargo<Load>;
  /** What this answer adds: place and kind. */
  readonly loaded: Loading[];
  /** Leaders that this answer takes aboard. */
  readonly boarded: string[];
}

/** TI3-TRANSPORT-01; Stasis Capsules give Cruisers and Dreadnoughts room for one Ground Force. */
export const capacityOf = (pub: Pub, seat: Seat, unit: Unit): number =>
  queries.number(pub, 'capacity', { seat, unit }, facts(unit).capacity ?? 0);

/** Only what is built as a transporter takes PDS and Fighters. */
export const takes = (unit: Unit, load: Load): boolean => load === 'ground-force' || facts(unit).capacity !== undefined;

/** No pick-up under the guns of enemy ships, nor where the player's counter lay before this activation (TI3-TRANSPORT-05, TI3-TRANSPORT-06). */
export const mayPickUp = (pub: Pub, seat: Seat, system: string, fresh: Fresh): boolean =>
  enemiesIn(pub, system, seat).length === 0 && (fresh.includes(system) || !hasActivated(pub, seat, system));

/** Places in a system where something waits: its planets for Ground Forces and PDS, its space area for Fighters. */
const quays = (system: string): { at: string; loads: readonly Load[] }[] => [
  ...planetsIn(system).map((p) => ({ at: p.id, loads: ['ground-force', 'pds'] as const })),
  { at: system, loads: ['fighter'] as const },
];

/** Has the player anything in a system that a transporter could take aboard there? */
export const hasFreight = (pub: Pub, seat: Seat, system: string, to: string): boolean =>
  mayPickUp(pub, seat, system, [to]) &&
  quays(system).some(({ at, loads }) =>
    loads.some((load) => isFreight(system, to, load) && countAt(pub, at, seat, load) > 0),
  );

/** Fighters that are where the ship goes need no lift. */
const isFreight = (system: string, to: string, load: Load): boolean => load !== 'fighter' || system !== to;

const waiting = (pub: Pub, seat: Seat, at: string, load: Load, voyages: readonly Voyage[]): number =>
  voyages.reduce(
    (left, v) =>
      left -
      v.loaded.reduce((n, l) => (l.at === at && l.load === load ? n + l.n : n), 0) -
      Number(v.unit === load && v.from === at),
    countAt(pub, at, seat, load),
  );

/** What the last ship named may still take aboard on its way (TI3-TRANSPORT-03, TI3-TRANSPORT-04, TI3-TRANSPORT-08). */
export function loadsFor(pub: Pub, seat: Seat, fresh: Fresh, voyages: readonly Voyage[]): Loading[] {
  const ship = voyages.at(-1)!;
  const space = room(capacityOf(pub, seat, ship.unit), ship.aboard);
  if (space === 0) return [];
  const found: Loading[] = [];
  for (const system of ship.route) {
    if (!mayPickUp(pub, seat, system, fresh)) continue;
    for (const { at, loads } of quays(system)) {
      for (const load of loads) {
        if (!takes(ship.unit, load) || !isFreight(system, ship.route.at(-1)!, load)) continue;
        if (ship.loaded.some((l) => l.at === at && l.load === load)) continue;
        const most = Math.min(space, waiting(pub, seat, at, load, voyages));
        for (let n = 1; n <= most; n++) {
          if (hasFigures(pub, seat, voyages, load, { load, n, at })) found.push({ load, n, at });
        }
      }
    }
  }
  return found;
}

/** Leaders whom the last ship named may take aboard on its way: any ship, any number (TI3-OPT-LEADERS-05, TI3-OPT-LEADERS-06). */
export function boardsFor(pub: Pub, seat: Seat, fresh: Fresh, voyages: readonly Voyage[]): Boarding[] {
  if (!pub.agreed.leaders) return [];
  return voyages
    .at(-1)!
    .route.filter((system) => mayPickUp(pub, seat, system, fresh))
    .flatMap((system) => planetsIn(system))
    .flatMap(({ id: at }) => leadersOn(pub, seat, at).map((id) => ({ board: id, at })))
    .filter(({ board }) => !voyages.some((v) => v.boarded.includes(board)));
}
/** Does a leader wait in a system for a ship? */
export const hasPassenger = (pub: Pub, seat: Seat, system: string, to: string): boolean =>
  pub.agreed.leaders &&
  mayPickUp(pub, seat, system, [to]) &&
  planetsIn(system).some(({ id }) => leadersOn(pub, seat, id).length > 0);

/** TI3-TRANSPORT-14: each transporter with Ground Forces, and each system with Fighters, needs a figure. */
export function hasFigures(pub: Pub, seat: Seat, voyages: readonly Voyage[], load: Load, more?: Loading): boolean {
  if (load === 'pds') return true;
  const figures = facts(load).figures;
  // Far from the limit nothing needs to be counted: an answer adds at most one group for each ship.
  let count = groups(pub, seat, load);
  if (count + voyages.length <= figures) return true;
  const taken = new Map<string, number>();
  const arrivals = new Set<string>();
  const last = voyages.at(-1)!;
  for (const v of voyages) {
    const loaded = v === last && more ? [...v.loaded, more] : v.loaded;
    if (load === 'ground-force' && !holdOf(v.marks)['ground-force'] && loaded.some((l) => l.load === load)) count++;
    for (const l of loaded) if (l.load === load) taken.set(l.at, (taken.get(l.at) ?? 0) + l.n);
    if (v.unit === load) taken.set(v.from, (taken.get(v.from) ?? 0) + 1);
    if (load === 'fighter' && (v.unit === load || loaded.some((l) => l.load === load))) arrivals.add(v.route.at(-1)!);
  }
  for (const to of arrivals) if (countAt(pub, to, seat, 'fighter') === 0) count++;
  for (const [at, n] of taken) if (countAt(pub, at, seat, load) === n) count--;
  return count <= figures;
}

export function loadInto(voyage: Voyage, atom: Loading): void {
  voyage.aboard = stow(voyage.aboard, atom.load, atom.n);
  voyage.loaded.push(atom);
}

/** A load or a leader goes aboard. */
export function takeAboard(voyage: Voyage, atom: Loading | Boarding): void {
  if ('board' in atom) voyage.boarded.push(atom.board);
  else loadInto(voyage, atom);
}

/** The rule that forbids a load (TI3-TRANSPORT). */
export function refuseLoad(
  pub: Pub,
  seat: Seat,
  fresh: Fresh,
  voyages: readonly Voyage[],
  atom: { load: string; n: number; at: string },
): string {
  const ship = voyages.at(-1);
  if (!ship || atom.load === 'space-dock') return ship ? 'TI3-TRANSPORT-15' : 'TI3-TRANSPORT-01';
  const load = atom.load as Load;
  const capacity = capacityOf(pub, seat, ship.unit);
  if (capacity === 0 || !takes(ship.unit, load)) return 'TI3-TRANSPORT-01';
  const system = systemOf(atom.at);
  if (!ship.route.includes(system)) return 'TI3-TRANSPORT-04';
  if (enemiesIn(pub, system, seat).length > 0) return 'TI3-TRANSPORT-05';
  if (!mayPickUp(pub, seat, system, fresh)) return 'TI3-TRANSPORT-06';
  if (aboard(ship.aboard) + atom.n > capacity) return 'TI3-TRANSPORT-02';
  if (waiting(pub, seat, atom.at, load, voyages) < atom.n) return 'TI3-TRANSPORT-03';
  return hasFigures(pub, seat, voyages, load, { load, n: atom.n, at: atom.at })
    ? 'TI3-TRANSPORT-03'
    : 'TI3-TRANSPORT-14';
}
