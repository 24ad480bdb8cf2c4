import { For, Show } from 'solid-js';
import type { Json } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import { Payment } from '@orrery/imperium/web/parts/Payment.tsx';
import { resetPins, togglePin } from '@orrery/imperium/web/parts/pins.ts';
import { Stepper } from '@orrery/imperium/web/parts/Stepper.tsx';
import { POOLS } from '../../board.ts';
import type { Currency } from '../../rules/planets.ts';
import type { Bought, Split } from '../../shapes.ts';
import { wordsOf } from '../component.ts';
import { viewOf } from '../content.ts';
import { t } from '../words.ts';
import { footOf, giving, question, seatOf } from './askView.ts';
import type { AskView } from './askView.ts';
import { yesOrNo } from './cards.tsx';
import { paymentView } from './payment.ts';

/** Influence for one token. */
const PRICE = 3;

/** The tokens as they are being spread: new ones by pool, or all of them anew. */
function splitOf(table: TableModel): Split {
  const chosen = choiceOf(table).chosen();
  if (chosen !== undefined) return chosen as unknown as Split;
  const { tactic, fleet, strategy } = viewOf(table).pub.sheets[seatOf(table)]!;
  return question<'split'>(table).as === 'gain' ? { tactic: 0, fleet: 0, strategy: 0 } : { tactic, fleet, strategy };
}
const sum = (split: Split): number => POOLS.reduce((total, pool) => total + split[pool], 0);

const split: AskView = {
  Controls: (props) => {
    const now = () => splitOf(props.table);
    const left = () => question<'split'>(props.table).n - sum(now());
    const sheet = () => viewOf(props.table).pub.sheets[seatOf(props.table)]!;
    const isGain = () => question<'split'>(props.table).as === 'gain';
    const change = (pool: keyof Split, by: number) =>
      choiceOf(props.table).choose({ ...now(), [pool]: now()[pool] + by } as unknown as Json);
    return (
      <div class="im-controls">
        <p class="im-fine" role="status">
          <b>{t('tokensLeft', { n: left() })}</b>
        </p>
        <For each={POOLS}>
          {(pool) => (
            <div class="im-pool">
              <span>
                <b>{t(pool)}</b>{' '}
                <Show when={isGain()}>
                  <span class="num">
                    {sheet()[pool]} → {sheet()[pool] + now()[pool]}
                  </span>
                </Show>
                <small>{t(`pool.${pool}`)}</small>
              </span>
              <Stepper
                name={t(pool)}
                n={now()[pool]}
                less={now()[pool] > 0}
                more={left() > 0}
                change={(by) => change(pool, by)}
              />
            </div>
          )}
        </For>
      </div>
    );
  },
  panel: (table) => {
    const now = splitOf(table);
    if (sum(now) !== question<'split'>(table).n) return footOf();
    const title = question<'split'>(table).as === 'gain' ? t('placeTokens', { n: sum(now) }) : t('spreadTokens');
    return footOf(giving(table, now as unknown as Json, title));
  },
};

const buyTokens: AskView = {
  Controls: (props) => {
    const plan = () => props.table.plan()!;
    const row = () => plan().rows[0]!;
    const paid = () => (plan().answer as unknown as Bought | null)?.pay ?? null;
    return (
      <div class="im-controls">
        <div class="im-pool">
          <span>
            <b>{t('commandTokens')}</b>
            <small>{t('tokenPrice', { n: PRICE, most: row().most })}</small>
          </span>
          <Stepper
            name={t('commandTokens')}
            n={row().n}
            less={row().n > 0}
            more={row().refused === null && row().n < row().most}
            change={(by) => props.table.changePlan(plan().changed(row().slot, by))}
          />
        </div>
        <Show when={row().n > 0}>
          <Payment
            payment={paymentView(props.table, 'influence', PRICE * row().n, paid())}
            toggle={(coin, use) => togglePin(props.table, coin, use)}
            reset={resetPins(props.table)}
          />
        </Show>
      </div>
    );
  },
  panel: (table) => {
    const plan = table.plan();
    if (!plan || plan.answer === null) return { ...footOf(), caution: t('notEnough') };
    const n = plan.rows[0]!.n;
    const button = giving(table, plan.answer, n > 0 ? t('buyTokens', { n }) : t('buyNothing'));
    return n > 0 ? footOf(button) : { ...footOf(button), equal: true };
  },
};

/** A price that has to be paid in full: what pays for it is proposed and can be changed. */
const paying = (bill: (table: TableModel) => { currency: Currency; price: number; text: string }): AskView => ({
  Controls: (props) => {
    const plan = () => props.table.plan()!;
    return (
      <div class="im-controls">
        <p class="im-fine">{bill(props.table).text}</p>
        <Payment
          payment={paymentView(
            props.table,
            bill(props.table).currency,
            bill(props.table).price,
            plan().answer as never,
          )}
          toggle={(coin, use) => togglePin(props.table, coin, use)}
          reset={resetPins(props.table)}
        />
      </div>
    );
  },
  panel: (table) => {
    const answer = table.plan()?.answer ?? null;
    if (answer === null) return { ...footOf(), caution: t('notEnough') };
    return footOf(giving(table, answer, t('payIt', { n: bill(table).price })));
  },
});
const payFor = paying((table) => {
  const { currency, price, for: what } = question<'payFor'>(table);
  return { currency, price, text: wordsOf(what).text };
});
const payCustodians = paying((table) => ({
  currency: 'influence',
  price: question<'payCustodians'>(table).price,
  text: t('custodiansText'),
}));
const takeCustodians = yesOrNo((table) => ({
  text: t('custodiansText'),
  cost: t('costsInfluence', { n: question<'takeCustodians'>(table).price }),
  yes: t('takeToken'),
  no: t('decline'),
}));

export const tokenAsks = { split, buyTokens, payFor, payCustodians, takeCustodians };
