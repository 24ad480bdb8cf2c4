import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { Icon } from '../design/Icon.tsx';
import { gameEntry } from '../games/registry.ts';
import { t } from '../text/text.ts';

/** The bar over a board: the way home, which game, where it stands, and tools at the end. */
export function TableBar(props: { game: string; trail: readonly string[]; children: JSX.Element }) {
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label={t('nav.brand')}>
        <Icon name="logo" class="logo" />
        <span class="wordmark">Orrery</span>
      </a>
      <div class="crumb">
        <b>{gameEntry(props.game)?.short ?? props.game}</b>
        <For each={props.trail}>
          {(part) => (
            <>
              <span class="sep">/</span>
              <span>{part}</span>
            </>
          )}
        </For>
      </div>
      <span class="grow" />
      {props.children}
    </header>
  );
}
