import { Show, createMemo, createSignal } from 'solid-js';
import { Icon } from '../../design/Icon.tsx';
import type { TableModel } from '../../table/model.ts';
import { t } from '../../text/text.ts';
import { distinct } from './places.ts';
import { gainsOf, taskWords } from './gains.ts';
import { Gains } from './Gains.tsx';
import { sayAtom, sayPrice } from './say.ts';
import { boardState } from './state.ts';

/** Between the question and the list: what must be done first, what a mark would bring, and the unit about to be deployed. */
export function Pools(props: { table: TableModel }) {
  const state = boardState(props.table);
  const [listed, setListed] = createSignal(false);
  const task = () => state.desk()?.p.todo.at(-1) ?? null;
  const near = createMemo(() => {
    const desk = state.desk();
    const ghost = state.ghost.at();
    const atom = state.near()[0] ?? ghost;
    return desk && atom ? { atom, desk, gains: gainsOf(desk, atom), more: state.near().length - 1 } : null;
  });
  return (
    <Show when={state.step() !== null}>
      <div class="ins-pools" data-list={listed() ? 'open' : 'shut'}>
        <Show when={task()}>
          {(first) => (
            <p class="task">
              <Icon name="i-bolt" />
              <span>{t('ins.first', { what: taskWords(first()) })}</span>
            </p>
          )}
        </Show>
        <div class="preview" aria-live="polite">
          <Show
            when={near()}
            fallback={
              <p class="hint">
                {state.part().length > 0 ? t('ins.marksSoFar', { n: state.part().length }) : t('ins.tapHint')}
              </p>
            }
          >
            {(here) => (
              <>
                <p>
                  <b>{sayAtom(here().atom, here().desk)}</b> <span>{sayPrice(here().atom, here().desk)}</span>
                </p>
                <Show when={here().gains.length > 0} fallback={<p class="hint">{t('ins.noGain')}</p>}>
                  <Gains gains={here().gains} />
                </Show>
              </>
            )}
          </Show>
        </div>
        <Show when={state.ghost.at()}>
          <div class="turn">
            <button
              type="button"
              class="btn"
              data-key="r"
              disabled={state.ghost.turns() < 2}
              onClick={() => state.ghost.rotate()}
            >
              <Icon name="i-rotate" />
              <span>{t('ins.rotate')}</span>
              <span class="kbd" aria-hidden="true">
                R
              </span>
            </button>
            <button
              type="button"
              class="btn"
              data-key="f"
              disabled={state.ghost.turns() < 2}
              onClick={() => state.ghost.mirror()}
            >
              <Icon name="i-mirror" />
              <span>{t('ins.mirror')}</span>
              <span class="kbd" aria-hidden="true">
                F
              </span>
            </button>
          </div>
        </Show>
        <div class="row">
          <button
            type="button"
            class="btn sm"
            disabled={state.part().length === 0}
            onClick={() => props.table.shrink()}
          >
            <Icon name="i-undo" />
            {t('ins.takeBack')}
            <span class="kbd" aria-hidden="true">
              Z
            </span>
          </button>
          <Show when={state.thing()}>
            <button type="button" class="btn sm" onClick={() => state.ask(null)}>
              {t('ins.showAll')}
            </button>
          </Show>
          <button type="button" class="btn sm phone-only" aria-expanded={listed()} onClick={() => setListed(!listed())}>
            <Icon name="i-menu" />
            {t('ins.list', { n: distinct(state.atoms()).length })}
          </button>
        </div>
      </div>
    </Show>
  );
}
