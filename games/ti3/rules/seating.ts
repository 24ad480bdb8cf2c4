import type { Seat } from '@orrery/kernel';
import type { Board } from '../shapes.ts';

// "Clockwise" is the order of the home systems around Mecatol Rex (TI3-GALAXY-07).

/** All seats clockwise, this one first. */
export function clockwiseFrom({ seating }: Pick<Board, 'seating'>, seat: Seat): Seat[] {
  const at = seating.indexOf(seat);
  return [...seating.slice(at), ...seating.slice(0, at)];
}

/** All other seats, clockwise from the left of this one. */
export const clockwise = (pub: Pick<Board, 'seating'>, seat: Seat): Seat[] => clockwiseFrom(pub, seat).slice(1);

/** Who sits to the left, and who to the right. */
export const neighboursAtTable = (pub: Pick<Board, 'seating'>, seat: Seat): Seat[] => {
  const others = clockwise(pub, seat);
  return [others[0]!, others.at(-1)!];
};
