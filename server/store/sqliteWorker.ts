// The SQLite file lives in a thread of its own: a commit waits for the disk, and that must not hold up the network.
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { backup } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Journal } from './sqliteJournal.ts';
import { onlyMatch } from './statement.ts';
import type { Statement } from './statement.ts';

export interface Outcome {
  rows: Record<string, unknown>[];
  changes: number;
  lastId: number;
}
export type Job =
  | { id: number; do: 'run'; statement: Statement }
  /** Commands of so many matches, in one transaction. */
  | { id: number; do: 'commit'; appends: string; count: number }
  | { id: number; do: 'backup'; to: string }
  | { id: number; do: 'close' };
export type Reply =
  | { id: number; ok: true; outcome?: Outcome; held?: boolean[] }
  | { id: number; ok: false; message: string; code: number };

const { file } = workerData as { file: string };
const db = new DatabaseSync(file);
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000');
// Pages of matches in play stay in memory (64 MB). They are written back to the file after 8 MB of commits: rarer would be a longer wait for
// the command that meets it.
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

const journal = new Journal(db, prepare);
/** The tables whose newest rows may still be in the journal. */
const FROM_JOURNAL = /\b(matches|log|snapshots)\b/;
/** Brings to its place what a statement is about. */
function placeFor(statement: Statement): void {
  if (!FROM_JOURNAL.test(statement.sql)) return;
  const match = onlyMatch(statement);
  if (match === null) journal.place();
  else journal.placeOnly(match);
}

function run(statement: Statement): Outcome {
  const { sql, parameters } = statement;
  placeFor(statement);
  if (sql === 'rollback') journal.doubt();
  const ready = prepare(sql);
  const values = parameters as SQLInputValue[];
  if (ready.columns().length > 0)
    return { rows: ready.all(...values) as Record<string, unknown>[], changes: 0, lastId: 0 };
  const { changes, lastInsertRowid } = ready.run(...values);
  return { rows: [], changes: Number(changes), lastId: Number(lastInsertRowid) };
}

/** Nobody waits for it; what cannot be brought to its place now, for lack of room, is as safe where it is. */
function tidy(): void {
  try {
    journal.place();
  } catch {}
}
/** The same a slice at a time, when the journal has grown long; what came in meanwhile goes first. */
function tidyOn(): void {
  try {
    isTidying = journal.placeSome();
  } catch {
    isTidying = false;
  }
  if (isTidying) setImmediate(tidyOn);
}
let isTidying = false;

type Commit = Extract<Job, { do: 'commit' }>;
type Done = Omit<Extract<Reply, { ok: true }>, 'id' | 'ok'>;

async function perform(job: Exclude<Job, Commit>): Promise<Done> {
  switch (job.do) {
    case 'run':
      return { outcome: run(job.statement) };
    case 'backup':
      journal.place();
      await backup(db, job.to);
      return {};
    case 'close':
      tidy();
      db.close();
      return {};
  }
}

function failure(error: unknown): { ok: false; message: string; code: number } {
  const { message, errcode } = error as Error & { errcode?: number };
  return { ok: false, message, code: errcode ?? 0 };
}
function reply(replies: Reply[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  parentPort!.postMessage(replies);
}

/** All commits that have come by now, in one transaction: they wait for the disk together. */
function commit(jobs: readonly Commit[]): void {
  try {
    const held = journal.commit(jobs.map(({ appends }) => appends));
    let at = 0;
    reply(jobs.map(({ id, count }) => ({ id, ok: true, held: held.slice(at, (at += count)) })));
  } catch (error) {
    reply(jobs.map(({ id }) => ({ id, ...failure(error) })));
  }
}

async function answer(job: Exclude<Job, Commit>): Promise<void> {
  const { id } = job;
  try {
    reply([{ id, ok: true, ...(await perform(job)) }]);
  } catch (error) {
    reply([{ id, ...failure(error) }]);
  }
  if (job.do === 'close') parentPort!.close();
}

parentPort!.on('message', (first: Job) => {
  const commits: Commit[] = [];
  let job: Job | undefined = first;
  for (; job?.do === 'commit'; job = receiveMessageOnPort(parentPort!)?.message as Job | undefined) commits.push(job);
  if (commits.length > 0) commit(commits);
  if (job) void answer(job);
  if (!isTidying) tidyOn();
});
