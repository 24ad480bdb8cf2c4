import { describe, expect, it } from 'vitest';
import { isLookedAt } from './attention.ts';

describe('attention', () => {
  it('ends when the page is hidden, or when nobody touches it for three minutes', () => {
    expect(isLookedAt(false, 0, 179_000)).toBe(true);
    expect(isLookedAt(false, 0, 180_000)).toBe(false);
    expect(isLookedAt(true, 0, 1)).toBe(false);
  });
});
