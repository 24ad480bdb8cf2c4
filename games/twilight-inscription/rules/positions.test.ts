import { describe, expect, it } from 'vitest';
import { EVENTS, GUIDE_EVENTS } from '../content/events.ts';
import { SIDE_B } from '../content/sheets/index.ts';
import { unitIndex } from '../content/units.ts';
import {
  councilEvent,
  hex,
  node,
  offered,
  planet,
  productionEvent,
  restAnswer,
  sheetsOf,
  spending,
  spendingTogether,
  strategyEvent,
  system,
  table,
  warEvent,
  type SeatGiven,
} from '../given.ts';
import type { Atom } from '../sheet/atoms.ts';
import { CLAIMED, EXPLORED, HEX_CLAIMED, HEX_SCRAPPED, UNEXPLORED, type Player } from '../sheet/player.ts';

// Positions made from the rulebook alone, each with what the book says must follow.

const explored =
  (...ids: string[]) =>
  (p: Player) => {
    for (const id of ids) p.navigation.systems[system(id)] = EXPLORED;
  };
const kept =
  (...codes: Player['assets'][number]['code'][]) =>
  (p: Player) =>
    void (p.assets = codes.map((code) => ({ code, spent: false })));
const claim = (id: string): Atom => ({ do: 'claimSystem', system: system(id), pay: 'I' });
const explore = (from: string, to: string, pay: 'M' | 'R' = 'M'): Atom => ({
  do: 'explore',
  from: system(from),
  to: system(to),
  pay,
});
const marked =
  (left: number, right: number, section = 0) =>
  (p: Player) => {
    const bits = (n: number, shift: number) => ((1 << n) - 1) << shift;
    for (const [row, n] of [Math.min(left, 4), Math.max(0, left - 4)].entries())
      p.warfare.nodes[section * 3 + row]! |= bits(n, 0);
    for (const [row, n] of [Math.min(right, 4), Math.max(0, right - 4)].entries())
      p.warfare.nodes[section * 3 + row]! |= bits(n, 4);
  };
const war = (...seats: ((p: Player) => void)[]) =>
  warEvent('border-conflict', { seats: seats.map((sheets): SeatGiven => ({ sheets })) });
const results = (given: ReturnType<typeof war>) =>
  given.state.pub.players.map((p) => [p.warfare.boxes.L[0]!.result, p.warfare.boxes.R[0]!.result]);

describe('Strategy events and Navigation', () => {
  it('[INS-STRAT-11] only the active sheet is marked', () => {
    const given = spending('navigation', 'MM');
    given.when(0, [{ do: 'scrap', hex: hex(1, 0), pay: 'M' }]).refused('INS-STRAT-11');
    given.when(0, [explore('a1', 'a2'), explore('b1', 'b2')]).accepted();
  });

  it('[INS-CLAR-15] what can be spent must be spent', () => {
    const given = spending('navigation', 'MI');
    given.when(0, [claim('a1')]).refused('INS-CLAR-15');
    given.when(0, [claim('a1'), explore('a1', 'a2')]).accepted();
  });

  it('[INS-NAV-06] a line leads from an explored system to its neighbor, and no farther', () => {
    const given = spending('navigation', 'M');
    given.when(0, [explore('a1', 'a3')]).refused('INS-NAV-06');
    given.when(0, [explore('a2', 'a3')]).refused('INS-NAV-06');
    given.when(0, [explore('a1', 'a2')]).accepted();
  });

  it('[INS-NAV-07, INS-CLAR-14] a wormhole needs Gravity Drive, and is used up by one passage', () => {
    const through: Atom = { do: 'passage', enter: 0, leave: 2, pay: 'M' };
    spending('navigation', 'M', { sheets: explored('a2') })
      .when(0, [through])
      .refused('INS-NAV-07');
    const driven = (p: Player) => (explored('a2', 'b2')(p), void (p.technologies[0] = true));
    const given = spending('navigation', 'MM', { sheets: driven });
    given.when(0, [through, { ...through, leave: 3 }]).refused('INS-CLAR-14');
  });

  it('[INS-CLAR-13] a crossed-out system is not claimed, but lines lead on from it', () => {
    const crossed = (p: Player) => void (p.navigation.crossed = [system('a1')]);
    const given = spending('navigation', 'MI', { sheets: crossed });
    given.when(0, [claim('a1'), explore('a1', 'a2')]).refused('INS-CLAR-13');
    given.when(0, [explore('a1', 'a2'), claim('a2')]).accepted();
  });

  it('[INS-NAV-10, INS-FACTION-02] Mecatol Rex costs Influence like any system; any resource is a power of the Winnu alone', () => {
    const rex = (pay: 'M' | 'I' | 'R'): Atom => ({ do: 'claimSystem', system: system('mecatol'), pay });
    for (const pay of ['M', 'R'] as const) {
      spending('navigation', pay, { sheets: explored('mecatol') })
        .when(0, [rex(pay)])
        .refused('INS-NAV-10');
      spending('navigation', pay, { faction: 'norr', sheets: explored('mecatol') })
        .when(0, [rex(pay)])
        .refused('INS-NAV-10');
      // And the Winnu, only there.
      spending('navigation', pay, { faction: 'winnu', sheets: explored('mecatol') })
        .when(0, [{ do: 'claimSystem', system: system('a1'), pay }])
        .refused('INS-NAV-10');
      spending('navigation', pay, { faction: 'winnu', sheets: explored('mecatol') })
        .when(0, [rex(pay)])
        .accepted();
    }
    spending('navigation', 'I', { sheets: explored('mecatol') })
      .when(0, [rex('I')])
      .accepted();
  });
});

describe('Expansion and Industry', () => {
  it('[INS-CLAR-06] a dashed asset is spent in the very step in which it was claimed', () => {
    // x2 holds a Research Focus.
    const given = spending('navigation', 'I', { sheets: explored('x2'), dice: { black: '', focus: { R: 1 } } });
    given.when(0, [claim('x2'), { do: 'focus', res: 'R' }, { do: 'research', technology: 0, pay: 'R' }]).accepted();
    expect(sheetsOf(given).focus.navigation).toEqual(['R']);
  });

  it('[INS-EXP-06] one icon completes a row and a column: both assets are claimed', () => {
    const arinam = planet('Arinam');
    const given = spending('expansion', 'M', {
      sheets: (p) => {
        p.expansion.unlocked[arinam] = true;
        p.expansion.icons[arinam] = 0b0110; // M. I.  first and last of the grid are open
      },
    });
    given.when(0, [{ do: 'develop', planet: arinam, icon: 0, pay: 'M' }]).accepted();
    const { expansion, industry, assets } = sheetsOf(given);
    expect(expansion.lines[arinam]!.filter((line) => line === 1).length).toBe(2);
    expect([industry.commodities.triangle, assets.at(-1)?.code]).toEqual([1, 'focus:I']);
  });

  it('[INS-EXP-09, INS-EXP-10] a dock is built by a Planet, or by its icons; begun with icons, a Planet still completes it', () => {
    const begun = (p: Player) => (kept('planet')(p), void (p.expansion.docks[0] = 1));
    const given = spending('expansion', '', { sheets: begun });
    given.when(0, [{ do: 'buildDock', dock: 0, pay: 'asset' }]).accepted();
    expect([sheetsOf(given).expansion.built[0], sheetsOf(given).assets[0]!.spent]).toEqual([true, true]);
  });

  it('[INS-IND-05, INS-IND-07] scrapping needs a marked neighbor, claiming a scrapped one', () => {
    const given = spending('industry', 'MI', { sheets: (p) => void (p.industry.hexes[hex(1, 0)] = HEX_CLAIMED) });
    // Next to the claimed hex only.
    given.when(0, [{ do: 'claimHex', hex: hex(2, 0), pay: 'I' }]).refused('INS-IND-07');
    given
      .when(0, [
        { do: 'scrap', hex: hex(2, 0), pay: 'M' },
        { do: 'claimHex', hex: hex(2, -1), pay: 'I' },
      ])
      .accepted();
  });

  it('[INS-IND-11, INS-IND-13] an X hex yields to its Specialty alone, wherever it is', () => {
    const at = SIDE_B.industry.hexes.findIndex((one) => one.kind === 'x');
    const { cost } = SIDE_B.industry.hexes[at]!;
    const given = spending('industry', 'M', { sheets: kept(`spec:${cost!}`) });
    given.when(0, [{ do: 'scrap', hex: at, pay: 'M' }]).refused('INS-IND-11');
    given.when(0, [{ do: 'scrapX', hex: at }, ...(restOf(given) as Atom[])]).accepted();
    expect(sheetsOf(given).industry.hexes[at]).toBe(HEX_SCRAPPED);
  });

  it('[INS-IND-10] a batch is finished before anything else is spent', () => {
    const given = spending('industry', 'I', { sheets: kept('spec:cybernetic') });
    const batch: Atom = { do: 'batch', batch: 0 };
    const scrap: Atom = { do: 'scrap', hex: hex(1, 0), pay: 'M' };
    given.when(0, [batch, scrap, { do: 'claimHex', hex: hex(0, 1), pay: 'I' }]).refused('INS-CORE-10');
    given.when(0, [batch, scrap, { do: 'stop' }, { do: 'claimHex', hex: hex(0, 1), pay: 'I' }]).accepted();
  });

  it('[INS-PROD-02, INS-PROD-04] a Production brings a Trade Good for each full column, up to what the sheet holds', () => {
    const chart = (n: number, claimed: number): SeatGiven => ({
      sheets: (p) => {
        p.industry.commodities = { triangle: n, diamond: n, circle: n };
        p.industry.tradeGoods.claimed = claimed;
      },
    });
    const given = productionEvent({ seats: [chart(1, 0), chart(5, 0), chart(5, 14)] });
    expect(given.state.pub.players.map((p) => p.industry.tradeGoods.claimed)).toEqual([2, 7, 15]);
  });
});

describe('Warfare and War', () => {
  const CRUISER = unitIndex('cruiser');
  const PDS = unitIndex('pds');

  it('[INS-WAR-03, INS-WAR-04] a strip may stay half paid; full, the unit is deployed at once', () => {
    const half = spending('warfare', 'M');
    half.when(0, [{ do: 'unitIcon', unit: CRUISER, strip: 0, icon: 0, pay: 'M' }]).accepted();
    expect(sheetsOf(half).warfare.strips[CRUISER]![0]).toBe(1);
    const last = spending('warfare', 'M', { sheets: (p) => void (p.warfare.strips[CRUISER]![0] = 0b011) });
    last.when(0, [{ do: 'unitIcon', unit: CRUISER, strip: 0, icon: 2, pay: 'M' }]).refused('INS-WAR-04');
  });

  it('[INS-CLAR-25] a unit that fits nowhere is built all the same', () => {
    const full = (p: Player) => {
      p.warfare.strips[CRUISER]![0] = 0b011;
      p.warfare.nodes = p.warfare.nodes.map(() => 0xff);
    };
    const given = spending('warfare', 'M', { sheets: full });
    given.when(0, [{ do: 'unitIcon', unit: CRUISER, strip: 0, icon: 2, pay: 'M' }]).accepted();
    expect([sheetsOf(given).warfare.built[CRUISER], sheetsOf(given).warfare.placed]).toEqual([1, []]);
  });

  it('[INS-WAR-05, INS-WAR-17] Infantry costs any one resource and stands on the first row or beside a unit', () => {
    for (const pay of ['M', 'I', 'R'] as const) {
      const given = spending('warfare', pay);
      given.when(0, [{ do: 'infantry', node: node(0, 2), pay }]).refused('INS-WAR-17');
      given.when(0, [{ do: 'infantry', node: node(0, 0), pay }]).accepted();
    }
  });

  it('[INS-TECH-05] Fleet Logistics: +3 where two units other than Infantry lie wholly inside the section', () => {
    const fleet = (units: { unit: number; nodes: number[] }[]) => (p: Player) => {
      p.technologies[6] = true;
      p.warfare.placed = units;
      for (const { nodes } of units) for (const n of nodes) p.warfare.nodes[Math.floor(n / 8)]! |= 1 << (n % 8);
    };
    const pds = (x: number, y: number) => ({ unit: PDS, nodes: [node(x, y), node(x + 1, y), node(x, y + 1)] });
    const left = (given: ReturnType<typeof war>) => sheetsOf(given).warfare.boxes.L[0]!.strength;
    expect(left(war(fleet([pds(0, 0), pds(2, 0)])))).toBe(6 + 3);
    expect(left(war(fleet([pds(0, 0), pds(3, 0)])))).toBe(5); // the second lies across two sections
    const infantry = [0, 1].map((x) => ({ unit: unitIndex('infantry'), nodes: [node(x, 0)] }));
    expect(left(war(fleet(infantry)))).toBe(2);
  });

  it('[INS-TECH-05, INS-WAR-17] Transit Diodes: two Infantry, each beside another unit, below the Deployment Line too', () => {
    // The line stands above the first section; a unit lies below it, in the bottom row.
    const behind = (p: Player) => ((p.technologies[7] = true), (p.warfare.line = 1), void (p.warfare.nodes[0] = 0b100));
    const given = spending('warfare', '', { sheets: behind });
    const use: Atom = { do: 'useTechnology', technology: 7 };
    const at = (x: number, y: number): Atom => ({ do: 'deploy', unit: unitIndex('infantry'), nodes: [node(x, y)] });
    given.when(0, [use, at(5, 0)]).refused('INS-WAR-17');
    given.when(0, [use, at(0, 3)]).refused('INS-WAR-17'); // the first row above the line is no neighbor
    given.when(0, [use, at(1, 0)]).refused('INS-WAR-04');
    given.when(0, [use, at(1, 0), at(0, 0)]).accepted();
    expect(sheetsOf(given).warfare.nodes[0]).toBe(0b111);
    spending('warfare', 'M', { sheets: behind })
      .when(0, [{ do: 'infantry', node: node(1, 0), pay: 'M' }])
      .refused('INS-WAR-16');
  });

  it('[INS-WAR-32, INS-WAR-33, INS-WAR-34] more wins, less loses, as much wins nothing', () => {
    // Seat 1 sits left of seat 0: 0's left half faces 1's right half.
    const given = war(marked(3, 2), marked(2, 1), marked(2, 4));
    expect(results(given)).toEqual([
      ['won', 'tied'],
      ['lost', 'lost'],
      ['tied', 'won'],
    ]);
  });

  it('[INS-WAR-31] the example of the book: six on the left against three on the right', () => {
    const given = war(marked(6, 2), marked(0, 3), marked(2, 0));
    expect(results(given)[0]).toEqual(['won', 'tied']);
    expect(results(given)[1]![1]).toBe('lost');
  });

  it('[INS-SOLO-07, INS-SOLO-19] two players fight each other on one side and the AI on the other', () => {
    const given = warEvent('border-conflict', {
      seats: [{ sheets: marked(5, 5) }, { sheets: marked(1, 1) }],
      leftNeighbor: 0,
    });
    const told = given.events.flatMap((e) => (e.t === 'war' ? [[e.all.seat, e.all.side, e.all.against]] : []));
    expect(told).toEqual([
      [0, 'L', 'ai'],
      [1, 'L', 0],
      [0, 'R', 1],
      [1, 'R', 'ai'],
    ]);
  });

  it('[INS-END-03] lost Wars make Warfare negative', () => {
    const given = warEvent('a-throne-for-the-taking', { seats: [{}, { sheets: marked(4, 4, 3) }, {}] });
    expect(given.state.pub.scores![0]!.warfare.subtotal).toBeLessThan(0);
  });

  it('[INS-ADV-22] a Neighbor asset adds to every later War on its side', () => {
    const given = war((p) => void (p.warfare.bonus = { L: [1, 1, 1, 1], R: [0, 0, 0, 0] }), marked(0, 0), marked(0, 0));
    expect(results(given)[0]).toEqual(['won', 'tied']);
  });
});

describe('Council, Mecatol Rex, objectives, relics', () => {
  it('[INS-COUNCIL-12, INS-COUNCIL-13] a tie is rolled: Influence is For; votes cast are spent either way', () => {
    const votes: SeatGiven = { sheets: (p) => void (p.industry.votes.claimed = 3) };
    const given = (face: number) => {
      const council = councilEvent({
        seats: [votes, votes, votes],
        agendas: ['homestead-relief'],
        rolls: { agenda: [face] },
      });
      council.when(0, { side: 'for', votes: 2, relic: false });
      council.when(1, { side: 'against', votes: 2, relic: false });
      return council.when(2, { side: null, votes: 0, relic: false });
    };
    const outcome = (face: number) =>
      given(face).events.flatMap((e) => (e.t === 'outcome' ? [[e.all.die, e.all.outcome]] : []))[0];
    expect([1, 4, 6].map(outcome)).toEqual([
      ['M', 'against'],
      ['I', 'for'],
      ['R', 'against'],
    ]);
    expect(given(1).state.pub.players.map((p) => p.industry.votes.spent)).toEqual([2, 2, 0]);
  });

  it('[INS-MEC-04, INS-MEC-05] two arrive together: both get the better reward, and both slots are used', () => {
    const near: SeatGiven = { active: 'navigation', sheets: explored('mecatol') };
    const given = spendingTogether([near, near, near], 'I');
    given.when(0, [claim('mecatol')]);
    given.when(1, [claim('mecatol')]);
    given.when(2, [claim('a1')]);
    expect([0, 1].map((seat) => sheetsOf(given, seat).industry.votes.claimed)).toEqual([5, 5]);
    expect(given.state.pub.mecatol.length).toBe(2);
  });

  it('[INS-END-10, INS-SOLO-33] equal in points and votes they win together; alone the rank counts', () => {
    const end = (seats: [number, number][]) =>
      table(
        {
          seats: seats.map(([vp, votes]) => ({
            sheets: (p) => {
              p.vp.navigation = vp;
              p.industry.votes = { claimed: votes, spent: votes };
            },
          })),
        },
        { proc: 'end', locals: {} },
      ).state.pub;
    expect(
      end([
        [9, 4],
        [9, 4],
        [8, 9],
      ]).table.result!.winners,
    ).toEqual([0, 1]);
    expect(
      end([
        [9, 4],
        [9, 5],
        [8, 9],
      ]).table.result!.winners,
    ).toEqual([1]);
    expect(end([[60, 0]]).rank).toBe('emerging');
  });

  it('[INS-END-05] two unspent Trade Goods are a point', () => {
    const end = (claimed: number, spent: number) =>
      table(
        { seats: [{ sheets: (p) => void (p.industry.tradeGoods = { claimed, spent }) }] },
        { proc: 'end', locals: {} },
      ).state.pub.scores![0]!.industry.subtotal;
    expect([end(5, 0), end(5, 3), end(5, 4)]).toEqual([2, 1, 0]);
  });

  it('[INS-SOLO-17] who meets an objective in the round in which the AI does still scores the higher value', () => {
    const near: SeatGiven = {
      active: 'navigation',
      sheets: (p) => {
        explored('b5')(p);
        for (const id of ['a1', 'a4', 'y2']) p.navigation.systems[system(id)] = CLAIMED;
      },
    };
    const scored = (round: number) => {
      const given = spendingTogether([near], 'I', {
        objectives: ['prospector'],
        table: (t) => void (t.pub.objectives[0]!.flipped = { by: 'ai', round, step: 0 }),
      });
      given.when(0, [claim('b5')]);
      return sheetsOf(given).objectives.navigation;
    };
    expect([scored(10), scored(9)]).toEqual([9, 5]);
  });

  it('[INS-ADV-21, INS-RELIC-02] a relic is drawn at once, and its value written', () => {
    const given = spending('navigation', 'IM', { sheets: explored('r1'), relics: ['the-codex'] });
    given.when(0, [claim('r1')]).accepted();
    expect(offered(given, 0).add).toContainEqual({ do: 'relic', relic: 'the-codex' });
    restAnswer(given);
    expect(sheetsOf(given).navigation.written).toEqual([{ system: system('r1'), vp: 3 }]);
  });

  it('[INS-FOCUS-03, INS-FOCUS-06] a Focus die counts only where it is unlocked, and in the round it is', () => {
    const dice = { black: '', focus: { M: 2 } };
    expect(sheetsOf(spending('warfare', '', { dice })).pool.M).toBe(0);
    const given = spending('warfare', '', { dice, sheets: kept('focus:M') });
    expect(offered(given, 0, [{ do: 'focus', res: 'M' }]).add.some((a) => 'pay' in a && a.pay === 'M')).toBe(true);
  });

  it('[INS-ADV-06] a Trade Good is one resource of any kind on the active sheet', () => {
    const given = spending('navigation', '', { sheets: (p) => void (p.industry.tradeGoods.claimed = 3) });
    given
      .when(0, [{ do: 'trade', res: 'I' }, claim('a1'), { do: 'trade', res: 'R' }, explore('a1', 'a2', 'R')])
      .accepted();
    expect(sheetsOf(given).industry.tradeGoods.spent).toBe(2);
  });

  it('[INS-TECH-06] a technology headed "once per activation" works once in a round', () => {
    const given = spending('navigation', '', {
      sheets: (p) => (explored('a2', 'b2')(p), void (p.technologies[1] = true)),
    });
    const free = (id: string): Atom => ({ do: 'claimSystem', system: system(id), pay: 'free' });
    const use: Atom = { do: 'useTechnology', technology: 1 };
    given.when(0, [use, free('a1'), free('a2'), use]).refused('INS-TECH-06');
    given.when(0, [use, free('a1'), free('a2')]).accepted();
    expect(sheetsOf(given).navigation.systems[system('b2')]).toBe(EXPLORED);
  });
});

describe('the event deck', () => {
  it('[INS-ROUND-05, INS-SETUP-09] four types; Stage I is the four cards of the guide; fifteen Strategy events', () => {
    expect(new Set(EVENTS.map((e) => e.type))).toEqual(new Set(['strategy', 'war', 'council', 'production']));
    expect(
      EVENTS.filter((e) => e.stage === 1)
        .map((e) => e.id)
        .toSorted(),
    ).toEqual(GUIDE_EVENTS.toSorted());
    expect(EVENTS.filter((e) => e.type === 'strategy').length).toBe(15);
    expect(EVENTS.filter((e) => e.stage === 2).length % 2).toBe(1);
  });

  it('[INS-STRAT-04] every Strategy event brings something to spend', () => {
    for (const { id, type } of EVENTS) {
      if (type !== 'strategy') continue;
      const { pool } = sheetsOf(strategyEvent(id, id === 'girded-for-war' ? { events: ['rightful-claim'] } : {}));
      expect({ id, some: pool.M + pool.I + pool.R > 0 }).toEqual({ id, some: true });
    }
    expect(sheetsOf(strategyEvent('first-ventures')).navigation.systems[system('a2')]).toBe(UNEXPLORED);
  });
});

/** What the seat would do by default once the parts it was given are made: nothing where all is spent. */
function restOf(given: ReturnType<typeof spending>): Atom[] {
  const [first] = offered(given, 0).add.filter((atom) => atom.do === 'scrap');
  return first ? [first] : [];
}
