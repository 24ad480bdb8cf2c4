/** Claiming assets: what happens at once, and what is kept to be spent later. */
import { factionCard } from '../content/factions.ts';
import { CHART } from '../content/layouts.ts';
import {
  COMMODITIES,
  asset,
  isDashed,
  type AssetCode,
  type AssetKind,
  type Commodity,
  type Side,
} from '../content/vocabulary.ts';
import { hasMod, pushTasks } from './abilities.ts';
import type { Desk, Player } from './player.ts';

/** Circles an asset; a dotted one is resolved at once (INS-CORE-06), a dashed one kept (INS-CORE-07). */
export function claimAsset(desk: Desk, code: AssetCode): void {
  const { p, moment } = desk;
  const a = asset(code);
  if (moment.guide !== null && (!isDashed(a) || a.kind === 'tg' || a.kind === 'vote')) {
    // INS-LEARN-11, INS-LEARN-15: only circled for now.
    if (a.kind !== 'vp' && a.kind !== 'relic') p.deferred.push(code);
    return;
  }
  switch (a.kind) {
    case 'vp':
    case 'relic':
      return; // counted from the marks; a relic is drawn by the table
    case 'tg':
      return claimTradeGoods(p, a.n);
    case 'vote':
      return claimVotes(p, a.n);
    case 'planet':
    case 'spec':
    case 'focus':
      p.assets.push({ code, spent: false });
      return;
    case 'com':
      return claimCommodity(p, a.of as Commodity, a.n);
    case 'councilor':
      return claimCouncilor(p);
    case 'population':
      return claimPopulation(desk);
    case 'faction':
      return resolveFaction(p);
    case 'neighbor':
      return addStrength(p, a.of as Side, 1, 'all');
    default:
      return a.kind satisfies never;
  }
}

/** Surplus trade goods and votes are lost (INS-CLAR-07). */
export function claimTradeGoods(p: Player, n: number): void {
  const goods = p.industry.tradeGoods;
  goods.claimed = Math.min(goods.claimed + n, CHART.tradeGoods);
}

export function claimVotes(p: Player, n: number): void {
  if (hasMod(p, 'noVotes')) return;
  const votes = p.industry.votes;
  votes.claimed = Math.min(votes.claimed + n, CHART.votes);
}

/** The leftmost unmarked chart icons of the type (INS-IND-21); a full row takes no more (Q-IND-7). */
export function claimCommodity(p: Player, kind: Commodity, n: number): void {
  const row = p.industry.commodities;
  row[kind] = Math.min(row[kind] + n, CHART.commodities[kind].columns.length);
}

export function claimCouncilor(p: Player): void {
  p.industry.councilors = Math.min(p.industry.councilors + 1, CHART.councilors.icons);
}

export function claimPopulation(desk: Desk): void {
  const { p, sheets } = desk;
  p.expansion.population = Math.min(p.expansion.population + 1, sheets.expansion.population.length);
}

/** The second ability, and with a vassal the vassal's too (INS-ADV-20). */
function resolveFaction(p: Player): void {
  if (p.faction === null) return;
  const effects = [...factionCard(p.faction).faction];
  if (p.vassal !== null) effects.push(...factionCard(p.vassal).faction);
  pushTasks(p, effects);
}

/** Notes a bonus in the strength boxes of Wars not yet fought (INS-ADV-23, INS-CLAR-26, Q-ADV-4). */
export function addStrength(p: Player, side: Side, n: number, wars: 'next' | 'all'): void {
  const bonus = p.warfare.bonus[side];
  const next = p.warfare.boxes[side].findIndex((box) => box === null);
  if (next < 0) return;
  const last = wars === 'all' ? bonus.length : next + 1;
  for (let war = next; war < last; war++) bonus[war]! += n;
}

/** A column is unlocked when every Commodity icon above it is crossed out (INS-IND-23). */
export function unlockedTradeGoods(p: Player): number {
  let open = 0;
  for (let column = 1; column <= CHART.tradeGoodColumns; column++) {
    const full = COMMODITIES.every((kind) => {
      const place = CHART.commodities[kind].columns.indexOf(column);
      return place < 0 || place < p.industry.commodities[kind];
    });
    if (full) open++;
  }
  return open;
}

export const unspent = (of: { claimed: number; spent: number }): number => of.claimed - of.spent;

export const keptOf = (p: Player, code: AssetCode): boolean =>
  p.assets.some((kept) => !kept.spent && kept.code === code);

export function spendKept(p: Player, code: AssetCode): void {
  const kept = p.assets.find((k) => !k.spent && k.code === code);
  if (kept) kept.spent = true;
}

export const keptOfKind = (p: Player, kind: AssetKind): AssetCode[] => [
  ...new Set(p.assets.filter((kept) => !kept.spent && asset(kept.code).kind === kind).map((kept) => kept.code)),
];
