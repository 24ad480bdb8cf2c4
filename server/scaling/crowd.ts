import { loadGame } from '@orrery/games';
import type { Command } from '@orrery/kernel';
import { percentile } from '../../bench/measure.ts';
import { Line } from '../bench/line.ts';
import { rehearse } from '../bench/rehearsal.ts';
import { Player } from '../testing/player.ts';

// The people of a simulation, in a process of their own. Each sits at a node by chance, so that most moves cross from one to another.
// They are as light as clients can be: their moves are known beforehand, and of what they are told only the number is read.

export interface Crowd {
  urls: string[];
  tables: number;
  /** People who have a page open and only look. */
  lookers: number;
  /** Pages that are opened a second, each of four requests. */
  visits: number;
  /** Seconds between two moves of a table, as recorded; they are taken in turn, each table from another place. */
  gaps: number[];
  seconds: number;
}
export interface CrowdReport {
  /** Moves a second that people wanted to make, and that were made. */
  offered: number;
  made: number;
  /** Milliseconds from a command until the other player sees it; of one request of a page. */
  move: { p50: number; p95: number; p99: number };
  read: { p50: number; p95: number; p99: number };
  /** Requests and lines that failed. */
  failed: number;
  /** Seconds until all sat at their tables. */
  seated: number;
}

const GAME = 'star-realms';
const TOGETHER = 8;
const HEAD = 160;

const crowd = JSON.parse(process.argv[2]!) as Crowd;
const game = await loadGame(GAME);
const scripts = [1, 2, 3, 4].map((seed) => rehearse(game, seed));
const anyUrl = () => crowd.urls[Math.floor(Math.random() * crowd.urls.length)]!;
const moves: number[] = [];
const reads: number[] = [];
let offered = 0;
let failed = 0;
let measuring = false;

async function inGroups(times: number, work: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i += TOGETHER)
    await Promise.all(Array.from({ length: Math.min(TOGETHER, times - i) }, (_, k) => work(i + k)));
}

async function table(index: number): Promise<void> {
  const people = [await new Player(anyUrl()).enter('A'), await new Player(anyUrl()).enter('B')] as const;
  const lines = await Promise.all(people.map(({ urls, cookie }) => Line.open(urls[0]!, '/api/live', { cookie })));
  let gap = (index * 7919) % crowd.gaps.length;
  const play = async () => {
    const [host, other] = people;
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
    const { id } = await host.create({ game: GAME, seats, windows: 'at-once' });
    await other.join(id);
    await host.ask('POST', `/api/matches/${id}/start`);
    const script = scripts[index % scripts.length]!;
    const sent = new Map<number, number>();
    for (const [seat, line] of lines.entries()) {
      line.onText = (text) => {
        const start = text.toString('latin1', 0, HEAD);
        if (start.startsWith('{"t":"failed"')) failed++;
        if (!/^\{"t":"(update|view)"/.test(start) || !start.includes(id)) return;
        const n = Number(/,"n":(\d+)/.exec(start)?.[1] ?? -1);
        const before = script[n - 1];
        const at = sent.get(n - 1);
        if (before && at !== undefined && seatOf(before) !== seat) {
          sent.delete(n - 1);
          if (measuring) moves.push(performance.now() - at);
        }
        const next = script[n];
        if (!next) {
          if (seat === 0) void play().catch(() => failed++);
        } else if (seatOf(next) === seat && !sent.has(n)) {
          sent.set(n, Infinity);
          const pause = crowd.gaps[gap++ % crowd.gaps.length]! * 1000;
          setTimeout(() => {
            if (measuring) offered++;
            sent.set(n, performance.now());
            line.send(`{"t":"command","id":0,"match":"${id}","command":${JSON.stringify(next)}}`);
          }, pause);
        }
      };
      line.send(JSON.stringify({ t: 'watch', match: id }));
    }
  };
  await play();
}
const seatOf = (command: Command) => ('seat' in command ? command.seat : -1);

async function look(): Promise<void> {
  const { urls, cookie } = await new Player(anyUrl()).enter('L');
  await Line.open(urls[0]!, '/api/live', { cookie });
}

/** A home page: who am I, what waits for me, what tables there are. */
async function visit(): Promise<void> {
  const url = anyUrl();
  for (const path of ['/api/server', '/api/me', '/api/matches', '/api/matches?phase=running']) {
    const began = performance.now();
    const answer = await fetch(url + path).catch(() => null);
    if (!answer?.ok) failed++;
    await answer?.arrayBuffer();
    if (measuring) reads.push(performance.now() - began);
  }
}

const began = performance.now();
await inGroups(crowd.tables, table);
await inGroups(crowd.lookers, look);
const seated = (performance.now() - began) / 1000;
setInterval(() => void visit(), 1000 / crowd.visits);
await new Promise((resolve) => setTimeout(resolve, 3000));
measuring = true;
process.send!('measuring');
await new Promise((resolve) => setTimeout(resolve, crowd.seconds * 1000));
measuring = false;
const quantiles = (all: number[]) => ({
  p50: percentile(all, 0.5),
  p95: percentile(all, 0.95),
  p99: percentile(all, 0.99),
});
const report: CrowdReport = {
  offered: offered / crowd.seconds,
  made: moves.length / crowd.seconds,
  move: quantiles(moves),
  read: quantiles(reads),
  failed,
  seated,
};
process.send!(report);
