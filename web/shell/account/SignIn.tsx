import { Show } from 'solid-js';
import type { Me } from '@orrery/server/api';
import { t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { server, me } from '../../net/server.ts';
import { signedInAs } from './signedInAs.ts';
import { Outcome, createReportedRequest } from './reportedRequest.tsx';
import { Form } from './Form.tsx';
import type { Field } from './Form.tsx';
import { deviceName } from './deviceName.ts';
import { addPasskey, signInByPasskey } from './passkeys.ts';

/** A guest keeps everything under a handle. */
export function Register() {
  const byPasskey = createReportedRequest();
  const request = createReportedRequest();
  return (
    <>
      <p class="muted">{t('profile.guest')}</p>
      <Show when={hasPasskeys()}>
        <Form
          fields={[handle()]}
          button={t('profile.registerPasskey')}
          primary
          send={({ handle: chosen }) => byPasskey.act(() => registerByPasskey(chosen!))}
        />
        <Outcome of={byPasskey} />
        <h3 class="cap">{t('profile.withPassword')}</h3>
      </Show>
      <Form
        fields={[
          handle(),
          { name: 'password', label: t('profile.password'), type: 'password', complete: 'new-password', least: 8 },
        ]}
        button={t('profile.register')}
        send={(values) => request.act(async () => signedInAs(await api.post<Me>('/me/register', values)))}
      />
      <Outcome of={request} />
    </>
  );
}

/** The account is there before its passkey: whoever breaks off stays signed in and can add one, or a password, later. */
async function registerByPasskey(chosen: string): Promise<void> {
  let person = await api.post<Me>('/me/register', { handle: chosen });
  try {
    person = await addPasskey(deviceName(navigator.userAgent) ?? chosen);
  } finally {
    signedInAs(person);
  }
}
/** Browsers make passkeys for names of sites, not for numbers. */
const hasPasskeys = (): boolean =>
  server()?.passkeys === true && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** The ways in for somebody who is known here: a passkey, a password, a code from another device. */
export function SignIn() {
  const byPasskey = createReportedRequest();
  const byPassword = createReportedRequest();
  const byCode = createReportedRequest();
  return (
    <section class="panel" aria-labelledby="sign-in">
      <h2 id="sign-in" tabIndex={-1}>
        {t('profile.signIn')}
      </h2>
      <Show when={!me()}>
        <p class="muted">{t('profile.nobody')}</p>
      </Show>
      <Show when={hasPasskeys()}>
        <p class="row-of">
          <button class="btn btn-1" onClick={() => void byPasskey.act(async () => signedInAs(await signInByPasskey()))}>
            {t('profile.passkeyIn')}
          </button>
        </p>
        <Outcome of={byPasskey} />
        <h3 class="cap">{t('profile.withPassword')}</h3>
      </Show>
      <Form
        fields={[
          handle(),
          { name: 'password', label: t('profile.presentPassword'), type: 'password', complete: 'current-password' },
        ]}
        button={t('profile.signInDo')}
        send={(values) =>
          byPassword.act(async () => signedInAs(await api.post<Me>('/sign-in', values)), {
            forbidden: 'profile.wrongPassword',
          })
        }
      />
      <Outcome of={byPassword} />
      <h3 class="cap">{t('profile.codeHave')}</h3>
      <p class="muted">{t('profile.codeHaveText')}</p>
      <Form
        fields={[{ name: 'code', label: t('profile.code'), complete: 'one-time-code', most: 40 }]}
        button={t('profile.codeIn')}
        send={({ code }) =>
          // It is shown in two halves, and may be typed so.
          byCode.act(
            async () => signedInAs(await api.post<Me>('/sign-in/code', { code: code!.replace(/[\s-]/g, '') })),
            {
              forbidden: 'profile.codeWrong',
            },
          )
        }
      />
      <Outcome of={byCode} />
    </section>
  );
}

const handle = (): Field => ({ name: 'handle', label: t('profile.handle'), complete: 'username', most: 30 });
