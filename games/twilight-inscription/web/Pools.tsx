import { Show, createMemo } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { applyAtom, openDesk } from './content.ts';
import { compare, taskWords } from './gains.ts';
import { Gains } from './Gains.tsx';
import { sayAtom } from './say.ts';
import { boardState, viewOf } from './state.ts';
import { VoteBox } from './VoteBox.tsx';
import './Pools.css';

/**
 * Between the question and the list: what must be done first, what the last mark did, and the unit about to be deployed. Nothing here
 * depends on where the pointer is, so the list below stays where it is.
 */
export function Pools(props: { table: TableModel }) {
  const state = boardState(props.table);
  const task = () => state.desk()?.p.todo.at(-1) ?? null;
  const votes = () => ['vote', 'castAgainstAi'].includes(props.table.decision()?.kind ?? '');
  return (
    <Show
      when={state.step() !== null}
      fallback={
        <Show when={votes()}>
          <VoteBox table={props.table} />
        </Show>
      }
    >
      <div class="ins-pools" data-marks={state.part().length}>
        <Show when={task()}>
          {(first) => (
            <p class="task">
              <Icon name="i-bolt" />
              <span>{t('first', { what: taskWords(first()) })}</span>
            </p>
          )}
        </Show>
        <div class="made" aria-live="polite">
          <LastMark table={props.table} />
        </div>
        <div class="row">
          <button
            type="button"
            class="btn sm"
            disabled={state.part().length === 0}
            onClick={() => props.table.shrink()}
          >
            <Icon name="i-undo" />
            <span>{t('takeBack')}</span>
            <span class="kbd" aria-hidden="true">
              Z
            </span>
          </button>
          <Show when={state.ghost.at() && state.ghost.turns() > 1}>
            <button type="button" class="btn sm" onClick={() => state.ghost.rotate()}>
              <Icon name="i-rotate" />
              <span>{t('rotate')}</span>
              <span class="kbd" aria-hidden="true">
                R
              </span>
            </button>
            <button type="button" class="btn sm" onClick={() => state.ghost.mirror()}>
              <Icon name="i-mirror" />
              <span>{t('mirror')}</span>
              <span class="kbd" aria-hidden="true">
                F
              </span>
            </button>
          </Show>
          <Show when={state.thing()}>
            <button type="button" class="btn sm" onClick={() => state.ask(null)}>
              {t('showAll')}
            </button>
          </Show>
        </div>
      </div>
    </Show>
  );
}

/** What the last mark did; before the first, what to do. */
function LastMark(props: { table: TableModel }) {
  const state = boardState(props.table);
  const last = createMemo(() => {
    const step = state.step();
    const desk = state.desk();
    const atom = state.part().at(-1);
    if (!step || !desk || !atom) return null;
    const before = openDesk(viewOf(props.table), step);
    for (const one of state.part().slice(0, -1)) applyAtom(before, one);
    return { words: sayAtom(atom, before), gains: compare(before, desk) };
  });
  return (
    <Show when={last()} fallback={<p class="hint">{state.atoms().length > 0 ? t('tapHint') : t('nothingToMark')}</p>}>
      {(made) => (
        <>
          <p class="hint">{t('marksSoFar', { n: state.part().length })}</p>
          <p>
            {made().words} <Gains gains={made().gains} />
          </p>
        </>
      )}
    </Show>
  );
}
