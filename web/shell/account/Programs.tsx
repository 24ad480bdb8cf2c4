import { For, Show, createResource, createSignal } from 'solid-js';
import type { TokenInfo } from '@orrery/server/api';
import { loaded } from '../../page/loaded.ts';
import { ago, t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { me } from '../../net/server.ts';
import { CopyButton, SureButton } from './buttons.tsx';
import { Outcome, createReportedRequest } from './reportedRequest.tsx';
import { Form } from './Form.tsx';

/** Tokens with which bots and programs play in one's name. A token is shown once, when it is made. */
export function Programs() {
  const request = createReportedRequest();
  const [made, setMade] = createSignal<{ id: string; token: string } | null>(null);
  const [asked, { refetch }] = createResource(
    () => me()?.id,
    () => api.get<TokenInfo[]>('/me/tokens').catch(() => []),
  );
  const tokens = () => loaded(asked) ?? [];
  let heading: HTMLHeadingElement | undefined;
  const make = (label: string) =>
    request.act(
      async () => {
        setMade(await api.post<{ id: string; token: string }>('/me/tokens', { label: label.trim() }));
        await refetch();
      },
      { done: 'profile.tokenMade' },
    );
  const end = async (id: string) => {
    if (!(await request.act(() => api.del<null>(`/me/sessions/${id}`), { done: 'profile.tokenEnded' }))) return;
    if (made()?.id === id) setMade(null);
    await refetch();
    heading?.focus();
  };
  return (
    <section class="panel" aria-labelledby="programs">
      <h2 id="programs" tabIndex={-1} ref={heading}>
        {t('profile.programs')}
      </h2>
      <p class="muted">{t('profile.programsText')}</p>
      <Form
        fields={[{ name: 'label', label: t('profile.tokenFor'), most: 40 }]}
        button={t('profile.tokenMake')}
        send={({ label }) => make(label!)}
      />
      <Outcome of={request} />
      <Show when={made()}>
        {(token) => (
          <div class="profile-secret">
            <input
              class="field"
              readOnly
              value={token().token}
              aria-label={t('profile.token')}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={token().token} />
          </div>
        )}
      </Show>
      <ul class="profile-list">
        <For each={tokens()} fallback={<li class="muted">{t('profile.noTokens')}</li>}>
          {(token) => (
            <li>
              <div>
                <b>{token.label}</b>
                <span>
                  {token.used
                    ? t('profile.seen', { when: ago(token.used, Date.now()) })
                    : t('profile.tokenUnused', { when: ago(token.created, Date.now()) })}
                </span>
              </div>
              <SureButton label={t('profile.tokenEnd')} about={token.label} act={() => void end(token.id)} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
