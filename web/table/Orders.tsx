import { For, Show } from 'solid-js';
import type { Order } from '@orrery/kernel';
import { t } from '../text/text.ts';
import type { TableModel } from './model.ts';

/** Standing orders: pass silently in a kind of reaction window until this is withdrawn. */
export function Orders(props: { table: TableModel }) {
  const windows = () => Object.keys(props.table.game.windows);
  const orders = (): { [window: string]: Order } => props.table.view().me?.table.orders ?? {};
  const set = (window: string, pass: boolean) => {
    const next = { ...orders() };
    if (pass) next[window] = { use: null };
    else delete next[window];
    void props.table.send({ do: 'orders', seat: props.table.mine!, orders: next });
  };
  return (
    <Show when={windows().length > 0 && props.table.mine !== null}>
      <h3 class="cap">{t('orders.title')}</h3>
      <p class="muted">{t('orders.text')}</p>
      <ul class="orders">
        <For each={windows()}>
          {(window) => (
            <li>
              <label>
                <input
                  type="checkbox"
                  checked={orders()[window] !== undefined}
                  onChange={(event) => set(window, event.currentTarget.checked)}
                />
                {t('orders.pass', { window })}
              </label>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
