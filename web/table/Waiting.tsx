import { For, Show } from 'solid-js';
import { SeatMark } from '../design/Seat.tsx';
import { list, t } from '../text/text.ts';
import type { TableModel } from './model.ts';
import { isSealedByMe } from './open.ts';

/** Nothing is asked of the reader: who is waited for, and for what. */
export function Waiting(props: { table: TableModel; headingRef: (el: HTMLHeadingElement) => void }) {
  const others = () => props.table.awaiting().filter((one) => one.seat !== props.table.mine);
  const names = () => others().map((one) => props.table.name(one.seat));
  const question = (seat: number) => {
    const ask = props.table.awaiting().find((one) => one.seat === seat)?.asks[0];
    const d = props.table.view().pub.table.open.find((open) => open.id === ask?.id);
    return d ? props.table.speech().question(d) : '';
  };
  const title = () => {
    if (props.table.showing()) return t('waiting.watching');
    if (others().length === 0) return t('waiting.table');
    return t('waiting.for', { n: others().length, names: list(names()) });
  };
  return (
    <>
      <div class="dec-head">
        <p class="cap">{props.table.mine === null ? t('waiting.onlooker') : t('waiting.cap')}</p>
        <h2 class="ask" id="question" tabIndex={-1} ref={(el) => props.headingRef(el)} role="status">
          {title()}
        </h2>
        <Show when={isSealedByMe(props.table.view())}>
          <p>{t('waiting.sealed')}</p>
        </Show>
      </div>
      <ul class="wait">
        <For each={others()}>
          {(one) => (
            <li>
              <SeatMark seat={one.seat} />
              <span>
                <b>{props.table.name(one.seat)}</b>
                <small>{question(one.seat)}</small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
