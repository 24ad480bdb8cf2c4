import { Show } from 'solid-js';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';

/** The rules failed at a question: whoever keeps the table may close it, so that the match goes on. */
export function Keeper(props: { table: TableModel }) {
  const { keeper } = props.table.channel;
  const faulty = () => {
    const ask = keeper.faulty();
    return ask !== null && props.table.view().pub.table.open.some((d) => d.id === ask) ? ask : null;
  };
  return (
    <Show when={faulty()}>
      {(ask) => (
        <div class="proposal panel" role="alert">
          <p>{t('keeper.text')}</p>
          <button class="btn sm" onClick={() => void keeper.closeQuestion(ask())}>
            {t('keeper.close')}
          </button>
        </div>
      )}
    </Show>
  );
}
