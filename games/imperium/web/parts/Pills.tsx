import { Index, Show } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import { t } from '../words.ts';
import './Controls.css';

/** So many of so many equal things. */
export interface Pill {
  readonly slot: number;
  readonly icon: IconName;
  /** What it is, in words. */
  readonly words: string;
  /** Where it is, said on the pill where several of a kind stand side by side. */
  readonly place?: string;
  readonly n: number;
  readonly most: number;
  /** Why there cannot be one more, in words; empty when there can. */
  readonly refused: string;
}
export interface PillRow {
  readonly title: string;
  readonly note: string;
  readonly pills: readonly Pill[];
}

/** Rows of counts: a tap adds one, and the tap after the last takes all back. */
export function Pills(props: { rows: readonly PillRow[]; change: (slot: number, by: number) => void }) {
  return (
    <ul class="im-pill-rows">
      <Index each={props.rows}>
        {(row) => (
          <li>
            <p>
              <b>{row().title}</b>
              <span>{row().note}</span>
            </p>
            <div class="im-pills">
              <Index each={row().pills}>{(pill) => <OnePill pill={pill()} change={props.change} />}</Index>
            </div>
            <Show when={row().pills.find((pill) => pill.refused !== '' && pill.n < pill.most)}>
              {(pill) => <p class="im-why">{pill().refused}</p>}
            </Show>
          </li>
        )}
      </Index>
    </ul>
  );
}

function OnePill(props: { pill: Pill; change: (slot: number, by: number) => void }) {
  const pill = () => props.pill;
  const isFull = () => pill().n >= pill().most || pill().refused !== '';
  const by = (n: number) => props.change(pill().slot, n);
  const tap = () => (isFull() ? by(-pill().n) : by(1));
  const keys = (event: KeyboardEvent) => {
    const step: { [key: string]: () => void } = {
      ArrowUp: () => !isFull() && by(1),
      ArrowDown: () => pill().n > 0 && by(-1),
      a: () => by(pill().most - pill().n),
      '0': () => by(-pill().n),
    };
    const act = step[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      class="im-pill"
      classList={{ on: pill().n > 0 }}
      role="spinbutton"
      aria-label={pill().words}
      aria-valuenow={pill().n}
      aria-valuemin={0}
      aria-valuemax={pill().most}
      aria-valuetext={t('ofMany', { n: pill().n, of: pill().most })}
      title={pill().words}
      disabled={isFull() && pill().n === 0}
      onClick={tap}
      onKeyDown={keys}
    >
      <Icon name={pill().icon} />
      <span>
        {pill().n}
        <i>/{pill().most}</i>
      </span>
      <Show when={pill().place}>
        <small>{pill().place}</small>
      </Show>
    </button>
  );
}
