/** A Warfare sheet: a bag of assets for each War, anomalies apart from one another, rewards of the same weight. */
import { COLUMNS, ROWS, SECTION_ROWS, usualCopies, type StrengthBox, type WarfareLayout } from '../layouts.ts';
import { unitIndex } from '../units.ts';
import type { AssetCode } from '../vocabulary.ts';
import type { Chance } from './chance.ts';

/** One more asset in Wars 2 and 3 than on side B: chance places them less handily than a hand does. */
const BAGS: AssetCode[][] = [
  ['tg1', 'vp1', 'vp1', 'com:circle:1'],
  ['planet', 'vp2', 'tg1', 'faction', 'vp1'],
  ['population', 'vp2', 'tg2', 'spec:cybernetic', 'tg1'],
  ['vp2', 'vp2', 'vp3'],
];
const REWARDS: { from: AssetCode[][]; lose: number }[] = [
  {
    from: [
      ['tg2', 'com:diamond:1'],
      ['tg2', 'vote2'],
      ['com:diamond:1', 'vote2'],
    ],
    lose: -1,
  },
  {
    from: [
      ['population', 'councilor'],
      ['population', 'com:circle:2'],
      ['councilor', 'com:circle:2'],
    ],
    lose: -1,
  },
  {
    from: [
      ['vp3', 'vp3'],
      ['vp2', 'vp4'],
    ],
    lose: -2,
  },
  {
    from: [
      ['vp4', 'vp4'],
      ['vp3', 'vp5'],
    ],
    lose: -3,
  },
];

export function generateWarfare(id: string, chance: Chance): WarfareLayout | null {
  const assets: (AssetCode | null)[] = Array.from({ length: COLUMNS * ROWS }, () => null);
  const anomalies: number[] = Array.from({ length: ROWS }, () => 0);
  for (const [war, bag] of BAGS.entries()) {
    let side = chance.below(2);
    for (const code of chance.shuffled(bag)) {
      assets[freeNode(chance, war, side, (node) => assets[node] === null)] = code;
      side = 1 - side;
    }
    const sides = war === 0 ? [0, 1] : [0, 1, chance.below(2)];
    for (const half of sides) {
      const node = freeNode(chance, war, half, (n) => assets[n] === null && mayBeAnomaly(anomalies, n));
      if (node < 0) return null;
      anomalies[Math.floor(node / COLUMNS)]! |= 1 << (node % COLUMNS);
    }
  }
  const boxes = REWARDS.map(({ from, lose }): { L: StrengthBox; R: StrengthBox } => {
    const [left, right] = chance.shuffled(from[chance.below(from.length)]!);
    return { L: { win: left!, lose }, R: { win: right!, lose } };
  });
  return { sheet: 'warfare', id, copies: copies(chance), assets, anomalies, boxes };
}

/** A node of the section, or -1. */
function freeNode(chance: Chance, war: number, half: number, fits: (node: number) => boolean): number {
  const nodes: number[] = [];
  for (let y = war * SECTION_ROWS; y < (war + 1) * SECTION_ROWS; y++) {
    for (let x = half * 4; x < half * 4 + 4; x++) if (fits(y * COLUMNS + x)) nodes.push(y * COLUMNS + x);
  }
  return nodes[chance.below(Math.max(1, nodes.length))] ?? -1;
}

/** No two anomalies side by side, none on the two middle nodes of the lowest row. */
function mayBeAnomaly(anomalies: number[], node: number): boolean {
  const x = node % COLUMNS;
  const y = Math.floor(node / COLUMNS);
  if (y === 0 && (x === 3 || x === 4)) return false;
  const row =
    anomalies[y]! | (anomalies[y]! << 1) | (anomalies[y]! >> 1) | (anomalies[y - 1] ?? 0) | (anomalies[y + 1] ?? 0);
  return !(row & (1 << x));
}

/** As side B, or with one copy moved from one type to another. */
function copies(chance: Chance): number[] {
  const usual = usualCopies();
  const moves: ['cruiser' | 'pds', 'carrier' | 'destroyer'][] = [
    ['cruiser', 'carrier'],
    ['pds', 'destroyer'],
  ];
  const move = moves[chance.below(3)];
  if (move) {
    usual[unitIndex(move[0])]!--;
    usual[unitIndex(move[1])]!++;
  }
  return usual;
}
