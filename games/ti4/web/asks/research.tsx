import { For, Show } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { Payment } from '@orrery/imperium/web/parts/Payment.tsx';
import { resetPins, togglePin } from '@orrery/imperium/web/parts/pins.ts';
import { TechnologyTree } from '@orrery/imperium/web/parts/TechnologyTree.tsx';
import { COLOURS, TECHNOLOGIES } from '../../content/technologies.ts';
import type { TechnologyId } from '../../content/technologies.ts';
import { missingFor, specialtiesOf } from '../../rules/technology.ts';
import type { PlanetId } from '../../content/planets.ts';
import type { Research } from '../../shapes.ts';
import { technologyWords } from '../../text/index.ts';
import { names, viewOf } from '../content.ts';
import { technologyColumns } from '../technology.ts';
import { t } from '../words.ts';
import { askedOf, footOf, giving, question, seatOf, why } from './askView.ts';
import type { AskView } from './askView.ts';
import { paymentView } from './payment.ts';

const isTechnology = (id: string): id is TechnologyId => id in TECHNOLOGIES;
const chosenOf = (table: TableModel): TechnologyId | null =>
  (table.plan()?.rows.find(({ id, n }) => n > 0 && isTechnology(id))?.id as TechnologyId | null) ?? null;
const specialties = (table: TableModel): string[] =>
  (table.plan()?.rows ?? []).filter(({ id }) => !isTechnology(id)).map(({ id }) => id);

/** Readied planets whose specialties stand in for what is missing; as few as needed. */
function coverFor(table: TableModel, technology: TechnologyId): string[] | null {
  const asked = askedOf(table);
  const missing = { ...missingFor(asked.pub, seatOf(table), technology) };
  const used: string[] = [];
  for (const planet of specialties(table)) {
    const colour = specialtiesOf(asked, planet as PlanetId).find((one) => (missing[one] ?? 0) > 0);
    if (!colour) continue;
    missing[colour] = missing[colour]! - 1;
    used.push(planet);
  }
  const left = COLOURS.reduce((sum, colour) => sum + (missing[colour] ?? 0), 0);
  const ignored = asked.number('ignoredPrerequisites', { seat: seatOf(table), technology }, 0);
  return left <= ignored ? used : null;
}
function choose(table: TableModel, technology: string): void {
  const plan = table.plan();
  if (!plan || !isTechnology(technology)) return;
  const cover = coverFor(table, technology) ?? [];
  table.changePlan({ counts: Object.fromEntries([technology, ...cover].map((id) => [id, 1])), pins: plan.pins });
}
/** What could be researched now, with the help of specialties. */
const openTo = (table: TableModel): ReadonlySet<string> =>
  new Set(
    (table.plan()?.rows ?? []).flatMap(({ id }) => (isTechnology(id) && coverFor(table, id) !== null ? [id] : [])),
  );

export const research: AskView = {
  Stage: (props) => (
    <TechnologyTree
      columns={technologyColumns(viewOf(props.table).pub, seatOf(props.table), openTo(props.table))}
      chosen={chosenOf(props.table)}
      choose={(id) => choose(props.table, id)}
    />
  ),
  Controls: (props) => {
    const plan = () => props.table.plan()!;
    const words = () => {
      const id = chosenOf(props.table);
      return id ? technologyWords(names().words, id) : null;
    };
    const answer = () => plan().answer as unknown as Research | null;
    return (
      <div class="im-controls">
        <Show
          when={words()}
          fallback={<p class="im-fine">{t('pointAtTechnology', { n: openTo(props.table).size })}</p>}
        >
          {(one) => (
            <div class="im-block">
              <p class="im-fine">
                <b>{one().name}</b>
              </p>
              <p class="im-fine">{one().text}</p>
              <p class="im-why">{one().needs}</p>
            </div>
          )}
        </Show>
        <Show when={specialties(props.table).length > 0 && words()}>
          <div class="im-block">
            <p class="cap">{t('specialtiesUsed')}</p>
            <div class="im-pills">
              <For each={plan().rows.filter(({ id }) => !isTechnology(id))}>
                {(row) => (
                  <button
                    type="button"
                    class="im-pill"
                    classList={{ on: row.n > 0 }}
                    aria-pressed={row.n > 0}
                    onClick={() => props.table.changePlan(plan().changed(row.slot, row.n > 0 ? -1 : 1))}
                  >
                    {names().planet(row.id)}
                  </button>
                )}
              </For>
            </div>
          </div>
        </Show>
        <Show when={question<'research'>(props.table).price > 0 && words()}>
          <Payment
            payment={paymentView(
              props.table,
              'resources',
              question<'research'>(props.table).price,
              answer()?.pay ?? null,
            )}
            toggle={(coin, use) => togglePin(props.table, coin, use)}
            reset={resetPins(props.table)}
          />
        </Show>
      </div>
    );
  },
  panel: (table) => {
    const plan = table.plan();
    const id = chosenOf(table);
    if (!plan || id === null) return footOf();
    if (plan.answer === null)
      return {
        ...footOf(),
        caution: plan.lacks ? why(table, plan.lacks) : t('notEnough'),
      };
    return footOf(giving(table, plan.answer, t('researchOne', { what: names().technology(id) })));
  },
};
