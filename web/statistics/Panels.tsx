import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchStatistics, Vote } from '@orrery/games/statistics';
import { Icon } from '../design/Icon.tsx';
import { SeatMark, SeatName, seatClass, seatGlyph } from '../design/Seat.tsx';
import { language, t } from '../text/text.ts';
import { duration } from './duration.ts';
import type { Telling } from '../games/telling.ts';
import './statistics.css';

interface Panel {
  match: MatchStatistics;
  telling: Telling;
}
/** A table that scrolls where the window is narrow: keys must reach it. */
function Scroll(props: { name: string; children: JSX.Element }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="st-scroll" role="group" tabindex="0" aria-label={props.name}>
      {props.children}
    </div>
  );
}
const seatsOf = (match: MatchStatistics): number[] => match.players.map((_, seat) => seat);

/** Every point with the round it came in, wide by its worth. */
export function Gains(props: Panel) {
  const sources = () => props.telling.sources ?? [];
  const source = (id: string) => sources().find((one) => one.id === id);
  const of = (seat: number) => props.match.gains.filter((gain) => gain.seat === seat && gain.n > 0);
  const lost = (seat: number) =>
    props.match.gains.reduce((sum, gain) => (gain.seat === seat && gain.n < 0 ? sum + gain.n : sum), 0);
  /** Points that are all counted at the end belong to no round. */
  const hasRounds = () => new Set(props.match.gains.map(({ round }) => round)).size > 1;
  const most = () => Math.max(1, ...seatsOf(props.match).map((seat) => of(seat).reduce((sum, { n }) => sum + n, 0)));
  return (
    <Show when={sources().length > 0 && props.match.gains.length > 0}>
      <section class="st-panel">
        <h3 class="cap">
          {t('stat.gains')}{' '}
          <Show when={hasRounds()}>
            <small>{t('stat.gainsRead')}</small>
          </Show>
        </h3>
        <ul class="st-rows">
          <For each={seatsOf(props.match)}>
            {(seat) => {
              const total = of(seat).reduce((sum, { n }) => sum + n, 0);
              return (
                <li>
                  <SeatName seat={seat} name={props.match.players[seat]!.name} />
                  <span class="st-gains">
                    <For each={of(seat)}>
                      {({ n, from, round }) => (
                        <i
                          class={`st-tone-${source(from)?.tone ?? 5}`}
                          style={{ flex: n }}
                          title={t('stat.gain', { name: source(from)?.name ?? from, n, round })}
                        >
                          <b classList={{ 'st-word': (source(from)?.letter.length ?? 0) > 2 }}>
                            {source(from)?.letter ?? '+'}
                          </b>
                          <Show when={hasRounds()}>
                            <small>{round}</small>
                          </Show>
                        </i>
                      )}
                    </For>
                    <Show when={most() > total}>
                      <i class="st-none" style={{ flex: most() - total }} />
                    </Show>
                  </span>
                  <b class="st-total num">
                    {total + lost(seat)}
                    <Show when={lost(seat) < 0}>
                      <small title={t('stat.lost')}>{lost(seat)}</small>
                    </Show>
                  </b>
                </li>
              );
            }}
          </For>
        </ul>
        <p class="st-key">
          <For each={sources().filter(({ id }) => props.match.gains.some(({ from }) => from === id))}>
            {({ letter, name, tone }) => (
              <span>
                <i class={`st-tone-${tone}`}>{letter}</i>
                {name}
              </span>
            )}
          </For>
        </p>
      </section>
    </Show>
  );
}

/** How long the table waited for each, by the part of the round. */
export function Tempo(props: Panel) {
  const phases = () => props.telling.phases ?? [{ id: 'all', name: t('stat.time') }];
  const of = (seat: number) => phases().map(({ id }) => props.match.time?.[seat]?.[id] ?? 0);
  const total = (seat: number) => of(seat).reduce((sum, ms) => sum + ms, 0);
  const most = () => Math.max(1, ...seatsOf(props.match).map(total));
  return (
    <Show when={props.match.time && most() > 1}>
      <section class="st-panel">
        <h3 class="cap">
          {t('stat.tempo')} <small>{t('stat.tempoRead')}</small>
        </h3>
        <ul class="st-rows">
          <For each={seatsOf(props.match)}>
            {(seat) => (
              <li>
                <SeatName seat={seat} name={props.match.players[seat]!.name} />
                <span class="st-time">
                  <span style={{ width: `${(100 * total(seat)) / most()}%` }}>
                    <For each={of(seat)}>
                      {(ms, phase) => (
                        <i
                          class={`st-phase-${phase() % 5}`}
                          style={{ flex: ms }}
                          title={`${phases()[phase()]!.name}: ${duration(ms, language())}`}
                        />
                      )}
                    </For>
                  </span>
                </span>
                <b class="num">{duration(total(seat), language())}</b>
              </li>
            )}
          </For>
        </ul>
        <Show when={phases().length > 1}>
          <p class="st-key">
            <For each={phases()}>
              {({ name }, phase) => (
                <span>
                  <i class={`st-phase-${phase() % 5}`} />
                  {name}
                </span>
              )}
            </For>
          </p>
        </Show>
      </section>
    </Show>
  );
}

/** Which technologies each came by, round after round. */
export function Technologies(props: Panel) {
  const found = () => props.match.things.filter(({ kind }) => kind === 'technology');
  const rounds = () => Array.from({ length: props.match.rounds }, (_, i) => i + 1);
  const of = (seat: number, round?: number) =>
    found().filter((one) => one.seat === seat && (round === undefined || one.round === round));
  return (
    <Show when={props.telling.mark && found().length > 0}>
      <section class="st-panel">
        <h3 class="cap">
          {t('stat.technologies')} <small>{t('stat.technologiesRead')}</small>
        </h3>
        <Scroll name={t('stat.technologies')}>
          <table class="st-table">
            <thead>
              <tr>
                <th scope="col">
                  <span class="vh">{t('end.seat')}</span>
                </th>
                <For each={rounds()}>{(round) => <th scope="col">{round}</th>}</For>
                <th scope="col">{t('stat.all')}</th>
              </tr>
            </thead>
            <tbody>
              <For each={seatsOf(props.match)}>
                {(seat) => (
                  <tr>
                    <th scope="row">
                      <SeatName seat={seat} name={props.match.players[seat]!.name} />
                    </th>
                    <For each={rounds()}>
                      {(round) => (
                        <td>
                          <For each={of(seat, round)}>
                            {({ thing }) => {
                              const { icon, colour } = props.telling.mark!(thing);
                              const name = props.telling.name(thing, 'technology');
                              return (
                                <span class="st-tech" data-colour={colour} title={name}>
                                  <Icon name={icon} />
                                  <span class="vh">{name}</span>
                                </span>
                              );
                            }}
                          </For>
                        </td>
                      )}
                    </For>
                    <td class="num">{of(seat).length}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </Scroll>
      </section>
    </Show>
  );
}

/** What each chose or scored, by name, round after round: strategy cards, objectives. */
export function ByRound(props: Panel & { kind: 'strategy' | 'objective' }) {
  const found = () => props.match.things.filter(({ kind }) => kind === props.kind);
  /** Of a game of many rounds those in which there is something to tell. */
  const rounds = () =>
    Array.from({ length: props.match.rounds }, (_, i) => i + 1).filter(
      (n) => props.match.rounds <= 10 || found().some(({ round }) => round === n),
    );
  const namesOf = (seat: number, round: number) =>
    found()
      .filter((one) => one.seat === seat && one.round === round)
      .map(({ thing }) => props.telling.name(thing, props.kind));
  return (
    <Show when={props.telling.kinds.includes(props.kind) && found().length > 0}>
      <section class="st-panel st-wide">
        <h3 class="cap">
          {(props.kind === 'objective' && props.telling.objectives) || t(`stat.rounds.${props.kind}`)}{' '}
          <small>{t('stat.roundsRead')}</small>
        </h3>
        <Scroll name={t(`stat.rounds.${props.kind}`)}>
          <table class="st-table st-names">
            <thead>
              <tr>
                <th scope="col">
                  <span class="vh">{t('end.seat')}</span>
                </th>
                <For each={rounds()}>{(round) => <th scope="col">{round}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={seatsOf(props.match)}>
                {(seat) => (
                  <tr>
                    <th scope="row">
                      <SeatName seat={seat} name={props.match.players[seat]!.name} />
                    </th>
                    <For each={rounds()}>
                      {(round) => (
                        <td data-round={round}>
                          <For each={namesOf(seat, round)}>{(name) => <span>{name}</span>}</For>
                        </td>
                      )}
                    </For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </Scroll>
      </section>
    </Show>
  );
}

/** Votes by choice: the choice that was carried out stands left, all others right of the line. */
export function Votes(props: Panel) {
  const counted = () =>
    props.match.votes.filter(({ ballots }) => ballots.some(({ choice, votes }) => choice !== null && votes > 0));
  const sides = ({ ballots, outcome }: Vote) => {
    const cast = ballots.filter(({ choice, votes }) => choice !== null && votes > 0);
    return [cast.filter(({ choice }) => choice === outcome), cast.filter(({ choice }) => choice !== outcome)] as const;
  };
  const sum = (ballots: Vote['ballots']) => ballots.reduce((all, { votes }) => all + votes, 0);
  const most = () => Math.max(1, ...counted().flatMap((vote) => sides(vote).map(sum)));
  const name = (seat: number) => props.match.players[seat]?.name ?? '';
  return (
    <Show when={props.telling.vote && counted().length > 0}>
      <section class="st-panel">
        <h3 class="cap">
          {t('stat.votes')} <small>{t('stat.votesRead')}</small>
        </h3>
        <ul class="st-votes">
          <For each={counted()}>
            {(vote) => (
              <li>
                <p>
                  <span class="st-round" title={t('stat.round', { n: vote.round })}>
                    {vote.round}
                  </span>
                  <b>{props.telling.vote!.agenda(vote.agenda)}</b>
                  <small>
                    {vote.outcome === null
                      ? t('stat.undecided')
                      : props.telling.vote!.choice(vote.agenda, vote.outcome, name)}
                  </small>
                </p>
                <div class="st-vote">
                  <For each={sides(vote)}>
                    {(ballots, side) => (
                      <>
                        <Show when={side() === 0}>
                          <span class="num">{sum(ballots)}</span>
                        </Show>
                        <span class="st-cast" data-side={side() === 0 ? 'for' : 'against'}>
                          <For each={ballots}>
                            {({ seat, votes, choice }) => (
                              <i
                                class={seatClass(seat)}
                                style={{ width: `${(100 * votes) / most()}%` }}
                                title={`${name(seat)}: ${votes}, ${props.telling.vote!.choice(vote.agenda, choice!, name)}`}
                              >
                                <Icon name={seatGlyph(seat)} />
                                <span class="vh">
                                  {name(seat)}: {votes}
                                </span>
                              </i>
                            )}
                          </For>
                        </span>
                        <Show when={side() === 1}>
                          <span class="num">{sum(ballots)}</span>
                        </Show>
                      </>
                    )}
                  </For>
                </div>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

/** What the game counts, one row a figure. */
export function Figures(props: Panel) {
  const rows = () =>
    props.telling.figures.flatMap(({ id, name }) => {
      const found = props.match.counts[id] ?? props.match.levels[id];
      return found ? [{ name, total: found.total }] : [];
    });
  return (
    <Show when={rows().length > 0}>
      <section class="st-panel">
        <h3 class="cap">{t('stat.figures')}</h3>
        <Scroll name={t('stat.figures')}>
          <table class="st-table st-figures">
            <thead>
              <tr>
                <th scope="col">
                  <span class="vh">{t('stat.figures')}</span>
                </th>
                <For each={seatsOf(props.match)}>
                  {(seat) => (
                    <th scope="col" title={props.match.players[seat]!.name}>
                      <SeatMark seat={seat} />
                      <span class="vh">{props.match.players[seat]!.name}</span>
                    </th>
                  )}
                </For>
              </tr>
            </thead>
            <tbody>
              <For each={rows()}>
                {({ name, total }) => (
                  <tr>
                    <th scope="row">{name}</th>
                    <For each={total}>{(n) => <td class="num">{n.toLocaleString(language())}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </Scroll>
      </section>
    </Show>
  );
}
