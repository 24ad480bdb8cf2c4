import { For, Show } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { SeatMark, seatClass } from '../design/Seat.tsx';
import { t } from '../text/text.ts';
import { timeLeft } from './Clock.tsx';
import type { TableModel } from '../match/model.ts';
import './Rail.css';

/** Seats as rows: name, who plays it, whose turn. */
export function Rail(props: { table: TableModel }) {
  const head = () => props.table.channel.head()!;
  return (
    <ul class="rail">
      <For each={head().seats}>
        {(seat, i) => <SeatRow table={props.table} seat={i()} bot={seat.bot} online={seat.online} />}
      </For>
    </ul>
  );
}

function SeatRow(props: { table: TableModel; seat: number; bot: string | null; online: boolean }) {
  const asked = () => props.table.awaiting().some((one) => one.seat === props.seat);
  const mine = () => props.seat === props.table.mine;
  const out = () => props.table.view().pub.table.out.includes(props.seat);
  return (
    <li class={`rail-row ${seatClass(props.seat)}`} classList={{ asked: asked(), out: out() }}>
      <SeatMark seat={props.seat} />
      <span>
        <b class="who">{props.table.name(props.seat)}</b>
        <small>{seatState(props.table, props.seat, props.bot, props.online)}</small>
      </span>
      <Show when={props.bot}>
        <Icon name="i-bot" />
      </Show>
      <Show when={asked() && mine()}>
        <span class="chip turn-chip">{t('seat.yourTurn')}</span>
      </Show>
    </li>
  );
}

/** A seat's state in a word: out, away, thinking, its time. */
export function seatState(table: TableModel, seat: number, bot: string | null, online: boolean): string {
  if (table.view().pub.table.out.includes(seat)) return t('seat.out');
  if (table.awaiting().some((one) => one.seat === seat) && seat !== table.mine) return t('seat.thinking');
  if (bot) return t('seat.bot');
  const due = table.clocks()?.running.find((one) => one.seat === seat)?.due;
  if (due !== undefined) return timeLeft(due - Date.now());
  if (!online && seat !== table.mine) return t('seat.away');
  return seat === table.mine ? t('seat.you') : '';
}
