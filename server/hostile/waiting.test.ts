import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { loadGame } from '@orrery/games';
import type { ArchiveEntry } from '@orrery/games/archive';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../api/route.ts';
import { LOOK_EVERY } from '../ops/longestTurn.ts';
import { QUOTAS } from '../ops/quotas.ts';
import { MOST_ENTRIES } from '../rooms/kinds.ts';
import { parley } from '../testing/parley.ts';
import { openStore } from '../store/store.ts';
import { POLITE, playOut } from '../testing/playOut.ts';
import { Player } from '../testing/player.ts';
import { ServerProcess } from '../testing/serverProcess.ts';
import { openTestServer, seatedPlayers } from '../testing/testServer.ts';
import { awkwardAddresses, awkwardTexts, DEAR, oddBodies, oddMessages } from './attacks.ts';
import type { Attack, Target } from './attacks.ts';
import type { BystanderTask, Wait } from './bystander.ts';

const game = parley as never;
/** Nobody waits longer than so many times what they usually wait. */
const PATIENCE = 20;
const program = new URL('../ops/data.ts', import.meta.url).pathname;
/** Milliseconds without an attack, and of each attack. */
const QUIET = 2500;
const AT_LEAST = 800;
/** Requests of each bystander during it. */
const ASKED = 5;
const ROUNDS = 5;
/** A wait that is shorter, the machine's part left out, cannot be told from none. */
const LEAST = 0.5;

let dir: string;
let server: ServerProcess;
let target: Target;
let routes: Route[];
let cookies: string[];

async function start(limits: string): Promise<void> {
  const env = { DATA_DIR: dir, WEB_DIST: join(dir, 'dist'), TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  server = await ServerProcess.start({ ...env, RATE_LIMITS: limits });
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-hostile-'));
  mkdirSync(join(dir, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(dir, 'dist', 'index.html'), '<!doctype html><title>Orrery</title>');
  writeFileSync(join(dir, 'dist', 'assets', 'large.js'), `// ${'large '.repeat(300_000)}\n`);
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
  const { id: room } = await guest.ask<{ id: string }>('POST', '/api/rooms', {
    kind: 'companion',
    game: 'twilight-imperium-4',
    setup: `names=${Array(8).fill('A').join()}&factions=${','.repeat(7)}`,
  });
  const operator = await enter.player('Boss');
  await operator.ask('POST', '/api/me/register', { handle: 'boss', password: 'correct horse' });
  const env = { ...process.env, DATA_DIR: dir };
  await promisify(execFile)(process.execPath, [program, 'operator', 'add', 'boss'], { env });
  const large = await largeMatches(enter);
  cookies = await Promise.all(Array.from({ length: 8 }, async (_, i) => (await enter.player(`By${i}`)).cookie));
  target = { url: server.url, match, seated, guest, operator, room, large };
  await server.kill('SIGTERM');
  await fillArchive();
  await fillRooms(room, guest.me!.id);
  await restart('0');
}, 120_000);

/** Two long matches of the largest game: one goes on and is watched late, one is over. */
async function largeMatches(enter: { player(name: string): Promise<Player> }): Promise<Target['large']> {
  const id = 'twilight-imperium-4';
  const large = await loadGame(id);
  const watching = { allowed: true as const, delay: 86_400 };
  const matches: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { match, players } = await seatedPlayers(enter, 3, { game: id, watching });
    let moves = 0;
    const isEnough = () => moves >= 300;
    await Promise.all(
      players.map((player, seat) => playOut(player, large, match, seat, POLITE, () => moves++, isEnough)),
    );
    if (i === 1)
      for (const [seat, player] of players.entries()) {
        const { n } = await player.ask<{ n: number }>('GET', `/api/matches/${match}`);
        await player.post(match, { do: 'resign', seat, n });
      }
    for (const player of players) player.disconnect();
    matches.push(match);
  }
  return { running: matches[0]!, over: matches[1]! };
}

/** As many finished matches as an archive looks at, of eight seats that had as much as in a long game. */
async function fillArchive(): Promise<void> {
  const players = Array.from({ length: 8 }, () => ({ name: '' }));
  const things = players.flatMap((_, seat) =>
    Array.from({ length: 25 }, (__, i) => ({
      seat,
      thing: `thing-${i}`,
      kind: (['faction', 'technology', 'objective', 'strategy'] as const)[i % 4]!,
      round: 1 + (i % 7),
    })),
  );
  const entry: ArchiveEntry = {
    game: 'twilight-imperium-4',
    options: {},
    players,
    winners: [0],
    scores: players.map((_, seat) => 10 - seat),
    rule: 'TI4-SCORE-01',
    rounds: 7,
    things,
    luck: null,
    time: null,
  };
  const store = await openStore({ kind: 'sqlite', file: join(dir, 'orrery.db') });
  const row = { game: entry.game, source: 'match' as const, ended: 1, entryJson: JSON.stringify(entry) };
  for (let i = 0; i < 2000; i += 100)
    await store.db
      .insertInto('statistics')
      .values(Array.from({ length: 100 }, (_, k) => ({ ...row, match: `archived${i + k}` })))
      .execute();
  await store.close();
}

/** The games at real tables of one who keeps as many as one may, each as long as one may be. */
async function fillRooms(room: string, host: string): Promise<void> {
  const store = await openStore({ kind: 'sqlite', file: join(dir, 'orrery.db') });
  const row = await store.db.selectFrom('rooms').selectAll().where('id', '=', room).executeTakeFirstOrThrow();
  const entries = Array.from({ length: MOST_ENTRIES }, (_, i) => `${i} take ${i % 8} planet-${i}`);
  const entriesJson = JSON.stringify(entries);
  await store.db.updateTable('rooms').set({ entriesJson }).where('id', '=', room).execute();
  for (let i = 1; i < QUOTAS.rooms; i++) {
    await store.db
      .insertInto('rooms')
      .values({ ...row, entriesJson, id: `longgame${i}` })
      .execute();
    await store.db
      .insertInto('places')
      .values({ room: `longgame${i}`, place: 0, person: host })
      .execute();
  }
  await store.close();
}

async function restart(limits: string): Promise<void> {
  await start(limits);
  target.url = server.url;
  for (const player of [target.seated, target.guest, target.operator]) player.urls = [server.url];
}
afterAll(async () => {
  await server.kill();
  rmSync(dir, { recursive: true, force: true });
});

/** Milliseconds that each of several others waited. */
type Waits = number[][];

/** Others who only want to play, in a thread of their own. */
class Bystanders {
  private readonly thread: Worker;
  private readonly failed: Promise<never>;
  constructor() {
    const task: BystanderTask = {
      url: server.url,
      server: server.pid,
      cookies,
      paths: ['/healthz', '/api/me', `/api/matches/${target.match}`],
    };
    this.thread = new Worker(new URL('./bystander.ts', import.meta.url), { workerData: task });
    this.failed = new Promise<never>((_, reject) => this.thread.on('error', reject));
  }
  /** What they waited since the last time. */
  async report(): Promise<Waits> {
    const next = new Promise<Wait[]>((resolve) => this.thread.once('message', resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    this.thread.postMessage('report');
    const waits = await Promise.race([this.failed, next]);
    return cookies.map((_, client) => waits.flatMap(([whose, ms]) => (whose === client ? ms : [])));
  }
  async end(): Promise<void> {
    await this.thread.terminate();
  }
}

async function longestTurn(): Promise<number> {
  const { body } = await new Player(server.url).call<string>('GET', '/metrics');
  return Number(/^orrery_longest_turn_seconds (\S+)/m.exec(body)![1]) * 1000;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** What they wait while something goes on, again and again for so long that each of them asked several times. */
async function waitsDuring(what: Attack, bystanders: Bystanders): Promise<Waits> {
  const waits: Waits = cookies.map(() => []);
  await bystanders.report();
  for (const end = Date.now() + AT_LEAST; Date.now() < end || waits.some(({ length }) => length < ASKED);) {
    await what(target);
    for (const [client, more] of (await bystanders.report()).entries()) waits[client]!.push(...more);
  }
  return waits;
}
const nothing: Attack = () => new Promise((resolve) => setTimeout(resolve, AT_LEAST));

/**
 * Under no attack anybody else waits, even once, more than so many times as long as the median of what they wait in the same run when nobody
 * attacks; nor does the server work for as long in one piece, for whoever came at its start would have waited. What the machine's other
 * programs cost is left out where Linux counts it. What holds the server does so every time; a machine that many share does so now and
 * then: the best of several rounds counts. Where people wait for as long right after a round though nobody attacks, the machine is too
 * busy to tell by waits: then the processor time of the server's longest piece of work decides alone.
 */
async function expectPatience(attacks: { [what: string]: Attack }): Promise<void> {
  const bystanders = new Bystanders();
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  // What is loaded at its first use is loaded now.
  await target.guest.call('POST', '/api/sign-in/passkey/options');
  await target.guest.call('GET', '/api/me/export');
  await target.guest.call('GET', '/api/games');
  await bystanders.report();
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  const quiet = (await bystanders.report()).map((waits) => Math.max(LEAST, median(waits)));
  const worstOf = (waits: Waits) => Math.max(...waits.map((of, client) => Math.max(...of) / quiet[client]!));
  const found: { [what: string]: string[] } = {};
  for (const [what, attack] of Object.entries(attacks)) {
    const rounds: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await longestTurn();
      const waited = worstOf(await waitsDuring(attack, bystanders));
      const worked = ((await longestTurn()) - LOOK_EVERY) / median(quiet);
      if (Math.max(waited, worked) < PATIENCE) break;
      if (worked < PATIENCE && worstOf(await waitsDuring(nothing, bystanders)) >= PATIENCE) break;
      rounds.push(`${Math.round(waited)}, ${Math.round(worked)}`);
    }
    if (rounds.length === ROUNDS) found[what] = rounds;
  }
  await bystanders.end();
  expect(found, 'times as long as usual: the longest wait, the longest work').toEqual({});
}

describe('nobody waits for somebody who', () => {
  it('sends awkward texts, odd bodies and odd messages, though no limit is set', async () => {
    await expectPatience({
      'awkward texts': awkwardTexts(routes),
      'awkward addresses': awkwardAddresses(routes),
      'odd bodies': oddBodies,
      'odd messages': oddMessages,
    });
  }, 300_000);

  it('asks little that is dear to answer, within the limits and beyond them', async () => {
    await server.kill();
    await restart('1');
    await expectPatience({ ...DEAR, 'odd messages': oddMessages });
  }, 300_000);
});
