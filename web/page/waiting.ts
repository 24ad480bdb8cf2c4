import { createSignal } from 'solid-js';

/** Tables that wait for the reader: those of this device, and those the server names. */
const [local, setLocalWaiting] = createSignal(0);
const [remote, setRemoteWaiting] = createSignal(0);
export { setLocalWaiting, setRemoteWaiting };
export const waiting = () => local() + remote();
