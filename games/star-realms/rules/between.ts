import { tradeDeck } from '../content/catalogue.ts';
import { cardIdOf } from './designs.ts';
import type { CardInstance, Table } from '../shapes.ts';
import {
  BOX,
  deck,
  discardPile,
  EVENT_BOX,
  EVENT_DECK,
  EVENT_PILE,
  EXPLORERS,
  hand,
  playZone,
  SCRAP_HEAP,
  TRADE_DECK,
  TRADE_ROW,
} from './zones.ts';

/** SR-BETWEEN: between two games of a campaign. */

/** Cards with a cost belong in the Trade Deck, Explorers on their stack, all others in the box (SR-BETWEEN-02, -03, -07). */
const homeOf = (card: CardInstance): string => {
  const id = cardIdOf(card);
  if (id === 'explorer') return EXPLORERS;
  return Object.hasOwn(tradeDeck, id) ? TRADE_DECK : BOX;
};

/** Cards of players and Scrap Heap are gathered again, upgraded ones with their stickers (SR-BETWEEN-04, -08). */
export const gatherCards = (t: Table): void => {
  const { pub } = t;
  const zones = pub.players.flatMap((_, seat) => [hand(seat), deck(seat), discardPile(seat), playZone(seat)]);
  for (const zone of [...zones, TRADE_ROW, SCRAP_HEAP])
    for (const card of t.cards(zone).slice()) t.move(card, zone, homeOf(card));
  for (const zone of [EVENT_DECK, EVENT_PILE]) for (const card of t.cards(zone).slice()) t.move(card, zone, EVENT_BOX);
  t.shuffle(TRADE_DECK);
  forgetScenario(t);
  pub.turn = 0;
  for (const player of pub.players)
    Object.assign(player, { trade: 0, combat: 0, inPlay: [], owns: {}, costs: [], redirects: [], once: [] });
};

/** The Scenario cards go back into their envelope with all they changed (SR-BETWEEN-01). */
const forgetScenario = (t: Table): void => {
  const { pub } = t;
  const { changed, campaign } = pub;
  campaign!.option = null;
  campaign!.event = null;
  if (changed === null) return;
  const lasting = Object.entries(changed).filter(([, keys]) => !keys.some((key) => key?.includes('&')));
  pub.changed = Object.fromEntries(lasting);
};
