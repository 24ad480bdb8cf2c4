import type { Grown, Listed, Seat } from '@orrery/kernel';
import type { BuyAtom, Pay, Pub, Ti3 } from '../shapes.ts';
import { gainCounters, splitsFor } from './commandCounters.ts';
import { procedure } from './procedures.ts';
import { nextPayments, paidBy, pay, wealth } from './spending.ts';

// SC4: Logistics, and every other way to receive Command Counters: from reinforcements, into any area (TI3-CC-02).

const PRICE = 3;

export const placeCounters: Listed<Ti3, 'placeCounters'> = {
  rule: 'TI3-CC-02',
  list: ({ pub, seat }, { n }) => splitsFor(pub, seat!, n, pub.sheets[seat!]!.fleet),
  fallback: (_, { n }) => ({ strategy: 0, fleet: 0, command: n }),
};

/** No more counters are received than lie in reinforcements (TI3-CC-05, TI3-SC4-04). */
export const receiveCounters = procedure('receiveCounters', {
  choose(t, f) {
    const n = Math.min(f.n, t.pub.sheets[f.seat]!.reserve);
    return n === 0 ? t.done() : t.ask(f.seat, 'placeCounters', { n }, 'place');
  },
  place(t, f) {
    gainCounters(t, f.seat, t.answer(f, 'placeCounters'));
    return t.done();
  },
});

const affordable = (pub: Pub, seat: Seat): number =>
  Math.min(pub.sheets[seat]!.reserve, Math.floor(wealth(pub, seat, 'influence') / PRICE));
export const canBuyCounter = (pub: Pub, seat: Seat): boolean => affordable(pub, seat) > 0;

const isPay = (atom: BuyAtom): atom is Pay => !('counters' in atom);

/** So many counters for 3 influence each (TI3-SC4-02). */
export const buyCounters: Grown<Ti3, 'buyCounters'> = {
  rule: 'TI3-SC4-02',
  fallback: () => [],
  grow({ pub, seat }, _, part) {
    const [first, ...rest] = part;
    if (!first || isPay(first)) {
      const most = affordable(pub, seat!);
      return { add: Array.from({ length: most }, (__, i) => ({ counters: i + 1 })), done: true };
    }
    const due = first.counters * PRICE;
    const paid = rest.filter(isPay);
    return { add: nextPayments(pub, seat!, due, paid, 'influence'), done: paidBy(paid, 'influence') >= due };
  },
};

export const logisticsSecondary = procedure('logisticsSecondary', {
  choose: (t, f) => t.ask(f.seat, 'buyCounters', {}, 'buy'),
  buy(t, f) {
    const [first, ...rest] = t.answer(f, 'buyCounters');
    if (!first || !('counters' in first)) return t.done();
    pay(t, f.seat, rest.filter(isPay));
    return t.call('receiveCounters', { seat: f.seat, n: first.counters }, 'end');
  },
  end: (t) => t.done(),
});
