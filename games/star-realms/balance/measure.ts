import { begin, keyFromSeed, sampler, Table } from '@orrery/kernel';
import type { Decision, Event, Json, Options, Seat } from '@orrery/kernel';
import { costOf } from '../rules/acquire.ts';
import { cardIdOf, factionsOf, designByKey, designOf } from '../rules/designs.ts';
import { starRealms } from '../game.ts';
import type { SR, View } from '../shapes.ts';
import { TRADE_ROW } from '../rules/zones.ts';
import { playThrough } from './playThrough.ts';
import type { Chooser } from './playThrough.ts';

/** Measures the card set: games of a bot against itself, counted. Figures stand in docs/star-realms-balance.md. */

/** All of it counts, so that what several processes measured can be added up. */
export interface Measured {
  games: number;
  /** Games that the seat or team that began has won. */
  firstWins: number;
  /** Turns of all players, game by game. */
  turns: number[];
  /** The rule that ended the games. */
  rules: { [rule: string]: number };
  /** Design -> times it came into the row, turns on which it could have been paid for, times it was bought, by winners too. */
  cards: { [id: string]: { shown: number; payable: number; bought: number; won: number } };
}
/** Every so many games one, from a first one on: a process's share of a run. */
export interface Share {
  first: number;
  step: number;
}
export const WHOLE: Share = { first: 0, step: 1 };

export const measure = (
  play: Chooser,
  games: number,
  seats: number,
  options: Options,
  seed = 'balance',
  { first, step } = WHOLE,
): Measured => {
  const m: Measured = { games: 0, firstWins: 0, turns: [], rules: {}, cards: {} };
  const { cards, rules } = m;
  for (let i = first; i < games; i += step) {
    const { state, events } = begin(starRealms, { seats, options, key: keyFromSeed(`${seed} ${i}`) });
    const table = new Table(starRealms, state);
    const below = sampler(`${seed} ${i}`);
    const buyers: { id: string; seat: Seat }[] = [];
    const note = (list: readonly Event<SR>[]): void => {
      for (const e of list) {
        if (e.t === 'revealed') entry(cards, cardIdOf(e.all.card)).shown++;
        if (e.t === 'acquired') {
          entry(cards, cardIdOf(e.all.card)).bought++;
          buyers.push({ id: cardIdOf(e.all.card), seat: e.all.seat });
        }
      }
    };
    note(events);
    let turn = 0;
    const payable = new Set<string>();
    const choose = (v: View, d: Decision): Json | undefined => {
      if (d.kind === 'main') {
        if (state.pub.turn !== turn) payable.clear();
        turn = state.pub.turn;
        for (const card of state.pub.table.cards[TRADE_ROW]!) {
          if (
            payable.has(card) ||
            costOf(state.pub, d.seat, designOf(state.pub, card)) > state.pub.players[d.seat]!.trade
          )
            continue;
          payable.add(card);
          entry(cards, cardIdOf(card)).payable++;
        }
      }
      return play(v, d, below);
    };
    const { winners, rule } = playThrough(table, choose, note);
    m.games++;
    m.turns.push(state.pub.turn);
    rules[rule] = (rules[rule] ?? 0) + 1;
    if (winners.includes(state.pub.first)) m.firstWins++;
    for (const { id, seat } of buyers) if (winners.includes(seat)) entry(cards, id).won++;
  }
  return m;
};

/** The turns that a tenth, a half and nine tenths of the games stay within. */
export const lengths = ({ turns }: Measured): number[] => {
  const sorted = turns.toSorted((a, b) => a - b);
  return [0.1, 0.5, 0.9].map((share) => sorted[Math.floor(share * (sorted.length - 1))]!);
};

const entry = (cards: Measured['cards'], id: string) => (cards[id] ??= { shown: 0, payable: 0, bought: 0, won: 0 });

/** Of all trade cards bought, each faction's share; and of those shown, how many were bought. */
export const byFaction = ({ cards }: Measured): { [faction: string]: { share: number; rate: number } } => {
  const sums: { [faction: string]: { shown: number; bought: number } } = {};
  let all = 0;
  for (const [id, { shown, bought }] of Object.entries(cards)) {
    const design = designByKey(id);
    const [faction] = factionsOf(design.factions);
    if (!faction || shown === 0) continue;
    const sum = (sums[faction] ??= { shown: 0, bought: 0 });
    sum.shown += shown;
    sum.bought += bought;
    all += bought;
  }
  return Object.fromEntries(
    Object.entries(sums).map(([f, s]) => [f, { share: s.bought / all, rate: s.bought / s.shown }]),
  );
};
