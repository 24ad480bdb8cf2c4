import { describe, expect, it } from 'vitest';
import { capsulePlaces, heightOf, rowsOf, widthOfForce } from './rows.ts';
import type { MapUnit } from './model.ts';

const unit = (id: string, n: number): MapUnit => ({
  id,
  icon: 'u-token',
  words: `${n} ${id}`,
  n,
  damaged: 0,
  carried: false,
});

describe('the capsule of a fleet', () => {
  it('keeps every kind of unit, in order, in rows that are not wider than the hex is below', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, i) => unit(id, i % 2 === 0 ? 1 : 12));
    for (let k = 1; k <= all.length; k++) {
      const rows = rowsOf(all.slice(0, k));
      expect(rows.flatMap((row) => row.units)).toEqual(all.slice(0, k));
      for (const { width } of rows) expect(width).toBeLessThanOrEqual(136);
    }
  });
  it('is as high as its rows', () => {
    const one = { seat: 0, worth: 0, units: [unit('a', 1)] };
    const many = { seat: 0, worth: 0, units: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => unit(id, 9)) };
    expect(heightOf(many)).toBeGreaterThan(heightOf(one));
  });
  it('stands beside another while both fit into the hex, else above it; none covers another', () => {
    const small = (seat: number) => ({ seat, worth: 0, units: [unit('a', 1)] });
    const large = (seat: number) => ({ seat, worth: 0, units: ['a', 'b', 'c', 'd', 'e'].map((id) => unit(id, 3)) });
    const overlap = (a: ReturnType<typeof capsulePlaces>[number], b: ReturnType<typeof capsulePlaces>[number]) =>
      Math.abs(a.x - b.x) < (widthOfForce(a.force) + widthOfForce(b.force)) / 2 &&
      a.y < b.y + heightOf(b.force) &&
      b.y < a.y + heightOf(a.force);
    const two = capsulePlaces([small(0), small(1)], 82);
    expect(two.map(({ force }) => force.seat).sort()).toEqual([0, 1]);
    expect(two[0]!.y).toBe(two[1]!.y);
    for (const forces of [
      [small(0), small(1)],
      [large(0), small(1), small(2)],
      [large(0), large(1)],
    ]) {
      const places = capsulePlaces(forces, 82);
      expect(places.length).toBe(forces.length);
      places.forEach((one, i) => places.slice(i + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
    }
    const [upper, lower] = capsulePlaces([large(0), large(1)], 82);
    expect(upper!.y).toBeLessThan(lower!.y);
  });
});
