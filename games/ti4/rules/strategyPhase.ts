import { clockwise, flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { STRATEGY_CARD_IDS } from '../content/strategyCards.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { gainGoods } from './goods.ts';

// STRAT: from the speaker clockwise everybody chooses a strategy card; with three or four players there is a second pass (TI4-STRAT-01).

/** Players up to whom everybody has two cards. */
const FEW = 4;

export const unclaimed = (pub: Pub): StrategyCardId[] =>
  STRATEGY_CARD_IDS.filter((card) => pub.strategyCards[card].holder === null);

/** A game that began with five or more keeps one card each, even if fewer are left (TI4-STRAT-07). */
const passes = (pub: Pub): number => (pub.table.seats <= FEW ? 2 : 1);

export const strategyPhase = flow<Ti4>()('strategyPhase', {
  begin: (t, f) => {
    t.pub.phase = 'strategy';
    f.picks = Array.from({ length: passes(t.pub) }, () => clockwise(t.pub, t.pub.speaker)).flat();
    return t.next;
  },
  ask: (t, f) => {
    const seat = f.picks[0];
    if (seat === undefined) return 'placeGoods';
    return t.ask(seat, 'pickStrategy', { cards: unclaimed(t.pub) }, 'picked');
  },
  take: (t, f) => {
    const seat: Seat = f.picks.shift()!;
    const card = t.pub.strategyCards[f.picked!];
    const { goods } = card;
    Object.assign(card, { holder: seat, goods: 0 });
    t.emit('strategyPicked', { seat, card: f.picked!, goods });
    gainGoods(t, seat, goods); // TI4-STRAT-05
    return 'ask';
  },
  /** After all choices each card left gets a good (TI4-STRAT-02, TI4-STRAT-04). */
  placeGoods: (t) => {
    const cards = unclaimed(t.pub);
    for (const card of cards) t.pub.strategyCards[card].goods++;
    if (cards.length > 0) t.emit('goodsPlaced', { cards });
    return t.end();
  },
});

export const strategyPhasePart = part<Ti4>()({
  procedures: { strategyPhase },
  asks: {
    pickStrategy: {
      rule: 'TI4-STRAT-03',
      list: (_, { cards }) => cards,
      fallback: (_, { cards }) => cards[0]!,
    },
  },
});
