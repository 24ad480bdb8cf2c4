import { describe, expect, it } from 'vitest';
import { adjacencyOf, cellOf, cellsOf, distance, ring, spiral } from '../index.ts';

const tile = (id: string, ...wormholes: string[]) => ({ id, wormholes });
const adjacent = adjacencyOf([
  tile('centre'),
  tile('up', 'alpha'),
  tile('upRight'),
  tile('downRight', 'beta'),
  tile('down', 'alpha'),
  tile('downLeft'),
  tile('upLeft'),
]);
const galaxy = ['centre', 'up', 'upRight', 'downRight', 'down', 'downLeft', 'upLeft'];

describe('the galaxy', () => {
  it('the centre borders the whole first ring, a ring tile its two neighbours and the centre', () => {
    expect([...adjacent(galaxy).get('centre')!].toSorted()).toEqual(galaxy.slice(1).toSorted());
    expect([...adjacent(galaxy).get('upRight')!].toSorted()).toEqual(['centre', 'downRight', 'up']);
  });

  it('systems with the same kind of wormhole are adjacent; a lone wormhole leads nowhere', () => {
    expect(adjacent(galaxy).get('up')).toContain('down');
    expect(adjacent(galaxy).get('down')).toContain('up');
    expect([...adjacent(galaxy).get('downRight')!].toSorted()).toEqual(['centre', 'down', 'upRight']);
  });

  it('cells without a tile border nothing', () => {
    const sparse = ['centre', 'up', '', 'downRight', '', '', ''];
    expect(adjacent(sparse).has('')).toBe(false);
    expect([...adjacent(sparse).get('centre')!].toSorted()).toEqual(['downRight', 'up']);
  });

  it('a tile takes its neighbours from where it lies', () => {
    const swapped = ['up', 'centre', ...galaxy.slice(2)];
    expect(adjacent(swapped).get('up')).toHaveLength(6);
    expect(adjacent(swapped).get('centre')).toHaveLength(3);
  });

  it('a tile with lanes is no system: it joins those at the ends of its lanes, across several such tiles too', () => {
    const lane = (id: string, ...lanes: [number, number][]) => ({ id, wormholes: [], lanes });
    const joined = adjacencyOf([
      ...galaxy.map((id) => tile(id)),
      lane('straight', [0, 3]),
      lane('bent', [0, 2], [0, 4]),
    ]);
    // Straight up from the centre two tiles with straight lanes, and a system beyond them in the third ring.
    const long = spiral(3).map(() => '');
    long[0] = 'centre';
    long[1] = 'straight';
    long[7] = 'straight';
    long[19] = 'up';
    expect(joined(long).get('centre')).toEqual(['up']);
    expect(joined(long).get('up')).toEqual(['centre']);
    expect(joined(long).has('straight')).toBe(false);
    // A lane tile in the middle of the ring: from the top one comes out lower right and lower left, not at the bottom.
    const bent = ['bent', ...galaxy.slice(1)];
    expect([...joined(bent).get('up')!].toSorted()).toEqual(['downLeft', 'downRight', 'upLeft', 'upRight']);
    expect([...joined(bent).get('down')!].toSorted()).toEqual(['downLeft', 'downRight']);
  });

  it('a galaxy knows the cell of each tile', () => {
    expect(cellOf(galaxy, 'centre')).toEqual({ q: 0, r: 0 });
    expect(cellOf(galaxy, 'nowhere')).toBeUndefined();
    expect(cellsOf(galaxy)).toHaveLength(7);
    expect(distance(cellOf(galaxy, 'up')!, ring(1)[0]!)).toBe(0);
  });
});
