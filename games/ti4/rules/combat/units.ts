import { combatOf, stackName, stackNamed } from '@orrery/imperium';
import type { Fight, Shooters } from '@orrery/imperium';
import { hasMark, removeUnits, setMarks, withMark, withoutMark } from '@orrery/kernel';
import type { Seat, Stack } from '@orrery/kernel';
import type { Shot, UnitFacts, UnitType } from '../../content/units/index.ts';
import type { Asked, Pub, Table } from '../../shapes.ts';
import { orderOf } from '../initiative.ts';
import { AS_SHIP, DAMAGED, factsOf, hasAbility, isGroundForce, isShip, stacksAt } from '../units.ts';
import type { Purpose, UnitName } from './shapes.ts';

// The units of a fight: who rolls, who can be hit, who sustains damage.

export const nameOf: (stack: Pick<Stack, 'type' | 'marks'>) => UnitName = stackName;
export const unitNamed = (name: UnitName): { type: UnitType; marks: string } => stackNamed<UnitType>(name);
export const placeOf = ({ system, planet }: Pick<Fight, 'system' | 'planet'>): string => planet ?? system;

/** Who fights on a planet: ground forces, and fighters that were committed as such; no others are ever there (TI4-NAAL-04). */
export const fightsOnGround = (type: string): boolean => isGroundForce(type) || type === 'fighter';
/** Ships fight in space, and ground forces that an effect lets fight as ships (TI4-NEKR-07). */
const fightsInSpace = (stack: Stack): boolean => isShip(stack.type) || hasMark(stack, AS_SHIP);
const fightingAt = (pub: Pub, { system, planet }: Pick<Fight, 'system' | 'planet'>, seat: Seat): Stack[] =>
  stacksAt(pub, placeOf({ system, planet })).filter(
    (stack) => stack.seat === seat && (planet === null ? fightsInSpace(stack) : fightsOnGround(stack.type)),
  );
export const stacksOf = (pub: Pub, place: string, seat: Seat, fits: (type: string) => boolean): Stack[] =>
  stacksAt(pub, place).filter((stack) => stack.seat === seat && fits(stack.type));

/** Figures of each type, damaged or not. */
function countByType(stacks: readonly Stack[]): [UnitType, number][] {
  const counts = new Map<UnitType, number>();
  for (const { type, n } of stacks) counts.set(type as UnitType, (counts.get(type as UnitType) ?? 0) + n);
  return [...counts];
}

export const combat = combatOf<UnitType, Purpose>({
  purpose: 'battle',
  order: (pub: Pub) => orderOf(pub),
  fighters(pub: Pub, { system, planet, attacker, defender }, seat): Shooters<UnitType>[] {
    const opponent = seat === attacker ? defender : attacker;
    const bigShips = fightingAt(pub, { system, planet: null }, opponent)
      .filter(({ type }) => type !== 'fighter')
      .reduce((sum, { n }) => sum + n, 0);
    return countByType(fightingAt(pub, { system, planet }, seat)).map(([unit, n]) => {
      const { combat: value, dice = 1 } = factsOf(pub, seat, unit);
      const each = dice === 'opponent-ships' ? bigShips : dice;
      return { unit, n, combat: value!, dice: each };
    });
  },
});

/** Units of a seat at a place that have an ability with dice of its own (TI4-SPC-15, TI4-SCAN-08). */
export function shootersWith(
  v: Asked,
  place: string,
  seat: Seat,
  ability: 'barrage' | 'bombardment' | 'spaceCannon',
  against: Seat | null = null,
): Shooters<UnitType>[] {
  return countByType(stacksOf(v.pub, place, seat, () => true)).flatMap(([unit, n]) => {
    const shot: Shot | undefined = factsOf(v.pub, seat, unit)[ability];
    if (!shot || !hasAbility(v, seat, unit, ability, place, against)) return [];
    return [{ unit, n, combat: shot[0], dice: shot[1] }];
  });
}
export const shares = (pub: Pub, seat: Seat, unit: UnitType, fact: keyof UnitFacts): boolean =>
  Boolean(factsOf(pub, seat, unit)[fact]);

/** Who can be hit: barrages hit fighters alone (TI4-SPC-02), all else the ships or ground forces of the place. */
export const targets = (pub: Pub, seat: Seat, purpose: Purpose, fight: Pick<Fight, 'system' | 'planet'>): Stack[] =>
  purpose === 'barrage'
    ? stacksOf(pub, placeOf(fight), seat, (type) => type === 'fighter')
    : fightingAt(pub, fight, seat);

/** Undamaged units with SUSTAIN DAMAGE (TI4-SUST-01, TI4-SUST-05); none against a barrage (TI4-SPC-14). */
export const sustainers = (
  v: Asked,
  seat: Seat,
  purpose: Purpose,
  fight: Pick<Fight, 'system' | 'planet'>,
  by: Seat,
  /** Who has done so in this step: none twice, even if it was repaired (TI4-SUST-07). */
  used: readonly UnitName[] = [],
): UnitName[] => {
  const there = targets(v.pub, seat, purpose, fight);
  const isFresh = (type: string): boolean => {
    const all = there.reduce((sum, stack) => sum + (stack.type === type ? stack.n : 0), 0);
    return all > used.filter((name) => unitNamed(name).type === type).length;
  };
  return there
    .filter(
      (stack) =>
        !hasMark(stack, DAMAGED) &&
        isFresh(stack.type) &&
        hasAbility(v, seat, stack.type as UnitType, 'sustain', placeOf(fight), by),
    )
    .map(nameOf);
};

export const isSide = ({ attacker, defender }: Pick<Fight, 'attacker' | 'defender'>, seat: Seat): boolean =>
  seat === attacker || seat === defender;

export const opponentOf = ({ attacker, defender }: Pick<Fight, 'attacker' | 'defender'>, seat: Seat): Seat =>
  seat === attacker ? defender : attacker;

export function damage(t: Table, place: string, seat: Seat, name: UnitName): void {
  const stack = stacksAt(t.pub, place).find((one) => one.seat === seat && nameOf(one) === name)!;
  setMarks(t.pub.units, place, stack, 1, withMark(stack.marks, DAMAGED));
  t.emit('damaged', { seat, place, unit: stack.type });
}

export function repair(t: Table, place: string, seat: Seat, name: UnitName): void {
  const stack = stacksAt(t.pub, place).find((one) => one.seat === seat && nameOf(one) === name)!;
  setMarks(t.pub.units, place, stack, 1, withoutMark(stack.marks, DAMAGED));
  t.emit('repaired', { seat, place, unit: stack.type });
}

/** Units leave the board for their owner's reinforcements (TI4-SPC-08). */
export function takeOff(t: Table, place: string, seat: Seat, names: readonly UnitName[]): void {
  for (const name of names) {
    const { type, marks } = unitNamed(name);
    removeUnits(t.pub.units, place, seat, type, 1, marks);
  }
}
/** Every single figure by name. */
export const figuresOf = (stacks: readonly Stack[]): UnitName[] =>
  stacks.flatMap((stack) => Array.from({ length: stack.n }, () => nameOf(stack)));
