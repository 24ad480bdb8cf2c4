import { adjacencyOf, beside, cells, maps, spiral } from '@orrery/imperium';
import type { Adjacency, Tile } from '@orrery/imperium';
import { HYPERLANES } from '../content/hyperlanes.ts';
import type { HyperlaneId, Side } from '../content/hyperlanes.ts';
import { openPlaces } from '../content/layouts.ts';
import type { Layout, Place } from '../content/layouts.ts';
import { TILE_IDS, tileFacts } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';

// A galaxy is a list of tiles by cell: the centre, then ring by ring clockwise from straight up. '' stands where no tile lies.

/** A hyperlane tile as it lies: its face and how often it was turned by a sixth. */
export type TurnedLane = `${HyperlaneId}@${Side}`;
/** The home of a seat, before its faction is known. */
export type HomePlace = `home-${number}`;
/** The largest map has four rings. */
const RINGS = 4;
const SIX = [0, 1, 2, 3, 4, 5] as const;
export type Cell = TileId | TurnedLane | HomePlace | '';
export type Galaxy = readonly Cell[];

/** Which tile was laid at which open place. */
export type Placement = { readonly [place: Place]: TileId };

/** Where a place stands in the list. */
export function indexOf(place: Place): number {
  const ring = Number(place[0]);
  return ring === 0 ? 0 : cells(ring - 1) + Number(place.slice(1)) - 1;
}

const SPIRAL = spiral(RINGS);
const AT = new Map(SPIRAL.map(({ q, r }, i) => [`${q} ${r}`, i]));
/** The cells on the six sides of a cell; beyond the largest map there is none. */
export const sidesOf = (cell: number): number[] =>
  SIX.map((side) => {
    const { q, r } = beside(SPIRAL[cell]!, side);
    return AT.get(`${q} ${r}`) ?? -1;
  });

const lanesOf = (id: HyperlaneId, turn: number): [number, number][] =>
  HYPERLANES[id].map(([a, b]) => [(a + turn) % 6, (b + turn) % 6]);

/** Do two hyperlane tiles, as they lie, join the same sides? */
export function joinsAlike(a: TurnedLane, b: TurnedLane): boolean {
  const [one, other] = [a, b].map((lane) => {
    const [id, turn] = lane.split('@') as [HyperlaneId, string];
    return lanesOf(id, Number(turn))
      .map((sides) => sides.toSorted().join('-'))
      .toSorted()
      .join();
  });
  return one === other;
}

/** The galaxy of a layout with its hyperlanes, and what was laid so far. */
export function galaxyOf(layout: Layout, placed: Placement, homes: readonly Cell[] = []): Galaxy {
  const galaxy: Cell[] = Array.from({ length: cells(layout.rings) }, () => '');
  galaxy[0] = 'tile-18';
  layout.homes.forEach((place, seat) => (galaxy[indexOf(place)] = homes[seat] ?? `home-${seat}`));
  for (const { at, tile, turn } of layout.hyperlanes ?? []) galaxy[indexOf(at)] = `${tile}@${turn}`;
  for (const place of openPlaces(layout)) galaxy[indexOf(place)] = placed[place] ?? '';
  return galaxy;
}

const LANE_TILES: Tile[] = (Object.keys(HYPERLANES) as HyperlaneId[]).flatMap((id) =>
  SIX.map((turn) => ({ id: `${id}@${turn}`, wormholes: [], lanes: lanesOf(id, turn) })),
);
const HOME_TILES: Tile[] = Array.from({ length: 8 }, (_, seat) => ({ id: `home-${seat}`, wormholes: [] }));
const SYSTEM_TILES = (wormholes: boolean): Tile[] =>
  TILE_IDS.map((id) => ({ id, wormholes: wormholes ? (tileFacts(id).wormholes ?? []) : [] }));

/** Which systems touch, or are joined by hyperlanes. Wormholes are left out: a rule or a faction may change those. */
export const touchingIn: (galaxy: Galaxy) => Adjacency = adjacencyOf([
  ...SYSTEM_TILES(false),
  ...LANE_TILES,
  ...HOME_TILES,
]);
/** The same with the printed wormholes. */
export const adjacencyIn: (galaxy: Galaxy) => Adjacency = adjacencyOf([
  ...SYSTEM_TILES(true),
  ...LANE_TILES,
  ...HOME_TILES,
]);

type LayoutGraph = maps.LayoutGraph;
const graphs = new WeakMap<Layout, LayoutGraph>();
export function graphOf(layout: Layout): LayoutGraph {
  let graph = graphs.get(layout);
  if (!graph) graphs.set(layout, (graph = buildGraph(layout)));
  return graph;
}

function buildGraph(layout: Layout): LayoutGraph {
  const open = openPlaces(layout).map(indexOf);
  // Any different tiles will do: only their places matter.
  const galaxy = galaxyOf(layout, {}).map((cell, at) => (open.includes(at) ? SYSTEMS[open.indexOf(at)]! : cell));
  const adjacency = touchingIn(galaxy);
  const neighbours = galaxy.map((cell) => (adjacency.get(cell) ?? []).map((other) => galaxy.indexOf(other as Cell)));
  return {
    neighbours,
    fromHome: layout.homes.map((place) => maps.distancesFrom(neighbours, indexOf(place))),
    toCentre: maps.distancesFrom(neighbours, 0),
    open,
    homes: layout.homes.map(indexOf),
  };
}
const SYSTEMS = TILE_IDS.filter((id) => ['blue', 'red'].includes(tileFacts(id).back));
