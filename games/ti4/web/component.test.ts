import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../content/actionCards.ts';
import { AGENDAS } from '../content/agendas.ts';
import { NOTE_IDS } from '../content/promissoryNotes.ts';
import { PUBLIC_OBJECTIVES } from '../content/publicObjectives.ts';
import { SECRET_OBJECTIVES } from '../content/secretObjectives.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { UNITS } from '../content/units/index.ts';
import { content } from '../game.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { componentWords } from './component.ts';

// Answers and cards on screen take their words from here: none of them is ever a bare name.
describe('every component that a player may be asked about', () => {
  for (const [language, { names }] of Object.entries({ en, fr, de })) {
    const { words } = names;
    it(`has a name and says what it does, ${language}`, () => {
      const ids = [
        ...Object.keys(ACTION_CARDS),
        ...Object.keys(AGENDAS),
        ...NOTE_IDS,
        ...Object.keys(PUBLIC_OBJECTIVES),
        ...Object.keys(SECRET_OBJECTIVES),
        ...Object.keys(TECHNOLOGIES),
        ...Object.keys(UNITS),
        ...Object.keys(words.abilities),
        ...Object.keys(words.leaders),
        ...Object.keys(words.relics),
        ...Object.keys(words.explorations),
        ...Object.keys(content.components),
      ];
      expect(ids.length).toBeGreaterThan(400);
      const bare = ids.filter((id) => {
        const found = componentWords(id, words);
        return !found || found.name.trim() === '' || found.text.trim() === '' || found.text === found.name;
      });
      expect(bare).toEqual([]);
      for (const { name, primary, secondary } of Object.values(words.strategyCards))
        for (const text of [name, primary, secondary]) expect(text.trim()).not.toBe('');
    });
  }
});
