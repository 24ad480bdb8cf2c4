import { Show, createSignal, onCleanup } from 'solid-js';
import { sealedWindow } from '@orrery/kernel';
import { list, t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import type { Presses } from './presses.ts';
import './OpenWindow.css';

/** A reaction window that is open: when it closes, who wants more time, and what the reader may do meanwhile. */
export function OpenWindow(props: { table: TableModel; presses: Presses }) {
  const pub = () => props.table.view().pub;
  const timed = () => (pub().table.windowClose === 'timed' ? sealedWindow(pub()) : null);
  const [now, setNow] = createSignal(Date.now());
  const tick = setInterval(() => setNow(Date.now()), 500);
  onCleanup(() => clearInterval(tick));
  const left = () => {
    const closes = props.table.clocks()?.window ?? null;
    return closes === null ? null : Math.max(0, Math.ceil((closes - now()) / 1000));
  };
  const mayHold = () => {
    const { mine } = props.table;
    return mine !== null && !pub().table.out.includes(mine) && !timed()!.holds.includes(mine);
  };
  const hold = () => void props.table.send({ do: 'hold', seat: props.table.mine!, window: timed()!.id });
  props.presses.bind('h', () => timed() && mayHold() && hold());
  return (
    <>
      <Show when={timed()}>
        {(window) => (
          <p class="window-open">
            <Show when={left() !== null}>
              <span>{t('window.closes', { n: left()! })}</span>
            </Show>
            <Show when={window().holds.length > 0}>
              <span>{t('window.held', { names: list(window().holds.map((seat) => props.table.name(seat))) })}</span>
            </Show>
            <Show when={mayHold()}>
              <button class="btn sm" title={t('window.holdText')} onClick={hold}>
                {t('window.hold')}
              </button>
            </Show>
          </p>
        )}
      </Show>
      <Show when={props.table.isEarly()}>
        <p>{t('early.text')}</p>
      </Show>
      <Show when={props.table.hasEarly()}>
        <p class="window-open">
          <span>{t('early.kept')}</span>
          <button class="btn sm" onClick={() => void props.table.takeEarlyBack()}>
            {t('early.takeBack')}
          </button>
        </p>
      </Show>
      <Show when={props.table.channel.beside.early?.dropped() && !props.table.isEarly() && !props.table.hasEarly()}>
        <p class="refused" role="status">
          {t('early.dropped')}
        </p>
      </Show>
    </>
  );
}
