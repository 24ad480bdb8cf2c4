import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import type { Append } from './append.ts';
import { appendsIn, headOf, toText } from './journalText.ts';
import type { Head } from './journalText.ts';
import { StoreError } from './storeError.ts';

// Commands reach the tables in two steps. All that came together goes as one row to the end of the journal, a small file of its own: a few
// pages and one sync, and it is safe. From there another thread brings them to the tables (placing.ts), many at once and always before
// anybody reads those. The journal has a thread of its own (journalWorker.ts), so that reading and everything else goes on while a disk syncs.

/** Beside the file of the tables. */
export const journalFile = (file: string): string => `${file}-commands`;

/** How long the log of a match is, the row of the journal that made it so, and the version of the tables in which the match was open. */
interface Known {
  length: number;
  row: number;
  version: number;
}
/** No file has it. */
const UNKNOWN = -1;
/** Milliseconds to wait for another program that has the file, one that makes a backup or the like: nobody can play meanwhile. */
export const PATIENCE = 200;

export class Journal {
  private readonly db: DatabaseSync;
  private readonly file: string;
  private readonly insert: StatementSync;
  private readonly remove: StatementSync;
  private readonly begin: StatementSync;
  private readonly end: StatementSync;
  private readonly dataVersion: StatementSync;
  /** Matches with commands that may not be in the tables yet. */
  private readonly known = new Map<string, Known>();
  /** The version of the file for which this holds; where it has another one, somebody else wrote to it. */
  private version = UNKNOWN;
  /** The last row, and the last of those that are safe in the tables. */
  private last = 0;
  private placed = 0;
  private tables: Tables | null = null;

  constructor(file: string) {
    this.file = file;
    const isThere = existsSync(file);
    this.db = new DatabaseSync(journalFile(file), { timeout: PATIENCE });
    // Rarely written back, 16 MB: that takes some milliseconds.
    this.db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4096');
    this.db.exec('create table if not exists journal (id integer primary key, appends text not null)');
    if (!isThere && this.db.prepare('select id from journal').get()) {
      this.db.close();
      throw new StoreError('conflict', `${journalFile(file)} belongs to a database that is not there: ${file}`);
    }
    this.insert = this.db.prepare('insert into journal (id, appends) values (?, ?)');
    // The newest row stays, so that no number comes twice.
    this.remove = this.db.prepare('delete from journal where id <= ? and id < (select max(id) from journal)');
    this.begin = this.db.prepare('begin immediate');
    this.end = this.db.prepare('commit');
    this.dataVersion = this.db.prepare('pragma data_version');
  }

  /** Makes appends safe, all or none. False: the log of that match has another length, or the match is closed. */
  commit(appends: readonly Append[]): boolean[] {
    return this.inTransaction(() => {
      const row = this.last + 1;
      const held = appends.map(({ match, after, rows }) => this.take({ match, after, count: rows.length }, row));
      const kept = appends.filter((_, i) => held[i]);
      if (kept.length > 0) this.write(toText(kept));
      return held;
    });
  }

  /** Rows that an earlier version left among the tables. */
  adopt(texts: readonly string[]): void {
    this.inTransaction(() => texts.forEach((text) => this.write(text)));
    // What they are about is read from the file, as after a start.
    this.version = UNKNOWN;
  }

  private write(text: string): void {
    this.insert.run(++this.last, text);
    this.tidy();
  }
  private tidy(): void {
    const { placed } = this;
    this.placed = 0;
    if (placed > 0) this.remove.run(placed);
  }

  /** Everything up to this row is safe in the tables. */
  isPlaced(until: number): void {
    this.placed = until;
    for (const [match, { row }] of this.known) if (row <= until) this.known.delete(match);
  }

  private take({ match, after, count }: Head, row: number): boolean {
    const tables = (this.tables ??= new Tables(this.file));
    const known = this.known.get(match);
    let length = known?.length;
    if (length === undefined || known!.version !== tables.version) {
      const stored = tables.lengthOf(match);
      if (stored === undefined) {
        this.known.delete(match);
        return false;
      }
      length = Math.max(stored, length ?? 0);
    }
    if (length !== after) return false;
    this.known.set(match, { length: length + count, row, version: tables.version });
    return true;
  }

  /** Reads the journal again if somebody else may have written to it. What is in the tables already is known by the length of its log. */
  private recall(): void {
    const version = this.dataVersion.get()!['data_version'] as number;
    if (version === this.version) return;
    this.known.clear();
    for (const { id, appends } of this.db.prepare('select id, appends from journal order by id').iterate()) {
      for (const append of appendsIn(appends as string)) this.take(headOf(append), id as number);
      this.last = Math.max(this.last, id as number);
    }
    this.version = version;
  }

  private inTransaction<T>(work: () => T): T {
    this.begin.run();
    try {
      this.tables?.look();
      this.recall();
      const result = work();
      this.end.run();
      return result;
    } catch (error) {
      this.version = UNKNOWN;
      if (this.db.isTransaction) this.db.exec('rollback');
      throw error;
    }
  }

  /** For the thread that closes the tables: only the last one there can leave them in order. */
  leaveTables(): void {
    this.tables?.close();
    this.tables = null;
  }
  close(): void {
    this.leaveTables();
    try {
      this.tidy();
    } catch {
      // Somebody else has it: the next start tidies up.
    }
    this.db.close();
  }
}

/** What the journal has to know of the tables. */
class Tables {
  private readonly db: DatabaseSync;
  private readonly length: StatementSync;
  private readonly dataVersion: StatementSync;
  /** Another one when somebody changed them. */
  version = UNKNOWN;

  constructor(file: string) {
    this.db = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE });
    this.length = this.db.prepare(`select seq from matches where id = ? and phase <> 'closed'`);
    this.dataVersion = this.db.prepare('pragma data_version');
    this.look();
  }
  look(): void {
    this.version = this.dataVersion.get()!['data_version'] as number;
  }
  /** Undefined where there is no such match, or it is closed. */
  lengthOf(match: string): number | undefined {
    return this.length.get(match)?.['seq'] as number | undefined;
  }
  close(): void {
    this.db.close();
  }
}
