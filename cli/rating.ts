import { sampler } from '@orrery/kernel';
import type { Outcome } from './playTask.ts';
import type { Estimate } from '@orrery/games/estimates';

// Ratings by the Bradley-Terry model on the Elo scale: 400 points are odds of ten to one; the mean is 1500. Every game counts as a comparison
// of each pair at its table. Intervals come from playing the same ladder again with games drawn from those played (bootstrap).

const SCALE = 400 / Math.LN10;
const MEAN = 1500;
/** Half a game drawn between each pair: keeps the rating of one who never lost finite. */
const PRIOR = 0.5;
const RESAMPLES = 200;

/** wins[i][j]: games in which i came before j; a tie is half for each. */
export type Wins = number[][];

export function winsOf(outcomes: readonly Outcome[], names: readonly string[]): Wins {
  const wins: Wins = names.map(() => names.map(() => 0));
  for (const { result, bots } of outcomes) {
    if (!result) continue;
    const place = (seat: number) => (result.winners.includes(seat) ? Infinity : result.scores[seat]!);
    for (let a = 0; a < bots.length; a++)
      for (let b = a + 1; b < bots.length; b++) {
        const i = names.indexOf(bots[a]!);
        const j = names.indexOf(bots[b]!);
        if (i === j) continue;
        const share = place(a) === place(b) ? 0.5 : place(a) > place(b) ? 1 : 0;
        wins[i]![j]! += share;
        wins[j]![i]! += 1 - share;
      }
  }
  return wins;
}

/** Maximum likelihood by Hunter's minorisation-maximisation. */
export function ratings(wins: Wins): number[] {
  const each = wins.map((_, i) => i);
  const won = (i: number, j: number) => wins[i]![j]! + (i === j ? 0 : PRIOR / 2);
  let strength = each.map(() => 1);
  for (let round = 0; round < 2000; round++) {
    const next = each.map((i) => {
      let total = 0;
      let expected = 0;
      for (const j of each) {
        if (i === j) continue;
        total += won(i, j);
        expected += (won(i, j) + won(j, i)) / (strength[i]! + strength[j]!);
      }
      return total / expected;
    });
    const mean = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / next.length);
    const moved = Math.max(...each.map((i) => Math.abs(Math.log(next[i]! / mean / strength[i]!))));
    strength = next.map((s) => s / mean);
    if (moved < 1e-9) break;
  }
  return strength.map((s) => MEAN + SCALE * Math.log(s));
}

export function rate(outcomes: readonly Outcome[], names: readonly string[]): Estimate[] {
  const values = ratings(winsOf(outcomes, names));
  const below = sampler('bootstrap');
  const drawn = Array.from({ length: RESAMPLES }, () =>
    ratings(
      winsOf(
        outcomes.map(() => outcomes[below(outcomes.length)]!),
        names,
      ),
    ),
  );
  return values.map((value, i) => {
    const sorted = drawn.map((ladder) => ladder[i]!).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.round(share * (RESAMPLES - 1))]!;
    return { value, low: at(0.025), high: at(0.975) };
  });
}
