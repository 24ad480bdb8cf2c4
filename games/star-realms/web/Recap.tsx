import { For, Show, createEffect, createMemo, createSignal, on } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t as frameText } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import { eventsOf } from './lesson.ts';
import { actionsInWords } from './actionsInWords.ts';
import { actionsOf, sinceOwnTurn } from './recap.ts';
import type { Actions } from './recap.ts';

/** One line above the cards: what is happening while it is shown, then what the others did since the reader's last turn. */
export function Recap(props: { table: TableModel }) {
  const shown = () => {
    const step = props.table.beat();
    if (!props.table.showing() || !step) return null;
    const words = step.events.map((event) => props.table.speech().event(event)).filter(Boolean);
    return words.length > 0 ? { seat: step.by, words: words.slice(-2).join(' ') } : null;
  };
  const hitsMe = (one: Actions) => one.hits.has(props.table.mine ?? -1);
  /** Who hit the reader comes first: on a phone there is room for two lines. */
  const actions = createMemo(() => {
    const all = actionsOf(sinceOwnTurn(props.table.steps().flatMap(eventsOf), props.table.mine), props.table.mine);
    return [...all.filter(hitsMe), ...all.filter((one) => !hitsMe(one))];
  });
  const [whole, setWhole] = createSignal(false);
  createEffect(on(actions, () => setWhole(false)));
  return (
    <div class="recap" classList={{ none: !shown() && actions().length === 0 }}>
      <Show
        when={shown()}
        fallback={
          <Show when={actions().length > 0} fallback={<p class="muted">{t('recap.none')}</p>}>
            <ul classList={{ whole: whole() }}>
              <For each={actions()}>{(one) => <Line table={props.table} actions={one} />}</For>
            </ul>
            <Show when={actions().length > 2 && !whole()}>
              <button type="button" class="btn sm recap-all" onClick={() => setWhole(true)}>
                {t('recap.all', { n: actions().length })}
              </button>
            </Show>
            <Show when={props.table.watchable()}>
              <button type="button" class="btn sm" onClick={() => props.table.watch()}>
                <Icon name="i-replay" />
                {t('recap.watch')}
              </button>
            </Show>
          </Show>
        }
      >
        {(now) => (
          <>
            <p aria-hidden="true">
              <Show when={now().seat !== null}>
                <SeatMark seat={now().seat!} />
              </Show>{' '}
              {now().words}
            </p>
            <button type="button" class="btn sm" onClick={() => props.table.skip()}>
              {frameText('table.skip')}
            </button>
          </>
        )}
      </Show>
    </div>
  );
}

function Line(props: { table: TableModel; actions: Actions }) {
  const words = () => actionsInWords(props.actions, (seat) => props.table.name(seat), props.table.mine);
  return (
    <li class={seatClass(props.actions.seat)} classList={{ struck: props.actions.hits.has(props.table.mine ?? -1) }}>
      <SeatMark seat={props.actions.seat} /> <b>{props.table.name(props.actions.seat)}</b> {words()}.
    </li>
  );
}
