/** Whether a player's sheets meet an objective, and how far they have come. */
import { CHART, WARS } from '../content/layouts.ts';
import type { Condition } from '../content/objectives.ts';
import { INFANTRY } from '../content/units.ts';
import { COMMODITIES, asset } from '../content/vocabulary.ts';
import { planetComplete } from './expansion.ts';
import { CLAIMED, HEX_CLAIMED, HEX_SCRAPPED, type Desk } from './player.ts';

type Sheets = Pick<Desk, 'p' | 'sheets'>;
const count = <T>(of: readonly T[], is: (item: T, i: number) => boolean): number =>
  of.reduce((n, item, i) => n + (is(item, i) ? 1 : 0), 0);

/** The number the condition looks at, and the number it asks for. */
export function progress({ p, sheets }: Sheets, when: Condition): { have: number; need: number } {
  switch (when.has) {
    case 'assetKindsClaimed': {
      const kinds = sheets.navigation.systems.flatMap((s, i) =>
        s.asset && p.navigation.systems[i] === CLAIMED ? [asset(s.asset).kind] : [],
      );
      return { have: new Set(kinds).size, need: when.min };
    }
    case 'systemsClaimed':
      return {
        have: count(
          sheets.navigation.systems,
          (s, i) => p.navigation.systems[i] === CLAIMED && s.asset !== null && when.kinds.includes(asset(s.asset).kind),
        ),
        need: when.min,
      };
    case 'planetsComplete':
      return {
        have: count(sheets.expansion.planets, (_, planet) => planetComplete({ p, sheets }, planet)),
        need: when.min,
      };
    case 'planetsAndDocks':
      return { have: count(p.expansion.unlocked, Boolean) + count(p.expansion.built, Boolean), need: when.min };
    case 'technologies':
      return { have: count(p.technologies, Boolean), need: when.min };
    case 'eachCommodity':
      return { have: Math.min(...COMMODITIES.map((kind) => p.industry.commodities[kind])), need: when.min };
    case 'claimedAroundScrapped':
      return { have: mostClaimedAroundScrapped({ p, sheets }), need: when.min };
    case 'commodityRowFull':
      return {
        have: Math.max(...COMMODITIES.map((kind) => p.industry.commodities[kind])),
        need: CHART.commodities.triangle.columns.length,
      };
    case 'unitsBuilt':
      return { have: p.warfare.built.reduce((sum, n, unit) => (unit === INFANTRY ? sum : sum + n), 0), need: when.min };
    case 'assetNodes':
      return {
        have: p.warfare.placed.reduce(
          (n, placed) => n + count(placed.nodes, (node) => sheets.warfare.assets[node] !== null),
          0,
        ),
        need: when.min,
      };
    case 'strengthInBoth': {
      const { L, R } = p.warfare.boxes;
      const both = Array.from({ length: WARS }, (_, war) => Math.min(L[war]?.strength ?? 0, R[war]?.strength ?? 0));
      return { have: Math.max(...both), need: when.min };
    }
    default:
      return when satisfies never;
  }
}

export const meets = (of: Sheets, when: Condition): boolean => {
  const { have, need } = progress(of, when);
  return have >= need;
};

/** Only a scrapped hex with six neighbouring hexes counts. */
function mostClaimedAroundScrapped({ p, sheets }: Sheets): number {
  const { hexes } = p.industry;
  return Math.max(
    0,
    ...sheets.industry.beside.map((beside, hex) =>
      beside.length === 6 && hexes[hex] === HEX_SCRAPPED ? count(beside, (next) => hexes[next] === HEX_CLAIMED) : 0,
    ),
  );
}
