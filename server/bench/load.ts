import { existsSync, readFileSync } from 'node:fs';
import type { Game, Shapes } from '@orrery/kernel';
import type { MatchSummary } from '../api/types.ts';
import { GameRegistry } from '../matches/gameRegistry.ts';
import { Player } from '../testing/player.ts';
import { Line } from './line.ts';
import { longGames } from './rehearsal.ts';

// The load, in a process of its own: clients that move as soon as it is their turn, or as many a second as they are told to. What is measured
// is the server: ours know their moves beforehand, the peer's have only one.

export interface Load {
  url: string;
  /** The process that serves, to see how much processor time it takes. */
  pid: number;
  peer: boolean;
  game: string;
  matches: number;
  /** Moves a second offered; null: as many as go. */
  rate: number | null;
}
export interface Loaded {
  movesPerSecond: number;
  /** Milliseconds from a command to its update. */
  latencies: number[];
  /** Bytes of one update to a seat, and of a whole view, on average. */
  updateBytes: number;
  viewBytes: number;
  /** Processor time of a move, in microseconds: of the server with all its threads, and of this process. */
  serverCpu: number;
  loadCpu: number;
}
type Measured = Pick<Loaded, 'movesPerSecond' | 'latencies' | 'serverCpu' | 'loadCpu'>;
/** Measures the load that is running, for so many seconds. */
type Measure = (seconds: number) => Promise<Loaded>;

const TICKS_PER_SECOND = 100;
/** Processor seconds of a process so far; not a number where the system does not say. */
function processorSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Milliseconds before each measurement in which the load finds its stride again. */
const RUN_UP = 200;
/** Tables that are laid at once before the measurement. */
const TOGETHER = 10;

class Meter {
  private moves = 0;
  private latencies: number[] = [];
  private readonly sent = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];
  /** Moves sent since then are measured; null while nothing is. */
  private since: number | null = null;
  private readonly rate: number | null;

  private readonly pid: number;

  constructor({ rate, pid }: Load) {
    this.rate = rate;
    this.pid = pid;
    if (rate === null) return;
    let owed = 0;
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      owed = Math.min(rate / 10, owed + ((now - last) / 1000) * rate);
      last = now;
      for (; owed >= 1 && this.waiting.length > 0; owed--) this.waiting.shift()!();
    }, 1);
  }
  /** Waits for leave to move, where a rate is set. */
  turn(move: () => void): void {
    if (this.rate === null) move();
    else this.waiting.push(move);
  }
  send(key: string): void {
    this.sent.set(key, performance.now());
  }
  /** The other side has seen the move. */
  seen(key: string): void {
    const at = this.sent.get(key);
    if (at === undefined) return;
    this.sent.delete(key);
    if (this.since === null) return;
    this.moves++;
    if (at >= this.since) this.latencies.push(performance.now() - at);
  }
  async measure(seconds: number): Promise<Measured> {
    await new Promise((resolve) => setTimeout(resolve, RUN_UP));
    this.moves = 0;
    this.latencies = [];
    const began = (this.since = performance.now());
    const before = [processorSeconds(this.pid), processorSeconds(process.pid)] as const;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    this.since = null;
    const micros = (pid: number, from: number) => ((processorSeconds(pid) - from) / this.moves) * 1e6;
    const elapsed = (performance.now() - began) / 1000;
    return {
      movesPerSecond: this.moves / elapsed,
      latencies: this.latencies,
      serverCpu: micros(this.pid, before[0]),
      loadCpu: micros(process.pid, before[1]),
    };
  }
}

/** What stands at the beginning of a message. */
const HEAD = 160;
/** The letter by which our messages differ: {"t":"update", {"t":"view", {"t":"failed" and all else. */
const KIND = '{"t":"'.length;
const UPDATE = 'u'.charCodeAt(0);
const VIEW = 'v'.charCodeAt(0);
const FAILED = 'f'.charCodeAt(0);

async function ours(load: Load): Promise<Measure> {
  const { url, game: id, matches } = load;
  const registry = new GameRegistry({ bulk: new URL('./bulk.ts', import.meta.url).href });
  const game: Game<Shapes> = await registry.load(id);
  const meter = new Meter(load);
  const bytes = { updates: 0, updateCount: 0, views: 0, viewCount: 0 };
  const scripts = longGames(game).map((commands) =>
    commands.map((command) => ({ seat: 'seat' in command ? command.seat : -1, text: JSON.stringify(command) })),
  );
  let begun = 0;
  /** Two people and their connections: they play again and again. */
  interface Pair {
    people: readonly [Player, Player];
    lines: readonly [Line, Line];
  }
  const pair = async (): Promise<Pair> => {
    const enter = () => new Player(url).enter('P');
    const people = [await enter(), await enter()] as const;
    const open = ({ cookie }: Player) => Line.open(url, '/api/live', { cookie });
    return { people, lines: [await open(people[0]), await open(people[1])] };
  };
  const play = async ({ people: [host, other], lines }: Pair, last: string | null) => {
    const { id: match } = await (last === null
      ? host.create({ game: id, seats: [{ kind: 'open' }, { kind: 'open' }] })
      : host.ask<MatchSummary>('POST', `/api/matches/${last}/rematch`));
    if (last === null) await other.join(match);
    else await other.ask('POST', `/api/matches/${match}/ready`, { ready: true });
    await host.ask('POST', `/api/matches/${match}/start`);
    const script = scripts[begun++ % scripts.length]!;
    const head = `{"t":"command","id":0,"match":"${match}","command":`;
    for (const [seat, line] of lines.entries()) {
      const act = (n: number) => {
        const next = script[n];
        if (next?.seat === seat)
          meter.turn(() => {
            meter.send(`${match} ${n}`);
            line.send(`${head}${next.text}}`);
          });
        else if (!next && seat === 0) void play({ people: [host, other], lines }, match);
      };
      // As little as a client can do: of news about the board only its number is read, and nothing of all else.
      line.onText = (text) => {
        const kind = text[KIND];
        if (kind === FAILED) throw new Error(text.toString());
        if (kind !== UPDATE && kind !== VIEW) return;
        const start = text.toString('latin1', 0, HEAD);
        // The end of the match before.
        if (!start.includes(match)) return;
        const n = numberAfter(start, ',"n":');
        if (kind === VIEW) {
          bytes.views += text.length;
          bytes.viewCount++;
        } else {
          bytes.updates += text.length;
          bytes.updateCount++;
          // Counted when the one who did not move sees it.
          if (script[n - 1]?.seat !== seat) meter.seen(`${match} ${n - 1}`);
        }
        act(n);
      };
      if (last !== null) line.send(JSON.stringify({ t: 'unwatch', match: last }));
      line.send(JSON.stringify({ t: 'watch', match }));
    }
  };
  for (let i = 0; i < matches; i += TOGETHER)
    await Promise.all(Array.from({ length: Math.min(TOGETHER, matches - i) }, async () => play(await pair(), null)));
  return async (seconds) => ({
    ...(await meter.measure(seconds)),
    updateBytes: bytes.updates / bytes.updateCount,
    viewBytes: bytes.views / bytes.viewCount,
  });
}

function numberAfter(text: string, label: string): number {
  const at = text.indexOf(label) + label.length;
  return Number.parseInt(text.slice(at, at + 9), 10);
}

/** How the peer's client writes what it emits: a packet of Engine.IO that is a message (4) and in it one of Socket.IO that is an event (2). */
const emitted = (...args: unknown[]) => `42/counter,${JSON.stringify(args)}`;
const UPDATED = '42/counter,["update"';
const CONNECTED = '40/counter,';
const SYNCED = '42/counter,["sync"';
const PING = '2';
const PONG = '3';
const STATE_ID = '"_stateID":';

async function peers(load: Load): Promise<Measure> {
  const { url, matches } = load;
  const meter = new Meter(load);
  let bytes = 0;
  let count = 0;
  for (let i = 0; i < matches; i++) {
    const match = `m${i}`;
    for (const player of ['0', '1']) {
      const move = (stateId: number) =>
        meter.turn(() => {
          meter.send(`${match} ${stateId}`);
          const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: player } };
          line.send(emitted('update', action, stateId, match, player));
        });
      const line: Line = await Line.open(url, '/socket.io/?EIO=4&transport=websocket', {}, (text) => {
        const start = text.toString('latin1', 0, UPDATED.length);
        if (start === PING) return line.send(PONG);
        if (start.startsWith(CONNECTED)) return line.send(emitted('sync', match, player, null, 2));
        if (start === UPDATED) {
          bytes += text.length;
          count++;
        } else if (!start.startsWith(SYNCED)) return;
        const at = text.indexOf(STATE_ID) + STATE_ID.length;
        const stateId = Number.parseInt(text.toString('latin1', at, at + 9), 10);
        if (player === '1') meter.seen(`${match} ${stateId - 1}`);
        else move(stateId);
      });
      line.send(CONNECTED);
    }
  }
  return async (seconds) => ({
    ...(await meter.measure(seconds)),
    updateBytes: bytes / count,
    viewBytes: bytes / count,
  });
}

const load = JSON.parse(process.argv[2]!) as Load;
const measure = await (load.peer ? peers(load) : ours(load));
process.on('message', (seconds: number) => void measure(seconds).then((loaded) => process.send!(loaded)));
process.on('disconnect', () => process.exit(0));
process.send!('running');
