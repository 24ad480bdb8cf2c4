import { createSignal } from 'solid-js';

/** Pages by path. A link to a table, a rule or a moment of a replay is an address one can send. */
export interface Place {
  path: string[];
  query: URLSearchParams;
  hash: string;
}
const read = (): Place => ({
  path: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});
const [place, setPlace] = createSignal<Place>(read());
export { place };

window.addEventListener('popstate', () => setPlace(read()));

export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = place().path.join('/');
  setPlace(read());
  if (place().path.join('/') !== before) window.scrollTo(0, 0);
}

/** Links inside the client do not reload it. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest('a[href]');
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin
  )
    return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
