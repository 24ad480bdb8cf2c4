import { For, Show, Suspense, lazy } from 'solid-js';
import { SeatMark } from '../design/Seat.tsx';
import { list, t } from '../text/text.ts';
import type { TableModel } from '../match/model.ts';
import './Waiting.css';

// Only a server's table has people who may stay away.
const AbsentVote = lazy(() => import('./Absent.tsx').then((m) => ({ default: m.AbsentVote })));

const waitedFor = (table: TableModel): number[] =>
  table
    .awaiting()
    .map((one) => one.seat)
    .filter((seat) => seat !== table.mine);

/** Nothing is asked of the reader: who is waited for, in a line. */
export function waitingTitle(table: TableModel): string {
  const seats = waitedFor(table);
  const others = (table.channel.head()?.seats ?? []).flatMap((_, seat) => (seat === table.mine ? [] : [seat]));
  if (table.showing())
    return others.length === 1 ? t('waiting.plays', { name: table.name(others[0]!) }) : t('waiting.watching');
  if (seats.length === 0) return t('waiting.table');
  return t('waiting.for', { n: seats.length, names: list(seats.map((seat) => table.name(seat))) });
}

/** Who is waited for, and for what. */
export function Waiting(props: { table: TableModel }) {
  const question = (seat: number) => {
    const ask = props.table.awaiting().find((one) => one.seat === seat)?.asks[0];
    const d = props.table.view().pub.table.open.find((open) => open.id === ask?.id);
    return d ? props.table.speech().question(d) : '';
  };
  const isAway = (seat: number) => props.table.channel.head()?.seats[seat]?.online === false;
  return (
    <ul class="wait">
      <For each={waitedFor(props.table)}>
        {(seat) => (
          <li>
            <SeatMark seat={seat} />
            <span>
              <b>{props.table.name(seat)}</b>
              <small>{[isAway(seat) ? t('seat.away') : '', question(seat)].filter(Boolean).join(' · ')}</small>
            </span>
            <Show when={props.table.channel.seatActions}>
              <Suspense>
                <AbsentVote table={props.table} seat={seat} />
              </Suspense>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
