import { For, Show } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import { t } from './words.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { eventCard } from './content.ts';
import type { InscriptionShapes } from './content.ts';
import { viewOf, words } from './state.ts';
import './Track.css';

type EventId = NonNullable<InscriptionShapes['pub']['event']>;
const ICON: Record<string, IconName> = {
  war: 'a-warfare',
  council: 'a-vote',
  production: 'r-trade',
};
const STAGES = ['I', 'II', 'III', 'IV', 'V'];

/** The events so far, and how many are still to come. What lies in the deck nobody knows. */
export function Track(props: { table: TableModel }) {
  const view = () => viewOf(props.table);
  const seen = () => (view().pub.table.cards.discard ?? []) as EventId[];
  const left = () => view().pub.table.zones.events?.n ?? 0;
  /** Stages are always the same five and events are told by their ids, so a new view redraws only the newest pip. */
  const inStage = (stage: number) => seen().filter((id) => eventCard(id).stage === stage);
  return (
    <Show when={seen().length > 0}>
      <div class="ins-track" role="img" aria-label={t('rounds', { n: seen().length })}>
        <For each={STAGES}>
          {(name, i) => (
            <Show when={inStage(i() + 1).length > 0}>
              <span class="stg">
                <span class="cap">{name}</span>
                <For each={inStage(i() + 1)}>
                  {(id) => (
                    <i
                      class="pip"
                      classList={{ sp: eventCard(id).type !== 'strategy', now: id === view().pub.event }}
                      title={words().names.event[id]}
                    >
                      <Show when={ICON[eventCard(id).type]}>{(icon) => <Icon name={icon()} />}</Show>
                    </i>
                  )}
                </For>
              </span>
            </Show>
          )}
        </For>
        <span class="stg left">
          <For each={Array.from({ length: left() }, (_, i) => i)}>{() => <i class="pip to-come" />}</For>
        </span>
      </div>
    </Show>
  );
}
