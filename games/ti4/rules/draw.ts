import { drawFrom } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import type { Table } from '../shapes.ts';
import { ACTION_DECK, ACTION_DISCARD, handOf } from './zones.ts';

/** Draws action cards; an empty deck is the shuffled discard pile (TI4-GEN-13). */
export function drawCards(t: Table, seat: Seat, n: number): void {
  const cards: string[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawFrom(t, ACTION_DECK, ACTION_DISCARD, handOf(seat));
    if (card !== null) cards.push(card);
  }
  t.emit('drew', { seat, n: cards.length, what: 'action-card' }, { to: [seat], some: { cards } });
}
