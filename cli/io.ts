import type { AnyGame } from '@orrery/games';

/** Where games come from. Workers load it again by its address. */
export interface Registry {
  gameIds: readonly string[];
  loadGame(id: string): Promise<AnyGame>;
}

/** Everything a command touches outside itself, so that tests can hand in their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  input: NodeJS.ReadableStream;
  /** Somebody sits at a terminal: typing, and watching progress. */
  typed: boolean;
  watched: boolean;
  registry: Registry;
  registryUrl: string;
}
