import { Show } from 'solid-js';
import type { Me } from '@orrery/server/api';
import { language, t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { wasGiven } from '../../page/names.ts';
import { asMyself, server, me } from '../../net/server.ts';
import { signedInAs } from './signedInAs.ts';
import { Outcome, createReportedRequest } from './reportedRequest.tsx';
import { Form } from './Form.tsx';
import type { Field } from './Form.tsx';
import { deviceName } from './deviceName.ts';
import { addPasskey, signInByPasskey } from './passkeys.ts';

/** An account: a guest keeps everything under a handle, and whoever has not played yet begins with one. */
export function Register() {
  const byPasskey = createReportedRequest();
  const request = createReportedRequest();
  return (
    <>
      <Show when={hasPasskeys()}>
        <Form
          fields={[newHandle()]}
          button={t('profile.registerPasskey')}
          primary
          send={({ handle: chosen }) => byPasskey.act(() => registerByPasskey(chosen!))}
        />
        <Outcome of={byPasskey} />
        <h3 class="cap">{t('profile.withPassword')}</h3>
      </Show>
      <Form
        fields={[
          newHandle(),
          { name: 'password', label: t('profile.password'), type: 'password', complete: 'new-password', least: 8 },
        ]}
        button={t('profile.register')}
        send={({ handle: chosen, password }) =>
          request.act(async () => signedInAs(await registered(chosen!, { password: password! })))
        }
      />
      <Outcome of={request} />
    </>
  );
}

/**
 * Whoever is nobody yet becomes somebody only when all is done: till then the page stays as it is. Who never chose a name to be called by at
 * tables is called by the handle.
 */
async function registered(chosen: string, secret: { password?: string } = {}): Promise<Me> {
  const isNew = me() === null;
  if (isNew) await api.post<Me>('/guests', { name: chosen, language: language() });
  const register = () => api.post<Me>('/me/register', { handle: chosen, ...secret });
  const person = await (isNew ? register() : asMyself(register));
  if (person.name === chosen || !(isNew || wasGiven(person.name))) return person;
  return api.patch<Me>('/me', { name: chosen }).catch(() => person);
}

/** The account is there before its passkey: whoever breaks off stays signed in and can add one, or a password, later. */
async function registerByPasskey(chosen: string): Promise<void> {
  let person = await registered(chosen);
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
const newHandle = (): Field => ({
  ...handle(),
  label: t('profile.newHandle'),
  least: 2,
  pattern: '[A-Za-z0-9][A-Za-z0-9_\\-]*',
});
