import type { Me } from '@orrery/server/api';
import { api } from '../../net/api.ts';

// The library for passkeys comes only when somebody uses one.

export async function addPasskey(label: string): Promise<Me> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await api.post<Parameters<typeof startRegistration>[0]['optionsJSON']>('/me/passkeys/options');
  return api.post<Me>('/me/passkeys', { label, response: await startRegistration({ optionsJSON }) });
}

export async function signInByPasskey(): Promise<Me> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON =
    await api.post<Parameters<typeof startAuthentication>[0]['optionsJSON']>('/sign-in/passkey/options');
  return api.post<Me>('/sign-in/passkey', { response: await startAuthentication({ optionsJSON }) });
}
