import { Show, createSignal } from 'solid-js';
import { Sheet } from '../design/Sheet.tsx';
import { Failed } from '../net/Failed.tsx';
import { createRequest } from '../net/request.ts';
import { go } from '../page/router.ts';
import { t } from '../text/text.ts';
import type { SeatActions } from '../match/channel.ts';
import './askSheet.css';

/** Ends the table for everybody who sits at it: asked twice, and said what it means. */
export function CloseTable(props: { seatActions: SeatActions | null }) {
  const [sure, setSure] = createSignal(false);
  const { busy, failed, act } = createRequest();
  const close = async () => {
    if (await act(() => props.seatActions!.closeTable())) go('/');
  };
  return (
    <Show when={props.seatActions?.mayClose()}>
      <button class="btn" aria-haspopup="dialog" onClick={() => setSure(true)}>
        {t('close.open')}
      </button>
      <Sheet title={t('close.title')} open={sure()} close={() => setSure(false)}>
        <div class="ask-sheet">
          <p>{t('close.text')}</p>
          <Failed reason={failed()} />
          <div class="row-of">
            <button class="btn" autofocus onClick={() => setSure(false)}>
              {t('close.keep')}
            </button>
            <button class="btn" disabled={busy()} onClick={() => void close()}>
              {t('close.do')}
            </button>
          </div>
        </div>
      </Sheet>
    </Show>
  );
}
