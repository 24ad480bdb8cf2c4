import type { Seat } from '@orrery/kernel';
import { isSide, unitNamed } from '../../../rules/combat/units.ts';
import { countAt, isStructure } from '../../../rules/units.ts';
import type { Acts } from '../../../rules/windows.ts';
import type { Pub } from '../../../shapes.ts';

// Three texts of the Vuil'raith capture units that are destroyed. Each unit is captured by one of them.

type Destroyed = Acts['destroyed'];

/** Both fight each other in a space or ground combat. */
const areFighting = (pub: Pub, you: Seat, other: Seat): boolean =>
  you !== other &&
  pub.table.stack.some((frame) => {
    if (frame.proc === 'spaceBattle') return isSide(frame, you) && isSide(frame, other);
    return frame.proc === 'groundCombat' && isSide(frame.fight, you) && isSide(frame.fight, other);
  });

/** Devour: units of the opponent in a combat (TI4-VUIL-01). */
export const isDevoured = (pub: Pub, you: Seat, { seat }: Destroyed, type: string): boolean =>
  !isStructure(type) && areFighting(pub, you, seat);
/** Reanimator: own infantry on its planet (TI4-VUIL-06). */
export const isReanimated = (pub: Pub, you: Seat, { seat, place, system }: Destroyed, type: string): boolean =>
  seat === you && type === 'infantry' && place !== system && countAt(pub, place, you, (other) => other === 'mech') > 0;
/** The Terror Between: all others in its system, and those destroyed together with it (TI4-VUIL-05). */
export function isSwallowed(pub: Pub, you: Seat, act: Destroyed, type: string): boolean {
  const isFlagship = (other: string): boolean => other === 'flagship';
  const isHere =
    countAt(pub, act.system, you, isFlagship) > 0 ||
    (act.seat === you && act.units.some((name) => isFlagship(unitNamed(name).type)));
  if (!isHere || isStructure(type) || (act.seat === you && isFlagship(type))) return false;
  return !isDevoured(pub, you, act, type) && !isReanimated(pub, you, act, type);
}
/** Whether any of the units is captured that way. */
export const someOf = (
  fits: (pub: Pub, you: Seat, act: Destroyed, type: string) => boolean,
  pub: Pub,
  you: Seat,
  act: Destroyed,
): boolean => act.units.some((name) => fits(pub, you, act, unitNamed(name).type));
