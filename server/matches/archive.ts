import { setImmediate } from 'node:timers/promises';
import { Rates, archiveCsv, fits, isOfBots, recordOf as recordOfPlayer } from '@orrery/games/archive';
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

/** Entries that are read or written in one go: others are served in between. */
const TOGETHER = 100;

/** An entry, and the text it is stored as: whoever wants all of them is given that text. */
interface Kept {
  entry: ArchiveEntry;
  text: string;
}

/** What finished matches are told by, over all of them. */
export class Archive {
  private readonly deps: ArchiveDeps;
  private readonly read = new Map<string, { at: Time; entries: Promise<Kept[]> }>();
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
    const text = JSON.stringify(entry);
    await this.deps.store.db
      .insertInto('statistics')
      .values({ match: id, game: entry.game, source, ended, entryJson: text })
      .onConflict((conflict) => conflict.column('match').doNothing())
      .execute();
    const known = this.read.get(`${source} ${entry.game}`);
    // With those that were read before: the others are not read again for it.
    if (known) known.entries = known.entries.then((kept) => [{ entry, text }, ...kept].slice(0, MOST));
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

  async rates(of: Crowd, filter: ArchiveFilter & { game: string }): Promise<WinRates> {
    const rates = new Rates(filter, of === 'bots' ? 'bots' : 'people');
    for (const [i, { entry }] of (await this.entries(filter.game, of)).entries()) {
      if (i % TOGETHER === 0) await setImmediate();
      rates.add(entry);
    }
    return rates.archive();
  }

  /** Every match behind the rates, as JSON. */
  async matchesJson(of: Crowd, filter: ArchiveFilter & { game: string }): Promise<string> {
    return `[${(await this.matches(of, filter)).map(({ text }) => text).join()}]`;
  }

  /** The same as a table. */
  async matchesCsv(of: Crowd, filter: ArchiveFilter & { game: string }): Promise<string> {
    const entries = (await this.matches(of, filter)).map(({ entry }) => entry);
    const parts: string[] = [];
    for (const part of archiveCsv(entries)) if (parts.push(part) % TOGETHER === 0) await setImmediate();
    return parts.join('');
  }

  private async matches(of: Crowd, filter: ArchiveFilter & { game: string }): Promise<Kept[]> {
    const kept = await this.entries(filter.game, of);
    return kept.filter(({ entry }) => fits(entry, filter) && isOfBots(entry) === (of === 'bots'));
  }

  private entries(game: string, of: Crowd): Promise<Kept[]> {
    const source = of === 'companion' ? 'companion' : 'match';
    const key = `${source} ${game}`;
    const known = this.read.get(key);
    const now = this.deps.now();
    if (known && now - known.at < FRESH) return known.entries;
    const entries = this.deps.store.replica
      .selectFrom('statistics')
      .select('entryJson')
      .where('game', '=', game)
      .where('source', '=', source)
      .orderBy('ended', 'desc')
      .limit(MOST)
      .execute()
      .then(async (rows) => {
        const kept: Kept[] = [];
        for (const { entryJson: text } of rows) {
          if (kept.length % TOGETHER === 0) await setImmediate();
          kept.push({ entry: JSON.parse(text) as ArchiveEntry, text });
        }
        return kept;
      });
    this.read.set(key, { at: now, entries });
    entries.catch(() => this.read.delete(key));
    return entries;
  }

  /** A person's own matches of a game, newest first. */
  async record(person: PersonId, game: string): Promise<OwnRecord> {
    const { replica } = this.deps.store;
    const rows = await replica
      .selectFrom('statistics')
      .innerJoin('seats', 'seats.match', 'statistics.match')
      .select(['statistics.entryJson', 'seats.seat', 'statistics.ended'])
      .where('seats.person', '=', person)
      .where('statistics.game', '=', game)
      .orderBy('statistics.ended', 'desc')
      .limit(LAST_OWN)
      .execute();
    const atTables = await replica
      .selectFrom('statistics')
      .innerJoin('places', 'places.room', 'statistics.match')
      .select(['statistics.entryJson', 'places.place as seat', 'statistics.ended'])
      .where('places.person', '=', person)
      .where('statistics.game', '=', game)
      .orderBy('statistics.ended', 'desc')
      .limit(LAST_OWN)
      .execute();
    const all = [...rows, ...atTables].toSorted((a, b) => b.ended - a.ended);
    const played: { match: ArchiveEntry; seat: number }[] = [];
    for (const { entryJson, seat } of all) {
      if (played.length % TOGETHER === 0) await setImmediate();
      played.push({ match: JSON.parse(entryJson) as ArchiveEntry, seat });
    }
    return recordOfPlayer(played);
  }

  close(): void {
    this.closed = true;
  }
}
