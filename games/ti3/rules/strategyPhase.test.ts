import { describe, expect, it } from 'vitest';
import { PASS, activate, given } from '../given.ts';
import type { Fixture } from '../given.ts';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';

/** The table at the first pick of a Strategy Phase. */
const picking = (more: Fixture = {}) => given({ phase: 'strategy', strategyCards: true, ...more });
const pick = (table: ReturnType<typeof given>, ...picks: [number, string][]) => {
  for (const [seat, card] of picks) table.when(seat, card).accepted();
  return table;
};
const cardsOf = (table: ReturnType<typeof given>, seat: number) =>
  table.state.pub.sheets[seat]!.cards.map((c) => c.card);
/** Everybody picks in turn the lowest card on offer, until the phase is over. */
const pickAll = (table: ReturnType<typeof given>) => {
  for (let d = table.state.pub.table.open[0]!; d.kind === 'pickStrategy'; d = table.state.pub.table.open[0]!) {
    const [first] = (d.q as { cards: string[] }).cards.filter(
      (card) => card !== 'initiative' || table.state.pub.initiative !== d.seat,
    );
    table.when(d.seat, first!).accepted();
  }
  return table;
};

describe('STRAT: the Strategy Phase', () => {
  it('[TI3-STRAT-01] all eight cards are there at the start', () => {
    expect(picking().question(0).q).toEqual({ cards: [...STRATEGY_CARDS] });
  });

  it('[TI3-STRAT-02] the Speaker chooses first, then clockwise; choosing is compulsory', () => {
    const table = picking({ speaker: 1 });
    table.when(1, null).refused('TI3-STRAT-02');
    pick(table, [1, 'trade']);
    table.when(2, 'trade').refused('TI3-STRAT-02');
    pick(table, [2, 'warfare'], [0, 'political']);
    expect([0, 1, 2].map((seat) => cardsOf(table, seat))).toEqual([['political'], ['trade'], ['warfare']]);
  });

  it('[TI3-STRAT-03] the card lies before its owner, unused, and fixes the order of play', () => {
    const table = pickAll(picking({ speaker: 2 }));
    expect(table.state.pub.sheets[2]!.cards).toEqual([
      { card: 'initiative', used: false },
      { card: 'logistics', used: false },
    ]);
    expect(table.state.pub.order).toEqual([2, 0, 1]);
  });

  it('[TI3-STRAT-04, TI3-STRAT-05] unchosen cards get a Bonus Counter, and another each round they stay', () => {
    const table = pickAll(picking({ bonus: { imperial: 1 } }));
    expect(table.state.pub.bonus).toEqual({ technology: 1, imperial: 2 });
  });

  it('[TI3-STRAT-06] counters on a chosen card become Trade Goods or Command Counters, in any split (DT-01)', () => {
    const table = picking({ bonus: { trade: 2 } });
    const { reserve } = table.state.pub.sheets[0]!;
    pick(table, [0, 'trade']);
    table.when(0, { goods: 2, strategy: 1, fleet: 0, command: 0 }).refused('TI3-STRAT-06');
    table.when(0, { goods: 1, strategy: 0, fleet: 1, command: 0 }).accepted();
    expect(table.state.pub.sheets[0]).toMatchObject({ goods: 1, fleet: 4, reserve: reserve - 1 });
    expect(table.state.pub.bonus).toEqual({});
  });

  it('[TI3-STRAT-06] without counters in reinforcements only goods are left to take', () => {
    const table = pick(picking({ bonus: { trade: 2 }, sheets: { 0: { reserve: 0 } } }), [0, 'trade']);
    table.when(0, { goods: 0, strategy: 2, fleet: 0, command: 0 }).refused('TI3-STRAT-06');
    table.when(0, { goods: 2, strategy: 0, fleet: 0, command: 0 }).accepted();
  });

  it('[TI3-STRAT-07, TI3-STRAT-08, TI3-SC1-02] who takes Initiative is Speaker and chooses first next time', () => {
    const table = pick(picking(), [0, 'trade'], [1, 'initiative']);
    expect(table.state.pub.speaker).toBe(1);
    // The running order of choice stays as it was.
    expect(table.question(2).kind).toBe('pickStrategy');
    pickAll(table);
    playOut(table);
    expect(table.question(1).kind).toBe('pickStrategy');
  });

  it('[TI3-STRAT-09, TI3-SC1-05] nobody takes Initiative in two consecutive rounds (DT-02)', () => {
    const table = picking({ initiative: 0 });
    table.when(0, 'initiative').refused('TI3-STRAT-09');
    pick(table, [0, 'trade'], [1, 'initiative']);
    expect(cardsOf(table, 1)).toEqual(['initiative']);
  });

  it('[TI3-STRAT-10] there are eight Bonus Counters, no more', () => {
    const table = pickAll(picking({ bonus: { imperial: 8 } }));
    expect(table.state.pub.bonus).toEqual({ imperial: 8 });
  });

  it('[TI3-STRAT-11] five players take one card each; three cards get a counter', () => {
    const table = pickAll(picking({ seats: 5 }));
    expect(table.state.pub.sheets.map((s) => s.cards.length)).toEqual([1, 1, 1, 1, 1]);
    expect(Object.keys(table.state.pub.bonus)).toEqual(['warfare', 'technology', 'imperial']);
  });

  it('[TI3-STRAT-12] three players take two cards each, in a second pass of the same order', () => {
    const table = pick(
      picking({ speaker: 1 }),
      [1, 'trade'],
      [2, 'warfare'],
      [0, 'political'],
      [1, 'imperial'],
      [2, 'diplomacy'],
      [0, 'logistics'],
    );
    expect([0, 1, 2].map((seat) => cardsOf(table, seat))).toEqual([
      ['political', 'logistics'],
      ['trade', 'imperial'],
      ['warfare', 'diplomacy'],
    ]);
    expect(Object.keys(table.state.pub.bonus)).toHaveLength(2);
  });

  it('[TI3-STRAT-13, TI3-STRAT-14] four players take two cards each and leave none for a Bonus Counter', () => {
    const table = pickAll(picking({ seats: 4 }));
    expect(table.state.pub.sheets.map((s) => s.cards.length)).toEqual([2, 2, 2, 2]);
    expect(table.state.pub.bonus).toEqual({});
  });

  it('[TI3-STRAT-15, TI3-ACTION-03] the lower of two card numbers counts for the order of play', () => {
    const table = pick(
      picking(),
      [0, 'imperial'],
      [1, 'warfare'],
      [2, 'technology'],
      [0, 'political'],
      [1, 'trade'],
      [2, 'diplomacy'],
    );
    expect(table.state.pub.order).toEqual([2, 0, 1]);
  });

  it('[TI3-STRAT-16] with four players Initiative may come twice running if no other card is left', () => {
    const table = picking({ seats: 4, initiative: 3 });
    const others = STRATEGY_CARDS.filter((card) => card !== 'initiative');
    others.slice(0, 3).forEach((card, seat) => table.when(seat, card).accepted());
    table.when(3, 'initiative').refused('TI3-STRAT-09');
    table.when(3, others[3]!).accepted();
    others.slice(4).forEach((card, seat) => table.when(seat, card).accepted());
    table.when(3, 'initiative').accepted();
    expect(cardsOf(table, 3)).toContain('initiative');
  });

  it('[TI3-STRAT-17] with two cards a player performs two Strategic Actions before passing, in any order; Initiative needs none', () => {
    const table = given({
      sheets: {
        0: {
          cards: [
            { card: 'political', used: false },
            { card: 'imperial', used: false },
          ],
        },
        1: { cards: [{ card: 'initiative', used: false }] },
      },
    });
    table.when(0, PASS).refused('TI3-ACTION-07');
    table.when(0, { do: 'strategy', card: 'imperial' }).when(1, PASS).accepted();
    table.when(2, activate('wellon-system'));
    table.when(0, PASS).refused('TI3-ACTION-07');
  });

  it('[TI3-STRAT-18, TI3-ELIM-02] an eliminated player no longer chooses Strategy Cards', () => {
    const table = picking({ planets: { 'zero-zero-zero': null } });
    expect(table.state.pub.table.out).toEqual([1]);
    pick(table, [0, 'trade'], [2, 'warfare'], [0, 'political'], [2, 'logistics']);
    expect(cardsOf(table, 1)).toEqual([]);
  });
});

/** All do their Strategic Actions and pass, answering the first thing on offer, until the next Strategy Phase. */
function playOut(table: ReturnType<typeof given>) {
  for (let i = 0; i < 200; i++) {
    const d = table.state.pub.table.open[0]!;
    if (d.kind === 'pickStrategy') return;
    table.command({ do: 'timeout', seat: d.seat, n: table.state.pub.table.n, then: 'default' } as never).accepted();
  }
}
