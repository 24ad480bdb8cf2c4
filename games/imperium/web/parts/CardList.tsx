import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import { Named } from './Named.tsx';
import { t } from '../words.ts';
import './CardList.css';

/** How far one player is on the way to an objective. */
export interface Progress {
  readonly seat: Seat;
  readonly name: string;
  readonly have: number;
  readonly need: number;
  readonly isDone: boolean;
}
export interface ListedCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly note?: string;
  /** The page on which it is explained with all that belongs to it. */
  readonly address?: string | null;
  readonly progress?: readonly Progress[];
}

/** Cards with their words; objectives with the progress of everybody. */
export function CardList(props: { cards: readonly ListedCard[]; none: string }) {
  return (
    <Show when={props.cards.length > 0} fallback={<p class="muted">{props.none}</p>}>
      <ul class="im-cards">
        <For each={props.cards}>
          {(card) => (
            <li>
              <p class="im-card-head">
                <b>
                  <Named name={card.name} address={card.address} />
                </b>
                <Show when={card.note}>
                  <span class="chip">{card.note}</span>
                </Show>
              </p>
              <p>{card.text}</p>
              <Show when={card.progress?.length}>
                <ul class="im-progress">
                  <For each={card.progress}>
                    {(one) => (
                      <li class={seatClass(one.seat)} classList={{ done: one.isDone }} title={one.name}>
                        <SeatMark seat={one.seat} />
                        <span class="vh">{one.name} </span>
                        <span class="num">
                          {one.isDone ? t('scored') : `${Math.min(one.have, one.need)}/${one.need}`}
                        </span>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
