import { For, Show } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import type { CoachNote } from '../match/coach.ts';
import { t } from '../text/text.ts';
import { Citation } from './Citation.tsx';
import './Coach.css';

/** In a lesson: one goal, why, and the rule. The brass on the board shows where. */
export function Coach(props: { note: CoachNote; leave: () => void }) {
  return (
    <div class="coach">
      <p class="coach-head">
        <Icon name="i-cap" />
        <b>{props.note.goal}</b>
        <button class="link" onClick={() => props.leave()}>
          {t('learn.leave')}
        </button>
      </p>
      <p>
        {props.note.why} <Citation rule={props.note.rule} />
      </p>
      <Show when={props.note.remark}>{(remark) => <p class="coach-remark">{remark()}</p>}</Show>
      <p class="coach-dots" role="img" aria-label={t('learn.progress', { n: props.note.learnt, of: props.note.of })}>
        <For each={Array.from({ length: props.note.of })}>
          {(_, i) => <i classList={{ done: i() < props.note.learnt }} />}
        </For>
      </p>
    </div>
  );
}
