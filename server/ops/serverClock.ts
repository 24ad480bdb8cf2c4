import type { Time } from '../api/types.ts';

/** How much quicker or slower the server's clock goes, at most, until it agrees with the machine's again. */
const SLEW = 0.1;
/** Milliseconds apart that are worth a line in the log. */
const WORTH_TELLING = 5000;

export interface ServerClockParts {
  /** The machine's clock, which anybody may set. */
  wall?: () => number;
  /** Milliseconds since some moment, always forward. */
  elapsed?: () => number;
  /** The machine's clock was set: by so many milliseconds. */
  jumped?: (by: number) => void;
}

/**
 * The time by which clocks run at all tables. It goes forward like the time of the process and only leans towards the machine's clock: if
 * that is set by an hour, nobody loses an hour at once, and nobody gets one.
 */
export function serverClock({
  wall = Date.now,
  elapsed = () => performance.now(),
  jumped = () => {},
}: ServerClockParts = {}): () => Time {
  let time = wall();
  let at = elapsed();
  let isApart = false;
  return () => {
    const passed = elapsed() - at;
    at += passed;
    const apart = wall() - (time + passed);
    const most = passed * SLEW;
    time += passed + Math.max(-most, Math.min(most, apart));
    if (Math.abs(apart) > WORTH_TELLING && !isApart) jumped(Math.round(apart));
    isApart = Math.abs(apart) > WORTH_TELLING;
    return Math.floor(time);
  };
}
