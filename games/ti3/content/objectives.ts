import type { Seat } from '@orrery/kernel';
import { neighboursAtTable } from '../rules/seating.ts';
import { canBeActivated, neighbours, planetsOf, systemsOf } from '../rules/systems.ts';
import { countAt, enemiesIn, fleetSize, hasShips, onBoard } from '../rules/units.ts';
import type { Pub } from '../shapes.ts';
import { homePlanets } from './races/races.ts';
import { TECHNOLOGIES } from './technologies.ts';
import type { Colour } from './technologies.ts';
import { MECATOL_REX, planetOf, planetsIn, tile } from './tiles.ts';

/** What an "I now spend" objective costs (TI3-OBJECTIVES-10). */
export type Price =
  | { readonly resources: number }
  | { readonly influence: number }
  | { readonly goods: number }
  | { readonly counters: number };

export interface Objective {
  readonly id: string;
  readonly deck: 'I' | 'II' | 'secret';
  readonly points: number;
  /** A state of the board that must hold. */
  met?(pub: Pub, seat: Seat): boolean;
  /** A price to be paid on claiming. */
  readonly price?: Price;
  /** Victory instead of points (TI3-OBJECTIVES-14). */
  readonly wins?: boolean;
}

/** The card that ends the game (TI3-OBJDECK-05). */
export const GAME_OVER = 'goal-imperium-rex';

const MECATOL = 'mecatol-rex';
const controls = (pub: Pub, seat: Seat, planet: string): boolean => pub.planets[planet]?.by === seat;
const outsideHome = (pub: Pub, seat: Seat): number =>
  planetsOf(pub, seat).filter((id) => !homePlanets(pub.sheets[seat]!.race).includes(id)).length;
const influenceOf = (pub: Pub, seat: Seat): number =>
  planetsOf(pub, seat).reduce((sum, id) => sum + planetOf(id).influence, 0);
const inColour = (pub: Pub, seat: Seat, colour: Colour): number =>
  TECHNOLOGIES.filter((tech) => tech.colour === colour && pub.sheets[seat]!.technologies.includes(tech.id)).length;
const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];
const specialties = (pub: Pub, seat: Seat, colour?: Colour): number =>
  planetsOf(pub, seat).filter((id) => {
    const { specialty } = planetOf(id);
    return specialty !== undefined && (colour === undefined || specialty === colour);
  }).length;
/** All planets of the home system of another race in the game. */
const conquered = (pub: Pub, seat: Seat): number =>
  pub.sheets.filter((sheet, other) => {
    const home = homePlanets(sheet.race);
    return other !== seat && home.length > 0 && home.every((id) => controls(pub, seat, id));
  }).length;
/** Mecatol Rex and all systems next to it that ships can enter. */
export const innerRing = (pub: Pub): string[] => [MECATOL_REX, ...neighbours(pub, MECATOL_REX)].filter(canBeActivated);
/** All planets of a system, or, where there are none, ships there and nobody else's. */
export const commands = (pub: Pub, seat: Seat, system: string): boolean => {
  const planets = planetsIn(system);
  if (planets.length > 0) return planets.every(({ id }) => controls(pub, seat, id));
  return hasShips(pub, system, seat) && enemiesIn(pub, system, seat).length === 0;
};
const dockOnMecatol = (pub: Pub, seat: Seat): boolean =>
  controls(pub, seat, MECATOL) && countAt(pub, MECATOL, seat, 'space-dock') > 0;

export const OBJECTIVES: readonly Objective[] = [
  { id: 'goal-influence-10', deck: 'I', points: 1, price: { influence: 10 } },
  { id: 'goal-resources-10', deck: 'I', points: 1, price: { resources: 10 } },
  { id: 'goal-goods-6', deck: 'I', points: 1, price: { goods: 6 } },
  { id: 'goal-counters-3', deck: 'I', points: 1, price: { counters: 3 } },
  {
    id: 'goal-three-of-a-colour',
    deck: 'I',
    points: 1,
    met: (pub, seat) => COLOURS.some((colour) => inColour(pub, seat, colour) >= 3),
  },
  {
    id: 'goal-four-colours',
    deck: 'I',
    points: 1,
    met: (pub, seat) => COLOURS.every((colour) => inColour(pub, seat, colour) >= 1),
  },
  {
    id: 'goal-three-specialties',
    deck: 'I',
    points: 1,
    met: (pub, seat) => (['red', 'green', 'blue'] as const).every((colour) => specialties(pub, seat, colour) >= 1),
  },
  {
    id: 'goal-more-influence',
    deck: 'I',
    points: 1,
    met: (pub, seat) => neighboursAtTable(pub, seat).every((other) => influenceOf(pub, seat) > influenceOf(pub, other)),
  },
  { id: 'goal-mecatol-rex', deck: 'I', points: 1, met: (pub, seat) => controls(pub, seat, MECATOL) },
  { id: 'goal-five-planets', deck: 'I', points: 1, met: (pub, seat) => outsideHome(pub, seat) >= 5 },

  { id: GAME_OVER, deck: 'II', points: 0 },
  { id: 'goal-supremacy', deck: 'II', points: 0, wins: true, met: (pub, seat) => outsideHome(pub, seat) >= 18 },
  { id: 'goal-domination', deck: 'II', points: 0, wins: true, met: (pub, seat) => conquered(pub, seat) >= 2 },
  { id: 'goal-influence-20', deck: 'II', points: 2, price: { influence: 20 } },
  { id: 'goal-resources-20', deck: 'II', points: 2, price: { resources: 20 } },
  { id: 'goal-goods-12', deck: 'II', points: 2, price: { goods: 12 } },
  { id: 'goal-counters-6', deck: 'II', points: 2, price: { counters: 6 } },
  {
    id: 'goal-five-of-a-colour',
    deck: 'II',
    points: 2,
    met: (pub, seat) => COLOURS.some((colour) => inColour(pub, seat, colour) >= 5),
  },
  {
    id: 'goal-most-influence',
    deck: 'II',
    points: 3,
    met: (pub, seat) =>
      influenceOf(pub, seat) > neighboursAtTable(pub, seat).reduce((sum, other) => sum + influenceOf(pub, other), 0),
  },
  {
    id: 'goal-mecatol-and-around',
    deck: 'II',
    points: 3,
    met: (pub, seat) => innerRing(pub).every((system) => commands(pub, seat, system)),
  },

  { id: 'goal-conqueror', deck: 'secret', points: 2, met: (pub, seat) => conquered(pub, seat) >= 1 },
  {
    id: 'goal-diversified',
    deck: 'secret',
    points: 2,
    met: (pub, seat) =>
      dockOnMecatol(pub, seat) && COLOURS.filter((colour) => inColour(pub, seat, colour) >= 2).length >= 3,
  },
  {
    id: 'goal-focused',
    deck: 'secret',
    points: 2,
    met: (pub, seat) => COLOURS.some((colour) => specialties(pub, seat, colour) >= 4),
  },
  {
    id: 'goal-forceful',
    deck: 'secret',
    points: 2,
    met: (pub, seat) => dockOnMecatol(pub, seat) && countAt(pub, MECATOL_REX, seat, 'dreadnought') >= 4,
  },
  {
    id: 'goal-industrial',
    deck: 'secret',
    points: 2,
    met: (pub, seat) =>
      controls(pub, seat, MECATOL) && onBoard(pub, seat, 'dreadnought') === 5 && onBoard(pub, seat, 'space-dock') === 3,
  },
  {
    id: 'goal-keeper-of-gates',
    deck: 'secret',
    points: 2,
    met: (pub, seat) =>
      systemsOf(pub)
        .filter((system) => tile(system).wormholes.length > 0)
        .every((system) => hasShips(pub, system, seat)),
  },
  {
    id: 'goal-master-of-ships',
    deck: 'secret',
    points: 2,
    met: (pub, seat) => dockOnMecatol(pub, seat) && fleetSize(pub, MECATOL_REX, seat) >= 8,
  },
  { id: 'goal-merciless', deck: 'secret', points: 2, met: (pub, seat) => pub.merciless.includes(seat) },
  { id: 'goal-technocrat', deck: 'secret', points: 2, met: (pub, seat) => specialties(pub, seat) >= 6 },
  {
    id: 'goal-usurper',
    deck: 'secret',
    points: 2,
    met: (pub, seat) => dockOnMecatol(pub, seat) && countAt(pub, MECATOL, seat, 'ground-force') >= 6,
  },
];

const byId = new Map(OBJECTIVES.map((objective) => [objective.id, objective]));
export const objective = (id: string): Objective => byId.get(id)!;
export const deckOf = (deck: Objective['deck']): string[] =>
  OBJECTIVES.filter((one) => one.deck === deck).map(({ id }) => id);

/** A player claims only with all planets of the own home system (TI3-OBJECTIVES-09). */
export const holdsHome = (pub: Pub, seat: Seat): boolean =>
  homePlanets(pub.sheets[seat]!.race).every((id) => pub.planets[id] === undefined || controls(pub, seat, id));
