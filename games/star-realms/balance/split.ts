import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { WHOLE } from './measure.ts';
import type { Share } from './measure.ts';

/**
 * A report shared by processes. '2' starts two of them with the same arguments, each for its share of the games ('0/2', '1/2'); they print
 * what they counted as data, and the report is told from the sums.
 */
export interface Split {
  start(): Promise<void>;
  /** Counts, or finds the sum of what the processes counted: in the order in which the report asks. */
  gather<Counts extends object>(count: (share: Share) => Counts): Counts;
  say(text: string): void;
  finish(): void;
}

/** Numbers are added, lists put together, the rest entry by entry. */
export const sumOf = (a: unknown, b: unknown): unknown => {
  if (a === undefined || b === undefined) return a ?? b;
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  if (Array.isArray(a) && Array.isArray(b)) return [...(a as unknown[]), ...(b as unknown[])];
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return Object.fromEntries(
    [...new Set([...Object.keys(x), ...Object.keys(y)])].map((key) => [key, sumOf(x[key], y[key])]),
  );
};

const write = (text: string): void => void process.stdout.write(`${text}\n`);

export const splitInto = (jobs: string, args: readonly string[]): Split => {
  const [own, of] = jobs.split('/').map(Number);
  if (of !== undefined) {
    const counted: object[] = [];
    return {
      start: async () => {},
      gather: (count) => {
        const counts = count({ first: own!, step: of });
        counted.push(counts);
        return counts;
      },
      say: () => {},
      finish: () => write(JSON.stringify(counted)),
    };
  }
  if (own === 1) return { start: async () => {}, gather: (count) => count(WHOLE), say: write, finish: () => {} };
  let sums: unknown[] = [];
  return {
    start: async () => {
      const run = promisify(execFile);
      const parts = await Promise.all(
        Array.from({ length: own! }, (_, i) =>
          run(process.execPath, [process.argv[1]!, ...args, `${i}/${own}`], { maxBuffer: 1 << 30 }),
        ),
      );
      const counted = parts.map(({ stdout }) => JSON.parse(stdout) as unknown[]);
      sums = counted[0]!.map((_, i) => counted.map((list) => list[i]).reduce(sumOf));
    },
    gather: <Counts extends object>() => sums.shift() as Counts,
    say: write,
    finish: () => {},
  };
};
