import type { Shapes, State } from '@orrery/kernel';
import type { Series } from './board.ts';

/**
 * One value a seat when play begins (0), and at the end of every turn or round, by its number. `count` tells in which one a state is; what
 * lies before the first, where setting up counts as 0, is left out.
 */
export function seriesOf<S extends { pub: unknown }>(
  name: string,
  states: readonly State<Shapes>[],
  read: { count: (state: S) => number; seats: (state: S) => number; value: (state: S, seat: number) => number },
): Series {
  // The frame knows no game's shapes; the board that asks reads states of its own game only.
  const all = states as unknown as readonly S[];
  const begun = all.findIndex((state) => read.count(state) > 0);
  const at = all.flatMap((state, i) =>
    i >= begun && (i === begun || i === all.length - 1 || read.count(state) !== read.count(all[i - 1]!)) ? [i] : [],
  );
  const seats = all.length === 0 ? 0 : read.seats(all.at(-1)!);
  return {
    name,
    at,
    x: at.map((i) => Math.max(0, read.count(all[i]!) - (i === all.length - 1 ? 0 : 1))),
    values: Array.from({ length: seats }, (_, seat) => at.map((i) => read.value(all[i]!, seat))),
  };
}
