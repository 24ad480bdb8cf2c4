/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959964;

/** A figure with its 95 % confidence interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** A share by Wilson's score interval, which stays sensible near 0 and 1. */
export function shareOf(hits: number, tries: number): Estimate {
  if (tries === 0) return { value: 0, low: 0, high: 1 };
  const p = hits / tries;
  const z2 = Z * Z;
  const centre = (p + z2 / (2 * tries)) / (1 + z2 / tries);
  const half = (Z * Math.sqrt((p * (1 - p)) / tries + z2 / (4 * tries * tries))) / (1 + z2 / tries);
  return { value: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** A mean by the normal approximation. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  const value = values.reduce((sum, x) => sum + x, 0) / Math.max(1, n);
  const variance = values.reduce((sum, x) => sum + (x - value) ** 2, 0) / Math.max(1, n - 1);
  const half = n > 1 ? Z * Math.sqrt(variance / n) : 0;
  return { value, low: value - half, high: value + half };
}
