import type { Seat } from '@orrery/kernel';
import { clockwise } from '../rules/seating.ts';
import { lanes, planetsOf, systemsOf } from '../rules/systems.ts';
import { countAt, enemiesIn } from '../rules/units.ts';
import type { Pub } from '../shapes.ts';
import { raceOf } from './races/races.ts';
import { planetsIn, systemOf, tile } from './tiles.ts';

// What components are aimed at.

/** All others who are still in the game. */
export const others = (pub: Pub, you: Seat): Seat[] =>
  clockwise(pub, you).filter((seat) => !pub.table.out.includes(seat));
export const everybody = (pub: Pub): Seat[] =>
  pub.sheets.map((_, seat) => seat).filter((seat) => !pub.table.out.includes(seat));
/** Players as an answer names them. */
export const named = (seats: readonly Seat[]): string[] => seats.map(String);

export const isHome = (planet: string): boolean => tile(systemOf(planet)).kind === 'home';
/** A player's planets outside the own home system. */
export const outsideHome = (pub: Pub, seat: Seat): string[] => {
  const { race } = pub.sheets[seat]!;
  return planetsOf(pub, seat).filter((planet) => race === '' || systemOf(planet) !== raceOf(race).home);
};
export const refreshedOf = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((planet) => !pub.planets[planet]!.exhausted);
export const exhaustedOf = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((planet) => pub.planets[planet]!.exhausted);
/** A player's planets with a Space Dock. */
export const docksOf = (pub: Pub, seat: Seat): string[] =>
  planetsOf(pub, seat).filter((planet) => countAt(pub, planet, seat, 'space-dock') > 0);
/** Systems in which a player has ships of a kind. */
export const systemsWith = (pub: Pub, seat: Seat, unit: 'war-sun'): string[] =>
  systemsOf(pub).filter((system) => countAt(pub, system, seat, unit) > 0);
export const planetIdsIn = (system: string): string[] => planetsIn(system).map(({ id }) => id);

/** Is there a way between two systems on which no enemy ships stand? */
export function hasOpenRoute(pub: Pub, seat: Seat, from: string, to: string): boolean {
  const isFree = (system: string): boolean => enemiesIn(pub, system, seat).length === 0;
  if (!isFree(from) || !isFree(to)) return false;
  const seen = new Set([from]);
  const next = [from];
  while (next.length > 0) {
    const system = next.pop()!;
    if (system === to) return true;
    for (const near of lanes(pub, system))
      if (!seen.has(near) && isFree(near)) {
        seen.add(near);
        next.push(near);
      }
  }
  return false;
}
