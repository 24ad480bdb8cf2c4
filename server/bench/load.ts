import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Game, Shapes } from '@orrery/kernel';
import { sampler } from '@orrery/kernel';
import { Shelf } from '../matches/shelf.ts';
import { Player } from '../testing/player.ts';
import { seatedPlayers } from '../testing/testHouse.ts';

// The load, in a process of its own: clients that answer as soon as they are asked, or as many a second as they are told to.

export interface Load {
  url: string;
  peer: boolean;
  game: string;
  matches: number;
  seconds: number;
  /** Moves a second offered; null: as many as go. */
  rate: number | null;
}
export interface Loaded {
  movesPerSecond: number;
  p50: number;
  p99: number;
  p999: number;
  /** Bytes of one update to a seat, and of a whole view, on average. */
  updateBytes: number;
  viewBytes: number;
}

class Meter {
  moves = 0;
  readonly latencies: number[] = [];
  private readonly sent = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];
  private counting = false;
  private readonly rate: number | null;

  constructor(rate: number | null) {
    this.rate = rate;
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
    if (!this.counting) return;
    this.moves++;
    this.latencies.push(performance.now() - at);
  }
  async measure(seconds: number): Promise<{ movesPerSecond: number; p50: number; p99: number; p999: number }> {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    this.counting = true;
    const began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    this.counting = false;
    const elapsed = (performance.now() - began) / 1000;
    const sorted = this.latencies.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
    return { movesPerSecond: this.moves / elapsed, p50: at(0.5), p99: at(0.99), p999: at(0.999) };
  }
}

async function ours({ url, game: id, matches, seconds, rate }: Load): Promise<Loaded> {
  const shelf = new Shelf({ bulk: new URL('./bulk.ts', import.meta.url).href });
  const game: Game<Shapes> = await shelf.load(id);
  const meter = new Meter(rate);
  const bytes = { updates: 0, updateCount: 0, views: 0, viewCount: 0 };
  const below = sampler(1);
  const house = { player: (name: string) => new Player(url).enter(name) };
  const table = async () => {
    const { match, players } = await seatedPlayers(house, 2, { game: id });
    for (const [seat, player] of players.entries()) {
      let answered = -1;
      let lastMove = -1;
      const act = () => {
        const board = player.boards.get(match)!;
        if (board.view.pub.table.result) {
          if (seat === 0) {
            for (const one of players) one.disconnect();
            void table();
          }
          return;
        }
        const [decision] = player.asked(game, match);
        if (!decision || decision.id === answered) return;
        answered = decision.id;
        const command = player.answerFor(game, match, decision, below);
        meter.turn(() => {
          lastMove = board.n;
          meter.send(`${match} ${board.n}`);
          player.send({ t: 'command', id: 0, match, command });
        });
      };
      player.onMessage = (content) => {
        if (content.t !== 'update' && content.t !== 'view') return;
        // Counted when the one who did not move sees it.
        if (content.n - 1 !== lastMove) meter.seen(`${match} ${content.n - 1}`);
        act();
      };
      player.onText = (text) => {
        if (text.startsWith('{"t":"update"')) {
          bytes.updates += text.length;
          bytes.updateCount++;
        }
      };
      act();
    }
    bytes.views += JSON.stringify(players[0]!.boards.get(match)!.view).length;
    bytes.viewCount++;
  };
  for (let i = 0; i < matches; i++) await table();
  const measured = await meter.measure(seconds);
  return { ...measured, updateBytes: bytes.updates / bytes.updateCount, viewBytes: bytes.views / bytes.viewCount };
}

interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}

async function peers({ url, matches, seconds, rate }: Load): Promise<Loaded> {
  const require = createRequire(fileURLToPath(new URL('../../bench/peers/package.json', import.meta.url)));
  const { io } = require('socket.io-client') as { io: (address: string, options: object) => Socket };
  const meter = new Meter(rate);
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
  const measured = await meter.measure(seconds);
  return { ...measured, updateBytes: bytes / count, viewBytes: bytes / count };
}

const load = JSON.parse(process.argv[2]!) as Load;
const loaded = await (load.peer ? peers(load) : ours(load));
console.log(JSON.stringify(loaded));
process.exit(0);
