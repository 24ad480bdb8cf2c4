import { setImmediate } from 'node:timers/promises';
import { Rates, archiveAsCsv, csvRows, fits, isOfBots, recordOf as recordOfPlayer } from '@orrery/games/archive';
import type { Archive as WinRates, ArchiveEntry, ArchiveFilter, OwnRecord } from '@orrery/games/archive';
import { writeMatchFile } from '@orrery/kernel';
import type { BotRunner } from '../bots/botRunner.ts';
import type { MatchId, PersonId, Time } from '../api/types.ts';
import type { Store } from '../store/store.ts';
import { recordOf } from './records.ts';

export interface ArchiveDeps {
  store: Store;
  /** Statistics are worked out in a thread. */
  bots: Pick<BotRunner, 'entry'>;
  now: () => Time;
  report: (what: string, error: unknown, details?: object) => void;
}
/** Of whom win rates are asked: people over this server, bots alone, or people at a real table. */
export type Crowd = 'people' | 'bots' | 'companion';

/** Matches that are looked at together, the newest first. */
const MOST = 2000;
/** Other nodes add matches, too: what was read is looked at anew after so many milliseconds. */
const FRESH = 60_000;
const LAST_OWN = 500;

/** Rows that are read at once: others are served in between. */
const PAGE = 50;
/** Milliseconds of work in one go. */
const LONGEST_TURN = 4;
/** Characters of an entry. A game of eight at a real table has less than half of it; longer ones are no games. */
const LONGEST_ENTRY = 32_768;
/** Win rates that are kept until another match comes in. */
const MOST_RATES = 200;

/** One after the other, with pauses in which others are served. */
async function* inTurns<T>(items: readonly T[]): AsyncGenerator<T> {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > LONGEST_TURN) {
      await setImmediate();
      began = performance.now();
    }
    yield item;
  }
}

/** A match of the archive, and when it ended. */
export type Finished = ArchiveEntry & { readonly ended: Time };

interface Known {
  at: Time;
  entries: Promise<Finished[]>;
  rates: Map<string, Promise<WinRates>>;
}

/** What finished matches are told by, over all of them. */
export class Archive {
  private readonly deps: ArchiveDeps;
  private readonly read = new Map<string, Known>();
  private closed = false;
  constructor(deps: ArchiveDeps) {
    this.deps = deps;
  }

  /** A match that has ended comes in. Files that somebody brought do not: anybody could write them. */
  async keep(match: MatchId): Promise<void> {
    try {
      const row = await this.deps.store.db
        .selectFrom('matches')
        .select(['game', 'ended', 'phase', 'clockJson'])
        .where('id', '=', match)
        .executeTakeFirst();
      if (!row || row.phase !== 'finished' || row.clockJson === null) return;
      const entry = await this.deps.bots.entry(writeMatchFile(await recordOf(this.deps.store.db, match)));
      await this.add(match, 'match', entry, row.ended ?? this.deps.now());
    } catch (error) {
      if (!this.closed) this.deps.report('no statistics of a match', error, { match });
    }
  }

  async add(id: string, source: 'match' | 'companion', entry: ArchiveEntry, ended: Time): Promise<void> {
    const entryJson = JSON.stringify(entry);
    if (entryJson.length > LONGEST_ENTRY) return;
    await this.deps.store.db
      .insertInto('statistics')
      .values({ match: id, game: entry.game, source, ended, entryJson })
      .onConflict((conflict) => conflict.column('match').doNothing())
      .execute();
    const known = this.read.get(`${source} ${entry.game}`);
    if (!known) return;
    // With those that were read before: they are not read again for it.
    known.entries = known.entries.then((entries) => [{ ...entry, ended }, ...entries].slice(0, MOST));
    known.rates.clear();
  }

  /** After an update, or a crash at the end of a match. */
  async catchUp(): Promise<void> {
    const missing = await this.deps.store.db
      .selectFrom('matches')
      .leftJoin('statistics', 'statistics.match', 'matches.id')
      .select('matches.id')
      .where('matches.phase', '=', 'finished')
      .where('matches.clockJson', 'is not', null)
      .where('statistics.match', 'is', null)
      .orderBy('matches.ended', 'desc')
      .limit(MOST)
      .execute();
    for (const { id } of missing) {
      if (this.closed) return;
      await this.keep(id);
    }
  }

  rates(of: Crowd, filter: ArchiveFilter & { game: string }): Promise<WinRates> {
    const { entries, rates } = this.known(filter.game, of);
    const key = JSON.stringify([of, filter]);
    let found = rates.get(key);
    if (!found) {
      found = entries.then((all) => ratesOf(all, filter, of === 'bots' ? 'bots' : 'people'));
      if (rates.size >= MOST_RATES) rates.clear();
      rates.set(key, found);
      found.catch(() => rates.delete(key));
    }
    return found;
  }

  /** The matches behind the rates as JSON, the newest first: one element after the other. */
  async *matchesJson(of: Crowd, filter: ArchiveFilter & { game: string }, most = MOST): AsyncGenerator<string> {
    let before = '[';
    for await (const match of inTurns((await this.matches(of, filter)).slice(0, most))) {
      yield before + JSON.stringify(match);
      before = ',\n';
    }
    yield before === '[' ? '[]' : ']';
  }

  /** The same as a table. */
  async *matchesCsv(of: Crowd, filter: ArchiveFilter & { game: string }): AsyncGenerator<string> {
    const matches = await this.matches(of, filter);
    yield archiveAsCsv([]);
    let number = 0;
    for await (const match of inTurns(matches)) yield csvRows(match, ++number);
  }

  private async matches(of: Crowd, filter: ArchiveFilter & { game: string }): Promise<Finished[]> {
    const entries = await this.known(filter.game, of).entries;
    return entries.filter((match) => fits(match, filter) && isOfBots(match) === (of === 'bots'));
  }

  private known(game: string, of: Crowd): Known {
    const source = of === 'companion' ? 'companion' : 'match';
    const key = `${source} ${game}`;
    const now = this.deps.now();
    let known = this.read.get(key);
    if (!known || now - known.at >= FRESH) {
      known = { at: now, entries: this.newest(game, source), rates: new Map() };
      this.read.set(key, known);
      known.entries.catch(() => this.read.delete(key));
    }
    return known;
  }

  private async newest(game: string, source: 'match' | 'companion'): Promise<Finished[]> {
    const entries: Finished[] = [];
    let last: { ended: Time; match: string } | undefined;
    do {
      let page = this.deps.store.replica
        .selectFrom('statistics')
        .select(['match', 'ended', 'entryJson'])
        .where('game', '=', game)
        .where('source', '=', source)
        .orderBy('ended', 'desc')
        .orderBy('match')
        .limit(PAGE);
      if (last) {
        const { ended, match } = last;
        page = page.where((q) =>
          q.or([q('ended', '<', ended), q.and([q('ended', '=', ended), q('match', '>', match)])]),
        );
      }
      const rows = await page.execute();
      for (const { entryJson, ended } of rows) entries.push({ ...(JSON.parse(entryJson) as ArchiveEntry), ended });
      last = rows[PAGE - 1];
    } while (last && entries.length < MOST);
    return entries;
  }

  /** A person's own matches of a game, newest first. */
  async record(person: PersonId, game: string): Promise<OwnRecord> {
    const { replica } = this.deps.store;
    const rows = await replica
      .selectFrom('statistics')
      .innerJoin('seats', 'seats.match', 'statistics.match')
      .select(['statistics.match', 'seats.seat', 'statistics.ended'])
      .where('seats.person', '=', person)
      .where('statistics.game', '=', game)
      .orderBy('statistics.ended', 'desc')
      .limit(LAST_OWN)
      .execute();
    const atTables = await replica
      .selectFrom('statistics')
      .innerJoin('places', 'places.room', 'statistics.match')
      .select(['statistics.match', 'places.place as seat', 'statistics.ended'])
      .where('places.person', '=', person)
      .where('statistics.game', '=', game)
      .orderBy('statistics.ended', 'desc')
      .limit(LAST_OWN)
      .execute();
    const all = [...rows, ...atTables].toSorted((a, b) => b.ended - a.ended).slice(0, LAST_OWN);
    const played: { match: ArchiveEntry; seat: number }[] = [];
    for (let i = 0; i < all.length; i += PAGE) {
      const some = all.slice(i, i + PAGE);
      const texts = await replica
        .selectFrom('statistics')
        .select(['match', 'entryJson'])
        .where(
          'match',
          'in',
          some.map(({ match }) => match),
        )
        .execute();
      const entries = new Map(texts.map(({ match, entryJson }) => [match, JSON.parse(entryJson) as ArchiveEntry]));
      for (const { match, seat } of some) played.push({ match: entries.get(match)!, seat });
    }
    return recordOfPlayer(played);
  }

  close(): void {
    this.closed = true;
  }
}

async function ratesOf(
  entries: readonly ArchiveEntry[],
  filter: ArchiveFilter,
  of: 'people' | 'bots',
): Promise<WinRates> {
  const rates = new Rates(filter, of);
  for await (const entry of inTurns(entries)) rates.add(entry);
  return rates.archive();
}
