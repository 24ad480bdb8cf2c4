import type { Seat } from '@orrery/kernel';
import type { Card } from '../content/card.ts';
import type { Amount, Continuous, Effect } from '../content/effects.ts';
import { authorityOf } from '../rules/counts.ts';
import { cardByKey, designOf } from '../rules/designs.ts';
import { areFoes } from '../rules/modes.ts';
import type { Pub, View } from '../rules/shapes.ts';
import { phaseOf } from './phase.ts';
import type { Phase } from './worth.ts';

/**
 * How likely a position wins: a logistic model of the difference between two players, fitted to 2,500 games that the
 * rule of thumb played against itself with some chance moves in between (right in 61, 75 and 83 of 100 positions of the
 * three phases).
 */
interface Model {
  /** Per 10 points, per 10 cards, per 5 points of Defense. */
  readonly authority10: number;
  readonly size10: number;
  readonly bases5: number;
  readonly outposts5: number;
  readonly toMove: number;
  /** Of what the average card of the deck gives. */
  readonly per: Yield;
}
interface Yield {
  trade: number;
  combat: number;
  authority: number;
  draw: number;
  scrap: number;
}
const MODEL: Readonly<Record<Phase, Model>> = {
  early: {
    authority10: 0.12,
    size10: -1.15,
    bases5: 0.63,
    outposts5: -0.54,
    toMove: 0.05,
    per: { trade: 1.66, combat: -0.09, authority: 2.39, draw: 1.93, scrap: 1.05 },
  },
  middle: {
    authority10: 0.49,
    size10: -0.77,
    bases5: 0.8,
    outposts5: -0.45,
    toMove: 0.41,
    per: { trade: 1.65, combat: 0.87, authority: 2.75, draw: 4.92, scrap: 1.7 },
  },
  late: {
    authority10: 0.78,
    size10: -0.43,
    bases5: 0.66,
    outposts5: -0.23,
    toMove: 0.83,
    per: { trade: 0.94, combat: 1.08, authority: 1.85, draw: 3.63, scrap: 0.99 },
  },
};
/** What is in the pools counts a little less than what it can still be turned into. */
const COMBAT_IN_POOL = 0.9;
const TRADE_IN_POOL = 0.06;

const expected = (n: Amount): number => (typeof n === 'number' ? n : n.each * 1.6);

/** What a card gives when it is played, the uncertain parts by their share. */
const yieldOf = (card: Card): Yield => {
  const y: Yield = { trade: 0, combat: 0, authority: 0, draw: 0, scrap: 0 };
  const count = (e: Effect | Continuous, share: number): void => {
    switch (e.op) {
      case 'gain':
        y[e.resource] += share * expected(e.amount);
        return;
      case 'draw':
        y.draw += share * e.amount;
        return;
      case 'discard':
        if (e.who === 'self') y.draw -= 0.5 * share * e.amount;
        return;
      case 'scrap':
        if (!e.from.includes('tradeRow')) y.scrap += share * e.amount;
        return;
      case 'choose':
        e.options.forEach((option) => option.forEach((inner) => count(inner, 0.65 * share)));
        return;
      case 'if':
        e.then.forEach((inner) => count(inner, 0.5 * share));
        return;
      case 'ifYouDo':
        count(e.do, share);
        e.then.forEach((inner) => count(inner, 0.5 * share));
        return;
      case 'trigger':
        e.effects.forEach((inner) => count(inner, 1.2 * share));
        return;
      case 'copyShip':
        y.combat += 4 * share;
        return;
      case 'destroyBase':
        y.combat += 2 * share;
        return;
      case 'acquireFree':
        y.trade += 3 * share;
        return;
      default:
        y.trade += share;
    }
  };
  for (const e of [...(card.primary ?? []), ...(card.continuous ?? [])]) count(e, 1);
  for (const e of card.scrap ?? []) count(e, 0.2);
  for (const a of card.ally ?? []) for (const e of a.effects) count(e, 0.4);
  return y;
};

const known: Readonly<Record<Phase, Map<string, number>>> = { early: new Map(), middle: new Map(), late: new Map() };
/** What one card of a design adds to the average of a deck. */
const worthInDeck = (key: string, phase: Phase): number => {
  let found = known[phase].get(key);
  if (found === undefined) {
    const { per } = MODEL[phase];
    const y = yieldOf(cardByKey(key).card);
    found =
      per.trade * y.trade +
      per.combat * y.combat +
      per.authority * y.authority +
      per.draw * y.draw +
      per.scrap * y.scrap;
    known[phase].set(key, found);
  }
  return found;
};

const strength = (pub: Pub, seat: Seat, phase: Phase): number => {
  const model = MODEL[phase];
  const player = pub.players[seat]!;
  let cards = 0;
  let worth = 0;
  for (const key in player.owns) {
    const n = player.owns[key]!;
    cards += n;
    worth += n * worthInDeck(key, phase);
  }
  let bases = 0;
  let outposts = 0;
  for (const here of player.inPlay) {
    const design = designOf(pub, here.card);
    if (!design.isBase) continue;
    bases += design.defense - here.damage;
    if (design.isOutpost) outposts += design.defense - here.damage;
  }
  return (
    (model.authority10 * (authorityOf(pub, seat) + COMBAT_IN_POOL * player.combat)) / 10 +
    worth / Math.max(1, cards) +
    (model.size10 * cards) / 10 +
    (model.bases5 * bases + model.outposts5 * outposts) / 5 +
    TRADE_IN_POOL * player.trade +
    (pub.active === seat ? model.toMove : 0)
  );
};

/** From 0 (lost) to 1 (won), against the strongest opponent. */
export const evaluate = (v: View, seat: Seat): number => {
  const { pub } = v;
  const { result } = pub.table;
  if (result) return result.winners.includes(seat) ? 1 : 0;
  const phase = phaseOf(pub);
  let best = -Infinity;
  for (let other = 0; other < pub.players.length; other++)
    if (areFoes(pub, seat, other)) best = Math.max(best, strength(pub, other, phase));
  if (best === -Infinity) return 1;
  return 1 / (1 + Math.exp(best - strength(pub, seat, phase)));
};
