import { describe, expect, it } from 'vitest';
import { begin, cardsIn, checkAnswer, keyFromSeed, nextDecision, sampler, Table, view } from '@orrery/kernel';
import { attack, given } from '../given.ts';
import type { SeatPosition } from '../given.ts';
import { starRealms } from '../game.ts';
import type { CardId } from '../content/catalogue.ts';
import { designOf } from '../rules/designs.ts';
import type { State } from '../shapes.ts';
import { hand } from '../rules/zones.ts';
import { determinize } from './determinize.ts';
import { evaluate } from './evaluate.ts';
import { describe as describeInputs, INPUTS, newInputs } from './inputs.ts';
import { search } from './search.ts';
import { quick } from './quick.ts';
import { measureSides } from '../balance/sides.ts';
import type { Chooser } from '../balance/playThrough.ts';

const chances = (state: State): number[] => state.pub.players.map((_, seat) => evaluate(view(state, null), seat));
const playouts = (most: number) => (done: number) => done < most;

/** States of a game that the rule of thumb plays, where questions are asked. */
const positions = (seed: number, mode = 'standard', seats = 2, most = 40): State[] => {
  const { state } = begin(starRealms, { seats, options: { mode }, key: keyFromSeed(seed) });
  const table = new Table(starRealms, state);
  const below = sampler(seed);
  const found: State[] = [];
  for (let i = 0; state.pub.table.result === null && found.length < most; i++) {
    const d = nextDecision(starRealms, state)!;
    if (i % 5 === 4) found.push(structuredClone(state));
    table.take(d, quick(table.view(d.seat), d, below)!);
    table.events.length = 0;
  }
  return found;
};

/** Games that the search wins against the rule of thumb. */
const winsOf = (most: number, games: number, seats: number, mode: string): number => {
  const searching: Chooser = (v, d, below) => search(starRealms, v, d, playouts(most), below);
  const { sides } = measureSides(searching, quick, games, seats, { mode });
  return Object.values(sides).reduce((sum, { wins }) => sum + wins, 0);
};

describe('the net', () => {
  it('gives both players chances that add up, the same each time', () => {
    for (const state of [...positions(1), ...positions(2, 'campaign')]) {
      const [mine, theirs] = chances(state);
      expect(mine).toBeGreaterThan(0);
      expect(mine! + theirs!).toBeCloseTo(1);
      expect(chances(structuredClone(state))).toEqual([mine, theirs]);
    }
  });
  it('gives teammates the same chance and the other side the rest', () => {
    for (const state of [...positions(5, 'raid', 4), ...positions(6, 'emperor', 6), ...positions(7, 'hydra2', 4)]) {
      const { players } = state.pub;
      const all = chances(state);
      all.forEach((chance, seat) =>
        expect(chance).toBeCloseTo(players[seat]!.team === players[0]!.team ? all[0]! : 1 - all[0]!),
      );
    }
  });
  it('gives those who play alone a fair share at first, and nothing to who is out', () => {
    const [beginning] = positions(8, 'freeForAll', 4);
    for (const chance of chances(beginning!)) expect(chance).toBeCloseTo(0.25, 0.6);
    const late = positions(8, 'freeForAll', 4, 200).find(({ pub }) => pub.table.out.length > 0)!;
    const all = chances(late);
    for (const seat of late.pub.table.out) expect(all[seat]).toBe(0);
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 0.6);
  });
  it('prefers Authority, better cards and Bases in play', () => {
    const starters: CardId[] = ['scout', 'scout', 'scout', 'scout', 'viper'];
    const good: CardId[] = ['rogue-moon', 'golden-argosy', 'dividend-frigate', 'graveyard-titan'];
    const poor: CardId[] = ['explorer', 'explorer', 'explorer', 'explorer'];
    const seat = (more: SeatPosition): SeatPosition => ({ hand: starters, discard: starters, ...more });
    const better = (one: SeatPosition, other: SeatPosition): void => {
      const ahead = given({ turn: 14, seats: [seat(one), seat(other)] });
      expect(chances(ahead.state)[0]).toBeGreaterThan(0.6);
      const behind = given({ turn: 14, seats: [seat(other), seat(one)] });
      expect(chances(behind.state)[0]).toBeLessThan(0.4);
    };
    better({ authority: 45, deck: poor }, { authority: 12, deck: poor });
    better({ deck: good }, { deck: poor });
    better({ deck: poor, play: ['clearing-house', 'breakers-yard', 'rampart-of-the-throne'] }, { deck: poor });
  });
  it('sees nothing that is hidden', () => {
    const [one, other] = [newInputs(), newInputs()];
    for (const state of [...positions(3), ...positions(9, 'raid', 5)]) {
      const v = view(state, 1);
      const dealt = determinize(v, sampler('another deal'));
      describeInputs(state.pub, one);
      describeInputs(dealt.pub, other);
      expect(other).toEqual(one);
      expect(Math.max(...one.at)).toBeLessThan(INPUTS);
    }
  });
});

describe('the search', () => {
  it('answers legally, and the same when everything its seat cannot know is dealt anew', () => {
    const tables = [
      positions(4, 'standard', 2, 10),
      positions(4, 'raid', 4, 8),
      positions(4, 'emperor', 6, 6),
      positions(4, 'hydra3', 6, 6),
      positions(4, 'hunter', 5, 6),
    ];
    for (const state of tables.flat()) {
      const d = nextDecision(starRealms, state)!;
      const v = view(state, d.seat);
      const answer = search(starRealms, v, d, playouts(24), sampler(1))!;
      expect(checkAnswer(starRealms, v, d, answer)).toBeNull();
      const again = view(determinize(v, sampler('another deal')), d.seat);
      expect(search(starRealms, again, d, playouts(24), sampler(1))).toEqual(answer);
    }
  });
  it('beats the rule of thumb where it plays with others, for others and alone', () => {
    const won = (games: number, seats: number, mode: string): number => winsOf(8, games, seats, mode);
    expect(won(4, 6, 'emperor')).toBeGreaterThanOrEqual(3);
    expect(won(6, 4, 'hydra2')).toBeGreaterThanOrEqual(4);
    expect(won(6, 6, 'freeForAll')).toBeGreaterThanOrEqual(3); // by chance it would be one
  });
  it('reckons with the hands that Raiders show each other, and with no others', () => {
    const held = (state: State, seat: number): string =>
      cardsIn(state, hand(seat))
        .map((card) => designOf(state.pub, card).key)
        .toSorted()
        .join();
    let guesses = 0;
    const states = positions(10, 'raid', 4, 12);
    for (const state of states) {
      const seats = state.pub.players.map((_, seat) => seat);
      const raiders = seats.filter((seat) => state.pub.players[seat]!.role === 'raider');
      const boss = seats.find((seat) => !raiders.includes(seat))!;
      const deals = [1, 2, 3, 4].map((seed) => determinize(view(state, raiders[0]!), sampler(seed)));
      for (const deal of deals) for (const seat of raiders) expect(held(deal, seat)).toBe(held(state, seat));
      guesses += new Set(deals.map((deal) => held(deal, boss))).size;
    }
    expect(guesses).toBeGreaterThan(states.length);
  });
  it('beats the rule of thumb without a playout, by the insight of the net', () => {
    expect(winsOf(1, 100, 2, 'standard')).toBeGreaterThanOrEqual(54);
  });
  it('does not buy when it can win', () => {
    const table = given({ row: ['rogue-moon'], seats: [{ combat: 7, trade: 8, play: ['scout'] }, { authority: 7 }] });
    const v = view(table.state, 0);
    expect(search(starRealms, v, table.question(0), playouts(60), sampler(1))).toEqual(attack(1, 7));
  });
});
