import { byInitiative, oneOf, picksOf } from '@orrery/imperium';
import { flow } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import { BONUS_COUNTERS, STRATEGY_CARDS, cardsEach, numberOf } from '../content/strategyCards.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import type { Bonus, Pub, Table, Ti3 } from '../shapes.ts';
import { gainCounters, splitsFor } from './commandCounters.ts';
import { queries } from './queries.ts';
import { clockwiseFrom } from './seating.ts';
import { receiveGoods } from './spending.ts';

// STRAT: the Strategy Phase and Bonus Counters.

/** Cards that nobody holds. */
export const available = (pub: Pub): StrategyCard[] =>
  STRATEGY_CARDS.filter((card) => !pub.sheets.some((sheet) => sheet.cards.some((held) => held.card === card)));

/** Nobody takes Initiative twice running, unless no other card is left (TI3-STRAT-09, TI3-STRAT-16). */
export const offered = (pub: Pub, seat: Seat): StrategyCard[] => {
  const all = available(pub);
  const allowed = all.filter((card) => queries.permission(pub, 'mayChoose', { seat, card }, true));
  const open = allowed.length > 0 ? allowed : all;
  const others = open.filter((card) => card !== 'initiative' || pub.initiative !== seat);
  return others.length > 0 ? others : open;
};

/** Choosing is compulsory (TI3-STRAT-02). */
export const pickStrategy: Listed<Ti3, 'pickStrategy'> = oneOf('TI3-STRAT-02', ({ pub, seat }) => offered(pub, seat!), {
  refuse: ({ pub }, _, card) =>
    card === 'initiative' && available(pub).includes(card) ? { rule: 'TI3-STRAT-09' } : null,
});

/** Each Bonus Counter is a Trade Good or a Command Counter, as far as there are any (TI3-STRAT-06). */
export const bonus: Listed<Ti3, 'bonus'> = {
  rule: 'TI3-STRAT-06',
  list({ pub, seat }, { n }) {
    const { reserve } = pub.sheets[seat!]!;
    const all = Math.min(n, pub.goods + reserve);
    const found: Bonus[] = [];
    for (let goods = Math.max(0, all - reserve); goods <= Math.min(all, pub.goods); goods++) {
      for (const counters of splitsFor(pub, seat!, all - goods, pub.sheets[seat!]!.fleet))
        found.push({ goods, ...counters });
    }
    return found;
  },
  fallback: (v, q) => bonus.list(v, q).at(-1)!,
};

/** A card comes to a player; how many Bonus Counters lay on it. */
function take(t: Table, seat: Seat, card: StrategyCard): number {
  t.pub.sheets[seat]!.cards.push({ card, used: false });
  t.emit('picked', { seat, card });
  if (card === 'initiative') {
    t.pub.speaker = seat; // TI3-STRAT-07
    t.emit('speaker', { seat });
  }
  const n = t.pub.bonus[card] ?? 0;
  delete t.pub.bonus[card];
  return n;
}
function convert(t: Table, seat: Seat, { goods, ...counters }: Bonus): void {
  receiveGoods(t, seat, goods);
  gainCounters(t, seat, counters);
}

/** A card is taken in exchange for another. */
export const takeStrategyCard = flow<Ti3>()('takeStrategyCard', {
  take: (t, { seat, card }) => {
    const n = take(t, seat, card);
    return n === 0 ? t.end() : t.ask(seat, 'bonus', { card, n }, 'bonus');
  },
  convert: (t, f) => {
    convert(t, f.seat, f.bonus!);
    return t.end();
  },
});

export const strategyPhase = flow<Ti3>()('strategyPhase', {
  /** The Speaker chooses first, then clockwise; a second card in a second pass of the same order (TI3-STRAT-02, TI3-STRAT-12). */
  begin: (t, f) => {
    const players = t.pub.order.filter((seat) => !t.pub.table.out.includes(seat));
    const each = cardsEach(t.pub.sheets.length);
    // Who kept a card chooses one fewer.
    f.picks = picksOf(players, each, (seat, pass) => pass + t.pub.sheets[seat]!.cards.length < each);
    return t.window('strategyPhase', { round: t.pub.round }, t.pub.order);
  },
  choose: (t, f) => {
    const seat = f.picks[0];
    if (seat === undefined) return 'ended';
    return t.ask(seat, 'pickStrategy', { cards: available(t.pub) }, 'picked');
  },
  picked: (t, f) =>
    t.window('strategy.picked', { seat: f.picks[0]!, card: f.picked!, refused: false }, t.pub.order, 'taken'),
  take: (t, f) => {
    const { seat, card, refused } = f.taken!;
    if (refused) return 'choose';
    f.picks.shift();
    const n = take(t, seat, card);
    if (n === 0) return 'choose';
    f.seat = seat;
    return t.ask(seat, 'bonus', { card, n }, 'bonus');
  },
  convert: (t, f) => {
    convert(t, f.seat, f.bonus!);
    return 'choose';
  },
  ended: (t) => t.window('strategy.ended', { round: t.pub.round }, t.pub.order),
  /** One more counter on each card nobody chose (TI3-STRAT-04, TI3-STRAT-05). */
  placeBonus: (t) => {
    for (const card of available(t.pub)) {
      const inUse = Object.values(t.pub.bonus).reduce((sum, n) => sum + n, 0);
      if (inUse < BONUS_COUNTERS) t.pub.bonus[card] = (t.pub.bonus[card] ?? 0) + 1;
    }
    t.pub.initiative = t.pub.sheets.findIndex((sheet) => sheet.cards.some(({ card }) => card === 'initiative'));
    return t.end();
  },
});

/** A number that comes after all cards. */
const NO_CARD = 9;

/** The lowest number of a player's cards counts (TI3-ACTION-03, TI3-STRAT-15); without cards, clockwise from the Speaker. */
export function orderOfPlay(pub: Pub): Seat[] {
  const first = (seat: Seat): number => {
    const { cards } = pub.sheets[seat]!;
    if (cards.length === 0) return NO_CARD;
    return queries.number(pub, 'initiative', { seat }, Math.min(...cards.map(({ card }) => numberOf(card))));
  };
  return byInitiative(clockwiseFrom(pub, pub.speaker), first);
}
