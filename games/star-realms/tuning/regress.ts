import { solve } from './fit.ts';

/** A position, as the evaluation describes it, and whether it was won. */
export interface Sample {
  features: readonly number[];
  won: number;
}

export const chanceOf = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, x, i) => sum + x * weights[i]!, 0)));

/** Logistic regression by Newton's method, with a little doubt about every weight. */
const DOUBT = 2;
export const regress = (samples: readonly Sample[], n: number): number[] => {
  const each = Array.from({ length: n }, (_, i) => i);
  let weights = each.map(() => 0);
  for (let round = 0; round < 12; round++) {
    const a = each.map((i) => each.map((j) => (i === j ? DOUBT : 0)));
    const b = each.map((i) => -DOUBT * weights[i]!);
    for (const { features, won } of samples) {
      const p = chanceOf(weights, features);
      for (const i of each) {
        if (features[i] === 0) continue;
        b[i]! += (won - p) * features[i]!;
        for (const j of each) a[i]![j]! += p * (1 - p) * features[i]! * features[j]!;
      }
    }
    const step = solve(a, b);
    weights = weights.map((w, i) => w + step[i]!);
  }
  return weights;
};
