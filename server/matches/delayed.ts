import type { Store } from '../store/store.ts';
import type { Time } from '../api/types.ts';
import { shownAwaiting, startClock } from './clock.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Recreate } from './past.ts';
import { readSnapshot, resume } from './restore.ts';
import type { Shown } from './shown.ts';
import { readTable } from './table.ts';
import { waits } from './waits.ts';

/** When spectators may see more than this state; null when nothing more happened yet. Only what is there for all to see counts. */
export async function nextShown(store: Store, live: LiveMatch, { seq, state }: Shown): Promise<Time | null> {
  const { watching } = live.spec;
  if (!watching.allowed || seq >= live.shown.seq) return null;
  const next = await store.db
    .selectFrom('log')
    .select('at')
    .where('match', '=', live.id)
    .where('seq', '>', seq)
    .where('n', '<>', state.pub.table.n)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return next ? next.at + watching.delay * 1000 : null;
}

/** What spectators of a table may see by now: the present, or the state of some time ago, taken up from the store. */
export async function delayedShown(store: Store, live: LiveMatch, now: Time, recreate: Recreate): Promise<Shown> {
  const { watching } = live.spec;
  const delay = watching.allowed ? watching.delay * 1000 : 0;
  if (delay === 0 || live.isOver || live.shown.at <= now - delay) return live.shown;
  const kept = await readSnapshot(store.db, live.id);
  const { row, seats } = await readTable(store.db, live.id);
  const { seq } = await store.db
    .selectFrom('log')
    .select((q) => q.fn.max('seq').as('seq'))
    .where('match', '=', live.id)
    .where('at', '<=', now - delay)
    .executeTakeFirstOrThrow();
  const { match, at } = await resume(store.db, live.game, row, seats, kept, recreate, seq ?? 0);
  const clock = startClock({ kind: 'none' }, seats.length);
  const awaiting = shownAwaiting(waits(live.game, match.state), clock).map((item) => ({ ...item, since: at }));
  return { state: match.state, seq: seq ?? 0, awaiting, awaitingJson: JSON.stringify(awaiting), clock, undo: [], at };
}
