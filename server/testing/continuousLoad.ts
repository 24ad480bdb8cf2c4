import type { AnyGame } from '@orrery/games';
import { HOSTILE, POLITE, playOut } from './playOut.ts';
import type { Manners } from './playOut.ts';
import { Player } from './player.ts';
import { playable } from './playable.ts';
import { seatedPlayers } from './testServer.ts';

/** Kinds of clients: over a socket, over HTTP alone, and one that drops its line, repeats itself, is late and tries what it may not. */
const CLIENTS: Manners[] = [POLITE, { ...POLITE, http: 100 }, HOSTILE];
/** How each game is set up to be long enough. */
const OPTIONS: { [game: string]: { [option: string]: string } } = { parley: { rounds: '400' } };

/** Tables that are played without a pause, whatever happens to the server. A table that ends is followed by a new one. */
export class ContinuousLoad {
  /** By match: the commands that were acknowledged. */
  readonly acknowledged = new Map<string, string[]>();
  private readonly urls: string[];
  private readonly games: string[];
  private readonly over = new AbortController();
  private readonly playing: Promise<void>[];
  private fault: unknown = null;

  /** Several addresses are nodes of one server: each request goes to any of them. */
  constructor(urls: string[], tables: number, games: string[]) {
    this.urls = urls;
    this.games = games;
    this.playing = Array.from({ length: tables }, (_, i) =>
      this.table(i).catch((error: unknown) => {
        this.fault = error;
      }),
    );
  }
  get total(): number {
    return this.acknowledged.values().reduce((sum, list) => sum + list.length, 0);
  }
  /** Waits until so many more commands are acknowledged. */
  async goesOn(by: number, limit = 120_000): Promise<void> {
    const from = this.total;
    const end = Date.now() + limit;
    for (; this.total < from + by; await pause(10)) {
      if (this.fault) throw this.fault;
      if (Date.now() > end) throw new Error('the matches do not go on');
    }
  }
  async stop(): Promise<void> {
    this.over.abort();
    await Promise.all(this.playing);
    if (this.fault) throw this.fault;
  }

  private async table(index: number): Promise<void> {
    const { signal } = this.over;
    const server = { player: (name: string) => new Player(...this.urls).enter(name) };
    for (let round = 0; !signal.aborted; round++) {
      const id = this.games[(index + round) % this.games.length]!;
      const game: AnyGame = await playable(id);
      const seats = Math.max(game.seats.min, id === 'parley' ? 2 + (index % 2) : 2);
      const table = { game: id, options: OPTIONS[id] ?? {} };
      const seated = await seatedPlayers(server, seats, table).catch(() => null);
      if (!seated) {
        await pause(100);
        continue;
      }
      const { match, players } = seated;
      const acks: string[] = [];
      this.acknowledged.set(match, acks);
      const play = (player: Player, seat: number) =>
        playOut(
          player,
          game,
          match,
          index * 10 + seat,
          CLIENTS[(index + seat) % CLIENTS.length],
          (command) => acks.push(command),
          () => signal.aborted,
        );
      await Promise.all(players.map(play));
      for (const player of players) player.disconnect();
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
