import type { Decision, Json } from '@orrery/kernel';
import { ownerInPlay, defenseOf } from '../rules/attack.ts';
import { authorityOf } from '../rules/counts.ts';
import { designOf } from '../rules/designs.ts';
import type { Act, CardInstance, Pub, SRAsks, View } from '../rules/shapes.ts';
import { discardPile, hand } from '../rules/zones.ts';

/**
 * Copies of one design are alike, so a search need not try each of them. Attacks with part of what one has are taken as
 * alike too: what matters is whether a player or a Base falls and whether all is spent.
 */
const kindOf = (pub: Pub, card: CardInstance): string => designOf(pub, card).key;

const actLikeness = (v: View, act: Act): string => {
  const { pub } = v;
  const seat = v.seat!;
  switch (act.do) {
    case 'play':
    case 'acquire':
      return `${act.do} ${kindOf(pub, act.card)}`;
    case 'use':
      return `use ${act.ability} ${kindOf(pub, act.card)}`;
    case 'attack': {
      const { combat } = pub.players[seat]!;
      if (act.amount >= authorityOf(pub, act.seat)) return `defeat ${act.seat}`;
      return `attack ${act.seat} with ${act.amount === combat ? 'all' : 'some'}`;
    }
    case 'attackBase': {
      const owner = ownerInPlay(pub, act.card);
      const design = designOf(pub, act.card);
      const { damage } = pub.players[owner]!.inPlay.find((here) => here.card === act.card)!;
      const falls = damage + act.amount >= defenseOf(pub, owner, design);
      return `${falls ? 'destroy' : 'damage'} ${owner} ${design.key}`;
    }
    case 'passOn':
      return `pass ${kindOf(pub, act.card)} to ${act.to}`;
    case 'give':
      return `give ${act.resource} to ${act.to}`;
    default:
      return act.do;
  }
};

const zoneOf = (v: View, card: CardInstance): string => {
  const seat = v.seat!;
  if (v.me!.table.cards[hand(seat)]!.includes(card)) return 'hand';
  return v.pub.table.cards[discardPile(seat)]!.includes(card) ? 'discard' : 'table';
};

export const likeness = (v: View, d: Decision, answer: Json): string => {
  const kind = d.kind as keyof SRAsks;
  if (kind === 'main') return actLikeness(v, answer as Act);
  if (typeof answer === 'string' && (kind === 'discard' || kind === 'scrap' || kind === 'recall'))
    return `${kindOf(v.pub, answer)} ${zoneOf(v, answer)}`;
  return JSON.stringify(answer);
};
