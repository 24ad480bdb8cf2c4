import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Append } from './append.ts';
import { Journal } from './journal.ts';
import { StoreError } from './storeError.ts';
import type { Job, Outcome, Reply, WorkerMessage, Tidy } from './sqliteWorker.ts';

type Unnumbered = { [D in Job['do']]: Omit<Extract<Job, { do: D }>, 'id'> }[Job['do']];

const SQLITE_CONSTRAINT = 19;
function storeError(message: string, code: number): StoreError {
  return new StoreError((code & 0xff) === SQLITE_CONSTRAINT ? 'conflict' : 'unavailable', message, code);
}

/** After so many commands the journal has grown long. */
const LONG_JOURNAL = 1024;

/** The SQLite files: the journal of commands, and the thread that holds the tables. */
export class SqliteFiles {
  private readonly journal: Journal;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  private next = 1;
  /** One at a time may hold a transaction open over several statements; other statements wait until then. */
  private isTaken = false;
  private readonly queue: (() => void)[] = [];
  /** Commands since the thread was last told that there are many. */
  private commands = 0;
  /** The thread is gone. */
  private failure: StoreError | null = null;

  constructor(file: string, died: (error: unknown) => void = () => {}) {
    mkdirSync(dirname(file), { recursive: true });
    this.journal = new Journal(file);
    this.worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: { file } });
    this.worker.on('message', (message: WorkerMessage) => {
      if (!('id' in message)) return this.journal.isPlaced(message.placed);
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    });
    this.worker.on('error', (error) => {
      this.failure = new StoreError('unavailable', error.message);
      for (const { reject } of this.waiting.values()) reject(this.failure);
      this.waiting.clear();
      died(error);
    });
  }

  /** For those who hold the transaction. */
  async send(job: Unnumbered): Promise<Extract<Reply, { ok: true }>> {
    if (this.failure) throw this.failure;
    const id = this.next++;
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      this.worker.postMessage({ ...job, id } as Job);
    });
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
  sendWhole(job: Unnumbered): Promise<Extract<Reply, { ok: true }>> {
    if (!this.isTaken) return this.send(job);
    return new Promise((resolve, reject) =>
      this.inTurn(() => {
        this.send(job).then(resolve, reject);
        this.release();
      }),
    );
  }

  /** On disk when it returns. */
  commit(appends: readonly Append[]): boolean[] {
    if (this.failure) throw this.failure;
    let held: boolean[];
    try {
      held = this.journal.commit(appends);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const { message, errcode } = error as Error & { errcode?: number };
      throw storeError(message, errcode ?? 0);
    }
    appends.forEach(({ rows }, i) => (this.commands += held[i] ? rows.length : 0));
    if (this.commands >= LONG_JOURNAL) {
      this.commands = 0;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      this.worker.postMessage({ do: 'tidy' } satisfies Tidy);
    }
    return held;
  }

  /** What is left of the journal that up to version 5 was one of the tables. */
  adopt(texts: readonly string[]): void {
    this.journal.adopt(texts);
  }

  async close(): Promise<void> {
    const release = await this.lock();
    try {
      this.journal.leaveTables();
      const { placed } = await this.send({ do: 'close' });
      if (placed) this.journal.isPlaced(placed);
    } finally {
      this.journal.close();
      release();
      await this.worker.terminate();
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
