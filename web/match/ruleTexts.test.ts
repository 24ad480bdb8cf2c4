import { describe, expect, it } from 'vitest';
import { loadGame } from '@orrery/games';
import { wordingOf } from '@orrery/kernel';
import { chaptersOf } from '../games/rulebooks.ts';
import { areRuleTextsWanted, keepRuleTexts } from './ruleTexts.ts';
import { Speech } from './speech.ts';

describe('a refusal without a sentence of its own', () => {
  it('is told in the words of its rule, in the language of the reader, once the rulebook is there, which is not fetched before', async () => {
    const game = await loadGame('twilight-imperium-4');
    expect(areRuleTextsWanted()).toBe(false);
    const refusal = { code: 'illegal', rule: 'TI4-MOVE-02' } as const;
    for (const language of ['en', 'fr', 'de'] as const) {
      const speech = new Speech(await wordingOf(game, language), { view: {} as never, name: String });
      keepRuleTexts([]);
      expect(speech.refusal(refusal)).toBe('TI4-MOVE-02');
      expect(areRuleTextsWanted()).toBe(true);
      const chapters = await chaptersOf('twilight-imperium-4', language);
      keepRuleTexts(chapters);
      const told = chapters.flatMap(({ rules }) => rules['TI4-MOVE-02'] ?? [])[0]!;
      expect(speech.refusal(refusal)).toBe(`${told} (TI4-MOVE-02)`);
    }
  });
});
