import { cells, cellsOf, distance, maps } from '@orrery/imperium';
import { TILES, tile } from '../content/tiles.ts';
import type { Layout } from './layouts.ts';

// Tiles on the cells of a layout.

/** The 32 ordinary and special systems that are dealt: all but home systems and Mecatol Rex (TI3-GALAXY-01, TI3-GALAXY-03). */
export const DEALT: readonly string[] = TILES.filter(
  ({ id, kind }) => kind !== 'home' && id !== 'mecatol-rex-system',
).map(({ id }) => id);

export const isSpecial = (id: string): boolean => ['asteroid-field', 'nebula', 'supernova'].includes(tile(id).kind);
export const hasPlanet = (id: string): boolean => tile(id).planets.length > 0;
const isStarless = (id: string): boolean => id.startsWith('empty-');

/** The tiles that a number of players builds with; which of the like tiles are left out makes no difference (TI3-GALAXY-17). */
export function tilesFor({ without }: Layout): string[] {
  const out = [
    ...DEALT.filter(isStarless).slice(0, without.empty),
    ...DEALT.filter((id) => tile(id).kind === 'asteroid-field').slice(0, without.asteroids),
  ];
  return DEALT.filter((id) => !out.includes(id));
}

const CELLS = cellsOf(Array.from({ length: cells(3) }, () => ''));
export const apart = (a: number, b: number): number => distance(CELLS[a]!, CELLS[b]!);
/** Cells that share a border. */
export const besides = (cell: number): number[] =>
  CELLS.flatMap((_, other) => (apart(cell, other) === 1 ? [other] : []));

/** An empty board with Mecatol Rex in its centre. */
export const emptyGalaxy = (): string[] => CELLS.map((_, cell) => (cell === 0 ? 'mecatol-rex-system' : ''));

const graphs = new WeakMap<Layout, maps.LayoutGraph>();
/** A layout as a graph of its cells. */
export function graphOf(layout: Layout): maps.LayoutGraph {
  let graph = graphs.get(layout);
  if (!graph) {
    const laid = new Set([0, ...layout.open, ...layout.homes]);
    const neighbours = CELLS.map((_, cell) => (laid.has(cell) ? besides(cell).filter((other) => laid.has(other)) : []));
    graph = {
      neighbours,
      fromHome: layout.homes.map((home) => maps.distancesFrom(neighbours, home)),
      toCentre: maps.distancesFrom(neighbours, 0),
      open: layout.open,
      homes: layout.homes,
    };
    graphs.set(layout, graph);
  }
  return graph;
}
