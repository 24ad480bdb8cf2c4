import { For, Show, createMemo } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import type { PlanView } from '@orrery/web/match/plan.ts';
import { Meters } from '@orrery/imperium/web/parts/Meters.tsx';
import type { MeterRow } from '@orrery/imperium/web/parts/Meters.tsx';
import { OddsBar } from '@orrery/imperium/web/parts/Odds.tsx';
import { Pills } from '@orrery/imperium/web/parts/Pills.tsx';
import type { Pill, PillRow } from '@orrery/imperium/web/parts/Pills.tsx';
import type { UnitType } from '../../content/units/index.ts';
import { enemyShips } from '../../rules/combat/invasion.ts';
import { capacityIn, fleetLimit } from '../../rules/fleets.ts';
import { CARRIED } from '../../rules/movement.ts';
import { systemOf } from '../../rules/systems.ts';
import { factsOf, fleetSize, hasShips, takesRoom } from '../../rules/units.ts';
import { UNIT_ICON, names, viewOf } from '../content.ts';
import { systemName } from '../mapModel.ts';
import { t } from '../words.ts';
import { askedOf, footOf, giving, question, seatOf, why } from './askView.ts';
import type { AskView } from './askView.ts';
import { odds as later } from './laterOdds.ts';

interface Slot {
  readonly stack: string;
  readonly type: UnitType;
  readonly at: string;
  readonly isCarried: boolean;
}
function slotOf(id: string): Slot {
  const isCarried = id.startsWith(CARRIED);
  const bare = isCarried ? id.slice(CARRIED.length) : id;
  const stack = bare.slice(0, bare.lastIndexOf('@'));
  return { stack, type: stack.split(' ')[0] as UnitType, at: bare.slice(bare.lastIndexOf('@') + 1), isCarried };
}
/** A row for each system that ships can come from: ships first, then what they could carry. */
function rowsOf(table: TableModel, plan: PlanView): PillRow[] {
  const bySystem = new Map<string, Pill[]>();
  for (const row of plan.rows) {
    const { stack, type, at, isCarried } = slotOf(row.id);
    const system = systemOf(at);
    const place = at === system ? '' : ` (${names().planet(at)})`;
    const words = names().stack(stack) + place;
    bySystem.set(system, [
      ...(bySystem.get(system) ?? []),
      {
        slot: row.slot,
        icon: UNIT_ICON[type],
        words: isCarried ? t('aboard', { what: words }) : words,
        place: at === system ? '' : names().planet(at),
        n: row.n,
        most: row.most,
        refused: row.n < row.most ? why(table, row.refused) : '',
      },
    ]);
  }
  const to = question<'move'>(table).system;
  return [...bySystem].map(([system, pills]) => ({
    title: systemName(system, names()),
    note: system === to ? t('isThere') : '',
    pills,
  }));
}

/** Everything that moves, with its kind. */
const underWay = (plan: PlanView) => plan.rows.filter(({ n }) => n > 0).map((row) => ({ ...slotOf(row.id), n: row.n }));

function metersOf(table: TableModel, plan: PlanView): MeterRow[] {
  const asked = askedOf(table);
  const seat = seatOf(table);
  const { system } = question<'move'>(table);
  const moving = underWay(plan);
  const ships = moving.filter(({ isCarried, type, at }) => !isCarried && type !== 'fighter' && at !== system);
  const arriving = ships.reduce((sum, { n }) => sum + n, 0);
  const room = moving.reduce(
    (sum, { type, n, isCarried }) => sum + (isCarried ? 0 : n * (factsOf(asked.pub, seat, type).capacity ?? 0)),
    0,
  );
  const carried = moving.reduce(
    (sum, { isCarried, type, n }) => sum + (isCarried && takesRoom(asked, seat, type) ? n : 0),
    0,
  );
  return [
    {
      title: t('fleetPool'),
      used: fleetSize(asked.pub, system, seat) + arriving,
      fresh: arriving,
      of: fleetLimit(asked, seat, system),
    },
    { title: t('capacity'), used: carried, fresh: carried, of: room },
  ];
}

/** What the systems that ships leave have no room for any more. */
function strandedIn(table: TableModel, plan: PlanView): string[] {
  const asked = askedOf(table);
  const seat = seatOf(table);
  const moving = underWay(plan);
  const left = new Set(moving.filter(({ isCarried }) => !isCarried).map(({ at }) => systemOf(at)));
  return [...left].flatMap((system) => {
    if (system === question<'move'>(table).system) return [];
    const gone = moving.filter(({ at }) => systemOf(at) === system);
    const room =
      capacityIn(asked, seat, system) -
      gone.reduce(
        (sum, { type, n, isCarried }) => sum + (isCarried ? 0 : n * (factsOf(asked.pub, seat, type).capacity ?? 0)),
        0,
      );
    const inSpace = (asked.pub.units[system] ?? [])
      .filter(
        (stack) =>
          stack.seat === seat && (stack.type === 'fighter' || stack.type === 'infantry' || stack.type === 'mech'),
      )
      .reduce((sum, stack) => sum + stack.n, 0);
    const taken = gone.reduce(
      (sum, { n, at, isCarried, type }) => sum + (at === system && (isCarried || type === 'fighter') ? n : 0),
      0,
    );
    const over = inSpace - taken - room;
    return over > 0 ? [t('leftBehind', { n: over, system: systemName(system, names()) })] : [];
  });
}

export const move: AskView = {
  Controls: (props) => {
    const plan = () => props.table.plan()!;
    const change = (slot: number, by: number) => props.table.changePlan(plan().changed(slot, by));
    const odds = createMemo(() => {
      const asked = askedOf(props.table);
      const seat = seatOf(props.table);
      const { system } = question<'move'>(props.table);
      const arriving = underWay(plan()).filter(({ isCarried, at }) => !isCarried && at !== system);
      if (arriving.length === 0 && !hasShips(asked.pub, system, seat)) return null;
      const foe =
        enemyShips(asked.pub, seat, system) ??
        viewOf(props.table).pub.sheets.findIndex((_, other) => other !== seat && hasShips(asked.pub, system, other));
      return foe < 0 ? null : (later()?.spaceOdds(asked, seat, foe, system, arriving, true) ?? null);
    });
    const warnings = () => [
      ...plan().warnings.map(({ rule }) => why(props.table, rule)),
      ...strandedIn(props.table, plan()),
    ];
    const held = () =>
      new Set(
        plan()
          .closed.filter(({ rule }) => rule === 'TI4-MOVE-01')
          .map(({ id }) => systemOf(slotOf(id).at)),
      );
    return (
      <div class="im-controls">
        <Pills rows={rowsOf(props.table, plan())} change={change} />
        <Show when={held().size > 0}>
          <p class="im-why">
            {t('heldSystems', { systems: names().list([...held()].map((id) => systemName(id, names()))) })}
          </p>
        </Show>
        <Meters rows={metersOf(props.table, plan())} />
        <For each={warnings()}>{(words) => <p class="im-warn">{words}</p>}</For>
        <Show when={odds()}>{(one) => <OddsBar odds={one()} mine={seatOf(props.table)} />}</Show>
      </div>
    );
  },
  panel: (table) => {
    const plan = table.plan();
    if (!plan) return null;
    const ships = underWay(plan).reduce((sum, { isCarried, n }) => sum + (isCarried ? 0 : n), 0);
    if (plan.answer === null) return { ...footOf(), caution: why(table, plan.lacks) };
    const button = giving(table, plan.answer, ships > 0 ? t('moveShips', { n: ships }) : t('moveNothing'));
    return ships > 0 ? footOf(button) : { ...footOf(button), equal: true };
  },
};
