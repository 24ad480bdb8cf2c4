import type { Flow, Name, Next, Seat } from '@orrery/kernel';
import type { Table, Ti4 } from '../shapes.ts';
import { figuresOf, takeOff } from './combat/units.ts';
import { moment } from './moments.ts';
import { isStructure, stacksAt } from './units.ts';

// CTRL: planets change hands.

/** The card comes exhausted; structures of others are destroyed (TI4-INV-06). */
export function takeControl(t: Table, seat: Seat, planet: string): void {
  const others = stacksAt(t.pub, planet).filter((stack) => stack.seat !== seat && isStructure(stack.type));
  for (const stack of others) {
    const units = figuresOf([stack]);
    takeOff(t, planet, stack.seat, units);
    t.emit('destroyed', { seat: stack.seat, place: planet, units });
  }
  if (t.pub.planets[planet]!.owner === seat) return;
  t.pub.planets[planet] = { ...t.pub.planets[planet]!, owner: seat, exhausted: true };
  t.emit('controls', { seat, planet });
}

/** A player gains control of a planet, unless something prevents it. */
export const gainControl = <P extends Name<Ti4['frames']>>(t: Flow<Ti4, P>, seat: Seat, planet: string): Next =>
  moment(t, 'control', { seat, planet, from: t.pub.planets[planet]!.owner, prevented: false });
