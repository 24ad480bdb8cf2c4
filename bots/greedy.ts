import { checkAnswer } from '@orrery/kernel';
import type { Decision, Game, Json, Shapes, View } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { lookahead } from './lookahead.ts';
import { ruleOfThumb } from './ruleOfThumb.ts';

/**
 * Takes what looks best at once: the answer of the game's rule of thumb, and where it has none, the best by looking one answer ahead.
 * The rule of thumb comes first because it was written with a whole turn in mind: in Star Realms it wins two games in three against looking
 * ahead, at a tenth of the cost. Its answer is checked: an illegal one is a fault of the game's bot code and must not be played.
 */
export const greedy: Bot = {
  name: 'greedy',
  reproducible: true,
  deals: true,
  choose(game, v, d, below) {
    const answer = ruleOfThumb(game, v, d, below);
    if (answer === undefined) return lookahead.choose(game, v, d, below);
    return checked(game, v, d, answer);
  },
};

/** The answer of a game's bot code, which may be at fault. */
export function checked<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, answer: Json): Json {
  const illegal = checkAnswer(game, v, d, answer);
  if (illegal)
    throw new Error(
      `the rule of thumb of ${game.id} answers ${d.kind} with ${JSON.stringify(answer)}, which ${illegal.rule} forbids`,
    );
  return answer;
}
