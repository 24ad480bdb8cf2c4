import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { t } from '../words.ts';
import { OddsBar } from './Odds.tsx';
import type { OddsView } from './Odds.tsx';
import { Stepper } from './Stepper.tsx';
import './Controls.css';

/** What one hit may do. */
export interface HitRow {
  readonly id: string;
  readonly name: string;
  /** What it means for the unit. */
  readonly text: string;
  /** Hits that do this in the answer that is being made. */
  readonly n: number;
  readonly isOpen: boolean;
  /** How often the reader wins what is left of the battle if the next hit does this; null where it cannot be told. */
  readonly wins: number | null;
}

/** Hits are assigned one by one, each with the chances that it leaves. */
export function Hits(props: {
  left: number;
  rows: readonly HitRow[];
  odds: OddsView | null;
  mine: Seat;
  take: (id: string) => void;
  leave: (id: string) => void;
}) {
  return (
    <div class="im-controls">
      <p class="im-fine" role="status">
        <b>{t('hitsLeft', { n: props.left })}</b>
      </p>
      <For each={props.rows}>
        {(row) => (
          <div class="im-pool">
            <span>
              <b>{row.name}</b>
              <small>{row.text}</small>
              <Show when={row.wins !== null}>
                <small class="im-wins">{t('winChance', { n: Math.round(row.wins! * 100) })}</small>
              </Show>
            </span>
            <Stepper
              name={row.name}
              n={row.n}
              less={row.n > 0}
              more={row.isOpen}
              change={(by) => (by > 0 ? props.take(row.id) : props.leave(row.id))}
            />
          </div>
        )}
      </For>
      <Show when={props.odds}>{(odds) => <OddsBar odds={odds()} mine={props.mine} />}</Show>
    </div>
  );
}
