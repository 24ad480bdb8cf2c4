import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Game, Shapes } from '@orrery/kernel';
import type { MatchSummary } from '../api/types.ts';
import { Shelf } from '../matches/shelf.ts';
import { Player } from '../testing/player.ts';
import { seatedPlayers } from '../testing/testHouse.ts';
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
/** Milliseconds after which something is wrong. */
const PATIENCE = 300_000;
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

async function ours(load: Load): Promise<Measure> {
  const { url, game: id, matches } = load;
  const shelf = new Shelf({ bulk: new URL('./bulk.ts', import.meta.url).href });
  const game: Game<Shapes> = await shelf.load(id);
  const meter = new Meter(load);
  const bytes = { updates: 0, updateCount: 0, views: 0, viewCount: 0 };
  const scripts = longGames(game).map((commands) =>
    commands.map((command) => ({ seat: 'seat' in command ? command.seat : -1, text: JSON.stringify(command) })),
  );
  let begun = 0;
  const house = { player: (name: string) => new Player(url).enter(name) };
  const table = async () => {
    const { match, players } = await seatedPlayers(house, 2, { game: id });
    play(match, players);
  };
  /** The same two again, as people do, on the connections they have. */
  const rematch = async (last: string, players: Player[]) => {
    const [host, other] = players as [Player, Player];
    const { id: match } = await host.ask<MatchSummary>('POST', `/api/matches/${last}/rematch`);
    await other.ask('POST', `/api/matches/${match}/ready`, { ready: true });
    await host.ask('POST', `/api/matches/${match}/start`);
    for (const player of players) {
      player.boards.delete(last);
      player.send({ t: 'unwatch', match: last });
      player.watch(match);
    }
    // A server that is held while another one is measured answers late.
    for (const player of players) await player.until(() => player.boards.get(match), PATIENCE);
    play(match, players);
  };
  const play = (match: string, players: Player[]) => {
    const script = scripts[begun++ % scripts.length]!;
    const head = `{"t":"command","id":0,"match":"${match}","command":`;
    const views = players.map((player) => player.boards.get(match)!.view);
    for (const [seat, player] of players.entries()) {
      const act = (n: number) => {
        const line = script[n];
        if (line?.seat === seat)
          meter.turn(() => {
            meter.send(`${match} ${n}`);
            player.sendText(`${head}${line.text}}`);
          });
        else if (!line && seat === 0) void rematch(match, players);
      };
      // As little as a client can do: of news about the board only its number is read, and nothing of all else.
      player.onText = (text) => {
        if (text.startsWith('{"t":"failed"')) throw new Error(text);
        if (!text.startsWith('{"t":"update"')) return text.startsWith('{"t":"view"');
        bytes.updates += text.length;
        bytes.updateCount++;
        const at = text.indexOf(',"n":') + 5;
        const n = Number(text.slice(at, text.indexOf(',', at)));
        // Counted when the one who did not move sees it.
        if (script[n - 1]?.seat !== seat) meter.seen(`${match} ${n - 1}`);
        act(n);
        return false;
      };
      act(views[seat]!.pub.table.n);
    }
    bytes.views += JSON.stringify(views[0]!).length;
    bytes.viewCount++;
  };
  for (let i = 0; i < matches; i += TOGETHER)
    await Promise.all(Array.from({ length: Math.min(TOGETHER, matches - i) }, table));
  return async (seconds) => ({
    ...(await meter.measure(seconds)),
    updateBytes: bytes.updates / bytes.updateCount,
    viewBytes: bytes.views / bytes.viewCount,
  });
}

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}

async function peers(load: Load): Promise<Measure> {
  const { url, matches } = load;
  const require = createRequire(fileURLToPath(new URL('../../bench/peers/package.json', import.meta.url)));
  const { io } = require('socket.io-client') as { io: (address: string, options: object) => Socket };
  const meter = new Meter(load);
  let bytes = 0;
  let count = 0;
  for (let i = 0; i < matches; i++) {
    const match = `m${i}`;
    for (const player of ['0', '1']) {
      const socket = io(`${url}/counter`, { transports: ['websocket'], forceNew: true });
      const move = (stateId: number) =>
        meter.turn(() => {
          meter.send(`${match} ${stateId}`);
          socket.emit(
            'update',
            { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: player } },
            stateId,
            match,
            player,
          );
        });
      const look = ({ _stateID: stateId }: { _stateID: number }) => {
        if (player === '1') meter.seen(`${match} ${stateId - 1}`);
        else move(stateId);
      };
      socket.on('sync', (_: string, { state }: { state: { _stateID: number } }) => look(state));
      socket.on('update', (_: string, state: { _stateID: number }) => {
        if (count++ % 100 === 0) bytes += JSON.stringify(state).length * 100;
        look(state);
      });
      await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
      socket.emit('sync', match, player, undefined, 2);
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
