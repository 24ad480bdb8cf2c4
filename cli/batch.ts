import { availableParallelism } from 'node:os';
import type { Options } from '@orrery/kernel';
import type { Io } from './io.ts';
import { playTask } from './playTask.ts';
import type { Outcome, Task } from './playTask.ts';
import { inWorkers } from './pool.ts';
import { progress } from './progress.ts';

/** Many games of one kind. */
export interface Batch {
  game: string;
  options: Options;
  limit: number;
  /** Where match files go; null for none. */
  out: string | null;
  /** Whether single things (cards, factions) are counted. */
  things: boolean;
  tasks: readonly Task[];
}
/** What a worker is started with. */
export type WorkerBatch = Omit<Batch, 'tasks'> & { registryUrl: string };

export const MOST_JOBS = Math.max(16, availableParallelism());

/** Plays all games; outcomes come in the order of the tasks, however many workers share them. */
export async function playBatch(batch: Batch, jobs: number, io: Io): Promise<Outcome[]> {
  const bar = progress(io, batch.tasks.length, 'games');
  try {
    if (jobs > 1 && batch.tasks.length > 1) return await playInWorkers(batch, jobs, io, bar.at);
    const game = await io.registry.loadGame(batch.game);
    const outcomes: Outcome[] = [];
    for (const task of batch.tasks) {
      outcomes.push(playTask(game, batch, task));
      bar.at(outcomes.length);
    }
    return outcomes;
  } finally {
    bar.end();
  }
}

async function playInWorkers(batch: Batch, jobs: number, io: Io, at: (done: number) => void): Promise<Outcome[]> {
  const { tasks, ...rest } = batch;
  let done = 0;
  return inWorkers<Task, Outcome>({
    script: new URL('./playWorker.ts', import.meta.url),
    data: { ...rest, registryUrl: io.registryUrl } satisfies WorkerBatch,
    jobs,
    tasks,
    share: Math.max(1, Math.min(200, Math.ceil(tasks.length / (jobs * 8)))),
    onResults: (outcomes) => at((done += outcomes.length)),
  });
}
