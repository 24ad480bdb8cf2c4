import { sampler } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { distancesFrom } from './balance.ts';
import type { LayoutGraph } from './balance.ts';

/** Six cells around a centre. Two homes lie beyond it. */
const neighbours = [
  [1, 2, 3, 4, 5, 6],
  ...Array.from({ length: 6 }, (_, i) => [
    0,
    1 + ((i + 1) % 6),
    1 + ((i + 5) % 6),
    ...(i % 3 === 0 ? [7 + i / 3] : []),
  ]),
  [1],
  [4],
];
const graph: LayoutGraph = {
  neighbours,
  fromHome: [distancesFrom(neighbours, 7), distancesFrom(neighbours, 8)],
  toCentre: distancesFrom(neighbours, 0),
  open: [1, 2, 3, 4, 5, 6],
  homes: [7, 8],
};
const nothing = { resources: 0, influence: 0, planets: 0, specialties: 0, legendary: 0, traits: [], stops: false };
const given = {
  graph,
  tiles: ['red-1', 'red-2', 'red-3', 'blue-1', 'blue-2', 'blue-3'],
  valueOf: () => nothing,
  clash: (a: string, b: string) => a.startsWith('red') && b.startsWith('red'),
  balanced: false,
  alike: () => false,
};
const clashes = (tiles: readonly string[]): number =>
  tiles.filter((tile, i) => given.clash(tile, tiles[(i + 1) % tiles.length]!)).length;

describe('tiles that must lie apart', () => {
  it('are exchanged until none touch', () => {
    expect(clashes(given.tiles)).toBe(2);
    for (let seed = 0; seed < 20; seed++) expect(clashes(arrange(given, sampler(seed)))).toBe(0);
  });

  it('are begun anew where exchanges come to a dead end', () => {
    // A chance that exchanges nothing for as long as one beginning lasts.
    let draws = 0;
    const below = sampler(1);
    expect(clashes(arrange(given, (n) => (draws++ < 40_000 ? 0 : below(n))))).toBe(0);
    expect(draws).toBeGreaterThan(40_000);
  });

  it('stay side by side where nothing else can be placed, and kinds keep to their cells', () => {
    const crowd = { ...given, tiles: ['red-1', 'red-2', 'red-3', 'red-4', 'red-5', 'blue-1'] };
    expect(arrange(crowd, sampler(1)).toSorted()).toEqual(crowd.tiles.toSorted());
    const kept = arrange({ ...given, kindOf: (tile) => tile.split('-')[0]! }, sampler(1));
    expect(kept.map((tile) => tile.split('-')[0])).toEqual(given.tiles.map((tile) => tile.split('-')[0]));
  });
});
