import type pg from 'pg';
import type { Append } from './append.ts';
import { StoreError } from './storeError.ts';
import type { LogRow } from './tables.ts';

// One transaction for many matches: first the rows of the matches, each only where its log has the expected length (the lock), then the log
// and the snapshots of those that were held.

const LOCK = `update matches m set seq = u.seq, n = u.n, "awaitingJson" = u.awaiting, "clockJson" = u.clock, due = u.due, phase = u.phase,
    "resultJson" = u.result, ended = u.ended
  from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[], $10::bigint[])
    as u(id, after, seq, n, awaiting, clock, due, phase, result, ended)
  where m.id = u.id and m.seq = u.after and m.phase <> 'closed' returning m.id`;
const LOG = `insert into log (match, seq, n, at, seat, "commandJson", hash, "eventsJson")
  select * from unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::int[], $6::text[], $7::text[], $8::text[])`;
const SNAPSHOT = `insert into snapshots (match, seq, "stateJson") select * from unnest($1::text[], $2::int[], $3::text[])
  on conflict (match) do update set seq = excluded.seq, "stateJson" = excluded."stateJson"`;

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';

export async function commitToPostgres(pool: pg.Pool, appends: Append[]): Promise<boolean[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await commitOnce(pool, appends);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if ((code === DEADLOCK || code === SERIALIZATION) && attempt < 5) continue;
      throw new StoreError('unavailable', message);
    }
  }
}

async function commitOnce(pool: pg.Pool, appends: Append[]): Promise<boolean[]> {
  // Always in the same order, so that two nodes rarely wait for each other in a circle.
  const sorted = appends.toSorted((a, b) => (a.match < b.match ? -1 : 1));
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(LOCK, lockColumns(sorted));
    const held = new Set(rows.map((row) => row.id));
    const kept = sorted.filter((a) => held.has(a.match));
    await client.query(LOG, logColumns(kept.flatMap((a) => a.rows)));
    const snapshots = kept.flatMap(({ match, snapshot }) => (snapshot ? [{ match, ...snapshot }] : []));
    if (snapshots.length > 0) {
      const columns = [snapshots.map((s) => s.match), snapshots.map((s) => s.seq), snapshots.map((s) => s.stateJson)];
      await client.query(SNAPSHOT, columns);
    }
    await client.query('commit');
    return appends.map((a) => held.has(a.match));
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function lockColumns(appends: Append[]): unknown[] {
  const rows = appends.map((a) => a.row);
  return [
    appends.map((a) => a.match),
    appends.map((a) => a.after),
    appends.map((a) => a.after + a.rows.length),
    rows.map((r) => r.n),
    rows.map((r) => r.awaitingJson),
    rows.map((r) => r.clockJson),
    rows.map((r) => r.due),
    rows.map((r) => r.phase),
    rows.map((r) => r.resultJson),
    rows.map((r) => r.ended),
  ];
}

function logColumns(rows: LogRow[]): unknown[] {
  return [
    rows.map((r) => r.match),
    rows.map((r) => r.seq),
    rows.map((r) => r.n),
    rows.map((r) => r.at),
    rows.map((r) => r.seat),
    rows.map((r) => r.commandJson),
    rows.map((r) => r.hash),
    rows.map((r) => r.eventsJson),
  ];
}
