import { Show, createEffect, createSignal, on } from 'solid-js';
import { t } from '../../text/text.ts';
import { api } from '../../net/api.ts';
import { announce, house } from '../../net/house.ts';
import { Outcome, createSaidDeed } from '../account/deed.tsx';

const LONGEST = 500;

/** Something everybody reads at the top of their page, until it is stopped. */
export function Announce() {
  const deed = createSaidDeed();
  const [text, setText] = createSignal('');
  createEffect(
    on(
      () => house()?.announcement ?? '',
      (told) => setText(told),
    ),
  );
  const tell = async (said: string | null) => {
    await api.put<null>('/admin/announcement', { text: said });
    announce(said);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void deed.act(() => tell(text().trim()), { done: 'operators.told' });
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
          <Show when={house()?.announcement}>
            <button
              type="button"
              class="btn"
              onClick={() => void deed.act(() => tell(null), { done: 'operators.stopped' })}
            >
              {t('operators.stop')}
            </button>
          </Show>
        </p>
      </form>
      <Outcome of={deed} />
    </section>
  );
}
