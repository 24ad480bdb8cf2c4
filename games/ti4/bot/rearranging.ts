import { bots } from '@orrery/imperium';
import type { UnitType } from '../content/units/index.ts';
import { touchingIn } from '../galaxy/board.ts';
import type { Galaxy } from '../galaxy/board.ts';
import { figureNamed } from '../rules/figures.ts';
import { unitNamed } from '../rules/combat/units.ts';
import { isHome, isSystem, planetsAt, wormholeSystems } from '../rules/systems.ts';
import { countAt } from '../rules/units.ts';
import { priceOf, shipsIn } from './forces.ts';
import { allSystems, planetWorth } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { byYield } from './table.ts';

// Heroes that put the fleet, or a whole system, somewhere else.

const isGreat = (type: string): boolean => type === 'flagship' || type === 'dreadnought';
const ownPlanets = (o: Outlook, system: string) =>
  planetsAt(o.pub, system).filter((planet) => o.pub.planets[planet]!.owner === o.seat);

/** Great ships that guard nothing where they are. */
const idle = (o: Outlook): number =>
  allSystems(o)
    .filter((system) => ownPlanets(o, system).length === 0)
    .reduce((sum, system) => sum + countAt(o.pub, system, o.seat, isGreat), 0);
/** What a system without own ships yields its player. */
const unguarded = (o: Outlook, system: string): number =>
  shipsIn(o.v, system, o.seat).length > 0
    ? 0
    : ownPlanets(o, system).reduce((sum, planet) => sum + byYield(o, planet), 0);

/** The Helmsman brings two great ships or more to where they are missed. */
const LEAST = 2;
export const helmsmanGain = (o: Outlook): number =>
  idle(o) >= LEAST && allSystems(o).some((system) => unguarded(o, system) > 0) ? idle(o) : 0;
export const helmsmanTarget = (o: Outlook, from: readonly string[]): string =>
  bots.bestOf(from, (system) => unguarded(o, system))!;
/** Idle ships go; aboard comes what waits in space. */
export const helmsmanFleet = (o: Outlook, from: readonly string[], max: number): string[] =>
  from
    .filter((figure) => {
      const { unit, at } = figureNamed(figure);
      return isGreat(unitNamed(unit).type) ? ownPlanets(o, at).length === 0 : isSystem(at);
    })
    .slice(0, max);

/** What there is to be had next to a system. */
const prizes = (o: Outlook, galaxy: Galaxy, system: string): number =>
  (touchingIn(galaxy).get(system) ?? [])
    .flatMap((near) => planetsAt(o.pub, near))
    .filter((planet) => o.pub.planets[planet]!.owner !== o.seat)
    .reduce((sum, planet) => sum + planetWorth(o, planet), 0);
const fleetWorth = (o: Outlook, system: string): number =>
  shipsIn(o.v, system, o.seat).reduce((sum, { type, n }) => sum + n * priceOf(o.v, o.seat, type as UnitType), 0);

interface Swap {
  systems: [string, string];
  gain: number;
}
/** The strongest fleet changes places with the system from where it has most before it; homes stay where they are. */
export function bestSwap(o: Outlook, from: readonly string[]): Swap | null {
  const open = from.filter((system) => !isHome(system) && !o.pub.offMap.some((tile) => tile === system));
  const fleet = bots.bestOf(open, (system) => fleetWorth(o, system));
  if (fleet === null || fleetWorth(o, fleet) === 0) return null;
  const swaps = open
    .filter((system) => system !== fleet)
    .map((system): Swap => {
      const galaxy = o.pub.galaxy.map((cell) => (cell === fleet ? system : cell === system ? fleet : cell));
      return { systems: [fleet, system], gain: prizes(o, galaxy as Galaxy, fleet) - prizes(o, o.pub.galaxy, fleet) };
    });
  return bots.bestOf(swaps, ({ gain }) => gain);
}
/** The hero waits for a place that is better by this. */
const WORTH_IT = 3;
export function meianGain(o: Outlook): number {
  const open = new Set(wormholeSystems(o.v));
  const swap = bestSwap(
    o,
    allSystems(o).filter((system) => fleetWorth(o, system) > 0 || open.has(system)),
  );
  return swap !== null && swap.gain >= WORTH_IT ? swap.gain / 2 : 0;
}
