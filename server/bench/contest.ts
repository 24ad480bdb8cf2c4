import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { percentile } from '../../bench/measure.ts';
import { freePort, untilOpen } from '../testing/services.ts';
import type { Load, Loaded } from './load.ts';

// Servers under load, measured by turns. Both stay warm; while one is measured the other stands still. The speed of this kind of machine
// changes from minute to minute, so whoever is compared must have had the same minutes.

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
export const scratch = () => mkdtempSync(join(tmpdir(), 'orrery-bench-'));

/** A server on a port of its own. */
export async function startServer(dir: string): Promise<{ url: string; child: ChildProcess; readyMs: number }> {
  const port = await freePort();
  const began = performance.now();
  const child = fork(here('./server.ts'), [], {
    // As npm start runs it, and with a way to tell how much memory it needs.
    execArgv: ['--use-largepages=silent', '--expose-gc'],
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
  for await (const text of child.stdout) if (String(text).includes('open')) break;
  return { url: `http://127.0.0.1:${port}`, child };
}

/** A server and the load on it. */
export interface Side {
  /** Lets it run and measures it, then holds it. */
  measure(seconds: number): Promise<Loaded>;
  end(): void;
}

/**
 * Seconds of load before the first measurement: by then the code that runs is compiled, in the server and in the load. Less than the ten
 * after which the peer asks its clients whether they are there: it would give up those who are held just then.
 */
const WARM_UP = 8;

async function underLoad(server: ChildProcess, load: Load, clear: () => void): Promise<Side> {
  const clients = fork(here('./load.ts'), [JSON.stringify(load)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const both = [server, clients];
  const signal = (name: NodeJS.Signals) => both.forEach((child) => child.kill(name));
  const next = () =>
    new Promise<unknown>((resolve, reject) => {
      const failed = () => reject(new Error('the load failed'));
      clients.once('exit', failed);
      clients.once('message', (message) => {
        clients.off('exit', failed);
        resolve(message);
      });
    });
  await next();
  await new Promise((resolve) => setTimeout(resolve, WARM_UP * 1000));
  signal('SIGSTOP');
  return {
    async measure(seconds) {
      signal('SIGCONT');
      clients.send(seconds);
      const loaded = (await next()) as Loaded;
      signal('SIGSTOP');
      return loaded;
    },
    end() {
      signal('SIGKILL');
      clear();
    },
  };
}

export async function ourSide(game: string, matches: number, rate: number | null): Promise<Side> {
  const dir = scratch();
  const { url, child } = await startServer(dir);
  const load = { url, pid: child.pid!, peer: false, game, matches, rate };
  return underLoad(child, load, () => rmSync(dir, { recursive: true }));
}
export async function peerSide(matches: number, bulk: number): Promise<Side> {
  const { url, child } = await peer(matches, bulk);
  return underLoad(child, { url, pid: child.pid!, peer: true, game: 'counter', matches, rate: null }, () => {});
}

/** What one side came to over all its turns. */
export interface Total extends Omit<Loaded, 'latencies'> {
  /** Moves a second in the slowest and in the quickest turn. */
  slowest: number;
  quickest: number;
  p50: number;
  p99: number;
  p999: number;
}
/**
 * Measures contestants by turns, each as often for as long. A contestant may have several servers: two of the same kind differ by a tenth,
 * by how their code happened to be compiled and laid out.
 */
export async function byTurns(contestants: readonly (readonly Side[])[], turns: number, seconds: number) {
  const measured: Loaded[][] = contestants.map(() => []);
  for (let turn = 0; turn < turns; turn++)
    for (const [i, sides] of contestants.entries())
      measured[i]!.push(await sides[turn % sides.length]!.measure(seconds));
  for (const side of contestants.flat()) side.end();
  return measured.map(total);
}
function total(turns: readonly Loaded[]): Total {
  const rates = turns.map((turn) => turn.movesPerSecond);
  const mean = (of: (turn: Loaded) => number) => turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length;
  const latencies = turns.flatMap((turn) => turn.latencies);
  return {
    movesPerSecond: mean((turn) => turn.movesPerSecond),
    slowest: Math.min(...rates),
    quickest: Math.max(...rates),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    p999: percentile(latencies, 0.999),
    updateBytes: turns.at(-1)!.updateBytes,
    viewBytes: turns.at(-1)!.viewBytes,
    serverCpu: mean((turn) => turn.serverCpu),
    loadCpu: mean((turn) => turn.loadCpu),
  };
}
