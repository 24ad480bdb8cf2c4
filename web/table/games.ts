import { loadGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';

const loaded = new Map<string, Promise<AnyGame>>();

/** A game's code, fetched once. */
export function fetchGame(id: string): Promise<AnyGame> {
  const known = loaded.get(id) ?? loadGame(id);
  loaded.set(id, known);
  known.catch(() => loaded.delete(id));
  return known;
}
