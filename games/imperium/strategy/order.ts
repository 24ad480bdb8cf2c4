import type { Seat } from '@orrery/kernel';

// Strategy cards decide who plays when.

/** By the lowest number first; those whose numbers are equal stay in the order in which they came. */
export const byInitiative = (seats: readonly Seat[], numberOf: (seat: Seat) => number): Seat[] =>
  seats
    .map((seat) => ({ seat, number: numberOf(seat) }))
    .toSorted((a, b) => (a.number === b.number ? 0 : a.number - b.number))
    .map(({ seat }) => seat);
