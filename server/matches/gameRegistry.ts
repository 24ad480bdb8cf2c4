import { currentId, gameIds, loadGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';
import { notFound } from '../api/requestError.ts';

/** The games of the server. Tests add their own by the address of the module that exports it. */
export class GameRegistry {
  readonly extra: { [game: string]: string };
  private readonly loaded = new Map<string, Promise<AnyGame>>();

  constructor(extra: { [game: string]: string } = {}) {
    this.extra = extra;
  }
  get ids(): string[] {
    return [...gameIds, ...Object.keys(this.extra)];
  }
  load(called: string): Promise<AnyGame> {
    const id = currentId(called);
    if (!this.ids.includes(id)) return Promise.reject(notFound('game'));
    let game = this.loaded.get(id);
    if (!game) {
      game = this.fetch(id);
      // A game that failed to load is tried again the next time.
      game.catch(() => this.loaded.delete(id));
      this.loaded.set(id, game);
    }
    return game;
  }
  private async fetch(id: string): Promise<AnyGame> {
    const address = Object.hasOwn(this.extra, id) ? this.extra[id] : undefined;
    if (address === undefined) return loadGame(id);
    return ((await import(address)) as { default: AnyGame }).default;
  }
  /** Those that can be played; a broken one is left out and named. */
  async playable(broken: (id: string, error: unknown) => void): Promise<AnyGame[]> {
    const games: AnyGame[] = [];
    for (const id of this.ids) {
      try {
        games.push(await this.load(id));
      } catch (error) {
        broken(id, error);
      }
    }
    return games;
  }
}
