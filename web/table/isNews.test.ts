import { describe, expect, it } from 'vitest';
import { isNews } from './isNews.ts';

describe('the tone when one is asked', () => {
  it('sounds when the reader waited and is asked, in the visible tab as in a hidden one', () => {
    expect(isNews(null, 7, false)).toBe(true);
    expect(isNews(null, 7, true)).toBe(true);
  });
  it('does not sound for the next question of the reader’s own turn, nor when the table is opened', () => {
    expect(isNews(7, 8, false)).toBe(false);
    expect(isNews(7, 7, true)).toBe(false);
    expect(isNews(undefined, 7, false)).toBe(false);
    expect(isNews(7, null, false)).toBe(false);
  });
  it('sounds for another question while the tab is hidden', () => {
    expect(isNews(7, 9, true)).toBe(true);
  });
});
