import { describe, expect, it } from 'vitest';
import {
  begin,
  checkAnswer,
  keyFromSeed,
  listAnswers,
  nextDecision,
  sampleAnswer,
  sampler,
  Table,
} from '@orrery/kernel';
import { attack, given, play } from '../given.ts';
import { starRealms } from '../game.ts';
import { byFaction, measure } from './balance.ts';
import { evaluate } from './evaluate.ts';
import { likeness } from './likeness.ts';
import { quick } from './quick.ts';

/** The rule of thumb on one seat, chance on the other; whether the rule of thumb won. */
const beatsChance = (seed: number): boolean => {
  const thumb = seed % 2;
  const { state } = begin(starRealms, { seats: 2, options: {}, key: keyFromSeed(seed) });
  const table = new Table(starRealms, state);
  const below = sampler(seed);
  while (state.pub.table.result === null) {
    const d = nextDecision(starRealms, state)!;
    const v = table.view(d.seat);
    const answer = d.seat === thumb ? quick(v, d, below) : sampleAnswer(starRealms, v, d, below);
    if (answer === undefined || checkAnswer(starRealms, v, d, answer)) throw new Error(`no legal answer to ${d.kind}`);
    table.take(d, answer);
    table.events.length = 0;
  }
  return state.pub.table.result.winners.includes(thumb);
};

describe('bot support', () => {
  it('the rule of thumb answers legally and beats chance', () => {
    const wins = Array.from({ length: 20 }, (_, seed) => beatsChance(seed)).filter(Boolean);
    expect(wins.length).toBeGreaterThanOrEqual(19);
  });
  it('the rule of thumb wins when it can', () => {
    const table = given({ seats: [{ combat: 5, play: ['explorer'] }, { authority: 7 }] });
    const pick = () =>
      quick(
        table.state.pub.table.result ? (null as never) : { pub: table.state.pub, me: table.state.own[0]!, seat: 0 },
        table.question(0),
        () => 0,
      );
    expect(pick()).toEqual({ do: 'use', card: 'explorer.1', ability: 'scrap' });
    table.when(0, pick()!);
    expect(pick()).toEqual(attack(1, 7));
  });
  it('the evaluation knows who is ahead', () => {
    const worth = (mine: number, theirs: number) => {
      const { state } = given({ turn: 20, seats: [{ authority: mine }, { authority: theirs }] });
      return evaluate({ pub: state.pub, me: null, seat: null }, 0);
    };
    expect(worth(40, 10)).toBeGreaterThan(0.7);
    expect(worth(10, 40)).toBeLessThan(0.3);
  });
  it('balance is measured over whole games', () => {
    const m = measure(6, 2, {});
    expect(m.turns[0]).toBeGreaterThan(10);
    expect(m.rules).toEqual({ 'SR-GEN-04': expect.closeTo(1) });
    const shares = Object.values(byFaction(m)).reduce((sum, f) => sum + f.share, 0);
    expect(shares).toBeCloseTo(1);
  });
  it('copies of a card are alike, other cards are not', () => {
    const table = given({ seats: [{ hand: ['scout', 'scout', 'viper'] }, {}] });
    const v = { pub: table.state.pub, me: table.state.own[0]!, seat: 0 };
    const d = table.question(0);
    const text = (act: object) => likeness(v, d, act as never);
    expect(text(play('scout.1'))).toBe(text(play('scout.2')));
    expect(text(play('scout.1'))).not.toBe(text(play('viper')));
    expect(new Set(listAnswers(starRealms, v, d)!.map((a) => likeness(v, d, a))).size).toBe(3);
  });
});
