import { createSignal } from 'solid-js';
import { store } from '../worker/store.ts';

/** Tables that wait for the reader: those of this device, and those the server names. */
const [local, setLocal] = createSignal(0);
const [remote, setRemote] = createSignal(0);
export const waiting = () => local() + remote();
export const setRemoteWaiting = setRemote;

export async function countLocal(): Promise<void> {
  const matches = await (await store()).list();
  setLocal(matches.filter((match) => !match.result && match.kind === 'match').length);
}
