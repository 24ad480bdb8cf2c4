import type { Seat } from './types.ts';

// Orders of seats, without those that are out of the game.

interface Seated {
  readonly table: { readonly seats: number; readonly out: readonly Seat[] };
}

/** Everybody, clockwise from a seat (seat 0 where none is named). */
export function clockwise({ table }: Seated, from: Seat = 0): Seat[] {
  const all = Array.from({ length: table.seats }, (_, i) => (from + i) % table.seats);
  return table.out.length === 0 ? all : all.filter((seat) => !table.out.includes(seat));
}

/** Everybody else, clockwise from the next seat. */
export const othersFrom = (pub: Seated, seat: Seat): Seat[] => clockwise(pub, seat).filter((other) => other !== seat);

/** The next seat clockwise that is still in the game; the seat itself where nobody else is. */
export const nextSeat = (pub: Seated, seat: Seat): Seat => othersFrom(pub, seat)[0] ?? seat;

/** A given order, turned so that it begins with a seat. */
export function startingWith(order: readonly Seat[], seat: Seat): Seat[] {
  const at = order.indexOf(seat);
  return at < 0 ? order.slice() : [...order.slice(at), ...order.slice(0, at)];
}
