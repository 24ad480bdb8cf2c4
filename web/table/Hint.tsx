import { Show, createEffect, createSignal, on } from 'solid-js';
import type { Json } from '@orrery/kernel';
import { Icon } from '../design/Icon.tsx';
import { t } from '../text/text.ts';
import type { TableModel } from './model.ts';

/** What a strong bot would do here: on request, and by itself in a lesson. */
export function Hint(props: { table: TableModel }) {
  const [advice, setAdvice] = createSignal<{ ask: number; answer: Json } | null>(null);
  const [thinking, setThinking] = createSignal(false);
  const decision = () => props.table.decision();
  const ask = async () => {
    const d = decision();
    const { advise } = props.table.channel;
    if (!d || !advise || thinking()) return;
    setThinking(true);
    try {
      const answer = await advise();
      if (props.table.decision()?.id === d.id) setAdvice({ ask: d.id, answer });
    } finally {
      setThinking(false);
    }
  };
  createEffect(
    on(
      () => decision()?.id,
      () => {
        if (props.table.channel.head()?.lesson) void ask();
      },
    ),
  );
  const current = () => (advice()?.ask === decision()?.id ? advice() : null);
  return (
    <Show when={props.table.channel.advise}>
      <div class="hint">
        <Show
          when={current()}
          fallback={
            <button type="button" class="link" disabled={thinking()} onClick={() => void ask()}>
              {thinking() ? t('hint.thinking') : t('hint.ask')}
            </button>
          }
        >
          {(given) => (
            <>
              <Icon name="i-cap" />
              <p role="status">{t('hint.says', { what: props.table.speech().answer(decision()!, given().answer) })}</p>
              <button type="button" class="btn sm" onClick={() => void props.table.give(given().answer)}>
                {t('hint.take')}
              </button>
            </>
          )}
        </Show>
      </div>
    </Show>
  );
}
