import { rulesView, sampleAnswer } from '@orrery/kernel';
import type { Decision, Game, Json, Shapes, View } from '@orrery/kernel';
import type { Below } from './bot.ts';

/** The answer of the game's own rule of thumb, trusted as it is; undefined where it leaves the answer to chance. */
export function ruleOfThumb<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, below: Below): Json | undefined {
  return game.bot.quick?.(rulesView(game, v), d, below);
}

/** For playouts: the rule of thumb, else any legal answer. */
export function quickAnswer<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, below: Below): Json {
  const answer = ruleOfThumb(game, v, d, below);
  return answer === undefined ? sampleAnswer(game, v, d, below) : answer;
}
