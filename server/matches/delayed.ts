import { Match, currentCommand } from '@orrery/kernel';
import type { Shapes } from '@orrery/kernel';
import type { Store } from '../store/store.ts';
import type { Time } from '../api/types.ts';
import { shownAwaiting, startClock } from './clock.ts';
import type { LiveMatch } from './liveMatch.ts';
import { Past, PastNeeded } from './past.ts';
import type { Recreate } from './past.ts';
import { FINGERPRINT_EVERY, readPast, readSnapshot, resume, setupOf } from './restore.ts';
import type { Shown } from './shown.ts';
import { readTable } from './table.ts';
import { waits } from './waits.ts';

/** So many commands are played on from what was shown last; for more, the match is taken up anew. */
const STRIDE = 64;

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

const followed = new WeakMap<LiveMatch, Delayed>();

/** What spectators of a table may see by now: the present, or the state of some time ago. */
export async function delayedShown(store: Store, live: LiveMatch, now: Time, recreate: Recreate): Promise<Shown> {
  const { watching } = live.spec;
  const delay = watching.allowed ? watching.delay * 1000 : 0;
  if (delay === 0 || live.isOver || live.shown.at <= now - delay) return live.shown;
  const { seq } = await store.db
    .selectFrom('log')
    .select((q) => q.fn.max('seq').as('seq'))
    .where('match', '=', live.id)
    .where('at', '<=', now - delay)
    .executeTakeFirstOrThrow();
  let delayed = followed.get(live);
  if (!delayed) followed.set(live, (delayed = new Delayed(store, live, recreate)));
  return delayed.after(seq ?? 0);
}

/** A match followed at a distance: it is played once for all who watch late, and what lies far back is played in a thread. */
class Delayed {
  private readonly store: Store;
  private readonly live: LiveMatch;
  private readonly recreate: Recreate;
  private there: { match: Match<Shapes>; shown: Shown } | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, live: LiveMatch, recreate: Recreate) {
    this.store = store;
    this.live = live;
    this.recreate = recreate;
  }

  /** As it was after so many commands. Those who ask at once ask one after the other. */
  after(seq: number): Promise<Shown> {
    const shown = this.last.then(() => this.move(seq));
    this.last = shown.catch(() => undefined);
    return shown;
  }

  private async move(seq: number): Promise<Shown> {
    if (this.there?.shown.seq === seq) return this.there.shown;
    const { match, at } = (await this.playedOn(seq)) ?? (await this.takenUp(seq));
    const clock = startClock({ kind: 'none' }, match.state.pub.table.seats);
    const awaiting = shownAwaiting(waits(this.live.game, match.state), clock).map((item) => ({ ...item, since: at }));
    const awaitingJson = JSON.stringify(awaiting);
    const shown = { state: match.state, seq, awaiting, awaitingJson, clock, undo: [], at };
    this.there = { match, shown };
    return shown;
  }

  /** The few commands since what was shown last; null where they are many, or lead back beyond what is in memory. */
  private async playedOn(seq: number): Promise<{ match: Match<Shapes>; at: Time } | null> {
    const { there } = this;
    this.there = null;
    if (!there || seq < there.shown.seq || seq - there.shown.seq > STRIDE || there.match.log.length > STRIDE)
      return null;
    const rows = await this.store.db
      .selectFrom('log')
      .select(['commandJson', 'at'])
      .where('match', '=', this.live.id)
      .where('seq', '>', there.shown.seq)
      .where('seq', '<=', seq)
      .orderBy('seq')
      .execute();
    try {
      for (const { commandJson } of rows) there.match.play(currentCommand(JSON.parse(commandJson)));
    } catch (error) {
      if (error instanceof PastNeeded) return null;
      throw error;
    }
    return { match: there.match, at: rows.at(-1)!.at };
  }

  private async takenUp(seq: number): Promise<{ match: Match<Shapes>; at: Time }> {
    const { db } = this.store;
    const { id, game, host } = this.live;
    const kept = await readSnapshot(db, id);
    const { row, seats } = await readTable(db, id);
    // Few commands came after the snapshot.
    if (kept && kept.seq <= seq) return resume(db, game, row, seats, kept, this.recreate, seq);
    const setup = setupOf(row, seats);
    const played = await readPast(db, row, game.rules, seq);
    const commands = played.map(({ command }) => command);
    const state = await this.recreate(game.id, setup, commands, host);
    const last = await db
      .selectFrom('log')
      .select('at')
      .where('match', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirst();
    const match = new Match<Shapes>(game, setup, { state, length: seq, past: new Past() }, FINGERPRINT_EVERY);
    return { match, at: last?.at ?? row.started ?? row.created };
  }
}
