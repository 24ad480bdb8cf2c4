import { Show } from 'solid-js';
import { paidBy } from '@orrery/imperium';
import type { Payment as Paid } from '@orrery/imperium';
import type { Decision, Seat } from '@orrery/kernel';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { PlanRow } from '@orrery/web/match/plan.ts';
import { BuildList } from '@orrery/imperium/web/parts/BuildList.tsx';
import type { Buildable } from '@orrery/imperium/web/parts/BuildList.tsx';
import { Meters, metersOf } from '@orrery/imperium/web/parts/Meters.tsx';
import { Payment } from '@orrery/imperium/web/parts/Payment.tsx';
import type { PaymentView } from '@orrery/imperium/web/parts/Payment.tsx';
import { resetPins, togglePin } from '@orrery/imperium/web/parts/pins.ts';
import { facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { priceOf, priceOfAll } from '../rules/production.ts';
import { purseOf } from '../rules/spending.ts';
import type { Production as Produced, Ti3 } from '../shapes.ts';
import { names, planetName, planetOf, say, viewOf } from './content.ts';
import { pictureOf } from './looks.ts';
import { UNIT_ICON } from './mapModel.ts';
import { unitValues } from './unitValues.ts';
import { t } from './words.ts';

const pubOf = (table: TableModel) => viewOf(table).pub;
const question = (table: TableModel): Ti3['asks']['produce']['q'] =>
  (table.decision() as Decision & { q: unknown }).q as Ti3['asks']['produce']['q'];
const seatOf = (table: TableModel): Seat => table.decision()?.seat ?? table.mine ?? 0;
export const isProduction = (table: TableModel): boolean =>
  table.decision()?.kind === 'produce' && table.plan() !== null;

const parts = (id: string) => {
  const [unit, at] = id.split('@') as [Unit, string];
  return { unit, at };
};
/** Kinds that may stand at several places are said with the place. */
const titleOf = (table: TableModel, row: PlanRow): string => {
  const { unit, at } = parts(row.id);
  const several = table.plan()!.rows.filter((other) => parts(other.id).unit === unit).length > 1;
  return several ? `${names().units[unit][0]} (${say().place(at)})` : names().units[unit][0];
};
function priceNow(table: TableModel): number {
  const { system, docks } = question(table);
  const units: { [place: string]: { [U in Unit]?: number } } = {};
  for (const row of table.plan()!.rows) {
    const { unit, at } = parts(row.id);
    if (row.n > 0) (units[at] ??= {})[unit] = row.n;
  }
  return priceOfAll(pubOf(table), seatOf(table), system, docks, units);
}
const built = (table: TableModel): number => table.plan()!.rows.reduce((sum, { n }) => sum + n, 0);

function payment(table: TableModel, price: number, paid: Paid | null): PaymentView {
  const pub = pubOf(table);
  const purse = purseOf(pub, seatOf(table), 'resources');
  return {
    price,
    paid: paid ? paidBy(purse, paid) : 0,
    goods: paid?.goods ?? 0,
    goodsAtHand: pub.sheets[seatOf(table)]!.goods,
    coins: purse.coins.map(({ id }) => ({
      id,
      name: planetName(id),
      picture: pictureOf(id),
      resources: planetOf(id).resources,
      influence: planetOf(id).influence,
      isUsed: paid?.coins.includes(id) ?? false,
    })),
  };
}

function unitOf(table: TableModel, row: PlanRow): Buildable {
  const { unit } = parts(row.id);
  return {
    name: titleOf(table, row),
    icon: UNIT_ICON[unit],
    price: priceOf(pubOf(table), seatOf(table), unit),
    forTwo: facts(unit).pair ? t('forTwo') : null,
    values: unitValues(unit),
  };
}

/** What is built: every unit with its price and values, the limits that it fills, and what pays. */
export function Production(props: { table: TableModel }) {
  const plan = () => props.table.plan()!;
  const price = () => priceNow(props.table);
  const why = (rule: string | null) => (rule === null ? '' : props.table.speech().refusal({ code: 'illegal', rule }));
  const paid = () => (plan().answer as unknown as Produced | null)?.pay ?? null;
  return (
    <div class="im-controls">
      <Meters rows={metersOf(props.table)} />
      <BuildList table={props.table} unitOf={(row) => unitOf(props.table, row)} why={why} />
      <Show when={price() > 0}>
        <Payment
          payment={payment(props.table, price(), paid())}
          toggle={(coin, use) => togglePin(props.table, coin, use)}
          reset={resetPins(props.table)}
        />
      </Show>
    </div>
  );
}

export function productionPanel(table: TableModel): Panel {
  const { answer, lacks } = table.plan()!;
  const n = built(table);
  if (answer === null) {
    const caution = lacks ? table.speech().refusal({ code: 'illegal', rule: lacks }) : '';
    return { groups: [], foot: [], unfolded: true, caution };
  }
  const title = n > 0 ? t('buildFor', { n: priceNow(table) }) : t('buildNothing');
  const foot = [{ act: () => void table.give(answer), title, key: 'Enter' }];
  return { groups: [], foot, unfolded: true, ...(n === 0 ? { equal: true as const } : {}) };
}
