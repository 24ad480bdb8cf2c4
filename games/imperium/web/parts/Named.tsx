import { Show } from 'solid-js';
import './Controls.css';

/** The name of a component, which leads to the page on which it is explained where it has one. */
export function Named(props: { name: string; address: string | null | undefined }) {
  return (
    <Show when={props.address} fallback={props.name}>
      {(address) => (
        <a class="im-named" href={address()} target="_blank" rel="noopener">
          {props.name}
        </a>
      )}
    </Show>
  );
}
