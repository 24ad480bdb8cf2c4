import { For, Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Json } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { t } from './words.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { RES_ICON, RES_TONE } from './assets.ts';
import { RESOURCES, factionText, relicCard, relicText } from './content.ts';
import type { FactionId, RelicId } from './content.ts';
import { words } from './state.ts';
import './Questions.css';

/** Questions that are not marks: cards to choose from, laid over the sheets. */
export function Questions(props: { table: TableModel }) {
  const kind = () => props.table.decision()?.kind ?? '';
  return (
    <Switch>
      <Match when={kind() === 'faction' || kind() === 'vassal'}>
        <Cards table={props.table}>{(answer) => <FactionCard faction={answer as FactionId} />}</Cards>
      </Match>
      <Match when={kind() === 'keepRelic'}>
        <Cards table={props.table}>{(answer) => <RelicCard relic={answer as RelicId} />}</Cards>
      </Match>
      <Match when={kind() === 'nameResource'}>
        <Cards table={props.table}>
          {(answer) => (
            <>
              <Icon
                name={RES_ICON[RESOURCES[Number(answer)] ?? 'M']}
                class={`big tone-${RES_TONE[RESOURCES[Number(answer)] ?? 'M']}`}
              />
              <h4>{props.table.speech().answer(props.table.decision()!, answer)}</h4>
            </>
          )}
        </Cards>
      </Match>
    </Switch>
  );
}

function Cards(props: { table: TableModel; children: (answer: Json) => JSX.Element }) {
  return (
    <div class="ins-over">
      <ul class="ins-cards">
        <For each={props.table.answers() ?? []}>
          {(answer) => (
            <li>
              <button type="button" class="ins-card" onClick={() => void props.table.give(answer)}>
                {props.children(answer)}
                <span class="take">{t('take')}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

export function FactionCard(props: { faction: FactionId }) {
  const text = () => factionText(words(), props.faction);
  return (
    <>
      <Icon name="a-faction" class="big tone-faction" />
      <h4>{words().names.faction[props.faction]}</h4>
      <p>{text().first}</p>
      <p class="second">
        <Icon name="a-faction" class="tone-faction" />
        <span>{text().second}</span>
      </p>
    </>
  );
}

export function RelicCard(props: { relic: RelicId }) {
  return (
    <>
      <Icon name="a-relic" class="big tone-relic" />
      <h4>{words().names.relic[props.relic]}</h4>
      <p>{relicText(words(), props.relic)}</p>
      <p class="second">
        <span>
          {t('gain.vp', { n: relicCard(props.relic).vp })} · {t(`timing.${relicCard(props.relic).timing}`)}
        </span>
      </p>
    </>
  );
}
