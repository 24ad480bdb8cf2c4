import type { Decision, Seat } from '@orrery/kernel';
import type { Awaiting, ClockSpec, Clocks, Time } from '../api/types.ts';
import type { Waits } from './waits.ts';

// Time at a table: pure functions, stored with every command. The server's clock is the only one that counts.

export interface ClockState {
  /** Milliseconds left, by seat; empty without a clock. */
  bank: number[];
  /** Since when each seat is waited for; null when it is not. */
  since: (Time | null)[];
  /** What each seat is asked: a change means that it answered or was asked anew. */
  asked: number[][];
  window: OpenWindow | null;
}
interface OpenWindow {
  asks: number[];
  opened: Time;
  /** When a timed window closes: drawn as it opens, and put off only when somebody holds, for all to see. Null where everybody answers. */
  closes: Time | null;
  /** Those who have not answered by then pass; null without a clock, or where the window is timed. */
  limit: Time | null;
  /** How many have asked for more time. */
  holds: number;
}
/** How long reaction windows stay open. */
export interface WindowTiming {
  /** Milliseconds of a timed window, drawn anew for each. */
  least: number;
  most: number;
  /** What a hold adds. */
  hold: number;
  /** Where everybody answers: for people who do not. */
  limit: number | null;
}

const SECOND = 1000;

export function startClock(spec: ClockSpec, seats: number): ClockState {
  return {
    bank: spec.kind === 'none' ? [] : Array.from({ length: seats }, () => spec.bank * SECOND),
    since: Array.from({ length: seats }, () => null),
    asked: Array.from({ length: seats }, () => []),
    window: null,
  };
}

const ids = (decisions: readonly Decision[]) => decisions.map((d) => d.id);
const equal = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((id, i) => id === b[i]);

/** What the clock has to know of a table after something happened. */
export interface Moved {
  waits: Waits;
  /** A timed window: how many hold it. Null where windows wait for answers, and where there is none. */
  holds: number | null;
  /** Seats that bots played until then, and those that they play from now on. */
  bots: { before: readonly Seat[]; after: readonly Seat[] };
  over: boolean;
}

/** The clock after something happened. A bot's thinking is charged to nobody; a person pays up to the moment a bot takes over. */
export function advance(
  spec: ClockSpec,
  clock: ClockState,
  now: Time,
  after: Moved,
  timing: WindowTiming,
  below: (n: number) => number,
): ClockState {
  const bank = clock.bank.slice();
  const since = clock.since.slice();
  const asked = after.waits.asks.map(ids);
  for (let seat = 0; seat < since.length; seat++) {
    const before = since[seat] ?? null;
    const waited = asked[seat]!.length > 0;
    const wasBot = after.bots.before.includes(seat);
    const isSame = wasBot === after.bots.after.includes(seat);
    if (before !== null && isSame && equal(clock.asked[seat]!, asked[seat]!)) continue;
    if (before !== null && bank.length > 0 && !wasBot)
      bank[seat] = charge(spec, bank[seat]!, Math.max(0, now - before), !waited);
    since[seat] = waited ? now : null;
  }
  return {
    bank,
    since,
    asked,
    window: after.over ? null : openWindow(clock.window, ids(after.waits.window), after.holds, now, timing, below),
  };
}

function charge(spec: ClockSpec, bank: number, elapsed: number, free: boolean): number {
  if (spec.kind === 'live') return Math.max(0, bank - elapsed) + (free ? spec.gain * SECOND : 0);
  if (spec.kind === 'async') return Math.max(0, bank - Math.max(0, elapsed - spec.perMove * SECOND));
  return bank;
}

function openWindow(
  before: OpenWindow | null,
  asks: number[],
  holds: number | null,
  now: Time,
  { least, most, hold, limit }: WindowTiming,
  below: (n: number) => number,
): OpenWindow | null {
  if (asks.length === 0) return null;
  if (!before || !equal(before.asks, asks)) {
    if (holds === null)
      return { asks, opened: now, closes: null, limit: limit === null ? null : now + limit, holds: 0 };
    return { asks, opened: now, closes: now + least + below(Math.max(1, most - least)), limit: null, holds };
  }
  // Answers move nothing; a hold does, and everybody saw it.
  if (holds === null || before.closes === null || holds <= before.holds) return before;
  return { ...before, holds, closes: Math.max(before.closes, now + hold) };
}

/** When a seat's time is up; null without a clock. Even an empty bank leaves the gain, so that a late player is not swept away. */
export function dueOf(spec: ClockSpec, clock: ClockState, seat: Seat): Time | null {
  const since = clock.since[seat] ?? null;
  if (since === null || spec.kind === 'none') return null;
  const bank = clock.bank[seat]!;
  return spec.kind === 'live' ? since + Math.max(bank, spec.gain * SECOND) : since + spec.perMove * SECOND + bank;
}

/** When the table has to act next; null when only people can. */
export function nextDue(spec: ClockSpec, clock: ClockState, bots: readonly Seat[]): Time | null {
  let due: Time | null = clock.window && (clock.window.closes ?? clock.window.limit);
  for (let seat = 0; seat < clock.since.length; seat++) {
    const at = bots.includes(seat) ? null : dueOf(spec, clock, seat);
    if (at !== null && (due === null || at < due)) due = at;
  }
  return due;
}

export function shownClocks(spec: ClockSpec, clock: ClockState, bots: readonly Seat[], now: Time): Clocks {
  const running: Clocks['running'] = [];
  for (let seat = 0; seat < clock.since.length; seat++) {
    const due = bots.includes(seat) ? null : dueOf(spec, clock, seat);
    if (due !== null) running.push({ seat, due });
  }
  return {
    kind: spec.kind,
    now,
    bank: clock.bank,
    running,
    window: clock.window?.closes ?? clock.window?.limit ?? null,
  };
}

export function shownAwaiting(waits: Waits, clock: ClockState): Awaiting[] {
  const list: Awaiting[] = [];
  for (let seat = 0; seat < waits.asks.length; seat++) {
    const asks = waits.asks[seat]!;
    if (asks.length > 0)
      list.push({ seat, asks: asks.map(({ id, kind }) => ({ id, kind })), since: clock.since[seat] ?? 0 });
  }
  for (const { seat, id, kind } of waits.window)
    list.push({ seat, asks: [{ id, kind }], since: clock.window?.opened ?? 0 });
  return list;
}
