import { Index, Show } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import type { PlanView } from '../match/plan.ts';
import type { TableModel } from '../match/model.ts';
import { t } from '../text/text.ts';
import { Citation } from './Citation.tsx';
import './PlanRows.css';

/** An answer made of counts: a stepper for each thing, how much of each limit is used, and what the whole would say. */
export function PlanRows(props: { table: TableModel; plan: PlanView }) {
  const speech = () => props.table.speech();
  const decision = () => props.table.decision()!;
  const change = (slot: number, n: number) => props.table.changePlan(props.plan.changed(slot, n));
  return (
    <>
      <Show when={props.plan.meters.length > 0}>
        <ul class="plan-meters">
          <Index each={props.plan.meters}>
            {(meter) => (
              <li>
                {speech().meter(decision(), meter().id)}{' '}
                <b>
                  {meter().used} / {meter().of}
                </b>
              </li>
            )}
          </Index>
        </ul>
      </Show>
      <ul class="plan-rows">
        <Index each={props.plan.rows}>
          {(row) => {
            const title = () => speech().slot(decision(), row().id);
            const why = () =>
              row().refused === null ? '' : speech().refusal({ code: 'illegal', rule: row().refused! });
            return (
              <li classList={{ chosen: row().n > 0 }}>
                <span class="plan-title">{title()}</span>
                <button
                  class="btn sm"
                  aria-label={t('plan.less', { thing: title() })}
                  disabled={row().n === 0}
                  onClick={() => change(row().slot, -1)}
                >
                  <Icon name="i-minus" />
                </button>
                <output aria-label={title()}>{row().n}</output>
                <button
                  class="btn sm"
                  aria-label={t('plan.more', { thing: title() })}
                  disabled={row().refused !== null}
                  title={why()}
                  onClick={() => change(row().slot, 1)}
                >
                  <Icon name="i-plus" />
                </button>
              </li>
            );
          }}
        </Index>
      </ul>
      <p class="plan-whole" role="status">
        <Show
          when={props.plan.answer}
          fallback={
            <>
              {speech().refusal({ code: 'illegal', rule: props.plan.lacks! })} <Citation rule={props.plan.lacks!} />
            </>
          }
        >
          {(answer) => speech().answer(decision(), answer())}
        </Show>
      </p>
    </>
  );
}
