import type { bots } from '@orrery/imperium';
import { textOf } from '@orrery/kernel';
import type { StrategyCardId } from '../content/strategyCards.ts';
import type { UnitType } from '../content/units/index.ts';
import { exhaustedPlanets } from '../rules/planets.ts';
import { openTo } from '../rules/scoring.ts';
import { hasToken, tokensOnBoard } from '../rules/tokens.ts';
import { isSystem, MECATOL_REX, planetsAt } from '../rules/systems.ts';
import { factsOf, isShip } from '../rules/units.ts';
import { REVEALED } from '../rules/zones.ts';
import type { Turn } from '../shapes.ts';
import { abilityGain } from './abilities.ts';
import { cardGain, isActionCard } from './cards.ts';
import { shipsIn } from './forces.ts';
import { isRallying, muster, prospect } from './muster.ts';
import type { Muster } from './muster.ts';
import { allSystems } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { yardWorth, yards } from './production.ts';

// What to do in a turn: everything that is possible is weighed in one measure, and the best is done.

/** Systems that ships of the player could come to, with one step to spare for what makes them faster. */
function inReach(o: Outlook): Set<string> {
  const found = new Set<string>();
  for (const from in o.pub.units) {
    if (!isSystem(from) || hasToken(o.pub, from, o.seat)) continue;
    let move = 0;
    for (const { seat, type } of o.pub.units[from]!)
      if (seat === o.seat && isShip(type)) move = Math.max(move, factsOf(o.pub, seat, type as UnitType).move ?? 0);
    if (move === 0) continue;
    for (const [system, far] of o.steps(from)) if (far <= move + 1) found.add(system);
  }
  return found;
}
/** Whether anything could be had there. */
const isOfInterest = (o: Outlook, system: string): boolean =>
  planetsAt(o.pub, system).some((planet) => o.pub.planets[planet] && o.pub.planets[planet]!.owner !== o.seat) ||
  (o.pulls.systems.get(system) ?? 0) > 0 ||
  prospect(o, system) > 0 ||
  isRallying(o, system);

export interface Activation {
  readonly system: string;
  readonly score: number;
  readonly muster: Muster | null;
}
/** What activating a system is worth, all in all. */
function activation(o: Outlook, system: string, canReach: boolean): Activation {
  const { style } = o;
  const found = canReach ? muster(o, system) : null;
  const isOpen = found === null || found.foe === null;
  const yard = isOpen ? yardWorth(o, system) : 0;
  const token = tokenPrice(o) + (touchesReserve(o) ? o.point : 0);
  if (found === null || (!found.moves && found.landings.length === 0))
    return { system, score: yard - token, muster: null };
  const prize = found.landings.reduce((sum, { worth, chance }) => sum + worth * chance, 0);
  const presence = found.arrives ? (o.pulls.systems.get(system) ?? 0) : 0;
  const further = found.aboard > 0 && found.arrives ? o.style.approach * prospect(o, system) : 0;
  const left = found.origins.reduce((sum, origin) => sum + lostBy(o, origin, found), 0);
  const gain =
    found.chance * (prize + presence + further) +
    (found.foe === null ? 0 : style.attack.foeLoss * found.chance * found.foeWorth);
  const isFight = found.foe !== null;
  const floor = prize + presence >= 0.7 * o.point ? style.attack.floorForPoint : style.attack.floor;
  if (isFight && found.chance < floor) return { system, score: -Infinity, muster: found };
  const score = gain + found.gathered + yard - found.loss - left - token - (isFight ? style.attack.anger : 0);
  return { system, score, muster: found };
}
/** The more tokens there are, the less one is missed. */
const tokenPrice = ({ sheet, style: { token } }: Outlook): number =>
  Math.max(token.least, token.tactic - token.less * (sheet.tactic - 1));
/** A point that costs tokens must not be given away for one activation. */
const touchesReserve = (o: Outlook): boolean =>
  o.reserve.tokens > 0 && o.sheet.tactic + o.sheet.strategy <= o.reserve.tokens;

/** What is given up where ships leave: places that count for objectives, and a home that somebody can come to. */
function lostBy(o: Outlook, origin: string, { answer }: Muster): number {
  const going = Object.values(answer.ships[origin] ?? {}).reduce((sum, n) => sum + n, 0);
  const there = shipsIn(o.v, origin, o.seat).reduce((sum, { n }) => sum + n, 0);
  const isEmptied = going >= there;
  const held = isEmptied ? 0.6 * (o.pulls.holds.get(origin) ?? 0) : 0;
  const danger = origin === o.home && o.threat(origin).takes > 0 ? o.style.homeGuard * (isEmptied ? 6 : 2) : 0;
  return held + danger;
}

export function activations(o: Outlook): Activation[] {
  const reach = inReach(o);
  const docks = yards(o);
  const open = allSystems(o).filter(
    (system) =>
      !hasToken(o.pub, system, o.seat) && ((reach.has(system) && isOfInterest(o, system)) || docks.includes(system)),
  );
  const all = open.map((system) => activation(o, system, reach.has(system) && isOfInterest(o, system)));
  // Whoever produces where ships wait keeps them there: what they could still do comes first.
  return all.map((one) => {
    if (!docks.includes(one.system)) return one;
    const waiting = all.filter(
      (other) => other !== one && other.score > 0 && other.muster?.origins.includes(one.system),
    );
    const lost = Math.max(0, ...waiting.map(({ score }) => score));
    return { ...one, score: one.score - 0.9 * lost };
  });
}

/** What it is worth to play a strategy card now. */
export function playingWorth(o: Outlook, card: StrategyCardId): number {
  switch (card) {
    case 'leadership':
      return 8 - 0.5 * o.sheet.tactic;
    case 'diplomacy':
      return 1 + 1.2 * Math.min(2, exhaustedPlanets(o.pub, o.seat).length);
    case 'politics':
      return 4;
    case 'construction':
      return 4.5;
    case 'trade':
      return 6;
    case 'warfare':
      return tokensOnBoard(o.pub, o.seat).length > 0 ? 3.5 : 0.6;
    case 'technology':
      return 6.5;
    case 'imperial':
      return imperialWorth(o);
  }
}
export function imperialWorth(o: Outlook): number {
  const scores = openTo(o.v, o.seat, o.pub.table.cards[REVEALED] ?? []).length > 0 ? o.point : 0;
  const rex = o.pub.planets[MECATOL_REX]?.owner === o.seat ? o.point : 0;
  return scores + rex > 0 ? scores + rex : 0.5;
}

/** Everything that can be done, with its worth. */
export function turns(o: Outlook, list: readonly Turn[]): bots.Scored<Turn>[] {
  const worth = new Map(activations(o).map((one) => [one.system, one.score]));
  return list.flatMap((turn): bots.Scored<Turn>[] => {
    switch (turn.do) {
      case 'pass':
      case 'end':
        return [{ answer: turn, score: 0 }];
      case 'strategic':
        // Cards must be played before passing: even the least of them comes before that.
        return [{ answer: turn, score: Math.max(0.1, playingWorth(o, turn.card)) }];
      case 'tactical': {
        const score = worth.get(turn.system) ?? -Infinity;
        return score > 0 ? [{ answer: turn, score }] : [];
      }
      case 'component': {
        const text = textOf(turn.component);
        const gain = isActionCard(text) ? cardGain(o, text, {}) : abilityGain(o, turn.ability, {});
        return gain > 0 ? [{ answer: turn, score: 0.5 + 0.5 * gain }] : [];
      }
    }
  });
}
