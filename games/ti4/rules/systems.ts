import type { Seat } from '@orrery/kernel';
import type { Board } from '../board.ts';
import { factionSheet } from '../content/factions/index.ts';
import { mirageIn, placeOfMirage } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { TILE_IDS, tileFacts } from '../content/tiles.ts';
import type { TileFacts, TileId } from '../content/tiles.ts';
import type { Wormhole } from '../content/tiles.ts';
import { sidesOf, touchingIn } from '../galaxy/board.ts';
import type { Asked } from '../shapes.ts';

// ADJ and MAP: which systems there are, what lies in them and which touch.

const SYSTEMS: ReadonlySet<string> = new Set(TILE_IDS);
export const isSystem = (id: string): id is TileId => SYSTEMS.has(id);
export const systemFacts = (system: string): TileFacts => tileFacts(system as TileId);

/** The nexus is one system, called by its inactive side. */
export const NEXUS = 'tile-82a';
const systemOfPlanet = new Map(
  TILE_IDS.filter((tile) => tileFacts(tile).role !== 'nexus-active').flatMap((tile) =>
    (tileFacts(tile).planets ?? []).map((planet): [string, TileId] => [planet, tile]),
  ),
);
export const systemOf = (place: string): string => systemOfPlanet.get(place) ?? placeOfMirage(place) ?? place;
/** The planets that are printed on a tile. */
export const planetsIn = (system: string): readonly PlanetId[] => systemFacts(system).planets ?? [];
/** The planets that are there: printed ones that were not destroyed, and Mirage where it was found (TI4-PLAN-10, TI4-CRX-14). */
export const planetsAt = ({ planets }: Pick<Board, 'planets'>, system: string): PlanetId[] =>
  [...planetsIn(system), mirageIn(system)].filter((planet) => planets[planet] !== undefined);
export const MECATOL_REX = 'mecatol-rex';
export const MECATOL_SYSTEM = 'tile-18';

export const WORMHOLES = ['alpha', 'beta', 'gamma', 'delta'] as const satisfies readonly Wormhole[];
/** What a galaxy has, found once for each: its arrays are replaced, never changed. */
interface Found {
  readonly offMap: Board['offMap'];
  readonly systems: readonly TileId[];
  readonly printed: ReadonlyMap<Wormhole, readonly TileId[]>;
}
const found = new WeakMap<Board['galaxy'], Found>();
function findIn({ galaxy, offMap }: Pick<Board, 'galaxy' | 'offMap'>): Found {
  const known = found.get(galaxy);
  if (known?.offMap === offMap) return known;
  const systems = [...galaxy.filter(isSystem), ...offMap];
  const printed = new Map(
    WORMHOLES.map((wormhole) => [
      wormhole,
      systems.filter((system) => tileFacts(system).wormholes?.includes(wormhole)),
    ]),
  );
  const made = { offMap, systems, printed };
  found.set(galaxy, made);
  return made;
}

/** Every system of the board, in the order of the galaxy; hyperlanes are none (TI4-ADJ-08). */
export const systemsOf = (pub: Pick<Board, 'galaxy' | 'offMap'>): TileId[] => findIn(pub).systems.slice();

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

/** Systems with a wormhole: printed, or by a token that lies there. */
export function wormholesOn(pub: Pick<Board, 'galaxy' | 'offMap' | 'wormholes'>, wormhole: Wormhole): string[] {
  const { systems, printed } = findIn(pub);
  const ends = printed.get(wormhole)!;
  const isToken = (system: string): boolean => pub.wormholes[system]?.includes(wormhole) ?? false;
  let hasTokens = false;
  for (const system in pub.wormholes) hasTokens ||= isToken(system);
  if (!hasTokens) return ends.slice();
  return systems.filter((system) => ends.includes(system) || isToken(system));
}

/** Systems with a wormhole of any kind, or of these. */
export const wormholeSystems = (v: Asked, kinds: readonly Wormhole[] = WORMHOLES): string[] => [
  ...new Set(
    kinds.flatMap((wormhole) => v.set('wormholes', { wormhole, isMove: false }, wormholesOn(v.pub, wormhole))),
  ),
];

/** A wormhole that a ship has with it, once the ship has left its system, and where it is then (TI4-CREU-04). */
export interface Shifted {
  readonly wormhole: Wormhole;
  readonly from: string;
  readonly to: string | null;
}
function endsOf(v: Asked, wormhole: Wormhole, isMove: boolean, shifted: Shifted | null): string[] {
  const fixed = wormholesOn(v.pub, wormhole);
  const ends = v.set('wormholes', { wormhole, isMove }, fixed);
  if (shifted?.wormhole !== wormhole) return ends;
  const left = ends.filter((system) => system !== shifted.from || fixed.includes(system));
  return shifted.to === null ? left : [...new Set([...left, shifted.to])];
}

/**
 * Systems adjacent to each one as a player sees it: neighbouring tiles, hyperlanes, equal wormholes, and what components add (TI4-ADJ-03,
 * TI4-ADJ-04). What holds for the whole board is asked once; it serves as long as the board stays as it is.
 */
export function bordersOf(
  v: Asked,
  seat: Seat | null = null,
  isMove = false,
  shifted: Shifted | null = null,
): (system: string) => string[] {
  const open = WORMHOLES.filter(
    (wormhole) => seat === null || v.permission('mayUseWormhole', { seat, wormhole, isMove }, true),
  ).map((wormhole) => endsOf(v, wormhole, isMove, shifted));
  return (system) => {
    const near = new Set(touchingIn(v.pub.galaxy).get(system) ?? []);
    for (const ends of open) if (ends.includes(system)) for (const end of ends) near.add(end);
    near.delete(system);
    return v.set('adjacent', { seat, system, isMove }, [...near]);
  };
}

/** Systems adjacent to one as a player sees it. */
export const adjacentFor = (v: Asked, system: string, seat: Seat | null = null, isMove = false): string[] =>
  bordersOf(v, seat, isMove)(system);

/** At least one side touches neither a system nor a hyperlane tile; what lies beside the map always is on the edge (TI4-MAP-12). */
export function isOnEdge({ galaxy, offMap }: Pick<Board, 'galaxy' | 'offMap'>, system: string): boolean {
  const cell = galaxy.indexOf(system as TileId);
  return offMap.includes(system as TileId) || sidesOf(cell).some((side) => (galaxy[side] ?? '') === '');
}

export const homeOf = (pub: Pick<Board, 'sheets'>, seat: Seat): string => factionSheet(pub.sheets[seat]!.faction).home;
export const homePlanetsOf = (pub: Pick<Board, 'sheets'>, seat: Seat): readonly PlanetId[] =>
  factionSheet(pub.sheets[seat]!.faction).planets;
export const isHome = (system: string): boolean => systemFacts(system).home !== undefined;
