import { expect, it } from 'vitest';
import { percents } from './percents.ts';

it('percents on screen add up to 100', () => {
  expect(percents([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
  expect(percents([1, 0, 0])).toEqual([100, 0, 0]);
  for (const p of [0.001, 0.2345, 0.5, 0.999]) expect(percents([p, 1 - p]).reduce((sum, n) => sum + n, 0)).toBe(100);
});
