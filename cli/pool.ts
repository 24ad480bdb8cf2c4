import { Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';

/** Work for several threads: each takes the next tasks when it is free. */
export interface Pool<Task, Result> {
  /** The module a thread runs; it answers every `Share` of tasks with a share of results or a flaw. */
  script: URL;
  /** What every thread is started with. */
  data: unknown;
  jobs: number;
  tasks: readonly Task[];
  /** How many tasks are handed out at once. */
  share: number;
  onResults(results: Result[]): void;
  /** Whether this result makes the tasks not yet handed out needless. */
  isLast?(result: Result): boolean;
}
/** Tasks with their place in the whole, to a thread and, as results, back. */
export type Share<V> = { from: number; items: V[] };
export type FromWorker<Result> = Share<Result> | { flaw: string };

/** Results come in the order of the tasks, however many threads share them. */
export async function inWorkers<Task, Result>(pool: Pool<Task, Result>): Promise<Result[]> {
  const { tasks, share } = pool;
  const results: Result[] = [];
  let given = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(pool.script, { workerData: pool.data });
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
      worker.on('message', (message: FromWorker<Result>) => {
        if ('flaw' in message) return stop(new Error(message.flaw));
        message.items.forEach((result, i) => (results[message.from + i] = result));
        if (message.items.some((result) => pool.isLast?.(result))) given = tasks.length;
        pool.onResults(message.items);
        hand();
      });
      worker.on('error', stop);
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(pool.jobs, Math.ceil(tasks.length / share)) }, work));
  return results.filter(() => true); // without the places of tasks that were never handed out
}

/** A thread's side: answers each share with what `work` makes of its tasks. */
export function answerShares<Task, Result>(port: MessagePort, work: (task: Task) => Promise<Result>): void {
  port.on('message', async ({ from, items }: Share<Task>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    const answer = (message: FromWorker<Result>) => port.postMessage(message);
    try {
      const results: Result[] = [];
      for (const task of items) results.push(await work(task));
      answer({ from, items: results });
    } catch (error) {
      answer({ flaw: error instanceof Error ? error.message : String(error) });
    }
  });
}
