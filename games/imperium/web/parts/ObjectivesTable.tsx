import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, SeatName, seatClass } from '@orrery/web/design/Seat.tsx';
import type { Progress } from './CardList.tsx';
import { Named } from './Named.tsx';
import { t } from '../words.ts';
import './ObjectivesTable.css';

export interface ObjectiveRow {
  readonly id: string;
  readonly points: number;
  readonly name: string;
  readonly address: string | null;
  readonly text: string;
  /** One for each seat, in the order of the columns. */
  readonly cells: readonly Progress[];
}

/** Every objective with the progress of every player. On a narrow screen the cells stand below the objective. */
export function ObjectivesTable(props: {
  title: string;
  seats: readonly { readonly seat: Seat; readonly name: string }[];
  mine: Seat | null;
  rows: readonly ObjectiveRow[];
  /** Figures beside objectives: one text for each seat. */
  beside: readonly { readonly name: string; readonly cells: readonly string[] }[];
}) {
  return (
    <table class="im-objectives">
      <thead>
        <tr>
          <th scope="col" class="cap" colSpan={2}>
            {props.title}
          </th>
          <For each={props.seats}>
            {(one) => (
              <th scope="col" class={seatClass(one.seat)} classList={{ mine: one.seat === props.mine }}>
                <SeatName seat={one.seat} name={one.name} />
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr>
              <td class="im-objective-points num">{row.points}</td>
              <th scope="row">
                <b>
                  <Named name={row.name} address={row.address} />
                </b>
                <span>{row.text}</span>
              </th>
              <For each={row.cells}>{(cell) => <ProgressCell cell={cell} isMine={cell.seat === props.mine} />}</For>
            </tr>
          )}
        </For>
        <For each={props.beside}>
          {(row) => (
            <tr class="im-beside">
              <th scope="row" colSpan={2}>
                {row.name}
              </th>
              <For each={row.cells}>
                {(text, i) => (
                  <td class={`im-cell ${seatClass(props.seats[i()]!.seat)}`}>
                    <SeatMark seat={props.seats[i()]!.seat} class="im-cell-seat" />
                    {text}
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** With more steps than this the ticks would be too fine to be counted. */
const TICKS = 8;

function ProgressCell(props: { cell: Progress; isMine: boolean }) {
  const cell = () => props.cell;
  const have = () => Math.min(cell().have, cell().need);
  return (
    <td
      class={`im-cell ${seatClass(cell().seat)}`}
      classList={{ mine: props.isMine, met: !cell().isDone && cell().have >= cell().need }}
    >
      <SeatMark seat={cell().seat} class="im-cell-seat" />
      <Show
        when={!cell().isDone}
        fallback={
          <span class="im-scored">
            <SeatMark seat={cell().seat} />
            <Icon name="i-check" />
            <span class="vh">{t('scored')}</span>
          </span>
        }
      >
        <span class="num">
          <b>{have()}</b>/{cell().need}
        </span>
        <Show when={cell().need <= TICKS}>
          <span class="im-ticks" aria-hidden="true">
            <For each={Array.from({ length: cell().need })}>{(_, i) => <i classList={{ on: i() < have() }} />}</For>
          </span>
        </Show>
      </Show>
    </td>
  );
}
