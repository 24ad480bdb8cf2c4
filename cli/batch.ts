import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Options } from '@orrery/kernel';
import type { Io } from './io.ts';
import { playTask } from './playTask.ts';
import type { Outcome, Task } from './playTask.ts';
import { progress } from './progress.ts';

/** Many games of one kind. */
export interface Batch {
  game: string;
  options: Options;
  limit: number;
  /** Where match files go; null for none. */
  out: string | null;
  tasks: readonly Task[];
}
/** What a worker is started with. */
export type WorkerBatch = Omit<Batch, 'tasks'> & { registryUrl: string };
/** Tasks with their place in the batch, to a worker and, as outcomes, back. */
export type Share<V> = { from: number; items: V[] };
export type FromWorker = Share<Outcome> | { flaw: string };

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
  const data: WorkerBatch = { ...rest, registryUrl: io.registryUrl };
  const share = Math.max(1, Math.min(200, Math.ceil(tasks.length / (jobs * 8))));
  const outcomes: Outcome[] = [];
  let given = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data });
      const stop = (why: Error) => {
        given = tasks.length;
        void worker.terminate();
        reject(why);
      };
      const hand = () => {
        if (given >= tasks.length) {
          void worker.terminate();
          resolve();
          return;
        }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ from: given, items: tasks.slice(given, given + share) } satisfies Share<Task>);
        given += share;
      };
      worker.on('message', (message: FromWorker) => {
        if ('flaw' in message) return stop(new Error(message.flaw));
        message.items.forEach((outcome, i) => (outcomes[message.from + i] = outcome));
        done += message.items.length;
        at(done);
        hand();
      });
      worker.on('error', stop);
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, Math.ceil(tasks.length / share)) }, work));
  return outcomes;
}
