import { sampler } from '@orrery/kernel';
import { measureCampaigns } from '../balance/campaigns.ts';
import type { Chooser } from '../balance/playThrough.ts';
import { measureSides } from '../balance/sides.ts';
import { thumb } from '../bot/thumb.ts';
import type { Style } from '../bot/style.ts';
import { tasteOf } from '../bot/worth.ts';

/** Styles that play each other, and a walk towards the better ones. */

/** The share of games, in campaigns of their scenarios, that the first of two wins. */
export type Bout = (own: Chooser, other: Chooser, games: number, seed: string) => number;
export const duel: Bout = (own, other, games, seed) => {
  const [side] = Object.values(measureSides(own, other, games, 2, {}, seed).sides);
  return side!.wins / side!.games;
};
export const campaigns: Bout = (own, other, games, seed) => {
  const all = Object.values(measureCampaigns([own, other], games, seed).scenarios);
  const sum = (of: 'games' | 'ownWins'): number => all.reduce((n, scenario) => n + scenario[of], 0);
  return sum('ownWins') / sum('games');
};
const contest = (a: Style, b: Style, games: number, bout: Bout, seed: string): number =>
  bout(thumb(tasteOf(a)), thumb(tasteOf(b)), games, seed);

/** Where the numbers of a style stand. */
export type Path = readonly (string | number)[];
type Tree = { [key: string]: Tree | number };
export const pathsOf = (tree: object, under: Path = []): Path[] =>
  Object.entries(tree as Tree).flatMap(([key, value]): Path[] =>
    typeof value === 'number' ? [[...under, key]] : typeof value === 'object' ? pathsOf(value, [...under, key]) : [],
  );
const changed = (style: Style, paths: readonly Path[], factor: (i: number) => number): Style => {
  const copy = structuredClone(style);
  paths.forEach((path, i) => {
    let at = copy as unknown as Tree;
    for (const key of path.slice(0, -1)) at = at[key] as Tree;
    const last = path.at(-1)!;
    at[last] = (at[last] as number) * factor(i);
  });
  return copy;
};

/** How far two steps aside lie, in logarithms. */
const ASIDE = 0.2;

/** Simultaneous perturbation: all numbers a little more or less by chance, against the opposite; then a step to the winner's side. */
export const walk = (
  start: Style,
  paths: readonly Path[],
  rounds: number,
  games: number,
  bout: Bout,
  seed: string,
  say: (text: string) => void,
): Style => {
  let style = start;
  const below = sampler(`walk ${seed}`);
  for (let round = 0; round < rounds; round++) {
    const signs = paths.map(() => (below(2) === 0 ? -1 : 1));
    const more = changed(style, paths, (i) => Math.exp(ASIDE * signs[i]!));
    const less = changed(style, paths, (i) => Math.exp(-ASIDE * signs[i]!));
    const share = contest(more, less, games, bout, `${seed} ${round}`);
    const pace = (0.35 * (share - 0.5)) / ASIDE / (1 + (2 * round) / rounds);
    style = changed(style, paths, (i) => Math.exp(pace * signs[i]!));
    if (round % 20 === 19)
      say(`round ${round + 1}: ${(100 * contest(style, start, games, bout, 'check')).toFixed(1)} % against the start`);
  }
  return style;
};
