import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../api/route.ts';
import { LOOK_EVERY } from '../ops/longestTurn.ts';
import { parley } from '../testing/parley.ts';
import { Player } from '../testing/player.ts';
import { ServerProcess } from '../testing/serverProcess.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import { awkwardTexts, dearAnswers, oddBodies, oddMessages } from './attacks.ts';
import type { Attack, Target } from './attacks.ts';
import type { BystanderTask } from './bystander.ts';

const game = parley as never;
/** Nobody waits longer than so many times what they usually wait. */
const PATIENCE = 20;
/** Milliseconds without an attack. */
const QUIET = 1500;

let dir: string;
let server: ServerProcess;
let target: Target;
let routes: Route[];
let cookies: string[];

async function start(limits: string): Promise<void> {
  server = await ServerProcess.start({ DATA_DIR: dir, RATE_LIMITS: limits, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-hostile-'));
  const here = await openTestServer();
  ({ routes } = here.app);
  await here.stop();
  await start('0');
  const enter = { player: (name: string) => new Player(server.url).enter(name) };
  const { match, players } = await seatedPlayers(enter, 2, { options: { rounds: '400' } });
  const [seated, other] = players as [Player, Player];
  for (let i = 0; i < 120;) {
    for (const player of [seated, other]) {
      const [asked] = player.asked(game, match);
      if (
        asked &&
        (await player.command(
          match,
          player.answerFor(game, match, asked, () => 0),
        ))
      )
        i++;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  for (const player of players) player.disconnect();
  const guest = await enter.player('Mallory');
  cookies = await Promise.all(Array.from({ length: 8 }, async (_, i) => (await enter.player(`By${i}`)).cookie));
  target = { url: server.url, match, seated, guest };
}, 60_000);
afterAll(async () => {
  await server.kill();
  rmSync(dir, { recursive: true, force: true });
});

interface Waits {
  /** Milliseconds that somebody else waits when nobody attacks. */
  quiet: number;
  /** The same under attack. */
  usual: number;
  /** The longest piece of work of the server under attack, in processor time: who came at its start waited for it. */
  longest: number;
}

/** What somebody else waits while attacks go on, and when none does. */
async function waitsDuring(attacks: Attack[]): Promise<Waits> {
  const task: BystanderTask = {
    url: server.url,
    cookies,
    paths: ['/healthz', '/api/me', `/api/matches/${target.match}`],
  };
  const bystander = new Worker(new URL('./bystander.ts', import.meta.url), { workerData: task });
  const failed = new Promise<never>((_, reject) => bystander.on('error', reject));
  const report = (what: 'report' | 'end') =>
    Promise.race([
      failed,
      new Promise<number[]>((resolve) => {
        bystander.once('message', resolve);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        bystander.postMessage(what);
      }),
    ]);
  const sorted = (waits: number[]) => waits.toSorted((a, b) => a - b);
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  // What is loaded at its first use is loaded now.
  await target.guest.call('POST', '/api/sign-in/passkey/options');
  await report('report');
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  const before = sorted(await report('report'));
  await longestTurn();
  for (const attack of attacks) await attack(target);
  const during = sorted(await report('end'));
  const longest = await longestTurn();
  await bystander.terminate();
  expect(during.length).toBeGreaterThan(10);
  return { quiet: before[Math.floor(before.length / 2)]!, usual: during[Math.floor(during.length / 2)]!, longest };
}

async function longestTurn(): Promise<number> {
  const { body } = await new Player(server.url).call<string>('GET', '/metrics');
  return Number(/^orrery_longest_turn_seconds (\S+)/m.exec(body)![1]) * 1000;
}

/**
 * Under attack others wait at most so many times as long as usual. The machine may have much else to do, which nobody here can help: so the
 * worst case is what the server itself spends in one piece, and the clock on the wall is asked about the usual one.
 */
function expectPatience({ quiet, usual, longest }: Waits): void {
  expect(longest).toBeLessThan(LOOK_EVERY + PATIENCE * quiet);
  expect(usual).toBeLessThan(PATIENCE * quiet);
}

describe('nobody waits for somebody who', () => {
  it('sends awkward texts, odd bodies and odd messages, though no limit is set', async () => {
    expectPatience(await waitsDuring([awkwardTexts(routes), oddBodies, oddMessages]));
  }, 60_000);

  it('asks little that is dear to answer, within the limits and beyond them', async () => {
    await server.kill();
    await start('1');
    target.url = server.url;
    for (const player of [target.seated, target.guest]) player.urls = [server.url];
    expectPatience(await waitsDuring([dearAnswers, oddMessages]));
  }, 60_000);
});
