import { describe, expect, it } from 'vitest';
import { SLOTS } from '../content/mecatolRex.ts';
import { restAnswer, sheetsOf, spendingTogether, system, type SeatGiven, type TableGiven } from '../given.ts';
import { EXPLORED } from '../sheet/player.ts';
import { scoreSheet } from '../sheet/scoring.ts';
import { SIDE_B } from '../content/sheets/index.ts';

const near: SeatGiven = {
  active: 'navigation',
  sheets: (p) => void (p.navigation.systems[system('mecatol')] = EXPLORED),
};
const claim = { do: 'claimSystem', system: system('mecatol'), pay: 'I' };
const other = { do: 'claimSystem', system: system('a1'), pay: 'I' };
const names = (n: number): TableGiven => ({
  table: (t) => void (t.pub.mecatol = [3, 4].slice(0, n).map((who) => ({ who, round: 3 }))),
});
const seats = (n: number) => Array.from({ length: n }, () => near);

describe('MEC: Mecatol Rex sheet', () => {
  it('[INS-MEC-01, INS-MEC-06] EX-INS-25: the second to arrive gets 4 votes and 5 VP', () => {
    const table = spendingTogether(seats(5), 'I', names(1));
    table.when(0, [claim]);
    restAnswer(table);
    expect(table.state.pub.mecatol[1]).toEqual({ who: 0, round: 10 });
    expect(sheetsOf(table).industry.votes.claimed).toBe(4);
    expect(sheetsOf(table).navigation.written).toEqual([{ system: system('mecatol'), vp: 5 }]);
  });

  it('[INS-MEC-04, INS-MEC-07] EX-INS-26: two in the same step fill slots 3 and 4 and both get 3 votes and 3 VP', () => {
    const table = spendingTogether(seats(5), 'I', names(2));
    table.when(0, [claim]);
    table.when(1, [claim]);
    restAnswer(table);
    expect(table.state.pub.mecatol.map((s) => s.who)).toEqual([3, 4, 1, 0]);
    for (const seat of [0, 1]) {
      expect(sheetsOf(table, seat).industry.votes.claimed).toBe(3);
      expect(sheetsOf(table, seat).navigation.written[0]!.vp).toBe(3);
    }
  });

  it('[INS-MEC-05] slots of those who arrived together stay used: the next takes the one after', () => {
    const table = spendingTogether(seats(3), 'I', { events: ['rightful-claim'] });
    table.when(0, [claim]);
    table.when(1, [claim]);
    table.when(2, [other]);
    table
      .when(2, [{ do: 'activate', sheet: 'navigation' }, claim, { do: 'claimSystem', system: system('b1'), pay: 'I' }])
      .accepted();
    restAnswer(table);
    expect(table.state.pub.mecatol.map((s) => s.who)).toEqual([1, 0, 2]);
    expect(sheetsOf(table, 2).navigation.written[0]!.vp).toBe(SLOTS[2]!.vp);
    expect(sheetsOf(table, 0).navigation.written[0]!.vp).toBe(SLOTS[0]!.vp);
  });

  it('[INS-MEC-03] the VP written at Mecatol Rex are Navigation VP', () => {
    const table = spendingTogether(seats(3), 'I');
    table.when(0, [claim]);
    restAnswer(table);
    expect(scoreSheet({ p: sheetsOf(table), sheets: SIDE_B }, 'navigation').parts).toEqual([{ from: 'boxes', vp: 7 }]);
  });

  it('[INS-MEC-08] the sheet holds names and final scores', () => {
    const table = spendingTogether(seats(3), 'I', { events: ['a-throne-for-the-taking'] });
    table.when(0, [claim]);
    restAnswer(table);
    expect(table.state.pub.mecatol.map((s) => s.who)).toEqual([0, 1, 2]);
    expect(table.state.pub.scores!.length).toBe(3);
  });

  it('the rewards fall from slot to slot', () => {
    for (let slot = 1; slot < SLOTS.length; slot++) {
      expect(SLOTS[slot]!.votes).toBeLessThanOrEqual(SLOTS[slot - 1]!.votes);
      expect(SLOTS[slot]!.vp).toBeLessThanOrEqual(SLOTS[slot - 1]!.vp);
    }
  });

  it('[INS-MEC-02, INS-MEC-03, INS-CLAR-01] the Winnu, first of all, take a vote and two VP more than the first slot shows', () => {
    const table = spendingTogether([{ ...near, faction: 'winnu' }, near, near], 'I');
    table.when(0, [claim]);
    restAnswer(table);
    const first = { votes: SLOTS[0]!.votes + 1, vp: SLOTS[0]!.vp + 2 };
    expect(sheetsOf(table).industry.votes.claimed).toBe(first.votes);
    expect(sheetsOf(table).navigation.written).toEqual([{ system: system('mecatol'), vp: first.vp }]);
    expect(table.events).toContainEqual({ t: 'mecatol', all: { who: 0, slot: 0, ...first } });
  });

  it('the Winnu pay with anything, take the slot above theirs and two trade goods', () => {
    const table = spendingTogether([{ ...near, faction: 'winnu' }, near, near], 'M', names(2));
    table.when(0, [{ ...claim, pay: 'M' }]);
    restAnswer(table);
    expect(sheetsOf(table).navigation.written[0]!.vp).toBe(SLOTS[1]!.vp);
    expect(sheetsOf(table).industry.tradeGoods.claimed).toBe(2);
  });
});
