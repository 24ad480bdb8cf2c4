import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Append } from './append.ts';
import { Journal } from './journal.ts';
import type { IsPlaced, JournalJob, JournalReply } from './journalWorker.ts';
import { StoreError } from './storeError.ts';
import type { Job, Outcome, Reply, Tidy, WorkerMessage } from './sqliteWorker.ts';

type Unnumbered<J> = J extends unknown ? Omit<J, 'id'> : never;

const SQLITE_CONSTRAINT = 19;
function storeError(message: string, code: number): StoreError {
  return new StoreError((code & 0xff) === SQLITE_CONSTRAINT ? 'conflict' : 'unavailable', message, code);
}

/** After so many commands the journal has grown long. */
const LONG_JOURNAL = 1024;

/** A thread that answers jobs by their number. */
class JobThread<J extends { id: number }, R extends { id: number }> {
  readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve: (reply: R) => void; reject: (error: Error) => void }>();
  private next = 1;
  /** The thread is gone. */
  private failure: StoreError | null = null;

  constructor(program: URL, file: string, died: (error: unknown) => void) {
    this.worker = new Worker(program, { name: 'store', workerData: { file } });
    this.worker.on('error', (error) => {
      this.failure = new StoreError('unavailable', error.message);
      for (const { reject } of this.waiting.values()) reject(this.failure);
      this.waiting.clear();
      died(error);
    });
  }
  answered(reply: R): void {
    this.waiting.get(reply.id)?.resolve(reply);
    this.waiting.delete(reply.id);
  }
  send(job: Unnumbered<J>): Promise<R> {
    if (this.failure) return Promise.reject(this.failure);
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({ ...job, id });
    });
  }
  post(message: object): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    this.worker.postMessage(message);
  }
}

/** The SQLite files: the journal of commands and the tables, each held by a thread. Nobody here ever waits for a disk. */
export class SqliteFiles {
  private readonly journal: JobThread<JournalJob, JournalReply>;
  private readonly tables: JobThread<Job, Reply>;
  /** One at a time may hold a transaction open over several statements; other statements wait until then. */
  private isTaken = false;
  private readonly queue: (() => void)[] = [];
  /** Commands since the thread was last told that there are many. */
  private commands = 0;

  constructor(file: string, died: (error: unknown) => void = () => {}) {
    mkdirSync(dirname(file), { recursive: true });
    // Where it belongs to another database, nothing is opened at all.
    new Journal(file).close();
    this.journal = new JobThread(new URL('./journalWorker.ts', import.meta.url), file, died);
    this.journal.worker.on('message', (reply: JournalReply) => this.journal.answered(reply));
    this.tables = new JobThread(new URL('./sqliteWorker.ts', import.meta.url), file, died);
    this.tables.worker.on('message', (message: WorkerMessage) => {
      if ('id' in message) this.tables.answered(message);
      else this.journal.post({ do: 'isPlaced', until: message.placed } satisfies IsPlaced);
    });
  }

  /** For those who hold the transaction. */
  async send(job: Unnumbered<Job>): Promise<Extract<Reply, { ok: true }>> {
    const reply = await this.tables.send(job);
    if (reply.ok) return reply;
    throw storeError(reply.message, reply.code);
  }

  /** Starts something when its turn has come: at once if nobody else has theirs. Whoever had the turn must release. */
  private inTurn(start: () => void): void {
    if (this.isTaken) this.queue.push(start);
    else {
      this.isTaken = true;
      start();
    }
  }
  private readonly release = (): void => {
    const next = this.queue.shift();
    if (next) next();
    else this.isTaken = false;
  };

  /** Waits for its turn; the caller must release. */
  lock(): Promise<() => void> {
    return new Promise((resolve) => this.inTurn(() => resolve(this.release)));
  }

  /**
   * A job that is whole in itself. It keeps nobody waiting but a moment: the thread takes jobs in the order they were sent, so that whoever
   * begins a transaction after it comes after it.
   */
  sendWhole(job: Unnumbered<Job>): Promise<Extract<Reply, { ok: true }>> {
    if (!this.isTaken) return this.send(job);
    return new Promise((resolve, reject) =>
      this.inTurn(() => {
        this.send(job).then(resolve, reject);
        this.release();
      }),
    );
  }

  /** On disk when it resolves. */
  async commit(appends: readonly Append[]): Promise<boolean[]> {
    const held = await this.inJournal({ do: 'commit', appends });
    appends.forEach(({ rows }, i) => (this.commands += held[i] ? rows.length : 0));
    if (this.commands >= LONG_JOURNAL) {
      this.commands = 0;
      this.tables.post({ do: 'tidy' } satisfies Tidy);
    }
    return held;
  }
  private async inJournal(job: Unnumbered<JournalJob>): Promise<boolean[]> {
    const reply = await this.journal.send(job);
    if (reply.ok) return reply.held;
    if (reply.kind === 'conflict' || reply.code === null) throw new StoreError(reply.kind, reply.message, reply.code);
    throw storeError(reply.message, reply.code);
  }

  /** What is left of the journal that up to version 5 was one of the tables. */
  async adopt(texts: readonly string[]): Promise<void> {
    await this.inJournal({ do: 'adopt', texts });
  }

  async close(): Promise<void> {
    const release = await this.lock();
    let placed: number | null = null;
    try {
      await this.inJournal({ do: 'leaveTables' });
      placed = (await this.send({ do: 'close' })).placed ?? null;
    } finally {
      await this.inJournal({ do: 'close', placed }).catch(() => []);
      release();
      await Promise.all([this.journal.worker.terminate(), this.tables.worker.terminate()]);
    }
  }
}

class ThreadConnection implements DatabaseConnection {
  private readonly files: SqliteFiles;
  /** Ends the transaction that is held open here. */
  private end: (() => void) | null = null;

  constructor(files: SqliteFiles) {
    this.files = files;
  }
  async begin(): Promise<void> {
    this.end = await this.files.lock();
    await this.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  release(): void {
    this.end?.();
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const job = { do: 'run' as const, statement: { sql, parameters } };
    const { outcome } = await (this.end ? this.files.send(job) : this.files.sendWhole(job));
    const { rows, changes, lastId } = outcome as Outcome;
    return { rows: rows as R[], numAffectedRows: BigInt(changes), insertId: BigInt(lastId) };
  }
  streamQuery(): never {
    throw new Error('rows are not streamed from SQLite');
  }
}

export function sqliteDialect(files: SqliteFiles): Dialect {
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new ThreadConnection(files),
    releaseConnection: async (connection) => (connection as ThreadConnection).release(),
    beginTransaction: (connection) => (connection as ThreadConnection).begin(),
    commitTransaction: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    },
    rollbackTransaction: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    },
    destroy: () => files.close(),
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
