import type { Seat } from '@orrery/kernel';
import type { Table } from '../shapes.ts';
import { figuresOf, takeOff } from './combat/units.ts';
import { legendaryCard } from './expansion/decks.ts';
import { bySummary } from './reading.ts';
import { isStructure, stacksAt } from './units.ts';

// CTRL: a planet changes hands.

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
  // What lies on the planet goes with it.
  for (const [id, { on, ability, holder }] of Object.entries(t.pub.table.components)) {
    if (on !== planet) continue;
    t.changeComponent(id, { holder: seat });
    // By the summary the card of a legendary planet comes exhausted, as the planet does (TI4-PLAN-05).
    if (bySummary(t.pub) && ability === legendaryCard(planet) && holder === null)
      t.changeComponent(id, { ready: false });
  }
  t.emit('controls', { seat, planet });
}
