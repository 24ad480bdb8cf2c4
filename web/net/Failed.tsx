import { Show } from 'solid-js';

/** Why a request (`request.ts`) was refused, where it was asked for. */
export function Failed(props: { reason: string | null }) {
  return (
    <Show when={props.reason}>
      <p class="start-failed" role="alert">
        {props.reason}
      </p>
    </Show>
  );
}
/** The same inside a sentence. */
export function FailedInLine(props: { reason: string | null }) {
  return (
    <Show when={props.reason}>
      <span class="start-failed" role="alert">
        {props.reason}
      </span>
    </Show>
  );
}
