import type { Table } from '../shapes.ts';
import { ROW_SPACES, SCRAP_HEAP, TRADE_DECK, TRADE_ROW } from './zones.ts';

/** The row always holds five cards, as long as the Trade Deck has some (SR-ACQ-06, SR-SCRAP-07). */
export const refillTradeRow = (t: Table): void => {
  while (t.pub.table.zones[TRADE_ROW]!.n < ROW_SPACES) {
    const card = t.draw(TRADE_DECK, TRADE_ROW);
    if (card === null) return;
    t.emit('revealed', { card });
  }
};

/** The whole row goes to the Scrap Heap, then five new cards come. */
export const refreshTradeRow = (t: Table, seat: number): void => {
  for (const card of t.cards(TRADE_ROW).slice()) {
    t.move(card, TRADE_ROW, SCRAP_HEAP);
    t.emit('scrapped', { seat, card, from: 'tradeRow' });
  }
  refillTradeRow(t);
};
