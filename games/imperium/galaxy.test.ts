import { describe, expect, it } from 'vitest';
import { adjacencyOf, cellOf, cellsOf, distance, ring } from './index.ts';

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

  it('a galaxy knows the cell of each tile', () => {
    expect(cellOf(galaxy, 'centre')).toEqual({ q: 0, r: 0 });
    expect(cellOf(galaxy, 'nowhere')).toBeUndefined();
    expect(cellsOf(galaxy)).toHaveLength(7);
    expect(distance(cellOf(galaxy, 'up')!, ring(1)[0]!)).toBe(0);
  });
});
