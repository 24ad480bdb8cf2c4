import { expect, test } from 'vitest';
import { kept } from './kept.ts';

test('what has not changed stays the same object at every depth', () => {
  const before = {
    systems: [
      { id: 'a', forces: [{ seat: 0, n: 2 }] },
      { id: 'b', forces: [] },
    ],
    active: null,
  };
  expect(kept(before, structuredClone(before))).toBe(before);
  const now = structuredClone(before);
  now.systems[0]!.forces[0]!.n = 3;
  const merged = kept(before, now);
  expect(merged).toEqual(now);
  expect(merged).not.toBe(before);
  expect(merged.systems[0]).not.toBe(before.systems[0]);
  expect(merged.systems[1]).toBe(before.systems[1]);
});

test('what is longer, shorter or of another form is taken as it is', () => {
  expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(kept([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept({}, [])).toEqual([]);
  expect(kept({ a: [] }, { a: null })).toEqual({ a: null });
  expect(kept(undefined, { a: 1 })).toEqual({ a: 1 });
});
