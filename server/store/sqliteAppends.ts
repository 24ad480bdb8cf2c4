import type { Append } from './append.ts';

// What is to be written crosses to the thread of the database as one text: many values would cost more to pass on than to write.
// The mark between two of them cannot stand in JSON text. Nothing is the empty text; SQLite turns digits into numbers by the column's type.

const LOCK = `update matches set seq = ?, n = ?, "awaitingJson" = ?, "clockJson" = ?, due = ?, phase = ?, "resultJson" = ?, ended = ?
  where id = ? and seq = ? and phase <> 'closed'`;
const LOG = `insert into log (match, seq, n, at, seat, "commandJson", hash, "eventsJson") values (?, ?, ?, ?, ?, ?, ?, ?)`;
const SNAPSHOT = `insert into snapshots (match, seq, "stateJson") values (?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, "stateJson" = excluded."stateJson"`;
const COLUMNS = { lock: 10, log: 8, snapshot: 3 };

const MARK = '\0';
type Value = string | null;

/** For each append: how many commands, whether there is a snapshot, the values of the lock, of each command and of the snapshot. */
export function toText(appends: readonly Append[]): string {
  const values: (string | number | null)[] = [];
  for (const { match, after, rows, row, snapshot } of appends) {
    values.push(rows.length, snapshot ? 1 : 0, after + rows.length, row.n, row.awaitingJson, row.clockJson, row.due);
    values.push(row.phase, row.resultJson, row.ended, match, after);
    for (const r of rows) values.push(match, r.seq, r.n, r.at, r.seat, r.commandJson, r.hash, r.eventsJson);
    if (snapshot) values.push(match, snapshot.seq, snapshot.stateJson);
  }
  return values.join(MARK);
}

/** Writes them one after the other. Where the lock changes nothing, somebody else was quicker, and the rest of that append is left out. */
export function writeAppends(text: string, run: (sql: string, values: Value[]) => number): boolean[] {
  const all = text === '' ? [] : text.split(MARK).map((value): Value => (value === '' ? null : value));
  const held: boolean[] = [];
  let at = 0;
  const next = (count: number) => all.slice(at, (at += count));
  while (at < all.length) {
    const [commands, snapshots] = next(2).map(Number) as [number, number];
    const isHeld = run(LOCK, next(COLUMNS.lock)) > 0;
    held.push(isHeld);
    if (!isHeld) at += commands * COLUMNS.log + snapshots * COLUMNS.snapshot;
    else {
      for (let i = 0; i < commands; i++) run(LOG, next(COLUMNS.log));
      for (let i = 0; i < snapshots; i++) run(SNAPSHOT, next(COLUMNS.snapshot));
    }
  }
  return held;
}
