import { For, Index, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { Planet } from '@orrery/web/design/Planet.tsx';
import { SeatMark, SeatName, seatClass } from '@orrery/web/design/Seat.tsx';
import { Named } from '../parts/Named.tsx';
import { t } from '../words.ts';
import type { MapForce, MapSystem } from './model.ts';
import { NoteRows } from './NoteRows.tsx';
import './Inspector.css';

/** Everything public about one system, in words and figures. */
export function Inspector(props: {
  system: MapSystem;
  /** The match whose notes these are. */
  match: string;
  name: (seat: Seat) => string;
  /** Where a planet is explained. */
  addressOf: (planet: string) => string | null;
  close: () => void;
  /** What an edition adds: odds, reasons. */
  children?: JSX.Element;
}) {
  const notes = () => [
    ...props.system.anomalies.map(({ name }) => name),
    ...props.system.wormholes.map(({ name }) => name),
    ...(props.system.frontier === null ? [] : [props.system.frontier]),
    ...props.system.notes,
  ];
  return (
    <section class="im-inspector" aria-label={props.system.name}>
      <header>
        <h3>{props.system.name}</h3>
        <button type="button" class="tool" aria-label={t('close')} onClick={() => props.close()}>
          <Icon name="i-x" />
        </button>
      </header>
      <Show when={notes().length > 0}>
        <p class="im-notes">{notes().join(' · ')}</p>
      </Show>
      <dl>
        <Index each={props.system.forces}>
          {(force) => (
            <div>
              <dt>{t('inSpace')}</dt>
              <dd>
                <SeatName seat={force().seat} name={props.name(force().seat)} />
                <Units force={force()} />
                <small>{t('worthOf', { n: force().worth })}</small>
              </dd>
            </div>
          )}
        </Index>
        <Index each={props.system.planets}>
          {(planet) => (
            <div>
              <dt class="im-planet-name">
                <Planet kind={planet().picture} />
                <Named name={planet().name} address={props.addressOf(planet().id)} />
              </dt>
              <dd>
                <p class="im-values">
                  <span class="im-vr" title={t('resources')}>
                    <span class="vh">{t('resources')} </span>
                    {planet().resources}
                  </span>
                  <span class="im-vi" title={t('influence')}>
                    <span class="vh">{t('influence')} </span>
                    {planet().influence}
                  </span>
                  <For each={[...planet().traits, ...planet().specialties]}>
                    {(mark) => (
                      <span class={`im-word im-${mark.colour}`}>
                        <Icon name={mark.icon} />
                        {mark.name}
                      </span>
                    )}
                  </For>
                </p>
                <Show when={planet().changes.length > 0}>
                  <p class="im-changes">{planet().changes.join(' · ')}</p>
                </Show>
                <p class="im-owner-line">
                  <Show when={planet().owner !== null} fallback={t('nobodys')}>
                    <SeatName seat={planet().owner!} name={props.name(planet().owner!)} />
                  </Show>
                  <Show when={planet().exhausted}>
                    <span class="chip">{t('exhausted')}</span>
                  </Show>
                  <For each={planet().notes}>{(note) => <span class="chip">{note}</span>}</For>
                </p>
                <Index each={planet().forces}>{(force) => <Units force={force()} />}</Index>
              </dd>
            </div>
          )}
        </Index>
        <Show when={props.system.cover.length > 0}>
          <div>
            <dt>{t('cannon')}</dt>
            <dd class="sts">
              <For each={props.system.cover}>{(seat) => <SeatName seat={seat} name={props.name(seat)} />}</For>
            </dd>
          </div>
        </Show>
        <Show when={props.system.tokens.length > 0}>
          <div>
            <dt>{t('tokens')}</dt>
            <dd class="sts">
              <For each={props.system.tokens}>{(seat) => <SeatName seat={seat} name={props.name(seat)} />}</For>
            </dd>
          </div>
        </Show>
      </dl>
      <NoteRows match={props.match} system={props.system.id} />
      {props.children}
    </section>
  );
}

/** Units of one player as marks with their number; the words are there for all who cannot see them. */
export function Units(props: { force: MapForce }) {
  return (
    <ul class={`im-units ${seatClass(props.force.seat)}`}>
      <Index each={props.force.units}>
        {(unit) => (
          <li title={unit().words}>
            <Icon name={unit().icon} />
            <span aria-hidden="true">{unit().n}</span>
            <span class="vh">{unit().words}</span>
            <Show when={unit().damaged > 0}>
              <em>{t('damaged', { n: unit().damaged })}</em>
            </Show>
          </li>
        )}
      </Index>
    </ul>
  );
}

/** The seats of a list, by mark and name. */
export function Seats(props: { seats: readonly Seat[]; name: (seat: Seat) => string }) {
  return (
    <For each={props.seats}>
      {(seat) => (
        <span class={`im-seat ${seatClass(seat)}`}>
          <SeatMark seat={seat} />
          {props.name(seat)}
        </span>
      )}
    </For>
  );
}
