import { For } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from '../words.ts';
import { footOf, giving, question } from './askView.ts';
import type { AskView } from './askView.ts';
import { thing } from './cards.tsx';

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
        <p class="im-fine" role="status">
          <b>{t('chosenOf', { n: picked(props.table).length, max: asked().max })}</b>
        </p>
        <div class="im-choices" role="group" aria-label={props.table.speech().question(props.table.decision()!)}>
          <For each={asked().from}>
            {(id) => {
              const card = () => thing(props.table, asked().what, id);
              return (
                <button
                  type="button"
                  class="im-choice-card"
                  aria-label={[card().title, card().text, card().note].filter(Boolean).join('. ')}
                  aria-pressed={picked(props.table).includes(id)}
                  disabled={isFull() && !picked(props.table).includes(id)}
                  data-choice={JSON.stringify(id)}
                  onClick={() => toggle(props.table, id)}
                >
                  <span>
                    <b>{card().title}</b>
                    <span class="im-choice-text">{card().text}</span>
                    <small>{card().note}</small>
                  </span>
                </button>
              );
            }}
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
