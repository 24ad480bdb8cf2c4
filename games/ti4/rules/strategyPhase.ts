import { oneOf, picksOf } from '@orrery/imperium';
import { clockwise, flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { STRATEGY_CARD_IDS } from '../content/strategyCards.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { gainGoods } from './goods.ts';
import { cardsOf } from './initiative.ts';
import { moment, opening } from './moments.ts';

// STRAT: from the speaker clockwise everybody chooses a strategy card; with three or four players there is a second pass (TI4-STRAT-01).

/** Players up to whom everybody has two cards. */
const FEW = 4;

export const unclaimed = (pub: Pub): StrategyCardId[] =>
  STRATEGY_CARD_IDS.filter((card) => pub.strategyCards[card].holder === null);

/** A game that began with five or more keeps one card each, even if fewer are left (TI4-STRAT-07). */
export const cardsEach = (pub: Pub): number => (pub.table.seats <= FEW ? 2 : 1);

export const strategyPhase = flow<Ti4>()('strategyPhase', {
  begin: (t) => {
    t.pub.phase = 'strategy';
    return opening(t, 'phase.start', { phase: 'strategy', round: t.pub.round });
  },
  order: (t, f) => {
    // Whoever has kept a card does not choose (TI4-STRAT-06).
    const chooses = (seat: Seat): boolean => cardsOf(t.pub, seat).length === 0;
    f.picks = picksOf(clockwise(t.pub, t.pub.speaker), cardsEach(t.pub), chooses);
    f.refused = [];
    return t.next;
  },
  ask: (t, f) => {
    const seat = f.picks[0];
    if (seat === undefined) return 'placeGoods';
    const open = unclaimed(t.pub);
    const cards = open.filter((card) => !f.refused!.includes(card));
    return t.ask(seat, 'pickStrategy', { cards: cards.length > 0 ? cards : open }, 'picked');
  },
  pick: (t, f) => moment(t, 'strategy.pick', { seat: f.picks[0]!, card: f.picked!, prevented: false }, 'pick'),
  take: (t, f) => {
    const { seat, card, prevented } = f.pick!;
    if (prevented) {
      f.refused!.push(card);
      return 'ask';
    }
    f.refused = [];
    f.picks.shift();
    const { goods } = t.pub.strategyCards[card];
    t.pub.strategyCards[card].goods = 0;
    t.emit('strategyPicked', { seat, card, goods });
    return gainGoods(t, seat, goods, 'card'); // TI4-STRAT-05
  },
  again: () => 'ask',
  /** After all choices each card left gets a good (TI4-STRAT-02, TI4-STRAT-04). */
  placeGoods: (t) => {
    const cards = unclaimed(t.pub);
    for (const card of cards) t.pub.strategyCards[card].goods++;
    if (cards.length > 0) t.emit('goodsPlaced', { cards });
    return opening(t, 'phase.end', { phase: 'strategy', round: t.pub.round });
  },
  over: (t) => t.end(),
});

export const strategyPhasePart = part<Ti4>()({
  procedures: { strategyPhase },
  asks: {
    pickStrategy: oneOf('TI4-STRAT-03', (_, { cards }) => cards),
  },
});
