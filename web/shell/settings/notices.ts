import type { QuietHours } from '@orrery/server/api';
import { api } from '../../net/api.ts';

/** What the browser says about notices: it cannot, the reader forbade it, or whether this browser gets them. */
export type PushState = 'unable' | 'denied' | 'off' | 'on';

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  // The development server has none.
  if (!import.meta.env.PROD) return null;
  const { installed } = await import('../../page/offline.ts');
  return (await installed()) ? navigator.serviceWorker.ready : null;
}

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the browser, then tells the server where to send. */
export async function startPush(key: string): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  await api.post('/me/push', made.toJSON());
  return 'on';
}
/** A browser that gets notices gets them for whoever is signed in here now. */
export async function renewPush(): Promise<void> {
  const made = await (await registration())?.pushManager.getSubscription();
  if (made) await api.post('/me/push', made.toJSON());
}
export async function stopPush(): Promise<PushState> {
  const made = await (await registration())?.pushManager.getSubscription();
  if (made) {
    await api.del('/me/push', { endpoint: made.endpoint });
    await made.unsubscribe();
  }
  return pushState();
}

/** The server's public key, from its text in an address. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0)!);
}

/** A time of day as a field shows it, and back: minutes since midnight. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
export const NIGHT: Omit<QuietHours, 'zone'> = { from: 22 * 60, to: 7 * 60 };
export const MORNING = 8 * 60;
export const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
