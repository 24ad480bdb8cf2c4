import { registerSW } from 'virtual:pwa-register';
import { keepFiles, quiet } from './keepFiles.ts';
import { offerUpdate } from './updatePrompt.ts';

/**
 * The service worker keeps the client for use without a network, and shows notices. It is fetched when the page has what it needs. A new
 * version never takes over under an open table.
 */
export async function installWhenQuiet(): Promise<void> {
  await quiet();
  await installed();
  await keepFiles().catch(() => undefined);
}

let registration: Promise<ServiceWorkerRegistration | undefined> | null = null;
/** The service worker, fetched now if it was not yet; undefined where the browser takes none. */
export function installed(): Promise<ServiceWorkerRegistration | undefined> {
  registration ??= new Promise((resolve) => {
    const update = registerSW({
      onNeedRefresh: () => offerUpdate(() => void update(true)),
      onRegisteredSW: (_, found) => resolve(found),
      onRegisterError: () => resolve(undefined),
    });
  });
  return registration;
}
