import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, Share, WorkerBatch } from './batch.ts';
import type { Registry } from './io.ts';
import { playTask } from './playTask.ts';
import type { Task } from './playTask.ts';

// Plays the games it is handed, in a thread of its own.
const batch = workerData as WorkerBatch;
const game = ((await import(batch.registryUrl)) as Registry).loadGame(batch.game);

parentPort!.on('message', async ({ from, items }: Share<Task>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const answer = (message: FromWorker) => parentPort!.postMessage(message);
  try {
    const loaded = await game;
    answer({ from, items: items.map((task) => playTask(loaded, batch, task)) });
  } catch (error) {
    answer({ flaw: error instanceof Error ? error.message : String(error) });
  }
});
