import { setLocalWaiting } from '../page/waiting.ts';
import { store } from './store.ts';

/** Counts the running matches of this device. */
export async function countLocal(): Promise<void> {
  const matches = await (await store()).list();
  setLocalWaiting(matches.filter((match) => !match.result && match.kind === 'match').length);
}
