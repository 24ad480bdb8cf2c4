import { Show } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { createDeed } from '../net/deed.ts';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';

/** A bot plays for the reader, after a time-out or a vote: said under the bar, with the way back. */
export function StandIn(props: { table: TableModel }) {
  const { busy, failed, act } = createDeed();
  const over = () => props.table.view().pub.table.result !== null;
  const takeBack = async () => {
    // The line goes, and the focus with it: it is put where the table begins.
    if (await act(() => props.table.channel.chairs!.takeBack())) document.getElementById('main')?.focus();
  };
  return (
    <Show when={props.table.channel.chairs?.standIn() && !over()}>
      <div class="house-line stand-in" role="status">
        <Icon name="i-bot" />
        <p>
          <b>{t('standIn.title')}</b> <span class="desk-only">{t('standIn.text')}</span>
          <Show when={failed()}>
            <span class="start-failed" role="alert">
              {failed()}
            </span>
          </Show>
        </p>
        <button class="btn btn-1 sm" disabled={busy()} onClick={() => void takeBack()}>
          {t('standIn.back')}
        </button>
      </div>
    </Show>
  );
}
