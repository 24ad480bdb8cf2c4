import { Match, awaited, eventFor, keyFromSeed, nextDecision, sampleAnswer, sampler, view } from '@orrery/kernel';
import type { Command } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { parley } from './parley.ts';
import type { ParleyShapes } from './parley.ts';

/** The next command that moves the match on: an answer by chance, or the clock's. */
function next(match: Match<ParleyShapes>, below: (n: number) => number): Command {
  const { n } = match.state.pub.table;
  const d = nextDecision(parley, match.state);
  if (!d) return { do: 'closeWindow', n };
  const answer = sampleAnswer(parley, view(match.state, d.seat), d, below);
  return { do: 'answer', seat: d.seat, n, ask: d.id, answer };
}

describe('parley, the subject of the server tests', () => {
  it('is played to its end by random answers, with windows opened by the clock', () => {
    for (let seed = 0; seed < 20; seed++) {
      const below = sampler(seed);
      const match = new Match(parley, { seats: 2 + (seed % 4), key: keyFromSeed(seed), windowClose: 'timed' });
      for (let i = 0; i < 2000 && !match.state.pub.table.result; i++) {
        expect(match.play(next(match, below))).toMatchObject({ ok: true });
      }
      expect(match.state.pub.table.result?.rule).toBe('PARLEY-END');
      expect(match.log.filter(({ command }) => command.do === 'closeWindow').length).toBeGreaterThan(0);
    }
  });

  it('deals cards that only their owner is told', () => {
    const match = new Match(parley, { seats: 3, key: keyFromSeed(1) });
    const dealt = match.opening.find((event) => event.t === 'dealt')!;
    expect(JSON.stringify(eventFor<ParleyShapes>(dealt, 0))).toMatch(/envoy|veto/);
    expect(JSON.stringify(eventFor<ParleyShapes>(dealt, 1))).not.toMatch(/envoy|veto/);
    expect(awaited(parley, match.state, 2).map((d) => d.kind)).toEqual(['bid']);
  });
});
