import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../design/icons.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { language, speak, t } from './text.ts';
import { createWords } from './words.ts';
import { codeUnder, wordsTests } from './wordsTests.ts';

const web = join(import.meta.dirname, '..');

describe('the words of the frame', () => {
  wordsTests({ en, fr, de }, codeUnder(web));
});

describe('words that are fetched later', () => {
  it('follow the language from then on, and change with those of the frame', async () => {
    await speak('en');
    const words = createWords<'hand'>({
      en: () => Promise.resolve({ hand: '{n, plural, one {# card} other {# cards}}' }),
      fr: () => Promise.resolve({ hand: '{n, plural, one {# carte} other {# cartes}}' }),
      de: () => Promise.resolve({ hand: '{n, plural, one {# Karte} other {# Karten}}' }),
    });
    expect(words.t('hand', { n: 2 })).toBe('');
    await words.load();
    expect(words.t('hand', { n: 2 })).toBe('2 cards');
    await speak('de');
    expect([language(), t('nav.rules'), words.t('hand', { n: 1 })]).toEqual(['de', 'Regeln', '1 Karte']);
    expect([words.find('hand') !== null, words.find('foot')]).toEqual([true, null]);
  });
});

describe('the marks of the sprite', () => {
  it('are the ones the code may name', () => {
    const sprite = readFileSync(join(web, 'design/sprite.svg'), 'utf8');
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);
    expect(drawn.sort()).toEqual([...ICONS].sort());
  });
});
