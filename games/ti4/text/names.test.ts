import { LANGUAGES } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { content } from '../game.ts';
import { names as de } from './de/phrases.ts';
import { names as en } from './en/phrases.ts';
import { names as fr } from './fr/phrases.ts';

const NAMES = { en, fr, de };

it.each(LANGUAGES)('every component of the game has a name: %s', (language) => {
  const ids = Object.keys(content.components);
  expect(ids.length).toBeGreaterThan(250);
  const unnamed = ids.filter((id) => {
    try {
      return NAMES[language].component(id) === '';
    } catch {
      return true;
    }
  });
  expect(unnamed).toEqual([]);
});
