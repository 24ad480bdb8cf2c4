import { For, Index, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import { t } from '../words.ts';
import './SeatRail.css';

export interface SeatFigure {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}
/** A player as one row of the rail. */
export interface SeatRow {
  readonly seat: Seat;
  /** The number that the order follows, where there is one. */
  readonly order: string;
  readonly name: string;
  readonly faction: string;
  readonly cards: readonly { readonly name: string; readonly used: boolean }[];
  readonly figures: readonly SeatFigure[];
  readonly points: number;
  /** A word about the seat: passed, thinking, away. */
  readonly state: string;
  readonly isAsked: boolean;
  readonly isMine: boolean;
  readonly isOut: boolean;
  readonly isSpeaker: boolean;
  readonly isBot: boolean;
}

/** Seats in an order that is named: up to eight rows without scrolling. */
export function SeatRail(props: {
  order: string;
  unit: string;
  rows: readonly SeatRow[];
  open: (seat: Seat) => void;
  children?: JSX.Element;
}) {
  return (
    <div class="im-rail" classList={{ many: props.rows.length > 6 }}>
      <p class="im-rail-head cap">
        <span>{props.order}</span>
        <span>{props.unit}</span>
      </p>
      <ul>
        <Index each={props.rows}>{(row) => <Row row={row()} open={() => props.open(row().seat)} />}</Index>
      </ul>
      {props.children}
    </div>
  );
}

function Row(props: { row: SeatRow; open: () => void }) {
  const row = () => props.row;
  return (
    <li
      class={`im-row ${seatClass(row().seat)}`}
      classList={{ asked: row().isAsked, mine: row().isMine, out: row().isOut }}
    >
      <button type="button" aria-haspopup="dialog" onClick={() => props.open()}>
        <span class="im-order num">{row().order}</span>
        <span class="im-row-main">
          <span class="im-row-name">
            <SeatMark seat={row().seat} />
            <b class="who">{row().name}</b>
            <Show when={row().isSpeaker}>
              <Mark icon="i-speaker" name={t('speaker')} />
            </Show>
            <Show when={row().isBot}>
              <Mark icon="i-bot" name={t('bot')} />
            </Show>
          </span>
          <span class="im-row-faction">{row().faction}</span>
          <Show when={row().cards.length > 0 || row().state}>
            <span class="im-row-cards">
              <For each={row().cards}>{(card) => <span classList={{ used: card.used }}>{card.name}</span>}</For>
              <Show when={row().state}>
                <span class="im-row-state" classList={{ yours: row().isAsked && row().isMine }}>
                  {row().state}
                </span>
              </Show>
            </span>
          </Show>
          <span class="im-row-figures">
            <Index each={row().figures}>
              {(figure) => (
                <span title={figure().title}>
                  <Icon name={figure().icon} />
                  <span class="vh">{figure().title} </span>
                  {figure().text}
                </span>
              )}
            </Index>
          </span>
        </span>
        <span class="im-row-points num">{row().points}</span>
      </button>
    </li>
  );
}

/** A mark that is said as well. */
function Mark(props: { icon: IconName; name: string }) {
  return (
    <span class="im-row-mark" title={props.name}>
      <Icon name={props.icon} />
      <span class="vh">{props.name}</span>
    </span>
  );
}
