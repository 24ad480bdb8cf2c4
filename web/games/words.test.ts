import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '@orrery/games';
import { codeUnder, wordsTests } from '../text/wordsTests.ts';
import type { MessagesIn } from '../text/wordsTests.ts';
import type { GameEntry } from './entry.ts';

const entries = import.meta.glob<GameEntry>('../../games/*/web/entry.ts', { eager: true, import: 'entry' });
const texts = import.meta.glob<{ [language: string]: MessagesIn['en'] }>('../../games/*/web/text/{en,fr,de}.ts', {
  eager: true,
});

it('there is a screen for every game, and no other', () => {
  expect(
    Object.values(entries)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(gameIds.toSorted());
});

for (const [path, entry] of Object.entries(entries)) {
  const folder = path.slice(0, -'/entry.ts'.length);
  const messages = Object.fromEntries(
    ['en', 'fr', 'de'].map((language) => [language, texts[`${folder}/text/${language}.ts`]![language]]),
  ) as unknown as MessagesIn;
  /** Ids that the frame asks for: what the game is, its options and its windows. */
  const asked = (id: string) => id === 'about' || id.startsWith('opt.') || id.startsWith('order.');

  describe(`the words of ${entry.id} on screen`, () => {
    wordsTests(messages, codeUnder(join(import.meta.dirname, folder), /^tools\//), asked);

    it('name every option, every value and every window, and none besides', async () => {
      const game = await loadGame(entry.id);
      const options = Object.entries(game.options)
        .filter(([, { values, accepts }]) => values.length > 1 || accepts)
        .flatMap(([name, { values }]) => [
          name,
          `${name}.text`,
          ...(values.length > 1 ? values : []).map((value) => `${name}.${value}`),
          ...(entry.plans?.option === name ? values.map((value) => `${name}.${value}.text`) : []),
        ]);
      const wanted = [
        'about',
        ...options.map((id) => `opt.${id}`),
        ...Object.keys(game.windows).map((window) => `order.${window}`),
      ];
      // Options that take more than a few values may say how such a value is put away.
      const isBrought = (id: string) =>
        Object.entries(game.options).some(([option, spec]) => spec.accepts && id === `opt.${option}.brought`);
      const said = Object.keys(messages.en).filter((id) => asked(id) && !isBrought(id));
      expect(said.sort()).toEqual(wanted.sort());
    });
  });
}
