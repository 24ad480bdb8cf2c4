import { For } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { Gain } from './gains.ts';
import './Gains.css';

/** What a mark brings, as glyphs with words; only the glyphs where room is short. */
export function Gains(props: { gains: readonly Gain[]; brief?: boolean }) {
  return (
    <span class="gains" classList={{ brief: props.brief ?? false }}>
      <For each={props.gains}>
        {(gain) => (
          <span class="gain" title={gain.words}>
            <Icon name={gain.icon} class={`tone-${gain.tone}`} />
            <span classList={{ vh: (props.brief ?? false) && gain.tone !== 'vp' }}>{gain.words}</span>
          </span>
        )}
      </For>
    </span>
  );
}
