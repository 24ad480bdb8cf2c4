import type { Json, Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { seatOfAnswer } from './state.ts';
import { amount } from './taps.ts';

/** The answer that aims at a seat with all there is; null when none does. */
export function strongestAttack(table: TableModel, seat: Seat): Json | null {
  const kind = table.decision()?.kind ?? '';
  const all = (table.answers() ?? []).filter((answer) => seatOfAnswer(kind, answer) === seat);
  return all.length === 0 ? null : all.reduce((best, one) => (amount(one) > amount(best) ? one : best));
}
