import type { MatchSummary, Person } from '@orrery/server/api';
import { api } from '../../net/api.ts';

/** Everybody who sits at a table or spoke there lately. */
export async function peopleAt(table: MatchSummary): Promise<Person[]> {
  const seated = table.seats.flatMap((seat) => seat.person ?? []);
  const spoke = (await api.chat(table.id).catch(() => [])).map((line) => line.person);
  return [...new Map([...spoke, ...seated].map((person) => [person.id, person])).values()];
}

export const ban = (person: string, banned: boolean) => api.put<null>(`/admin/people/${person}/banned`, { banned });

/** The table of a link, or of the last part of one; null where there is none in it. */
export const tableOf = (link: string): string | null =>
  /(?:^|\/)(?:t\/|replay\/t\.)?([0-9a-z]{4,32})\/?(?:[?#].*)?$/.exec(link.trim())?.[1] ?? null;
