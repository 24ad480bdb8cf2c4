import { beside, cells, spiral } from './hex.ts';
import type { Hex } from './hex.ts';

/** What the geometry needs to know of a system tile; an edition's tiles carry more. */
export interface Tile {
  readonly id: string;
  readonly wormholes: readonly string[];
  /** Only for tiles that are no systems but join others: the pairs of sides they join, counted clockwise from the top. */
  readonly lanes?: readonly (readonly [number, number])[];
}

/**
 * The galaxy: which tile lies on which cell, cells in spiral order, '' where no tile lies.
 * Systems are known by their tile, so whatever lies on a tile travels with it when tiles change places.
 * A galaxy is never changed in place: another map is another list.
 */
export type Galaxy = readonly string[];

/** Which systems are adjacent to which. */
export type Adjacency = ReadonlyMap<string, readonly string[]>;

/** Galaxies whose adjacency is kept: more than a server plays on at a time would need, few enough to forget. */
const REMEMBERED = 256;

/** The order in which neighbours are listed: players' screens and refusals that name one of several ways rest on it. */
const FROM_TOP_RIGHT = [1, 2, 3, 4, 5, 0];

const cellKey = (hex: Hex): string => `${hex.q},${hex.r}`;

/** The cells of a galaxy, in the order its tiles are listed. */
export const cellsOf = (galaxy: Galaxy): Hex[] => {
  let rings = 0;
  while (cells(rings) < galaxy.length) rings++;
  return spiral(rings).slice(0, galaxy.length);
};

/** The cell a tile lies on. */
export const cellOf = (galaxy: Galaxy, tile: string): Hex | undefined => {
  const at = galaxy.indexOf(tile);
  return at < 0 ? undefined : cellsOf(galaxy)[at];
};

/**
 * Adjacency of a set of tiles on any galaxy made of them: neighbouring cells, cells joined by lanes, and all systems that share a kind of wormhole.
 * Worked out once per galaxy; a map of the same tiles in the same places is the same galaxy.
 */
export function adjacencyOf(tiles: readonly Tile[]): (galaxy: Galaxy) => Adjacency {
  const tileOf = new Map(tiles.map((tile) => [tile.id, tile]));
  const known = new Map<string, Adjacency>();
  const seen = new WeakMap<Galaxy, Adjacency>();
  return (galaxy) => {
    let adjacency = seen.get(galaxy);
    if (adjacency) return adjacency;
    const key = galaxy.join();
    adjacency = known.get(key) ?? neighbourhoods(galaxy, tileOf);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, adjacency);
    seen.set(galaxy, adjacency);
    return adjacency;
  };
}

function neighbourhoods(galaxy: Galaxy, tileOf: ReadonlyMap<string, Tile>): Adjacency {
  const hexes = cellsOf(galaxy);
  const at = new Map(hexes.map((hex, i) => [cellKey(hex), galaxy[i]!]));
  const lanesOf = (id: string): Tile['lanes'] => tileOf.get(id)?.lanes;
  const systems = galaxy.filter((id) => id !== '' && !lanesOf(id));
  const wormholes = (id: string): readonly string[] => tileOf.get(id)?.wormholes ?? [];

  /** The systems that one reaches by leaving a cell on a side, along lanes where they begin there. */
  const beyond = (hex: Hex, side: number, travelled: ReadonlySet<string>): string[] => {
    const next = beside(hex, side);
    const id = at.get(cellKey(next)) ?? '';
    if (id === '') return [];
    const lanes = lanesOf(id);
    if (!lanes) return [id];
    const entry = (side + 3) % 6;
    const key = `${cellKey(next)}/${entry}`;
    if (travelled.has(key)) return [];
    return lanes.flatMap(([a, b]) => {
      if (a !== entry && b !== entry) return [];
      return beyond(next, a === entry ? b : a, new Set(travelled).add(key));
    });
  };

  return new Map(
    hexes.flatMap((hex, i): [string, readonly string[]][] => {
      const id = galaxy[i]!;
      if (id === '' || lanesOf(id)) return [];
      const near = FROM_TOP_RIGHT.flatMap((side) => beyond(hex, side, new Set())).filter((other) => other !== id);
      const through = systems.filter(
        (other) => other !== id && wormholes(other).some((w) => wormholes(id).includes(w)),
      );
      return [[id, [...new Set([...near, ...through])]]];
    }),
  );
}
