import { describe, expect, it } from 'vitest';
import { played, productionEvent, sheetsOf, stagesOf } from '../given.ts';

const chart = (triangle: number, diamond: number, circle: number, claimed = 0) => ({
  sheets: (p: ReturnType<typeof sheetsOf>) => {
    p.industry.commodities = { triangle, diamond, circle };
    p.industry.tradeGoods.claimed = claimed;
  },
});

describe('PROD: Production events', () => {
  it('[INS-PROD-01] three in a game, in Stages II, III and IV', () => {
    // Three players are told of at each of them.
    expect(stagesOf(played(7), 'produced').map(({ stage }) => stage)).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4]);
  });

  it('[INS-PROD-02, INS-PROD-03] EX-INS-22: one Trade Good for each unlocked icon, nothing without one', () => {
    const table = productionEvent({ seats: [chart(1, 1, 1), chart(0, 4, 4), chart(5, 5, 5)] });
    expect(table.state.pub.players.map((p) => p.industry.tradeGoods.claimed)).toEqual([2, 2, 7]);
    expect(sheetsOf(productionEvent({ seats: [chart(0, 1, 0)] })).industry.tradeGoods.claimed).toBe(0);
  });

  it('[INS-PROD-02, INS-FACTION-02] what a faction adds to a Production is told with it', () => {
    const table = productionEvent({ seats: [{ ...chart(1, 1, 1), faction: 'hacan' }] });
    expect(table.events).toContainEqual({ t: 'produced', all: { seat: 0, tradeGoods: 2 + 2 } });
  });

  it('[INS-PROD-04] the surplus over what the sheet holds is lost', () => {
    expect(sheetsOf(productionEvent({ seats: [chart(5, 5, 5, 12)] })).industry.tradeGoods.claimed).toBe(15);
  });

  it('[INS-PROD-05] no dice, no active sheet; then a new round', () => {
    const table = productionEvent({ seats: [chart(1, 0, 0)], events: ['maximum-yield'] });
    expect(table.events.some((e) => e.t === 'rolled')).toBe(false);
    expect([table.state.pub.event, sheetsOf(table).active, table.question(0).q]).toEqual([
      'maximum-yield',
      null,
      { step: 'card' },
    ]);
  });
});
