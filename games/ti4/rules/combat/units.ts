import { combatOf, stackName, stackNamed } from '@orrery/imperium';
import type { Fight, Shooters } from '@orrery/imperium';
import { hasMark, removeUnits, setMarks, withMark, withoutMark } from '@orrery/kernel';
import type { Seat, Stack } from '@orrery/kernel';
import { unitFacts } from '../../content/units/index.ts';
import type { Shot, UnitFacts, UnitId, UnitType } from '../../content/units/index.ts';
import type { Asked, Pub, Table } from '../../shapes.ts';
import { orderOf } from '../initiative.ts';
import { AS_SHIP, DAMAGED, factsOf, hasAbility, isForceOf, isShip, stacksAt } from '../units.ts';
import type { Purpose, UnitName } from './shapes.ts';

// The units of a fight: who rolls, who can be hit, who sustains damage.

export const nameOf: (stack: Pick<Stack, 'type' | 'marks'>) => UnitName = stackName;
export const unitNamed = (name: UnitName): { type: UnitType; marks: string } => stackNamed<UnitType>(name);
export const placeOf = ({ system, planet }: Pick<Fight, 'system' | 'planet'>): string => planet ?? system;

/** Who fights on a planet: ground forces, and fighters that were committed as such; no others are ever there (TI4-NAAL-04). */
export const fightsOnGround =
  (pub: Pub, seat: Seat) =>
  (type: string): boolean =>
    isForceOf(pub, seat)(type) || type === 'fighter';
/** Ships fight in space, and ground forces that an effect lets fight as ships (TI4-NEKR-07). */
const fightsInSpace = (stack: Stack): boolean => isShip(stack.type) || hasMark(stack, AS_SHIP);
const fightingAt = (pub: Pub, { system, planet }: Pick<Fight, 'system' | 'planet'>, seat: Seat): Stack[] =>
  stacksAt(pub, placeOf({ system, planet })).filter(
    (stack) => stack.seat === seat && (planet === null ? fightsInSpace(stack) : fightsOnGround(pub, seat)(stack.type)),
  );
export const stacksOf = (pub: Pub, place: string, seat: Seat, fits: (type: string) => boolean): Stack[] =>
  stacksAt(pub, place).filter((stack) => stack.seat === seat && fits(stack.type));

/** The mark of a ship that fights by another unit card for a while: 'like-memoria' (TI4-NOMA-05). No colon: it divides owner and figure in answers. */
const LIKE = 'like-';
export const likeMark = (card: UnitId): string => LIKE + card;
export const isLike = (mark: string): boolean => mark.startsWith(LIKE);
export const cardLiked = (mark: string): UnitId => mark.slice(LIKE.length) as UnitId;
/** The card that was lent to a ship. */
const lentTo = ({ marks }: Pick<Stack, 'marks'>): UnitFacts | null => {
  const mark = marks.split(' ').find(isLike);
  return mark === undefined ? null : unitFacts(cardLiked(mark));
};
/** The card a figure fights by. */
export const combatCard = (pub: Pub, seat: Seat, name: UnitName): UnitFacts =>
  lentTo(unitNamed(name)) ?? factsOf(pub, seat, unitNamed(name).type);

/** Figures of each type, damaged or not; those that fight by another card stand apart. */
function groupsOf(stacks: readonly Stack[]): { unit: UnitType; n: number; lent: UnitFacts | null }[] {
  const groups = new Map<string, { unit: UnitType; n: number; lent: UnitFacts | null }>();
  for (const stack of stacks) {
    const lent = lentTo(stack);
    const key = lent === null ? stack.type : `${stack.type} lent`;
    const group = groups.get(key);
    if (group) group.n += stack.n;
    else groups.set(key, { unit: stack.type as UnitType, n: stack.n, lent });
  }
  return [...groups.values()];
}

export const combat = combatOf<UnitType, Purpose>({
  purpose: 'battle',
  order: (pub: Pub) => orderOf(pub),
  fighters(pub: Pub, { system, planet, attacker, defender }, seat): Shooters<UnitType>[] {
    const opponent = seat === attacker ? defender : attacker;
    const bigShips = fightingAt(pub, { system, planet: null }, opponent)
      .filter(({ type }) => type !== 'fighter')
      .reduce((sum, { n }) => sum + n, 0);
    return groupsOf(fightingAt(pub, { system, planet }, seat)).map(({ unit, n, lent }) => {
      const { combat: value, dice = 1 } = lent ?? factsOf(pub, seat, unit);
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
  return groupsOf(stacksOf(v.pub, place, seat, () => true)).flatMap(({ unit, n, lent }) => {
    const card = ability === 'barrage' && lent ? lent : factsOf(v.pub, seat, unit);
    const shot: Shot | undefined = card[ability];
    if (!shot || !hasAbility(v, seat, unit, ability, place, against, card)) return [];
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

/** Units in space that are no ships and sustain hits against ships in a space combat (TI4-NOMA-03). */
const coversOf = (v: Asked, seat: Seat, purpose: Purpose, { system, planet }: Pick<Fight, 'system' | 'planet'>) =>
  purpose === 'battle' && planet === null
    ? stacksAt(v.pub, system).filter(
        (stack) =>
          stack.seat === seat &&
          !fightsInSpace(stack) &&
          v.permission('coversShips', { seat, unit: stack.type as UnitType, system }, false),
      )
    : [];

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
  const there = [...targets(v.pub, seat, purpose, fight), ...coversOf(v, seat, purpose, fight)];
  const isFresh = (type: string): boolean => {
    const all = there.reduce((sum, stack) => sum + (stack.type === type ? stack.n : 0), 0);
    return all > used.filter((name) => unitNamed(name).type === type).length;
  };
  return there
    .filter(
      (stack) =>
        !hasMark(stack, DAMAGED) &&
        isFresh(stack.type) &&
        hasAbility(
          v,
          seat,
          stack.type as UnitType,
          'sustain',
          placeOf(fight),
          by,
          combatCard(v.pub, seat, nameOf(stack)),
        ),
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
