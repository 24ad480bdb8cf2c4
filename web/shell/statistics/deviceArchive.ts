import { entryOf } from '@orrery/games/archive';
import type { ArchiveEntry } from '@orrery/games/archive';
import { readLine, readSetup, statisticsOfTrack } from '@orrery/games/companion';
import { statisticsOf } from '@orrery/games/statistics';
import { realTables } from '../../statistics/realTables.ts';
import { filmOf } from '../../film/film.ts';
import { fetchGame } from '../../games/registry.ts';
import { fileOf } from '../../replay/source.ts';
import { store } from '../../worker/store.ts';

/** Matches of this device that are looked at, the newest first: each is played again. */
const MOST = 30;
const known = new Map<string, ArchiveEntry | null>();

interface Kept {
  match: ArchiveEntry & { ended: number };
  /** The reader's. */
  seat: number | null;
}
/** Games at a real table that were written down on this device alone. */
export const phoneTables = (game: string): Kept[] =>
  realTables()
    .toSorted((a, b) => b.ended - a.ended)
    .flatMap((table) => {
      const setup = table.game === game ? readSetup(table.setup) : null;
      if (!setup) return [];
      const lines = table.lines.flatMap((text) => readLine(text) ?? []);
      return { match: { ...entryOf(statisticsOfTrack(game, setup, lines)), ended: table.ended }, seat: null };
    });

/** Finished matches of a game on this device, and the reader's seat in each. */
export async function deviceMatches(game: string): Promise<Kept[]> {
  const all = await (await store()).list();
  const mine = all.filter((one) => one.game === game && one.kind === 'match' && one.result).slice(0, MOST);
  const found: Kept[] = [];
  for (const { id, mine: seat, updated } of mine) {
    if (!known.has(id)) known.set(id, await entryFor(id));
    const match = known.get(id);
    if (match) found.push({ match: { ...match, ended: updated }, seat });
  }
  return found;
}

/** Null: its rules are not at hand any more. */
async function entryFor(id: string): Promise<ArchiveEntry | null> {
  try {
    const file = await fileOf({ from: 'here', id });
    const { frames } = await filmOf(file);
    return entryOf(statisticsOf(await fetchGame(file.game), file, frames));
  } catch {
    return null;
  }
}
