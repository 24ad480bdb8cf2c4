import type { Seat } from '@orrery/kernel';
import type { CardInstance, Table } from '../shapes.ts';
import { deck, discardPile, hand } from './zones.ts';

/** SR-DRAW. */

/** Makes sure a card can be drawn: only an empty deck takes in the discard pile (SR-DRAW-02, -03). */
export const replenish = (t: Table, seat: Seat): boolean => {
  const { zones } = t.pub.table;
  if (zones[deck(seat)]!.n > 0) return true;
  const n = zones[discardPile(seat)]!.n;
  if (n === 0) return false;
  t.recycle(discardPile(seat), deck(seat));
  t.emit('shuffled', { seat, n });
  return true;
};

/** Draws as many as there are (SR-DRAW-04). */
export const drawCards = (t: Table, seat: Seat, n: number): void => {
  const cards: CardInstance[] = [];
  while (cards.length < n && replenish(t, seat)) cards.push(t.draw(deck(seat), hand(seat))!);
  if (cards.length === 0) return;
  const { face } = t.pub.table.zones[hand(seat)]!;
  t.emit('drew', { seat, n: cards.length }, { to: typeof face === 'string' ? [seat] : face, some: { cards } });
};

/** The Draw Phase: five cards, unless the mode or a rule says otherwise (SR-DRAW-01, SR-RAID-05). */
export const drawPhase = (t: Table, seat: Seat): void => drawCards(t, seat, t.pub.players[seat]!.handSize);
