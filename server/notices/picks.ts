import type { Language } from '@orrery/kernel';
import type { DuePick } from '../rooms/rooms.ts';
import type { Server } from '../server.ts';
import type { Channels } from './channels.ts';
import { deliver } from './deliver.ts';
import { isQuiet, quietOf } from './quiet.ts';
import { PICK } from './words.ts';

/** "Your pick": word to whoever is next in a draft and does not look at it. One notice a pick, none in quiet hours. */
export async function tellPicks(server: Server, channels: Channels): Promise<void> {
  for (const pick of await server.rooms.duePicks(server.now() - server.config.noticeAfter * 1000))
    await tell(server, channels, pick).catch((error: unknown) =>
      server.report('a notice failed', error, { room: pick.room }),
    );
}

async function tell(server: Server, channels: Channels, pick: DuePick): Promise<void> {
  const person = await server.people.find(pick.person);
  if (isQuiet(quietOf(person), server.now()) || !(await claim(server, pick))) return;
  const language = person.language as Language;
  const title = (await server.registry.load(pick.game)).title[language];
  await deliver(server, channels, person, {
    ...PICK[language](title),
    link: `${server.publicUrl()}/rooms/${pick.room}`,
  });
}

/** One notice a pick, whichever node is first. */
async function claim(server: Server, { room, person, since }: DuePick): Promise<boolean> {
  const claimed = await server.store.db
    .insertInto('notices')
    .values({ match: room, person, since, sent: server.now(), reminded: 0 })
    .onConflict((clash) =>
      clash.columns(['match', 'person']).doUpdateSet({ since, sent: server.now() }).where('notices.since', '<', since),
    )
    .returning('since')
    .execute();
  return claimed.length > 0;
}
