import { REACT, answerInWords, awaited, listAnswers, questionInWords, view } from '@orrery/kernel';
import type { Json, Seat, Shapes, State, Wording } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';

/** An answer that is given by a press on the notice itself. */
export interface QuickAnswer {
  title: string;
  command: { do: 'answer'; seat: Seat; n: number; ask: number; answer: Json };
}
export interface QuickQuestion {
  question: string;
  answers: QuickAnswer[];
}

/**
 * The question of a notice and its answers, where that is yes or no, or a reaction that may be passed. It is said as an observer would
 * hear it: a locked screen shows it to whoever is near.
 */
export function quickQuestion(
  game: AnyGame,
  wording: Wording<Shapes>,
  state: State<Shapes>,
  seat: Seat,
  name: (seat: Seat) => string,
): QuickQuestion | null {
  const [d, ...others] = awaited(game, state, seat);
  if (!d || others.length > 0) return null;
  const answers = d.kind === REACT ? [null] : (listAnswers(game, view(state, seat), d, 3) ?? []);
  if (d.kind !== REACT && !(answers.length === 2 && answers.every((answer) => typeof answer === 'boolean')))
    return null;
  const reader = { view: view(state, null), name };
  const { n } = state.pub.table;
  return {
    question: questionInWords(wording, d, reader),
    answers: answers.map((answer) => ({
      title: answerInWords(wording, d, answer, reader),
      command: { do: 'answer', seat, n, ask: d.id, answer },
    })),
  };
}
