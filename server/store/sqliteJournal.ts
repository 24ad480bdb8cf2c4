import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Append } from './append.ts';
import { StoreError } from './storeError.ts';

// Commands reach the tables in two steps. All that came together goes as one text to the end of the journal: a few pages and one sync, and it
// is safe. In the tables each command has pages of its own to change; they are changed later, for many commands at once, and always before
// anybody reads them.

const BETWEEN_VALUES = '\0';
const BETWEEN_APPENDS = '\u0001';
/** So many commands are brought to their places at once at the latest: more would be a longer wait for the command that meets it. */
const MOST = 256;

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
/** What is left of an append when its commands are in the log: only the last of a match counts. */
interface Rest {
  seq: number;
  row: Value[];
  snapshot: Value[] | null;
}

export class Journal {
  private readonly db: DatabaseSync;
  private readonly prepare: (sql: string) => StatementSync;
  /** How long the logs are whose newest commands are in the journal. */
  private readonly lengths = new Map<string, number>();
  /** Commands in the journal. */
  private commands = 0;
  /** The version of the file for which both hold; where it has another one, somebody else wrote to it. */
  private version = UNKNOWN;

  constructor(db: DatabaseSync, prepare: (sql: string) => StatementSync) {
    this.db = db;
    this.prepare = prepare;
  }

  /** Makes appends safe, all or none. False: the log of that match has another length, or the match is closed. */
  commit(texts: readonly string[]): boolean[] {
    return this.inTransaction(() => {
      if (this.isDoubtful()) this.placeAll();
      const text = texts.join(BETWEEN_APPENDS);
      const appends = text.split(BETWEEN_APPENDS);
      const held = appends.map((append) => this.take(append));
      const kept = appends.filter((_, i) => held[i]);
      const all = kept.length === appends.length;
      if (kept.length > 0)
        this.prepare('insert into journal (appends) values (?)').run(all ? text : kept.join(BETWEEN_APPENDS));
      return held;
    });
  }

  private take(append: string): boolean {
    const [match, after, count] = append.split(BETWEEN_VALUES, OF_MATCH) as [string, string, string];
    const length = this.lengths.get(match) ?? this.storedLength(match);
    if (length !== Number(after)) return false;
    this.lengths.set(match, length + Number(count));
    this.commands += Number(count);
    return true;
  }
  private storedLength(match: string): number | undefined {
    const row = this.prepare(`select seq from matches where id = ? and phase <> 'closed'`).get(match);
    return row?.['seq'] as number | undefined;
  }

  /** If it grew any more, those who wait for it to be emptied would wait too long. */
  get isLong(): boolean {
    return this.commands >= MOST;
  }

  /** Brings everything to its place, if anything is not there. */
  place(): void {
    if (this.lengths.size === 0 && !this.isDoubtful()) return;
    if (this.db.isTransaction) return this.placeAll();
    // It is safe already: if this were lost in a power cut, it would still be in the journal.
    this.prepare('pragma synchronous = normal').run();
    try {
      this.inTransaction(() => this.placeAll());
    } finally {
      this.prepare('pragma synchronous = full').run();
    }
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

  private placeAll(): void {
    // Before the first migration there is none.
    if (!this.prepare(`select 1 from sqlite_master where name = 'journal'`).get()) return;
    const rests = new Map<string, Rest>();
    for (const { appends } of this.prepare('select appends from journal order by id').all())
      for (const append of (appends as string).split(BETWEEN_APPENDS)) this.placeCommands(append, rests);
    for (const [match, { seq, row, snapshot }] of rests) {
      this.prepare(MATCH).run(seq, ...row, match);
      if (snapshot) this.prepare(SNAPSHOT).run(match, ...snapshot);
    }
    if (rests.size > 0) this.prepare('delete from journal').run();
    this.lengths.clear();
    this.commands = 0;
    this.version = this.fileVersion();
  }

  private placeCommands(append: string, rests: Map<string, Rest>): void {
    const values = append.split(BETWEEN_VALUES).map((value): Value => (value === '' ? null : value));
    const match = values[0] as string;
    const count = Number(values[2]);
    let seq = Number(values[1]);
    let at = OF_MATCH;
    const next = (many: number) => values.slice(at, (at += many));
    const row = next(OF_ROW);
    const log = this.prepare(LOG);
    for (let i = 0; i < count; i++) log.run(match, ++seq, ...next(OF_COMMAND));
    const snapshot = at < values.length ? values.slice(at) : rests.get(match)?.snapshot;
    rests.set(match, { seq, row, snapshot: snapshot ?? null });
  }
}
