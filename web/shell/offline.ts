import { registerSW } from 'virtual:pwa-register';
import { createSignal } from 'solid-js';

/** The service worker keeps the client for use without a network. A new version waits until the reader wants it. */
const [fresh, setFresh] = createSignal(false);
export { fresh };

const update = registerSW({ onNeedRefresh: () => setFresh(true) });
export const takeFresh = (): void => void update(true);
