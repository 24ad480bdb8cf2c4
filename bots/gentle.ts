import { rulesView, sampleAnswer } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { checked, greedy } from './greedy.ts';

/** One answer in so many is a slip, where a game has no beginner of its own. */
const SLIPS = 4;

/**
 * A beginner: follows the game's own idea of one. In a game without, somebody who knows the rule of thumb and forgets it now and then.
 */
export const gentle: Bot = {
  name: 'gentle',
  reproducible: true,
  deals: true,
  choose(game, v, d, below) {
    const answer = game.bot.beginner?.(rulesView(game, v), d, below);
    if (answer !== undefined) return checked(game, v, d, answer);
    return !game.bot.beginner && below(SLIPS) === 0
      ? sampleAnswer(game, v, d, below)
      : greedy.choose(game, v, d, below);
  },
};
