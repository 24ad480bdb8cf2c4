import { For, Show } from 'solid-js';
import { REACT } from '@orrery/kernel';
import type { PreAnswer, ReactAnswer } from '@orrery/kernel';
import { gameEntry } from '../games/registry.ts';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import { inAdvance, isPass, standing, waiversOf } from '../match/preAnswers.ts';
import { sendPreAnswers, sendWaivers } from './PreAnswers.tsx';

const windowName = (table: TableModel, window: string): string =>
  gameEntry(table.game.id)?.words.find(`order.${window}`) ?? window;

type Stance = 'ask' | 'pass' | 'away';

/** What is answered without asking, and the windows one stays away from, until it is withdrawn. */
export function PreAnswers(props: { table: TableModel }) {
  const windows = () => Object.keys(props.table.game.windows);
  const given = (window: string) => standing(props.table.view()).some((one) => isPass(one, window));
  const waived = (window: string) => waiversOf(props.table.view()).some((one) => one.windows === window);
  const stance = (window: string): Stance => (waived(window) ? 'away' : given(window) ? 'pass' : 'ask');
  const set = async (window: string, to: Stance) => {
    const { table } = props;
    const others = standing(table.view()).filter((one) => !isPass(one, window));
    const away = waiversOf(table.view()).filter((one) => one.windows !== window);
    if (to === 'away' || waived(window))
      await sendWaivers(table, to === 'away' ? [...away, { windows: window, until: null }] : away);
    if (to === 'pass') await sendPreAnswers(table, [...others, { kind: REACT, window, answer: null }]);
    else if (given(window)) await sendPreAnswers(table, others);
  };
  const further = () => standing(props.table.view()).filter((one) => !windows().some((window) => isPass(one, window)));
  const say = (one: PreAnswer): string => {
    const { table } = props;
    if (one.kind === REACT)
      return t('orders.inWindow', { window: windowName(table, one.window ?? ''), what: reaction(one) });
    const said = inAdvance(table.speech(), table.mine!, one);
    return said ? t('orders.given', said) : t('orders.unsaid');
  };
  const reaction = ({ answer, when }: PreAnswer): string => {
    const seat = when?.['seat'];
    if (answer !== null)
      return t('orders.use', {
        what: props.table.speech().source({ ...(answer as NonNullable<ReactAnswer>), seat: props.table.mine! }),
      });
    return typeof seat === 'number' ? t('orders.seat', { name: props.table.name(seat) }) : t('orders.always');
  };
  const withdraw = (one: PreAnswer) =>
    void sendPreAnswers(
      props.table,
      standing(props.table.view()).filter((other) => other !== one),
    );
  return (
    <Show when={props.table.mine !== null && (windows().length > 0 || further().length > 0)}>
      <h3 class="cap">{t('orders.title')}</h3>
      <p class="muted">{t('orders.text')}</p>
      <ul class="orders">
        <For each={further()}>
          {(one) => (
            <li>
              <span>{say(one)}</span>
              <button class="btn sm" onClick={() => withdraw(one)}>
                {t('orders.withdraw')}
              </button>
            </li>
          )}
        </For>
        <For each={windows()}>
          {(window) => (
            <li>
              <label>
                <span>{windowName(props.table, window)}</span>
                <select class="field" onChange={(event) => void set(window, event.currentTarget.value as Stance)}>
                  <For each={['ask', 'pass', 'away'] as const}>
                    {(one) => (
                      <option value={one} selected={stance(window) === one}>
                        {t(`orders.${one}`)}
                      </option>
                    )}
                  </For>
                </select>
              </label>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
