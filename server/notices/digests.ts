import type { Language } from '@orrery/kernel';
import type { DigestTime, InboxItem, PersonId, Time } from '../api/types.ts';
import type { Server } from '../server.ts';
import type { Channels } from './channels.ts';
import { deliver } from './deliver.ts';
import { DIGEST } from './words.ts';

/** The day and the minute of the day on the clock of a wall. */
function onTheWall(zone: string, time: Time): { day: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(time);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, minute: Number(of('hour')) * 60 + Number(of('minute')) };
}

/**
 * Once a day, at the person's hour or, if the server was away then, as soon as it is back on that day. `last` is when one was sent or the hour
 * was chosen: who chooses an hour that is still to come today has the first one today.
 */
export function isDigestDue({ at, zone }: DigestTime, last: Time, now: Time): boolean {
  const here = onTheWall(zone, now);
  const then = onTheWall(zone, last);
  return here.minute >= at && (then.day < here.day || (then.day === here.day && then.minute < at));
}

/** All tables that wait for somebody, in one notice a day, for those who asked for it. Where nothing waits, nothing is sent. */
export async function sendDigests(
  server: Server,
  channels: Channels,
  inbox: (person: PersonId) => Promise<InboxItem[]>,
): Promise<void> {
  const now = server.now();
  const { db } = server.store;
  const people = await db.selectFrom('people').selectAll().where('digestJson', 'is not', null).execute();
  for (const person of people) {
    if (!isDigestDue(JSON.parse(person.digestJson!) as DigestTime, person.digested, now)) continue;
    // Whichever node is first sends it.
    const claimed = await db
      .updateTable('people')
      .set({ digested: now })
      .where('id', '=', person.id)
      .where('digested', '=', person.digested)
      .returning('id')
      .execute();
    if (claimed.length === 0) continue;
    const items = await inbox(person.id);
    if (items.length === 0) continue;
    const language = person.language as Language;
    const tables = await Promise.all(
      items.map(async ({ title, game }) => title || (await server.registry.load(game)).title[language]),
    );
    await deliver(server, channels, person, { ...DIGEST[language](tables), link: `${server.publicUrl()}/my` });
  }
}
