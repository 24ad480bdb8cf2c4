import { describe, expect, it } from 'vitest';
import { heightOf, rowsOf } from './rows.ts';
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
});
