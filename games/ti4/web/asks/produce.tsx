import { For, Show } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { PlanRow, PlanView } from '@orrery/web/match/plan.ts';
import { capital } from '@orrery/imperium/web/capital.ts';
import { BuildList } from '@orrery/imperium/web/parts/BuildList.tsx';
import type { Buildable } from '@orrery/imperium/web/parts/BuildList.tsx';
import { Meters, metersOf } from '@orrery/imperium/web/parts/Meters.tsx';
import { Payment } from '@orrery/imperium/web/parts/Payment.tsx';
import { resetPins, togglePin } from '@orrery/imperium/web/parts/pins.ts';
import type { UnitFacts, UnitType } from '../../content/units/index.ts';
import { fleetLimit } from '../../rules/fleets.ts';
import { costOf } from '../../rules/production.ts';
import { factsOf, fleetSize, isShip } from '../../rules/units.ts';
import type { Production } from '../../shapes.ts';
import { UNIT_ICON, names, viewOf } from '../content.ts';
import { t } from '../words.ts';
import { askedOf, footOf, giving, question, seatOf, why } from './askView.ts';
import type { AskView } from './askView.ts';
import { paymentView } from './payment.ts';

const parts = (id: string) => {
  const [type, at] = id.split('@') as [UnitType, string];
  return { type, at };
};
/** The values that matter when one builds: combat, move, capacity, sustain. */
export function unitNote({ combat, dice, move, capacity, sustain }: UnitFacts): string {
  return [
    combat === undefined ? '' : t('combatValue', { n: combat, dice: typeof dice === 'number' ? dice : 1 }),
    move === undefined ? '' : t('moveValue', { n: move }),
    capacity === undefined ? '' : t('carries', { n: capacity }),
    sustain ? t('sustains') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
const made = (plan: PlanView) => plan.rows.map((row) => ({ unit: parts(row.id).type, n: row.n }));
const priceOf = (table: TableModel, plan: PlanView): number =>
  costOf(askedOf(table), seatOf(table), question<'produce'>(table).system, made(plan));
/** Kinds that stand at several places are said with the place. */
const titleOf = (plan: PlanView, row: PlanRow): string => {
  const { type, at } = parts(row.id);
  const several = plan.rows.filter((other) => parts(other.id).type === type).length > 1;
  return capital(several ? `${names().unit(type)} (${names().place(at)})` : names().unit(type));
};

function unitOf(table: TableModel, row: PlanRow): Buildable {
  const { type } = parts(row.id);
  const facts = factsOf(viewOf(table).pub, seatOf(table), type);
  return {
    name: titleOf(table.plan()!, row),
    icon: UNIT_ICON[type],
    price: facts.cost ?? 0,
    forTwo: facts.pair ? t('forTwo') : null,
    values: unitNote(facts),
  };
}

export const produce: AskView = {
  Controls: (props) => {
    const plan = () => props.table.plan()!;
    const paid = () => (plan().answer as unknown as Production | null)?.pay ?? null;
    const meters = () => {
      const asked = askedOf(props.table);
      const seat = seatOf(props.table);
      const { system } = question<'produce'>(props.table);
      const fresh = plan().rows.reduce((sum, row) => {
        const { type } = parts(row.id);
        return sum + (isShip(type) && type !== 'fighter' ? row.n : 0);
      }, 0);
      return [
        ...metersOf(props.table),
        {
          title: t('fleetPool'),
          used: fleetSize(asked.pub, system, seat) + fresh,
          fresh,
          of: fleetLimit(asked, seat, system),
        },
      ];
    };
    return (
      <div class="im-controls">
        <Meters rows={meters()} />
        <BuildList
          table={props.table}
          unitOf={(row) => unitOf(props.table, row)}
          why={(rule) => why(props.table, rule)}
        />
        <For each={plan().warnings}>{({ rule }) => <p class="im-warn">{why(props.table, rule)}</p>}</For>
        <Show when={priceOf(props.table, plan()) > 0}>
          <Payment
            payment={paymentView(props.table, 'resources', priceOf(props.table, plan()), paid())}
            toggle={(coin, use) => togglePin(props.table, coin, use)}
            reset={resetPins(props.table)}
          />
        </Show>
      </div>
    );
  },
  panel: (table) => {
    const plan = table.plan();
    if (!plan) return null;
    const n = plan.rows.reduce((sum, row) => sum + row.n, 0);
    if (plan.answer === null)
      return {
        ...footOf(),
        caution: plan.lacks ? why(table, plan.lacks) : t('notEnough'),
      };
    const title = n > 0 ? t('buildFor', { n: priceOf(table, plan) }) : t('buildNothing');
    const button = giving(table, plan.answer, title);
    return n > 0 ? footOf(button) : { ...footOf(button), equal: true };
  },
};
