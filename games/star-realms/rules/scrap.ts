import type { Seat } from '@orrery/kernel';
import { cardIdOf } from './designs.ts';
import { disown } from './owners.ts';
import type { CardInstance, Table } from '../shapes.ts';
import { leavePlay } from './play.ts';
import { refillTradeRow } from './tradeRow.ts';
import { discardPile, EXPLORERS, hand, SCRAP_HEAP, TRADE_ROW } from './zones.ts';

/** SR-SCRAP. */

/** Explorers go back to their stack, however they are scrapped (SR-SCRAP-05). */
export const scrapHeapFor = (card: CardInstance): string => (cardIdOf(card) === 'explorer' ? EXPLORERS : SCRAP_HEAP);

export const scrapFromPlay = (t: Table, seat: Seat, card: CardInstance): void => {
  leavePlay(t, seat, card, scrapHeapFor(card));
  disown(t.pub, seat, card);
  t.emit('scrapped', { seat, card, from: 'play' });
};

export type ScrapZone = 'hand' | 'discard' | 'tradeRow';
export const scrapZoneOf = (seat: Seat, from: ScrapZone): string =>
  from === 'hand' ? hand(seat) : from === 'discard' ? discardPile(seat) : TRADE_ROW;

/** Scraps a card for a reason other than its own Scrap Ability: no effect of it (SR-SCRAP-06). */
export const scrapFrom = (t: Table, seat: Seat, card: CardInstance, from: ScrapZone): void => {
  t.move(card, scrapZoneOf(seat, from), scrapHeapFor(card));
  if (from !== 'tradeRow') disown(t.pub, seat, card);
  t.emit('scrapped', { seat, card, from });
  if (from === 'tradeRow') refillTradeRow(t); // SR-SCRAP-07
};
