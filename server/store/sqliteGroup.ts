import type { Append } from './append.ts';
import type { Statement } from './sqliteWorker.ts';

const LOCK = `update matches set seq = ?, n = ?, "awaitingJson" = ?, "clockJson" = ?, due = ?, phase = ?, "resultJson" = ?, ended = ?
  where id = ? and seq = ? and phase <> 'closed'`;
const LOG = `insert into log (match, seq, n, at, seat, "commandJson", hash, "eventsJson") values (?, ?, ?, ?, ?, ?, ?, ?)`;
const SNAPSHOT = `insert into snapshots (match, seq, "stateJson") values (?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, "stateJson" = excluded."stateJson"`;

/** The statements of one append; the first is the lock. */
export function sqliteGroup({ match, after, rows, row, snapshot }: Append): Statement[] {
  const seq = after + rows.length;
  const group: Statement[] = [
    {
      sql: LOCK,
      parameters: [
        seq,
        row.n,
        row.awaitingJson,
        row.clockJson,
        row.due,
        row.phase,
        row.resultJson,
        row.ended,
        match,
        after,
      ],
    },
  ];
  for (const r of rows) {
    group.push({ sql: LOG, parameters: [match, r.seq, r.n, r.at, r.seat, r.commandJson, r.hash, r.eventsJson] });
  }
  if (snapshot !== null) group.push({ sql: SNAPSHOT, parameters: [match, snapshot.seq, snapshot.stateJson] });
  return group;
}
