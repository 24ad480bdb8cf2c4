import type { Fight, bots } from '@orrery/imperium';
import { hasMark } from '@orrery/kernel';
import type { Seat, Stack } from '@orrery/kernel';
import type { UnitType } from '../content/units/index.ts';
import { cannonsAt, cannonsOn } from '../rules/combat/cannon.ts';
import { isShielded } from '../rules/combat/invasion.ts';
import { figureNamed } from '../rules/figures.ts';
import { isSystem } from '../rules/systems.ts';
import { DAMAGED, factsOf, hasAbility, isForceOf, isShip, stacksAt } from '../rules/units.ts';
import type { Asked } from '../shapes.ts';

// What units are worth in battle.

type Force = bots.Force;
const SIDES = 10;

/** What one figure costs: half the price where two come for it. Structures cannot be bought and have a price of judgement. */
export function priceOf(v: Asked, seat: Seat, type: UnitType): number {
  if (type === 'space-dock') return 4;
  if (type === 'pds') return 2;
  const { cost = 1, pair } = factsOf(v.pub, seat, type);
  return pair ? cost / 2 : cost;
}
const chanceOf = (value: number, plus: number): number => Math.min(1, Math.max(0, (SIDES + 1 - value + plus) / SIDES));

/** Units of one player in a fight: in space where it has no planet. */
export function forceOf(v: Asked, seat: Seat, stacks: readonly Stack[], fight: Fight): Force {
  let [hits, takes, worth] = [0, 0, 0];
  for (const { type: name, n, marks } of stacks) {
    const type = name as UnitType;
    const { combat, dice = 1 } = factsOf(v.pub, seat, type);
    if (combat === undefined) continue;
    const each = dice === 'opponent-ships' ? 2 : dice;
    const plus = v.number('combat', { seat, unit: type, purpose: 'battle', fight }, 0);
    const sustains =
      !hasMark({ marks }, DAMAGED) && hasAbility(v, seat, type, 'sustain', fight.planet ?? fight.system, null);
    hits += n * each * chanceOf(combat, plus);
    takes += n * (sustains ? 2 : 1);
    worth += n * priceOf(v, seat, type);
  }
  return { hits, takes, worth };
}
export const shipsIn = (v: Asked, system: string, seat: Seat): Stack[] =>
  stacksAt(v.pub, system).filter((stack) => stack.seat === seat && isShip(stack.type));
export const forcesOn = (v: Asked, planet: string, seat: Seat): Stack[] =>
  stacksAt(v.pub, planet).filter((stack) => stack.seat === seat && isForceOf(v.pub, seat)(stack.type));

const volley = (shooters: readonly { n: number; combat: number; dice: number }[]): number =>
  shooters.reduce((sum, { n, combat, dice }) => sum + n * dice * chanceOf(combat, 0), 0);

/** Hits that space cannons of one player are expected to make in a system. */
export const cannonHits = (v: Asked, system: string, seat: Seat): number => volley(cannonsAt(v, system, seat));
/** Hits of the cannons on a planet against what lands there. */
export const defenseHits = (v: Asked, planet: string, seat: Seat, against: Seat): number =>
  volley(cannonsOn(v, planet, seat, against));

/** Hits of bombardment by these ships. */
export function bombardmentHits(v: Asked, seat: Seat, ships: readonly Stack[], system: string, planet: string): number {
  if (isShielded(v, planet, system, seat)) return 0;
  return ships.reduce((sum, { type, n }) => {
    const shot = factsOf(v.pub, seat, type as UnitType).bombardment;
    return shot ? sum + n * shot[1] * chanceOf(shot[0], 0) : sum;
  }, 0);
}

/** Ground forces of one type that stay on a planet. */
const GARRISON = 2;
/** Whether a ground force stands on a planet behind a garrison: "infantry@jord#3". Those in space are on their way. */
export const isIdle = (figure: string): boolean =>
  !isSystem(figureNamed(figure).at) && Number(figure.split('#')[1] ?? 1) > GARRISON;
