import { describe, expect, it } from 'vitest';
import { ti4 } from '../../game.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { DOES } from './does.ts';

describe('every decision of the fourth edition', () => {
  it.each(Object.keys(ti4.asks))('%s says what it does, in three languages', (kind) => {
    const id = DOES[kind as keyof typeof DOES];
    for (const words of [en, fr, de]) expect(words[id].length).toBeGreaterThan(id.startsWith('does.') ? 30 : 5);
  });
});
