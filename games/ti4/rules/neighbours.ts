import type { Seat } from '@orrery/kernel';
import type { Asked } from '../shapes.ts';
import { bordersOf, planetsAt, systemsOf } from './systems.ts';
import { hasUnits } from './units.ts';

// DEAL: who is whose neighbour.

const isPresent = ({ pub }: Asked, system: string, seat: Seat): boolean =>
  hasUnits(pub, system, seat) || planetsAt(pub, system).some((planet) => pub.planets[planet]?.owner === seat);

/** Systems in which a player has units or planets. */
const presenceOf = (v: Asked, seat: Seat): string[] => systemsOf(v.pub).filter((system) => isPresent(v, system, seat));

/** Systems in which a player is present, and those adjacent to them as that player sees it. */
function reachOf(v: Asked, seat: Seat, present: readonly string[]): ReadonlySet<string> {
  const near = bordersOf(v, seat);
  return new Set(present.flatMap((system) => [system, ...near(system)]));
}

const isNamed = (v: Asked, seat: Seat, other: Seat): boolean =>
  v.set('neighbours', { seat }, []).includes(String(other));

/** Those of some players who are neighbours of one: units or planets in one system or in adjacent ones, as either of the two sees it (TI4-DEAL-06, TI4-DEAL-14). */
export function neighboursAmong(v: Asked, seat: Seat, others: readonly Seat[]): Seat[] {
  const here = presenceOf(v, seat);
  const reach = reachOf(v, seat, here);
  return others.filter((other) => {
    if (isNamed(v, seat, other) || isNamed(v, other, seat)) return true;
    const there = presenceOf(v, other);
    if (there.some((system) => reach.has(system))) return true;
    const theirs = reachOf(v, other, there);
    return here.some((system) => theirs.has(system));
  });
}
export const areNeighbours = (v: Asked, a: Seat, b: Seat): boolean => neighboursAmong(v, a, [b]).length > 0;
