// People who only want to play, in a thread of their own: how long each waits for what they ask, while others do what they like.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

export interface BystanderTask {
  url: string;
  /** The process of the server. */
  server: number;
  /** What is asked in turn: by several people, so that no limit is met. */
  paths: string[];
  cookies: string[];
}
/** One wait: whose, and its milliseconds. */
export type Wait = [client: number, ms: number];

const { url, server, paths, cookies } = workerData as BystanderTask;
const PAUSE = 15;
let waits: Wait[] = [];

function threadsOf(id: number): { thread: string; name: string }[] {
  const folder = `/proc/${id}/task`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((thread) => ({
    thread: `${id}/task/${thread}`,
    name: readFileSync(`${folder}/${thread}/comm`, 'utf8').trim(),
  }));
}

/**
 * Milliseconds in which a thread could have worked and the machine gave it no processor, by Linux's own count; 0 where there is no such count.
 * Other programs cause these, not the server, and a test must not depend on them.
 */
function kept(thread: string): number {
  try {
    return Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
/** The threads a request goes through: the server's main one, the one that reads its tables, and this one. */
const threads = [
  `${server}/task/${server}`,
  ...threadsOf(server)
    .filter(({ name }) => name === 'store')
    .map(({ thread }) => thread),
  'thread-self',
];
const keptByMachine = () => threads.reduce((sum, thread) => sum + kept(thread), 0);

async function ask(i: number): Promise<void> {
  const client = i % cookies.length;
  const headers = { cookie: cookies[client]!, 'x-forwarded-for': `203.0.113.${i % 200}` };
  const [began, before] = [performance.now(), keptByMachine()];
  const answer = await fetch(url + paths[i % paths.length]!, { headers });
  await answer.arrayBuffer();
  const wall = performance.now() - began;
  if (!answer.ok) throw new Error(`${paths[i % paths.length]}: ${answer.status}`);
  waits.push([client, Math.max(0, wall - (keptByMachine() - before))]);
}

parentPort!.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  parentPort!.postMessage(waits);
  waits = [];
});
for (let i = 0; ; i++) {
  await ask(i);
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
