import { For, Show } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { battles } from '../../index.ts';
import { t } from '../words.ts';

/** Links to the odds page of an edition, filled with the battles that a system holds; each opens beside the match. */
export function OddsLinks(props: {
  game: string;
  /** With the name of the planet that is fought for; null: the battle is in space. */
  battles: readonly { readonly name: string | null; readonly battle: battles.BattleDescription }[];
}) {
  return (
    <Show when={props.battles.length > 0}>
      <nav class="im-odds-links" aria-label={t('odds')}>
        <For each={props.battles}>
          {({ name, battle }) => (
            <a class="btn sm" target="_blank" href={`/tools/${props.game}/odds?${battles.writeBattle(battle)}`}>
              <Icon name="a-die" />
              {t('oddsOf', { name: name ?? t('inSpace') })}
            </a>
          )}
        </For>
      </nav>
    </Show>
  );
}
