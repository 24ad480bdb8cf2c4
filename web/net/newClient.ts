import { offerUpdate } from '../page/updatePrompt.ts';

/** The script this page was started with; a client built anew has another one. */
const running = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
let known = running;

/** After every new connection: the server may have been brought up to date meanwhile, and with it the client it serves. */
export function lookForNewClient(): void {
  if (!running || import.meta.env.DEV) return;
  fetch(`/index.html?at=${Date.now()}`, { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then((text) => {
      const served = /<script type="module"[^>]* src="([^"]+)"/.exec(text)?.[1] ?? known;
      if (served === known) return;
      known = served;
      offerUpdate(() => void reload());
    })
    .catch(() => undefined);
}

/** The new client, also where a service worker would give the old one once more. */
export async function reload(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  location.reload();
}
