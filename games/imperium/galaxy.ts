import { cells, spiral, touching } from './hex.ts';
import type { Hex } from './hex.ts';

/** What the geometry needs to know of a system tile; an edition's tiles carry more. */
export interface Tile {
  readonly id: string;
  readonly wormholes: readonly string[];
}

/**
 * The galaxy: which tile lies on which cell, cells in spiral order, '' where no tile lies.
 * Systems are known by their tile, so whatever lies on a tile travels with it when tiles change places.
 * A galaxy is never changed in place: another map is another list.
 */
export type Galaxy = readonly string[];

/** Which systems are adjacent to which. */
export type Adjacency = ReadonlyMap<string, readonly string[]>;

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
 * Adjacency of a set of tiles on any galaxy made of them: neighbouring cells, and all systems that share a kind of wormhole.
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
    known.set(key, adjacency);
    seen.set(galaxy, adjacency);
    return adjacency;
  };
}

function neighbourhoods(galaxy: Galaxy, tileOf: ReadonlyMap<string, Tile>): Adjacency {
  const hexes = cellsOf(galaxy);
  const at = new Map(hexes.map((hex, i) => [cellKey(hex), galaxy[i]!]));
  const placed = galaxy.filter((id) => id !== '');
  const wormholes = (id: string): readonly string[] => tileOf.get(id)?.wormholes ?? [];
  return new Map(
    hexes.flatMap((hex, i): [string, readonly string[]][] => {
      const id = galaxy[i]!;
      if (id === '') return [];
      const beside = touching(hex)
        .map((side) => at.get(cellKey(side)) ?? '')
        .filter((other) => other !== '');
      const through = placed.filter((other) => other !== id && wormholes(other).some((w) => wormholes(id).includes(w)));
      return [[id, [...new Set([...beside, ...through])]]];
    }),
  );
}
