import { adjacencyOf, hasToken } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { TILES, planetOf, tile } from '../content/tiles.ts';
import type { Pub } from '../shapes.ts';
import { queries } from './queries.ts';

// SYSTEMS: adjacency, special systems, control of planets.

const adjacency = adjacencyOf(TILES);
const borders = adjacencyOf(TILES.map(({ id }) => ({ id, wormholes: [] })));

/** Wormholes printed and discovered in a system (TI3-OPT-DISTANTSUNS-20). */
export const wormholesIn = (pub: Pub, system: string): readonly string[] => [
  ...tile(system).wormholes,
  ...(pub.gates[system] ?? []),
];

/** Systems beyond the wormholes of a system: of the same kind, or of any where a law joins them. */
function beyond(pub: Pub, system: string): string[] {
  const here = wormholesIn(pub, system);
  if (here.length === 0) return [];
  const joined = pub.laws.length > 0 && queries.permission(pub, 'wormholesJoined', {}, false);
  return systemsOf(pub).filter(
    (other) => other !== system && wormholesIn(pub, other).some((kind) => joined || here.includes(kind)),
  );
}

const bordering = (pub: Pub, system: string): readonly string[] => borders(pub.galaxy).get(system) ?? [];
const withBeyond = (pub: Pub, system: string): readonly string[] => [
  ...new Set([...bordering(pub, system), ...beyond(pub, system)]),
];
/** Has anything changed the wormholes that the tiles print? */
const asPrinted = (pub: Pub): boolean => pub.laws.length === 0 && Object.keys(pub.gates).length === 0;

/** Where ships can go from a system: over a border or through a wormhole (TI3-SYSTEMS-13, TI3-SYSTEMS-14); `seat` moves them in an activation. */
export function lanes(pub: Pub, system: string, seat: Seat | null = null): readonly string[] {
  if (asPrinted(pub)) return adjacency(pub.galaxy).get(system) ?? [];
  return queries.permission(pub, 'mayUseWormholes', { seat }, true) ? withBeyond(pub, system) : bordering(pub, system);
}

/** Systems that are adjacent in every respect; with the answers of the publisher wormholes count for movement alone. */
export function neighbours(pub: Pub, system: string): readonly string[] {
  if (pub.agreed.faq) return bordering(pub, system);
  return asPrinted(pub) ? (adjacency(pub.galaxy).get(system) ?? []) : withBeyond(pub, system);
}

export const systemsOf = (pub: Pub): string[] => pub.galaxy.filter((system) => system !== '');

/** Asteroid Fields and Supernovas can never be activated (TI3-SYSTEMS-06, TI3-SYSTEMS-10). */
export const canBeActivated = (system: string): boolean => !['asteroid-field', 'supernova'].includes(tile(system).kind);

/** An activated system is, for each player separately, one that carries a Command Counter of that player (TI3-TACT-06). */
export const hasActivated = (pub: Pub, seat: Seat, system: string): boolean => hasToken(pub.activated, system, seat);

export const planetsOf = (pub: Pub, seat: Seat): string[] =>
  Object.keys(pub.planets).filter((planet) => pub.planets[planet]!.by === seat);

export const resourcesOf = (pub: Pub, seat: Seat): number =>
  planetsOf(pub, seat).reduce((sum, planet) => sum + planetOf(planet).resources, 0);
