import { onCleanup, onMount } from 'solid-js';
import { isForTable } from '@orrery/web/table/keys.ts';

/** A letter that opens something as long as the part of the table is on screen. */
export function onKey(letter: string, act: () => void): void {
  const press = (event: KeyboardEvent) => {
    if (!isForTable(event) || event.key.toLowerCase() !== letter) return;
    event.preventDefault();
    act();
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}
