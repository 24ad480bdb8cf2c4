import { describe, expect, it } from 'vitest';
import { EVENTS, eventCard } from '../content/events.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import { table, system, type SeatGiven, type TableGiven } from '../given.ts';
import { CLAIMED, freshPlayer, type Player } from '../sheet/player.ts';
import { score, scoreSheet } from '../sheet/scoring.ts';

const points = (n: number, votes = 0, spent = 0): SeatGiven => ({
  sheets: (p) => {
    p.vp.navigation = n;
    p.industry.votes = { claimed: votes, spent };
  },
});
/** The last War, with nothing on anybody's grid: all ties. */
const lastWar = (seats: SeatGiven[], more: TableGiven = {}) =>
  table({ event: 'a-throne-for-the-taking', ...more, seats }, { proc: 'war', locals: { war: 4 } });
const result = (given: ReturnType<typeof lastWar>) => given.state.pub.table.result!;

describe('END: end of game and scoring', () => {
  it('[INS-END-01, INS-ROUND-04] resolving the Stage V end event ends the game, even with events left', () => {
    expect(EVENTS.filter((e) => e.endsGame).map((e) => [e.id, e.stage])).toEqual([['a-throne-for-the-taking', 5]]);
    const given = lastWar([points(1), points(2), points(3)]);
    expect(given.state.pub.table.zones.events!.n).toBeGreaterThan(0);
    expect(result(given)).toMatchObject({ scores: [1, 2, 3], winners: [2], rule: 'INS-END-08' });
  });

  it('[INS-END-02, INS-END-04] EX-INS-30: 19 on the sheet and an objective of 9 make 28', () => {
    const p = freshPlayer(SIDE_B);
    for (const id of ['a2', 'c4', 'a7', 'q1', 'q2', 'x1']) p.navigation.systems[system(id)] = CLAIMED; // 1 2 2 3 3 3
    p.navigation.written = [{ system: system('r1'), vp: 5 }];
    p.objectives.navigation = 9;
    expect(scoreSheet({ p, sheets: SIDE_B }, 'navigation')).toMatchObject({ sheet: 19, objective: 9, subtotal: 28 });
  });

  it('[INS-END-03] boxes count for Navigation, lost Wars against Warfare', () => {
    const p = freshPlayer(SIDE_B);
    p.navigation.written = [{ system: system('mecatol'), vp: 5 }];
    p.warfare.boxes.L[2] = { strength: 1, result: 'lost' };
    p.warfare.boxes.R[3] = { strength: 9, result: 'won' };
    expect(score({ p, sheets: SIDE_B })).toMatchObject({ navigation: { sheet: 5 }, warfare: { sheet: 4 - 2 } });
  });

  it('[INS-END-05] EX-INS-35: 1 VP for every two unspent Trade Goods', () => {
    const industry = (claimed: number, spent = 0): number => {
      const p: Player = freshPlayer(SIDE_B);
      p.industry.tradeGoods = { claimed, spent };
      return scoreSheet({ p, sheets: SIDE_B }, 'industry').subtotal;
    };
    expect([industry(5), industry(1), industry(6, 2)]).toEqual([2, 0, 2]);
  });

  it('[INS-END-06] the four subtotals make the final score', () => {
    const seat: SeatGiven = {
      sheets: (p) => {
        p.vp = { navigation: 1, expansion: 20, industry: 300, warfare: 4000 };
        p.objectives.warfare = 5;
      },
    };
    expect(result(lastWar([seat, {}, {}])).scores[0]).toBe(4326);
  });

  it('[INS-END-07] a faction not yet on the Mecatol Rex sheet is added without reward', () => {
    const given = lastWar([points(1), points(2), points(3)], {
      table: (t) => void (t.pub.mecatol = [{ who: 2, round: 4 }]),
    });
    expect(given.state.pub.mecatol).toEqual([
      { who: 2, round: 4 },
      { who: 0, round: 0 },
      { who: 1, round: 0 },
    ]);
    expect(given.state.pub.players.every((p) => p.industry.votes.claimed === 0)).toBe(true);
  });

  it('[INS-END-08, INS-CORE-01] the highest score wins', () => {
    expect(result(lastWar([points(10), points(30), points(20)])).winners).toEqual([1]);
  });

  it('[INS-END-09] a tie goes to the player who claimed most votes, cast or not', () => {
    const tied = result(lastWar([points(10, 10, 10), points(10, 3), points(9, 18)]));
    expect(tied).toMatchObject({ winners: [0], rule: 'INS-END-09' });
  });

  it('[INS-END-10] a tie in votes too is a shared victory', () => {
    const tied = result(lastWar([points(10, 3), points(10, 3), points(9, 9)]));
    expect(tied).toMatchObject({ winners: [0, 1], rule: 'INS-END-10' });
  });

  it('the end event is the fourth War', () => {
    expect(eventCard('a-throne-for-the-taking')).toMatchObject({ type: 'war', war: 4 });
  });
});
