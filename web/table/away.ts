import type { Seat } from '@orrery/kernel';
import type { Step } from '../match/channel.ts';

/** At most so many steps are told again; older ones are in the log. */
const MOST = 12;
/** A line stays this long, and all of them together at most so long, in milliseconds. */
const LINE = 1400;
const ALL = 20_000;

/** What others did after the reader last looked: steps with something to tell, the newest last. */
export const missedSteps = (steps: readonly Step[], seen: number | null, mine: Seat | null): Step[] =>
  seen === null || mine === null
    ? []
    : steps.filter((step) => step.n > seen && step.by !== mine && step.events.length > 0).slice(-MOST);

export const lineTime = (lines: number): number => Math.min(LINE, ALL / Math.max(1, lines));

/** Everything an event names, so that the board can show where it happened. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}

const store = (match: string) => `orrery.seen.${match}`;
export function seenOf(match: string): number | null {
  try {
    const kept = localStorage.getItem(store(match));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
export function keepSeen(match: string, n: number): void {
  try {
    localStorage.setItem(store(match), String(n));
  } catch {
    // Blocked storage: nothing is told again.
  }
}
