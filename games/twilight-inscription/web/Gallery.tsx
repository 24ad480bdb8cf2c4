import { For } from 'solid-js';
import { t } from './words.ts';
import {
  AGENDA_IDS,
  FACTION_IDS,
  OBJECTIVE_IDS,
  RELIC_IDS,
  TECHNOLOGIES,
  agendaText,
  objectiveCard,
} from './content.ts';
import { sheetName, technologyName, technologyText } from './names.ts';
import { ObjectiveRow } from './Objectives.tsx';
import { FactionCard, RelicCard } from './Questions.tsx';
import { words } from './state.ts';
import './tokens.css';
import './tones.css';
import './Gallery.css';

/** Every card of the box that is no sheet: factions, relics, agendas, objectives, technologies. */
export default function Gallery() {
  return (
    <div class="ins-gallery night" data-game="twilight-inscription">
      <section>
        <h2 class="cap">{t('factions')}</h2>
        <ul>
          <For each={FACTION_IDS}>
            {(id) => (
              <li class="ins-card">
                <FactionCard faction={id} />
              </li>
            )}
          </For>
        </ul>
      </section>
      <section>
        <h2 class="cap">{t('relics')}</h2>
        <ul>
          <For each={RELIC_IDS}>
            {(id) => (
              <li class="ins-card">
                <RelicCard relic={id} />
              </li>
            )}
          </For>
        </ul>
      </section>
      <section>
        <h2 class="cap">{t('agendas')}</h2>
        <ul>
          <For each={AGENDA_IDS}>
            {(id) => (
              <li class="ins-card">
                <h4>{words().names.agenda[id]}</h4>
                <For each={['for', 'against'] as const}>
                  {(side) => (
                    <p>
                      <b>{words().names.outcome[side]}</b> {agendaText(words(), id)[side]}
                    </p>
                  )}
                </For>
              </li>
            )}
          </For>
        </ul>
      </section>
      <section class="objectives">
        <h2 class="cap">{t('objectives')}</h2>
        <ul>
          <For each={OBJECTIVE_IDS}>
            {(id) => (
              <ObjectiveRow
                id={id}
                worth={
                  <>
                    <b>{objectiveCard(id).first}</b> {objectiveCard(id).later}
                  </>
                }
              />
            )}
          </For>
        </ul>
      </section>
      <section>
        <h2 class="cap">{t('technologies')}</h2>
        <ul>
          <For each={TECHNOLOGIES}>
            {(technology, i) => (
              <li class="ins-card">
                <p class="cap">{sheetName(technology.sheet)}</p>
                <h4>{technologyName(i())}</h4>
                <p>{technologyText(i())}</p>
              </li>
            )}
          </For>
        </ul>
      </section>
    </div>
  );
}
