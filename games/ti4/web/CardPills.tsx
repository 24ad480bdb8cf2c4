import { For, Show } from 'solid-js';
import { componentWords } from './component.ts';
import { known } from '@orrery/imperium/known.ts';

export const nameOf = (component: string): string => known('component', component, componentWords(component)).name;

/** Things by their names, each of which can be chosen. */
export function CardPills(props: {
  title: string;
  all: readonly string[];
  chosen: readonly string[] | undefined;
  /** How one is called, where it is no card. */
  name?: (id: string) => string;
  toggle: (card: string) => void;
}) {
  return (
    <Show when={props.all.length > 0}>
      <p class="cap">{props.title}</p>
      <div class="im-pills">
        <For each={props.all}>
          {(card) => (
            <button
              type="button"
              class="im-pill"
              classList={{ on: props.chosen?.includes(card) }}
              aria-pressed={props.chosen?.includes(card) ?? false}
              onClick={() => props.toggle(card)}
            >
              {(props.name ?? nameOf)(card)}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}
