import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { appendsIn, bodyOf, headOf } from './journalText.ts';

// From the journal to the tables. There each match has pages of its own to change; that is done for many commands at once and a few matches
// at a time, and always before anybody reads them.

/** Milliseconds that this may take in one go: a statement may be waiting. */
const SLICE = 2;

const LOG = `insert into log (match, seq, n, at, seat, "commandJson", hash, "eventsJson") values (?, ?, ?, ?, ?, ?, ?, ?)`;
// A table that was closed with its last commands on their way stays closed.
const MATCH = `update matches set seq = ?, n = ?, "awaitingJson" = ?, "clockJson" = ?, due = iif(phase = 'closed', due, ?),
  phase = iif(phase = 'closed', phase, ?), "resultJson" = ?, ended = iif(phase = 'closed', ended, ?) where id = ?`;
const SNAPSHOT = `insert into snapshots (match, seq, "stateJson") values (?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, "stateJson" = excluded."stateJson"`;
/** A mark that is another one each time: what counts is that it is written, and synced with all before it. */
const MARK = `insert into server (name, value) values ('placed', ?)
  on conflict (name) do update set value = excluded.value`;

/** No file has it. */
const UNKNOWN = -1;

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
  /** When they are, the journal is not needed up to here. */
  until: number;
}

export class Placing {
  private readonly db: DatabaseSync;
  private readonly prepare: (sql: string) => StatementSync;
  private readonly newRows: StatementSync;
  private readonly waiting = new Map<string, Waiting>();
  private round: Round | null = null;
  /** The last row of the journal that was read. */
  private last = 0;
  /** The journal holds commands that do not follow what is stored. They are not ours to throw away. */
  private hasGap = false;
  /** The version of the tables for which this holds; where they have another one, somebody else wrote to them. */
  private version = UNKNOWN;

  constructor(db: DatabaseSync, prepare: (sql: string) => StatementSync, journal: DatabaseSync) {
    this.db = db;
    this.prepare = prepare;
    this.newRows = journal.prepare('select id, appends from journal where id > ? order by id');
  }

  /** Brings everything to its place, if anything is not there. */
  place(): void {
    this.read();
    if (this.waiting.size === 0) return;
    this.unsynced(() => {
      for (const match of this.waiting.keys()) this.placeMatch(match);
    });
  }

  /** Brings to its place what there is of one match. */
  placeOnly(match: string): void {
    this.read();
    if (this.waiting.has(match)) this.unsynced(() => this.placeMatch(match));
  }

  /** Brings the next few matches to their places. True: there is more to do. */
  placeSome(): boolean {
    if (this.db.isTransaction) return false;
    this.read();
    const end = performance.now() + SLICE;
    const { matches } = (this.round ??= { matches: [...this.waiting.keys()], until: this.last });
    this.unsynced(() => {
      while (matches.length > 0 && performance.now() < end) this.placeMatch(matches.pop()!);
    });
    return matches.length > 0;
  }

  /** The row up to which everything is in its place and safe there, if there is news of that. */
  settle(): number | null {
    if (this.db.isTransaction || this.version === UNKNOWN || this.round?.matches.length !== 0) return null;
    const { until } = this.round;
    this.round = null;
    return this.markPlaced(until);
  }

  /** Everything, when the server closes. */
  settleAll(): number | null {
    this.place();
    return this.last > 0 ? this.markPlaced(this.last) : null;
  }

  private markPlaced(until: number): number | null {
    if (this.hasGap) return null;
    this.prepare(MARK).run(randomUUID());
    return until;
  }

  /** A transaction was given up, or something failed: what had been brought to its place may not be there. */
  doubt(): void {
    this.version = UNKNOWN;
    this.round = null;
  }

  /** Reads what came to the journal; all of it if somebody else may have written to the tables. What is there is known by the length of its log. */
  private read(): void {
    const version = this.prepare('pragma data_version').get()!['data_version'] as number;
    if (version !== this.version) {
      this.waiting.clear();
      this.round = null;
      this.last = 0;
      this.hasGap = false;
      this.version = version;
    }
    for (const { id, appends } of this.newRows.iterate(this.last)) {
      for (const append of appendsIn(appends as string)) this.take(append);
      this.last = id as number;
    }
  }

  private take(append: string): void {
    const { match, after, count } = headOf(append);
    const waiting = this.waiting.get(match);
    const length = waiting?.length ?? this.storedLength(match);
    if (length === undefined || after > length) this.findGap(match);
    if (length !== after) return;
    if (!waiting) this.waiting.set(match, { length: length + count, appends: [append] });
    else {
      waiting.length += count;
      waiting.appends.push(append);
    }
  }
  private findGap(match: string): void {
    if (!this.hasGap) process.emitWarning(`The journal holds commands of match ${match} that do not follow its log.`);
    this.hasGap = true;
  }
  private storedLength(match: string): number | undefined {
    return this.prepare('select seq from matches where id = ?').get(match)?.['seq'] as number | undefined;
  }

  /** Not synced: if it were lost in a power cut, it would still be in the journal. */
  private unsynced(work: () => void): void {
    if (this.db.isTransaction) return work();
    this.prepare('pragma synchronous = normal').run();
    try {
      this.prepare('begin immediate').run();
      // Now nobody else can write: what they wrote a moment ago is seen.
      this.read();
      work();
      this.prepare('commit').run();
    } catch (error) {
      this.doubt();
      if (this.db.isTransaction) this.prepare('rollback').run();
      throw error;
    } finally {
      this.prepare('pragma synchronous = full').run();
    }
  }

  private placeMatch(match: string): void {
    const waiting = this.waiting.get(match);
    if (!waiting) return;
    this.waiting.delete(match);
    const log = this.prepare(LOG);
    const bodies = waiting.appends.map(bodyOf);
    const commands = bodies.flatMap((body) => body.commands);
    commands.forEach((command, i) => log.run(match, waiting.length - commands.length + 1 + i, ...command));
    this.prepare(MATCH).run(waiting.length, ...bodies.at(-1)!.row, match);
    const snapshot = bodies.findLast((body) => body.snapshot.length > 0)?.snapshot;
    if (snapshot) this.prepare(SNAPSHOT).run(match, ...snapshot);
  }
}
