import type { Shapes, State } from '@orrery/kernel';
import type { Series } from './board.ts';

/**
 * One value a seat at the end of every turn or round, and at the start of the match as that of none. `count` tells in which one a state is;
 * what several turns bring in one step is seen at the last of them.
 */
export function seriesOf<S extends { pub: unknown }>(
  name: string,
  states: readonly State<Shapes>[],
  read: { count: (state: S) => number; seats: (state: S) => number; value: (state: S, seat: number) => number },
): Series {
  // The frame knows no game's shapes; the board that asks reads states of its own game only.
  const all = states as unknown as readonly S[];
  const ends = new Map<number, number>();
  for (const [i, state] of all.entries()) {
    const isLast = i === all.length - 1;
    // The first state of a turn shows what the one before has brought.
    if (i === 0 || isLast || read.count(state) !== read.count(all[i - 1]!))
      ends.set(isLast ? read.count(state) : Math.max(0, read.count(state) - 1), i);
  }
  const at = [...ends.values()];
  const seats = all.length === 0 ? 0 : read.seats(all.at(-1)!);
  return {
    name,
    at,
    x: [...ends.keys()],
    values: Array.from({ length: seats }, (_, seat) => at.map((i) => read.value(all[i]!, seat))),
  };
}
