import { For, Show, createResource, createSignal, onCleanup } from 'solid-js';
import type { SessionInfo } from '@orrery/server/api';
import { loaded } from '../../page/loaded.ts';
import { ago, t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { me } from '../../net/server.ts';
import { CopyButton, SureButton } from './buttons.tsx';
import { Outcome, createReportedRequest } from './reportedRequest.tsx';
import { deviceName } from './deviceName.ts';

/** Where one is signed in, and a code for letting one more device in. */
export function Devices() {
  const request = createReportedRequest();
  const [asked, { refetch }] = createResource(
    () => me()?.id,
    () => api.get<SessionInfo[]>('/me/sessions').catch(() => []),
  );
  const sessions = () => [...(loaded(asked) ?? [])].sort((a, b) => Number(b.here) - Number(a.here) || b.seen - a.seen);
  let heading: HTMLHeadingElement | undefined;
  const signOut = async (id: string) => {
    const isDone = await request.act(() => api.del<null>(`/me/sessions/${id}`), { done: 'profile.deviceOut' });
    if (!isDone) return;
    await refetch();
    heading?.focus();
  };
  return (
    <section class="panel" aria-labelledby="devices">
      <h2 id="devices" tabIndex={-1} ref={heading}>
        {t('profile.devices')}
      </h2>
      <ul class="profile-list">
        <For each={sessions()}>
          {(session) => {
            const name = () => deviceName(session.device) ?? t('profile.deviceUnknown');
            return (
              <li>
                <div>
                  <b>{name()}</b>
                  <span>{t('profile.seen', { when: ago(session.seen, Date.now()) })}</span>
                </div>
                <Show when={!session.here} fallback={<span class="chip">{t('profile.deviceHere')}</span>}>
                  <SureButton
                    label={t('profile.deviceEnd')}
                    about={`${name()}, ${t('profile.seen', { when: ago(session.seen, Date.now()) })}`}
                    act={() => void signOut(session.id)}
                  />
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
      <Outcome of={request} />
      <DeviceCode />
    </section>
  );
}

/** A code that another device signs in with, once, and how long it still works. */
function DeviceCode() {
  const request = createReportedRequest();
  const [shown, setShown] = createSignal<{ code: string; expires: number } | null>(null);
  const [now, setNow] = createSignal(Date.now());
  const clock = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(clock));
  const seconds = () => Math.max(0, Math.ceil(((shown()?.expires ?? 0) - now()) / 1000));
  const left = () => `${Math.floor(seconds() / 60)}:${String(seconds() % 60).padStart(2, '0')}`;
  const show = () =>
    request.act(
      async () => {
        setShown(await api.post<{ code: string; expires: number }>('/me/code'));
        setNow(Date.now());
      },
      { done: 'profile.codeMade' },
    );
  return (
    <>
      <h3 class="cap">{t('profile.codeTitle')}</h3>
      <p class="muted">{t('profile.codeText')}</p>
      <p class="row-of">
        <button class="btn" onClick={() => void show()}>
          {shown() ? t('profile.codeAnother') : t('profile.codeShow')}
        </button>
      </p>
      <Outcome of={request} />
      <Show when={shown()}>
        {(known) => (
          <Show when={seconds() > 0} fallback={<p class="muted">{t('profile.codeOut')}</p>}>
            <div class="profile-secret">
              <code class="profile-code">
                <span>{known().code.slice(0, 5)}</span>
                <span>{known().code.slice(5)}</span>
              </code>
              <span class="muted">{t('profile.codeLeft', { left: left() })}</span>
              <CopyButton text={known().code} />
            </div>
          </Show>
        )}
      </Show>
    </>
  );
}
