import { describe, expect, it } from 'vitest';
import { ratings } from './rating.ts';
import { meanOf, shareOf } from '@orrery/games/estimates';

describe('intervals', () => {
  it('gives Wilson’s interval for a share', () => {
    const { low, high } = shareOf(60, 100);
    expect(low).toBeCloseTo(0.502, 3);
    expect(high).toBeCloseTo(0.6906, 3);
    expect(shareOf(0, 10).low).toBe(0);
    expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 3);
    expect(shareOf(10, 10).high).toBeCloseTo(1);
  });
  it('gives the normal interval for a mean', () => {
    const { value, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(value).toBe(3);
    expect(high - value).toBeCloseTo(1.96 * Math.sqrt(2.5 / 5), 3);
    expect(value - low).toBeCloseTo(high - value, 9);
  });
});

describe('ratings', () => {
  it('puts ten to one at 400 points, and equals at the mean', () => {
    const [a, b] = ratings([
      [0, 10000],
      [1000, 0],
    ]);
    expect(a! - b!).toBeCloseTo(400, 0);
    expect(
      ratings([
        [0, 7],
        [7, 0],
      ]),
    ).toEqual([1500, 1500]);
  });
  it('stays finite for one who never lost', () => {
    expect(
      ratings([
        [0, 50],
        [0, 0],
      ])[0],
    ).toBeLessThan(3000);
  });
});
