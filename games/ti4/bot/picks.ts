import { bots, stackNamed } from '@orrery/imperium';
import type { PickOne, PickSome } from '@orrery/kernel';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { PlanetId } from '../content/planets.ts';
import { TECHNOLOGIES } from '../content/technologies.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { UnitType } from '../content/units/index.ts';
import { isSystem, planetsAt } from '../rules/systems.ts';
import { hasToken } from '../rules/tokens.ts';
import { countAt } from '../rules/units.ts';
import { outcomeWorth } from './council.ts';
import { isSpare, upgradeWorth } from './cabalNomadTitans.ts';
import { isIdle, priceOf, shipsIn } from './forces.ts';
import { leader, planetWorth, standing } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { quarrel, shipsWorth } from './quarrel.ts';
import { bestSwap, helmsmanFleet, helmsmanTarget } from './rearranging.ts';
import { technologyWorth } from './research.ts';
import { byYield } from './table.ts';
import { playingWorth } from './turn.ts';

// One of these, some of these: what the question is about tells how things compare.

/** Abilities and rules whose choice is a loss: the least is chosen. */
const LOSSES: ReadonlySet<string> = new Set([
  'arms-reduction',
  'anti-intellectual-revolution',
  'homeland-defense-act',
  'courageous-to-the-end',
  'assault-cannon',
  'ixthian-artifact',
  // The ship that gains most by another's card.
  'the-cavalry',
  'TI4-COMP-08',
  'TI4-COMP-11',
  'TI4-COMP-14',
  'TI4-ABL-06',
]);
/** Abilities that give the chosen player something. */
const GIFTS: ReadonlySet<string> = new Set([
  'TI4-SC-12',
  'TI4-SC-20',
  'carth-of-golden-sands',
  'nekro-malleon',
  'umbat',
]);
/** Abilities that do a unit of anybody good. */
const FAVOURS: ReadonlySet<string> = new Set(['captain-mendosa', 'evelyn-delouis', 'letani-ospha', 'viscount-unlenn']);
/** Abilities whose number is a gain. */
const GAINS: ReadonlySet<string> = new Set(['brother-milor', 'sai-seravus']);
/** Abilities that let other players have something: none is named. */
const SHARED: ReadonlySet<string> = new Set(['mathis-mathinus', 'zeu']);

const isLoss = ({ for: by, rule }: PickOne): boolean => LOSSES.has(by ?? rule) || LOSSES.has(rule);

function worthOf(o: Outlook, q: PickOne, id: string): number {
  const { pub, seat } = o;
  switch (q.what) {
    case 'player': {
      const isGift = GIFTS.has(q.for ?? q.rule);
      if (Number(id) === seat) return isGift ? 10 : -10;
      return isGift ? -standing(pub, Number(id)) : standing(pub, Number(id)) + (Number(id) === leader(o) ? 1 : 0);
    }
    case 'planet':
    case 'place':
      return placeWorth(o, id);
    case 'system':
      return systemWorth(o, q, id);
    case 'technology':
      return id in TECHNOLOGIES ? technologyWorth(o, id as TechnologyId) : 0;
    case 'outcome':
      return pub.agenda ? outcomeWorth(o, pub.agenda.agenda, id) : 0;
    case 'foreignUnit':
      return (FAVOURS.has(q.for ?? q.rule) && !id.startsWith(`${seat}:`) ? -1 : 1) * figureWorth(o, id);
    case 'unit':
    case 'unit-type':
    case 'ship':
      return figureWorth(o, id);
    case 'captive': {
      const [, unit] = id.split('#')[0]!.split(':') as [string, UnitType];
      return q.for === 'riftmeld' ? upgradeWorth(o, unit) : priceOf(o.v, seat, unit);
    }
    case 'strategyCard':
      return playingWorth(o, id as StrategyCardId);
    case 'pool':
      return id === 'tactic' ? 3 : id === 'strategy' ? 2 : 1;
    case 'number':
      // What others lose and what one gains is chosen high, what one pays low.
      return q.for === 'unstable-planet' || GAINS.has(q.for ?? q.rule) ? Number(id) : -Number(id);
    default:
      return 0;
  }
}
function placeWorth(o: Outlook, id: string): number {
  const planet = o.pub.planets[id];
  if (!planet) return 0;
  if (planet.owner === o.seat) return byYield(o, id) + 0.1 * planetWorth(o, id as PlanetId);
  return planetWorth(o, id as PlanetId) * (planet.owner === leader(o) ? 1.3 : planet.owner === null ? 0.2 : 1);
}
/** Where own units and planets are, or where something is to be had. */
function systemWorth(o: Outlook, { rule }: PickOne, id: string): number {
  if (!isSystem(id)) return 0;
  const mine = planetsAt(o.pub, id).filter((planet) => o.pub.planets[planet]?.owner === o.seat);
  // A token that comes back makes the best activation possible once more.
  if (rule === 'TI4-SC-14' || rule === 'TI4-ACT-13')
    return 5 - 2 * planetsAt(o.pub, id).length + countAt(o.pub, id, o.seat, () => true);
  const isLocked = hasToken(o.pub, id, o.seat);
  // Construction's token closes the system: not where ships still have to leave.
  if (rule === 'TI4-SC-11')
    return mine.length === 0
      ? -20
      : Math.max(...mine.map((planet) => byYield(o, planet))) -
          (isLocked ? 0 : shipsIn(o.v, id, o.seat).length > 0 ? 8 : 1);
  return mine.reduce((sum, planet) => sum + byYield(o, planet), 0) + 0.3 * countAt(o.pub, id, o.seat, () => true);
}
/** "2:cruiser@tile-18" or "infantry@jord#2" by its price. */
function figureWorth(o: Outlook, id: string): number {
  const [owner, rest] = id.includes(':') ? (id.split(':') as [string, string]) : [String(o.seat), id];
  const { type } = stackNamed<UnitType>(rest.split('@')[0]!);
  const seat = Number(owner);
  return priceOf(o.v, seat, type) * (seat === leader(o) ? 1.2 : 1);
}

export function pickOne(o: Outlook, q: PickOne): string {
  const sign = isLoss(q) ? -1 : 1;
  if (q.for === 'gravity-drive') return fastest(o, q.from);
  if (q.for === 'airo-shir-aur') return attacked(o, q);
  if (q.for === 'the-helmsman') return helmsmanTarget(o, q.from);
  return bots.bestOf(q.from, (id) => sign * worthOf(o, q, id))!;
}
/** Whose fleet is sent, and then against whom: rivals both. */
const attacked = (o: Outlook, { from, rule }: PickOne): string =>
  bots.bestOf(from, (id) => (rule === 'TI4-MAHA-11' ? shipsWorth(o, id) : quarrel(o, id)))!;
/** Which ship is hurried along: one that carries, from where the most can be brought. */
const fastest = (o: Outlook, from: readonly string[]): string =>
  bots.bestOf(from, (id) => {
    const { type } = stackNamed<UnitType>(id.split('@')[0]!);
    return (type === 'carrier' ? 3 : 1) + priceOf(o.v, o.seat, type) / 10;
  })!;

/** All that is worth having; where it is a loss, as little as must be. In the order in which they were offered. */
export function pickSome(o: Outlook, q: PickSome): string[] {
  if (q.for === 'field-marshal-mercer') return q.from.filter((figure) => isSpare(o, figure)).slice(0, q.max);
  if (q.for === 'doctor-sucaban') return q.from.filter(isIdle).slice(0, q.max);
  if (q.for === 'the-helmsman') return helmsmanFleet(o, q.from, q.max);
  if (q.for === 'riftwalker-meian') {
    const { systems } = bestSwap(o, q.from)!;
    return q.from.filter((system) => systems.includes(system));
  }
  const sign = isLoss(q) ? -1 : 1;
  const ranked = q.from.toSorted((a, b) => sign * (worthOf(o, q, b) - worthOf(o, q, a)));
  const n = sign < 0 || q.rule === 'TI4-SC-12' || SHARED.has(q.for ?? q.rule) ? q.min : q.max;
  const chosen = new Set(ranked.slice(0, n));
  return q.from.filter((id) => chosen.has(id));
}
