import { parley } from './parley.ts';
import { POLITE, playOut } from './playOut.ts';
import { Player } from './player.ts';
import { seatedPlayers } from './testServer.ts';

/** Tables that are played without a pause, whatever happens to the server. A table that ends is followed by a new one. */
export class ContinuousLoad {
  /** By match: the commands that were acknowledged. */
  readonly acknowledged = new Map<string, string[]>();
  private readonly url: string;
  private readonly over = new AbortController();
  private readonly playing: Promise<void>[];

  constructor(url: string, tables: number) {
    this.url = url;
    this.playing = Array.from({ length: tables }, (_, i) => this.table(i));
  }
  get total(): number {
    return this.acknowledged.values().reduce((sum, list) => sum + list.length, 0);
  }
  /** Waits until so many more commands are acknowledged. */
  async goesOn(by: number, limit = 60_000): Promise<void> {
    const from = this.total;
    const end = Date.now() + limit;
    for (; this.total < from + by; await pause(10)) if (Date.now() > end) throw new Error('the matches do not go on');
  }
  async stop(): Promise<void> {
    this.over.abort();
    await Promise.all(this.playing);
  }

  private async table(index: number): Promise<void> {
    const { signal } = this.over;
    const server = { player: (name: string) => new Player(this.url).enter(name) };
    while (!signal.aborted) {
      const seated = await seatedPlayers(server, 2 + (index % 2), { options: { rounds: '400' } }).catch(() => null);
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
          parley as never,
          match,
          index * 10 + seat,
          POLITE,
          (command) => acks.push(command),
          () => signal.aborted,
        );
      await Promise.all(players.map(play));
      for (const player of players) player.disconnect();
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
