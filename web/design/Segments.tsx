import { For } from 'solid-js';

/** One of a few, as a row of radio buttons: arrows move, the choice takes effect at once. */
export function Segments<V extends string>(props: {
  label: string;
  value: V;
  options: readonly { value: V; name: string }[];
  disabled?: boolean;
  choose: (value: V) => void;
}) {
  let group: HTMLDivElement | undefined;
  const move = (event: KeyboardEvent, at: number) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by || props.disabled) return;
    event.preventDefault();
    const next = (at + by + props.options.length) % props.options.length;
    props.choose(props.options[next]!.value);
    group?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div class="seg" role="radiogroup" aria-label={props.label} ref={group}>
      <For each={props.options}>
        {(option, i) => (
          <button
            type="button"
            role="radio"
            aria-checked={props.value === option.value}
            tabIndex={props.value === option.value ? 0 : -1}
            disabled={props.disabled}
            onKeyDown={(event) => move(event, i())}
            onClick={() => props.choose(option.value)}
          >
            {option.name}
          </button>
        )}
      </For>
    </div>
  );
}
