import {
  Match,
  apply,
  keyFromSeed,
  nextDecision,
  readyToClose,
  sampleAnswer,
  sampler,
  sealedWindow,
  view,
} from '@orrery/kernel';
import type { Command, State } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { parley } from '../testing/parley.ts';
import type { ParleyShapes } from '../testing/parley.ts';
import { advance, nextDue, startClock } from './clock.ts';
import type { ClockState } from './clock.ts';
import { waits } from './waits.ts';

// Two clocks, one test: when a window closes tells nothing about who could have reacted in it.

type S = State<ParleyShapes>;
const WINDOWS = 2000;
const live = { kind: 'live', bank: 600, gain: 10 } as const;
const timing = { least: 2500, most: 5000, hold: 20_000, limit: null };
const hasVeto = (state: S, seat: number) =>
  state.own[seat]!.table.cards[`hand.${seat}`]!.some((c) => c.startsWith('veto'));

/** A match of three that waits in a reaction window. */
function atWindow(seed: number): S {
  const match = new Match(parley, { seats: 3, key: keyFromSeed(seed), windowClose: 'timed' });
  const below = sampler(seed);
  while (!sealedWindow(match.state.pub)) {
    const d = nextDecision(parley, match.state)!;
    const answer = sampleAnswer(parley, view(match.state, d.seat), d, below);
    match.play({ do: 'answer', seat: d.seat, n: match.state.pub.table.n, ask: d.id, answer });
  }
  return match.state;
}
/** As many windows in which somebody could react as in which nobody could. */
function bothKinds(): { could: S[]; couldNot: S[] } {
  const could: S[] = [];
  const couldNot: S[] = [];
  for (let seed = 0; could.length < WINDOWS / 2 || couldNot.length < WINDOWS / 2; seed++) {
    const state = atWindow(seed);
    const list = state.pub.table.open.some((d) => hasVeto(state, d.seat)) ? could : couldNot;
    if (list.length < WINDOWS / 2) list.push(state);
  }
  return { could, couldNot };
}
/** The same window where everybody invited answers, whatever they hold. */
function answered(state: S): S {
  const s = structuredClone(state);
  s.pub.table.windowClose = 'answered';
  for (const { table } of s.own) table.sealed = {};
  return s;
}

/** Milliseconds until the window closes, with people who think as long as they like and decline, and by the server's own clock. */
function closesAfter(state: S, below: (n: number) => number, holds: boolean): number {
  const none = { before: [], after: [] };
  const tick = (clock: ClockState, s: S, now: number) => {
    const held = readyToClose(s) ? sealedWindow(s.pub)!.holds.length : null;
    return advance(live, clock, now, { waits: waits(parley, s), holds: held, bots: none, over: false }, timing, below);
  };
  let now = 0;
  let s = state;
  let clock = tick(startClock(live, 3), s, 0);
  const window = sealedWindow(s.pub)!.id;
  const play = (command: Command) => {
    const applied = apply(parley, s, command);
    if (!applied.ok) throw new Error(applied.refusal.rule);
    s = applied.state;
    clock = tick(clock, s, now);
  };
  // Everybody invited thinks for a while of their own, whatever they hold; whoever is asked answers then.
  const thoughts = s.pub.table.open.map((d) => ({ d, at: below(9000) }));
  const holdAt = holds ? below(2400) : -1;
  if (holds) thoughts.push({ d: s.pub.table.open[0]!, at: holdAt });
  for (const { d, at } of thoughts.toSorted((a, b) => a.at - b.at)) {
    const due = nextDue(live, clock, []);
    if (due !== null && at >= due) break;
    now = at;
    if (at === holdAt && !sealedWindow(s.pub)!.holds.includes(0)) play({ do: 'hold', seat: 0, window });
    else if (s.own[d.seat]!.table.sealed[d.id] === undefined)
      play({ do: 'answer', seat: d.seat, n: s.pub.table.n, ask: d.id, answer: null });
    if (sealedWindow(s.pub)?.id !== window) return now;
  }
  now = nextDue(live, clock, [])!;
  play({ do: 'closeWindow', n: s.pub.table.n });
  return now;
}

/** The largest distance between two samples' distributions (Kolmogorov and Smirnov). */
function distance(a: readonly number[], b: readonly number[]): number {
  const share = (list: readonly number[], x: number) => list.filter((value) => value <= x).length / list.length;
  return Math.max(...[...a, ...b].filter((_, i) => i % 7 === 0).map((x) => Math.abs(share(a, x) - share(b, x))));
}

const windows = bothKinds();
for (const [windowClose, holds] of [
  ['timed', false],
  ['timed', true],
  ['answered', false],
] as const) {
  it(`${WINDOWS} windows, ${windowClose}${holds ? ' and held' : ''}: closing times with a holder and without come from one distribution`, () => {
    const below = sampler('thoughts');
    const times = (list: S[]) =>
      list.map((state) => closesAfter(windowClose === 'answered' ? answered(state) : state, below, holds));
    const withHolder = times(windows.could);
    // At this distance one sample in a thousand of the same distribution would be told apart.
    expect(distance(withHolder, times(windows.couldNot))).toBeLessThan(1.95 * Math.sqrt(2 / (WINDOWS / 2)));
    expect(Math.max(...withHolder)).toBeGreaterThan(Math.min(...withHolder));
  });
}
