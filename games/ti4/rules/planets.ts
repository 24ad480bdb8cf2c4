import type { Seat } from '@orrery/kernel';
import type { Purse } from '@orrery/imperium';
import type { Board } from '../board.ts';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId, Trait } from '../content/planets.ts';
import type { Asked } from '../shapes.ts';
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

/** What a planet is worth: printed, and what components add (TI4-PLAN). */
export function valueOf(v: Asked, planet: PlanetId, asked: Currency): number {
  const currency = v.permission('isSwapped', { planet }, false) ? otherThan(asked) : asked;
  return v.number('planetValue', { planet, currency }, planetFacts(planet)[currency]);
}
/** The traits of a planet; of several each counts (TI4-PLAN-13). */
export const traitsOf = (v: Asked, planet: string): Trait[] => {
  const { trait } = planetFacts(planet as PlanetId);
  return v.set('traits', { planet }, trait ? [trait] : []) as Trait[];
};
const otherThan = (currency: Currency): Currency => (currency === 'resources' ? 'influence' : 'resources');
/** What planets are worth together. */
export const worthOf = (v: Asked, planets: readonly PlanetId[], currency: Currency): number =>
  planets.reduce((sum, planet) => sum + valueOf(v, planet, currency), 0);

/** Every planet of the home system (TI4-OBJ-05). */
export const holdsHome = (pub: Planets, seat: Seat): boolean =>
  homePlanetsOf(pub, seat).every((planet) => pub.planets[planet]?.owner === seat);

/** Readied planets and trade goods (TI4-ECO-02, TI4-PLAN-06). */
export function purseOf(v: Asked, seat: Seat, currency: Currency): Purse {
  const other = otherThan(currency);
  const coins = readyPlanets(v.pub, seat)
    .map((id) => ({ id, worth: valueOf(v, id, currency), other: valueOf(v, id, other) }))
    .filter(({ worth }) => worth > 0);
  return { coins, goods: v.pub.sheets[seat]!.goods, goodWorth: v.number('goodWorth', { seat, currency }, 1) };
}
