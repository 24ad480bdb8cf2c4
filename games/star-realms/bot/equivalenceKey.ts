import type { Decision, Json } from '@orrery/kernel';
import { ownerInPlay, targetBases } from '../rules/attack.ts';
import { authorityOf } from '../rules/counts.ts';
import { designOf } from '../rules/designs.ts';
import type { Act, CardInstance, Pub, SRAsks, View } from '../shapes.ts';
import { discardPile, hand } from '../rules/zones.ts';
import { nextToUse } from './order.ts';

/**
 * Copies of one design are alike, so a search need not try each of them. Attacks with part of what one has are taken as
 * alike to those with all of it, and so are attacks on teammates who share a score. While there is something to play or to use, everything is alike (the empty text): it is
 * done first and in the order of `order.ts`, and what costs something is thought about afterwards.
 */
const kindOf = (pub: Pub, card: CardInstance): string => designOf(pub, card).key;

const keyOfAct = (v: View, act: Act): string => {
  const { pub } = v;
  switch (act.do) {
    case 'play':
    case 'acquire':
      return `${act.do} ${kindOf(pub, act.card)}`;
    case 'use':
      return `use ${act.ability} ${kindOf(pub, act.card)}`;
    case 'attack':
      return `${act.amount >= authorityOf(pub, act.seat) ? 'defeat' : 'attack'} ${pub.players[act.seat]!.score}`;
    case 'attackBase':
      return `base ${ownerInPlay(pub, act.card)} ${kindOf(pub, act.card)}`;
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

/** Whether there is anything to think about: not while there are cards to play, nor when all that is left is to attack. */
const isOpen = (v: View): boolean => {
  const { pub } = v;
  const seat = v.seat!;
  if (nextToUse(v, seat) !== null) return false;
  const { trade, inPlay } = pub.players[seat]!;
  if (trade > 0 || pub.players.length > 2 || targetBases(pub, seat).length > 0) return true;
  return inPlay.some((here) => designOf(pub, here.card).scrap !== null);
};

export const equivalenceKey = (v: View, d: Decision, answer: Json): string => {
  const kind = d.kind as keyof SRAsks;
  if (kind === 'main') return isOpen(v) ? keyOfAct(v, answer as Act) : '';
  if (typeof answer === 'string' && (kind === 'discard' || kind === 'scrap' || kind === 'recall'))
    return `${kindOf(v.pub, answer)} ${zoneOf(v, answer)}`;
  return JSON.stringify(answer);
};
