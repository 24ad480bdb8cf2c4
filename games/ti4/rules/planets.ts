import type { Seat } from '@orrery/kernel';
import type { Purse } from '@orrery/imperium';
import type { Board } from '../board.ts';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { homePlanetsOf } from './systems.ts';

// PLAN: planets under control, and what they pay.

type Planets = Pick<Board, 'planets' | 'sheets'>;
export type Currency = 'resources' | 'influence';

export const planetsOf = (pub: Pick<Board, 'planets'>, seat: Seat): PlanetId[] =>
  (Object.keys(pub.planets) as PlanetId[]).filter((planet) => pub.planets[planet]!.owner === seat);
export const readyPlanets = (pub: Pick<Board, 'planets'>, seat: Seat): PlanetId[] =>
  planetsOf(pub, seat).filter((planet) => !pub.planets[planet]!.exhausted);
export const exhaustedPlanets = (pub: Pick<Board, 'planets'>, seat: Seat): PlanetId[] =>
  planetsOf(pub, seat).filter((planet) => pub.planets[planet]!.exhausted);

export const valueOf = (planet: PlanetId, currency: Currency): number => planetFacts(planet)[currency];
export const sumOf = (planets: readonly PlanetId[], currency: Currency): number =>
  planets.reduce((sum, planet) => sum + valueOf(planet, currency), 0);

/** Every planet of the home system (TI4-OBJ-05). */
export const holdsHome = (pub: Planets, seat: Seat): boolean =>
  homePlanetsOf(pub, seat).every((planet) => pub.planets[planet]?.owner === seat);

/** Readied planets and trade goods (TI4-ECO-02, TI4-PLAN-06). */
export function purseOf(pub: Planets, seat: Seat, currency: Currency): Purse {
  const other = currency === 'resources' ? 'influence' : 'resources';
  const coins = readyPlanets(pub, seat)
    .map((id) => ({ id, worth: valueOf(id, currency), other: valueOf(id, other) }))
    .filter(({ worth }) => worth > 0);
  return { coins, goods: pub.sheets[seat]!.goods, goodWorth: 1 };
}
