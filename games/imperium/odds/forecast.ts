import type { Battle } from './battle.ts';
import { finderOf, gridOf } from './exact.ts';
import type { Half } from './exact.ts';
import type { Node } from './nodes.ts';

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

export function forecast(battle: Battle): Forecast {
  const { halves } = gridOf({ ...battle, rounds: [], retreat: null });
  const [one, two] = halves;
  const width = two.nodes.length;
  const win = new Float64Array(one.nodes.length * width);
  const draw = new Float64Array(one.nodes.length * width);
  const cyclic = battle.sides.some(({ repairs }) => repairs);
  for (let change = Infinity; change > SETTLED; change = cyclic ? change : 0) {
    change = 0;
    for (let i = one.nodes.length - 1; i >= 0; i--) {
      for (let j = width - 1; j >= 0; j--) change = Math.max(change, update(halves, i, j, win, draw));
    }
  }
  const counters = (side: 0 | 1): Pick<Node, 'directHits' | 'shields'> => ({
    directHits: battle.sides[side].directHits,
    shields: battle.sides[side].shields,
  });
  const finders = halves.map((half, side) => finderOf(half, battle.sides[side]!));
  const placeOf = (side: 0 | 1, left: Left): number => {
    const { classes } = battle.sides[side];
    return finders[side]!({
      whole: classes.map(({ id }) => left[id]?.whole ?? 0),
      damaged: classes.map(({ id }) => left[id]?.damaged ?? 0),
      ...counters(side),
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

/** Sets the chances of one pair from those it leads to; how much they changed. */
function update(
  [one, two]: readonly [Half, Half],
  i: number,
  j: number,
  win: Float64Array,
  draw: Float64Array,
): number {
  const width = two.nodes.length;
  const at = i * width + j;
  const before = win[at]!;
  if (one.alive[i] === 0 || two.alive[j] === 0) {
    win[at] = one.alive[i]! > 0 ? 1 : 0;
    draw[at] = one.alive[i] === 0 && two.alive[j] === 0 ? 1 : 0;
    return 0;
  }
  const [a, b] = [one.hits[i]!, two.hits[j]!];
  const [rowA, rowB] = [one.rows[i]!, two.rows[j]!];
  let stays = 0;
  let wins = 0;
  let draws = 0;
  for (let hb = 0; hb < b.length; hb++) {
    const toA = rowA[Math.min(hb, rowA.length - 1)]!;
    for (let ha = 0; ha < a.length; ha++) {
      const toB = rowB[Math.min(ha, rowB.length - 1)]!;
      const p = b[hb]! * a[ha]!;
      if (toA === i && toB === j) stays += p;
      else {
        wins += p * win[toA * width + toB]!;
        draws += p * draw[toA * width + toB]!;
      }
    }
  }
  if (1 - stays < 1e-15) return 0;
  win[at] = wins / (1 - stays);
  draw[at] = draws / (1 - stays);
  return Math.abs(win[at]! - before);
}
