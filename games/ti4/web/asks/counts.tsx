import { For } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { PlanView } from '@orrery/web/match/plan.ts';
import { Meters, metersOf } from '@orrery/imperium/web/parts/Meters.tsx';
import { Pills } from '@orrery/imperium/web/parts/Pills.tsx';
import type { Pill, PillRow } from '@orrery/imperium/web/parts/Pills.tsx';
import type { UnitType } from '../../content/units/index.ts';
import { UNIT_ICON, names } from '../content.ts';
import { t } from '../words.ts';
import { footOf, giving, why } from './askView.ts';
import type { AskView } from './askView.ts';

/** A row for each place; units without a place stand in one. */
function rowsOf(table: TableModel, plan: PlanView): PillRow[] {
  const byPlace = new Map<string, Pill[]>();
  for (const row of plan.rows) {
    const [stack, at = ''] = row.id.split('@') as [string, string?];
    const refused = row.n < row.most ? why(table, row.refused) : '';
    const pill: Pill = {
      slot: row.slot,
      icon: UNIT_ICON[stack.split(' ')[0] as UnitType],
      words: names().stack(stack),
      n: row.n,
      most: row.most,
      refused,
    };
    byPlace.set(at, [...(byPlace.get(at) ?? []), pill]);
  }
  return [...byPlace].map(([at, pills]) => ({ title: at === '' ? '' : names().place(at), note: '', pills }));
}

/** Units that are counted out: where they start, or which of them go. `text` says what it is for. */
const counting = (text: () => string, title: (n: number) => string): AskView => ({
  Controls: (props) => {
    const plan = () => props.table.plan()!;
    return (
      <div class="im-controls">
        <p class="im-fine">{text()}</p>
        <Pills
          rows={rowsOf(props.table, plan())}
          change={(slot, by) => props.table.changePlan(plan().changed(slot, by))}
        />
        <Meters rows={metersOf(props.table)} />
        <For each={plan().warnings}>{({ rule }) => <p class="im-warn">{why(props.table, rule)}</p>}</For>
      </div>
    );
  },
  panel: (table) => {
    const plan = table.plan();
    if (!plan) return null;
    const n = plan.rows.reduce((sum, row) => sum + row.n, 0);
    if (plan.answer !== null) return footOf(giving(table, plan.answer, title(n)));
    return plan.lacks ? { ...footOf(), caution: why(table, plan.lacks) } : footOf();
  },
});

export const countAsks = {
  deploy: counting(
    () => t('deployText'),
    (n) => t('placeUnits', { n }),
  ),
  removeSurplus: counting(
    () => t('surplusText'),
    (n) => t('removeUnits', { n }),
  ),
};
