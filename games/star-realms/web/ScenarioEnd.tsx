import { For, Show } from 'solid-js';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { CardFace, cardName } from './Card.tsx';
import { isCardId, pointsOfCards, scenarioPoints, scenarios, upgradedKey } from './content.ts';
import { printingOf } from './printing.ts';
import { viewOf } from './state.ts';
import { EnvelopePicture } from './Envelope.tsx';
import { spoken } from './spoken.ts';
import './ScenarioEnd.css';

/** Between two games of a campaign: who won and how, the points, the cards changed in this game, and the next envelope. */
export default function ScenarioEnd(props: { table: TableModel }) {
  const campaign = () => viewOf(props.table).pub.campaign;
  const asked = () => props.table.decision()?.kind === 'goOn';
  const last = () => campaign()?.played.at(-1);
  return (
    <Show when={asked() && last()}>
      {(game) => {
        const words = () => spoken.now().campaign;
        const title = () => words().scenarios[scenarios[game().number - 1]!.id].name;
        const verdict = () => {
          if (game().winner === props.table.mine) return t('end.won');
          const name = props.table.name(game().winner);
          return props.table.mine === null ? t('end.wonBy', { name }) : t('end.lost', { name });
        };
        const made = () => campaign()!.made.filter((one) => one.scenario === game().number);
        const points = () => pointsOfCards(campaign()!);
        const worth = () => scenarioPoints(game().number);
        const reason = () => props.table.speech().rule(game().rule);
        return (
          <section class="scenario-end" aria-label={t('end.title', { n: game().number })}>
            <header class={seatClass(game().winner)}>
              <p class="cap cap-b">
                {t('scenario', { n: game().number })}, {title()}
              </p>
              <h3 class="serif">
                <SeatMark seat={game().winner} /> {verdict()}
              </h3>
              <p>
                {reason()} {t('end.turns', { n: game().turns })}
              </p>
            </header>
            <div class="scenario-columns">
              <div class="scenario-made">
                <Show when={made().length > 0} fallback={<p class="muted">{t('end.noneMade')}</p>}>
                  <h4 class="cap">{t('end.made', { n: made().length })}</h4>
                  <ul class="scenario-cards">
                    <For each={made()}>
                      {(one) => (
                        <For each={[one.card].filter(isCardId)}>
                          {(id) => (
                            <li class={seatClass(one.seat)}>
                              <CardFace
                                card={`${id}.${one.copy + 1}`}
                                at={printingOf(viewOf(props.table).pub)}
                                design={upgradedKey(id, one.sheet)}
                                label={cardName(`${id}.${one.copy + 1}`)}
                                onTap={() => undefined}
                                onInspect={() => undefined}
                              />
                              <p>
                                <SeatMark seat={one.seat} /> {props.table.name(one.seat)}
                              </p>
                            </li>
                          )}
                        </For>
                      )}
                    </For>
                  </ul>
                </Show>
              </div>
              <div class="scenario-next">
                <p class="scenario-points num">
                  <For each={points()}>
                    {(n, seat) => (
                      <b class={seatClass(seat())}>
                        <SeatMark seat={seat()} /> {n}
                      </b>
                    )}
                  </For>
                </p>
                <p>{t('end.points', { name: props.table.name(game().winner), n: worth() })}</p>
                <Show when={game().number < scenarios.length}>
                  <EnvelopePicture number={game().number + 1} />
                </Show>
                <button type="button" class="btn btn-1 big" onClick={() => void props.table.give(true)}>
                  {game().number < scenarios.length ? t('end.next', { n: game().number + 1 }) : t('end.reckoning')}
                </button>
              </div>
            </div>
          </section>
        );
      }}
    </Show>
  );
}
