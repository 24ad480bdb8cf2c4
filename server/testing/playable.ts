import { loadGame } from '@orrery/games';
import type { AnyGame } from '@orrery/games';
import { parley } from './parley.ts';

/** A game by its name, the test game among them. */
export const playable = async (id: string): Promise<AnyGame> =>
  id === 'parley' ? (parley as unknown as AnyGame) : loadGame(id);
