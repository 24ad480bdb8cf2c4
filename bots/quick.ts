import { checkAnswer, sampleAnswer } from '@orrery/kernel';
import type { Decision, Game, Json, Shapes, View } from '@orrery/kernel';
import type { Below, Bot } from './bot.ts';

/**
 * The answer of the game's own rule of thumb, trusted as it is; undefined where it leaves the answer to chance.
 * A rule of thumb says null both for "by chance" and for the answer null (pass, decline): it is the answer wherever it is legal.
 */
export function ruleOfThumb<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, below: Below): Json | undefined {
  const answer = game.bot.quick?.(v, d, below);
  if (answer === undefined) return undefined;
  return answer === null && checkAnswer(game, v, d, null) ? undefined : answer;
}

/** For playouts: the rule of thumb, else any legal answer. */
export function quickAnswer<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, below: Below): Json {
  const answer = ruleOfThumb(game, v, d, below);
  return answer === undefined ? sampleAnswer(game, v, d, below) : answer;
}

/** The game's rule of thumb. At a real table its answer is checked: an illegal one is a fault of the game's bot code. */
export const quick: Bot = {
  name: 'quick',
  reproducible: true,
  choose(game, v, d, below) {
    const answer = quickAnswer(game, v, d, below);
    const illegal = checkAnswer(game, v, d, answer);
    if (illegal)
      throw new Error(
        `the rule of thumb of ${game.id} answers ${d.kind} with ${JSON.stringify(answer)}, which ${illegal.rule} forbids`,
      );
    return answer;
  },
};
