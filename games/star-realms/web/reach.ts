import type { Seat } from '@orrery/kernel';
import { designOf } from './content.ts';
import type { Card, Effect, SRView } from './content.ts';
import { cardByKey } from './content.ts';
import { zoneOf } from './state.ts';

export interface Reach {
  trade: number;
  combat: number;
}

const most = (effects: readonly Effect[], of: keyof Reach): number =>
  effects.reduce((sum, effect) => {
    if (effect.op === 'gain' && effect.resource === of && typeof effect.amount === 'number') return sum + effect.amount;
    if (effect.op === 'choose') return sum + Math.max(...effect.options.map((option) => most(option, of)));
    return sum;
  }, 0);

/** What the pools hold and what hand and Bases can still add this turn, drawn cards aside: what a card may cost while one plans. */
export function reachOf(view: SRView, seat: Seat): Reach {
  const { pub } = view;
  const player = pub.players[seat]!;
  const cardOf = (card: string): Card => cardByKey(designOf(pub, card).key).card;
  const hand = zoneOf(view, `hand.${seat}`).map(cardOf);
  const here = player.inPlay.map((one) => ({ ...one, card: cardOf(one.card) }));
  const all = [...hand, ...here.map((one) => one.card)];
  const helped = (card: Card, ally: number): boolean =>
    all.some((other) => other !== card && other.factions.some((f) => card.ally![ally]!.factions.includes(f)));
  const add = (of: keyof Reach): number => {
    let sum = 0;
    for (const card of hand) {
      sum += most(card.primary ?? [], of);
      card.ally?.forEach((ability, i) => (sum += helped(card, i) ? most(ability.effects, of) : 0));
    }
    for (const { card, used } of here) {
      if ((used & 1) === 0) sum += most(card.primary ?? [], of);
      card.ally?.forEach((ability, i) => {
        if ((used & (2 << i)) === 0 && helped(card, i)) sum += most(ability.effects, of);
      });
    }
    return sum;
  };
  return { trade: player.trade + add('trade'), combat: player.combat + add('combat') };
}
