import type { Seat } from '@orrery/kernel';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Pub } from '../shapes.ts';
import { holdOf, onBoard } from './units.ts';

// LIMITS: figures and supplement counters. Counters are not modelled as objects: they are unlimited (TI3-LIMITS-12), but every group of
// Ground Forces or Fighters needs one figure of its own (TI3-LIMITS-04, TI3-LIMITS-06), so there are at most as many groups as figures.

export const limitless = (unit: Unit): boolean => unit === 'ground-force' || unit === 'fighter';

/** Figures left in reinforcements (TI3-LIMITS-01, TI3-LIMITS-02). */
export const figuresLeft = (pub: Pub, seat: Seat, unit: Unit): number =>
  limitless(unit) ? Infinity : facts(unit).figures - onBoard(pub, seat, unit);

/** Groups of Ground Forces: each planet and each transporter with some; of Fighters: each system with some. */
export function groups(pub: Pub, seat: Seat, unit: 'ground-force' | 'fighter'): number {
  let n = 0;
  for (const place in pub.units) {
    for (const s of pub.units[place]!) {
      if (s.seat !== seat) continue;
      if (s.type === unit) n++;
      else if (unit === 'ground-force' && holdOf(s.marks)['ground-force']) n += s.n;
    }
  }
  return n;
}
