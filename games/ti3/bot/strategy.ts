import { bots } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { STRATEGY_CARDS, cardsEach } from '../content/strategyCards.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import { hand } from '../rules/hands.ts';
import { IMPERIAL } from '../rules/imperial.ts';
import { PUBLIC_DECK, mostPoints, pointsToWin, stages } from '../rules/objectives.ts';
import { queries } from '../rules/queries.ts';
import { planetsOf, systemsOf } from '../rules/systems.ts';
import { incomeOf } from '../rules/trade.ts';
import { fleetSize } from '../rules/units.ts';
import { tile, systemOf } from '../content/tiles.ts';
import type { Bonus, BuyAtom, Counters, Pub } from '../shapes.ts';
import { buyCounters } from '../rules/logistics.ts';
import { rivals, spendable, yieldOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { bestYard } from './production.ts';
import { RACES } from './races.ts';
import { bestPurchase, technologyWorth } from './research.ts';

// Strategy Cards, their secondary abilities, and counters.

/** The chance that the next objective ends the game; 0 while it cannot. */
function endingChance(pub: Pub): number {
  if (!pub.agreed.points || pub.agreed.ageOfEmpire || pub.agreed.attrition === 'without-game-over') return 0;
  const left = pub.table.zones[PUBLIC_DECK]?.n ?? 0;
  return left > 0 && left <= stages(pub).second + 1 ? 1 / left : 0;
}
/** What it is worth, in points, that the points win the game, and that the game ends while one is ahead. */
const VICTORY = 9;
const AHEAD = 3;
/** Has a player still to choose a Strategy Card? */
const chooses = ({ sheets }: Pub, seat: Seat): boolean => sheets[seat]!.cards.length < cardsEach(sheets.length);
/** Its points, unless the objective that it turns up ends the game: then whoever is ahead has won. */
export function imperialWorth(o: Outlook): number {
  const { pub, seat, style } = o;
  if (!pub.agreed.points) return 4;
  const ends = endingChance(pub);
  const wouldWin = (other: Seat): boolean => pub.sheets[other]!.points + IMPERIAL >= pointsToWin(pub);
  const wins = wouldWin(seat);
  // Whoever chooses later and would win by it must not have it.
  if (!wins && style.denies && rivals(o).some((other) => chooses(pub, other) && wouldWin(other)))
    return (1 - ends) * VICTORY * o.point;
  const isAhead = mostPoints(pub, 'TI3-WIN-04').winners.includes(seat);
  const end = isAhead ? AHEAD : -style.endsBehind;
  return ((1 - ends) * (wins ? VICTORY : IMPERIAL) + ends * end) * o.point;
}

/** What a Strategy Card is worth to choose. */
export function cardWorth(o: Outlook, card: StrategyCard): number {
  const { sheet, pub } = o;
  const counters = sheet.strategy + sheet.command;
  const early = pub.round <= 2;
  const own = {
    /** To choose first next time, and secondary abilities for nothing. */
    initiative: (o.style.plans ? 0.7 * o.point : 3) + 2,
    diplomacy: 2 + (o.home !== null && o.threat(o.home).takes > 0 ? 2 : 0),
    political: 5,
    logistics: 11 - 0.7 * counters,
    trade: 4 + 1.1 * incomeOf(pub, o.seat) + (pub.agreements.length === 0 && early ? 3 : 0),
    warfare: 4.5,
    technology: 7.5 + 0.3 * Math.max(0, ...o.pulls.technologies.values()),
    imperial: o.style.plans ? imperialWorth(o) : 12,
  }[card];
  return own + (RACES[sheet.race]?.cards?.[card] ?? 0) + 2.5 * (pub.bonus[card] ?? 0);
}

/** Whether to use a secondary ability for so many counters. */
export function follows(o: Outlook, card: StrategyCard, cost: number): boolean {
  const gain = secondaryWorth(o, card);
  if (cost === 0) return gain > 0;
  const spare = o.sheet.strategy + o.sheet.command - cost >= o.reserve.tokens;
  // Counters wait for what will be worth more.
  const better = STRATEGY_CARDS.filter((other) => {
    const waits = o.pub.sheets.some(
      ({ cards }, seat) => seat !== o.seat && cards.some((held) => held.card === other && !held.used),
    );
    return other !== card && other !== 'logistics' && waits && secondaryWorth(o, other) > gain;
  }).length;
  const price = o.style.counter.strategy * (o.sheet.strategy > 1 ? 0.8 : 1.1);
  const kept = card !== 'technology' && o.study > 0 ? 1 : 0;
  return spare && o.sheet.strategy > better + kept && gain > cost * price;
}
function secondaryWorth(o: Outlook, card: StrategyCard): number {
  const { pub, seat, style } = o;
  switch (card) {
    case 'initiative':
    case 'warfare':
      return 0;
    case 'diplomacy': {
      const tired = planetsOf(pub, seat).filter(
        (planet) => pub.planets[planet]!.exhausted && tile(systemOf(planet)).kind !== 'home',
      );
      const best = tired.map((planet) => yieldOf(o, planet)).toSorted((a, b) => b - a);
      return 0.8 * best.slice(0, 2).reduce((sum, one) => sum + one, 0);
    }
    case 'political':
      return pub.table.zones[hand(seat)]!.n < 6 ? style.actionCard : 0;
    case 'logistics':
      return spendable(o, 'influence') >= 3 ? 1 : 0;
    case 'trade':
      return style.good * incomeOf(pub, seat);
    case 'technology':
      return bestPurchase(o)?.gain ?? 0;
    case 'imperial':
      return 0.7 * Math.max(0, ...bestYard(o).map(({ score }) => score));
  }
}
export const produceIn = (o: Outlook): string => bots.bestOf(bestYard(o), ({ score }) => score)!.answer;
export const learn = (o: Outlook, ids: readonly string[]): string => bots.bestOf(ids, (id) => technologyWorth(o, id))!;

/** What the next counter is worth in each area: the more lie there, the less. */
const MARGINAL = {
  command: [7, 6, 5, 4, 2.6, 1.8, 1.2, 0.8],
  strategy: [4.5, 3, 1.4, 0.8],
} as const;

/** Counters go where the next one is worth most; `had`: those that stay where they are. */
export function divide(o: Outlook, n: number, had: Counters): Counters {
  const { pub, seat, style } = o;
  const wishes = RACES[o.sheet.race] ?? {};
  const supply = queries.number(pub, 'fleetSupply', { seat, system: o.home ?? systemsOf(pub)[0]! }, 0);
  const largest = Math.max(...systemsOf(pub).map((system) => fleetSize(pub, system, seat))) - supply;
  const most = queries.number(pub, 'mostFleet', { seat }, Infinity);
  const placed = { strategy: 0, fleet: 0, command: 0 };
  const marginal = (area: keyof Counters): number => {
    const at = had[area] + placed[area];
    if (area === 'command') return MARGINAL.command[at] ?? 0.5;
    if (area === 'strategy') return MARGINAL.strategy[Math.max(0, at - (wishes.strategy ?? 0))] ?? 0.4;
    if (at >= most) return -1;
    const wanted = style.fleet + (wishes.fleet ?? 0) + (pub.round >= 3 ? 1 : 0);
    return at < Math.max(largest, 3) ? 8 : at < wanted ? 2.4 : at < wanted + 2 ? 0.9 : 0.3;
  };
  for (let left = n; left > 0; left--) placed[bots.bestOf(['command', 'fleet', 'strategy'] as const, marginal)!]++;
  return placed;
}
export const NONE_YET: Counters = { strategy: 0, fleet: 0, command: 0 };

/** Bonus Counters become Command Counters as far as they are short, else goods. */
export function useBonus(o: Outlook, n: number): Bonus {
  const { pub, sheet } = o;
  const short = sheet.strategy + sheet.command < 6 ? n : Math.floor(n / 2);
  const wanted = Math.min(short, sheet.reserve);
  const goods = Math.min(n - wanted, pub.goods);
  const counters = Math.min(n - goods, sheet.reserve);
  return { goods, ...divide(o, counters, sheet) };
}

/** One counter more while unreserved influence buys it. */
export function buy(o: Outlook): BuyAtom[] {
  const spare = Math.floor(spendable(o, 'influence') / 3);
  const wanted = Math.min(spare, o.sheet.command + o.sheet.strategy < 6 ? 3 : 1);
  const [first] = buyCounters.grow(o.v, {}, []).add.filter((atom) => 'counters' in atom && atom.counters === wanted);
  if (!first) return [];
  const part: BuyAtom[] = [first];
  for (;;) {
    const { add, done } = buyCounters.grow(o.v, {}, part);
    if (done) return part;
    part.push(add[0]!);
  }
}
