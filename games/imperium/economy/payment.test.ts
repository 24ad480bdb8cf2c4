import { describe, expect, it } from 'vitest';
import { paymentOf, readPayment } from './payment.ts';

const purse = {
  coins: [
    { id: 'arc', worth: 4, other: 0 },
    { id: 'wren', worth: 2, other: 1 },
  ],
  goods: 3,
  goodWorth: 1,
};
const rules = { unavailable: 'GONE', short: 'SHORT', superfluous: 'TOO-MUCH' };

describe('a payment in a plan', () => {
  it('is found for the player, around what is pinned', () => {
    const auto = paymentOf(purse, 4, rules);
    expect(auto.best(null)).toEqual({ coins: ['arc'], goods: 0 });
    expect(auto.best({ keep: ['arc'] })).toEqual({ coins: ['wren'], goods: 2 });
    expect(auto.best({ use: ['wren'], keep: 7, policy: 'no such policy' })).toEqual({ coins: ['wren'], goods: 2 });
    expect(auto.best({ policy: 'goods-first' })).toEqual({ coins: ['arc'], goods: 0 });
  });

  it('names the rule that it breaks', () => {
    const auto = paymentOf(purse, 4, rules);
    expect(auto.refuses({ coins: ['arc'], goods: 0 })).toBeNull();
    expect(auto.refuses({ coins: ['jord'], goods: 0 })).toBe('GONE');
    expect(auto.refuses({ coins: ['wren'], goods: 1 })).toBe('SHORT');
    expect(auto.refuses({ coins: ['arc'], goods: 1 })).toBe('TOO-MUCH');
  });

  it('is read from any data, or not at all', () => {
    expect(readPayment({ coins: ['arc'], goods: 1 })).toEqual({ coins: ['arc'], goods: 1 });
    for (const wrong of [
      null,
      [],
      'arc',
      {},
      { coins: [1], goods: 0 },
      { coins: [], goods: -1 },
      { coins: [], goods: 0.5 },
      { coins: [], goods: 0, more: 1 },
    ])
      expect(readPayment(wrong)).toBeNull();
  });
});
