import { createSignal } from 'solid-js';

/** A newer version of the client is here and waits until the reader wants it. */
const [update, setUpdate] = createSignal<(() => void) | null>(null);
export { update };
export const offerUpdate = (reload: () => void): void => {
  setUpdate(() => reload);
};
