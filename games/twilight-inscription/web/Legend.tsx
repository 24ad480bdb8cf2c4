import { For } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from './words.ts';
import type { MessageId } from './text/en.ts';
import { RES_ICON, RES_TONE } from './assets.ts';
import type { Res, SheetId } from './content.ts';
import './Legend.css';

/** What each resource does on each sheet, as the printed legend says it. */
const LEGEND: Record<SheetId, { pay: Res[]; words: MessageId }[]> = {
  navigation: [
    { pay: ['M', 'R'], words: 'legend.explore' },
    { pay: ['I'], words: 'legend.claimSystem' },
  ],
  expansion: [{ pay: ['M', 'I', 'R'], words: 'legend.develop' }],
  industry: [
    { pay: ['M'], words: 'legend.scrap' },
    { pay: ['I', 'R'], words: 'legend.claimHex' },
  ],
  warfare: [{ pay: ['M', 'I', 'R'], words: 'legend.units' }],
};

export function Legend(props: { sheet: SheetId }) {
  return (
    <ul class="ins-legend" aria-label={t('legend')}>
      <For each={[...LEGEND[props.sheet], { pay: ['R'] as Res[], words: 'legend.technology' as MessageId }]}>
        {(line) => (
          <li>
            <For each={line.pay}>{(res) => <Icon name={RES_ICON[res]} class={`tone-${RES_TONE[res]}`} />}</For>
            {t(line.words)}
          </li>
        )}
      </For>
    </ul>
  );
}
