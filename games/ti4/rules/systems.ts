import type { Seat } from '@orrery/kernel';
import type { Board } from '../board.ts';
import { factionSheet } from '../content/factions/index.ts';
import type { PlanetId } from '../content/planets.ts';
import { TILES, TILE_IDS, tileFacts } from '../content/tiles.ts';
import type { TileFacts, TileId } from '../content/tiles.ts';
import type { Wormhole } from '../content/tiles.ts';
import { touchingIn } from '../galaxy/board.ts';
import type { Asked } from '../shapes.ts';

// ADJ and MAP: which systems there are, what lies in them and which touch.

export const isSystem = (id: string): id is TileId => id in TILES;
export const systemFacts = (system: string): TileFacts => tileFacts(system as TileId);

const systemOfPlanet = new Map(
  TILE_IDS.flatMap((tile) => (tileFacts(tile).planets ?? []).map((planet): [string, TileId] => [planet, tile])),
);
export const systemOf = (place: string): string => systemOfPlanet.get(place) ?? place;
export const planetsIn = (system: string): readonly PlanetId[] => systemFacts(system).planets ?? [];
export const MECATOL_REX = 'mecatol-rex';
export const MECATOL_SYSTEM = 'tile-18';

/** Every system of the board, in the order of the galaxy; hyperlanes are none (TI4-ADJ-08). */
export const systemsOf = (pub: Pick<Board, 'galaxy' | 'offMap'>): TileId[] => [
  ...pub.galaxy.filter(isSystem),
  ...pub.offMap,
];

/** Neighbouring tiles, hyperlanes and equal wormholes, as the board alone tells it (TI4-ADJ-01, TI4-ADJ-03). */
export function adjacentTo(pub: Pick<Board, 'galaxy' | 'offMap' | 'wormholes'>, system: string): readonly string[] {
  const near = new Set(touchingIn(pub.galaxy).get(system) ?? []);
  for (const wormhole of WORMHOLES) {
    const ends = wormholesOn(pub, wormhole);
    if (ends.includes(system)) for (const end of ends) near.add(end);
  }
  near.delete(system);
  return [...near];
}
const WORMHOLES = ['alpha', 'beta', 'gamma', 'delta'] as const satisfies readonly Wormhole[];

/** Systems with a wormhole: printed, or by a token that lies there. */
export const wormholesOn = (pub: Pick<Board, 'galaxy' | 'offMap' | 'wormholes'>, wormhole: Wormhole): string[] =>
  systemsOf(pub).filter(
    (system) => systemFacts(system).wormholes?.includes(wormhole) || pub.wormholes[system]?.includes(wormhole),
  );

/** Systems with a wormhole of any kind. */
export const wormholeSystems = (v: Asked): string[] => [
  ...new Set(WORMHOLES.flatMap((wormhole) => v.set('wormholes', { wormhole }, wormholesOn(v.pub, wormhole)))),
];

/** Systems adjacent to one as a player sees it: neighbouring tiles, hyperlanes, equal wormholes, and what components add (TI4-ADJ-03, TI4-ADJ-04). */
export function adjacentFor(v: Asked, system: string, seat: Seat | null = null, isMove = false): string[] {
  const near = new Set(touchingIn(v.pub.galaxy).get(system) ?? []);
  for (const wormhole of WORMHOLES) {
    const ends = v.set('wormholes', { wormhole }, wormholesOn(v.pub, wormhole));
    if (!ends.includes(system)) continue;
    if (seat !== null && !v.permission('mayUseWormhole', { seat, wormhole, isMove }, true)) continue;
    for (const end of ends) near.add(end);
  }
  near.delete(system);
  return v.set('adjacent', { seat, system, isMove }, [...near]);
}

export const homeOf = (pub: Pick<Board, 'sheets'>, seat: Seat): string => factionSheet(pub.sheets[seat]!.faction).home;
export const homePlanetsOf = (pub: Pick<Board, 'sheets'>, seat: Seat): readonly PlanetId[] =>
  factionSheet(pub.sheets[seat]!.faction).planets;
export const isHome = (system: string): boolean => systemFacts(system).home !== undefined;
