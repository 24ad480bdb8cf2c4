import { bots } from '@orrery/imperium';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId } from '../content/planets.ts';
import { secretObjectiveFacts } from '../content/secretObjectives.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';
import { STRATEGY_CARDS, STRATEGY_CARD_IDS } from '../content/strategyCards.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import { factionSheet } from '../content/factions/index.ts';
import { fleetLimit } from '../rules/fleets.ts';
import { conditionOf, pointsOf } from '../rules/objectives.ts';
import { exhaustedPlanets, planetsOf, valueOf } from '../rules/planets.ts';
import { isHome, MECATOL_REX, systemOf } from '../rules/systems.ts';
import { hasToken } from '../rules/tokens.ts';
import { countAt, fleetSize, hasShips, onBoard } from '../rules/units.ts';
import { handOf, secretsOf } from '../rules/zones.ts';
import type { Split, Structure } from '../shapes.ts';
import { FACTIONS } from './factions.ts';
import { lackOf, spendable } from './goals.ts';
import { allSystems } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { bestResearch } from './research.ts';

// Decisions outside the tactical action: strategy cards, tokens, structures, objectives.

/** What a strategy card is worth to choose. */
export function cardWorth(o: Outlook, card: StrategyCardId): number {
  const { pub, sheet } = o;
  const early = pub.round <= 2;
  const own = {
    leadership: 9.5 - 0.7 * (sheet.tactic + sheet.strategy),
    diplomacy: 3,
    politics: 3 + o.style.speaker + (pub.speaker === o.seat ? -1.5 : 0),
    construction: (early ? 6 : 3.5) + structurePull(o),
    trade: 5 + 0.5 * factionSheet(sheet.faction).commodities,
    warfare: 5,
    technology: (early ? 8 : 6.5) + 0.3 * technologyPull(o),
    imperial: imperialChoice(o),
  }[card];
  return own + (FACTIONS[sheet.faction].cards?.[card] ?? 0) + o.style.good * pub.strategyCards[card].goods;
}
const structurePull = (o: Outlook): number => Math.max(0, ...o.pulls.structures.values());
const technologyPull = (o: Outlook): number => Math.max(0, ...o.pulls.technologies.values());
/** A second public objective in one round, Mecatol's point, or a secret. */
function imperialChoice(o: Outlook): number {
  if (!o.style.plans) return 4;
  const ready = o.goals.filter((goal) => goal.slot === 'public' && bots.isReady(goal)).length;
  const near = o.goals.filter(
    ({ slot, lack }) => slot === 'public' && lack !== null && 'n' in lack && lack.n <= 1,
  ).length;
  const rex = o.pub.planets[MECATOL_REX]?.owner === o.seat ? o.point : 0;
  const second = ready >= 2 ? 0.9 * o.point : ready + near >= 2 ? 0.5 * o.point : ready === 1 ? 0.25 * o.point : 0;
  return Math.max(rex + second, 3);
}

/** Whether to follow, for a token or free. */
export function follows(o: Outlook, card: StrategyCardId, free: boolean): boolean {
  const gain = followWorth(o, card);
  if (free) return gain > 0;
  const spare = o.sheet.strategy + o.sheet.tactic - 1 >= o.reserve.tokens;
  // Tokens wait for what will be worth more.
  const better = STRATEGY_CARD_IDS.filter((other) => {
    const { holder, exhausted } = o.pub.strategyCards[other];
    const waits = other !== card && holder !== null && holder !== o.seat && !exhausted && STRATEGY_CARDS[other].token;
    return waits && followWorth(o, other) > gain;
  }).length;
  return spare && o.sheet.strategy > better && gain > o.style.token.strategy * (o.sheet.strategy > 1 ? 0.8 : 1.1);
}
function followWorth(o: Outlook, card: StrategyCardId): number {
  const { v, pub, seat, sheet, style } = o;
  switch (card) {
    case 'leadership':
      return spendable(v, seat, 'influence', o.reserve) >= 3 ? 1 : 0;
    case 'diplomacy': {
      const tired = exhaustedPlanets(pub, seat).map((planet) =>
        Math.max(valueOf(v, planet, 'resources'), 0.8 * valueOf(v, planet, 'influence')),
      );
      return (
        tired
          .toSorted((a, b) => b - a)
          .slice(0, 2)
          .reduce((sum, one) => sum + one, 0) * 0.7
      );
    }
    case 'politics':
      return (pub.table.zones[handOf(seat)]?.n ?? 0) < 6 ? 2 * style.actionCard : 0;
    case 'construction':
      return hasSite(o) ? structureWorth(o) - 0.5 : 0;
    case 'trade':
      return (
        style.commodity *
        (v.number('commodityLimit', { seat }, factionSheet(sheet.faction).commodities) - sheet.commodities)
      );
    case 'warfare':
      return 0.45 * Math.min(6, spendable(v, seat, 'resources', o.reserve));
    case 'technology':
      return spendable(v, seat, 'resources', o.reserve) >= 4
        ? (bestResearch(o, 4)?.worth ?? 0) + style.technology - 4
        : 0;
    case 'imperial':
      return (pub.table.zones[secretsOf(seat)]?.n ?? 0) < 3 ? style.secret : 1;
  }
}
/** A planet whose system may be closed by a token: no ships wait there, or it is closed already. */
const hasSite = (o: Outlook): boolean =>
  planetsOf(o.pub, o.seat).some((planet) => {
    const system = systemOf(planet);
    return hasToken(o.pub, system, o.seat) || !hasShips(o.pub, system, o.seat);
  });
function structureWorth(o: Outlook): number {
  const docks = onBoard(o.pub, o.seat, 'space-dock');
  const wanted = docks < 2 && o.roundsLeft > 2 ? 3 : docks < 3 && o.roundsLeft > 3 ? 2 : 1;
  return wanted + structurePull(o);
}

/** Where a structure does most. */
export function construct(o: Outlook, sites: readonly Structure[]): Structure {
  return bots.bestOf(sites, ({ unit, planet }) => {
    const pull = (o.pulls.structures.get(unit) ?? 0) + (o.pulls.structures.get(`${unit}@${planet}`) ?? 0);
    const system = systemOf(planet);
    if (unit === 'pds') return 1.5 + pull + (planet === MECATOL_REX ? 1 : 0) + (isHome(system) ? 0.5 : 0);
    const nearest = Math.min(
      ...allSystems(o)
        .filter((one) => hasDock(o, one))
        .map((one) => o.steps(one).get(system) ?? 9),
      9,
    );
    const spread = nearest === 0 ? -3 : Math.min(2, nearest) * 0.8;
    return 1.5 + pull + valueOf(o.v, planet, 'resources') + spread - (isHome(system) && nearest < 9 ? 2 : 0);
  })!;
}
const hasDock = (o: Outlook, system: string): boolean =>
  planetsOf(o.pub, o.seat).some(
    (planet) => systemOf(planet) === system && countAt(o.pub, planet, o.seat, (type) => type === 'space-dock') > 0,
  ) || countAt(o.pub, system, o.seat, (type) => type === 'space-dock') > 0;

/** What the next token is worth in each pool: the more lie there, the less. */
const MARGINAL = {
  tactic: [7, 6, 3, 2, 1.4, 1, 0.8],
  strategy: [4.5, 3.4, 2, 0.8],
} as const;

/** Tokens go where the next one is worth most. */
export function split(o: Outlook, n: number, as: 'gain' | 'redistribute'): Split {
  const { sheet, style } = o;
  const wishes = FACTIONS[sheet.faction];
  const largest = Math.max(
    ...allSystems(o).map(
      (system) => fleetSize(o.pub, system, o.seat) - (fleetLimit(o.v, o.seat, system) - sheet.fleet),
    ),
  );
  // Each place with ships is good for an activation, and a dock for one more.
  const active = Math.min(6, 1 + allSystems(o).filter((system) => fleetSize(o.pub, system, o.seat) > 0).length);
  const pools: Split =
    as === 'gain'
      ? { tactic: 0, fleet: 0, strategy: 0 }
      : { tactic: 0, fleet: Math.min(n, Math.max(0, largest)), strategy: 0 };
  const has =
    as === 'gain'
      ? { tactic: sheet.tactic, fleet: sheet.fleet, strategy: sheet.strategy }
      : { tactic: 0, fleet: 0, strategy: 0 };
  const marginal = (pool: keyof Split): number => {
    const at = has[pool] + pools[pool];
    if (pool === 'tactic') return at < active ? 3.4 + 0.4 * (active - at) : (MARGINAL.tactic[at] ?? 0.5);
    if (pool === 'strategy') return MARGINAL.strategy[Math.max(0, at - (wishes.strategy ?? 0))] ?? 0.4;
    const wanted = style.wants.fleet + (wishes.fleet ?? 0) + (o.pub.round >= 3 ? 1 : 0);
    if (at < Math.max(largest, 3)) return 5.5;
    if (at < o.fleetAsked) return 3.6;
    // Whoever has more to spend than a full fleet asks for wants a larger one.
    if (at <= largest && at < RICHEST && isRich(o)) return 4.6;
    return at < wanted ? 2.6 : at < wanted + 2 ? 0.9 : 0.3;
  };
  for (let left = n - pools.tactic - pools.fleet - pools.strategy; left > 0; left--)
    pools[bots.bestOf(['tactic', 'fleet', 'strategy'] as const, marginal)!]++;
  return pools;
}

/** Trade goods that lie idle, and the largest fleet that is wanted for their sake. */
const IDLE = 4;
const RICHEST = 7;
export const isRich = (o: Outlook): boolean => o.sheet.goods - o.reserve.goods - o.reserve.resources >= IDLE;

/** How likely a secret objective is to be scored soon. */
export function secretChance(o: Outlook, id: string): number {
  const condition = conditionOf(id);
  if (condition === null) return secretObjectiveFacts(id as SecretObjectiveId).phase === 'action' ? 0.2 : 0.15;
  const lack = lackOf(o.v, o.seat, condition);
  if (lack === null) return 1;
  if (lack.kind === 'payment') return 0.6;
  if (lack.kind === 'event') return 0.1;
  return 0.25 + 0.7 * bots.stepShare(lack.n);
}

/** Of what is met: most points, what costs nothing, and what could be lost again. */
export function score(o: Outlook, from: readonly string[]): string {
  return bots.bestOf(from, (id) => {
    const condition = conditionOf(id);
    const price = condition?.op === 'spend' ? 0.5 : 0;
    const fleeting = condition?.op === 'systems' || condition?.op === 'planets' ? 0.3 : 0;
    return pointsOf(id) - price + fleeting;
  })!;
}

/** Planets with the most to give. */
export const byYield = (o: Outlook, planet: string): number =>
  Math.max(valueOf(o.v, planet as PlanetId, 'resources'), 0.8 * valueOf(o.v, planet as PlanetId, 'influence'));
/** Starting units: the dock and most forces on the richest planet. */
export function deployWorth(planet: PlanetId, type: string, n: number): number {
  const { resources } = planetFacts(planet);
  return type === 'space-dock' ? 10 * resources : type === 'pds' ? resources : n === 0 ? 3 : resources;
}
