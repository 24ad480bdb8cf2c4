import { setLocalWaiting } from '../page/waiting.ts';
import { isOver, store } from './store.ts';

/** Counts the running matches of this device. */
export async function countLocal(): Promise<void> {
  const matches = await (await store()).list();
  setLocalWaiting(matches.filter((match) => !isOver(match) && match.kind === 'match').length);
}
