import { LANGUAGES } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../game.ts';

describe('whatever a player may be offered to use', () => {
  // What must happen is not offered.
  const abilities = Object.entries(ti4.reactions).flatMap(([ability, all]) =>
    all.some(({ mandatory }) => !mandatory) ? [ability] : [],
  );
  for (const language of LANGUAGES)
    it(`has a name, ${language}`, async () => {
      const { source } = await ti4.words[language]();
      expect(abilities.length).toBeGreaterThan(100);
      const nameless = abilities.filter((ability) => {
        try {
          return source({ ability, component: ability, seat: 0 }, {} as never).trim() === '';
        } catch {
          return true;
        }
      });
      expect(nameless).toEqual([]);
    });
});
