import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../content/units/index.ts';
import type { Pub, Ti4 } from '../shapes.ts';
import { figureIds, figureOf, stacksOfSeat } from './figures.ts';
import type { Figure } from './figures.ts';
import { takeOff } from './combat/units.ts';
import { nameOf } from './combat/units.ts';
import { systemOf } from './systems.ts';
import { hasToken } from './tokens.ts';
import { figuresLeft, isLimited } from './units.ts';

// COMP: where no figure of a type is left, one may be taken back from a system without an own command token; it is placed at once (TI4-COMP-11).

const takable = (pub: Pub, seat: Seat, unit: UnitType): Figure[] =>
  stacksOfSeat(pub, seat, ({ type }, place) => type === unit && !hasToken(pub, systemOf(place), seat));

/** Figures that can be placed: those in reinforcements, and those that can be taken back. */
export const figuresAtHand = (pub: Pub, seat: Seat, unit: UnitType): number =>
  isLimited(unit)
    ? figuresLeft(pub, seat, unit) + takable(pub, seat, unit).reduce((sum, { stack }) => sum + stack.n, 0)
    : Infinity;

export const reinforcementsPart = part<Ti4>()({
  procedures: {
    takeBack: flow<Ti4>()('takeBack', {
      choose: (t, f) => {
        const from = figureIds(takable(t.pub, f.seat, f.unit));
        const max = Math.min(from.length, f.n - figuresLeft(t.pub, f.seat, f.unit));
        f.chosen = [];
        if (!isLimited(f.unit) || max <= 0) return t.next;
        f.chosen = from;
        // Nobody is made to take figures back; whoever produces has chosen to.
        const min = f.isFree ? 0 : max;
        if (from.length === min) return t.next;
        const asked = { what: 'unit' as const, from, for: null, rule: 'TI4-COMP-11', min, max };
        return t.ask(f.seat, 'pickSome', asked, 'chosen');
      },
      take: (t, f) => {
        for (const id of f.chosen!) {
          const { stack, place } = figureOf(t.pub, f.seat, id);
          const name = nameOf(stack);
          takeOff(t, place, f.seat, [name]);
          t.emit('removed', { seat: f.seat, place, units: [name] });
        }
        return t.end();
      },
    }),
  },
});
