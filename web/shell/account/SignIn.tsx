import { Show } from 'solid-js';
import type { Me } from '@orrery/server/api';
import { t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { server, me } from '../../net/server.ts';
import { signedInAs } from './signedInAs.ts';
import { Outcome, createReportedRequest } from './reportedRequest.tsx';
import { Form } from './Form.tsx';
import type { Field } from './Form.tsx';
import { signInByPasskey } from './passkeys.ts';

/** A guest keeps everything under a handle. */
export function Register() {
  const request = createReportedRequest();
  return (
    <>
      <p class="muted">{t('profile.guest')}</p>
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

/** The ways in for somebody who is known here: a password, a code from another device, a passkey. */
export function SignIn() {
  const byPassword = createReportedRequest();
  const byCode = createReportedRequest();
  return (
    <section class="panel" aria-labelledby="sign-in">
      <h2 id="sign-in">{t('profile.signIn')}</h2>
      <Show when={!me()}>
        <p class="muted">{t('profile.nobody')}</p>
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
      <Show when={server()?.passkeys}>
        <p class="row-of">
          <button class="btn" onClick={() => void byCode.act(async () => signedInAs(await signInByPasskey()))}>
            {t('profile.passkeyIn')}
          </button>
        </p>
      </Show>
    </section>
  );
}

const handle = (): Field => ({ name: 'handle', label: t('profile.handle'), complete: 'username', most: 30 });
