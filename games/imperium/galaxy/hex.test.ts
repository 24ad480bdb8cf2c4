import { describe, expect, it } from 'vitest';
import { beside, cells, distance, ring, spiral } from '../index.ts';

describe('hexes', () => {
  it('a cell touches six others, all one border away', () => {
    const sides = [0, 1, 2, 3, 4, 5].map((side) => beside({ q: 2, r: -1 }, side));
    expect(new Set(sides.map((h) => `${h.q},${h.r}`)).size).toBe(6);
    expect(sides.every((h) => distance(h, { q: 2, r: -1 }) === 1)).toBe(true);
  });

  it('ring n has 6n cells, each n borders from the centre, and goes round without a gap', () => {
    for (const n of [1, 2, 3]) {
      const cellsOfRing = ring(n);
      expect(cellsOfRing).toHaveLength(6 * n);
      expect(cellsOfRing.every((h) => distance(h, { q: 0, r: 0 }) === n)).toBe(true);
      cellsOfRing.forEach((h, i) => expect(distance(h, cellsOfRing[(i + 1) % (6 * n)]!)).toBe(1));
    }
  });

  it('a ring starts straight up and turns clockwise', () => {
    expect(ring(1)[0]).toEqual({ q: 0, r: -1 });
    expect(ring(1)[1]).toEqual({ q: 1, r: -1 });
  });

  it('the spiral of three rings has the 37 cells of a full galaxy, none twice', () => {
    expect(spiral(3)).toHaveLength(cells(3));
    expect(cells(3)).toBe(37);
    expect(new Set(spiral(3).map((h) => `${h.q},${h.r}`)).size).toBe(37);
  });
});
