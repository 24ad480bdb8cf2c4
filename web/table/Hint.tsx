import { Show, createEffect, createMemo, createSignal, on } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { t } from '../text/text.ts';
import type { Advice } from '../match/channel.ts';
import type { TableModel } from '../match/model.ts';
import './Hint.css';

/** What a strong bot would do here: on request, or by itself where a lesson has no words of its own. */
export function Hint(props: { table: TableModel; asks: boolean }) {
  const [advice, setAdvice] = createSignal<Advice | null>(null);
  const [thinking, setThinking] = createSignal(false);
  const decision = () => props.table.decision();
  const ask = async () => {
    const { advise } = props.table.channel;
    if (!decision() || !advise || thinking()) return;
    setThinking(true);
    try {
      setAdvice(await advise());
    } finally {
      setThinking(false);
    }
  };
  createEffect(
    on(
      () => decision()?.id,
      () => {
        if (props.asks) void ask();
      },
    ),
  );
  /** Question and answer are read together: advice to a question that has gone is never put into words. */
  const current = createMemo(() => {
    const d = decision();
    const given = advice();
    return d && given?.ask === d.id
      ? { answer: given.answer, words: props.table.speech().answer(d, given.answer) }
      : null;
  });
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
              <p role="status">{t('hint.says', { what: given().words })}</p>
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
