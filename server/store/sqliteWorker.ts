// The tables of SQLite live in a thread of their own: what reads or changes them may take long, and that must not hold up the network.
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { backup } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { PATIENCE, journalFile } from './journal.ts';
import { Placing } from './placing.ts';
import { isOfMatches, onlyMatch } from './statement.ts';
import type { Statement } from './statement.ts';

export interface Outcome {
  rows: Record<string, unknown>[];
  changes: number;
  lastId: number;
}
export type Job =
  | { id: number; do: 'run'; statement: Statement }
  | { id: number; do: 'backup'; to: string }
  | { id: number; do: 'close' };
/** Asks for no reply: there is much in the journal. */
export interface Tidy {
  do: 'tidy';
}
export type Reply =
  /** `placed`: what the journal holds up to this row is safe in the tables. */
  | { id: number; ok: true; outcome?: Outcome; placed?: number | null }
  | { id: number; ok: false; message: string; code: number };
/** A reply, or how far the journal is safe in the tables by now. */
export type WorkerMessage = Reply | { placed: number };

const { file } = workerData as { file: string };
const db = new DatabaseSync(file);
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000');
// Pages of matches in play stay in memory (64 MB). They are written back to the file after 8 MB of commits: rarer would be a longer wait for
// the statement that meets it.
db.exec('pragma cache_size = -65536; pragma wal_autocheckpoint = 2048');

const prepared = new Map<string, StatementSync>();
function prepare(sql: string): StatementSync {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = db.prepare(sql);
    if (prepared.size < 500) prepared.set(sql, statement);
  }
  return statement;
}

const journal = new DatabaseSync(journalFile(file), { readOnly: true, timeout: PATIENCE });
const placing = new Placing(db, prepare, journal);
/** Brings to its place what a statement is about. */
function placeFor(statement: Statement): void {
  if (!isOfMatches(statement)) return;
  const match = onlyMatch(statement);
  try {
    if (match === null) placing.place();
    else placing.placeOnly(match);
  } catch (error) {
    // Whatever it is, it is no clash of this statement with something stored.
    throw new Error((error as Error).message, { cause: error });
  }
}

function run(statement: Statement): Outcome {
  const { sql, parameters } = statement;
  placeFor(statement);
  if (sql === 'rollback') {
    placing.doubt();
    // Where there was no room, SQLite gave the transaction up by itself.
    if (!db.isTransaction) return { rows: [], changes: 0, lastId: 0 };
  }
  const ready = prepare(sql);
  const values = parameters as SQLInputValue[];
  if (ready.columns().length > 0)
    return { rows: ready.all(...values) as Record<string, unknown>[], changes: 0, lastId: 0 };
  const { changes, lastInsertRowid } = ready.run(...values);
  return { rows: [], changes: Number(changes), lastId: Number(lastInsertRowid) };
}

/** Brings the journal to its place a slice at a time, when it has grown long; what came in meanwhile goes first. */
function tidy(): void {
  try {
    isTidying = placing.placeSome();
    const placed = placing.settle();
    if (placed !== null) send({ placed });
  } catch {
    // Nobody waits for it; what cannot be brought to its place now, for lack of room, is as safe where it is.
    isTidying = false;
  }
  if (isTidying) setImmediate(tidy);
}
let isTidying = false;

/** As far as there is room: the rest is done at the next start. */
function tidyUp(): number | null {
  try {
    return placing.settleAll();
  } catch {
    return null;
  }
}

type Done = Omit<Extract<Reply, { ok: true }>, 'id' | 'ok'>;

async function perform(job: Job): Promise<Done> {
  switch (job.do) {
    case 'run':
      return { outcome: run(job.statement) };
    case 'backup':
      placing.place();
      await backup(db, job.to);
      return {};
    case 'close': {
      const placed = tidyUp();
      journal.close();
      db.close();
      return { placed };
    }
  }
}

function send(what: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  parentPort!.postMessage(what);
}

async function answer(job: Job): Promise<void> {
  const { id } = job;
  try {
    send({ id, ok: true, ...(await perform(job)) });
  } catch (error) {
    // SQLite may have given up a whole transaction, and with it what had been brought to its place there.
    placing.doubt();
    const { message, errcode } = error as Error & { errcode?: number };
    send({ id, ok: false, message, code: errcode ?? 0 });
  }
  if (job.do === 'close') parentPort!.close();
}

parentPort!.on('message', (job: Job | Tidy) => {
  if (job.do !== 'tidy') void answer(job);
  else if (!isTidying) tidy();
});
