/** Chance from outside the rules: a whole number from 0 to n - 1. */
export type Below = (n: number) => number;

/** Something that could be done, and what it is worth. */
export interface Scored<A> {
  readonly answer: A;
  readonly score: number;
}

/** The best by a measure; of equals the first. Null where there is nothing. */
export function bestOf<A>(all: readonly A[], measure: (one: A) => number): A | null {
  let best: A | null = null;
  let most = -Infinity;
  for (const one of all) {
    const worth = measure(one);
    if (worth > most) [best, most] = [one, worth];
  }
  return best;
}

const FINE = 1 << 20;

/** One of them, the better the likelier: at temperature 0 the best, at high ones any that is not far behind. */
export function softly<A>(all: readonly Scored<A>[], temperature: number, below: Below): A | null {
  const best = bestOf(all, ({ score }) => score);
  if (best === null || temperature <= 0) return best && best.answer;
  const weights = all.map(({ score }) => Math.exp((score - best.score) / temperature));
  let at = (below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { answer }] of all.entries()) {
    at -= weights[i]!;
    if (at < 0) return answer;
  }
  return best.answer;
}
