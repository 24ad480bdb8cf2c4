import type { Kysely, Transaction } from 'kysely';
import { conflict, forbidden, notFound, unavailable } from '../api/requestError.ts';
import type { TableSpec } from '../api/types.ts';
import type { MatchRow, SeatRow, Tables } from '../store/tables.ts';
import { specOf } from './restore.ts';

/** A table as the store has it: everything beside the log. */
export class StoredTable {
  readonly row: MatchRow;
  readonly seats: SeatRow[];
  constructor(row: MatchRow, seats: SeatRow[]) {
    this.row = row;
    this.seats = seats;
  }
  get spec(): TableSpec {
    return specOf(this.row);
  }
  seatOf(person: string | null): SeatRow | null {
    return person === null ? null : (this.seats.find((seat) => seat.person === person) ?? null);
  }
  /** The person's seat, or a refusal. */
  mine(person: string): SeatRow {
    const seat = this.seatOf(person);
    if (!seat) throw forbidden('You have no seat at this table.');
    return seat;
  }
  mustBeIn(phase: MatchRow['phase']): void {
    if (this.row.phase !== phase) throw conflict(`not-${phase}`, `The table is ${this.row.phase}, not ${phase}.`);
  }
  mustBeHostedBy(person: string): void {
    if (this.row.host !== person) throw forbidden('Only the host of the table may do this.');
  }
}

/** Whether somebody without a seat may see the board: of a table that has no spectators, only when the match is over. */
export function mayWatch({ row, spec }: StoredTable): boolean {
  return row.phase !== 'running' || spec.watching.allowed;
}

export async function readTable(db: Kysely<Tables>, id: string): Promise<StoredTable> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('table');
  const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
  return new StoredTable(row, seats);
}

const PAGE = 50;

/** Tables where a person sits, or which they host without a seat, newest first. */
export async function myTables(
  db: Kysely<Tables>,
  person: string,
  archived: boolean,
  before = Number.MAX_SAFE_INTEGER,
): Promise<StoredTable[]> {
  const flag = archived ? 1 : 0;
  const seated = db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['matches.id', 'matches.created'])
    .where('seats.person', '=', person)
    .where('seats.archived', '=', flag)
    .where('matches.created', '<', before)
    .orderBy('matches.created', 'desc')
    .limit(PAGE);
  const hosted = db
    .selectFrom('matches')
    .select(['id', 'created'])
    .where('host', '=', person)
    .where('hostArchived', '=', flag)
    .where('created', '<', before)
    .where('id', 'not in', db.selectFrom('seats').select('match').where('person', '=', person))
    .orderBy('created', 'desc')
    .limit(PAGE);
  const rows = [...(await seated.execute()), ...(await hosted.execute())];
  const newest = rows.toSorted((a, b) => b.created - a.created).slice(0, PAGE);
  return Promise.all(newest.map(({ id }) => readTable(db, id)));
}

/**
 * Changes a table in one transaction. The revision is the lock: two who change at once are put in a row, and the second sees what the
 * first left. The table is read before, so that the transaction is short: other statements have to wait for it.
 */
export async function changeTable<R>(
  db: Kysely<Tables>,
  id: string,
  change: (table: StoredTable, tx: Transaction<Tables>) => Promise<R>,
): Promise<R> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const table = await readTable(db, id);
    const outcome = await db.transaction().execute(async (tx): Promise<{ result: R } | null> => {
      const { numUpdatedRows } = await tx
        .updateTable('matches')
        .set({ revision: table.row.revision + 1 })
        .where('id', '=', id)
        .where('revision', '=', table.row.revision)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? null : { result: await change(table, tx) };
    });
    if (outcome) return outcome.result;
  }
  throw unavailable();
}
