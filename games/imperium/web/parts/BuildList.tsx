import { For, Show } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { PlanRow } from '@orrery/web/match/plan.ts';
import { t } from '../words.ts';
import { Stepper } from './Stepper.tsx';
import './Controls.css';

/** What an edition says of a unit that can be produced. */
export interface Buildable {
  readonly name: string;
  readonly icon: IconName;
  readonly price: number;
  /** Where two come for one price, the words for that. */
  readonly forTwo: string | null;
  readonly values: string;
}

/** Every unit that can be produced, with its price, its values, and how many. */
export function BuildList(props: {
  table: TableModel;
  unitOf: (row: PlanRow) => Buildable;
  /** The sentence for a rule that forbids one more. */
  why: (rule: string | null) => string;
}) {
  const plan = () => props.table.plan()!;
  return (
    <ul class="im-build">
      <For each={plan().rows}>
        {(row) => {
          const unit = props.unitOf(row);
          return (
            <li classList={{ on: row.n > 0 }}>
              <Icon name={unit.icon} />
              <span>
                <b>
                  {unit.name}
                  <span class="im-price">
                    <Icon name="r-resource" />
                    <span class="vh">{t('resourcesShort')} </span>
                    {unit.price}
                    <Show when={unit.forTwo}>
                      <small>{unit.forTwo}</small>
                    </Show>
                  </span>
                </b>
                <small>{unit.values}</small>
              </span>
              <Stepper
                name={unit.name}
                n={row.n}
                less={row.n > 0}
                more={row.refused === null}
                why={props.why(row.refused)}
                change={(by) => props.table.changePlan(plan().changed(row.slot, by))}
              />
            </li>
          );
        }}
      </For>
    </ul>
  );
}
