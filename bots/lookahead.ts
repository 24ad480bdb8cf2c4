import { Table, cloneState, listAnswers, nextDecision, sampleAnswer, rulesView } from '@orrery/kernel';
import type { Decision, Game, Json, Shapes, State, View } from '@orrery/kernel';
import type { Below, Bot } from './bot.ts';
import { quickAnswer } from './ruleOfThumb.ts';

/** Deals on which every answer is tried: the same ones for all, so that luck favours none. */
const DEALS = 2;
/** Answers looked at where there are too many to list. */
const SAMPLES = 40;

/**
 * Looks one answer ahead: tries each answer on deals that the view allows and takes the one after which the game's evaluation is best.
 * Without an evaluation it answers by chance.
 */
export const lookahead: Bot = {
  name: 'lookahead',
  reproducible: true,
  choose(game, v, d, below) {
    if (!game.bot.evaluate) return sampleAnswer(game, v, d, below);
    const answers = candidates(game, v, d, below);
    if (answers.length === 1) return answers[0]!;
    const worth = answers.map(() => 0);
    for (let deal = 0; deal < DEALS; deal++) {
      const dealt = game.bot.determinize(v, below);
      for (let i = 0; i < answers.length; i++) worth[i]! += worthAfter(game, dealt, d, answers[i]!, below);
    }
    return answers[worth.indexOf(Math.max(...worth))]!;
  },
};

/** All answers, or a sample with the rule of thumb's among them. */
function candidates<T extends Shapes>(game: Game<T>, v: View<T>, d: Decision, below: Below): readonly Json[] {
  const all = listAnswers(game, v, d, SAMPLES);
  if (all) return all;
  const found = new Map<string, Json>();
  const add = (answer: Json) => found.set(JSON.stringify(answer), answer);
  add(quickAnswer(game, v, d, below));
  for (let i = 1; i < SAMPLES; i++) add(sampleAnswer(game, v, d, below));
  return [...found.values()];
}

function worthAfter<T extends Shapes>(game: Game<T>, dealt: State<T>, d: Decision, answer: Json, below: Below): number {
  const table = new Table(game, cloneState(game, dealt));
  table.take(
    table.pub.table.open.find((open) => open.id === d.id)!,
    answer,
  );
  // A sealed answer shows its worth only when the others' are in.
  for (let other = nextDecision(game, table.s); other !== null && other.mode === 'seal' && other.frame === d.frame;)
    other = answerFor(game, table, other, below);
  return game.bot.evaluate!(rulesView(game, table.view(d.seat)), d.seat);
}

function answerFor<T extends Shapes>(game: Game<T>, table: Table<T>, d: Decision, below: Below): Decision | null {
  table.take(d, quickAnswer(game, table.view(d.seat), d, below));
  return nextDecision(game, table.s);
}
