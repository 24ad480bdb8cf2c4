import { describe, expect, it } from 'vitest';
import { OBJECTIVES, objectiveCard, type ObjectiveId } from '../content/objectives.ts';
import { hex, planet, restAnswer, sheetsOf, spending, spendingTogether, system, type SeatGiven } from '../given.ts';
import { CLAIMED, EXPLORED, HEX_CLAIMED, HEX_SCRAPPED, OPEN, freshPlayer, type Player } from '../sheet/player.ts';
import { meets, progress } from '../sheet/objectives.ts';
import { SIDE_B } from '../content/sheets/index.ts';

/** Three systems with goods claimed, a fourth explored: Mercantilist is one Influence away. */
const trader: SeatGiven = {
  active: 'navigation',
  sheets: (p) => {
    for (const id of ['b1', 'b2', 'a5']) p.navigation.systems[system(id)] = CLAIMED;
    p.navigation.systems[system('b4')] = EXPLORED;
  },
};
const idle: SeatGiven = { active: 'navigation' };
const finish = [{ do: 'claimSystem', system: system('b4'), pay: 'I' }];
const wait = [{ do: 'claimSystem', system: system('a1'), pay: 'I' }];
const mercantilist = { objectives: ['mercantilist'] as ObjectiveId[] };

describe('OBJ: objectives', () => {
  it('[INS-OBJ-02, INS-OBJ-04] EX-INS-29: the first to meet it writes the higher value, and the card is turned over', () => {
    const table = spendingTogether([trader, idle, idle], 'I', mercantilist);
    const { step: steps } = table.state.pub; // closed so far
    table.when(0, finish);
    restAnswer(table).then((v, events) => {
      expect(v.pub.players[0]!.objectives).toEqual({ navigation: 7, expansion: null, industry: null, warfare: null });
      expect(v.pub.objectives[0]!.flipped).toEqual({ by: 'player', round: 10, step: steps + 1 });
      expect(events).toContainEqual({ t: 'objective', all: { who: 0, objective: 'mercantilist', vp: 7, first: true } });
    });
  });

  it('[INS-OBJ-03, INS-OBJ-05] EX-INS-37: two first in one step both score the higher value, the next the lower', () => {
    const table = spendingTogether([trader, trader, trader], 'I', { ...mercantilist, events: ['rightful-claim'] });
    table.when(0, finish);
    table.when(1, finish);
    table.when(2, [{ ...wait[0]! }]);
    expect(table.state.pub.players.map((p) => p.objectives.navigation)).toEqual([7, 7, null]);
    table.when(2, [
      { do: 'activate', sheet: 'navigation' },
      ...finish,
      ...[{ do: 'claimSystem', system: 0, pay: 'I' }].slice(1),
    ]);
    restAnswer(table);
    expect(sheetsOf(table, 2).objectives.navigation).toBe(4);
  });

  it('[INS-OBJ-06] an objective scores at most once', () => {
    const table = spending('navigation', 'I', {
      ...mercantilist,
      sheets: trader.sheets!,
      events: ['a-throne-for-the-taking'],
    });
    table.when(0, finish).then((v, events) => {
      expect(events.filter((e) => e.t === 'objective').length).toBe(1);
      expect(v.pub.scores![0]!.navigation.objective).toBe(7);
    });
  });

  it('[INS-HIDDEN-04] nothing is declared before the step closes', () => {
    const table = spendingTogether([trader, idle, idle], 'I', mercantilist);
    table.when(0, finish);
    expect(table.state.pub.objectives[0]!.flipped).toBeNull();
    expect(table.events).toEqual([]);
    table.when(1, wait);
    expect(table.state.pub.objectives[0]!.flipped).toBeNull();
    table.when(2, wait);
    expect(table.state.pub.objectives[0]!.flipped).not.toBeNull();
  });

  it('three objectives for each sheet, the first value higher than the later', () => {
    for (const o of OBJECTIVES) expect(o.first).toBeGreaterThan(o.later);
    expect(objectiveCard('mercantilist').first).toBe(7);
  });

  /** How to bring fresh sheets just below and just up to each objective. */
  const steps: Record<ObjectiveId, (p: Player, n: number) => void> = {
    collector: (p, n) =>
      ['a1', 'b1', 'a2', 'b2', 'a3', 'b6'].slice(0, n).forEach((id) => (p.navigation.systems[system(id)] = CLAIMED)),
    mercantilist: (p, n) =>
      ['b1', 'b2', 'b4', 'a5'].slice(0, n).forEach((id) => (p.navigation.systems[system(id)] = CLAIMED)),
    prospector: (p, n) =>
      ['a1', 'a4', 'b5', 'b7'].slice(0, n).forEach((id) => (p.navigation.systems[system(id)] = CLAIMED)),
    'core-cracker': (p, n) =>
      ['Arinam', 'Wellon', 'Saudor', 'Lodor']
        .slice(0, n)
        .forEach((name) => (p.expansion.icons[planet(name)] = name === 'Lodor' ? 0b111111 : 0b1111)),
    expansionist: (p, n) => {
      for (let i = 0; i < n; i++)
        if (i < 3) p.expansion.unlocked[i] = true;
        else p.expansion.built[i - 3] = true;
    },
    technocrat: (p, n) => void (p.technologies = p.technologies.map((_, i) => i < n)),
    'diversified-production': (p, n) => void (p.industry.commodities = { triangle: n, diamond: n, circle: n }),
    'maximum-efficiency': (p, n) =>
      [hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1)]
        .slice(0, n)
        .forEach((at) => (p.industry.hexes[at] = HEX_CLAIMED)),
    'sourcing-expert': (p, n) => void (p.industry.commodities.circle = n),
    armada: (p, n) => void (p.warfare.built = p.warfare.built.map((_, unit) => (unit === 0 ? 9 : unit === 1 ? n : 0))),
    'secured-assets': (p, n) => {
      const nodes = SIDE_B.warfare.assets.flatMap((code, at) => (code ? [at] : [])).slice(0, n);
      p.warfare.placed = nodes.map((at) => ({ unit: 0, nodes: [at] }));
    },
    'united-front': (p, n) => {
      p.warfare.boxes.L[1] = { strength: 12, result: 'won' };
      p.warfare.boxes.R[1] = { strength: n, result: 'won' };
    },
  };

  it('maximum-efficiency: only around a scrapped hex with six neighbors do claimed hexes count', () => {
    const { when } = OBJECTIVES.find(({ id }) => id === 'maximum-efficiency')!;
    const have = (centre: number, ring: number, at: number) => {
      const p = freshPlayer(SIDE_B);
      p.industry.hexes = p.industry.hexes.map(() => OPEN);
      p.industry.hexes[at] = centre;
      for (const next of SIDE_B.industry.beside[at]!) p.industry.hexes[next] = ring;
      return progress({ p, sheets: SIDE_B }, when).have;
    };
    const edge = SIDE_B.industry.beside.findIndex((next) => next.length < 6);
    expect(have(HEX_SCRAPPED, HEX_CLAIMED, hex(0, 0))).toBe(6);
    expect(have(HEX_CLAIMED, HEX_CLAIMED, hex(0, 0))).toBe(0);
    expect(have(HEX_SCRAPPED, OPEN, hex(0, 0))).toBe(0);
    expect(have(HEX_SCRAPPED, HEX_CLAIMED, edge)).toBe(0);
  });
  it('united-front: a war in which one side was not fought counts as nothing', () => {
    const { when } = OBJECTIVES.find(({ id }) => id === 'united-front')!;
    const p = freshPlayer(SIDE_B);
    p.warfare.boxes.L[1] = { strength: 12, result: 'won' };
    expect(progress({ p, sheets: SIDE_B }, when).have).toBe(0);
    const right = freshPlayer(SIDE_B);
    right.warfare.boxes.R[1] = { strength: 12, result: 'won' };
    expect(progress({ p: right, sheets: SIDE_B }, when).have).toBe(0);
  });
  for (const { id, when } of OBJECTIVES) {
    it(`${id} is met at its number and not below`, () => {
      const of = (n: number) => {
        const p = freshPlayer(SIDE_B);
        steps[id](p, n);
        return { p, sheets: SIDE_B };
      };
      const { need } = progress(of(0), when);
      expect(meets(of(need - 1), when)).toBe(false);
      expect(meets(of(need), when)).toBe(true);
    });
  }
});
