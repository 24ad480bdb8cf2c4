import { For, Show } from 'solid-js';
import { Sheet } from '../design/Sheet.tsx';
import { t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import { goBack, goingBack, setGoingBack } from './undo.ts';

/** How many of one's own steps are offered. */
const SHOWN = 12;

/** A practice match against bots goes back to before one of the reader's own steps; the match says afterwards that it did. */
export function GoBack(props: { table: TableModel }) {
  const points = () => {
    const steps = props.table.steps();
    const own = steps.flatMap((step, i) => {
      const to = steps.slice(0, i).findLast((before) => before.n < step.n)?.n ?? 0;
      const what = step.events.map((event) => props.table.speech().event(event)).find((words) => words !== '');
      return step.by === props.table.mine && step.do === 'answer' && what ? [{ to, what }] : [];
    });
    return own.slice(-SHOWN).reverse();
  };
  const choose = (to: number) => {
    setGoingBack(false);
    goBack(props.table, to);
  };
  return (
    <Sheet title={t('back.title')} open={goingBack()} close={() => setGoingBack(false)}>
      <Show when={goingBack()}>
        <p>{t('back.text')}</p>
        <ul class="opts">
          <For each={points()}>
            {({ to, what }) => (
              <li>
                <button class="opt" onClick={() => choose(to)}>
                  <span>{t('back.before', { what })}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Sheet>
  );
}

/** A match that was taken back says so. */
export function Rewound(props: { table: TableModel }) {
  const times = () => props.table.view().pub.table.rewound;
  return (
    <Show when={times() > 0}>
      <p class="muted">{t('back.rewound', { n: times() })}</p>
    </Show>
  );
}
