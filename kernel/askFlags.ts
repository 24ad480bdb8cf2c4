import type { Rules, Shapes } from './types.ts';

/** Which kinds of questions have a property that is looked up at every answer: gathered once for each game. */
export interface AskFlags {
  secret: ReadonlySet<string>;
  mayBeObsolete: ReadonlySet<string>;
  takesOnly: ReadonlySet<string>;
}
const flagsOfGame = new WeakMap<object, AskFlags>();
export function flagsOf<T extends Shapes>(game: Rules<T>): AskFlags {
  let found = flagsOfGame.get(game);
  if (!found) {
    const kinds = Object.entries<{ secret?: boolean; isObsolete?: unknown; takesOnly?: boolean }>(game.asks);
    const where = (holds: (kind: (typeof kinds)[number][1]) => unknown) =>
      new Set(kinds.flatMap(([name, kind]) => (holds(kind) ? [name] : [])));
    found = {
      secret: where((kind) => kind.secret),
      mayBeObsolete: where((kind) => kind.isObsolete),
      takesOnly: where((kind) => kind.takesOnly),
    };
    flagsOfGame.set(game, found);
  }
  return found;
}
