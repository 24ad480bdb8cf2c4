import { createSignal } from 'solid-js';
import type { ServerInfo, Me } from '@orrery/server/api';
import { myName } from '../page/names.ts';
import { language } from '../text/text.ts';
import { ServerError, api } from './api.ts';

/** The server this client came from, as far as there is one. Without it everything on this device still works. */
const [server, setServer] = createSignal<ServerInfo | null>(null);
const [me, setMe] = createSignal<Me | null>(null);
/** Whether a server was looked for: until then no button may say that there is none. */
const [lookedForServer, setLookedForServer] = createSignal(false);
export { server, me, setMe, lookedForServer };

/** The operators of the server tell everybody something, or stop telling it. */
export const announce = (announcement: string | null): void => {
  setServer((known) => known && { ...known, announcement });
};

/** Parts of a page that appear one after the other share one answer. */
const FRESH = 2000;
let looking: Promise<void> | null = null;
let foundAt = -Infinity;

/** Looks for the server and for who one is there. */
export function findServer(): Promise<void> {
  if (server() && performance.now() - foundAt < FRESH) return Promise.resolve();
  looking ??= look().finally(() => {
    looking = null;
    foundAt = performance.now();
  });
  return looking;
}

/** Somebody is not who this page took them for: the next page asks the server again. */
export const lookAnew = (): void => {
  foundAt = -Infinity;
};

async function look(): Promise<void> {
  try {
    setServer(await api.server());
    setMe(await api.me());
  } catch {
    setServer(null);
  } finally {
    setLookedForServer(true);
  }
}

/** Nobody needs an account to sit down: a guest is made silently when one is needed. */
export async function ensureGuest(): Promise<Me> {
  const known = me() ?? (await newGuest());
  setMe(known);
  return known;
}

/** A request in one's own name. A guest whom the server has forgotten becomes a new one. */
export async function asMyself<V>(action: () => Promise<V>): Promise<V> {
  await ensureGuest();
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ServerError) || error.error.error !== 'sign-in' || me()?.handle) throw error;
    setMe(null);
    await ensureGuest();
    return action();
  }
}

/** Under the name of this device; where a registered player has that name, or one that looks like it, with a number behind it. */
async function newGuest(): Promise<Me> {
  const guest = (name: string) => api.post<Me>('/guests', { name, language: language() });
  try {
    return await guest(myName());
  } catch (error) {
    const reason = error instanceof ServerError ? error.error.reason : null;
    if (reason !== 'name-taken' && reason !== 'name-lookalike') throw error;
    return guest(`${myName().slice(0, 30)} ${100 + Math.floor(Math.random() * 900)}`);
  }
}
