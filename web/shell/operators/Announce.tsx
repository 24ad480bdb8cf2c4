import { Show, createEffect, createSignal, on } from 'solid-js';
import { t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { announce, server } from '../../net/server.ts';
import { Outcome, createReportedRequest } from '../account/reportedRequest.tsx';

const LONGEST = 500;

/** Something everybody reads at the top of their page, until it is stopped. */
export function Announce() {
  const request = createReportedRequest();
  const [text, setText] = createSignal('');
  createEffect(
    on(
      () => server()?.announcement ?? '',
      (announced) => setText(announced),
    ),
  );
  const tell = async (announced: string | null) => {
    await api.put<null>('/admin/announcement', { text: announced });
    announce(announced);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void request.act(() => tell(text().trim()), { done: 'operators.announced' });
  };
  return (
    <section class="panel" aria-labelledby="announce">
      <h2 id="announce">{t('operators.announce')}</h2>
      <form class="announce-form" onSubmit={send}>
        <label>
          <span>{t('operators.announceText')}</span>
          <textarea
            class="field"
            rows={3}
            maxLength={LONGEST}
            required
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p class="row-of">
          <button class="btn" disabled={text().trim() === ''}>
            {t('operators.tell')}
          </button>
          <Show when={server()?.announcement}>
            <button
              type="button"
              class="btn"
              onClick={() => void request.act(() => tell(null), { done: 'operators.stopped' })}
            >
              {t('operators.stop')}
            </button>
          </Show>
        </p>
      </form>
      <Outcome of={request} />
    </section>
  );
}
