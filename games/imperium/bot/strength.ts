// How strong forces are, without dice: good enough to propose a battle, cheap enough to look at every system. The formulas were fitted to
// random pairs of fleets; their error is about five points in a hundred. Exact odds stand in `../odds/`.

/** Units that fight together. */
export interface Force {
  /** Hits expected in one round. */
  readonly hits: number;
  /** Hits they can take before nobody is left. */
  readonly takes: number;
  /** What they cost. */
  readonly worth: number;
}
export const NO_FORCE: Force = { hits: 0, takes: 0, worth: 0 };

export const together = (forces: readonly Force[]): Force =>
  forces.reduce(
    (sum, one) => ({ hits: sum.hits + one.hits, takes: sum.takes + one.takes, worth: sum.worth + one.worth }),
    NO_FORCE,
  );

/** What is left on average after so many hits; the cheap ones go first, so the worth falls slower than the number. */
export function after(force: Force, hits: number): Force {
  if (hits <= 0 || force.takes <= 0) return force;
  const left = Math.max(0, 1 - hits / force.takes);
  return { hits: force.hits * left, takes: force.takes * left, worth: force.worth * Math.sqrt(left) };
}

const strength = ({ hits, takes }: Force): number => Math.sqrt(hits * takes);

/** How steeply numbers decide; the larger the battle, the less is left to luck. */
const STEEPNESS = 2.1;

/** The chance to win against a foe who fights to the end. */
export function winChance(own: Force, foe: Force): number {
  if (own.takes <= 0) return 0;
  if (foe.takes <= 0) return 1;
  const [mine, theirs] = [strength(own), strength(foe)];
  if (mine === 0) return theirs === 0 ? 0.5 : 0;
  return 1 / (1 + (theirs / mine) ** (STEEPNESS * Math.sqrt(own.takes + foe.takes)));
}

/** Measured: the share of the own worth that is lost, by the foe's strength in units of the own. */
const LOST: readonly (readonly [ratio: number, share: number])[] = [
  [0, 0],
  [0.5, 0.05],
  [0.6, 0.11],
  [0.7, 0.22],
  [0.8, 0.34],
  [0.9, 0.52],
  [1, 0.71],
  [1.2, 0.9],
  [2, 1],
];

/** What a battle costs on average, in worth. */
export function lossOf(own: Force, foe: Force): number {
  if (own.takes <= 0 || foe.takes <= 0) return 0;
  const mine = strength(own);
  const ratio = mine === 0 ? 2 : Math.min(2, strength(foe) / mine);
  const at = LOST.findIndex(([to]) => ratio <= to);
  const [to, most] = LOST[at]!;
  if (at === 0) return 0;
  const [from, least] = LOST[at - 1]!;
  return own.worth * (least + ((most - least) * (ratio - from)) / (to - from));
}
