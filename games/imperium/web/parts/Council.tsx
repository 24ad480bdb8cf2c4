import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { SeatMark, SeatName } from '@orrery/web/design/Seat.tsx';
import { Named } from './Named.tsx';
import { t } from '../words.ts';
import { Hemicycle } from './Hemicycle.tsx';
import './Council.css';

export interface OutcomeView {
  readonly id: string;
  readonly name: string;
  /** What happens if it is chosen. */
  readonly text: string;
  readonly votes: number;
  readonly voters: readonly { readonly seat: Seat; readonly votes: number }[];
  readonly predicted: readonly { readonly seat: Seat; readonly name: string }[];
  readonly isOpen: boolean;
}
export interface AgendaView {
  readonly name: string;
  readonly address: string | null;
  readonly kind: string;
  /** Empty where the outcomes say it all. */
  readonly text: string;
  readonly outcomes: readonly OutcomeView[];
  /** Who votes, in order: done, voting, still to come. */
  readonly order: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly said: string;
    /** Votes cast, and all that could be. */
    readonly cast: number;
    readonly most: number;
    readonly isNow: boolean;
  }[];
  readonly laws: readonly { readonly name: string; readonly address: string | null; readonly text: string }[];
}

/** The agenda with its outcomes, the votes so far, and the laws in force. */
export function Council(props: {
  agenda: AgendaView;
  chosen: string | null;
  choose: ((outcome: string) => void) | null;
}) {
  /** Of many outcomes those that have votes come first. */
  const isLong = () => props.agenda.outcomes.length > 6;
  const outcomes = () =>
    isLong() ? props.agenda.outcomes.toSorted((a, b) => b.votes - a.votes) : props.agenda.outcomes;
  const most = () => Math.max(1, ...props.agenda.outcomes.map(({ votes }) => votes));
  return (
    <div class="im-council">
      <header>
        <p class="cap">{props.agenda.kind}</p>
        <h3>
          <Named name={props.agenda.name} address={props.agenda.address} />
        </h3>
        <Show when={props.agenda.text}>
          <p>{props.agenda.text}</p>
        </Show>
      </header>
      <Hemicycle
        benches={props.agenda.order}
        tally={props.agenda.outcomes.map(({ name, votes }) => ({ name, votes }))}
      />
      <div class="im-outcomes" classList={{ long: isLong() }}>
        <For each={outcomes()}>
          {(outcome) => (
            <button
              type="button"
              class="im-outcome"
              classList={{ open: outcome.isOpen }}
              aria-pressed={props.chosen === outcome.id}
              disabled={!outcome.isOpen || props.choose === null}
              data-outcome={outcome.id}
              onClick={() => props.choose?.(outcome.id)}
            >
              <b>{outcome.name}</b>
              <Show when={!isLong() || outcome.votes > 0}>
                <span class="num">{t('votes', { n: outcome.votes })}</span>
              </Show>
              <Show when={outcome.text}>
                <span>{outcome.text}</span>
              </Show>
              <Show when={!isLong() || outcome.votes > 0}>
                <meter min="0" max={most()} value={outcome.votes} />
              </Show>
              <span class="im-voters">
                <For each={outcome.voters}>
                  {(one) => (
                    <span>
                      <SeatMark seat={one.seat} /> {one.votes}
                    </span>
                  )}
                </For>
                <Show when={outcome.predicted.length > 0}>
                  <span>
                    {t('predicted')}{' '}
                    <For each={outcome.predicted}>{(one) => <SeatName seat={one.seat} name={one.name} />}</For>
                  </span>
                </Show>
              </span>
            </button>
          )}
        </For>
      </div>
      <div class="im-council-foot">
        <section>
          <p class="cap">{t('votingOrder')}</p>
          <ol class="im-voting">
            <For each={props.agenda.order}>
              {(one) => (
                <li classList={{ now: one.isNow }}>
                  <SeatName seat={one.seat} name={one.name} />{' '}
                  <span>{one.said || t('votesUpTo', { n: one.most })}</span>
                </li>
              )}
            </For>
          </ol>
        </section>
        <section>
          <p class="cap">{t('lawsInForce')}</p>
          <Show when={props.agenda.laws.length > 0} fallback={<p>{t('noLaws')}</p>}>
            <ul>
              <For each={props.agenda.laws}>
                {(law) => (
                  <li>
                    <b>
                      <Named name={law.name} address={law.address} />
                    </b>{' '}
                    {law.text}
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </section>
      </div>
    </div>
  );
}
