import { USUAL } from './battle.ts';
import type { Battle } from './battle.ts';
import { finderOf, gridOf, roundOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { startOf } from './nodes.ts';

// The same battle backwards: the chances from every pair of states at once, for a board that shows the odds of the next rounds and of each choice.

export interface Outcome {
  readonly first: number;
  readonly draw: number;
  readonly second: number;
}
/** Units of a side, as a board knows them: whole and damaged by class. */
export type Left = { readonly [unit: string]: { readonly whole: number; readonly damaged: number } };
export interface Forecast {
  /** The chances with these units left; null for a state that the battle cannot reach while both keep to their plans. */
  at(first: Left, second: Left): Outcome | null;
}

/** Below this nothing that is shown changes any more. */
const SETTLED = 1e-13;

/** For each pair of states the first side's chance to win, and that nobody is left, if nobody retreats and all rounds are usual ones. */
export function aheadOf(grid: Grid): { win: Float64Array; draw: Float64Array } {
  const [one, two] = grid.halves;
  const width = two.nodes.length;
  const win = new Float64Array(one.nodes.length * width);
  const draw = new Float64Array(one.nodes.length * width);
  const round = roundOf(grid, [USUAL, USUAL]);
  /** Sets the chances of one pair from those it leads to; how much they changed. */
  const update = (i: number, j: number): number => {
    const at = i * width + j;
    const before = win[at]!;
    if (one.alive[i] === 0 || two.alive[j] === 0) {
      win[at] = one.alive[i]! > 0 ? 1 : 0;
      draw[at] = one.alive[i] === 0 && two.alive[j] === 0 ? 1 : 0;
      return 0;
    }
    let stays = 0;
    let wins = 0;
    let draws = 0;
    round(i, j, (toA, toB, p) => {
      if (toA === i && toB === j) stays += p;
      else {
        wins += p * win[toA * width + toB]!;
        draws += p * draw[toA * width + toB]!;
      }
    });
    if (1 - stays < 1e-15) return 0;
    win[at] = wins / (1 - stays);
    draw[at] = draws / (1 - stays);
    return Math.abs(win[at]! - before);
  };
  for (let change = Infinity; change > SETTLED; change = grid.cyclic ? change : 0) {
    change = 0;
    for (let i = one.nodes.length - 1; i >= 0; i--) {
      for (let j = width - 1; j >= 0; j--) change = Math.max(change, update(i, j));
    }
  }
  return { win, draw };
}

export function forecast(battle: Battle): Forecast {
  const grid = gridOf({ ...battle, rounds: [], retreats: [null, null] });
  const [one, two] = grid.halves;
  const width = two.nodes.length;
  const { win, draw } = aheadOf(grid);
  const finders = grid.halves.map((half, side) => finderOf(half, battle.sides[side]!));
  const placeOf = (side: 0 | 1, left: Left): number => {
    const { classes } = battle.sides[side];
    return finders[side]!({
      ...startOf(battle.sides[side]),
      whole: classes.map(({ id }) => left[id]?.whole ?? 0),
      damaged: classes.map(({ id }) => left[id]?.damaged ?? 0),
    });
  };
  return {
    at(first, second) {
      const [i, j] = [placeOf(0, first), placeOf(1, second)];
      if (i >= one.nodes.length || j >= width) return null;
      const at = i * width + j;
      return { first: win[at]!, draw: draw[at]!, second: 1 - win[at]! - draw[at]! };
    },
  };
}
