import { botByName } from '@orrery/bots';
import { sampleAnswer } from '@orrery/kernel';
import type { Decision, Json, Shapes, View } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import { BOT_BEHIND, LEVELS } from './levels.ts';

const below = (n: number): number => Math.floor(Math.random() * n);

/** What a bot of this strength answers; a level of ours, or any name of the roster. */
export function botAnswer(game: AnyGame, v: View<Shapes>, d: Decision, level: string): Json {
  const known = LEVELS.find((one) => one === level);
  const bot = botByName(known ? BOT_BEHIND[known] : level);
  return bot ? bot.choose(game, v, d, below) : sampleAnswer(game, v, d, below);
}
