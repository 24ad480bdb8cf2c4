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
  /** When a reminder is due; null: none any more, undefined: nobody has looked yet. */
  remindAt?: Time | null;
}

/** All waits as the store has them; done where a notice went out. */
export async function storedWaits(db: Kysely<Tables>): Promise<Wait[]> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match', 'matches.id')
    .leftJoin('notices', (join) =>
      join.onRef('notices.match', '=', 'matches.id').onRef('notices.person', '=', 'seats.person'),
    )
    .select([
      'matches.id',
      'matches.awaitingJson',
      'seats.seat',
      'seats.person',
      'notices.since as noticed',
      'notices.reminded',
    ])
    .where('matches.phase', '=', 'running')
    .where('seats.person', 'is not', null)
    .where('seats.bot', 'is', null)
    .execute();
  return rows.flatMap(({ id, awaitingJson, seat, person, noticed, reminded }) => {
    const item = (JSON.parse(awaitingJson) as Awaiting[]).find((one) => one.seat === seat);
    if (!item) return [];
    const { since } = item;
    const done = noticed !== null && noticed >= since;
    const wait: Wait = { match: id, seat, person: person!, since, done };
    return [reminded !== null && reminded >= since ? { ...wait, remindAt: null } : wait];
  });
}

/** Shorter waits need no reminder. */
const SHORTEST = 3_600_000;
const LONGEST_LEAD = 3 * 3_600_000;

/** When somebody who was asked at `since` is reminded: three hours before the time runs out, or when a quarter of it is left. */
export function remindAt(since: Time, due: Time | null): Time | null {
  if (due === null || due - since < SHORTEST) return null;
  return due - Math.min(LONGEST_LEAD, (due - since) / 4);
}
