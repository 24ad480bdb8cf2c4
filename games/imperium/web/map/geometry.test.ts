import { describe, expect, it } from 'vitest';
import { cells, spiral } from '../../galaxy/hex.ts';
import { besideMap, boxOf, centreOf, neighbourIn, sideOf, turned, turnsToSouth } from './geometry.ts';

const hexes = spiral(4);
const points = hexes.map(centreOf);

describe('the drawing of the map', () => {
  it('lays neighbours side by side: no two centres are nearer than a hex is high', () => {
    expect(points).toHaveLength(cells(4));
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(173);
  });
  it('turns by sixths: six turns are none, one turn keeps all cells', () => {
    for (const hex of hexes) expect(turned(hex, 6)).toEqual(hex);
    const key = ({ q, r }: { q: number; r: number }) => `${q},${r}`;
    expect(hexes.map((hex) => key(turned(hex, 1))).sort()).toEqual(hexes.map(key).sort());
  });
  it('turns a home to the bottom: none of the five other ways brings it lower', () => {
    for (const home of hexes) {
      const depths = [0, 1, 2, 3, 4, 5].map((turns) => centreOf(turned(home, turns)).y);
      expect(depths[turnsToSouth(home)]).toBeCloseTo(Math.max(...depths), 6);
    }
    expect(turnsToSouth(null)).toBe(0);
  });
  it('turns sides with the cells: the side towards a neighbour still points at it', () => {
    const up = { q: 0, r: -1 };
    for (let turns = 0; turns < 6; turns++) {
      const [to, side] = [centreOf(turned(up, turns)), sideOf(turns)];
      expect([side.x * 2, side.y * 2].map((n) => Math.round(n))).toEqual([to.x, to.y].map((n) => Math.round(n)));
    }
  });
  it('moves by arrows to the hex beside, and stops at the edge', () => {
    expect(points[neighbourIn(points[0]!, points, 'ArrowUp')!]).toEqual(points[1]);
    let at = 0;
    for (let i = 0; i < 10; i++) at = neighbourIn(points[at]!, points, 'ArrowUp') ?? at;
    expect(neighbourIn(points[at]!, points, 'ArrowUp')).toBeNull();
    expect(neighbourIn(points[0]!, points, 'a')).toBeNull();
  });
  it('has a box that holds every hex', () => {
    const { left, top, right, bottom } = boxOf(points);
    for (const { x, y } of points) {
      expect(x - 100).toBeGreaterThanOrEqual(left);
      expect(x + 100).toBeLessThanOrEqual(right);
      expect(y - 87).toBeGreaterThanOrEqual(top);
      expect(y + 87).toBeLessThanOrEqual(bottom);
    }
  });
  it('systems beside the map lie in its free corners, or at its right', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((turns) => centreOf(turned({ q: 3, r: 0 }, turns)));
    const edge = [0, 1, 2, 3, 4, 5].map((turns) => centreOf(turned({ q: 2, r: 1 }, turns)));
    const beside = besideMap([...ring, ...edge], 2);
    for (const one of beside)
      for (const { x, y } of [...ring, ...edge]) expect(Math.hypot(one.x - x, one.y - y)).toBeGreaterThan(2 * 87);
    const [alone] = besideMap([{ x: 0, y: 0 }], 1);
    expect(alone!.x).toBeGreaterThan(200);
  });
});
