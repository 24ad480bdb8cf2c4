import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerBatch } from './batch.ts';
import type { Registry } from './io.ts';
import { playTask } from './playTask.ts';
import type { Outcome, Task } from './playTask.ts';
import { answerShares } from './pool.ts';

// Plays the games it is handed, in a thread of its own.
const batch = workerData as WorkerBatch;
const game = ((await import(batch.registryUrl)) as Registry).loadGame(batch.game);

answerShares<Task, Outcome>(parentPort!, async (task) => playTask(await game, batch, task));
