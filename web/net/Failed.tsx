import { Show } from 'solid-js';

/** Why a deed (`deed.ts`) was refused, where it was asked for. */
export function Failed(props: { why: string | null }) {
  return (
    <Show when={props.why}>
      <p class="start-failed" role="alert">
        {props.why}
      </p>
    </Show>
  );
}
