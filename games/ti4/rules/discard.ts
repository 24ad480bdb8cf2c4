import type { Seat } from '@orrery/kernel';
import type { Table } from '../shapes.ts';
import { ACTION_DISCARD, handOf } from './zones.ts';

/** An action card leaves a hand for the discard pile, where all see it. */
export function discardCard(t: Table, seat: Seat, card: string): void {
  t.move(card, handOf(seat), ACTION_DISCARD);
  t.emit('discarded', { seat, card });
}
/** An action card goes from hand to hand; that is no drawing (TI4-YSSA-02). */
export function takeCard(t: Table, seat: Seat, from: Seat, card: string): void {
  t.move(card, handOf(from), handOf(seat));
  t.emit('cardTaken', { seat, from }, { to: [seat, from], some: { card } });
}
