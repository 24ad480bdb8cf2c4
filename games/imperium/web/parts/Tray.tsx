import { For, Index, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark } from '@orrery/web/design/Seat.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import './Tray.css';

export interface TrayFigure {
  readonly text: string;
  readonly icon?: IconName;
  /** The class that colours the mark. */
  readonly tone?: string;
  readonly title?: string;
  /** What it is out of, in small. */
  readonly of?: string;
}
export interface TrayGroup {
  readonly title: string;
  /** Left out where there is little room: a button shows the same. */
  readonly isSpare?: true;
  readonly figures: readonly TrayFigure[];
}
export interface TrayButton {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly n: number | null;
}

/** One's own things below the map: figures that matter every turn, and the ways to the rest. */
export function Tray(props: {
  seat: Seat;
  groups: readonly TrayGroup[];
  buttons: readonly TrayButton[];
  open: (id: string) => void;
}) {
  return (
    <div class="im-tray">
      <SeatMark seat={props.seat} class="im-tray-seat" />
      <div class="im-tray-groups">
        <For each={props.groups}>
          {(group) => (
            <div class="im-tray-group" classList={{ spare: group.isSpare ?? false }}>
              <p class="cap">{group.title}</p>
              <p class="im-tray-figures">
                <Index each={group.figures}>
                  {(figure) => (
                    <span title={figure().title}>
                      <Show when={figure().icon}>
                        {(icon) => (
                          <span class={figure().tone}>
                            <Icon name={icon()} />
                          </span>
                        )}
                      </Show>
                      <Show when={figure().title}>
                        <span class="vh">{figure().title} </span>
                      </Show>
                      {figure().text}
                      <Show when={figure().of}>
                        <small> /{figure().of}</small>
                      </Show>
                    </span>
                  )}
                </Index>
              </p>
            </div>
          )}
        </For>
      </div>
      <div class="im-tray-buttons">
        <For each={props.buttons}>
          {(button) => (
            <button type="button" class="im-tray-button" aria-haspopup="dialog" onClick={() => props.open(button.id)}>
              <Icon name={button.icon} />
              <span>{button.title}</span>
              <Show when={button.n !== null}>
                <b class="num">{button.n}</b>
              </Show>
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
