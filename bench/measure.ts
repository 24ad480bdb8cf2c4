/** One line of the report. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** At least or at most so much; null where none is set. */
  target: { least: number } | { most: number } | null;
}

const ROUNDS = 8;
const ROUND_SECONDS = 0.4;

/** Seconds of processor time that this thread has had: on a machine that others use too, the clock on the wall measures them. */
function seconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** How often a second `work` can be done: the best of several rounds, since other work on the machine only ever slows one down. */
export function perSecond(work: () => number | void): number {
  const once = () => {
    const began = seconds();
    let done = 0;
    let spent = 0;
    do {
      done += work() ?? 1;
      spent = seconds() - began;
    } while (spent < ROUND_SECONDS);
    return done / spent;
  };
  once();
  let best = 0;
  for (let i = 0; i < ROUNDS; i++) best = Math.max(best, once());
  return best;
}

/** Microseconds of one `work`, done many times between two looks at the clock. */
export function microseconds(work: () => unknown): number {
  const TIMES = 50;
  return (
    1e6 /
    perSecond(() => {
      for (let i = 0; i < TIMES; i++) kept = work();
      return TIMES;
    })
  );
}
/** Results are kept here, so that no work can be optimised away. */
export let kept: unknown = null;

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export function isMet({ value, target }: Figure): boolean | null {
  if (!target) return null;
  return 'least' in target ? value >= target.least : value <= target.most;
}
