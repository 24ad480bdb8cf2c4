import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Append } from './append.ts';
import { StoreError } from './storeError.ts';

// Commands reach the tables in two steps. All that came together goes as one text to the end of the journal: a few pages and one sync, and it
// is safe. In the tables each match has pages of its own to change; they are changed later, for many commands at once and a few matches at a
// time, and always before anybody reads them.

const BETWEEN_VALUES = '\0';
const BETWEEN_APPENDS = '\u0001';
/** When the journal holds so many commands, all of them are brought to their places. */
const MOST = 1024;
/** Milliseconds that this may take in one go: a commit may be waiting. */
const SLICE = 0.5;

/**
 * Appends as one text: many values would cost more to pass to another thread than to write. The marks between them cannot stand in JSON
 * text. Nothing is the empty text; SQLite turns digits into numbers by the column's type.
 */
export function toText(appends: readonly Append[]): string {
  return appends
    .map(({ match, after, rows, row, snapshot }) => {
      const values: (string | number | null)[] = [match, after, rows.length, row.n, row.awaitingJson, row.clockJson];
      values.push(row.due, row.phase, row.resultJson, row.ended);
      for (const [i, r] of rows.entries()) {
        // What stands in the journal must find its place: it is too late for a refusal then.
        if (r.seq !== after + 1 + i) throw new StoreError('conflict', 'commands of a match must follow one another');
        values.push(r.n, r.at, r.seat, r.commandJson, r.hash, r.eventsJson);
      }
      if (snapshot) values.push(snapshot.seq, snapshot.stateJson);
      return values.join(BETWEEN_VALUES);
    })
    .join(BETWEEN_APPENDS);
}
const OF_MATCH = 3;
const OF_ROW = 7;
const OF_COMMAND = 6;

const LOG = `insert into log (match, seq, n, at, seat, "commandJson", hash, "eventsJson") values (?, ?, ?, ?, ?, ?, ?, ?)`;
const MATCH = `update matches set seq = ?, n = ?, "awaitingJson" = ?, "clockJson" = ?, due = ?, phase = ?, "resultJson" = ?, ended = ?
  where id = ?`;
const SNAPSHOT = `insert into snapshots (match, seq, "stateJson") values (?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, "stateJson" = excluded."stateJson"`;

/** No file has it. */
const UNKNOWN = -1;

type Value = string | null;
/** What is in the journal and not yet in the tables, of one match. */
interface Waiting {
  /** How long its log is with it. */
  length: number;
  /** The oldest first. */
  appends: string[];
}
/** The journal on its way to the tables, a slice at a time. */
interface Round {
  /** Matches that are still to be brought there. */
  matches: string[];
  /** When they are, the journal is not needed up to here, */
  until: number;
  /** which are so many commands. */
  commands: number;
}

export class Journal {
  private readonly db: DatabaseSync;
  private readonly prepare: (sql: string) => StatementSync;
  private readonly waiting = new Map<string, Waiting>();
  private round: Round | null = null;
  /** Commands in the journal, and its last row. */
  private commands = 0;
  private last = 0;
  /** The version of the file for which this holds; where it has another one, somebody else wrote to it. */
  private version = UNKNOWN;

  constructor(db: DatabaseSync, prepare: (sql: string) => StatementSync) {
    this.db = db;
    this.prepare = prepare;
  }

  /** Makes appends safe, all or none. False: the log of that match has another length, or the match is closed. */
  commit(texts: readonly string[]): boolean[] {
    return this.inTransaction(() => {
      this.recall();
      const text = texts.join(BETWEEN_APPENDS);
      const appends = text.split(BETWEEN_APPENDS);
      const held = appends.map((append) => this.take(append));
      const kept = appends.filter((_, i) => held[i]);
      if (kept.length === 0) return held;
      const all = kept.length === appends.length;
      const insert = this.prepare('insert into journal (appends) values (?)');
      this.last = Number(insert.run(all ? text : kept.join(BETWEEN_APPENDS)).lastInsertRowid);
      return held;
    });
  }

  private take(append: string): boolean {
    const [match, after, count] = append.split(BETWEEN_VALUES, OF_MATCH) as [string, string, string];
    const waiting = this.waiting.get(match);
    const length = waiting?.length ?? this.storedLength(match);
    if (length !== Number(after)) return false;
    this.commands += Number(count);
    if (!waiting) this.waiting.set(match, { length: length + Number(count), appends: [append] });
    else {
      waiting.length += Number(count);
      waiting.appends.push(append);
    }
    return true;
  }
  private storedLength(match: string): number | undefined {
    const row = this.prepare(`select seq from matches where id = ? and phase <> 'closed'`).get(match);
    return row?.['seq'] as number | undefined;
  }

  /** Brings everything to its place, if anything is not there. */
  place(): void {
    if (this.waiting.size === 0 && this.commands === 0 && !this.isDoubtful()) return;
    this.unsynced(() => {
      this.recall();
      for (const match of this.waiting.keys()) this.placeMatch(match);
      if (this.last > 0) this.prepare('delete from journal').run();
      this.round = null;
      this.commands = 0;
    });
  }

  /** Brings to its place what there is of one match. */
  placeOnly(match: string): void {
    if (!this.waiting.has(match) && !this.isDoubtful()) return;
    this.unsynced(() => {
      this.recall();
      this.placeMatch(match);
    });
  }

  /** Brings the next few matches to their places, if the journal has grown long. True: there is more to do. */
  placeSome(): boolean {
    if (this.db.isTransaction || (!this.round && this.commands < MOST)) return false;
    const end = performance.now() + SLICE;
    this.unsynced(() => {
      this.recall();
      const { waiting, last, commands } = this;
      const { matches, ...told } = (this.round ??= { matches: [...waiting.keys()], until: last, commands });
      while (matches.length > 0 && performance.now() < end) this.placeMatch(matches.pop()!);
      if (matches.length > 0) return;
      this.prepare('delete from journal where id <= ?').run(told.until);
      this.commands -= told.commands;
      this.round = null;
    });
    return this.round !== null;
  }

  /** A transaction was given up, and maybe what it had brought to its place. */
  doubt(): void {
    this.version = UNKNOWN;
  }
  private isDoubtful(): boolean {
    return this.fileVersion() !== this.version;
  }
  private fileVersion(): number {
    return this.prepare('pragma data_version').get()!['data_version'] as number;
  }

  /** Reads the journal again if somebody else may have written to it. What is in its place already is known by the length of its log. */
  private recall(): void {
    if (!this.isDoubtful()) return;
    this.waiting.clear();
    this.round = null;
    this.commands = 0;
    this.last = 0;
    // Before the first migration there is none.
    if (!this.prepare(`select 1 from sqlite_master where name = 'journal'`).get()) return;
    for (const { id, appends } of this.prepare('select id, appends from journal order by id').all()) {
      for (const append of (appends as string).split(BETWEEN_APPENDS)) this.take(append);
      this.last = id as number;
    }
    this.version = this.fileVersion();
  }

  private inTransaction<T>(work: () => T): T {
    this.prepare('begin immediate').run();
    try {
      const result = work();
      this.prepare('commit').run();
      return result;
    } catch (error) {
      this.doubt();
      if (this.db.isTransaction) this.prepare('rollback').run();
      throw error;
    }
  }

  /** For what is safe already: if it were lost in a power cut, it would still be in the journal. */
  private unsynced(work: () => void): void {
    if (this.db.isTransaction) return work();
    this.prepare('pragma synchronous = normal').run();
    try {
      this.inTransaction(work);
    } finally {
      this.prepare('pragma synchronous = full').run();
    }
  }

  private placeMatch(match: string): void {
    const waiting = this.waiting.get(match);
    if (!waiting) return;
    this.waiting.delete(match);
    const log = this.prepare(LOG);
    let seq = 0;
    let row: Value[] = [];
    let snapshot: Value[] = [];
    for (const append of waiting.appends) {
      const values = append.split(BETWEEN_VALUES).map((value): Value => (value === '' ? null : value));
      const count = Number(values[2]);
      seq = Number(values[1]);
      let at = OF_MATCH;
      const next = (many: number) => values.slice(at, (at += many));
      row = next(OF_ROW);
      for (let i = 0; i < count; i++) log.run(match, ++seq, ...next(OF_COMMAND));
      if (at < values.length) snapshot = values.slice(at);
    }
    this.prepare(MATCH).run(seq, ...row, match);
    if (snapshot.length > 0) this.prepare(SNAPSHOT).run(match, ...snapshot);
  }
}
