import { describe, expect, it } from 'vitest';
import { ti3 } from '../game.ts';
import { DOES } from './does.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

describe('every decision of the third edition', () => {
  it.each(Object.keys(ti3.asks))('%s says what it does, in three languages', (kind) => {
    const id = DOES(kind as Parameters<typeof DOES>[0]);
    for (const words of [en, fr, de]) expect(words[id].length).toBeGreaterThan(25);
  });
});
