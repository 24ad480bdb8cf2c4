import { createSignal } from 'solid-js';
import type { House, Me } from '@orrery/server/api';
import { myName } from '../page/names.ts';
import { language } from '../text/text.ts';
import { ServerError, api } from './api.ts';

/** The server this client came from, as far as there is one. Without it everything on this device still works. */
const [house, setHouse] = createSignal<House | null>(null);
const [me, setMe] = createSignal<Me | null>(null);
/** Whether a server was looked for: until then no button may say that there is none. */
const [sought, setSought] = createSignal(false);
export { house, me, setMe, sought };

/** The operators of the house tell everybody something, or stop telling it. */
export const announce = (announcement: string | null): void => {
  setHouse((known) => known && { ...known, announcement });
};

export async function findHouse(): Promise<void> {
  try {
    setHouse(await api.house());
    setMe(await api.me());
  } catch {
    setHouse(null);
  } finally {
    setSought(true);
  }
}

/** Nobody needs an account to sit down: a guest is made silently when one is needed. */
export async function ensureGuest(): Promise<Me> {
  const known = me() ?? (await api.post<Me>('/guests', { name: myName(), language: language() }));
  setMe(known);
  return known;
}

/** A request in one's own name. A guest whom the server has forgotten becomes a new one. */
export async function asMyself<V>(deed: () => Promise<V>): Promise<V> {
  await ensureGuest();
  try {
    return await deed();
  } catch (error) {
    if (!(error instanceof ServerError) || error.error.error !== 'sign-in' || me()?.handle) throw error;
    setMe(null);
    await ensureGuest();
    return deed();
  }
}
