import { bots, wealthOf } from '@orrery/imperium';
import type { Seat, Stack } from '@orrery/kernel';
import { CUSTODIANS_INFLUENCE } from '../content/limits.ts';
import type { PlanetId } from '../content/planets.ts';
import { purseOf } from '../rules/planets.ts';
import { MECATOL_REX, planetsAt } from '../rules/systems.ts';
import { isForceOf, stacksAt } from '../rules/units.ts';
import { bombardmentHits, defenseHits, forceOf, forcesOn } from './forces.ts';
import { planetWorth } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// Which planets to land on, with how many.

/** Ground forces of one planet's landing. */
export interface Landing {
  readonly planet: PlanetId;
  readonly n: number;
  readonly chance: number;
  readonly worth: number;
}
export interface Target {
  readonly planet: PlanetId;
  readonly worth: number;
  /** Who defends it with ground forces. */
  readonly defender: Seat | null;
  /** Whose it is. */
  readonly owner: Seat | null;
  /** So many land to be fairly sure. */
  readonly need: number;
}
/** The chance with which a landing is thought to be safe. */
const SAFE = 0.8;
const MOST_TROOPS = 12;

const infantry = (n: number): Stack[] => [{ seat: 0, type: 'infantry', marks: '', n }];

/** The chance that so many infantry take a planet, with these ships above it. */
export function landingChance(
  o: Outlook,
  system: string,
  planet: string,
  defender: Seat | null,
  n: number,
  ships: readonly Stack[],
): number {
  if (n <= 0) return 0;
  const { v, seat } = o;
  const owner = o.pub.planets[planet]!.owner;
  const foe = defender ?? owner;
  const fight = { system, planet, attacker: seat, defender: foe ?? seat, round: 1 };
  const shot = foe === null || foe === seat ? 0 : defenseHits(v, planet, foe, seat);
  const landed = bots.after(forceOf(v, seat, infantry(n), fight), shot);
  if (defender === null) return shot === 0 ? 1 : Math.min(1, landed.takes);
  const bombed = bombardmentHits(v, seat, ships, system, planet);
  const garrison = bots.after(forceOf(v, defender, forcesOn(v, planet, defender), fight), bombed);
  return bots.winChance(landed, garrison);
}

/** Planets of a system that could be taken, the best first. */
export function targetsIn(o: Outlook, system: string, ships: readonly Stack[]): Target[] {
  const { pub, seat } = o;
  return planetsAt(o.pub, system)
    .filter((planet) => pub.planets[planet] && pub.planets[planet]!.owner !== seat && mayLand(o, planet))
    .map((planet): Target => {
      const { owner } = pub.planets[planet]!;
      const defender =
        stacksAt(pub, planet).find((stack) => stack.seat !== seat && isForceOf(pub, stack.seat)(stack.type))?.seat ??
        null;
      let need = 1;
      while (need < MOST_TROOPS && landingChance(o, system, planet, defender, need, ships) < SAFE) need++;
      const worth = planetWorth(o, planet) + (owner === null ? 0 : rivalLoss(o, planet));
      return { planet, worth, defender, owner, need };
    })
    .toSorted((a, b) => b.worth / b.need - a.worth / a.need || b.worth - a.worth);
}
/** Nobody lands on Mecatol Rex while the custodians keep it, unless they are paid. */
const mayLand = (o: Outlook, planet: PlanetId): boolean =>
  o.v.permission('mayPlace', { seat: o.seat, unit: 'infantry', place: planet }, true) &&
  (planet !== MECATOL_REX || !o.pub.custodians || wealthOf(purseOf(o.v, o.seat, 'influence')) >= custodiansPrice(o));
export const custodiansPrice = (o: Outlook): number =>
  o.v.number('custodiansCost', { seat: o.seat }, CUSTODIANS_INFLUENCE);
/** What a rival's loss is worth to us. */
const rivalLoss = (o: Outlook, planet: PlanetId): number =>
  o.style.attack.foeLoss * planetWorth(o, planet) - o.style.attack.anger;

/** So many ground forces are shared among planets: what each needs, the best ones first; what is left goes where it is needed most. */
export function shareOut(o: Outlook, system: string, troops: number, ships: readonly Stack[]): Landing[] {
  const landings: Landing[] = [];
  let left = troops;
  for (const { planet, worth, defender, need } of targetsIn(o, system, ships)) {
    if (left === 0) break;
    const n = Math.min(left, need);
    const chance = landingChance(o, system, planet, defender, n, ships);
    if (chance < (defender === null ? 0.3 : 0.35) || worth <= 0) continue;
    landings.push({ planet, n, chance, worth });
    left -= n;
  }
  return landings;
}
