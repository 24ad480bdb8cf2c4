import { sha256 } from '@orrery/kernel';
import type { Outcome } from './playTask.ts';
import { meanOf, shareOf } from '@orrery/games/estimates';
import type { Estimate } from '@orrery/games/estimates';

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

/** How often a thing was on offer and taken, and how often those won who had it. */
export interface ThingTally {
  thing: string;
  offered: number;
  taken: number;
  /** Of the seats that had it at the end of a finished game, the share that won. */
  winRate: Estimate;
}
export function tallyThings(outcomes: readonly Outcome[]): ThingTally[] {
  const offered = new Map<string, number>();
  const taken = new Map<string, number>();
  const owners = new Map<string, { all: number; won: number }>();
  const add = (counts: Map<string, number>, thing: string) => counts.set(thing, (counts.get(thing) ?? 0) + 1);
  for (const { counted, result } of outcomes) {
    if (!counted) continue;
    for (const thing of counted.offered) add(offered, thing);
    for (const { thing } of counted.taken) add(taken, thing);
    if (!result) continue;
    for (const had of new Set(counted.taken.map(({ seat, thing }) => `${seat} ${thing}`))) {
      const [seat, thing] = [Number(had.slice(0, had.indexOf(' '))), had.slice(had.indexOf(' ') + 1)];
      const own = owners.get(thing) ?? { all: 0, won: 0 };
      owners.set(thing, own);
      own.all += 1;
      if (result.winners.includes(seat)) own.won += 1;
    }
  }
  return [...new Set([...offered.keys(), ...taken.keys()])].sort().map((thing) => ({
    thing,
    offered: offered.get(thing) ?? 0,
    taken: taken.get(thing) ?? 0,
    winRate: shareOf(owners.get(thing)?.won ?? 0, owners.get(thing)?.all ?? 0),
  }));
}

/** The rules by which games ended, the most frequent first; of rare endings the seeds. */
export interface Ending {
  rule: string;
  games: number;
  seeds?: number[];
}
const RARE = 10;
export function tallyEndings(outcomes: readonly Outcome[]): Ending[] {
  const seeds = new Map<string, number[]>();
  for (const { result, seed } of outcomes) {
    if (!result) continue;
    const all = seeds.get(result.rule);
    if (all) all.push(seed);
    else seeds.set(result.rule, [seed]);
  }
  return [...seeds]
    .map(([rule, all]): Ending => ({ rule, games: all.length, ...(all.length <= RARE ? { seeds: all } : {}) }))
    .sort((a, b) => b.games - a.games);
}

/** How long the games were, and whether it helps to begin. null where the game has no statistics. */
export function tallyCourse(
  outcomes: readonly Outcome[],
): { length: [number, number, number]; first: Estimate | null } | null {
  const finished = outcomes.filter(({ result, counted }) => result && counted);
  if (finished.length === 0) return null;
  const lengths = finished.map(({ counted }) => counted!.length).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))]!;
  const begun = finished.filter(({ counted }) => counted!.first !== null);
  const won = begun.filter(({ counted, result }) => result!.winners.includes(counted!.first!)).length;
  return { length: [at(0.1), at(0.5), at(0.9)], first: begun.length > 0 ? shareOf(won, begun.length) : null };
}

/** One text for all that happened: equal for equal games in equal order. */
export function digestOf(outcomes: readonly Outcome[]): string {
  return sha256(outcomes.map(({ seed, bots, hash }) => `${seed} ${bots.join(',')} ${hash}\n`).join(''));
}
