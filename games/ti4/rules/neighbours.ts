import type { Seat } from '@orrery/kernel';
import type { Asked } from '../shapes.ts';
import { adjacentFor, planetsAt, systemsOf } from './systems.ts';
import { hasUnits } from './units.ts';

// DEAL: who is whose neighbour.

const isPresent = ({ pub }: Asked, system: string, seat: Seat): boolean =>
  hasUnits(pub, system, seat) || planetsAt(pub, system).some((planet) => pub.planets[planet]?.owner === seat);

/** Units or planets in one system or in adjacent ones, as either of the two sees it (TI4-DEAL-06, TI4-DEAL-14). */
export function areNeighbours(v: Asked, a: Seat, b: Seat): boolean {
  const named = (seat: Seat, other: Seat) => v.set('neighbours', { seat }, []).includes(String(other));
  return named(a, b) || named(b, a) || isNextTo(v, a, b) || isNextTo(v, b, a);
}
function isNextTo(v: Asked, a: Seat, b: Seat): boolean {
  const there = new Set<string>(systemsOf(v.pub).filter((system) => isPresent(v, system, b)));
  return systemsOf(v.pub).some(
    (system) =>
      isPresent(v, system, a) && (there.has(system) || adjacentFor(v, system, a).some((near) => there.has(near))),
  );
}
