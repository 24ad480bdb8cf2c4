import { For, Show } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from '../words.ts';
import './Controls.css';

/** The steps of a tactical action, in their order. */
const STEPS = ['activate', 'move', 'fight', 'invade', 'produce'] as const;
export type Step = (typeof STEPS)[number];

/** The step that is being carried out, by the procedure that the tactical action has called; null outside of one. */
export function stepOf(table: TableModel, called: { readonly [procedure: string]: Step }): Step | null {
  const stack = table.view().pub.table.stack as readonly { readonly proc: string }[];
  const at = stack.findLastIndex(({ proc }) => proc === 'tacticalAction');
  if (at < 0) return null;
  return called[stack[at + 1]?.proc ?? ''] ?? (table.decision()?.kind === 'move' ? 'move' : 'activate');
}

/** How far a tactical action has come: what is done, what is asked now, what is still to come. */
export function Steps(props: { step: Step | null }) {
  const at = () => STEPS.indexOf(props.step!);
  return (
    <Show when={props.step}>
      {(step) => (
        <p class="im-steps">
          <span class="im-steps-ticks" aria-hidden="true">
            <For each={STEPS}>{(_, i) => <i classList={{ done: i() < at(), now: i() === at() }} />}</For>
          </span>
          <span>
            {t('stepOf', { n: at() + 1, of: STEPS.length })} <b>{t(`step.${step()}`)}</b>
          </span>
        </p>
      )}
    </Show>
  );
}
