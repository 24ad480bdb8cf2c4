import { redeal } from '@orrery/kernel';
import type { Unseen } from '@orrery/kernel';
import { allInstances, designOf } from '../rules/designs.ts';
import { campaignCards } from '../rules/scenario.ts';
import { tradeDeckCards } from '../rules/setup.ts';
import type { CardInstance, SR, State, View } from '../rules/shapes.ts';
import { deck, EVENT_DECK, EVENT_PILE, TRADE_DECK } from '../rules/zones.ts';
import { sideOf } from '../rules/scenarioRules.ts';

/** Options are not part of a view; what they decide stands in its public part. */
const optionsOf = (v: View): State['options'] => ({ mode: v.pub.mode });

/**
 * A whole state that a view allows. How many of each design every player owns is public, so each player's unseen cards
 * are dealt among that player's deck and hand, and what is left of the box is the Trade Deck. Copies of one design are
 * alike, except where the viewer knows which copy lies where.
 */
export const determinize = (v: View, below: (n: number) => number): State => {
  const { pub, me } = v;
  const { zones } = pub.table;
  const known = me?.table.knows ?? {};
  const free = new Set<CardInstance>(pub.campaign ? campaignCards() : allInstances());
  const take = (card: CardInstance): CardInstance => {
    free.delete(card);
    return card;
  };
  for (const cards of Object.values(pub.table.cards)) cards.forEach(take);
  for (const cards of Object.values(me?.table.cards ?? {})) cards.forEach(take);

  const groups: { unseen: Unseen; missing: Map<string, number> }[] = [];
  pub.players.forEach((player, seat) => {
    if (!zones[deck(seat)]) return;
    const missing = new Map(Object.entries(player.owns));
    const count = (card: CardInstance): void => {
      const { key } = designOf(pub, card);
      missing.set(key, (missing.get(key) ?? 0) - 1);
    };
    const hidden: string[] = [];
    for (const [zone, info] of Object.entries(zones)) {
      if (info.owner !== seat) continue;
      const seen = pub.table.cards[zone] ?? me?.table.cards[zone];
      if (seen) seen.forEach(count);
      else hidden.push(zone);
    }
    const cards = hidden.flatMap((zone) => [...Object.values(known[zone]?.at ?? {}), ...(known[zone]?.some ?? [])]);
    cards.forEach(take);
    cards.forEach(count);
    groups.push({ unseen: { zones: hidden, cards }, missing });
  });
  const byDesign = new Map<string, CardInstance[]>();
  for (const card of free) {
    const { key } = designOf(pub, card);
    byDesign.set(key, [...(byDesign.get(key) ?? []), card]);
  }
  for (const { unseen, missing } of groups)
    for (const [key, n] of missing) for (let i = 0; i < n; i++) unseen.cards.push(take(byDesign.get(key)!.pop()!));
  const unseen = groups.map((group) => group.unseen);
  if (zones[TRADE_DECK]?.face === 'down')
    unseen.push({ zones: [TRADE_DECK], cards: tradeDeckCards(pub.extended).filter((card) => free.has(card)) });
  if (zones[EVENT_DECK]) unseen.push({ zones: [EVENT_DECK], cards: unseenEvents(v) });
  return redeal<SR>(
    v,
    { id: 'star-realms', rules: 1, options: optionsOf(v) },
    { own: () => ({}), hid: { oneGame: true } },
    unseen,
    below,
  );
};

/** Events of the scenario that have not been revealed. */
const unseenEvents = ({ pub }: View): string[] => {
  if (pub.table.zones[EVENT_DECK]!.n === 0) return [];
  const all = sideOf(pub, pub.campaign!).always.flatMap((m) => (m.kind === 'events' ? m.deck : []));
  return all.filter((event) => !pub.table.cards[EVENT_PILE]!.includes(event));
};
