import { For, Show } from 'solid-js';
import type { Decision, Order } from '@orrery/kernel';
import { gameEntry } from '../games/registry.ts';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import { orderChoices, stands, windowOf } from '../match/orders.ts';
import type { OrderChoice } from '../match/orders.ts';

const ordersOf = (table: TableModel): { [window: string]: Order } => table.view().me?.table.orders ?? {};
const windowName = (table: TableModel, window: string): string =>
  gameEntry(table.game.id)?.words.find(`order.${window}`) ?? window;

/** Standing orders: what is answered silently in a kind of reaction window until it is withdrawn. */
export function Orders(props: { table: TableModel }) {
  const windows = () => Object.keys(props.table.game.windows);
  const order = (window: string): Order | null => {
    const given = ordersOf(props.table)[window];
    return given && stands(given, props.table.view()) ? given : null;
  };
  const set = (window: string, pass: boolean) => {
    const next = { ...ordersOf(props.table) };
    if (pass) next[window] = { use: null };
    else delete next[window];
    void props.table.send({ do: 'orders', seat: props.table.mine!, orders: next });
  };
  const say = (given: Order): string => {
    if (given.use)
      return t('orders.uses', { what: props.table.speech().source({ ...given.use, seat: props.table.mine! }) });
    if (given.until !== undefined) return t('orders.round');
    const seat = given.when?.seat;
    return typeof seat === 'number' ? t('orders.seat', { name: props.table.name(seat) }) : t('orders.always');
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
                  checked={order(window) !== null}
                  onChange={(event) => set(window, event.currentTarget.checked)}
                />
                <span>
                  {windowName(props.table, window)}
                  <Show when={order(window)}>{(given) => <small>{say(given())}</small>}</Show>
                </span>
              </label>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** Beside a reaction question: from now on answer such questions without asking, beginning with this one. */
export function OrderFromNow(props: { table: TableModel; decision: Decision }) {
  const choices = () =>
    orderChoices(
      gameEntry(props.table.game.id)?.round,
      props.table.view(),
      props.decision,
      props.table.answers() ?? [],
    );
  const say = (choice: OrderChoice): string => {
    if (choice.as === 'use')
      return t('orders.uses', { what: props.table.speech().answer(props.decision, choice.answer) });
    return choice.as === 'seat' ? t('orders.seat', { name: props.table.name(choice.seat) }) : t(`orders.${choice.as}`);
  };
  const choose = async (choice: OrderChoice) => {
    const asked = windowOf(props.decision)!;
    const { seat } = props.decision;
    await props.table.send({
      do: 'orders',
      seat,
      orders: { ...ordersOf(props.table), [asked.window]: choice.order },
    });
    await props.table.give(choice.answer);
  };
  return (
    <Show when={choices().length > 0}>
      <label class="order-now">
        <span>{t('orders.now')}</span>
        <select
          class="field"
          onChange={(event) => {
            const choice = choices()[event.currentTarget.selectedIndex - 1];
            if (choice) void choose(choice);
          }}
        >
          <option>{t('orders.ask')}</option>
          <For each={choices()}>{(choice) => <option>{say(choice)}</option>}</For>
        </select>
      </label>
    </Show>
  );
}
