import type { Seat } from '@orrery/kernel';

// Victory points decide; where several have as many, the first in the order of play.

/** The first who has reached the target. */
export const firstToReach = (order: readonly Seat[], pointsOf: (seat: Seat) => number, target: number): Seat | null =>
  order.find((seat) => pointsOf(seat) >= target) ?? null;

/** The first of those with the most points. */
export function mostPointsOf(order: readonly Seat[], pointsOf: (seat: Seat) => number): Seat {
  const most = Math.max(...order.map(pointsOf));
  return order.find((seat) => pointsOf(seat) === most)!;
}
