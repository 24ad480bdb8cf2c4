// Who will reach the points that win, and when.

export interface Runner {
  readonly points: number;
  /** Points expected each round from now on. */
  readonly pace: number;
  /** Rounds more (or fewer) because of dangers and strength. */
  readonly delay: number;
}

/** Rounds until each reaches the target. */
export const roundsLeft = ({ points, pace, delay }: Runner, target: number): number =>
  Math.max(0, target - points) / pace + delay;

/** How much a round of lead counts. */
const SHARPNESS = 1.6;

/** The share of the win that each can expect. */
export function shares(runners: readonly Runner[], target: number): number[] {
  const times = runners.map((runner) => roundsLeft(runner, target));
  const first = Math.min(...times);
  const weights = times.map((time) => Math.exp(-SHARPNESS * (time - first)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
