import { bots } from '@orrery/imperium';
import { textOf } from '@orrery/kernel';
import type { PickOne, PickSome } from '@orrery/kernel';
import type { StrategyCard } from '../content/strategyCards.ts';
import { STRATEGY_CARDS } from '../content/strategyCards.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import { planetOf, planetsIn, tile } from '../content/tiles.ts';
import { facts } from '../content/units.ts';
import { NONE } from '../rules/choices.ts';
import { hasActivated } from '../rules/systems.ts';
import { countAt, shipNamed } from '../rules/units.ts';
import type { Thing } from '../rules/things.ts';
import { holdOf } from './cards.ts';
import { outcomeWorth } from './council.ts';
import { priceOf } from './forces.ts';
import { planetWorth, standing, weightOf, yieldOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { technologyWorth } from './research.ts';
import { cardWorth } from './strategy.ts';

// One of these, some of these: what the question is about tells how things compare.

type One = PickOne<Thing>;

/** Whose choice is a loss: the least of one's own is chosen. */
const LOSSES: ReadonlySet<string> = new Set([
  'agenda-arms-reduction',
  'agenda-conventions-of-war',
  'agenda-closing-the-wormholes',
  'agenda-unconventional-weapons',
  'agenda-colonization-licensing',
  'agenda-colonial-redistribution',
  'stellar-criminals',
]);
/** Whose choice makes another's planet better or worse, but not for itself. */
const HOSTILE: ReadonlySet<string> = new Set([
  'local-unrest',
  'plague',
  'secret-industrial-agent',
  'spacedock-accident',
  'star-of-death',
  'reparations',
  'uprising',
]);

function worthOf(o: Outlook, q: One, id: string): number {
  if (id === NONE) return 0.01;
  switch (q.what) {
    case 'player':
      return playerWorth(o, q, Number(id));
    case 'players':
    case 'counter':
      return -id
        .split(' ')
        .filter((part) => /^\d+$/.test(part))
        .reduce((sum, seat) => sum + weightOf(o, Number(seat)), 0);
    case 'planet':
      return placeWorth(o, q, id);
    case 'system':
      return systemWorth(o, q, id);
    case 'technology':
      return TECHNOLOGIES.some((one) => one.id === id) ? technologyWorth(o, id) : 0;
    case 'law':
      return -outcomeWorth(o, id, o.pub.laws.find(({ card }) => card === id)?.elected ?? 'for');
    case 'ship':
      return figureWorth(o, id);
    case 'die':
      return dieWorth(o, id);
    case 'strategyCard':
      return isStrategyCard(id) ? (q.for === 'strategic-shift' ? 1 : 0.1) * cardWorth(o, id) : 0;
    case 'exchange': {
      const [given, taken] = id.split(' ') as [StrategyCard, StrategyCard];
      return cardWorth(o, taken) - cardWorth(o, given);
    }
    case 'actionCard':
      return 1 + holdOf(id);
    case 'troops':
      return -Number(id.split(' ')[2]);
    case 'planetFor':
      return planetWorth(o, id.split(' ')[0]!) * Math.max(0.1, standing(o.pub, Number(id.split(' ')[1])));
    case 'ambushers':
      return id
        .split(' ')
        .map(Number)
        .reduce((sum, n, i) => sum + n * (i === 0 ? 0.4 : 0.2), 0);
    case 'captive':
      return id === 'keep' ? 1 : 0;
    case 'leave':
      return id === 'yes' ? 0.5 : 0;
    case 'toll':
      return id === 'yes' ? 0.3 : 0;
    case 'clear':
    case 'dock':
    case 'probe':
    case 'passage':
      return id === 'no' ? 0 : 1;
    case 'raze':
      return 0;
    case 'plainDie':
      return 11 - Number(id.split(' ')[1]);
    case 'race':
    case 'cell':
    case 'ability':
    case 'way':
    case 'price':
    case 'leader':
    case 'post':
    case 'spoils':
      return 0;
  }
}
const isStrategyCard = (id: string): id is StrategyCard => (STRATEGY_CARDS as readonly string[]).includes(id);
/** Most choices of a player are meant to harm; what is given away goes to the weakest. */
const playerWorth = (o: Outlook, q: One, seat: number): number => {
  if (q.for === 'agenda-colonial-redistribution' || q.for === 'agenda-checks-and-balances')
    return -standing(o.pub, seat);
  return seat === o.seat ? -10 : standing(o.pub, seat) + 0.2 * o.pub.sheets[seat]!.goods;
};
function placeWorth(o: Outlook, q: One, id: string): number {
  const planet = o.pub.planets[id];
  if (!planet) return 0;
  if (HOSTILE.has(q.for ?? ''))
    return (
      -(planetWorth(o, id) + 3 * countAt(o.pub, id, planet.by ?? 0, 'space-dock')) *
      (planet.by === null ? 0 : weightOf(o, planet.by))
    );
  if (planet.by !== o.seat) return planetWorth(o, id);
  const danger = o.threat(planetOf(id).system).takes > 0 ? 1 : 0;
  return yieldOf(o, id) + 0.1 * planetWorth(o, id) + danger;
}
/** Where own ships are, or where something is to be had. */
function systemWorth(o: Outlook, q: One, id: string): number {
  const mine = planetsIn(id).filter(({ id: planet }) => o.pub.planets[planet]!.by === o.seat);
  const ships = (o.pub.units[id] ?? []).reduce((sum, { seat, n }) => (seat === o.seat ? sum + n : sum), 0);
  if (q.for === 'uprising')
    return -planetsIn(id).reduce((sum, { id: planet }) => {
      const { by } = o.pub.planets[planet]!;
      return by === null ? sum : sum + yieldOf(o, planet) * weightOf(o, by);
    }, 0);
  // A counter that comes back makes the best activation possible once more.
  if (hasActivated(o.pub, o.seat, id)) return ships + (id === o.home ? 3 : 0);
  return (
    mine.reduce((sum, { id: planet }) => sum + yieldOf(o, planet), 0) + 0.3 * ships + (tile(id).kind === 'home' ? 1 : 0)
  );
}
/** 'system seat ship' by its price; another's counts the more the further ahead it is. */
function figureWorth(o: Outlook, id: string): number {
  const [, seat, ...name] = id.split(' ');
  const price = priceOf(shipNamed(name.join(' ')).unit);
  return Number(seat) === o.seat ? price : -price * weightOf(o, Number(seat));
}
/** 'place by unit result': an own die that missed, or another's that hit. */
function dieWorth(o: Outlook, id: string): number {
  const [, by, unit, result] = id.split(' ') as [string, string, keyof typeof COMBAT, string];
  const hits = Number(result) >= (facts(unit).combat ?? 10);
  const chance = (11 - (facts(unit).combat ?? 10)) / 10;
  return Number(by) === o.seat ? (hits ? -1 : chance) : hits ? 1 - chance : -1;
}
declare const COMBAT: { readonly [unit in Parameters<typeof facts>[0]]: number };

const isLoss = ({ for: by }: One): boolean => by !== null && LOSSES.has(textOf(by));

export function pickOne(o: Outlook, q: One): string {
  const sign = isLoss(q) ? -1 : 1;
  if (q.what === 'system' && q.for === 'skilled-retreat') return bots.bestOf(q.from, (id) => -o.threat(id).takes)!;
  return bots.bestOf(q.from, (id) => sign * worthOf(o, q, id))!;
}

/** All that is worth having; where it is a loss, as little as must be. In the order in which they were offered. */
export function pickSome(o: Outlook, q: PickSome<Thing>): string[] {
  const sign = isLoss(q) ? -1 : 1;
  const ranked = q.from.toSorted((a, b) => sign * (worthOf(o, q, b) - worthOf(o, q, a)));
  const good = sign < 0 ? q.min : ranked.filter((id) => worthOf(o, q, id) > 0).length;
  const chosen = new Set(ranked.slice(0, Math.min(q.max, Math.max(q.min, good))));
  return q.from.filter((id) => chosen.has(id));
}
