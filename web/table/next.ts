import { api } from '../net/api.ts';
import { server } from '../net/server.ts';
import { isOver, store } from '../worker/store.ts';
import { go } from '../page/router.ts';

/** On to the next table that waits: the most urgent at the server, then one of this device; else the list of them. */
export async function nextTable(here: string): Promise<void> {
  const inbox = server() ? await api.inbox().catch(() => []) : [];
  const remote = inbox.find((item) => item.match !== here);
  const local = (await (await store()).list()).find((match) => !isOver(match) && match.id !== here);
  go(remote ? `/t/${remote.match}` : local ? `/here/${local.id}` : '/my');
}
