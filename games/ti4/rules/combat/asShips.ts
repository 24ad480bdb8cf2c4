import { addUnits, hasMark, marksOf, removeUnits, withMark } from '@orrery/kernel';
import type { Seat, Stack } from '@orrery/kernel';
import type { Table } from '../../shapes.ts';
import { AS_SHIP, stacksAt } from '../units.ts';

// Ground forces that take part in a space combat as ships (TI4-NEKR-07, TI4-NAAZ-03).

/** Where a ground force that fights as a ship stands. */
const HOME = 'on-';
/** Figures of a stack fight in the space of a system; they may come from a planet. */
export function fightAsShip(
  t: Table,
  seat: Seat,
  system: string,
  { type, marks, n }: Pick<Stack, 'type' | 'marks' | 'n'>,
  at: string,
): void {
  const fighting = withMark(marks, AS_SHIP);
  removeUnits(t.pub.units, at, seat, type, n, marks);
  addUnits(t.pub.units, system, seat, type, n, at === system ? fighting : withMark(fighting, HOME + at));
}
/** Ground forces go back to where they stood. */
export function standDown(t: Table, seat: Seat, system: string): void {
  const { units } = t.pub;
  for (const place of Object.keys(units))
    for (const stack of stacksAt(t.pub, place).slice()) {
      if (stack.seat !== seat || !hasMark(stack, AS_SHIP)) continue;
      const { type, marks, n } = stack;
      const each = marks.split(' ');
      const home = each.find((mark) => mark.startsWith(HOME))?.slice(HOME.length);
      const plain = marksOf(each.filter((mark) => mark !== AS_SHIP && !mark.startsWith(HOME)));
      removeUnits(units, place, seat, type, n, marks);
      addUnits(units, place === system && home ? home : place, seat, type, n, plain);
    }
}
