import { For, Show } from 'solid-js';
import { SeatMark } from '@orrery/web/design/Seat.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { handZone, objectiveCard, objectiveText, slotReward } from './content.ts';
import type { RelicId } from './content.ts';
import { AiTracks } from './AiTracks.tsx';
import { FactionCard, RelicCard } from './Questions.tsx';
import { boardState, viewOf, words } from './state.ts';
import './Holdings.css';

/** Cards and places that are not on a sheet: faction, relics, objectives, Mecatol Rex. */
export function Holdings(props: { table: TableModel }) {
  const state = boardState(props.table);
  const view = () => viewOf(props.table);
  const p = () => state.now();
  const hand = () =>
    (state.looking() === null && props.table.mine !== null
      ? (view().me?.table.cards[handZone(props.table.mine)] ?? [])
      : []) as RelicId[];
  return (
    <div class="ins-holdings">
      <Show when={p().faction}>
        {(faction) => (
          <section class="ins-card">
            <FactionCard faction={faction()} />
          </section>
        )}
      </Show>
      <Show when={p().vassal}>
        {(vassal) => (
          <section class="ins-card">
            <p class="cap">{t('vassal')}</p>
            <FactionCard faction={vassal()} />
          </section>
        )}
      </Show>
      <For each={hand()}>
        {(relic) => (
          <section class="ins-card">
            <p class="cap">{t(p().relicsPlayed.includes(relic) ? 'relicPlayed' : 'relicHand')}</p>
            <RelicCard relic={relic} />
          </section>
        )}
      </For>
      <section class="ins-list">
        <h4>{t('objectives')}</h4>
        <Show when={view().pub.objectives.length > 0} fallback={<p>{t('noObjectives')}</p>}>
          <ul>
            <For each={view().pub.objectives}>
              {(one) => (
                <li>
                  <b>{words().names.objective[one.id]}</b> {objectiveText(words(), one.id)}{' '}
                  <span class="num">
                    {one.flipped
                      ? t('objectiveLater', { n: objectiveCard(one.id).later })
                      : t('objectiveFirst', {
                          first: objectiveCard(one.id).first,
                          later: objectiveCard(one.id).later,
                        })}
                  </span>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
      <Show when={view().pub.ai}>
        <div class="ins-rail">
          <AiTracks table={props.table} />
        </div>
      </Show>
      <section class="ins-list">
        <h4>{t('mecatol')}</h4>
        <ol>
          <For each={view().pub.mecatol}>
            {(slot, i) => (
              <li>
                <span class="num">{t('nth', { n: i() + 1 })}</span>{' '}
                {slot.who === 'ai' ? (
                  words().names.ai
                ) : (
                  <>
                    <SeatMark seat={slot.who} /> {props.table.name(slot.who)}
                  </>
                )}
              </li>
            )}
          </For>
          <li class="next">
            {t('mecatolNext', {
              nth: t('nth', { n: view().pub.mecatol.length + 1 }),
              ...slotReward(view().pub.mecatol.length),
            })}
          </li>
        </ol>
      </section>
    </div>
  );
}
