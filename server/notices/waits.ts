import type { Seat } from '@orrery/kernel';
import type { Kysely } from 'kysely';
import type { Awaiting, MatchId, PersonId, Time } from '../api/types.ts';
import type { Tables } from '../store/tables.ts';

/** A table waits for a person. */
export interface Wait {
  match: MatchId;
  seat: Seat;
  person: PersonId;
  since: Time;
  /** A notice went out, or none is needed. */
  done: boolean;
}

/** All waits as the store has them; done where a notice went out. */
export async function storedWaits(db: Kysely<Tables>): Promise<Wait[]> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match', 'matches.id')
    .leftJoin('notices', (join) =>
      join.onRef('notices.match', '=', 'matches.id').onRef('notices.person', '=', 'seats.person'),
    )
    .select(['matches.id', 'matches.awaitingJson', 'seats.seat', 'seats.person', 'notices.since as noticed'])
    .where('matches.phase', '=', 'running')
    .where('seats.person', 'is not', null)
    .where('seats.bot', 'is', null)
    .execute();
  return rows.flatMap(({ id, awaitingJson, seat, person, noticed }) => {
    const item = (JSON.parse(awaitingJson) as Awaiting[]).find((one) => one.seat === seat);
    if (!item) return [];
    const { since } = item;
    return [{ match: id, seat, person: person!, since, done: noticed !== null && noticed >= since }];
  });
}
