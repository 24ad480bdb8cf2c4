/** Whole percents that add up to 100. What is possible is never shown as 0, nor what is not certain as 100. */
export function percents(chances: readonly number[]): number[] {
  const exact = chances.map((p) => 100 * p);
  const rounded = exact.map(Math.floor);
  const order = exact.map((p, i) => ({ i, rest: p - Math.floor(p) })).toSorted((a, b) => b.rest - a.rest);
  let left = 100 - rounded.reduce((sum, n) => sum + n, 0);
  for (const { i } of order) {
    if (left <= 0) break;
    rounded[i]!++;
    left--;
  }
  return rounded;
}
