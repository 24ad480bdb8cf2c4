import type { bots } from '@orrery/imperium';
import type { Seat, Stack } from '@orrery/kernel';
import { planetsIn } from '../content/tiles.ts';
import { facts, isShip } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { queries } from '../rules/queries.ts';
import { neighbours } from '../rules/systems.ts';
import { countAt, holdOf, isDamaged } from '../rules/units.ts';
import type { Fight, Pub, Purpose } from '../shapes.ts';

// What units are worth in battle.

const SIDES = 10;

/** What one figure costs: half the price where two come for it. */
export const priceOf = (unit: Unit): number => facts(unit).cost / (facts(unit).pair ? 2 : 1);

/** The chance of one die of a unit. */
const chanceOf = (pub: Pub, seat: Seat, unit: Unit, purpose: Purpose, fight: Fight): number => {
  const plus = queries.number(pub, 'combat', { seat, unit, purpose, fight }, 0);
  return Math.min(1, Math.max(0, (SIDES + 1 - facts(unit).combat! + plus) / SIDES));
};

/** Units of one player in a fight: in space, or Ground Forces where it is about a planet. */
export function forceOf(pub: Pub, seat: Seat, stacks: readonly Stack[], fight: Fight): bots.Force {
  let [hits, takes, worth] = [0, 0, 0];
  const purpose = fight.planet === null ? 'battle' : 'invasion';
  for (const { type, n, marks } of stacks) {
    const unit = type as Unit;
    const { combat, dice = 1, sustains } = facts(unit);
    if (combat === undefined) continue;
    hits += n * dice * chanceOf(pub, seat, unit, purpose, fight);
    takes += n * (sustains && !isDamaged(marks) ? 2 : 1);
    worth += n * priceOf(unit);
  }
  return { hits, takes, worth };
}
export const shipsIn = (pub: Pub, system: string, seat: Seat): Stack[] =>
  (pub.units[system] ?? []).filter((stack) => stack.seat === seat && isShip(stack.type));

/** Ground Forces aboard the ships of a stack. */
export const troopsAboard = ({ marks, n }: Pick<Stack, 'marks' | 'n'>): number =>
  marks === '' ? 0 : n * (holdOf(marks)['ground-force'] ?? 0);

/** Hits to be expected from PDS of others on ships that come to a system. */
export function cannonHits(pub: Pub, system: string, seat: Seat): number {
  let hits = 0;
  pub.sheets.forEach((_, other) => {
    if (other === seat) return;
    const reach = queries.number(pub, 'pdsRange', { seat: other }, 0) > 0 ? neighbours(pub, system) : [];
    for (const near of [system, ...reach])
      for (const { id } of planetsIn(near)) hits += countAt(pub, id, other, 'pds') * PDS_CHANCE;
  });
  return hits;
}
export const PDS_CHANCE = 0.5;
