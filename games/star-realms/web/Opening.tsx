import { For, Show } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { EMBLEM, TONE } from './face.ts';
import { spoken } from './spoken.ts';
import { viewOf } from './state.ts';
import './Opening.css';

const SIDES = ['starEmpire', 'tradeFederation'] as const;

/** Before the first envelope of a campaign nothing lies on the table: what a campaign is, and the two sides to choose from. */
export function Opening(props: { table: TableModel }) {
  const asked = () => props.table.decision()?.kind === 'faction';
  return (
    <Show when={viewOf(props.table).pub.campaign?.scenario === 0}>
      <section class="campaign-opening" aria-label={t('campaign')}>
        <header>
          <h3 class="serif">{t('opt.mode.campaign')}</h3>
          <p>{t('opt.mode.campaign.text')}</p>
        </header>
        <div class="faction-choice">
          <For each={SIDES}>
            {(side) => (
              <button
                type="button"
                class={`faction-side k-${TONE[side]}`}
                disabled={!asked()}
                onClick={() => void props.table.give(side)}
              >
                <Icon name={EMBLEM[side]} />
                <b class="serif">{spoken.now().effects.factions[side]}</b>
                <span>{t(`side.${side}`)}</span>
              </button>
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}
