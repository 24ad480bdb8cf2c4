import { begin, keyFromSeed, nextDecision, sampler, Table } from '@orrery/kernel';
import type { Decision, Event, Json, Options, Seat } from '@orrery/kernel';
import { costOf } from '../rules/acquire.ts';
import { cardIdOf, factionsOf, designByKey, designOf } from '../rules/designs.ts';
import { starRealms } from '../game.ts';
import type { SR, View } from '../rules/shapes.ts';
import { TRADE_ROW } from '../rules/zones.ts';

/** Measures the card set: games of a bot against itself, counted. Figures stand in docs/star-realms-balance.md. */

export type Chooser = (v: View, d: Decision, below: (n: number) => number) => Json | undefined;

export interface Measured {
  games: number;
  /** Games that the seat or team that began has won. */
  firstWins: number;
  /** Turns of all players: the tenth, the half, nine tenths of the games. */
  turns: [number, number, number];
  longGames: number;
  /** The rule that ended the games -> share. */
  rules: { [rule: string]: number };
  /** Design -> times it came into the row, turns on which it could have been paid for, times it was bought, by winners too. */
  cards: Map<string, { shown: number; payable: number; bought: number; won: number }>;
}

export const measure = (play: Chooser, games: number, seats: number, options: Options, seed = 'balance'): Measured => {
  const turns: number[] = [];
  const rules: { [rule: string]: number } = {};
  const cards: Measured['cards'] = new Map();
  let firstWins = 0;
  for (let i = 0; i < games; i++) {
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
    while (state.pub.table.result === null) {
      const d = nextDecision(starRealms, state)!;
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
      table.take(d, play(table.view(d.seat), d, below) ?? null);
      note(table.events);
      table.events.length = 0;
    }
    const { winners, rule } = state.pub.table.result;
    turns.push(state.pub.turn);
    rules[rule] = (rules[rule] ?? 0) + 1 / games;
    if (winners.includes(state.pub.first)) firstWins++;
    for (const { id, seat } of buyers) if (winners.includes(seat)) entry(cards, id).won++;
  }
  turns.sort((a, b) => a - b);
  const at = (share: number): number => turns[Math.floor(share * (games - 1))]!;
  return {
    games,
    firstWins,
    turns: [at(0.1), at(0.5), at(0.9)],
    longGames: rules['SR-LONG-GAME'] ?? 0,
    rules,
    cards,
  };
};

const entry = (cards: Measured['cards'], id: string) => {
  let found = cards.get(id);
  if (!found) cards.set(id, (found = { shown: 0, payable: 0, bought: 0, won: 0 }));
  return found;
};

/** Of all trade cards bought, each faction's share; and of those shown, how many were bought. */
export const byFaction = ({ cards }: Measured): { [faction: string]: { share: number; rate: number } } => {
  const sums: { [faction: string]: { shown: number; bought: number } } = {};
  let all = 0;
  for (const [id, { shown, bought }] of cards) {
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
