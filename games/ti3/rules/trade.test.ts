import { describe, expect, it } from 'vitest';
import { given, orderUnits, PASS, playAction } from '../given.ts';
import type { Fixture } from '../given.ts';
import type { Pay } from '../shapes.ts';
import type { StrategyCard } from '../content/strategyCards.ts';

const hold = (...cards: StrategyCard[]) => ({ cards: cards.map((card) => ({ card, used: false })) });
/** Seat 0, N'orr with cards of value 2 and 1, resolves Trade; seat 1 is Letnev, seat 2 L1Z1X, both 1 and 1. */
const trading = (more: Fixture = {}) => {
  const sheets = { 0: { ...hold('trade'), race: 'norr' }, 1: { race: 'letnev' }, 2: { race: 'l1z1x' } };
  for (const seat of [0, 1, 2] as const) Object.assign(sheets[seat], more.sheets?.[seat]);
  return given({ ...more, sheets })
    .when(0, { do: 'strategy', card: 'trade' })
    .accepted();
};
const propose = (table: ReturnType<typeof given>, seat: number, partner: number, give = 0, take = 0) =>
  table.when(seat, { partner, give, take }, 'propose');
const goods = (table: ReturnType<typeof given>) => table.state.pub.sheets.map((s) => s.goods);
const pairs = (table: ReturnType<typeof given>) => table.state.pub.agreements.map((a) => a.seats);

describe('SC5 and TRADE: Trade Agreements', () => {
  it('[TI3-SC5-01, TI3-SC5-02, TI3-TRADE-11, TI3-TRADE-14] option A: 3 goods from the stock and the income of existing agreements', () => {
    const table = trading({ agreements: [[0, 1]] });
    expect(goods(table)).toEqual([0, 0, 0]);
    table.when(0, 'income');
    expect(goods(table)).toEqual([4, 0, 0]);
    expect(table.state.pub.goods).toBe(36);
  });

  it('[TI3-SC5-03, TI3-TRADE-03, TI3-TRADE-04, TI3-TRADE-05] then all may conclude agreements, one card against one', () => {
    const table = trading().when(0, 'income');
    propose(table, 1, 0, 1, 0).when(0, true).accepted();
    expect(table.state.pub.agreements).toEqual([{ seats: [1, 0], cards: [1, 0], fresh: true }]);
    expect(table.events).toContainEqual({ t: 'agreed', all: { seats: [1, 0] } });
    // Outside these negotiations nobody can propose.
    table.when(0, true, 'closeNegotiations').when(1, false);
    expect(() => table.question(1, 'propose')).toThrow('asked nothing');
  });

  it('[TI3-TRADE-04] both partners must agree', () => {
    const table = trading().when(0, 'income');
    propose(table, 1, 0).when(0, false).accepted();
    expect(pairs(table)).toEqual([]);
  });

  it('[TI3-TRADE-08, TI3-SC5-03] an agreement of two others needs the active player’s approval', () => {
    const table = trading().when(0, 'income');
    propose(table, 1, 2).when(2, true);
    expect(table.question(0)).toMatchObject({
      kind: 'consent',
      q: { by: 1, partner: 2, as: 'approver', gives: 1, takes: 1 },
    });
    table.when(0, false);
    expect(pairs(table)).toEqual([]);
    propose(table, 1, 2).when(2, true).when(0, true);
    expect(pairs(table)).toEqual([[1, 2]]);
  });

  it('[TI3-TRADE-06, TI3-TRADE-07, TI3-TRADE-09] two agreements in one negotiation, with different partners, no third', () => {
    const table = trading({ agreements: [] }).when(0, 'income');
    propose(table, 0, 1, 0, 0).when(1, true);
    propose(table, 0, 1, 1, 1).refused('TI3-TRADE-07');
    propose(table, 0, 2, 0, 0).refused('TI3-TRADE-04');
    propose(table, 0, 2, 1, 0).when(2, true).accepted();
    expect(pairs(table)).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it('[TI3-SC5-04] the active player has no power over existing agreements in option A', () => {
    const table = trading({ agreements: [[1, 2]] })
      .when(0, 'income')
      .when(0, true, 'closeNegotiations');
    expect(pairs(table)).toEqual([[1, 2]]);
  });

  it('[TI3-SC5-05, TI3-TRADE-20] option B breaks all agreements, gives nothing and opens nothing', () => {
    const table = trading({
      agreements: [
        [0, 1],
        [1, 2],
      ],
    }).when(0, 'embargo');
    expect(pairs(table)).toEqual([]);
    expect(goods(table)).toEqual([0, 0, 0]);
    expect(table.question(1).kind).toBe('turn');
  });

  it('[TI3-SC5-06, TI3-TRADE-01, TI3-TRADE-10, TI3-TRADE-12] secondary: the sum of the partners’ cards, clockwise (EX-18)', () => {
    // Seat 1 holds N'orr's card of value 2 and L1Z1X's of value 1.
    const table = trading({
      agreements: [
        [0, 1],
        [1, 2],
      ],
    })
      .when(0, 'income')
      .when(0, true, 'closeNegotiations');
    expect(goods(table)).toEqual([4, 0, 0]);
    table.when(1, true).when(2, true);
    expect(goods(table)).toEqual([4, 3, 1]);
    expect(table.state.pub.sheets[1]!.strategy).toBe(1);
  });

  it('[TI3-SC5-07, TI3-TRADE-13] agreements of this action pay nothing in it', () => {
    const table = trading({ agreements: [[1, 2]] }).when(0, 'income');
    propose(table, 0, 1, 0, 1).when(1, true).when(0, true, 'closeNegotiations');
    table.when(1, true).when(2, false);
    expect(goods(table)).toEqual([3, 1, 0]);
    expect(table.state.pub.agreements.every((a) => !a.fresh)).toBe(true);
  });

  it('[TI3-TRADE-02] a card still with its owner yields nothing', () => {
    const table = trading().when(0, 'income').when(0, true, 'closeNegotiations');
    expect(goods(table)).toEqual([3, 0, 0]);
    // Nobody has an income, so nobody is asked for the secondary.
    expect(table.question(1).kind).toBe('turn');
  });

  it('[TI3-TRADE-15, TI3-TRADE-17, TI3-STATUS-11] in the Status Phase an agreement may be cancelled, and concluded anew later', () => {
    const table = given({ agreements: [[0, 1]] })
      .when(0, PASS)
      .when(1, PASS)
      .when(2, PASS);
    for (const seat of [0, 1, 2]) {
      const { n } = table.question(seat).q as { n: number };
      table.when(seat, { strategy: n - 6, fleet: 3, command: 3 });
    }
    table
      .when(0, 1)
      .then((_, events) => expect(events).toContainEqual({ t: 'agreementBroken', all: { seats: [0, 1] } }));
    expect(pairs(table)).toEqual([]);
    const broken = trading({ agreements: [[0, 1]] }).when(0, 'embargo');
    expect(pairs(broken)).toEqual([]);
  });

  it('[TI3-TRADE-17] after a war both have their cards back, and the same two conclude an agreement again', () => {
    const table = given({
      agreements: [[0, 1]],
      sheets: { 0: { race: 'norr' }, 1: { race: 'letnev', ...hold('trade') } },
      units: { 'mecatol-rex-system': { 0: { cruiser: 1 } }, 'wellon-system': { 1: { carrier: 1 } } },
      dice: { 'battle 0 cruiser': [10], 'battle 1 carrier': [1] },
    });
    table.when(0, { do: 'activate', system: 'wellon-system' });
    table.when(0, [{ ship: 'cruiser', from: 'mecatol-rex-system' }]);
    expect(pairs(table)).toEqual([]);
    table.when(1, { do: 'strategy', card: 'trade' }).when(1, 'income');
    propose(table, 1, 0).when(0, true).accepted();
    expect(pairs(table)).toEqual([[1, 0]]);
  });

  it('[TI3-TRADE-18] war breaks an agreement; [TI3-TRADE-19] Action Cards do not', () => {
    const plague = given({
      hands: { 0: ['plague'] },
      agreements: [[0, 1]],
      units: { wellon: { 1: { 'ground-force': 1 } } },
      planets: { wellon: 1 },
    });
    plague.when(0, playAction('plague'));
    expect(pairs(plague)).toEqual([[0, 1]]);
    const war = given({
      agreements: [[0, 1]],
      units: { 'arnor-lor': { 0: { 'carrier ground-force:1': 1 } } },
      planets: { lor: 1 },
    });
    war.when(0, { do: 'activate', system: 'arnor-lor' }).when(0, [{ from: 0, unit: 'ground-force', n: 1, to: 'lor' }]);
    expect(pairs(war)).toEqual([]);
  });
});

describe('GOODS: Trade Goods', () => {
  it('[TI3-GOODS-01, TI3-GOODS-07] there are 40; who is entitled to more than is left gets what is left (DT-18)', () => {
    const table = trading({ sheets: { 1: { goods: 38 } } }).when(0, 'income');
    expect(goods(table)).toEqual([2, 38, 0]);
    expect(table.state.pub.goods).toBe(0);
  });

  it('[TI3-GOODS-08] the active player takes first, then the others clockwise', () => {
    const table = trading({
      agreements: [
        [1, 2],
        [0, 2],
      ],
      sheets: { 1: { goods: 35 } },
    })
      .when(0, 'income')
      .when(0, true, 'closeNegotiations');
    table.when(1, true).when(2, true);
    // 5 are left: seat 0 takes 3 + 1, seat 1 the last one, seat 2 nothing.
    expect(goods(table)).toEqual([4, 36, 0]);
  });

  describe('what Trade Goods pay', () => {
    /** Seat 0 builds in the home system: a Dreadnought for 5, Arc Prime gives 4. */
    const building = (more: { build: string; n: number }, ...paid: Pay[]) =>
      given({ units: { 'arc-prime': { 0: { 'space-dock': 1 } } }, sheets: { 0: { goods: 6 } } })
        .when(0, { do: 'activate', system: 'home-letnev' })
        .when(0, orderUnits([{ ...more, at: 'arc-prime' }, ...paid]));

    it('[TI3-GOODS-02] one good is one resource, no more', () => {
      building({ build: 'cruiser', n: 1 }, { goods: 1 }).refused('TI3-PROD-04');
      const paid = building({ build: 'cruiser', n: 1 }, { goods: 2 }).accepted();
      expect(paid.state.pub.sheets[0]!.goods).toBe(4);
    });

    it('[TI3-GOODS-02, TI3-SPEND-09] one good is one influence, no more', () => {
      const counters = (n: number) =>
        given({
          sheets: { 0: { cards: [{ card: 'logistics', used: false }] }, 1: { goods: n } },
        })
          .when(0, { do: 'strategy', card: 'logistics' })
          .when(0, { strategy: 0, fleet: 0, command: 4 });
      const enough = counters(3).when(1, true);
      enough
        .when(1, [{ counters: 1 }, { goods: 3 }])
        .when(1, { strategy: 1, fleet: 0, command: 0 })
        .accepted();
      expect(enough.state.pub.sheets[1]!.goods).toBe(0);
      // A counter costs three: two goods buy none.
      expect(counters(2).question(1).kind).toBe('turn');
    });

    it('[TI3-GOODS-03, TI3-SPEND-09] with a planet in one payment', () => {
      const paid = building({ build: 'dreadnought', n: 1 }, { exhaust: 'arc-prime' }, { goods: 1 }).accepted();
      expect(paid.state.pub.planets['arc-prime']!.exhausted).toBe(true);
      expect(paid.state.pub.sheets[0]!.goods).toBe(5);
    });

    it('[TI3-GOODS-04] they return to the common stock', () => {
      const before = given({ sheets: { 0: { goods: 6 } } }).state.pub.goods;
      expect(building({ build: 'cruiser', n: 1 }, { goods: 2 }).state.pub.goods).toBe(before + 2);
    });
  });
});
