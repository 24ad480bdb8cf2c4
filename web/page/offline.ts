import { registerSW } from 'virtual:pwa-register';
import { offerUpdate } from './updatePrompt.ts';

/** The service worker keeps the client for use without a network. A new version never takes over under an open table. */
const update = registerSW({ onNeedRefresh: () => offerUpdate(() => void update(true)) });
