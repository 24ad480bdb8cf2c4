import { randomInt } from 'node:crypto';
import { LANGUAGES, Match, keyFromSeed, wordingOf } from '@orrery/kernel';
import type { Command } from '../command.ts';
import { Refused } from '../command.ts';
import { Session } from '../session.ts';
import { BOTS_OPTION, TABLE_OPTIONS, loadGame, readBots, tableFor } from '../table.ts';
import { TEXT } from '../text.ts';

/** A game in the terminal, one person against bots. */
export const play: Command = {
  name: 'play',
  operands: ['GAME'],
  summary: 'plays a game in the terminal, you against bots',
  options: {
    ...TABLE_OPTIONS,
    bots: { ...BOTS_OPTION, help: `${BOTS_OPTION.help} (gentle)` },
    seat: { value: 'X', help: 'your seat (1)' },
    lang: { value: 'en|fr|de', help: 'the language (en)' },
    seed: { value: 'S', help: 'the seed of the table; by default one nobody knows' },
  },
  examples: ['play star-realms', 'play star-realms --bots greedy --lang fr --seed 5'],
  async run(given, io) {
    const game = await loadGame(given, io);
    const language = given.oneOf('lang', LANGUAGES, 'en');
    const bots = readBots(given, 'gentle');
    const { seats, options } = tableFor(game, given, given.text('bots') === null ? null : bots.length + 1);
    const seat = given.number('seat', 1, seats, 1) - 1;
    if (bots.length > Math.max(1, seats - 1))
      throw new Refused(`${bots.length} bots and you do not fit on ${seats} seats`);
    const seed = given.number('seed', 0, 2 ** 48, randomInt(2 ** 47));
    const seated = Array.from({ length: seats }, (_, one) => bots[(one - (one > seat ? 1 : 0)) % bots.length]!);
    const match = new Match(game, { seats, options, key: keyFromSeed(seed) });
    io.out(`${game.title[language]}. ${TEXT[language].seed(seed)}\n`);
    await new Session(game, match, seat, seated, await wordingOf(game, language), seed, io).run();
  },
};
