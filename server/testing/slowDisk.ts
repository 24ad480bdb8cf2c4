import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampler } from '@orrery/kernel';
import { playable } from './playable.ts';
import { Player } from './player.ts';
import { ServerProcess } from './serverProcess.ts';
import { seatedPlayers } from './testServer.ts';

// A disk that needs a given time for every sync, whatever the real one needs: node testing/slowDisk.ts 0 5 20 (needs a C compiler).
// Tables are played as quickly as they go; meanwhile somebody else reads a board again and again, and a probe asks whether the process lives.

const LIBRARY = `#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>
static void wait_a_while(void) { const char *ms = getenv("SLOW_SYNC_MS"); if (ms) usleep(1000 * atoi(ms)); }
int fsync(int fd) { int (*real)(int) = dlsym(RTLD_NEXT, "fsync"); wait_a_while(); return real(fd); }
int fdatasync(int fd) { int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync"); wait_a_while(); return real(fd); }
`;
/** Why a slow disk cannot be had; null when it can. */
export const noCompiler: string | null =
  spawnSync('cc', ['--version']).status === 0 ? null : 'skipped: no C compiler to slow the disk down with';

export interface SlowDiskReport {
  syncMs: number;
  movesPerSecond: number;
  move: Spread;
  read: Spread;
  probe: Spread;
}
interface Spread {
  p50: number;
  p95: number;
}

export async function slowDisk(syncMs: number, tables: number, seconds: number): Promise<SlowDiskReport> {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-slow-'));
  writeFileSync(join(dir, 'slow.c'), LIBRARY);
  const library = join(dir, 'slow.so');
  const made = spawnSync('cc', ['-shared', '-fPIC', '-o', library, join(dir, 'slow.c'), '-ldl'], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const server = await ServerProcess.start({
    DATA_DIR: join(dir, 'data'),
    LD_PRELOAD: library,
    SLOW_SYNC_MS: String(syncMs),
  });
  const end = Date.now() + seconds * 1000;
  const moves: number[] = [];
  const enter = { player: (name: string) => new Player(server.url).enter(name) };
  const seated = await Promise.all(
    Array.from({ length: tables }, () => seatedPlayers(enter, 2, { options: { rounds: '400' } })),
  );
  const stop = performance.now() + seconds * 1000;
  const playing = seated.map(({ match, players }) =>
    Promise.all(players.map((player, i) => play(player, match, i, stop, moves))),
  );
  const board = seated[0]!;
  const reads = repeat(stop, () => board.players[0]!.call('GET', `/api/matches/${board.match}/view`));
  const probes = repeat(stop, () => new Player(server.url).call('GET', '/healthz'));
  const [read, probe] = await Promise.all([reads, probes, ...playing]);
  await server.kill();
  rmSync(dir, { recursive: true, force: true });
  return {
    syncMs,
    movesPerSecond: Math.round(moves.length / ((seconds * 1000 + Date.now() - end) / 1000)),
    move: spread(moves),
    read: spread(read as number[]),
    probe: spread(probe as number[]),
  };
}

async function play(player: Player, match: string, seed: number, stop: number, moves: number[]): Promise<void> {
  const game = await playable('parley');
  const below = sampler(seed);
  while (performance.now() < stop) {
    const [asked] = player.asked(game, match);
    if (!asked) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    const began = performance.now();
    const reply = await player.command(match, player.answerFor(game, match, asked, below));
    if (reply && 'n' in reply) moves.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function repeat(stop: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < stop) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

function spread(times: number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

if (process.argv[1] === import.meta.filename) {
  const delays = process.argv.slice(2).map(Number);
  for (const delay of delays.length > 0 ? delays : [0, 5, 20]) console.log(JSON.stringify(await slowDisk(delay, 6, 8)));
}
