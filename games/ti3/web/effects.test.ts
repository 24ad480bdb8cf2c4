import { describe, expect, it } from 'vitest';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { speak } from '@orrery/web/text/text.ts';
import { answerEffect } from './effects.ts';
import { spoken } from './spoken.ts';

describe('what answers of the third edition do', () => {
  for (const [language, { vocabulary: words }] of Object.entries({ en, fr, de }))
    it(`is said for every technology and both abilities of every Strategy Card, ${language}`, () => {
      expect(Object.keys(words.technologyEffects).sort()).toEqual(TECHNOLOGIES.map(({ id }) => id).sort());
      for (const text of Object.values(words.technologyEffects)) expect(text.length).toBeGreaterThan(15);
      for (const card of STRATEGY_CARDS)
        for (const text of Object.values(words.strategyTexts[card])) expect(text.length).toBeGreaterThan(15);
    });
  it('is found by the answer: a card, a technology among parts, an ability of a race', async () => {
    await speak('en');
    await spoken.load();
    expect(answerEffect('logistics')).toBe(en.vocabulary.strategyTexts.logistics.primary);
    expect(answerEffect({ do: 'strategy', card: 'imperial' })).toBe(en.vocabulary.strategyTexts.imperial.primary);
    expect(answerEffect({ technology: 'war-sun' })).toBe(en.vocabulary.technologyEffects['war-sun']);
    expect(answerEffect({ ability: 'letnev-war-funding', component: 'letnev' })).toBe(
      en.vocabulary.abilities['letnev-war-funding'].effect,
    );
    expect(answerEffect({ exhaust: 'jord' })).toBe('');
  });
});
