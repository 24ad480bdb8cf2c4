import type { NewMatch } from '../worker/protocol.ts';
import { playHere, prepare } from '../worker/start.ts';

/** Fetches the page of a table with what its game needs; a failure shows when it is really needed. */
export function prepareTable(game: string): void {
  prepare(game);
  import('../table/LocalTablePage.tsx').catch(() => undefined);
}

/** Starts a table on this device and shows it: its page is fetched while the worker deals. */
export async function beginHere(match: NewMatch): Promise<void> {
  prepareTable(match.game);
  await playHere(match);
}
