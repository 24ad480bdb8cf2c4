import { registerSW } from 'virtual:pwa-register';
import { offer } from './fresh.ts';

/** The service worker keeps the client for use without a network. A new version never takes over under an open table. */
const update = registerSW({ onNeedRefresh: () => offer(() => void update(true)) });
