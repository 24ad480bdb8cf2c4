import type { Store } from '../store/store.ts';
import type { Time } from '../api/types.ts';
import { shownAwaiting, startClock } from './clock.ts';
import type { LiveMatch } from './liveMatch.ts';
import { replayed } from './restore.ts';
import type { Shown } from './shown.ts';
import { readTable } from './table.ts';
import { waits } from './waits.ts';

/** What spectators of a table may see by now: the present, or the state of some time ago, played again from the log. */
export async function delayedShown(store: Store, live: LiveMatch, now: Time): Promise<Shown> {
  const { watching } = live.spec;
  const delay = watching.allowed ? watching.delay * 1000 : 0;
  if (delay === 0 || live.isOver || live.shown.at <= now - delay) return live.shown;
  const table = await readTable(store.db, live.id);
  const log = await store.db
    .selectFrom('log')
    .selectAll()
    .where('match', '=', live.id)
    .where('at', '<=', now - delay)
    .orderBy('seq')
    .execute();
  const { state } = replayed(live.game, table.row, table.seats, log);
  const clock = startClock({ kind: 'none' }, table.seats.length);
  const since = log.at(-1)?.at ?? table.row.started ?? now;
  const awaiting = shownAwaiting(waits(live.game, state), clock).map((item) => ({ ...item, since }));
  return { state, seq: log.length, awaiting, clock, undo: [], at: since };
}
