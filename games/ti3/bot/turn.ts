import type { bots } from '@orrery/imperium';
import { textOf } from '@orrery/kernel';
import type { StrategyCard } from '../content/strategyCards.ts';
import { isPlanet, planetsIn } from '../content/tiles.ts';
import { facts, isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { activatable } from '../rules/actionPhase.ts';
import { dockSystems } from '../rules/imperial.ts';
import { incomeOf } from '../rules/trade.ts';
import { hasActivated, systemsOf } from '../rules/systems.ts';
import { enemiesIn, fleetSize } from '../rules/units.ts';
import type { Turn } from '../shapes.ts';
import { abilityGain } from './abilities.ts';
import { cardGain, isActionCard } from './cards.ts';
import { muster } from './muster.ts';
import type { Muster } from './muster.ts';
import { leader } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { yardWorth } from './production.ts';
import { prospect } from './prospect.ts';
import { imperialWorth } from './strategy.ts';

// What to do in a turn: everything that is possible is weighed in one measure, and the best is done.

/** Systems that ships of the player could come to, with one step to spare for what makes them faster. */
function inReach(o: Outlook): Set<string> {
  const found = new Set<string>();
  for (const from in o.pub.units) {
    if (isPlanet(from) || hasActivated(o.pub, o.seat, from)) continue;
    let move = 0;
    for (const { seat, type } of o.pub.units[from]!)
      if (seat === o.seat && isShip(type)) move = Math.max(move, facts(type as Unit).movement ?? 0);
    if (move === 0) continue;
    for (const [system, far] of o.steps(from)) if (far <= move + 1) found.add(system);
  }
  return found;
}
/** Whether anything could be had there. */
const isOfInterest = (o: Outlook, system: string): boolean =>
  planetsIn(system).some(({ id }) => o.pub.planets[id]!.by !== o.seat) ||
  (o.pulls.systems.get(system) ?? 0) > 0 ||
  dockSystems(o.pub, o.seat).includes(system) ||
  prospect(o, system) > 0;

export interface Activation {
  readonly system: string;
  readonly score: number;
  readonly muster: Muster | null;
}
/** What activating a system is worth, all in all. */
function activation(o: Outlook, system: string, canReach: boolean): Activation {
  const { style, pub, seat } = o;
  const isOpen = enemiesIn(pub, system, seat).length === 0;
  const yard = isOpen ? yardWorth(o, system, true) : 0;
  const counter = counterPrice(o) + (touchesReserve(o) ? o.point : 0);
  const found = canReach ? muster(o, system) : null;
  if (found === null || (found.voyages.length === 0 && found.landings.length === 0))
    return { system, score: yard - counter, muster: null };
  const prize = found.landings.reduce((sum, { worth, chance }) => sum + worth * chance, 0);
  const presence = found.arrives ? (o.pulls.systems.get(system) ?? 0) : 0;
  const further = found.aboard > 0 && found.arrives ? style.approach * prospect(o, system) : 0;
  const left = [...found.origins].reduce((sum, [origin, n]) => sum + lostBy(o, origin, n), 0);
  const hurt =
    found.foe === null ? 0 : style.attack.foeLoss * found.chance * found.foeWorth * (found.foe === leader(o) ? 2 : 1);
  const isFight = found.foe !== null;
  const floor = prize + presence >= 0.7 * o.point ? style.attack.floorForPoint : style.attack.floor;
  if (isFight && found.chance < floor) return { system, score: -Infinity, muster: found };
  const back = o.roundsLeft > 1 ? style.gather * found.gathered : 0;
  const gain = found.chance * (prize + presence + further) + hurt + back;
  const score = gain + yard - found.loss - left - counter - (isFight ? style.attack.anger : 0);
  return { system, score, muster: found };
}
/** The more counters there are, the less one is missed. */
const counterPrice = ({ sheet, style: { counter } }: Outlook): number =>
  Math.max(counter.least, counter.command - counter.less * (sheet.command - 1));
/** A point that costs counters must not be given away for one activation. */
const touchesReserve = (o: Outlook): boolean =>
  o.reserve.tokens > 0 && o.sheet.command + o.sheet.strategy <= o.reserve.tokens;

/** What is given up where ships leave: places that count for objectives, and a home that somebody can come to. */
function lostBy(o: Outlook, origin: string, going: number): number {
  const isEmptied = going >= fleetSize(o.pub, origin, o.seat);
  const held = isEmptied ? 0.6 * (o.pulls.holds.get(origin) ?? 0) : 0;
  const danger = origin === o.home && o.threat(origin).takes > 0 ? o.style.homeGuard * (isEmptied ? 6 : 2) : 0;
  return held + danger;
}

export function activations(o: Outlook): Activation[] {
  const reach = inReach(o);
  const docks = dockSystems(o.pub, o.seat);
  const isYard = (system: string): boolean =>
    docks.includes(system) || planetsIn(system).some(({ id }) => o.pub.planets[id]!.by === o.seat);
  const open = new Set(activatable(o.pub, o.seat));
  const all = systemsOf(o.pub)
    .filter((system) => open.has(system) && ((reach.has(system) && isOfInterest(o, system)) || isYard(system)))
    .map((system) => activation(o, system, reach.has(system) && isOfInterest(o, system)));
  // Whoever produces where ships wait keeps them there: with one counter left, what they could still do is lost.
  if (o.sheet.command > 1) return all;
  return all.map((one) => {
    if (!docks.includes(one.system)) return one;
    const waiting = all.filter((other) => other !== one && other.score > 0 && other.muster?.origins.has(one.system));
    const lost = Math.max(0, ...waiting.map(({ score }) => score));
    return { ...one, score: one.score - 0.9 * lost };
  });
}

/**
 * Production can wait: ships are still free to go, and an objective that is revealed meanwhile may be worth what it costs. With the last
 * counter it stands beside everything else.
 */
const LATER = 0.1;
const inOrder = (o: Outlook, { score, muster: found }: Activation): number =>
  score > 0 && o.sheet.command > 1 && (found === null || found.voyages.length === 0) ? LATER * score : score;

/** What it is worth to play a Strategy Card now rather than later. */
function playingWorth(o: Outlook, card: StrategyCard): number {
  switch (card) {
    case 'logistics':
      return 8 - 0.5 * o.sheet.command;
    case 'trade':
      return 5 + 0.5 * incomeOf(o.pub, o.seat);
    case 'warfare':
      return Object.values(o.pub.activated).some((seats) => seats.includes(o.seat)) ? 3.5 : 0.3;
    case 'technology':
      return 6.5;
    case 'political':
      return 4;
    case 'diplomacy':
      return 3;
    case 'imperial':
      return Math.max(1, imperialWorth(o));
    case 'initiative':
      return 0;
  }
}

/** Everything that can be done, with its worth. */
export function turns(o: Outlook, list: readonly Turn[]): bots.Scored<Turn>[] {
  const worth = new Map(activations(o).map((one) => [one.system, inOrder(o, one)]));
  return list.flatMap((turn): bots.Scored<Turn>[] => {
    switch (turn.do) {
      case 'pass':
        return [{ answer: turn, score: 0 }];
      case 'strategy':
        // Cards must be played before passing: even the least of them comes before that.
        return [{ answer: turn, score: Math.max(0.1, playingWorth(o, turn.card)) }];
      case 'activate': {
        const score = worth.get(turn.system) ?? -Infinity;
        return score > 0 ? [{ answer: turn, score }] : [];
      }
      case 'use': {
        const text = textOf(turn.ability);
        const gain = isActionCard(text) ? cardGain(o, text, {}) : abilityGain(o, turn.ability, {});
        return gain > 0 ? [{ answer: turn, score: 0.5 + 0.5 * gain }] : [];
      }
      case 'transfer':
      case 'diodes':
        return [];
    }
  });
}
/** A second Tactical Action at once: the best activation, if it is worth its counter. */
export function secondTarget(o: Outlook): string | null {
  const best = activations(o).toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.system : null;
}
