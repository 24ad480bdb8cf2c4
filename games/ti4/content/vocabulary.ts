import { othersFrom } from '@orrery/kernel';
import type { Next, PublicView, Seat, UseTable } from '@orrery/kernel';
import type { Pub, Table, Ti4 } from '../shapes.ts';
import type { StrategyCardId } from './strategyCards.ts';
import { moment } from '../rules/moments.ts';
import { planetsOf, traitsOf } from '../rules/planets.ts';
import { isHome, systemOf, systemsOf } from '../rules/systems.ts';
import { hasShips, hasUnits } from '../rules/units.ts';
import type { PlanetId, Trait } from './planets.ts';

// Words that many components share.

export type Seen = PublicView<Ti4>;
/** The table as the steps of a component see it. */
type Using<Memo> = UseTable<Ti4, Memo>;

/** Other players, as answers name them. */
export const others = (v: Seen, you: Seat): string[] => othersFrom(v.pub, you).map(String);
export const isFight = ({ attacker, defender }: { attacker: Seat; defender: Seat }, seat: Seat): boolean =>
  seat === attacker || seat === defender;

export const planetsWithTrait = (v: Seen, seat: Seat, trait: Trait): PlanetId[] =>
  planetsOf(v.pub, seat).filter((planet) => traitsOf(v, planet).includes(trait));
/** Planets of all systems on the board. */
export const allPlanets = (pub: Pub): PlanetId[] => Object.keys(pub.planets) as PlanetId[];
export const planetsOfOthers = (pub: Pub, you: Seat): PlanetId[] =>
  allPlanets(pub).filter((planet) => ![you, null].includes(pub.planets[planet]!.owner));
export const isHomePlanet = (planet: string): boolean => isHome(systemOf(planet));

export const systemsWithShips = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((system) => hasShips(pub, system, seat));
export const systemsWithUnits = (pub: Pub, seat: Seat): string[] =>
  systemsOf(pub).filter((system) => hasUnits(pub, system, seat));
export const systemsWithPlanets = (pub: Pub, seat: Seat): string[] => [...new Set(planetsOf(pub, seat).map(systemOf))];
export const hasForeignShips = (pub: Pub, system: string, you: Seat): boolean =>
  pub.sheets.some((_, seat) => seat !== you && hasShips(pub, system, seat));

/** Units of a player at a place are destroyed together by an effect; no SUSTAIN DAMAGE (TI4-CAC-38). */
export const destroy = <Memo>(t: Using<Memo>, seat: Seat, by: Seat, place: string, units: string[]): Next =>
  moment(t, 'destroyed', { seat, by, system: systemOf(place), place, purpose: 'effect', units });
/** Control of a planet, unless something prevents it. */
export const takePlanet = <Memo>(t: Using<Memo>, seat: Seat, planet: string): Next =>
  moment(t, 'control', { seat, planet, from: t.pub.planets[planet]!.owner, prevented: false });
/** A command token of the strategy pool, spent for an effect. */
export const spendStrategy = <Memo>(t: Using<Memo>, seat: Seat): Next =>
  moment(t, 'token.spend', { seat, pool: 'strategy', prevented: false });
/** A strategy card for one of another player; trade goods that lay on them stay where they are. */
export function swapCards(t: Table, seat: Seat, gave: StrategyCardId, took: StrategyCardId): void {
  const cards = t.pub.strategyCards;
  cards[gave].holder = cards[took].holder;
  cards[took].holder = seat;
  t.emit('swapped', { seat, gave, took });
}
/** Trade goods, gained all at once: from the supply, or from another player. */
export const gain = <Memo>(t: Using<Memo>, seat: Seat, n: number, from?: 'player'): Next =>
  n === 0 ? t.next : moment(t, 'goods.gain', { seat, n, prevented: false, ...(from && { from }) });
