import type { Seat } from '@orrery/kernel';

// Strategy cards decide who plays when.

/** Who chooses a card, one after another: round after round in the same order, without those who do not choose in a round. */
export const picksOf = (
  order: readonly Seat[],
  rounds: number,
  chooses: (seat: Seat, round: number) => boolean,
): Seat[] => Array.from({ length: rounds }, (_, round) => order.filter((seat) => chooses(seat, round))).flat();

/** The first who may act after a seat, round the order; a seat alone follows itself. Null: nobody may. */
export function nextToAct(order: readonly Seat[], after: Seat | null, mayAct: (seat: Seat) => boolean): Seat | null {
  const from = after === null ? 0 : order.indexOf(after) + 1;
  return [...order.slice(from), ...order.slice(0, from)].find(mayAct) ?? null;
}

/** By the lowest number first; those whose numbers are equal stay in the order in which they came. */
export const byInitiative = (seats: readonly Seat[], numberOf: (seat: Seat) => number): Seat[] =>
  seats
    .map((seat) => ({ seat, number: numberOf(seat) }))
    .toSorted((a, b) => (a.number === b.number ? 0 : a.number - b.number))
    .map(({ seat }) => seat);
