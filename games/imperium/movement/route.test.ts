import { describe, expect, it } from 'vitest';
import { approach, obstacle, routes } from '../index.ts';
import type { Journey } from '../index.ts';

/** a - b - c - goal in a line, and a second way b - d - goal. */
const borders: Record<string, string[]> = {
  a: ['b'],
  b: ['a', 'c', 'd'],
  c: ['b', 'goal'],
  d: ['b', 'goal'],
  goal: ['c', 'd'],
};
const journey = (blocked: string[] = []): Journey => ({
  to: 'goal',
  neighbours: (system) => borders[system] ?? [],
  through: (system) => !blocked.includes(system),
});

describe('routes', () => {
  it('counts the borders between each system and the end of the journey', () => {
    expect(Object.fromEntries(approach(journey(), 2))).toEqual({ goal: 0, c: 1, d: 1, b: 2 });
  });

  it('finds every way within range, none beyond it', () => {
    expect(routes(journey(), 'b', 2)).toEqual([
      ['b', 'c', 'goal'],
      ['b', 'd', 'goal'],
    ]);
    expect(routes(journey(), 'a', 2)).toEqual([]);
    expect(routes(journey(), 'a', 3)).toHaveLength(2);
  });

  it('leads through no blocked system, but may start in one', () => {
    expect(routes(journey(['c']), 'b', 3)).toEqual([['b', 'd', 'goal']]);
    expect(routes(journey(['c']), 'c', 1)).toEqual([['c', 'goal']]);
    expect(routes(journey(['c', 'd']), 'b', 3)).toEqual([]);
  });

  it('counts no way through a blocked system', () => {
    expect(approach(journey(['c', 'd']), 3).has('b')).toBe(false);
  });

  it('names what a route stumbles over', () => {
    expect(obstacle(journey(), ['a', 'b', 'c', 'goal'])).toBeNull();
    expect(obstacle(journey(['c']), ['a', 'b', 'c', 'goal'])).toBe('c');
    expect(obstacle(journey(), ['a', 'c', 'goal'])).toBe('c');
    expect(obstacle(journey(), ['a', 'b'])).toBe('goal');
    expect(obstacle(journey(), ['goal'])).toBeNull();
  });
});
