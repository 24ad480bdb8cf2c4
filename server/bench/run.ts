import type { ChildProcess } from 'node:child_process';
import { fsyncSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { installPeer } from '../../bench/peer.ts';
import { openStore } from '../store/store.ts';
import { Player } from '../testing/player.ts';
import { seatedPlayers } from '../testing/testServer.ts';
import { byTurns, startServer, ourSide, peerSide, scratch } from './contest.ts';
import type { Side, Total } from './contest.ts';
import { lateMatch } from './loading.ts';

// Measures the server on this machine, the load from a second process, and boardgame.io's server beside it in the same run.
// Every acknowledged move of ours is synced to disk; the peer keeps its matches in memory.

/** Seconds that each measurement takes. */
const SECONDS = Number(process.argv[2] ?? 12);
/** Where two are compared, turns of one second for each: the mean of twelve was good for a tenth only. */
const TURNS = 2 * SECONDS;

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

function stop(child: ChildProcess): void {
  child.kill('SIGKILL');
}

/** Does something so many times, some of them at once. */
async function inGroups(times: number, together: number, work: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i += together)
    await Promise.all(Array.from({ length: Math.min(together, times - i) }, (_, k) => work(i + k)));
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

const hasPeer = installPeer();
if (!hasPeer) console.log('boardgame.io could not be installed into bench/peers: no peer in this run');
const sync = syncMs();
add('disk: one sync of 4 KB, median', sync.p50, 'ms');
add('disk: one sync of 4 KB, 99th percentile', sync.p99, 'ms');

const SERVERS = 3;
/** So many servers of the same kind, started one after the other. */
async function several(start: () => Promise<Side>): Promise<Side[]> {
  const sides: Side[] = [];
  while (sides.length < SERVERS) sides.push(await start());
  return sides;
}

function addTotal(name: string, { slowest, quickest, p99, serverCpu, loadCpu }: Total): void {
  add(`${name}, slowest second`, slowest, 'moves/s');
  add(`${name}, quickest second`, quickest, 'moves/s');
  add(`${name}, p99`, p99, 'ms');
  addCpu(name, { serverCpu, loadCpu });
}
function addCpu(name: string, { serverCpu, loadCpu }: Pick<Total, 'serverCpu' | 'loadCpu'>): void {
  add(`${name}, processor time a move in the server`, serverCpu, 'µs');
  add(`${name}, processor time a move in the load`, loadCpu, 'µs');
}

for (const { clients, game, bulk, what, times } of [
  { clients: 100, game: 'star-realms', bulk: 0, what: '100 clients', times: 1 },
  { clients: 8, game: 'bulk', bulk: 35_000, what: '35 KB state, 8 clients', times: 10 },
]) {
  const matches = clients / 2;
  const ours = await several(() => ourSide(game, matches, null));
  const peers = hasPeer ? await several(() => peerSide(matches, bulk)) : [];
  const [mine, theirs] = (await byTurns(hasPeer ? [ours, peers] : [ours], TURNS, 1)) as [Total, Total?];
  if (theirs) {
    const name = `boardgame.io counter in memory, ${what}`;
    add(name, theirs.movesPerSecond, 'moves/s');
    addTotal(name, theirs);
  }
  const name = `Orrery ${bulk ? 'counter' : 'Star Realms'} on disk, ${what}`;
  add(name, mine.movesPerSecond, 'moves/s', theirs ? `at least ${(theirs.movesPerSecond * times).toFixed(0)}` : '');
  if (theirs) add(`${name}, to boardgame.io`, mine.movesPerSecond / theirs.movesPerSecond, 'x', `at least ${times}`);
  addTotal(name, mine);
  const share = (100 * mine.updateBytes) / mine.viewBytes;
  add(`${name}, bytes of an update to those of a view`, share, '%', bulk ? 'at most 2' : '');
}

for (const matches of [10, 100, 1000]) {
  const name = `Star Realms, 1,000 moves/s offered, ${matches} matches`;
  const [mine] = (await byTurns([[await ourSide('star-realms', matches, 1000)]], 1, SECONDS)) as [Total];
  add(name, mine.movesPerSecond, 'moves/s');
  add(`${name}, p50`, mine.p50, 'ms', 'at most 10');
  add(`${name}, p99`, mine.p99, 'ms', `at most ${Math.max(50, sync.p99).toFixed(0)}`);
  add(`${name}, p99.9`, mine.p999, 'ms', `at most ${Math.max(150, sync.p99).toFixed(0)}`);
  add(`${name}, bytes of an update`, mine.updateBytes, 'bytes');
  addCpu(name, mine);
}

for (const [game, seats, commands] of [
  ['star-realms', 2, 400],
  ['twilight-inscription', 8, 500],
  ['twilight-imperium-3', 3, 500],
] as const) {
  const late = await lateMatch(game, seats, commands);
  const name = `${game} with ${seats} seats after ${late.commands} commands`;
  add(`${name}, state`, late.stateBytes / 1024, 'KB');
  add(`${name}, loaded from the store, median`, late.medianMs, 'ms', 'at most 5');
  add(`${name}, loaded from the store, worst`, late.worstMs, 'ms');
  add(`${name}, memory beside its state`, late.besideKb, 'KB', 'at most 150');
  for (const { part, updateBytes, viewBytes } of late.sizes) {
    const target = viewBytes > 20_000 ? 'at most 2' : '';
    add(
      `${name}, ${part}: an update of a view of ${viewBytes.toFixed(0)} bytes`,
      (100 * updateBytes) / viewBytes,
      '%',
      target,
    );
  }
}

{
  const dir = scratch();
  const ours = await startServer(dir);
  const memory = () =>
    new Promise<number>((resolve) => {
      ours.child.once('message', (rss) => resolve(rss as number));
      ours.child.send('memory');
    });
  const empty = await memory();
  const player = (name: string) => new Player(ours.url).enter(name);
  let last = '';
  await inGroups(1000, 10, async (i) => {
    const { match, players } = await seatedPlayers({ player }, 2, { game: 'star-realms' });
    last = match;
    if (i >= 100) for (const one of players) one.disconnect();
  });
  const held = await memory();
  add('1,000 Star Realms matches in memory, each', (held - empty) / 1000 / 1024, 'KB');
  const sockets: WebSocket[] = [];
  await inGroups(4800, 50, async () => {
    const socket = new WebSocket(`${ours.url.replace('http', 'ws')}/api/live`);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    socket.send(JSON.stringify({ t: 'watch', match: last }));
    sockets.push(socket);
  });
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
  const again = await startServer(dir);
  add('restart with 20,000 stored matches until ready', again.readyMs / 1000, 's', 'at most 3');
  stop(again.child);
  rmSync(dir, { recursive: true });
}

const results = join(import.meta.dirname, '../../bench/results');
mkdirSync(results, { recursive: true });
const file = join(results, `server-${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
writeFileSync(file, `${JSON.stringify({ node: process.version, lines }, null, 2)}\n`);
console.log(`\nwritten to bench/results/${file.slice(results.length + 1)}`);
process.exit(0);
