import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/web/design/Seat.tsx';
import { Named } from './Named.tsx';
import './Controls.css';

/** A strategy card that is held: by whom, and when its holder acts. */
export interface HeldCard {
  readonly seat: Seat;
  readonly player: string;
  readonly number: number;
  readonly card: string;
}

/** The card that was pointed at, and the order in which players would act if it were taken. */
export function ActionOrder(props: {
  card: {
    readonly number: number;
    readonly name: string;
    readonly address: string | null;
    readonly primary: string;
    readonly bonus: string;
  } | null;
  /** What is said while no card was pointed at. */
  hint: string;
  title: string;
  held: readonly HeldCard[];
}) {
  const inOrder = () => props.held.toSorted((a, b) => a.number - b.number);
  return (
    <div class="im-controls">
      <Show when={props.card} fallback={<p class="im-fine">{props.hint}</p>}>
        {(card) => (
          <div class="im-block">
            <p class="im-fine">
              <b>
                {card().number} <Named name={card().name} address={card().address} />
              </b>
              {card().bonus === '' ? '' : ` · ${card().bonus}`}
            </p>
            <p class="im-fine">{card().primary}</p>
          </div>
        )}
      </Show>
      <Show when={inOrder().length > 0}>
        <div class="im-block">
          <p class="cap">{props.title}</p>
          <ul class="im-action-order">
            <For each={inOrder()}>
              {(row) => (
                <li>
                  <span class="num">{row.number}</span>
                  <SeatMark seat={row.seat} />
                  <b>{row.player}</b>
                  <span>{row.card}</span>
                </li>
              )}
            </For>
          </ul>
        </div>
      </Show>
    </div>
  );
}
