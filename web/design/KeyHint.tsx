import { Show } from 'solid-js';

/** The key that presses this button, for those who see it. */
export function KeyHint(props: { of: string | undefined }) {
  return (
    <Show when={props.of}>
      <span class="kbd" aria-hidden="true">
        {props.of}
      </span>
    </Show>
  );
}
