import { For } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { SeatName } from '@orrery/web/design/Seat.tsx';
import './CardList.css';

/** All seats by category in one table. */
export function CompareTable(props: {
  columns: readonly string[];
  rows: readonly { readonly seat: Seat; readonly name: string; readonly cells: readonly (string | number)[] }[];
  corner: string;
}) {
  return (
    <div class="im-table-frame">
      <table class="im-table">
        <thead>
          <tr>
            <th scope="col">{props.corner}</th>
            <For each={props.columns}>{(column) => <th scope="col">{column}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(row) => (
              <tr>
                <th scope="row">
                  <SeatName seat={row.seat} name={row.name} />
                </th>
                <For each={row.cells}>{(cell) => <td>{cell}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
