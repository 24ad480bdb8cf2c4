import { writeMatchFile } from '@orrery/kernel';
import type { Kysely } from 'kysely';
import type { BotRunner } from '../bots/botRunner.ts';
import type { MatchId, Time } from '../api/types.ts';
import type { Store } from '../store/store.ts';
import { NO_HASH } from '../store/tables.ts';
import type { Tables } from '../store/tables.ts';
import type { GameRegistry } from './gameRegistry.ts';
import { recordOf } from './records.ts';

export interface FilmsDeps {
  store: Store;
  /** Films are made in a thread. */
  bots: Pick<BotRunner, 'film' | 'goesOn'>;
  registry: GameRegistry;
  now: () => Time;
  report: (what: string, error: unknown, details?: object) => void;
}

export async function keptFilm(db: Kysely<Tables>, match: MatchId): Promise<string | null> {
  const kept = await db.selectFrom('films').select('film').where('match', '=', match).executeTakeFirst();
  return kept?.film ?? null;
}

/** What was seen of each match, kept with its end: it is shown by versions that have other rules. */
export class Films {
  private readonly deps: FilmsDeps;
  private closed = false;
  constructor(deps: FilmsDeps) {
    this.deps = deps;
  }

  /** The film of a match that is over, made now if it was not yet; null where no rules can make it. */
  async of(match: MatchId): Promise<string | null> {
    const { db, replica } = this.deps.store;
    return (await keptFilm(replica, match)) ?? (await keptFilm(db, match)) ?? this.keep(match);
  }

  async keep(match: MatchId): Promise<string | null> {
    try {
      const film = await this.made(match);
      await this.write(match, film);
      return film;
    } catch (error) {
      if (!this.closed) this.deps.report('no film of a match', error, { match });
      return null;
    }
  }

  /** After an update, or a crash at the end of a match: films of all that have none. */
  async catchUp(): Promise<void> {
    const missing = await this.deps.store.db
      .selectFrom('matches')
      .leftJoin('films', 'films.match', 'matches.id')
      .select('matches.id')
      .where('matches.phase', 'in', ['finished', 'closed'])
      .where('matches.key', 'is not', null)
      .where('films.match', 'is', null)
      .execute();
    for (const { id } of missing) {
      if (this.closed) return;
      await this.keep(id);
    }
  }

  /**
   * A running match of an earlier release: it goes on where every move still means the same. Else it ends where it stands, and is kept as a
   * film.
   */
  async carryOver(match: MatchId): Promise<void> {
    const { store, bots, registry, now } = this.deps;
    const file = await recordOf(store.db, match);
    if (await bots.goesOn(writeMatchFile(file))) {
      const { rules } = await registry.load(file.game);
      await store.db.transaction().execute(async (tx) => {
        await tx.updateTable('matches').set({ rules }).where('id', '=', match).execute();
        await tx.deleteFrom('snapshots').where('match', '=', match).execute();
        // What was written down tells of states by the rules of the release.
        await tx.updateTable('log').set({ hash: NO_HASH }).where('match', '=', match).execute();
      });
      return;
    }
    const film = await this.made(match);
    await this.write(match, film);
    await store.db
      .updateTable('matches')
      .set({ phase: 'closed', due: null, awaitingJson: '[]', ended: now() })
      .set((q) => ({ revision: q('revision', '+', 1) }))
      .where('id', '=', match)
      .where('phase', '=', 'running')
      .execute();
  }

  close(): void {
    this.closed = true;
  }

  private async made(match: MatchId): Promise<string> {
    return this.deps.bots.film(writeMatchFile(await recordOf(this.deps.store.db, match)));
  }
  private async write(match: MatchId, film: string): Promise<void> {
    const { db } = this.deps.store;
    await db
      .insertInto('films')
      .values({ match, film })
      .onConflict((conflict) => conflict.column('match').doNothing())
      .execute();
  }
}
