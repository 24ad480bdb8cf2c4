// Somebody who only wants to play, in a thread of their own: how long they wait for what they ask, while others do what they like.
import { parentPort, workerData } from 'node:worker_threads';

export interface BystanderTask {
  url: string;
  /** What is asked in turn: with cookies of several people, so that no limit is met. */
  paths: string[];
  cookies: string[];
}

const { url, paths, cookies } = workerData as BystanderTask;
const PAUSE = 15;
let waits: number[] = [];
const over = new AbortController();

async function ask(i: number): Promise<void> {
  const began = performance.now();
  const headers = { cookie: cookies[i % cookies.length]!, 'x-forwarded-for': `203.0.113.${i % 200}` };
  const answer = await fetch(url + paths[i % paths.length]!, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${paths[i % paths.length]}: ${answer.status}`);
  waits.push(performance.now() - began);
}

parentPort!.on('message', (what: 'report' | 'end') => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  parentPort!.postMessage(waits);
  waits = [];
  if (what === 'end') over.abort();
});
for (let i = 0; !over.signal.aborted; i++) {
  await ask(i);
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
