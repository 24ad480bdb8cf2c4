import { describe, expect, it } from 'vitest';
import { Table, begin, checkAnswer, keyFromSeed, nextDecision, rulesView, sampler } from '@orrery/kernel';
import { ti4 } from '../game.ts';
import type { Ti4 } from '../shapes.ts';
import type { State } from '@orrery/kernel';

/** A whole game by the rule of thumb; every answer is checked. */
function play(seed: number): { state: State<Ti4>; asked: Set<string> } {
  const { state } = begin(ti4, {
    seats: 3,
    options: { expansion: 'no' },
    key: keyFromSeed(seed),
    windowClose: 'at-once',
  });
  const table = new Table(ti4, state);
  const below = sampler(seed);
  const asked = new Set<string>();
  while (state.pub.table.result === null) {
    const d = nextDecision(ti4, state)!;
    const v = table.view(d.seat);
    const answer = ti4.bot.quick!(rulesView(ti4, v), d, below);
    expect({ kind: d.kind, answered: answer !== undefined }).toEqual({ kind: d.kind, answered: true });
    expect({ kind: d.kind, answer, illegal: checkAnswer(ti4, v, d, answer!) }).toEqual({
      kind: d.kind,
      answer,
      illegal: null,
    });
    asked.add(d.kind);
    table.take(d, answer!);
    table.events.length = 0;
  }
  return { state, asked };
}

describe('the rule of thumb', () => {
  it('answers every question with a legal answer and plays to the end by points', () => {
    const { state, asked } = play(1);
    expect(state.pub.table.result!.rule).toBe('TI4-GOAL-01');
    expect(state.pub.round).toBeLessThanOrEqual(9);
    for (const kind of ['turn', 'move', 'commit', 'produce', 'research', 'score', 'vote', 'split', 'secondary'])
      expect(asked).toContain(kind);
  });
});
