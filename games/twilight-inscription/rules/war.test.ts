import { describe, expect, it } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import { node, restAnswer, sheetsOf, warEvent, type SeatGiven, type TableGiven } from '../given.ts';
import { unitIndex } from '../content/units.ts';
import type { Player } from '../sheet/player.ts';
import { scoreSheet } from '../sheet/scoring.ts';
import { strength } from '../sheet/warfare.ts';

/** Marks so many nodes in a section, from its lowest row upwards. */
const marked = (p: Player, war: number, side: 'L' | 'R', n: number): void => {
  for (let i = 0; i < n; i++)
    p.warfare.nodes[(war - 1) * 3 + Math.floor(i / 4)]! |= 1 << ((side === 'L' ? 0 : 4) + (i % 4));
};
const army = (left: number, right: number, war = 1): SeatGiven => ({
  sheets: (p) => {
    marked(p, war, 'L', left);
    marked(p, war, 'R', right);
    p.warfare.line = war - 1;
  },
});
const war1 = (seats: SeatGiven[], more: TableGiven = {}) => warEvent('border-conflict', { ...more, seats });
const results = (table: ReturnType<typeof war1>) => table.events.filter((e) => e.t === 'war').map((e) => e.all);

describe('WAR: War events', () => {
  it('[INS-WAR-01, INS-WAR-24, INS-CLAR-19] each player fights two Wars, one against each neighbor', () => {
    const fought = results(war1([army(1, 0), army(2, 0), army(3, 0), army(4, 0)]));
    for (const seat of [0, 1, 2, 3]) {
      const mine = fought.filter((e) => e.seat === seat);
      expect(mine.map((e) => [e.side, e.against])).toEqual([
        ['L', (seat + 1) % 4],
        ['R', (seat + 3) % 4],
      ]);
    }
    // An ability that resolves after a War resolves for each of the two.
    const letnev = war1([{ ...army(5, 5), faction: 'letnev' }, army(0, 0), army(0, 0)]);
    expect(sheetsOf(letnev).vp.warfare).toBe(2);
  });

  it('[INS-WAR-23] one War event in each Stage but the first', () => {
    expect(EVENTS.filter((e) => e.type === 'war').map((e) => e.stage)).toEqual([2, 3, 4, 5]);
  });

  it('[INS-WAR-25, INS-WAR-26] EX-INS-17: three marked nodes below left, four below right; others do not count', () => {
    const seat: SeatGiven = {
      sheets: (p) => {
        marked(p, 1, 'L', 3);
        marked(p, 1, 'R', 4);
        marked(p, 2, 'L', 5);
      },
    };
    const table = war1([seat, army(0, 0), army(0, 0)]);
    expect(sheetsOf(table).warfare.boxes.L[0]!.strength).toBe(3);
    expect(sheetsOf(table).warfare.boxes.R[0]!.strength).toBe(4);
  });

  it('[INS-WAR-12, INS-WAR-27] the line rises by one row of sections; the first War uses the lowest two, the next the ones above', () => {
    const first = war1([army(2, 1), army(0, 0), army(0, 0)]);
    expect(first.state.pub.players.map((p) => p.warfare.line)).toEqual([1, 1, 1]);
    const second = warEvent('when-diplomacy-fails', { seats: [army(4, 2, 2), army(0, 0, 2), army(0, 0, 2)] });
    expect(sheetsOf(second).warfare.line).toBe(2);
    expect(sheetsOf(second).warfare.boxes.L).toEqual([null, { strength: 4, result: 'won' }, null, null]);
  });

  it('[INS-WAR-28, INS-WAR-29] EX-INS-40: every bonus is added to the left and to the right box', () => {
    const pds = unitIndex('pds');
    const fleet = (second: [number, number][]): SeatGiven => ({
      faction: 'norr',
      sheets: (p) => {
        p.technologies[6] = true;
        p.warfare.bonus.L[0] = 2;
        for (const nodes of [
          [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
          second,
        ] as [number, number][][]) {
          p.warfare.placed.push({ unit: pds, nodes: nodes.map(([x, y]) => node(x, y)) });
          for (const [x, y] of nodes) p.warfare.nodes[y]! |= 1 << x;
        }
      },
    });
    const inside = war1([
      fleet([
        [2, 0],
        [3, 0],
        [3, 1],
      ]),
      army(0, 0),
      army(0, 0),
    ]);
    expect(sheetsOf(inside).warfare.boxes.L[0]!.strength).toBe(6 + 2 + 1 + 3);
    expect(sheetsOf(inside).warfare.boxes.R[0]!.strength).toBe(0 + 1);
    const straddling = war1([
      fleet([
        [3, 0],
        [4, 0],
        [3, 1],
      ]),
      army(0, 0),
      army(0, 0),
    ]);
    expect(sheetsOf(straddling).warfare.boxes.L[0]!.strength).toBe(5 + 2 + 1);
    const infantry = sheetsOf(
      war1([
        {
          sheets: (p) => (
            (p.technologies[6] = true),
            (p.warfare.placed = [0, 1].map((x) => ({ unit: 0, nodes: [x] }))),
            void (p.warfare.nodes[0] = 0b11)
          ),
        },
        army(0, 0),
        army(0, 0),
      ]),
    );
    expect(infantry.warfare.boxes.L[0]!.strength).toBe(2);
  });

  it('[INS-WAR-30, INS-WAR-31, INS-WAR-32, INS-WAR-33] EX-INS-18: left box against the left neighbor’s right box; 6 beats 3', () => {
    const table = war1([army(6, 0), army(0, 3), army(0, 0)]);
    expect(results(table)).toContainEqual({
      seat: 0,
      war: 1,
      side: 'L',
      mine: 6,
      theirs: 3,
      against: 1,
      result: 'won',
    });
    expect(results(table)).toContainEqual({
      seat: 1,
      war: 1,
      side: 'R',
      mine: 3,
      theirs: 6,
      against: 0,
      result: 'lost',
    });
    expect(sheetsOf(table, 0).industry.tradeGoods.claimed).toBe(2); // the asset above the left box
    expect(scoreSheet({ p: sheetsOf(table, 1), sheets: SIDE_B }, 'warfare').parts).toEqual([{ from: 'wars', vp: -1 }]);
  });

  it('[INS-WAR-34] EX-INS-19: equal strength, nobody wins or loses', () => {
    const table = war1([army(0, 2), army(0, 0), army(2, 0)]);
    expect(results(table)).toContainEqual({
      seat: 0,
      war: 1,
      side: 'R',
      mine: 2,
      theirs: 2,
      against: 2,
      result: 'tied',
    });
    expect(sheetsOf(table, 0).warfare.boxes.R[0]!.result).toBe('tied');
    expect(sheetsOf(table, 0).industry.commodities.diamond).toBe(0);
    expect(scoreSheet({ p: sheetsOf(table, 0), sheets: SIDE_B }, 'warfare').sheet).toBe(0);
  });

  it('[INS-WAR-35] after the Wars a new round begins', () => {
    const table = war1([army(1, 0), army(0, 0), army(0, 0)], { events: ['maximum-yield'] });
    expect([table.state.pub.event, table.state.pub.round]).toEqual(['maximum-yield', 11]);
    expect(table.state.pub.players.every((p) => p.todo.length === 0)).toBe(true);
  });

  it('[INS-CLAR-20] totals are fixed once written: what is deployed afterwards does not change them', () => {
    const table = war1([{ ...army(1, 1), faction: 'arborec' }, army(1, 1), army(1, 1)]);
    const free = { do: 'deploy', unit: 0, nodes: [node(0, 3)] };
    table.when(0, [free, { ...free, nodes: [node(1, 3)] }]).accepted();
    expect(sheetsOf(table).warfare.boxes.L[0]).toEqual({ strength: 1, result: 'tied' });
    table.when(0, []).refused('INS-STRAT-03');
  });

  it('[INS-CLAR-27] the Warfare total may be negative', () => {
    const table = warEvent('a-throne-for-the-taking', { seats: [army(0, 0, 4), army(3, 3, 4), army(3, 3, 4)] });
    expect(table.state.pub.scores![0]!.warfare.subtotal).toBe(-6);
  });

  it('strength never falls below 0', () => {
    const p = sheetsOf(war1([{ faction: 'jol-nar' }, army(0, 0), army(0, 0)]));
    expect(strength(p, 0, 'L').total).toBe(0);
  });

  it('[INS-HIDDEN-01, INS-RELIC-04, INS-RELIC-06] before strengths are written all who might hold the relic that adds strength are asked', () => {
    const table = war1([
      { ...army(1, 1), hand: ['tyrants-lament'] },
      { ...army(3, 3), hand: ['the-codex'] },
      army(0, 0),
    ]);
    expect(table.question(1).q).toEqual({ step: 'war' });
    expect(() => table.question(2)).toThrow('seat 2 is asked nothing');
    table.when(1, [{ do: 'relic', relic: 'the-codex' }]).refused('INS-RELIC-04');
    table.when(0, [
      { do: 'relic', relic: 'tyrants-lament' },
      { do: 'side', side: 'L' },
    ]);
    restAnswer(table);
    expect(sheetsOf(table).warfare.boxes.L[0]).toEqual({ strength: 5, result: 'won' });
    expect(table.state.pub.table.cards['relics played']).toEqual(['tyrants-lament']);
  });
});
