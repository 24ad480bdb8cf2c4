import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Captive } from '../../board.ts';
import type { UnitType } from '../../content/units/index.ts';
import type { Pub, Table, Ti4 } from '../../shapes.ts';
import { unitNamed } from '../combat/units.ts';
import { systemsOf } from '../systems.ts';
import type { Acts } from '../windows.ts';
import { countAt, hasShips, isLimited, isStructure, placesIn } from '../units.ts';

// CAPT: units on the sheet of another player. A captured ship or mech is its owner's figure and is missed; a captured fighter or infantry is a
// token of nobody (TI4-CAPT-01, TI4-CAPT-03).

/** Ships of a player, and none of the other's, where the other has a dock; not while both fight there (TI4-CAPT-04). */
const blockades = (pub: Pub, seat: Seat, other: Seat): boolean =>
  systemsOf(pub).some(
    (system) =>
      placesIn(system).some((place) => countAt(pub, place, other, (type) => type === 'space-dock') > 0) &&
      hasShips(pub, system, seat) &&
      !hasShips(pub, system, other) &&
      !pub.table.stack.some((frame) => frame.proc === 'spaceBattle' && frame.system === system),
  );
/** Nobody captures units of a player who blockades one of their docks (TI4-CAPT-04). */
export const mayCapture = (pub: Pub, by: Seat, of: Seat): boolean => by === of || !blockades(pub, of, by);

/** A unit that has left the board, or reinforcements, comes to a player's sheet. */
export function capture(t: Table, by: Seat, of: Seat, unit: UnitType): void {
  if (!mayCapture(t.pub, by, of)) return;
  t.pub.captured = [...t.pub.captured, { by, of: isLimited(unit) ? of : null, unit }];
  t.emit('captured', { by, of, unit });
}
/** Of units that were destroyed together those that fit come to a player's sheet; structures never do. */
export function captureDestroyed(
  t: Table,
  by: Seat,
  { seat, units }: Acts['destroyed'],
  fits: (type: UnitType) => boolean = () => true,
): void {
  for (const { type } of units.map(unitNamed)) if (!isStructure(type) && fits(type)) capture(t, by, seat, type);
}
/** It goes back to its owner's reinforcements, or the token to the supply (TI4-CAPT-02). */
export function release(t: Table, captive: Captive): void {
  const at = t.pub.captured.findIndex(
    ({ by, of, unit }) => by === captive.by && of === captive.of && unit === captive.unit,
  );
  if (at < 0) throw new Error(`no captured ${captive.unit} of seat ${captive.by}`);
  t.pub.captured = t.pub.captured.filter((_, i) => i !== at);
  t.emit('released', captive);
}
/** A captive as answers name it: "2:cruiser", ":fighter" for a token of nobody, "2:cruiser#2" for the second of equals. */
export function captiveIds(pub: Pub, by: Seat, fits: (unit: UnitType) => boolean): string[] {
  const seen = new Map<string, number>();
  return captivesOf(pub, by)
    .filter(({ unit }) => fits(unit))
    .map(({ of, unit }) => {
      const id = `${of ?? ''}:${unit}`;
      const n = (seen.get(id) ?? 0) + 1;
      seen.set(id, n);
      return n === 1 ? id : `${id}#${n}`;
    });
}
export function captiveNamed(by: Seat, id: string): Captive {
  const [of, unit] = id.split('#')[0]!.split(':') as [string, UnitType];
  return { by, of: of === '' ? null : Number(of), unit };
}
export const captivesOf = (pub: Pub, by: Seat): Captive[] => pub.captured.filter((captive) => captive.by === by);

/** A captive whose owner blockades a dock of the captor; one's own units wait (TI4-CAPT-05, TI4-CAPT-06). */
const freed = (pub: Pub): Captive | undefined =>
  pub.captured.find(({ by, of }) => of !== null && of !== by && blockades(pub, of, by));

export const capturePart = part<Ti4>()({
  procedures: {
    releaseCaptive: flow<Ti4>()('releaseCaptive', {
      release: (t, f) => {
        release(t, f.captive);
        return t.end();
      },
    }),
  },
  invariants: [
    (pub) => {
      const captive = pub.captured.length === 0 ? undefined : freed(pub);
      return captive ? { proc: 'releaseCaptive', locals: { captive } } : null;
    },
  ],
});
