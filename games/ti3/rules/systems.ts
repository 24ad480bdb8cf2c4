import { adjacencyOf } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { TILES, planetOf, tile } from '../content/tiles.ts';
import type { Pub } from '../shapes.ts';

// SYSTEMS: adjacency, special systems, control of planets.

const adjacency = adjacencyOf(TILES);

/** Systems that share a border or a kind of wormhole (TI3-SYSTEMS-13, TI3-SYSTEMS-14). */
export const neighbours = (pub: Pub, system: string): readonly string[] => adjacency(pub.galaxy).get(system) ?? [];

export const systemsOf = (pub: Pub): string[] => pub.galaxy.filter((system) => system !== '');

/** Asteroid Fields and Supernovas can never be activated (TI3-SYSTEMS-06, TI3-SYSTEMS-10). */
export const canBeActivated = (system: string): boolean => !['asteroid-field', 'supernova'].includes(tile(system).kind);

/** An activated system is, for each player separately, one that carries a Command Counter of that player (TI3-TACT-06). */
export const hasActivated = (pub: Pub, seat: Seat, system: string): boolean =>
  pub.activated[system]?.includes(seat) ?? false;

export const planetsOf = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.planets).filter((planet) => pub.planets[planet]!.by === seat);

export const resourcesOf = (pub: Pub, seat: Seat): number =>
  planetsOf(pub, seat).reduce((sum, planet) => sum + planetOf(planet).resources, 0);
