import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPayment, faultOf, listPayments, paidBy, samplePayment, wealthOf } from './purse.ts';
import type { Payment, Policy, Purse } from './purse.ts';

const purses = fc
  .record({
    worths: fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), { maxLength: 7 }),
    goods: fc.integer({ min: 0, max: 4 }),
    goodWorth: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ worths, goods, goodWorth }): Purse => ({
    coins: worths.map(([worth, other], i) => ({ id: `p${i}`, worth, other })),
    goods,
    goodWorth,
  }));

/** All payments, legal or not, by counting through every subset. */
function everyPayment(purse: Purse): Payment[] {
  const found: Payment[] = [];
  for (let mask = 0; mask < 1 << purse.coins.length; mask++) {
    const coins = purse.coins.filter((_, i) => mask & (1 << i)).map(({ id }) => id);
    for (let goods = 0; goods <= purse.goods; goods++) found.push({ coins, goods });
  }
  return found;
}
const legalOf = (purse: Purse, price: number): Payment[] =>
  everyPayment(purse).filter(
    (payment) =>
      payment.coins.every((id) => purse.coins.find((c) => c.id === id)!.worth > 0) &&
      faultOf(purse, price, payment) === null,
  );
/** Waste first, then what the policy names, compared part by part. */
function costOf(purse: Purse, price: number, payment: Payment, policy: Policy): number[] {
  const waste = paidBy(purse, payment) - price;
  const other = payment.coins.reduce((sum, id) => sum + purse.coins.find((c) => c.id === id)!.other, 0);
  const coins = payment.coins.length;
  if (policy === 'keep-goods') return [waste, payment.goods, other, coins];
  if (policy === 'keep-other') return [waste, other, payment.goods, coins];
  return [waste, coins, other, payment.goods];
}
const smaller = (a: number[], b: number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
};
const key = ({ coins, goods }: Payment): string => `${coins.join()}+${goods}`;

describe('a purse', () => {
  it('pays 4 from 3, 2 and 2 with the two twos: the dearest first would waste one', () => {
    const purse = {
      coins: [
        { id: 'a', worth: 3, other: 0 },
        { id: 'b', worth: 2, other: 0 },
        { id: 'c', worth: 2, other: 0 },
      ],
      goods: 0,
      goodWorth: 1,
    };
    expect(bestPayment(purse, 4)).toEqual({ coins: ['b', 'c'], goods: 0 });
    expect(bestPayment(purse, 4, { keep: ['c'] })).toEqual({ coins: ['a', 'b'], goods: 0 });
    expect(bestPayment(purse, 8)).toBeNull();
  });

  it('lets a pinned coin go that pays nothing', () => {
    const purse = {
      coins: [
        { id: 'a', worth: 0, other: 3 },
        { id: 'b', worth: 2, other: 0 },
      ],
      goods: 0,
      goodWorth: 1,
    };
    expect(bestPayment(purse, 2, { use: ['a'] })).toEqual({ coins: ['b'], goods: 0 });
  });

  it('finds the best of all legal payments for every price and policy', () => {
    fc.assert(
      fc.property(purses, fc.constantFrom<Policy>('keep-goods', 'keep-other', 'goods-first'), (purse, policy) => {
        for (let price = 1; price <= wealthOf(purse) + 1; price++) {
          const best = bestPayment(purse, price, { policy });
          const all = legalOf(purse, price);
          expect(best === null).toBe(all.length === 0);
          if (best === null) continue;
          expect(faultOf(purse, price, best)).toBeNull();
          const cost = costOf(purse, price, best, policy);
          for (const other of all) expect(smaller(costOf(purse, price, other, policy), cost)).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps what is pinned as long as it is needed', () => {
    fc.assert(
      fc.property(purses, fc.nat({ max: 6 }), fc.nat({ max: 6 }), (purse, use, keep) => {
        fc.pre((purse.coins[use]?.worth ?? 0) > 0);
        const pins = { use: [`p${use}`], keep: use === keep ? [] : [`p${keep}`] };
        for (let price = 1; price <= wealthOf(purse); price++) {
          const best = bestPayment(purse, price, pins);
          const fitting = legalOf(purse, price).filter(
            ({ coins }) => coins.includes(pins.use[0]!) && !pins.keep.some((id) => coins.includes(id)),
          );
          expect(best === null).toBe(fitting.length === 0);
          if (best === null) continue;
          expect(faultOf(purse, price, best)).toBeNull();
          expect(best.coins).toContain(pins.use[0]);
          for (const id of pins.keep) expect(best.coins).not.toContain(id);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('lists every legal payment once, and samples only those', () => {
    fc.assert(
      fc.property(purses, fc.infiniteStream(fc.nat()), (purse, numbers) => {
        for (let price = 0; price <= wealthOf(purse); price++) {
          const listed = listPayments(purse, price, 10_000).map(key);
          expect(listed.toSorted()).toEqual(legalOf(purse, price).map(key).toSorted());
          const sampled = samplePayment(purse, price, (n) => (numbers.next().value as number) % n);
          expect(listed).toContain(key(sampled!));
        }
        expect(samplePayment(purse, wealthOf(purse) + 1, () => 0)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('says what is wrong with a payment', () => {
    const purse = { coins: [{ id: 'a', worth: 2, other: 1 }], goods: 2, goodWorth: 1 };
    expect(faultOf(purse, 3, { coins: ['b'], goods: 0 })).toBe('unavailable');
    expect(faultOf(purse, 3, { coins: ['a', 'a'], goods: 0 })).toBe('unavailable');
    expect(faultOf(purse, 3, { coins: ['a'], goods: 3 })).toBe('unavailable');
    expect(faultOf(purse, 3, { coins: ['a'], goods: 0 })).toBe('short');
    expect(faultOf(purse, 2, { coins: ['a'], goods: 1 })).toBe('superfluous');
    expect(faultOf(purse, 3, { coins: ['a'], goods: 1 })).toBeNull();
  });
});
