import { Show } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { FailedInLine } from '../net/Failed.tsx';
import { createRequest } from '../net/request.ts';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import './Substitute.css';

/** A bot plays for the reader, after a time-out or a vote: said under the bar, with the way back. */
export function Substitute(props: { table: TableModel }) {
  const { busy, failed, act } = createRequest();
  const over = () => props.table.view().pub.table.result !== null;
  const takeBack = async () => {
    // The line goes, and the focus with it: it is put where the table begins.
    if (await act(() => props.table.channel.seatActions!.takeBack())) document.getElementById('main')?.focus();
  };
  return (
    <Show when={props.table.channel.seatActions?.isReplaced() && !over()}>
      <div class="notice-line substitute" role="status">
        <Icon name="i-bot" />
        <p>
          <b>{t('substitute.title')}</b> <span class="desk-only">{t('substitute.text')}</span>
          <FailedInLine reason={failed()} />
        </p>
        <button class="btn btn-1 sm" disabled={busy()} onClick={() => void takeBack()}>
          {t('substitute.back')}
        </button>
      </div>
    </Show>
  );
}
