import { describe, expect, it } from 'vitest';
import { cellsOf } from '@orrery/imperium';
import { centre, frameOf, neighbourIn } from './hexes.ts';

const points = cellsOf(Array.from({ length: 19 }, (_, i) => String(i))).map(centre);

describe('the map', () => {
  it('lays neighbours side by side: no two centres are nearer than a hex is high', () => {
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(103);
  });
  it('moves by arrows to the hex beside, and stops at the edge', () => {
    expect(points[neighbourIn(points[0]!, points, 'ArrowUp')!]).toEqual(points[1]);
    let at = 0;
    for (let i = 0; i < 10; i++) at = neighbourIn(points[at]!, points, 'ArrowUp') ?? at;
    expect(neighbourIn(points[at]!, points, 'ArrowUp')).toBeNull();
    expect(neighbourIn(points[0]!, points, 'a')).toBeNull();
  });
  it('fits its frame', () => {
    const [left, top, width, height] = frameOf(points).split(' ').map(Number);
    for (const { x, y } of points) {
      expect(x - 60).toBeGreaterThanOrEqual(left!);
      expect(x + 60).toBeLessThanOrEqual(left! + width!);
      expect(y - 52).toBeGreaterThanOrEqual(top!);
      expect(y + 52).toBeLessThanOrEqual(top! + height!);
    }
  });
});
