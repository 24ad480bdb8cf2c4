import { For, Show } from 'solid-js';
import type { Me } from '@orrery/server/api';
import { ago, t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { server, setMe } from '../../net/server.ts';
import { signedInAs } from './signedInAs.ts';
import { SureButton } from './buttons.tsx';
import { Outcome, createReportedRequest } from './reportedRequest.tsx';
import { Form } from './Form.tsx';
import type { Field } from './Form.tsx';
import { addPasskey } from './passkeys.ts';

/** What an account is opened with: its password and its passkeys. */
export function Keys(props: { person: Me }) {
  const password = createReportedRequest();
  const passkeys = createReportedRequest();
  const present = (): Field[] =>
    props.person.hasPassword
      ? [{ name: 'present', label: t('profile.presentPassword'), type: 'password', complete: 'current-password' }]
      : [];
  const wanted = (): Field => ({
    name: 'password',
    label: t('profile.newPassword'),
    type: 'password',
    complete: 'new-password',
    least: 8,
    most: 200,
  });
  const change = async (values: Record<string, string>) => {
    await api.put<null>('/me/password', values);
    setMe(await api.me());
  };
  const remove = async (id: string) => {
    await api.del<null>(`/me/passkeys/${encodeURIComponent(id)}`);
    setMe(await api.me());
  };
  return (
    <>
      <p class="muted">{t('profile.signedIn', { handle: props.person.handle ?? '' })}</p>
      <h3 class="cap">{props.person.hasPassword ? t('profile.changePassword') : t('profile.setPassword')}</h3>
      <Form
        fields={[...present(), wanted()]}
        button={props.person.hasPassword ? t('profile.changePasswordDo') : t('profile.setPasswordDo')}
        send={(values) =>
          password.act(() => change(values), { done: 'profile.passwordSet', forbidden: 'profile.passwordWrong' })
        }
      />
      <Outcome of={password} />
      <Show when={server()?.passkeys || props.person.passkeys.length > 0}>
        <h3 class="cap">{t('profile.passkeysTitle')}</h3>
        <p class="muted">{t('profile.passkeys', { n: props.person.passkeys.length })}</p>
        <ul class="profile-list">
          <For each={props.person.passkeys}>
            {(passkey) => (
              <li>
                <div>
                  <b>{passkey.label}</b>
                  <span>{t('profile.since', { when: ago(passkey.created, Date.now()) })}</span>
                </div>
                <SureButton
                  label={t('profile.remove')}
                  about={passkey.label}
                  act={() => void passkeys.act(() => remove(passkey.id))}
                />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <p class="row-of">
        <Show when={server()?.passkeys}>
          <button class="btn" onClick={() => void passkeys.act(async () => setMe(await addPasskey(props.person.name)))}>
            {t('profile.passkey')}
          </button>
        </Show>
        <button
          class="btn"
          onClick={() => void passkeys.act(() => api.post<null>('/sign-out').then(() => signedInAs(null)))}
        >
          {t('profile.signOut')}
        </button>
      </p>
      <Outcome of={passkeys} />
    </>
  );
}
