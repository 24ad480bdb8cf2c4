import { checkAnswer } from './answers.ts';
import { same } from './json.ts';
import type { Json } from './json.ts';
import { REACT } from './types.ts';
import type { Decision, Rules, Notice, PreAnswer, Pub, ReactQuestion, Shapes, TableOwn, View } from './types.ts';
import { isMeant, lasts } from './waivers.ts';

/** Notices kept for a seat: enough for a screen that was away a little while. */
const NOTICES_KEPT = 8;

/** The answer that the viewer gave beforehand to this question, if it is legal now. */
export function preAnswerTo<T extends Shapes>(game: Rules<T>, v: View<T>, d: Decision): PreAnswer | null {
  for (const given of v.me!.table.preAnswers)
    if (fits(v.pub, given, d) && checkAnswer(game, v, d, given.answer) === null) return given;
  return null;
}

function fits<T extends Shapes>(pub: Pub<T>, given: PreAnswer, d: Decision): boolean {
  if (given.kind !== d.kind || !lasts(pub, given.until)) return false;
  if (d.kind !== REACT) return hasFields(d.q, given.when);
  const { window, about } = d.q as unknown as ReactQuestion;
  return isMeant(given.window ?? '*', window) && hasFields(about, given.when);
}

function hasFields(record: Json, wanted: PreAnswer['when'] = {}): boolean {
  const fields = record as Record<string, Json> | null;
  return Object.entries(wanted).every(([field, value]) => same(fields?.[field], value));
}

/** Tells a seat, and nobody else, what happened in its name. */
export function notify(mine: TableOwn, about: Notice['about'], { kind, q }: Decision, answer: Json): void {
  const id = (mine.notices.at(-1)?.id ?? 0) + 1;
  mine.notices = [...mine.notices, { id, about, kind, q, answer }].slice(-NOTICES_KEPT);
}
