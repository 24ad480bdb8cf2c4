import type { LaterFiles } from '../laterFiles.ts';
import { language } from '../text/text.ts';

/** Built files beyond the start of a page, as they were used or fetched ahead. The service worker looks here first (vite.config.ts). */
const CACHE = 'files';
/** So long nothing was fetched: the page has what it needs now. */
const QUIET = 5000;

/** Rules of earlier releases: fetched by whoever opens such a match, never ahead of that. */
const ONLY_ON_DEMAND = /\/rules-\d/;

const used = () =>
  performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/assets/'));

/** When the page has fetched no file for a while. */
export async function quiet(): Promise<void> {
  for (;;) {
    const last = used().at(-1)?.startTime ?? 0;
    const rest = last + QUIET - performance.now();
    if (rest <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

/** When the page has nothing else to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/**
 * Keeps what this page has used, so that its game goes on without a network; then, whenever the page is idle, the other games as well, one
 * file after another. What stops it (no network, no room) stops it until the next visit.
 */
export async function keepFiles(): Promise<void> {
  const { page, files, languages } = (await (await fetch('/later.json', { cache: 'no-cache' })).json()) as LaterFiles;
  // The server has a newer client than this page: its files are kept by its own pages.
  if (!document.querySelector(`script[src="${page}"]`)) return;
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const path of kept) if (!files.includes(path)) await cache.delete(path);
  const missing = files.filter((path) => !kept.has(path));
  const inUse = new Set(used().map(({ name }) => new URL(name).pathname));
  // The browser still has these and fetches nothing.
  await cache.addAll(missing.filter((path) => inUse.has(path)));
  if (wantsToSave()) return;
  // Other languages come when they are spoken.
  const isForeign = (path: string) => (languages[path] ?? language()) !== language();
  for (const path of missing.filter((one) => !inUse.has(one) && !ONLY_ON_DEMAND.test(one) && !isForeign(one))) {
    await idle();
    await cache.add(path);
  }
}

/** The reader has asked the browser to fetch little. */
const wantsToSave = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
