import { describe, expect, it } from 'vitest';
import { begin, checkAnswer, keyFromSeed, nextDecision, sampler, Table, view } from '@orrery/kernel';
import { attack, given } from '../given.ts';
import type { SeatPosition } from '../given.ts';
import { starRealms } from '../game.ts';
import type { CardId } from '../content/catalogue.ts';
import type { State } from '../rules/shapes.ts';
import { determinize } from './determinize.ts';
import { evaluate } from './evaluate.ts';
import { describe as describeInputs, INPUTS, newInputs } from './inputs.ts';
import { ponder } from './ponder.ts';
import { quick } from './quick.ts';

const chances = (state: State): number[] => [0, 1].map((seat) => evaluate(view(state, null), seat));
const playouts = (most: number) => (done: number) => done < most;

/** States of a game that the rule of thumb plays, where questions are asked. */
const positions = (seed: number, mode = 'standard'): State[] => {
  const { state } = begin(starRealms, { seats: 2, options: { mode }, key: keyFromSeed(seed) });
  const table = new Table(starRealms, state);
  const below = sampler(seed);
  const found: State[] = [];
  for (let i = 0; state.pub.table.result === null && found.length < 40; i++) {
    const d = nextDecision(starRealms, state)!;
    if (i % 5 === 4) found.push(structuredClone(state));
    table.take(d, quick(table.view(d.seat), d, below)!);
    table.events.length = 0;
  }
  return found;
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
    for (const state of positions(3)) {
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
    for (const state of positions(4).slice(0, 12)) {
      const d = nextDecision(starRealms, state)!;
      const v = view(state, d.seat);
      const answer = ponder(starRealms, v, d, playouts(24), sampler(1))!;
      expect(checkAnswer(starRealms, v, d, answer)).toBeNull();
      const again = view(determinize(v, sampler('another deal')), d.seat);
      expect(ponder(starRealms, again, d, playouts(24), sampler(1))).toEqual(answer);
    }
  });
  it('leaves games of more than two players to the general search', () => {
    const { state } = begin(starRealms, { seats: 3, options: { mode: 'freeForAll' }, key: keyFromSeed(1) });
    const d = nextDecision(starRealms, state)!;
    expect(ponder(starRealms, view(state, d.seat), d, playouts(24), sampler(1))).toBeUndefined();
  });
  it('does not buy when it can win', () => {
    const table = given({ row: ['rogue-moon'], seats: [{ combat: 7, trade: 8, play: ['scout'] }, { authority: 7 }] });
    const v = view(table.state, 0);
    expect(ponder(starRealms, v, table.question(0), playouts(60), sampler(1))).toEqual(attack(1, 7));
  });
});
