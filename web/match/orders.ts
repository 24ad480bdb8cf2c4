import { REACT } from '@orrery/kernel';
import type { Decision, Json, Order, Seat, Shapes, View } from '@orrery/kernel';

/** What one may order from a reaction question on: pass in such windows, for a while, when one player acts, or use a source. */
export type OrderChoice = { order: Order; answer: Json } & (
  | { as: 'round' | 'always' }
  | { as: 'seat'; seat: Seat }
  | { as: 'use' }
);

export function windowOf(d: Decision): { window: string; about: { [field: string]: Json | undefined } } | null {
  if (d.kind !== REACT) return null;
  const { window, about } = d.q as { window: string; about: Json };
  return { window, about: typeof about === 'object' && about !== null && !Array.isArray(about) ? about : {} };
}

/** `rounds` names the procedure that is a round of the game, where it has any: until its end a passing order may stand. */
export function orderChoices(
  rounds: string | undefined,
  v: View<Shapes>,
  d: Decision,
  answers: readonly Json[],
): OrderChoice[] {
  const asked = windowOf(d);
  if (!asked) return [];
  const choices: OrderChoice[] = [];
  const round = v.pub.table.stack.find((frame) => (frame as { proc: string }).proc === rounds);
  if (round) choices.push({ as: 'round', order: { use: null, until: round.id }, answer: null });
  const { seat } = asked.about;
  if (typeof seat === 'number' && seat !== v.seat)
    choices.push({ as: 'seat', seat, order: { use: null, when: { seat } }, answer: null });
  choices.push({ as: 'always', order: { use: null }, answer: null });
  for (const answer of answers)
    if (isSource(answer)) choices.push({ as: 'use', order: { use: { ...answer } }, answer });
  return choices;
}
const isSource = (answer: Json): answer is { ability: string; component: string } =>
  typeof answer === 'object' &&
  answer !== null &&
  !Array.isArray(answer) &&
  'ability' in answer &&
  'component' in answer;

/** An order whose round is over says nothing any more. */
export const stands = (order: Order, v: View<Shapes>): boolean =>
  order.until === undefined || v.pub.table.stack.some((frame) => frame.id === order.until);
