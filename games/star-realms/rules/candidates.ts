import type { Seat } from '@orrery/kernel';
import type { CardFilter, ScrapZone } from '../content/effects.ts';
import { designOf, fits } from './designs.ts';
import { campaignFactionBit } from './scenarioRules.ts';
import type { AcquireFrom, CardInstance, Pub, View } from '../shapes.ts';
import { discardPile, EXPLORERS, hand, SCRAP_HEAP, TRADE_ROW } from './zones.ts';

/** Cards that an effect offers, as its player sees them. */

export const scrappable = (v: View, seat: Seat, from: readonly ScrapZone[]): CardInstance[] => {
  const found: CardInstance[] = [];
  for (const zone of from) {
    if (zone === 'hand') found.push(...v.me!.table.cards[hand(seat)]!);
    else found.push(...v.pub.table.cards[zone === 'discard' ? discardPile(seat) : TRADE_ROW]!);
  }
  return found;
};

/** From the Scrap Heap only cards with a cost; of the Explorers the top one. */
export const freelyAcquirable = (pub: Pub, seat: Seat, from: AcquireFrom, filter: CardFilter): CardInstance[] => {
  const own = campaignFactionBit(pub, seat);
  if (from === 'explorers') return pub.table.cards[EXPLORERS]!.slice(-1);
  return pub.table.cards[from === 'row' ? TRADE_ROW : SCRAP_HEAP]!.filter((card) => {
    const design = designOf(pub, card);
    return design.hasCost && fits(design, filter, own);
  });
};

export const recallable = (pub: Pub, seat: Seat, filter: CardFilter): CardInstance[] => {
  const own = campaignFactionBit(pub, seat);
  return pub.table.cards[discardPile(seat)]!.filter((card) => fits(designOf(pub, card), filter, own));
};

export const otherShips = (pub: Pub, seat: Seat, self: CardInstance): CardInstance[] =>
  pub.players[seat]!.inPlay.filter((here) => here.card !== self && !designOf(pub, here.card).isBase).map(
    (here) => here.card,
  );
