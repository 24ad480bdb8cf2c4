import { REACT, lasts, same } from '@orrery/kernel';
import type { Decision, Json, PreAnswer, Seat, Shapes, View, Waiver } from '@orrery/kernel';
import type { Speech } from './speech.ts';

/**
 * What one may say for such questions from now on: an answer given beforehand, which stays private, or (windows) that one does not want to
 * be invited, for all to see.
 */
export type FromNowChoice = { answer: Json } & (
  | { as: 'round' | 'always' | 'use' | 'answerRound' | 'answerAlways'; preAnswer: PreAnswer }
  | { as: 'seat'; seat: Seat; preAnswer: PreAnswer }
  | { as: 'waiveRound' | 'waive'; waiver: Omit<Waiver, 'seat'> }
);

export function windowOf(d: Decision): { window: string; about: { [field: string]: Json | undefined } } | null {
  if (d.kind !== REACT) return null;
  const { window, about } = d.q as { window: string; about: Json };
  return { window, about: typeof about === 'object' && about !== null && !Array.isArray(about) ? about : {} };
}

/** More answers than these are a choice to be made each time. */
const FEW = 3;

/** `rounds` names the procedure that is a round of the game, where it has any: until its end a pre-answer or a waiver may stand. */
export function fromNowChoices(
  rounds: string | undefined,
  v: View<Shapes>,
  d: Decision,
  answers: readonly Json[],
): FromNowChoice[] {
  const round = v.pub.table.stack.find((frame) => (frame as { proc: string }).proc === rounds);
  const asked = windowOf(d);
  if (!asked) return plainChoices(d, answers, round?.id);
  const { window } = asked;
  const react = { kind: REACT, window };
  const passes = { ...react, answer: null };
  const choices: FromNowChoice[] = [];
  if (round) {
    choices.push({ as: 'round', preAnswer: { ...passes, until: round.id }, answer: null });
    choices.push({ as: 'waiveRound', waiver: { windows: window, until: round.id }, answer: null });
  }
  const { seat } = asked.about;
  if (typeof seat === 'number' && seat !== v.seat)
    choices.push({ as: 'seat', seat, preAnswer: { ...passes, when: { seat } }, answer: null });
  choices.push({ as: 'always', preAnswer: passes, answer: null });
  choices.push({ as: 'waive', waiver: { windows: window, until: null }, answer: null });
  for (const answer of answers)
    if (answer !== null) choices.push({ as: 'use', preAnswer: { ...react, answer }, answer });
  return choices;
}

function plainChoices(d: Decision, answers: readonly Json[], round: number | undefined): FromNowChoice[] {
  if (d.mode === 'offer' || answers.length < 2 || answers.length > FEW) return [];
  return answers.flatMap((answer): FromNowChoice[] => {
    const always = { kind: d.kind, answer, ...namesIn(d.q) };
    const whole: FromNowChoice = { as: 'answerAlways', preAnswer: always, answer };
    return round === undefined
      ? [whole]
      : [{ as: 'answerRound', preAnswer: { ...always, until: round }, answer }, whole];
  });
}

/** What a question is about, as far as it has a name or is of a sort: this strategy card, not another. Numbers change from one time to the next. */
function namesIn(q: Json): Pick<PreAnswer, 'when'> {
  if (typeof q !== 'object' || q === null || Array.isArray(q)) return {};
  const names = Object.entries(q).filter((field): field is [string, string | boolean] =>
    ['string', 'boolean'].includes(typeof field[1]),
  );
  return names.length === 0 ? {} : { when: Object.fromEntries(names) };
}

/** The reader's pre-answers that still say something. */
export const standing = (v: View<Shapes>): PreAnswer[] =>
  (v.me?.table.preAnswers ?? []).filter(({ until }) => lasts(v.pub, until));
export const waiversOf = (v: View<Shapes>): Waiver[] => v.pub.table.waivers.filter(({ seat }) => seat === v.seat);

/** The pre-answers with one more; what was said before to the same questions goes. */
export const withPreAnswer = (all: readonly PreAnswer[], one: PreAnswer): PreAnswer[] => [
  ...all.filter((other) => other.kind !== one.kind || other.window !== one.window || !same(other.when, one.when)),
  one,
];

/** To pass in every window of a name. */
export const isPass = (one: PreAnswer, window: string): boolean =>
  one.kind === REACT && one.window === window && one.answer === null && one.when === undefined;

/**
 * The questions that a pre-answer is for, and its answer, in words. What changes from one such question to the next, as a number, is left
 * open; null where nothing can be said without it: then each such question is one of its own.
 */
export function inAdvance(
  speech: Pick<Speech, 'question' | 'answer'>,
  seat: Seat,
  { kind, when = {}, answer }: PreAnswer,
): { question: string; answer: string } | null {
  const open = new Proxy(when, {
    get: (known, field) => (typeof field === 'symbol' || field in known ? known[field as string] : OPEN),
  });
  const d: Decision = { id: 0, frame: 0, seat, kind, q: open, mode: 'ask' };
  try {
    return { question: speech.question(d), answer: speech.answer(d, answer) };
  } catch {
    return null;
  }
}
const OPEN = '…';
