import {
  Table,
  begin,
  checkAnswer,
  keyFromSeed,
  nextDecision,
  rulesView,
  sampleAnswer,
  sampler,
  view,
} from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ti3 } from '../game.ts';
import { balanceOf } from '../galaxy/balance.ts';
import { layoutFor } from '../galaxy/layouts.ts';

const quick = ti3.bot.quick!;

describe('rules of thumb of the whole game', () => {
  it('are legal, and end a game of three by victory points', () => {
    const { state } = begin(ti3, { seats: 3, options: {}, key: keyFromSeed(2), windowClose: 'at-once' });
    const table = new Table(ti3, state);
    const below = sampler(2);
    const answered = new Set<string>();
    while (state.pub.table.result === null) {
      const d = nextDecision(ti3, state)!;
      const v = rulesView(ti3, view(state, d.seat));
      const answer = quick(v, d, below);
      if (answer !== undefined) answered.add(d.kind);
      const illegal = answer === undefined ? null : checkAnswer(ti3, v, d, answer);
      expect([d.kind, illegal]).toEqual([d.kind, null]);
      table.take(d, answer ?? sampleAnswer(ti3, v, d, below));
    }
    for (const kind of ['placeTile', 'pickStrategy', 'turn', 'counters']) expect(answered).toContain(kind);
    expect(state.pub.table.result.rule).toMatch(/^TI3-WIN/);
    expect(Math.max(...state.pub.table.result.scores)).toBeGreaterThan(3);
    // Whoever builds by them lives in a galaxy that is whole.
    expect(balanceOf(layoutFor(3), state.pub.galaxy)).toHaveLength(3);
  }, 60_000);
});
