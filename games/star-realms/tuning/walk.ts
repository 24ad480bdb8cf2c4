import { begin, keyFromSeed, nextDecision, sampler, Table } from '@orrery/kernel';
import type { Options, Seat } from '@orrery/kernel';
import { starRealms } from '../game.ts';
import { thumb } from '../bot/thumb.ts';
import type { Style } from '../bot/style.ts';
import { tasteOf } from '../bot/worth.ts';

/** Styles that play each other, and a walk towards the better ones. */

export interface Bout {
  seats: number;
  options: Options;
  /** Whether a seat is of the side that the first style plays; sides change places from game to game. */
  side: (role: string, seat: Seat) => boolean;
}
export const duel: Bout = { seats: 2, options: {}, side: (_role, seat) => seat === 0 };
export const campaigns: Bout = { seats: 2, options: { mode: 'campaign' }, side: (_role, seat) => seat === 0 };

/** The share of games, in a campaign of its scenarios, that the first style wins. */
export const contest = (a: Style, b: Style, games: number, bout: Bout, seed: string): number => {
  const players = [thumb(tasteOf(a)), thumb(tasteOf(b))];
  let won = 0;
  let played = 0;
  for (let i = 0; i < games; i++) {
    const key = keyFromSeed(`${seed} ${i >> 1}`);
    const { state } = begin(starRealms, { seats: bout.seats, options: bout.options, key });
    const table = new Table(starRealms, state);
    const below = sampler(`${seed} ${i}`);
    const isFirst = (seat: Seat): boolean => bout.side(state.pub.players[seat]!.role, seat) === ((i & 1) === 0);
    while (state.pub.table.result === null) {
      const d = nextDecision(starRealms, state)!;
      table.take(d, players[isFirst(d.seat) ? 0 : 1]!(table.view(d.seat), d, below) ?? null);
      table.events.length = 0;
    }
    for (const winner of state.pub.campaign?.played.map((p) => p.winner) ?? [state.pub.table.result.winners[0]!]) {
      played++;
      if (isFirst(winner)) won++;
    }
  }
  return won / played;
};

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
