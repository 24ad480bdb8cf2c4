import type { Shapes, State } from '@orrery/kernel';
import type { Series } from './board.ts';

/** One value a seat at the start of every turn or round, and at the end. `count` tells in which one a state is. */
export function seriesOf<S extends { pub: unknown }>(
  name: string,
  states: readonly State<Shapes>[],
  read: { count: (state: S) => number; seats: (state: S) => number; value: (state: S, seat: number) => number },
): Series {
  // The frame knows no game's shapes; the board that asks reads states of its own game only.
  const all = states as unknown as readonly S[];
  const at = all.flatMap((state, i) =>
    i === 0 || i === all.length - 1 || read.count(state) !== read.count(all[i - 1]!) ? [i] : [],
  );
  const seats = all.length === 0 ? 0 : read.seats(all.at(-1)!);
  return {
    name,
    at,
    x: at.map((_, i) => i),
    values: Array.from({ length: seats }, (_, seat) => at.map((i) => read.value(all[i]!, seat))),
  };
}
