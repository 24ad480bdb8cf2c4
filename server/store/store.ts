import { Kysely, PostgresDialect, sql } from 'kysely';
import type { LogEvent } from 'kysely';
import { Pool, TypeOverrides, types as parsers } from 'pg';
import type { Append } from './append.ts';
import { MIGRATIONS } from './migrations.ts';
import type { DialectName } from './migrations.ts';
import { commitToPostgres } from './postgres.ts';
import { SqliteFiles, sqliteDialect } from './sqlite.ts';
import { StoreError, StoreNotOpened } from './storeError.ts';
import type { Tables } from './tables.ts';

/** Where everything is kept. Both kinds pass the same tests. */
export interface Store {
  kind: DialectName;
  db: Kysely<Tables>;
  /** For what need not be of this second: a copy that follows the database, or the database itself. */
  replica: Kysely<Tables>;
  /** Writes all of it in one transaction, and returns only when it is safe on disk. False: somebody else was quicker at this match. */
  commit(appends: Append[]): Promise<boolean[]>;
  /** Commits that may be under way at once. One disk takes them one after the other: what comes meanwhile is the next. */
  commitsAtOnce: number;
  /** A consistent copy while the server is open. */
  backup(to: string): Promise<void>;
  close(): Promise<void>;
}

export type Where = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string; replica?: string };

/** What whoever looks after the storage wants to know. */
export interface StoreEvents {
  /** A statement or a commit failed. */
  failed?: (error: unknown) => void;
  /** The storage will not come back in this process. */
  died?: (error: unknown) => void;
}

/** Opens the storage and brings its tables to the newest version. `version` stops earlier, for tests. */
export async function openStore(where: Where, version = MIGRATIONS.length, on: StoreEvents = {}): Promise<Store> {
  try {
    return await openAt(where, version, on);
  } catch (error) {
    throw new StoreNotOpened(placeOf(where), error);
  }
}

/** Where it is, without who may open it. */
function placeOf(where: Where): string {
  if (where.kind === 'sqlite') return where.file;
  const { host, pathname } = new URL(where.url);
  return `PostgreSQL at ${host}${pathname}`;
}

async function openAt(where: Where, version: number, on: StoreEvents): Promise<Store> {
  const store = where.kind === 'sqlite' ? openSqlite(where.file, on) : openPostgres(where, on);
  try {
    await migrate(store, version);
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
  return store;
}

/** A store on its way to the newest version. */
interface Opening extends Store {
  /** Takes over what the journal held when it was still one of the tables. */
  adoptJournal?(texts: readonly string[]): Promise<void>;
}
/** The last version with that table. */
const JOURNAL_AMONG_TABLES = 5;

/** Every statement that fails is told, whoever asked for it. */
const logTo = (on: StoreEvents) => (event: LogEvent) => {
  if (event.level === 'error') on.failed?.(event.error);
};
async function tellFailure<R>(on: StoreEvents, work: () => R | Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    on.failed?.(error);
    throw error;
  }
}

function openSqlite(file: string, on: StoreEvents): Opening {
  const files = new SqliteFiles(file, on.died);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(files), log: logTo(on) });
  return {
    kind: 'sqlite',
    db,
    replica: db,
    commitsAtOnce: 1,
    commit: (appends) => tellFailure(on, () => files.commit(appends)),
    backup: async (to) => {
      await files.sendWhole({ do: 'backup', to });
    },
    adoptJournal: (texts) => files.adopt(texts),
    close: () => db.destroy(),
  };
}

function openPool(url: string): Pool {
  const types = new TypeOverrides();
  types.setTypeParser(parsers.builtins.INT8, Number);
  const pool = new Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 3000, types });
  // A connection that breaks is replaced on the next use; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function openPostgres({ url, replica: copy }: Where & { kind: 'postgres' }, on: StoreEvents): Store {
  const pool = openPool(url);
  const open = (of: Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: of }), log: logTo(on) });
  const db = open(pool);
  const replica = copy === undefined ? db : open(openPool(copy));
  return {
    kind: 'postgres',
    db,
    replica,
    commitsAtOnce: 4,
    commit: (appends) => tellFailure(on, () => commitToPostgres(pool, appends)),
    backup: () => Promise.reject(new StoreError('conflict', 'a PostgreSQL database is backed up with pg_dump')),
    close: async () => {
      await db.destroy();
      if (replica !== db) await replica.destroy();
    },
  };
}

/** The lock under which the first table is made; the number itself means nothing. */
const FIRST_TABLE = 7_091_201;

/** Forward only; each step in its own transaction, so that a failed one leaves the version before it. */
async function migrate(store: Opening, target: number): Promise<void> {
  const { db, kind } = store;
  await db.transaction().execute(async (tx) => {
    // Of two nodes that open an empty PostgreSQL at once, one would fail: "if not exists" there looks before it locks.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${FIRST_TABLE})`.execute(tx);
    await sql`create table if not exists versions (version integer primary key)`.execute(tx);
  });
  for (;;) {
    const finished = await db.transaction().execute(async (tx) => {
      if (kind === 'postgres') await sql`lock table versions in exclusive mode`.execute(tx);
      const { rows } = await sql<{ version: number | null }>`select max(version) as version from versions`.execute(tx);
      const version = rows[0]?.version ?? 0;
      if (version > MIGRATIONS.length)
        throw new StoreError(
          'conflict',
          `the data is of version ${version}, newer than this program's ${MIGRATIONS.length}`,
        );
      if (version >= target) return true;
      if (version === JOURNAL_AMONG_TABLES && store.adoptJournal) {
        // The step drops the table. If it fails, they are taken over again: what is there twice is known by its place in the log.
        const left = await sql<{ appends: string }>`select appends from journal order by id`.execute(tx);
        await store.adoptJournal(left.rows.map(({ appends }) => appends));
      }
      for (const statement of MIGRATIONS[version]!(kind)) await sql.raw(statement).execute(tx);
      await sql`insert into versions (version) values (${version + 1})`.execute(tx);
      return false;
    });
    if (finished) return;
  }
}
