import { describe, expect, it } from 'vitest';
import { SIDE_B } from '../content/sheets/index.ts';
import { UNITS, unitIndex } from '../content/units.ts';
import type { AssetCode } from '../content/vocabulary.ts';
import { node, offered, sheetsOf, spending, table, warEvent } from '../given.ts';
import { PLACEMENTS } from '../sheet/placements.ts';
import type { Player } from '../sheet/player.ts';
import { scoreSheet } from '../sheet/scoring.ts';

const WAR_EVENTS = [
  'border-conflict',
  'when-diplomacy-fails',
  'divide-and-conquer',
  'a-throne-for-the-taking',
] as const;

const PDS = unitIndex('pds');
const CRUISER = unitIndex('cruiser');
const DREADNOUGHT = unitIndex('dreadnought');
const CARRIER = unitIndex('carrier');
const icon = (unit: number, strip: number, i: number) =>
  ({ do: 'unitIcon', unit, strip, icon: i, pay: UNITS[unit]!.cost[i]! }) as const;
const kept =
  (...codes: AssetCode[]) =>
  (p: Player) => {
    p.assets = codes.map((code) => ({ code, spent: false }));
  };
const placed =
  (unit: number, ...nodes: [number, number][]) =>
  (p: Player) => {
    p.warfare.placed.push({ unit, nodes: nodes.map(([x, y]) => node(x, y)) });
    for (const [x, y] of nodes) p.warfare.nodes[y]! |= 1 << x;
  };
const almostPds = (p: Player) => {
  p.warfare.strips[PDS]![0] = 0b01;
};
const deployPds = (...nodes: [number, number][]) => [
  icon(PDS, 0, 1),
  { do: 'deploy', unit: PDS, nodes: nodes.map(([x, y]) => node(x, y)).sort((a, b) => a - b) } as const,
];

describe('WAR: units and building', () => {
  it('[INS-WAR-02] a unit has a cost, a shape, strips for its copies, and maybe VP', () => {
    expect(UNITS[CRUISER]).toMatchObject({ cost: ['M', 'M', 'M'], vp: 1, lock: null });
    expect(UNITS[CRUISER]!.shape.length).toBe(4);
    expect(sheetsOf(spending('warfare', 'M')).warfare.strips.map((s) => s.length)).toEqual([0, 4, 3, 4, 2, 3, 2]);
  });

  it('[INS-WAR-03, INS-WAR-04] EX-INS-02: three Materials build a Cruiser, claim its VP, and it must be deployed', () => {
    const given = spending('warfare', 'MMM');
    const cost = [icon(CRUISER, 0, 2), icon(CRUISER, 0, 0), icon(CRUISER, 0, 1)];
    given.when(0, cost).refused('INS-WAR-04');
    given.when(0, [{ ...icon(CRUISER, 0, 0), pay: 'I' }]).refused('INS-WAR-03');
    given
      .when(0, [...cost, { do: 'deploy', unit: CRUISER, nodes: [node(0, 0), node(1, 0), node(2, 0), node(2, 1)] }])
      .accepted();
    expect(sheetsOf(given).warfare.built[CRUISER]).toBe(1);
    expect(scoreSheet({ p: sheetsOf(given), sheets: SIDE_B }, 'warfare').parts).toEqual([{ from: 'units', vp: 1 }]);
  });

  it('[INS-WAR-05, INS-CORE-13] Infantry costs one resource of any kind, crosses out nothing and is deployed at once', () => {
    const given = spending('warfare', 'MIR');
    const build = (['M', 'I', 'R'] as const).map((pay, x) => ({ do: 'infantry', node: node(x, 0), pay }) as const);
    given.when(0, build).accepted();
    const p = sheetsOf(given);
    expect(p.warfare.placed.map((u) => u.unit)).toEqual([0, 0, 0]);
    expect(p.warfare.strips.flat().every((marks) => marks === 0)).toBe(true);
  });

  it('[INS-WAR-06] Infantry is without limit, every other type has as many copies as strips', () => {
    const given = spending('warfare', 'M', { sheets: (p) => void (p.warfare.strips[CRUISER] = [7, 7, 7, 7]) });
    given.when(0, [icon(CRUISER, 4, 0)]).refused('INS-WAR-06');
    given.when(0, [icon(CRUISER, 0, 0)]).refused('INS-WAR-06');
    const many = spending('warfare', 'MMMMMMMM');
    many
      .when(
        0,
        Array.from({ length: 8 }, (_, x) => ({ do: 'infantry', node: node(x, 0), pay: 'M' }) as const),
      )
      .accepted();
    expect(sheetsOf(many).warfare.placed.length).toBe(8);
  });

  it('[INS-WAR-07, INS-WAR-08, INS-WAR-09, INS-ADV-11] Dreadnoughts and War Suns are locked until their Specialty is spent, once for the type', () => {
    const fresh = sheetsOf(spending('warfare', 'M'));
    expect(UNITS.filter((_, i) => !fresh.warfare.unlocked[i]).map((u) => u.id)).toEqual(['dreadnought', 'war-sun']);
    const given = spending('warfare', 'MM', { sheets: kept('spec:propulsion', 'spec:propulsion') });
    const unlock = { do: 'unlockUnit', unit: DREADNOUGHT } as const;
    given.when(0, [icon(DREADNOUGHT, 0, 0)]).refused('INS-WAR-08');
    given.when(0, [unlock, unlock]).refused('INS-WAR-09');
    given.when(0, [unlock, icon(DREADNOUGHT, 0, 0), icon(DREADNOUGHT, 1, 0)]).accepted();
    expect(sheetsOf(given).assets.map((a) => a.spent)).toEqual([true, false]);
    spending('warfare', '', { sheets: kept('spec:biotic') })
      .when(0, [unlock])
      .refused('INS-CORE-08');
  });

  it('[INS-WAR-10] a Carrier may be built by spending a Specialty', () => {
    const given = spending('warfare', '', { sheets: kept('spec:cybernetic') });
    const build = { do: 'unitSpecialty', unit: CARRIER, strip: 0 } as const;
    given.when(0, [{ ...build, unit: CRUISER }]).refused('INS-WAR-10');
    given.when(0, [build, { do: 'deploy', unit: CARRIER, nodes: [0, 1, 2, 3, 9].map((n) => n) }]).accepted();
    expect(sheetsOf(given).warfare.built[CARRIER]).toBe(1);
    expect(sheetsOf(given).assets[0]!.spent).toBe(true);
  });

  it('[INS-CLAR-21, INS-CLAR-22] a unit may be built over several rounds, several of a type at a time', () => {
    const given = spending('warfare', 'MM');
    given.when(0, [icon(CRUISER, 0, 0), icon(CRUISER, 1, 0)]).accepted();
    given.when(0, [
      { do: 'activate', sheet: 'warfare' },
      icon(CRUISER, 0, 1),
      icon(CRUISER, 0, 2),
      { do: 'deploy', unit: CRUISER, nodes: [node(0, 0), node(1, 0), node(2, 0), node(2, 1)] },
      icon(CRUISER, 1, 1),
    ]);
    given.accepted();
    expect(sheetsOf(given).warfare.strips[CRUISER]!.slice(0, 2)).toEqual([0b111, 0b011]);
  });
});

describe('WAR: the War grid and deployment', () => {
  it('[INS-WAR-11, INS-WAR-12] eight sections: each War counts one on the left and one on the right, from the bottom up', () => {
    for (const war of [1, 2, 3, 4] as const) {
      // One marked node in every section, in its lowest row; two in the pair that this War uses.
      const given = warEvent(WAR_EVENTS[war - 1]!, {
        seats: [
          {
            faction: 'norr',
            sheets: (p) => {
              for (const section of [0, 1, 2, 3])
                p.warfare.nodes[section * 3] = section === war - 1 ? 0b0011_0111 : 0b0001_0001;
              for (let fought = 0; fought < war - 1; fought++) {
                p.warfare.boxes.L[fought] = { strength: 0, result: 'tied' };
                p.warfare.boxes.R[fought] = { strength: 0, result: 'tied' };
              }
            },
          },
        ],
      });
      const { boxes } = sheetsOf(given).warfare;
      // The N'orr have 1 more in every War.
      expect([war, boxes.L[war - 1]!.strength, boxes.R[war - 1]!.strength]).toEqual([war, 3 + 1, 2 + 1]);
    }
  });

  it('[INS-WAR-14] units are drawn on nodes; one with an asset claims it, an anomaly takes none', () => {
    const at = SIDE_B.warfare.assets.findIndex((code) => code !== null);
    const anomaly = SIDE_B.warfare.anomalies.flatMap((row, y) =>
      [...Array(8).keys()].filter((x) => row & (1 << x)).map((x) => node(x, y)),
    )[0]!;
    const beside = (n: number) => (p: Player) => {
      // Everything around is marked, so that only the node itself matters.
      p.warfare.nodes = p.warfare.nodes.map((row, y) =>
        y <= Math.floor(n / 8) ? row | (0xff & ~(1 << (n % 8))) : row,
      );
    };
    const given = spending('warfare', 'M', { sheets: beside(at) });
    given.when(0, [{ do: 'infantry', node: at, pay: 'M' }]).accepted();
    expect(sheetsOf(given).warfare.nodes[Math.floor(at / 8)]! & (1 << (at % 8))).not.toBe(0);
    const blocked = spending('warfare', 'M', { sheets: beside(anomaly) });
    blocked.when(0, [{ do: 'infantry', node: anomaly, pay: 'M' }]).refused('INS-WAR-18');
  });

  it('[INS-WAR-13, INS-WAR-17, INS-WAR-22] the first unit touches the lowest row, later ones may touch a unit instead', () => {
    const first = spending('warfare', 'I', { sheets: almostPds });
    first.when(0, deployPds([0, 3], [1, 3], [0, 4])).refused('INS-WAR-17');
    first.when(0, deployPds([0, 0], [1, 0], [0, 1])).accepted();
    const later = spending('warfare', 'I', { sheets: (p) => (almostPds(p), placed(0, [0, 0], [0, 1], [0, 2])(p)) });
    later.when(0, deployPds([2, 3], [3, 3], [2, 4])).refused('INS-WAR-17');
    later.when(0, deployPds([0, 3], [1, 3], [0, 4])).accepted();
  });

  it('[INS-WAR-15] shapes may be rotated and mirrored', () => {
    const turns = (unit: number) =>
      new Set(PLACEMENTS[unit]!.filter((at) => at.y === 4).map((at) => at.nodes.map((n) => n - at.nodes[0]!).join()));
    expect(turns(PDS).size).toBe(4);
    expect(turns(CRUISER).size).toBe(8);
    const given = spending('warfare', 'I', { sheets: almostPds });
    given.when(0, deployPds([0, 0], [1, 0], [2, 0])).refused('INS-CLAR-24');
    given.when(0, deployPds([1, 0], [1, 1], [0, 1])).accepted();
  });

  it('[INS-WAR-16, INS-WAR-36] the whole shape lies above the Deployment Line; what is below is lost', () => {
    const risen = (p: Player) => {
      almostPds(p);
      p.warfare.line = 1;
    };
    const given = spending('warfare', 'I', { sheets: risen });
    given.when(0, deployPds([0, 2], [0, 3], [1, 3])).refused('INS-WAR-16');
    given.when(0, deployPds([0, 3], [1, 3], [1, 4])).accepted();
  });

  it('[INS-WAR-18, INS-WAR-19] no anomaly and no taken node may be covered', () => {
    const given = spending('warfare', 'I', { sheets: (p) => (almostPds(p), placed(0, [3, 0])(p)) });
    given.when(0, deployPds([6, 0], [6, 1], [7, 0])).refused('INS-WAR-18');
    given.when(0, deployPds([3, 0], [2, 0], [2, 1])).refused('INS-WAR-19');
    given.when(0, deployPds([2, 0], [2, 1], [1, 0])).accepted();
  });

  it('[INS-WAR-20] a shape may lie across sections and halves', () => {
    const given = spending('warfare', 'I', { sheets: almostPds });
    given.when(0, deployPds([3, 0], [4, 0], [3, 1])).accepted();
    expect(sheetsOf(given).warfare.nodes.slice(0, 2)).toEqual([0b11000, 0b01000]);
  });

  it('[INS-WAR-21] EX-INS-16: next to a PDS just deployed a Cruiser covers a 1 VP node, which is claimed', () => {
    const built = (p: Player) => {
      almostPds(p);
      p.warfare.strips[CRUISER]![0] = 0b011;
      p.warfare.line = 1; // the lowest row above the line is row 3
    };
    const given = spending('warfare', 'IM', { sheets: built });
    const cruiser = (...nodes: [number, number][]) => ({
      do: 'deploy',
      unit: CRUISER,
      nodes: nodes.map(([x, y]) => node(x, y)).sort((a, b) => a - b),
    });
    const pds = deployPds([1, 3], [2, 3], [1, 4]); // (2,4) holds 2 VP on side B
    given.when(0, [...pds, icon(CRUISER, 0, 2), cruiser([5, 6], [6, 6], [7, 6], [7, 7])]).refused('INS-WAR-17');
    given.when(0, [...pds, icon(CRUISER, 0, 2), cruiser([2, 4], [2, 5], [2, 6], [3, 6])]).accepted();
    expect(scoreSheet({ p: sheetsOf(given), sheets: SIDE_B }, 'warfare').parts).toEqual([
      { from: 'units', vp: 1 },
      { from: 'nodes', vp: 2 },
    ]);
  });

  it('[INS-CLAR-24] no shape leaves the grid', () => {
    const given = spending('warfare', 'I', { sheets: almostPds });
    given.when(0, deployPds([7, 0], [8, 0], [7, 1])).refused('INS-CLAR-24');
    for (const all of PLACEMENTS) for (const at of all) expect(at.nodes.every((n) => n >= 0 && n < 96)).toBe(true);
    expect(offered(given, 0, [icon(PDS, 0, 1)]).add.every((a) => a.do === 'deploy')).toBe(true);
  });

  it('[INS-CLAR-25] EX-INS-39: a unit that fits nowhere still counts as built and scores', () => {
    const crowded = (p: Player) => {
      p.warfare.strips[CRUISER]![0] = 0b011;
      p.warfare.nodes = p.warfare.nodes.map((_, y) => (y % 2 ? 0b01010101 : 0b10101010)); // free nodes only in single file
    };
    const given = spending('warfare', 'M', { sheets: crowded });
    given.when(0, [icon(CRUISER, 0, 2)]).accepted();
    const p = sheetsOf(given);
    expect([p.warfare.built[CRUISER], p.warfare.placed.length]).toEqual([1, 0]);
    expect(scoreSheet({ p, sheets: SIDE_B }, 'warfare').parts).toEqual([{ from: 'units', vp: 1 }]);
  });

  it('[INS-CLAR-23] a unit deployed by an effect is not built: no lock, no limit, no VP', () => {
    const task = (p: Player) => {
      p.warfare.strips[CRUISER] = [7, 7, 7, 7];
      p.todo = [
        { do: 'deploy', unit: 'cruiser', n: 1 },
        { do: 'deploy', unit: 'dreadnought', n: 1 },
      ];
    };
    const given = table(
      { seats: [{ sheets: task }] },
      { proc: 'marking', locals: { step: 'effects', seats: [0], keeping: [] } },
    );
    given.when(0, [
      { do: 'deploy', unit: DREADNOUGHT, nodes: [0, 1, 2, 8, 9, 10] },
      { do: 'deploy', unit: CRUISER, nodes: [node(3, 0), node(3, 1), node(3, 2), node(4, 2)] },
    ]);
    given.accepted();
    expect(sheetsOf(given).warfare.built).toEqual(sheetsOf(given).warfare.built.map(() => 0));
    expect(sheetsOf(given).warfare.placed.length).toBe(2);
    expect(scoreSheet({ p: sheetsOf(given), sheets: SIDE_B }, 'warfare').parts).toEqual([{ from: 'nodes', vp: 1 }]);
  });

  it('[INS-CLAR-18] an ability may mark anomalies, which then add strength like any node', () => {
    const given = spending('warfare', 'I', { faction: 'vuilraith', sheets: almostPds });
    given.when(0, deployPds([6, 0], [6, 1], [7, 0])).accepted();
    expect(sheetsOf(given).industry.tradeGoods.claimed).toBe(1);
    expect(sheetsOf(given).warfare.nodes[1]).toBe(1 << 6);
  });
});
