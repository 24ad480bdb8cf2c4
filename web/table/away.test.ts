import { describe, expect, it } from 'vitest';
import type { Step } from '../match/channel.ts';
import { lineTime, missedSteps, namesIn } from './away.ts';

const step = (n: number, by: number | null, events = 1) =>
  ({ n, by, at: 0, do: 'answer', events: Array.from({ length: events }) }) as Step;

describe('what happened while one was away', () => {
  const steps = [step(1, 0), step(2, 1), step(3, 1, 0), step(4, 1), step(5, 0)];
  it('is what others did since, and only to one who had been there', () => {
    expect(missedSteps(steps, 1, 0).map(({ n }) => n)).toEqual([2, 4]);
    expect(missedSteps(steps, 2, 0).map(({ n }) => n)).toEqual([4]);
    expect(missedSteps(steps, 5, 0)).toEqual([]);
    expect(missedSteps(steps, null, 0)).toEqual([]);
    expect(missedSteps(steps, 1, null)).toEqual([]);
  });
  it('is told in at most twelve lines and twenty seconds', () => {
    const many = Array.from({ length: 40 }, (_, i) => step(i + 1, 1));
    expect(missedSteps(many, 0, 0).map(({ n }) => n)).toEqual([29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
    for (const lines of [0, 1, 5, 12, 100]) expect(lineTime(lines) * lines).toBeLessThanOrEqual(20_000);
  });
  it('names cards and places', () => {
    expect(namesIn({ seat: 1, card: 'scout.3', list: ['viper.1'], deep: { to: 'hand' } })).toEqual([
      'scout.3',
      'viper.1',
      'hand',
    ]);
  });
});
