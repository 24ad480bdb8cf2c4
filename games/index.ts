import type { Game, Shapes } from '@orrery/kernel';

/** A game of which the reader knows no shapes: all that generic code (bots, commands, server) needs. */
export type AnyGame = Game<Shapes>;

/** Each game is loaded when it is asked for, so that one that is broken or missing leaves the others alone. */
const loaders = new Map<string, () => Promise<{ default: unknown }>>([
  ['star-realms', () => import('./star-realms/index.ts')],
  ['twilight-inscription', () => import('./twilight-inscription/index.ts')],
  ['twilight-imperium-3', () => import('./ti3/index.ts')],
  ['twilight-imperium-4', () => import('./ti4/index.ts')],
]);

/** Games that were called otherwise: their matches are still at hand. */
const former = new Map([['ti3-slice', 'twilight-imperium-3']]);
/** What a game is called today. */
export const currentId = (id: string): string => former.get(id) ?? id;

export const gameIds: readonly string[] = [...loaders.keys()];

/** A game that cannot be had; the message says what exists, or what is wrong with it. */
export class NoGame extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NoGame';
  }
}

export async function loadGame(called: string): Promise<AnyGame> {
  const id = currentId(called);
  const load = loaders.get(id);
  if (!load) throw new NoGame(`there is no game "${id}"; the games are ${gameIds.join(', ')}`);
  let game: unknown;
  try {
    game = (await load()).default;
  } catch (cause) {
    throw new NoGame(`${id} cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
  if (typeof game !== 'object' || game === null || (game as { id?: unknown }).id !== id)
    throw new NoGame(`${id} cannot be loaded: its package does not give a game of that id`);
  // The one place where a game's shapes are forgotten: from here on it is played through the kernel alone.
  return game as AnyGame;
}
