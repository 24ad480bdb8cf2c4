import { shuffleWith } from '@orrery/kernel';
import { balanceOn, unevenness } from './balance.ts';
import type { LayoutGraph, TileValue } from './balance.ts';

// Tiles that were chosen are laid so that what must lie apart does, and, where it is asked for, the seats are even: two are exchanged while that helps.

/** Exchanges tried while a galaxy is made more even, and at most until nothing clashes. */
const EXCHANGES = 1200;
const UNTIL_APART = 20_000;
/** Galaxies begun anew where exchanges alone do not part what clashes; after that nothing else can be placed (TI4-MAP-10). */
const BEGINNINGS = 8;
/** What two tiles side by side that must lie apart cost: more than any evenness can gain. */
const CLASH = 100;
/** Below this nobody can tell the seats apart. */
const EVEN = 0.05;

export interface Arranging<Tile extends string> {
  readonly graph: LayoutGraph;
  /** As many as the graph has open cells, in its order. */
  readonly tiles: readonly Tile[];
  readonly valueOf: (tile: Tile) => TileValue;
  /** Must these two not lie side by side? */
  readonly clash: (a: Tile, b: Tile) => boolean;
  readonly balanced: boolean;
  /** Exchanging these two would change nothing that is measured. */
  readonly alike: (a: Tile, b: Tile) => boolean;
  /** Tiles of different kinds keep to their cells, as in a symmetric galaxy. */
  readonly kindOf?: (tile: Tile) => string;
  /** Whoever can choose other tiles or cells gives up sooner. */
  readonly patience?: 'short';
}

/** The tiles in the order in which they lie on the open cells. */
export function arrange<Tile extends string>(given: Arranging<Tile>, below: (n: number) => number): Tile[] {
  let found = improved(given, below);
  for (let n = 1; n < BEGINNINGS && found.clashes && !given.patience; n++) {
    const tiles = mixed(given, below);
    found = improved({ ...given, tiles }, below);
  }
  return found.tiles;
}

/** The tiles in another order; where kinds keep to their cells, each among its own. */
function mixed<Tile extends string>({ tiles, kindOf }: Arranging<Tile>, below: (n: number) => number): Tile[] {
  if (!kindOf) return shuffled(tiles, below);
  const left = new Map<string, Tile[]>();
  for (const tile of shuffled(tiles, below)) left.set(kindOf(tile), [...(left.get(kindOf(tile)) ?? []), tile]);
  return tiles.map((tile) => left.get(kindOf(tile))!.pop()!);
}
function shuffled<Tile>(tiles: readonly Tile[], below: (n: number) => number): Tile[] {
  const all = tiles.slice();
  shuffleWith(all, below);
  return all;
}

function improved<Tile extends string>(
  given: Arranging<Tile>,
  below: (n: number) => number,
): { tiles: Tile[]; clashes: boolean } {
  const { graph, valueOf, clash, balanced, alike, kindOf, patience } = given;
  const untilApart = patience ? UNTIL_APART / 10 : UNTIL_APART;
  const tiles = given.tiles.slice();
  const placeOf = new Map(graph.open.map((cell, i) => [cell, i]));
  const borders = graph.open.flatMap((cell, i) =>
    graph.neighbours[cell]!.flatMap((other) => {
      const j = placeOf.get(other);
      return j !== undefined && i < j ? [[i, j] as const] : [];
    }),
  );
  const cost = (): number => {
    let clashes = 0;
    for (const [i, j] of borders) if (clash(tiles[i]!, tiles[j]!)) clashes++;
    if (!balanced) return clashes * CLASH;
    const seats = balanceOn(graph, (cell) => valueOf(tiles[placeOf.get(cell)!]!));
    return clashes * CLASH + unevenness(seats);
  };
  let best = cost();
  const good = balanced ? EVEN : 0;
  for (let i = 0; (i < EXCHANGES && best > good) || (i < untilApart && best >= CLASH); i++) {
    const [a, b] = [below(tiles.length), below(tiles.length)];
    if (a === b || alike(tiles[a]!, tiles[b]!)) continue;
    if (kindOf && kindOf(tiles[a]!) !== kindOf(tiles[b]!)) continue;
    [tiles[a], tiles[b]] = [tiles[b]!, tiles[a]!];
    const now = cost();
    // Where something still clashes after all that, a move that costs nothing may open the way.
    if (now < best || (now === best && i >= EXCHANGES)) best = now;
    else [tiles[a], tiles[b]] = [tiles[b]!, tiles[a]!];
  }
  return { tiles, clashes: best >= CLASH };
}

/**
 * Chosen tiles on the open cells: by chance, or those of one kind on cells that all seats see alike; null where no such cells hold just
 * those.
 */
export function lay<Tile extends string>(
  graph: LayoutGraph,
  chosen: readonly Tile[],
  isApart: ((tile: Tile) => boolean) | null,
  below: (n: number) => number,
): Tile[] | null {
  const tiles = shuffled(chosen, below);
  if (!isApart) return tiles;
  const apart = tiles.filter(isApart);
  const rest = tiles.filter((tile) => !isApart(tile));
  const orbits = orbitsOf(graph);
  const even = orbits.every(({ length }) => length % graph.homes.length === 0);
  const cells = even ? orbitsFor(orbits, apart.length, below) : null;
  if (!cells) return null;
  const taken = new Set(cells.flat());
  return graph.open.map((_, i) => (taken.has(i) ? apart.pop()! : rest.pop()!));
}

/** Open cells that the seats see alike, as their places in the graph's list: each group has one for each seat, or several. */
export function orbitsOf({ open, fromHome, homes }: LayoutGraph): number[][] {
  const groups = new Map<string, number[]>();
  open.forEach((cell, i) => {
    const seen = homes.map((_, seat) => fromHome[seat]![cell]!);
    const turned = seen.map((_, k) => [...seen.slice(k), ...seen.slice(0, k)].join());
    const mirrored = seen.toReversed();
    const back = mirrored.map((_, k) => [...mirrored.slice(k), ...mirrored.slice(0, k)].join());
    const key = [...turned, ...back].toSorted()[0]!;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  });
  return [...groups.values()];
}

/** Groups of cells that together hold just so many; null where none do. In an order of chance, so that a seed decides which. */
export function orbitsFor(
  orbits: readonly number[][],
  wanted: number,
  below: (n: number) => number,
): number[][] | null {
  const order = orbits.map((orbit) => ({ orbit, key: below(1_000_000) })).toSorted((a, b) => a.key - b.key);
  const search = (at: number, left: number): number[][] | null => {
    if (left === 0) return [];
    if (left < 0 || at === order.length) return null;
    const taking = search(at + 1, left - order[at]!.orbit.length);
    return taking ? [order[at]!.orbit, ...taking] : search(at + 1, left);
  };
  return search(0, wanted);
}

/** A weighted shuffle: heavier ones tend to come first. */
export function byWeight<Tile>(
  pool: readonly Tile[],
  weightOf: (tile: Tile) => number,
  below: (n: number) => number,
): Tile[] {
  const keyed = pool.map((tile) => ({ tile, key: -Math.log((below(1_000_000) + 1) / 1_000_001) / weightOf(tile) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ tile }) => tile);
}

/** Puts a spare tile in the place of a chosen one. */
export function exchange<Tile>(chosen: Tile[], spare: Tile[], out: Tile, into: Tile): void {
  chosen[chosen.indexOf(out)] = into;
  spare[spare.indexOf(into)] = out;
}

/** How likely tiles are to be chosen, and what evenness is worth. */
export const WEIGHTINGS = ['balanced', 'random', 'resources', 'influence'] as const;
export type Weighting = (typeof WEIGHTINGS)[number];
/** A table's own wishes: what a tile's chance grows by for each of these. */
export interface Weights {
  readonly resources: number;
  readonly influence: number;
  readonly specialties: number;
  readonly legendary: number;
}
export const weightOf = (value: TileValue, weighting: Weighting, weights: Weights | undefined): number => {
  if (weights)
    return (
      1 +
      weights.resources * value.resources +
      weights.influence * value.influence +
      weights.specialties * value.specialties +
      weights.legendary * value.legendary
    );
  if (weighting === 'resources') return 1 + 2 * value.resources;
  return weighting === 'influence' ? 1 + 2 * value.influence : 1;
};
