import { redeal, replaceCards } from '@orrery/kernel';
import { designByKey, designOf, instancesOf } from '../rules/designs.ts';
import { tradeDeckCards } from '../rules/setup.ts';
import type { CardInstance, SR, State, View } from '../shapes.ts';
import { RULES } from '../rules/version.ts';
import { closedAt } from '../rules/envelopes.ts';
import { sideOf } from '../rules/scenarioRules.ts';
import { deck, discardPile, ENVELOPES, EVENT_DECK, EVENT_PILE, hand, playZone, TRADE_DECK } from '../rules/zones.ts';

/** What was made and played in a campaign never changes again: it need not be copied piece by piece. */
const withoutPast = (v: View): View =>
  v.pub.campaign === null ? v : { ...v, pub: { ...v.pub, campaign: { ...v.pub.campaign, made: [], played: [] } } };

/**
 * A whole state that a view allows. How many of each design every player owns is public, so each player's unseen cards
 * are dealt among that player's deck and hand, and the trade cards that are left are the Trade Deck. Copies of one
 * design are alike, except where the viewer knows which copy lies where.
 */
export const determinize = (v: View, below: (n: number) => number): State => {
  const { pub, me } = v;
  const { zones } = pub.table;
  const placed = new Set<CardInstance>();
  for (const zone in pub.table.cards) for (const card of pub.table.cards[zone]!) placed.add(card);
  if (me) for (const zone in me.table.cards) for (const card of me.table.cards[zone]!) placed.add(card);

  const groups = pub.players.flatMap((_, seat): { zones: string[]; cards: CardInstance[] }[] => {
    if (!zones[deck(seat)]) return [];
    const hidden = [deck(seat), hand(seat)].filter((zone) => me?.table.cards[zone] === undefined);
    const cards: CardInstance[] = [];
    for (const zone of hidden) {
      const known = me?.table.knows[zone];
      if (known) cards.push(...Object.values(known.at), ...known.some);
    }
    for (const card of cards) placed.add(card);
    return [{ zones: hidden, cards }];
  });
  groups.forEach((group, seat) => {
    const missing: { [design: string]: number } = { ...pub.players[seat]!.owns };
    const count = (card: CardInstance): void => void missing[designOf(pub, card).key]!--;
    for (const zone of [hand(seat), deck(seat), discardPile(seat), playZone(seat)])
      (pub.table.cards[zone] ?? me?.table.cards[zone])?.forEach(count);
    group.cards.forEach(count);
    for (const key in missing)
      for (const card of instancesOf(designByKey(key).id)) {
        if (missing[key]! <= 0) break;
        if (placed.has(card) || designOf(pub, card).key !== key) continue;
        placed.add(card);
        group.cards.push(card);
        missing[key]!--;
      }
  });
  if (zones[TRADE_DECK]?.face === 'down') {
    const cards = tradeDeckCards(pub.extended).filter((card) => !placed.has(card));
    groups.push({ zones: [TRADE_DECK], cards });
  }
  if (zones[ENVELOPES])
    groups.push({ zones: [ENVELOPES], cards: zones[ENVELOPES].n === 0 ? [] : closedAt(pub.campaign!.scenario) });
  if (zones[EVENT_DECK]) groups.push({ zones: [EVENT_DECK], cards: unseenEvents(v) });
  const parts = { own: () => ({}), hidden: { oneGame: true } };
  const state = redeal<SR>(withoutPast(v), { id: 'star-realms', rules: RULES }, groups, below, parts);
  if (pub.campaign !== null)
    Object.assign(state.pub.campaign!, { made: pub.campaign.made.slice(), played: pub.campaign.played.slice() });
  // Hands that teammates show each other lie with everybody who sees them.
  for (const zone in me?.table.cards) replaceCards(state, zone, me.table.cards[zone]!);
  return state;
};

/** Events of the scenario that have not been revealed. */
const unseenEvents = ({ pub }: View): string[] => {
  if (pub.table.zones[EVENT_DECK]!.n === 0) return [];
  const all = sideOf(pub, pub.campaign!).always.flatMap((m) => (m.kind === 'events' ? m.deck : []));
  return all.filter((event) => !pub.table.cards[EVENT_PILE]!.includes(event));
};
