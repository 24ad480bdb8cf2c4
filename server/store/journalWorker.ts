// The journal is written in a thread of its own: a disk that is slow to sync holds up those who wait for that sync and nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import type { Append } from './append.ts';
import { Journal } from './journal.ts';
import { StoreError } from './storeError.ts';

export type JournalJob =
  | { id: number; do: 'commit'; appends: readonly Append[] }
  /** Rows that an earlier version left among the tables. */
  | { id: number; do: 'adopt'; texts: readonly string[] }
  /** Whoever closes the tables must be the last one there. */
  | { id: number; do: 'leaveTables' }
  | { id: number; do: 'close'; placed: number | null };
/** Asks for no reply: everything up to this row is safe in the tables. */
export interface IsPlaced {
  do: 'isPlaced';
  until: number;
}
export type JournalReply =
  | { id: number; ok: true; held: boolean[] }
  | { id: number; ok: false; message: string; code: number | null; kind: StoreError['kind'] };

const journal = new Journal((workerData as { file: string }).file);

function perform(job: JournalJob): boolean[] {
  switch (job.do) {
    case 'commit':
      return journal.commit(job.appends);
    case 'adopt':
      journal.adopt(job.texts);
      return [];
    case 'leaveTables':
      journal.leaveTables();
      return [];
    case 'close':
      if (job.placed !== null) journal.isPlaced(job.placed);
      journal.close();
      return [];
  }
}

function answer(job: JournalJob): JournalReply {
  try {
    return { id: job.id, ok: true, held: perform(job) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    const known = error instanceof StoreError ? error : null;
    return {
      id: job.id,
      ok: false,
      message,
      code: known ? known.code : (errcode ?? 0),
      kind: known?.kind ?? 'unavailable',
    };
  }
}

parentPort!.on('message', (job: JournalJob | IsPlaced) => {
  if (job.do === 'isPlaced') return journal.isPlaced(job.until);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  parentPort!.postMessage(answer(job));
  if (job.do === 'close') parentPort!.close();
});
