import type { Seat } from '@orrery/kernel';
import { figuresLeft } from '../../rules/limits.ts';
import { planetsOf } from '../../rules/systems.ts';
import { destroy, nameOf, place, shipNamed, shipsOf } from '../../rules/units.ts';
import type { Asked, Picked, Pub, Table } from '../../shapes.ts';
import { refreshedOf } from '../aims.ts';
import type { Unit } from '../units.ts';

// What decisions of the council have in common: players choose one after another in the order of play (rules/choices.ts).

export const inTurn = (pub: Pub): Seat[] => pub.order.filter((seat) => !pub.table.out.includes(seat));

/** Who is asked, with what to choose from; those without candidates are not. */
export const asking = (seats: readonly Seat[], from: (seat: Seat) => string[]): Asked[] =>
  seats.map((seat) => ({ seat, from: from(seat) })).filter((one) => one.from.length > 0);
export const memo = { picks: [] as Picked[] };

/** Free units come from reinforcements, as far as there are figures. */
export function raise(t: Table, seat: Seat, at: string, unit: Unit, n: number): void {
  const placed = Math.min(n, figuresLeft(t.pub, seat, unit));
  if (placed <= 0) return;
  place(t.pub, at, seat, unit, placed);
  t.emit('placed', { seat, place: at, units: [{ unit, n: placed }] });
}

export function exhaust(t: Table, planet: string): void {
  if (t.pub.planets[planet]!.exhausted) return;
  t.pub.planets[planet]!.exhausted = true;
  t.emit('exhausted', { planet });
}

/** The next player who has to exhaust a planet and has one left; the list grows shorter by that. */
export function nextToExhaust(pub: Pub, left: Seat[]): Asked | null {
  for (let seat = left.shift(); seat !== undefined; seat = left.shift()) {
    const from = refreshedOf(pub, seat);
    if (from.length > 0) return { seat, from };
  }
  return null;
}

/** Each player chooses an own planet for a free Ground Force. */
export const planetsToGuard = (pub: Pub, seats: readonly Seat[]): Asked[] =>
  asking(seats, (seat) => planetsOf(pub, seat));

/** Great ships of a player in a system as an answer names them: 'system seat ship'. */
export const shipsIn = (pub: Pub, system: string, seat: Seat): string[] =>
  shipsOf(pub, system, seat)
    .filter(({ type }) => type !== 'fighter')
    .map((stack) => `${system} ${seat} ${nameOf(stack)}`);

/** A ship that was named so is destroyed. */
export function lose(t: Table, picked: string): void {
  const [system, seat, ...name] = picked.split(' ') as [string, string, ...string[]];
  const { unit, marks } = shipNamed(name.join(' '));
  destroy(t, system, Number(seat), unit, 1, marks);
}
