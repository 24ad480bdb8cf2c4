import { For, Show } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { Band } from './CardRow.tsx';
import { nearSeat, viewOf } from './state.ts';
import type { Taps } from './taps.ts';
import './Rivals.css';

/** Three to six at the table: the cards in play of everybody else who has any, in the order of play. Their figures stand in the rail. */
export function Rivals(props: { table: TableModel; taps: Taps }) {
  const players = () => viewOf(props.table).pub.players;
  const order = () => {
    const { length } = players();
    return Array.from({ length: length - 1 }, (_, i) => (nearSeat(viewOf(props.table)) + 1 + i) % length);
  };
  return (
    <div class="rivals">
      <For each={order()}>
        {(seat) => (
          <Show when={players()[seat]!.inPlay.length > 0}>
            <Band table={props.table} taps={props.taps} seat={seat} />
          </Show>
        )}
      </For>
    </div>
  );
}
