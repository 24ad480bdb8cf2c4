import { For, Show } from 'solid-js';
import { REACT } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { PlanRows } from '@orrery/web/table/PlanRows.tsx';
import { Steps, stepOf } from '@orrery/imperium/web/parts/Steps.tsx';
import type { Step } from '@orrery/imperium/web/parts/Steps.tsx';
import { UNIT_KINDS, facts } from '../content/units.ts';
import type { Unit, UnitFacts } from '../content/units.ts';
import { Chances } from './Battle.tsx';
import { names } from './content.ts';
import { DOES } from './does.ts';
import { questionEffect } from './effects.ts';
import { UNIT_ICON } from './mapModel.ts';
import { unitValues } from './unitValues.ts';
import { t } from './words.ts';
import '@orrery/imperium/web/parts/Controls.css';

/** Which step of a tactical action a procedure belongs to. */
const STEPS: { readonly [procedure: string]: Step } = {
  probing: 'move',
  pdsFire: 'fight',
  spaceBattle: 'fight',
  landing: 'invade',
  razing: 'invade',
  invasion: 'invade',
  production: 'produce',
};

/** How far a tactical action has come, what the question does, and the text of the ability that could be used. */
export function Explained(props: { table: TableModel }) {
  const does = () => {
    const kind = props.table.decision()?.kind;
    return kind === undefined || kind === REACT ? null : t(DOES(kind as Parameters<typeof DOES>[0]));
  };
  return (
    <>
      <Steps step={props.table.decision() ? stepOf(props.table, STEPS) : null} />
      <Show when={does()}>{(text) => <p class="im-does">{text()}</p>}</Show>
      <Show when={questionEffect(props.table)}>
        {(text) => (
          <div class="im-controls">
            <p class="im-fine">{text()}</p>
          </div>
        )}
      </Show>
      <Chances table={props.table} />
    </>
  );
}

/** Production: the counts first, below them what every unit costs and can do. */
export function Production(props: { table: TableModel }) {
  return (
    <div class="im-controls">
      <Show when={props.table.plan()}>{(plan) => <PlanRows table={props.table} plan={plan()} />}</Show>
      <p class="cap">{t('prices')}</p>
      <ul class="im-build">
        <For each={UNIT_KINDS.toReversed()}>{(unit) => <Price unit={unit} facts={facts(unit)} />}</For>
      </ul>
    </div>
  );
}

function Price(props: { unit: Unit; facts: UnitFacts }) {
  return (
    <li>
      <Icon name={UNIT_ICON[props.unit]} />
      <span>
        <b>{names().units[props.unit][0]}</b>
        <small>{unitValues(props.unit)}</small>
      </span>
      <span class="im-price">
        <Icon name="r-resource" />
        {props.facts.cost}
        <Show when={props.facts.pair}>
          <small>{t('forTwo')}</small>
        </Show>
      </span>
    </li>
  );
}
