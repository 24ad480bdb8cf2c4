import { addUnits } from '@orrery/kernel';
import type { Seat, Stack } from '@orrery/kernel';
import type { Board } from '../board.ts';
import { FIGURES, UNIT_TYPES, unitFacts } from '../content/units/index.ts';
import { mirageIn } from '../content/planets.ts';
import { technologyFacts } from '../content/technologies.ts';
import type { UnitFacts, UnitId, UnitType } from '../content/units/index.ts';
import type { Asked } from '../shapes.ts';
import type { UnitAbility } from './queries.ts';
import { planetsIn, systemOf } from './systems.ts';

// UNIT: what stands where, and what the figures of a player can do.

export const DAMAGED = 'damaged';
/** The mark of ground forces that take part in a space combat as ships. */
export const AS_SHIP = 'as-ship';
type Units = Pick<Board, 'units'>;
type Sheets = Pick<Board, 'sheets'>;

/** The unit card that stands for a type of figure; generic ones carry the name of their type. */
export const cardOf = (pub: Sheets, seat: Seat, type: UnitType): UnitId =>
  pub.sheets[seat]!.units[type] ?? (type as UnitId);
export const factsOf = (pub: Sheets, seat: Seat, type: UnitType): UnitFacts => unitFacts(cardOf(pub, seat, type));
/** Whether figures of a type may be produced or placed: some need the technology of their card (TI4-CTE-23). */
export const isKnown = (pub: Sheets, seat: Seat, type: UnitType): boolean =>
  !factsOf(pub, seat, type).locked ||
  pub.sheets[seat]!.technologies.some((id) => technologyFacts(id).unit === cardOf(pub, seat, type));

export const capacityOf = (v: Asked, seat: Seat, unit: UnitType): number =>
  v.number('capacity', { seat, unit }, factsOf(v.pub, seat, unit).capacity ?? 0);
/** Whether a fighter or ground force counts against the capacity of ships that carry it or lie beside it. */
export const takesRoom = (v: Asked, seat: Seat, unit: UnitType): boolean =>
  v.permission('takesRoom', { seat, unit }, true);
/** Whether a unit has an ability where it is: what its card prints, unless a component takes or gives it (TI4-ABL-11). */
export const hasAbility = (
  v: Asked,
  seat: Seat,
  unit: UnitType,
  ability: UnitAbility,
  at: string,
  against: Seat | null = null,
  /** The card that says it, where it is not the unit's own. */
  card: UnitFacts = factsOf(v.pub, seat, unit),
): boolean => v.permission('hasAbility', { seat, unit, ability, place: at, against }, card[ability] !== undefined);

/** Ships, ground forces or structures (TI4-UNIT-01). */
export const kindOf = (type: UnitType): 'ship' | 'ground-force' | 'structure' => FIGURES[type].kind;
export const isShip = (type: string): boolean => kindOf(type as UnitType) === 'ship';
export const isGroundForce = (type: string): boolean => kindOf(type as UnitType) === 'ground-force';
export const isStructure = (type: string): boolean => kindOf(type as UnitType) === 'structure';
/** Ground forces of a player: a card may make a structure one as well (TI4-ULTI-04). */
export const isForceOf =
  (pub: Sheets, seat: Seat) =>
  (type: string): boolean =>
    isGroundForce(type) || factsOf(pub, seat, type as UnitType).groundForce === true;

export const stacksAt = (pub: Units, place: string): readonly Stack[] => pub.units[place] ?? [];
/** Players with units at a place, in the order of their stacks. */
export function seatsAt(pub: Units, place: string): Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of stacksAt(pub, place)) if (!seats.includes(seat)) seats.push(seat);
  return seats;
}
export function countAt(pub: Units, place: string, seat: Seat, fits: (type: UnitType) => boolean): number {
  let n = 0;
  for (const stack of stacksAt(pub, place)) if (stack.seat === seat && fits(stack.type as UnitType)) n += stack.n;
  return n;
}
/** Where units of a system can be: its space area and its planets. */
export function placesIn(system: string): string[] {
  const planets = planetsIn(system);
  // Mirage may have been found where no planet is printed.
  return [system, ...(planets.length > 0 ? planets : [mirageIn(system)])];
}

export const hasShips = (pub: Units, system: string, seat: Seat): boolean =>
  stacksAt(pub, system).some((stack) => stack.seat === seat && isShip(stack.type));
export const hasUnits = (pub: Units, system: string, seat: Seat): boolean =>
  placesIn(system).some((place) => stacksAt(pub, place).some((stack) => stack.seat === seat));

/** What the fleet pool limits: ships that are no fighters (TI4-CAP-01, TI4-CAP-02). */
export const fleetSize = (pub: Units, system: string, seat: Seat): number =>
  countAt(pub, system, seat, (type) => isShip(type) && type !== 'fighter');

/** Figures of a type on the whole board. */
export function onBoard(pub: Units, seat: Seat, type: UnitType): number {
  let n = 0;
  for (const place in pub.units) n += countAt(pub, place, seat, (other) => other === type);
  return n;
}
/** Fighters and infantry go beyond their figures by tokens; all others end with them (TI4-COMP-06, TI4-COMP-07). */
export const isLimited = (type: UnitType): boolean => type !== 'fighter' && type !== 'infantry';
/** In reinforcements: not on the board, and not captured (TI4-UNIT-15, TI4-CAPT-01). */
export const figuresLeft = (pub: Units & Pick<Board, 'captured'>, seat: Seat, type: UnitType): number =>
  isLimited(type)
    ? FIGURES[type].figures -
      onBoard(pub, seat, type) -
      pub.captured.filter(({ of, unit }) => of === seat && unit === type).length
    : Infinity;

/** What moves from system to system: ships, and docks that are in space (TI4-SAAR-03). */
export const movesAsShip = (pub: Sheets, seat: Seat, type: UnitType): boolean =>
  isShip(type) || floats(pub, seat, type);
/** Docks of a player that stand in space instead of on planets. */
export const floats = (pub: Sheets, seat: Seat, type: UnitType): boolean =>
  isStructure(type) && factsOf(pub, seat, type).move !== undefined;
/** Where a unit comes to stand that is placed on a planet: some docks float above it (TI4-SAAR-04). */
export const standingAt = (pub: Sheets, seat: Seat, type: UnitType, at: string): string =>
  floats(pub, seat, type) ? systemOf(at) : at;

export const place = (pub: Units, at: string, seat: Seat, type: UnitType, n = 1): void =>
  addUnits(pub.units, at, seat, type, n);

/** All types, what makes room for others first. */
export const TYPES: readonly UnitType[] = UNIT_TYPES;
