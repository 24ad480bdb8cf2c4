import type { Result, Seat } from '@orrery/kernel';
import type { Kysely } from 'kysely';
import type { Awaiting, MatchSummary, Person, PersonId, SeatInfo, Time } from '../api/types.ts';
import type { PersonRow, Tables } from '../store/tables.ts';
import { published } from './dice.ts';
import { shownClocks, startClock } from './clock.ts';
import { replaceAfter } from './replacing.ts';
import type { Patience } from './replacing.ts';
import { clockOf } from './restore.ts';
import type { StoredTable } from './table.ts';

export const asPerson = (row: Pick<PersonRow, 'id' | 'name' | 'handle'>): Person => ({
  id: row.id,
  name: row.name,
  guest: row.handle === null,
});

export async function peopleOf(db: Kysely<Tables>, tables: readonly StoredTable[]): Promise<Map<PersonId, Person>> {
  const ids = new Set(tables.flatMap((table) => table.seats.flatMap((seat) => seat.person ?? [])));
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'handle'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, asPerson(row)]));
}

/** What a summary tells beside what is stored. */
export interface Around {
  presence: { online: Seat[]; watchers: number };
  patience: Patience;
  now: Time;
}

/** A table as one reader sees it in lists, in the lobby and beside the board. */
export function summarize(
  table: StoredTable,
  people: Map<PersonId, Person>,
  reader: PersonId | null,
  { presence, patience, now }: Around,
): MatchSummary {
  const { row, spec, seats } = table;
  const mine = table.seatOf(reader);
  const running = row.phase === 'running';
  // Who watches late is not told by the list what the board does not show yet.
  const late = running && mine === null && spec.watching.allowed && spec.watching.delay > 0;
  const clock = row.key === null || late ? startClock(spec.clock, seats.length) : clockOf(row, spec, seats.length);
  const bots = seats.flatMap((seat) => (seat.bot === null ? [] : seat.seat));
  const infos = seats.map((seat): SeatInfo => ({
    seat: seat.seat,
    person: seat.person === null ? null : (people.get(seat.person) ?? { id: seat.person, name: '', guest: true }),
    bot: seat.bot,
    ready: seat.ready === 1,
    online: presence.online.includes(seat.seat),
    replaceVotes: JSON.parse(seat.votesJson) as Seat[],
    replaceAfter: replaceAfter(table, seat.seat, patience),
  }));
  return {
    ...spec,
    id: row.id,
    phase: row.phase,
    host: row.host,
    seats: infos,
    mine: mine?.seat ?? null,
    revision: row.revision,
    n: late ? 0 : row.n,
    awaiting: running && !late ? (JSON.parse(row.awaitingJson) as Awaiting[]) : [],
    clocks: shownClocks(spec.clock, clock, bots, now),
    result: row.resultJson === null ? null : (JSON.parse(row.resultJson) as Result),
    commitment: published(row),
    rematch: row.rematch,
    watchers: presence.watchers,
    archived: (mine ? mine.archived : row.host === reader ? row.hostArchived : 0) === 1,
    created: row.created,
    started: row.started,
    ended: row.ended,
  };
}
