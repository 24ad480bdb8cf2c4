import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Append } from './append.ts';
import { toText } from './sqliteJournal.ts';
import { StoreError } from './storeError.ts';
import type { Job, Outcome, Reply } from './sqliteWorker.ts';

type Unnumbered = { [D in Job['do']]: Omit<Extract<Job, { do: D }>, 'id'> }[Job['do']];

const SQLITE_CONSTRAINT = 19;

/** The thread that holds the SQLite file. */
export class SqliteThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  private next = 1;
  /** One at a time may hold a transaction open over several statements; all else waits until then. */
  private isTaken = false;
  private readonly queue: (() => void)[] = [];

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: { file } });
    this.worker.on('message', (replies: Reply[]) => {
      for (const reply of replies) {
        this.waiting.get(reply.id)?.resolve(reply);
        this.waiting.delete(reply.id);
      }
    });
    this.worker.on('error', (error) => {
      for (const { reject } of this.waiting.values()) reject(new StoreError('unavailable', error.message));
      this.waiting.clear();
    });
  }

  /** For those who hold the transaction. */
  async send(job: Unnumbered): Promise<Extract<Reply, { ok: true }>> {
    const id = this.next++;
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      this.worker.postMessage({ ...job, id } as Job);
    });
    if (reply.ok) return reply;
    const kind = (reply.code & 0xff) === SQLITE_CONSTRAINT ? 'conflict' : 'unavailable';
    throw new StoreError(kind, reply.message);
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

  async commit(appends: readonly Append[]): Promise<boolean[]> {
    return (await this.sendWhole({ do: 'commit', appends: toText(appends), count: appends.length })).held!;
  }

  async close(): Promise<void> {
    const release = await this.lock();
    await this.send({ do: 'close' });
    release();
    await this.worker.terminate();
  }
}

class ThreadConnection implements DatabaseConnection {
  private readonly thread: SqliteThread;
  /** Ends the transaction that is held open here. */
  private end: (() => void) | null = null;

  constructor(thread: SqliteThread) {
    this.thread = thread;
  }
  async begin(): Promise<void> {
    this.end = await this.thread.lock();
    await this.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  release(): void {
    this.end?.();
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const job = { do: 'run' as const, statement: { sql, parameters } };
    const { outcome } = await (this.end ? this.thread.send(job) : this.thread.sendWhole(job));
    const { rows, changes, lastId } = outcome as Outcome;
    return { rows: rows as R[], numAffectedRows: BigInt(changes), insertId: BigInt(lastId) };
  }
  streamQuery(): never {
    throw new Error('rows are not streamed from SQLite');
  }
}

export function threadDialect(thread: SqliteThread): Dialect {
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new ThreadConnection(thread),
    releaseConnection: async (connection) => (connection as ThreadConnection).release(),
    beginTransaction: (connection) => (connection as ThreadConnection).begin(),
    commitTransaction: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    },
    rollbackTransaction: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    },
    destroy: () => thread.close(),
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
