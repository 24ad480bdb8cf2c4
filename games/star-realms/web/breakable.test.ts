import { describe, expect, it } from 'vitest';
import { cardNames } from '../text/de/cards.ts';
import { breakable } from './breakable.ts';

describe('card names in German', () => {
  it('have no word that is too long for a card and cannot be broken', () => {
    const tooLong = Object.values(cardNames)
      .flatMap((name) => breakable(name).split(/[ \u00AD-]/))
      .filter((part) => part.length > 12);
    expect(tooLong).toEqual([]);
  });
  it('are the same but for where they may break', () => {
    for (const name of Object.values(cardNames)) expect(breakable(name).replaceAll('\u00AD', '')).toBe(name);
  });
});
