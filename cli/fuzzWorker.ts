import { parentPort, workerData } from 'node:worker_threads';
import { fuzz } from '@orrery/kernel/testing';
import type { FuzzReport, FuzzSetup } from '@orrery/kernel/testing';
import type { Registry } from './io.ts';
import { answerShares } from './pool.ts';

/** What a fuzzing thread is started with; its tasks are the games' seeds. */
export interface FuzzWorkerData {
  game: string;
  setup: Omit<FuzzSetup, 'games' | 'seed' | 'onGame'>;
  registryUrl: string;
}

// Fuzzes the games it is handed, in a thread of its own.
const data = workerData as FuzzWorkerData;
const game = ((await import(data.registryUrl)) as Registry).loadGame(data.game);

answerShares<number, FuzzReport>(parentPort!, async (seed) => fuzz(await game, { ...data.setup, games: 1, seed }));
