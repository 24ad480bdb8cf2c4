import { sha256 } from '@orrery/kernel';
import type { Outcome } from './playTask.ts';
import { meanOf, shareOf } from './statistics.ts';
import type { Estimate } from './statistics.ts';

/** How a bot or a seat fared over many games. A shared win counts for everybody who shares it. */
export interface Tally {
  games: number;
  wins: number;
  winRate: Estimate;
  score: Estimate;
}

/** `whose` names, for each seat of a game, to which tally it belongs. */
export function tally<K>(outcomes: readonly Outcome[], whose: (outcome: Outcome, seat: number) => K): Map<K, Tally> {
  const wins = new Map<K, number>();
  const scores = new Map<K, number[]>();
  for (const outcome of outcomes) {
    const { result, bots } = outcome;
    if (!result) continue;
    for (let seat = 0; seat < bots.length; seat++) {
      const key = whose(outcome, seat);
      wins.set(key, (wins.get(key) ?? 0) + (result.winners.includes(seat) ? 1 : 0));
      const own = scores.get(key);
      if (own) own.push(result.scores[seat]!);
      else scores.set(key, [result.scores[seat]!]);
    }
  }
  return new Map(
    [...scores].map(([key, own]) => [
      key,
      { games: own.length, wins: wins.get(key)!, winRate: shareOf(wins.get(key)!, own.length), score: meanOf(own) },
    ]),
  );
}

/** One text for all that happened: equal for equal games in equal order. */
export function digestOf(outcomes: readonly Outcome[]): string {
  return sha256(outcomes.map(({ seed, bots, hash }) => `${seed} ${bots.join(',')} ${hash}\n`).join(''));
}
