import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { openStore } from '../store/store.ts';
import { Player } from '../testing/player.ts';
import { freePort, untilOpen } from '../testing/services.ts';
import { seatedPlayers } from '../testing/testHouse.ts';
import type { Load, Loaded } from './load.ts';

// Measures the server on this machine, the load from a second process, and boardgame.io's server beside it in the same run.
// Every acknowledged move of ours is synced to disk; the peer keeps its matches in memory.

const SECONDS = Number(process.argv[2] ?? 6);
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
interface Line {
  what: string;
  figure: number;
  unit: string;
  target?: string;
}
const lines: Line[] = [];
function add(what: string, figure: number, unit: string, target?: string): void {
  lines.push({ what, figure, unit, ...(target ? { target } : {}) });
  console.log(
    `${what.padEnd(62)} ${figure.toFixed(figure < 10 ? 2 : 0).padStart(9)} ${unit.padEnd(8)} ${target ?? ''}`,
  );
}

async function house(dir: string): Promise<{ url: string; child: ChildProcess; readyMs: number }> {
  const port = await freePort();
  const began = performance.now();
  const child = fork(here('./server.ts'), [], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dir, RATE_LIMITS: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await untilOpen(port, 60_000);
  return { url: `http://127.0.0.1:${port}`, child, readyMs: performance.now() - began };
}
async function peer(matches: number, bulk: number): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [here('./peerServer.ts'), String(port), String(matches), String(bulk)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      if (String(text).includes('open')) resolve();
    });
  });
  return { url: `http://127.0.0.1:${port}`, child };
}
function run(load: Load): Promise<Loaded> {
  const child = spawn(process.execPath, [here('./load.ts'), JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (part) => (text += String(part)));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text) as Loaded) : reject(new Error(`the load failed: ${code}`)),
    );
  });
}
const scratch = () => mkdtempSync(join(tmpdir(), 'orrery-bench-'));
function stop(child: ChildProcess): void {
  child.kill('SIGKILL');
}

function syncMs(): { p50: number; p99: number } {
  const dir = scratch();
  const file = openSync(join(dir, 'sync'), 'w');
  const times: number[] = [];
  for (let i = 0; i < 200; i++) {
    const began = performance.now();
    writeSync(file, Buffer.alloc(4096));
    fsyncSync(file);
    times.push(performance.now() - began);
  }
  rmSync(dir, { recursive: true });
  times.sort((a, b) => a - b);
  return { p50: times[100]!, p99: times[198]! };
}

const hasPeer = existsSync(here('../../bench/peers/node_modules/boardgame.io'));
if (!hasPeer)
  console.log('boardgame.io is not installed in bench/peers (npm run bench installs it): no peer in this run');
const sync = syncMs();
add('disk: one sync of 4 KB, median', sync.p50, 'ms');
add('disk: one sync of 4 KB, 99th percentile', sync.p99, 'ms');

for (const { clients, game, bulk, what } of [
  { clients: 100, game: 'star-realms', bulk: 0, what: '100 clients' },
  { clients: 8, game: 'bulk', bulk: 35_000, what: '35 KB state, 8 clients' },
]) {
  const matches = clients / 2;
  let theirs: Loaded | null = null;
  if (hasPeer) {
    const other = await peer(matches, bulk);
    theirs = await run({ url: other.url, peer: true, game: 'counter', matches, seconds: SECONDS, rate: null });
    stop(other.child);
    add(`boardgame.io counter in memory, ${what}`, theirs.movesPerSecond, 'moves/s');
    add(`boardgame.io counter in memory, ${what}, p99`, theirs.p99, 'ms');
  }
  const dir = scratch();
  const ours = await house(dir);
  const mine = await run({ url: ours.url, peer: false, game, matches, seconds: SECONDS, rate: null });
  stop(ours.child);
  rmSync(dir, { recursive: true });
  const name = game === 'bulk' ? `Orrery on disk, ${what}` : `Orrery Star Realms on disk, ${what}`;
  add(
    name,
    mine.movesPerSecond,
    'moves/s',
    theirs ? `at least ${(theirs.movesPerSecond * (bulk ? 10 : 1)).toFixed(0)}` : '',
  );
  add(`${name}, p99`, mine.p99, 'ms');
  if (theirs)
    add(
      `${name}, to boardgame.io`,
      mine.movesPerSecond / theirs.movesPerSecond,
      'x',
      bulk ? 'at least 10' : 'at least 1',
    );
  add(
    `${name}, bytes of an update to those of a view`,
    (100 * mine.updateBytes) / mine.viewBytes,
    '%',
    bulk ? 'at most 2' : '',
  );
}

for (const matches of [10, 100, 1000]) {
  const dir = scratch();
  const ours = await house(dir);
  const mine = await run({ url: ours.url, peer: false, game: 'star-realms', matches, seconds: SECONDS, rate: 1000 });
  stop(ours.child);
  rmSync(dir, { recursive: true });
  const name = `Star Realms, 1,000 moves/s offered, ${matches} matches`;
  add(name, mine.movesPerSecond, 'moves/s');
  add(`${name}, p50`, mine.p50, 'ms', 'at most 10');
  add(`${name}, p99`, mine.p99, 'ms', `at most ${Math.max(50, sync.p99).toFixed(0)}`);
  add(`${name}, p99.9`, mine.p999, 'ms', `at most ${Math.max(150, sync.p99).toFixed(0)}`);
}

{
  const dir = scratch();
  const ours = await house(dir);
  const memory = () =>
    new Promise<number>((resolve) => {
      ours.child.once('message', (rss) => resolve(rss as number));
      ours.child.send('memory');
    });
  const empty = await memory();
  const player = (name: string) => new Player(ours.url).enter(name);
  let last = '';
  for (let i = 0; i < 1000; i++) {
    const { match, players } = await seatedPlayers({ player }, 2, { game: 'star-realms' });
    last = match;
    if (i >= 100) for (const one of players) one.disconnect();
  }
  const held = await memory();
  add('1,000 Star Realms matches in memory, each', (held - empty) / 1000 / 1024, 'KB');
  const sockets: WebSocket[] = [];
  for (let i = 0; i < 4800; i++) {
    const socket = new WebSocket(`${ours.url.replace('http', 'ws')}/api/live`);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    socket.send(JSON.stringify({ t: 'watch', match: last }));
    sockets.push(socket);
    if (i % 500 === 499) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  add('1,000 matches and 5,000 open sockets, whole process', (await memory()) / 1024 / 1024, 'MB', 'at most 1,024');
  for (const socket of sockets) socket.terminate();
  stop(ours.child);

  // The stored matches, copied until there are 20,000.
  const store = await openStore({ kind: 'sqlite', file: join(dir, 'orrery.db') });
  const columns =
    '"specJson", phase, host, public, key, seq, n, "awaitingJson", "clockJson", due, "resultJson", revision, rematch, webhook, created, started, ended';
  const { sql } = await import('kysely');
  for (let i = 0; i < 19; i++) {
    await sql
      .raw(
        `insert into matches (id, game, rules, ${columns}) select id || 'c${i}', game, rules, ${columns} from matches where length(id) = 14`,
      )
      .execute(store.db);
    await sql
      .raw(
        `insert into seats select match || 'c${i}', seat, person, bot, ready, archived, "votesJson" from seats where length(match) = 14`,
      )
      .execute(store.db);
    await sql
      .raw(
        `insert into log select match || 'c${i}', seq, n, at, seat, "commandJson", hash, "eventsJson" from log where length(match) = 14`,
      )
      .execute(store.db);
    await sql
      .raw(`insert into snapshots select match || 'c${i}', seq, "stateJson" from snapshots where length(match) = 14`)
      .execute(store.db);
  }
  await store.close();
  const again = await house(dir);
  add('restart with 20,000 stored matches until ready', again.readyMs / 1000, 's', 'at most 3');
  stop(again.child);
  rmSync(dir, { recursive: true });
}

const results = here('../../bench/results');
mkdirSync(results, { recursive: true });
const file = join(results, `server-${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
writeFileSync(file, `${JSON.stringify({ node: process.version, lines }, null, 2)}\n`);
console.log(`\nwritten to bench/results/${file.slice(results.length + 1)}`);
process.exit(0);
