import type { Seat } from '@orrery/kernel';
import type { Asked } from '../shapes.ts';
import type { PlanetId } from '../content/planets.ts';
import { bordersOf, systemOf, systemsOf } from './systems.ts';

// DEAL: who is whose neighbour.

/** For each player the systems with units or planets of theirs. */
function presences({ pub }: Asked): ReadonlySet<string>[] {
  const systems: ReadonlySet<string> = new Set(systemsOf(pub));
  const found = pub.sheets.map(() => new Set<string>());
  const note = (seat: Seat, place: string): void => {
    const system = systemOf(place);
    if (systems.has(system)) found[seat]!.add(system);
  };
  for (const place in pub.units) for (const { seat } of pub.units[place]!) note(seat, place);
  for (const planet in pub.planets) {
    const { owner } = pub.planets[planet as PlanetId]!;
    if (owner !== null) note(owner, planet);
  }
  return found;
}

/** Systems in which a player is present, and those adjacent to them as that player sees it. */
function reachOf(v: Asked, seat: Seat, present: ReadonlySet<string>): ReadonlySet<string> {
  const near = bordersOf(v, seat);
  const reach = new Set(present);
  for (const system of present) for (const next of near(system)) reach.add(next);
  return reach;
}

const isNamed = (v: Asked, seat: Seat, other: Seat): boolean =>
  v.set('neighbours', { seat }, []).includes(String(other));

/** Those of some players who are neighbours of one: units or planets in one system or in adjacent ones, as either of the two sees it (TI4-DEAL-06, TI4-DEAL-14). */
export function neighboursAmong(v: Asked, seat: Seat, others: readonly Seat[]): Seat[] {
  const present = presences(v);
  const here = present[seat]!;
  const reach = reachOf(v, seat, here);
  return others.filter((other) => {
    if (isNamed(v, seat, other) || isNamed(v, other, seat)) return true;
    const there = present[other]!;
    return !there.isDisjointFrom(reach) || !here.isDisjointFrom(reachOf(v, other, there));
  });
}
export const areNeighbours = (v: Asked, a: Seat, b: Seat): boolean => neighboursAmong(v, a, [b]).length > 0;
