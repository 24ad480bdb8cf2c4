import { Index, Show } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import './Controls.css';

/** A limit: how much of it is used, and how much of that is new. */
export interface MeterRow {
  readonly title: string;
  readonly used: number;
  readonly fresh: number;
  readonly of: number;
}

/** The limits that a plan fills. */
export const metersOf = (table: TableModel): MeterRow[] =>
  table.plan()!.meters.map(({ id, used, of }) => ({
    title: table.speech().meter(table.decision()!, id),
    used,
    fresh: used,
    of,
  }));

export function Meters(props: { rows: readonly MeterRow[] }) {
  return (
    <Show when={props.rows.length > 0}>
      <ul class="im-meters">
        <Index each={props.rows}>
          {(row) => (
            <li classList={{ over: row().used > row().of }}>
              <span>{row().title}</span>
              <b class="num">
                {row().used}
                <i>/{row().of}</i>
              </b>
              <Show when={row().of <= 16}>
                <span class="im-segments" aria-hidden="true">
                  <Index each={Array.from({ length: Math.max(row().of, row().used) })}>
                    {(_, i) => (
                      <i
                        classList={{
                          old: i < row().used - row().fresh,
                          fresh: i >= row().used - row().fresh && i < row().used,
                          beyond: i >= row().of,
                        }}
                      />
                    )}
                  </Index>
                </span>
              </Show>
            </li>
          )}
        </Index>
      </ul>
    </Show>
  );
}
