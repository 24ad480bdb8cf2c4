import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Append } from '../store/append.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { NO_HASH } from '../store/tables.ts';

// Commands to the journal, or straight into the tables: what that is to those who write, and to those who read meanwhile.
// node bench/journal.ts [seconds]; on a slow disk as in testing/slowDisk.ts: LD_PRELOAD=slow.so SLOW_SYNC_MS=20 node bench/journal.ts

const MATCHES = 16;
const SECONDS = Number(process.argv[2] ?? 4);
const EVENTS = JSON.stringify(Array.from({ length: 6 }, (_, i) => ({ kind: 'event', card: `card.${i}`, amount: i })));
const CLOCK = JSON.stringify({ bank: [1, 2], since: [1, null], asked: [[1], []], window: null });

const appendOf = (match: string, after: number): Append => ({
  match,
  after,
  rows: [
    {
      match,
      seq: after + 1,
      n: after,
      at: 1,
      seat: 0,
      commandJson: '{"do":"answer"}',
      hash: NO_HASH,
      eventsJson: EVENTS,
    },
  ],
  row: {
    n: after + 1,
    awaitingJson: '[]',
    clockJson: CLOCK,
    due: null,
    phase: 'running',
    resultJson: null,
    ended: null,
  },
  snapshot: null,
});

/** As the journal's thread would bring it there, but at once and for every command. */
async function straight(store: Store, { match, rows, row }: Append): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    await tx.insertInto('log').values(rows).execute();
    await tx
      .updateTable('matches')
      .set({ ...row, seq: rows[0]!.seq })
      .where('id', '=', match)
      .execute();
  });
}

async function measure(name: string, write: (store: Store, append: Append) => Promise<unknown>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-journal-'));
  const store = await openStore({ kind: 'sqlite', file: join(dir, 'orrery.db') });
  const ids = Array.from({ length: MATCHES }, (_, i) => `match${i}`);
  const row = {
    game: 'parley',
    rules: 1,
    specJson: '{}',
    phase: 'running' as const,
    host: 'h',
    public: 0,
    key: 'k',
    seq: 0,
    n: 0,
    awaitingJson: '[]',
    clockJson: null,
    due: null,
    resultJson: null,
    revision: 0,
    rematch: null,
    webhook: null,
    created: 0,
    started: 0,
    ended: null,
  };
  await store.db
    .insertInto('matches')
    .values(ids.map((id) => ({ id, ...row })))
    .execute();
  const stop = performance.now() + SECONDS * 1000;
  const writes: number[] = [];
  const reads: number[] = [];
  const writer = async (id: string) => {
    for (let after = 0; performance.now() < stop; after++) {
      const began = performance.now();
      await write(store, appendOf(id, after));
      writes.push(performance.now() - began);
    }
  };
  const reader = async () => {
    while (performance.now() < stop) {
      const began = performance.now();
      await store.db.selectFrom('people').selectAll().where('id', '=', 'x').execute();
      reads.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  await Promise.all([...ids.map(writer), reader()]);
  await store.close();
  rmSync(dir, { recursive: true, force: true });
  const at = (times: number[], share: number) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]! * 10) / 10;
  const written = { perSecond: Math.round(writes.length / SECONDS), p50: at(writes, 0.5), p95: at(writes, 0.95) };
  console.log(JSON.stringify({ way: name, write: written, read: { p50: at(reads, 0.5), p95: at(reads, 0.95) } }));
}

await measure('journal', (store, append) => store.commit([append]));
await measure('tables', straight);
