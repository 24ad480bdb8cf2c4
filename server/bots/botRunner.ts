import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Decision, Json, Shapes, View } from '@orrery/kernel';
import type { BotTask } from './botWorker.ts';
import type { Verified } from './verify.ts';

/** The strengths that a table offers, weakest first. */
export const BOT_LEVELS = ['random', 'quick', 'greedy', 'search:easy', 'search:medium', 'search:hard'];

/** Whoever answers for bots. It is given what a person in that seat would see. */
export interface BotRunner {
  choose(game: string, view: View<Shapes>, decision: Decision, level: string): Promise<Json>;
  /** Plays a match file through. */
  verify(text: string): Promise<Verified>;
  close(): Promise<void>;
}

/** Bots think in threads of their own: the house goes on meanwhile. */
export function threadedBots(
  extra: { [game: string]: string },
  threads = Math.max(1, availableParallelism() - 1),
): BotRunner {
  const pool = new Piscina({
    filename: new URL('./botWorker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    workerData: { extra },
  });
  return {
    choose: (game, view, decision, level) =>
      pool.run({ game, view, decision, level } satisfies BotTask) as Promise<Json>,
    verify: (text) => pool.run({ text }, { name: 'verify' }) as Promise<Verified>,
    close: () => pool.destroy(),
  };
}
