import type { Server } from '../server.ts';
import type { PersonRow } from '../store/tables.ts';
import type { Channels, Notice } from './channels.ts';

/** Sends a notice to all browsers of a person that asked for notices, and to their mail address. What fails is reported; the rest goes out. */
export async function deliver(
  server: Server,
  channels: Channels,
  person: Pick<PersonRow, 'id' | 'email'>,
  notice: Notice,
  more: { onDevice?: () => Promise<Notice>; besides?: Promise<void>[] } = {},
): Promise<void> {
  const { db } = server.store;
  const push = await db.selectFrom('push').selectAll().where('person', '=', person.id).execute();
  const shown = push.length > 0 ? ((await more.onDevice?.()) ?? notice) : notice;
  const sending = push.map(async ({ endpoint, keysJson }) => {
    const keys = JSON.parse(keysJson) as { p256dh: string; auth: string };
    if (!(await channels.push({ endpoint, keys }, shown)))
      await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
  });
  if (person.email) sending.push(channels.mail(person.email, notice));
  for (const result of await Promise.allSettled([...sending, ...(more.besides ?? [])])) {
    if (result.status === 'rejected') server.report('a notice failed', result.reason, { link: notice.link });
  }
}
