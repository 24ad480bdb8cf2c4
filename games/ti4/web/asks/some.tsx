import { For } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardButton } from '@orrery/imperium/web/parts/ChoiceCards.tsx';
import { t } from '../words.ts';
import { footOf, giving, question } from './askView.ts';
import type { AskView } from './askView.ts';
import { Occasion, thing } from './cards.tsx';

const picked = (table: TableModel): string[] => (table.growth()?.part ?? []) as string[];

/** Several of a set: what is chosen keeps the order in which it was offered. */
function toggle(table: TableModel, id: string): void {
  const { from } = question<'pickSome'>(table);
  const before = picked(table);
  const next = before.includes(id)
    ? before.filter((one) => one !== id)
    : from.filter((one) => one === id || before.includes(one));
  table.shrink(0);
  for (const one of next) table.grow(one);
}

export const pickSome: AskView = {
  Controls: (props) => {
    const asked = () => question<'pickSome'>(props.table);
    const isFull = () => picked(props.table).length >= asked().max;
    return (
      <div class="im-controls">
        <Occasion table={props.table} />
        <p class="im-fine" role="status">
          <b>
            {t(asked().min === asked().max ? 'chosenExactly' : 'chosenOf', {
              n: picked(props.table).length,
              max: asked().max,
            })}
          </b>
        </p>
        <div class="im-choices" role="group" aria-label={props.table.speech().question(props.table.decision()!)}>
          <For each={asked().from}>
            {(id) => (
              <CardButton
                card={thing(props.table, asked().what, id)}
                isPressed={picked(props.table).includes(id)}
                isClosed={isFull() && !picked(props.table).includes(id)}
                press={() => toggle(props.table, id)}
              />
            )}
          </For>
        </div>
      </div>
    );
  },
  panel: (table) => {
    const growth = table.growth();
    if (!growth?.done) return footOf();
    const n = growth.part.length;
    const button = giving(table, growth.part.slice(), n > 0 ? t('chooseSome', { n }) : t('chooseNone'));
    return n > 0 ? footOf(button) : { ...footOf(button), equal: true };
  },
};
