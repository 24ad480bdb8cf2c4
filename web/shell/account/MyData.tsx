import { Show, createSignal } from 'solid-js';
import type { Me } from '@orrery/server/api';
import { t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { setMe } from '../../net/server.ts';
import { signedInAs } from './signedInAs.ts';
import { Outcome, createReportedRequest } from './reportedRequest.tsx';
import { Form } from './Form.tsx';

/** What the server keeps about one: whom one does not hear, a copy of everything, and the way out. */
export function MyData(props: { person: Me }) {
  const request = createReportedRequest();
  const [misspelt, setMisspelt] = createSignal(false);
  const name = () => props.person.handle ?? props.person.name;
  const hearAll = async () => {
    for (const muted of props.person.muted) await api.put<null>(`/me/mutes/${muted}`, { muted: false });
    setMe(await api.me());
  };
  const erase = async (confirm: string) => {
    setMisspelt(confirm !== name());
    if (misspelt()) return false;
    return request.act(() => api.del<null>('/me', { confirm }).then(() => signedInAs(null)));
  };
  return (
    <section class="panel" aria-labelledby="data">
      <h2 id="data" tabIndex={-1}>
        {t('profile.data')}
      </h2>
      <Show when={props.person.muted.length > 0}>
        <p>{t('profile.muted', { n: props.person.muted.length })}</p>
        <p class="row-of">
          <button class="btn" onClick={() => void request.act(hearAll)}>
            {t('profile.hearAll')}
          </button>
        </p>
      </Show>
      <p class="muted">{t('profile.exportText')}</p>
      <p class="row-of">
        <a class="btn" href="/api/me/export" download="orrery.json">
          {t('profile.export')}
        </a>
      </p>
      <h3 class="cap">{t('profile.deleteTitle')}</h3>
      <p class="muted">{t('profile.deleteText')}</p>
      <Form
        fields={[{ name: 'confirm', label: t('profile.delete', { name: name() }) }]}
        button={t('profile.deleteDo')}
        send={({ confirm }) => erase(confirm!)}
      />
      <Show when={misspelt()}>
        <p class="refused" role="alert">
          {t('profile.deleteOther', { name: name() })}
        </p>
      </Show>
      <Outcome of={request} />
    </section>
  );
}
