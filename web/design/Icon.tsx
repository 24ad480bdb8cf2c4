import type { IconName } from './icons.ts';

/** A mark of the sprite. It is decoration: the words beside it, or the label of its button, say what it means. */
export function Icon(props: { name: IconName; class?: string }) {
  return (
    <svg class={`ic ${props.class ?? ''}`} aria-hidden="true">
      <use href={`#${props.name}`} />
    </svg>
  );
}
