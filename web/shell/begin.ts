import type { GameEntry, Lesson } from '../games/entry.ts';
import type { NewMatch } from '../worker/protocol.ts';
import { playHere, prepare, seatsAgainstBots } from '../worker/start.ts';

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

/** A lesson: a real match from a fixed deal, against bots of the strength it wants. */
export const beginLesson = (game: GameEntry, { id, key, level, until, seats, options }: Lesson): Promise<void> =>
  beginHere({
    game: game.id,
    seats: seatsAgainstBots(seats, level),
    options: { ...options },
    mine: 0,
    key,
    lesson: { id, level, ...(until ? { until } : {}) },
  });
