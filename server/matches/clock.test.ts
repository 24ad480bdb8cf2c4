import type { Decision } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { ClockSpec } from '../api/types.ts';
import { advance, dueOf, nextDue, shownAwaiting, shownClocks, startClock } from './clock.ts';
import type { ClockState } from './clock.ts';
import type { Waits } from './waits.ts';

const ask = (id: number, seat: number, kind = 'bid'): Decision => ({ id, frame: 1, seat, kind, q: null, mode: 'ask' });
const waiting = (...asks: Decision[]): Waits => ({
  asks: [0, 1].map((seat) => asks.filter((d) => d.seat === seat && d.kind !== 'react')),
  window: asks.filter((d) => d.kind === 'react'),
});
const timing = { least: 100, most: 200, hold: 1000, limit: 5000 };
const at = (
  spec: ClockSpec,
  clock: ClockState,
  now: number,
  asks: Decision[],
  bots: { before: number[]; after: number[] } = { before: [], after: [] },
  holds: number | null = 0,
) => advance(spec, clock, now, { waits: waiting(...asks), holds, bots, over: false }, timing, () => 50);

describe('clocks', () => {
  const live: ClockSpec = { kind: 'live', bank: 60, gain: 10 };

  it('live: a bank runs while its seat is waited for, through all its answers, and gains when the turn passes', () => {
    let clock = at(live, startClock(live, 2), 0, [ask(1, 0)]);
    expect(dueOf(live, clock, 0)).toBe(60_000);
    expect(dueOf(live, clock, 1)).toBeNull();
    clock = at(live, clock, 20_000, [ask(2, 0)]);
    expect(clock.bank).toEqual([40_000, 60_000]);
    clock = at(live, clock, 25_000, [ask(3, 1)]);
    expect(clock.bank).toEqual([45_000, 60_000]);
    expect(shownClocks(live, clock, [], 25_000).running).toEqual([{ seat: 1, due: 85_000 }]);
  });

  it('live: an empty bank leaves the gain for every new question', () => {
    let clock = at(live, startClock(live, 2), 0, [ask(1, 0)]);
    clock = at(live, clock, 90_000, [ask(2, 0)]);
    expect(clock.bank[0]).toBe(0);
    expect(dueOf(live, clock, 0)).toBe(100_000);
  });

  it('async: every answer has its time, and what it takes beyond comes from the bank', () => {
    const spec: ClockSpec = { kind: 'async', perMove: 100, bank: 50 };
    let clock = at(spec, startClock(spec, 2), 0, [ask(1, 0)]);
    expect(dueOf(spec, clock, 0)).toBe(150_000);
    clock = at(spec, clock, 99_000, [ask(2, 0)]);
    expect(clock.bank[0]).toBe(50_000);
    clock = at(spec, clock, 99_000 + 120_000, [ask(3, 1)]);
    expect(clock.bank[0]).toBe(30_000);
  });

  it('is not charged for another seat, nor to a seat that a bot plays', () => {
    let clock = at(live, startClock(live, 2), 0, [ask(1, 0), ask(2, 1)]);
    clock = at(live, clock, 5000, [ask(2, 1)]);
    expect(clock.since[1]).toBe(0);
    clock = at(live, clock, 30_000, [], { before: [1], after: [1] });
    expect(clock.bank).toEqual([65_000, 60_000]);
    expect(nextDue(live, clock, [1])).toBeNull();
  });

  it('is charged up to the moment a bot takes over, and runs anew when the seat is handed back', () => {
    let clock = at(live, startClock(live, 2), 0, [ask(1, 0)]);
    clock = at(live, clock, 60_000, [ask(1, 0)], { before: [], after: [0] });
    expect(clock.bank[0]).toBe(0);
    clock = at(live, clock, 65_000, [ask(2, 0)], { before: [0], after: [0] });
    clock = at(live, clock, 70_000, [ask(2, 0)], { before: [0], after: [] });
    expect(clock.bank[0]).toBe(0);
    expect(dueOf(live, clock, 0)).toBe(80_000);
    clock = at(live, clock, 74_000, []);
    expect(clock.bank[0]).toBe(10_000);
  });

  it('no bank runs in a reaction window; it closes at the moment drawn as it opened, whoever answers, and later only if somebody holds', () => {
    const none = { before: [], after: [] };
    const asked = [ask(1, 0, 'react'), ask(2, 1, 'react')];
    let clock = at(live, startClock(live, 2), 1000, asked);
    expect(clock.since).toEqual([null, null]);
    expect(nextDue(live, clock, [])).toBe(1150);
    clock = at(live, clock, 1100, asked);
    expect(nextDue(live, clock, [])).toBe(1150);
    clock = at(live, clock, 1120, asked, none, 1);
    expect(nextDue(live, clock, [])).toBe(2120);
    clock = at(live, clock, 1130, asked, none, 1);
    expect(nextDue(live, clock, [])).toBe(2120);
    expect(shownClocks(live, clock, [], 1130).window).toBe(2120);
    expect(shownAwaiting(waiting(...asked), clock).map((item) => item.since)).toEqual([1000, 1000]);
  });

  it('where everybody answers, a window has a limit and no closing moment', () => {
    const asked = [ask(1, 0, 'react'), ask(2, 1, 'react')];
    const clock = at(live, startClock(live, 2), 1000, asked, { before: [], after: [] }, null);
    expect(clock.window).toMatchObject({ closes: null, limit: 6000 });
    expect(nextDue(live, clock, [])).toBe(6000);
  });
});
