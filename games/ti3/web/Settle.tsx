import { For } from 'solid-js';
import { same } from '@orrery/kernel';
import type { Json } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import { Stepper } from '@orrery/imperium/web/parts/Stepper.tsx';
import { UNIT_KINDS } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import type { Settling } from '../shapes.ts';
import { names, planetName } from './content.ts';
import { worthOf } from './effects.ts';
import { UNIT_ICON } from './mapModel.ts';
import { t } from './words.ts';
import '@orrery/imperium/web/parts/Controls.css';

const listed = (table: TableModel): readonly Settling[] => (table.answers() ?? []) as unknown as Settling[];
/** As it is spread now; the first way that the rules name, until something is moved. */
const spread = (table: TableModel): Settling =>
  (choiceOf(table).chosen() as unknown as Settling | undefined) ?? listed(table)[0]!;
const count = (settling: Settling, planet: string, unit: Unit): number =>
  (settling[planet] as { readonly [U in Unit]?: number } | undefined)?.[unit] ?? 0;

function planets(table: TableModel): string[] {
  return [...new Set(listed(table).flatMap((one) => Object.keys(one)))];
}
const kinds = (table: TableModel): Unit[] =>
  UNIT_KINDS.filter((unit) => listed(table).some((one) => planets(table).some((id) => count(one, id, unit) > 0)));

/** The ways to stand in which one unit of the kind has come from another planet to this one, or gone from it. */
function moved(table: TableModel, planet: string, unit: Unit, by: 1 | -1): Settling | null {
  const now = spread(table);
  const others = planets(table).filter((id) => id !== planet);
  const alike = (one: Settling): boolean =>
    count(one, planet, unit) === count(now, planet, unit) + by &&
    others.filter((id) => count(one, id, unit) !== count(now, id, unit)).length === 1 &&
    planets(table).every((id) =>
      kinds(table).every((kind) => kind === unit || count(one, id, kind) === count(now, id, kind)),
    );
  return listed(table).find(alike) ?? null;
}

/** Where the first units stand: a stepper for each kind and planet; the total stays. */
export function Settle(props: { table: TableModel }) {
  const move = (planet: string, unit: Unit, by: number) => {
    const to = moved(props.table, planet, unit, by > 0 ? 1 : -1);
    if (to) choiceOf(props.table).choose(to as unknown as Json);
  };
  return (
    <div class="im-controls">
      <For each={planets(props.table)}>
        {(planet) => (
          <div class="im-block">
            <p class="im-fine">
              <b>{planetName(planet)}</b> {worthOf(planet)}
            </p>
            <For each={kinds(props.table)}>
              {(unit) => (
                <div class="im-pool">
                  <span>
                    <b>
                      <Icon name={UNIT_ICON[unit]} /> {names().units[unit][0]}
                    </b>
                  </span>
                  <Stepper
                    name={`${names().units[unit][0]}, ${planetName(planet)}`}
                    n={count(spread(props.table), planet, unit)}
                    less={moved(props.table, planet, unit, -1) !== null}
                    more={moved(props.table, planet, unit, 1) !== null}
                    change={(by) => move(planet, unit, by)}
                  />
                </div>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

export function settlePanel(table: TableModel): Panel {
  const now = spread(table);
  const answer = listed(table).find((one) => same(one, now));
  const act = () => void table.give((answer ?? now) as unknown as Json);
  return { groups: [], foot: [{ act, title: t('settleSo'), key: 'Enter' }], unfolded: true };
}
