import { createSignal } from 'solid-js';

/** A newer version of the client is here and waits until the reader wants it. */
const [take, setTake] = createSignal<(() => void) | null>(null);
export { take };
export const offer = (reload: () => void): void => {
  setTake(() => reload);
};
