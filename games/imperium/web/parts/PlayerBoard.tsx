import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { Planet } from '@orrery/web/design/Planet.tsx';
import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { Named } from './Named.tsx';
import { t } from '../words.ts';
import './CardList.css';
import './PlayerBoard.css';

/** A figure with its name. */
export type Figure = readonly [name: string, value: string | number];

/** Everything public about one player: a head, then two columns of blocks. The other players are one tap away. */
export function PlayerBoard(props: {
  table: TableModel;
  seat: Seat;
  order: readonly Seat[];
  open: (seat: Seat) => void;
  faction: { readonly name: string; readonly address: string | null };
  facts: readonly string[];
  figures: readonly Figure[];
  first: JSX.Element;
  second: JSX.Element;
}) {
  return (
    <div class={`im-player ${seatClass(props.seat)}`}>
      <div class="im-player-tabs" role="group" aria-label={t('player')}>
        <For each={props.order}>
          {(seat) => (
            <button
              type="button"
              class={`chip ${seatClass(seat)}`}
              aria-pressed={seat === props.seat}
              onClick={() => props.open(seat)}
            >
              <SeatMark seat={seat} />
              {props.table.name(seat)}
            </button>
          )}
        </For>
      </div>
      <header class="im-player-head">
        <SeatMark seat={props.seat} />
        <div>
          <h3>
            <Named {...props.faction} />
          </h3>
          <p class="muted">{props.facts.join(' · ')}</p>
        </div>
        <Figures of={props.figures} />
      </header>
      <div class="im-player-columns">
        <div>{props.first}</div>
        <div>{props.second}</div>
      </div>
    </div>
  );
}

export function Figures(props: { of: readonly Figure[] }) {
  return (
    <dl class="im-sheet-grid">
      <For each={props.of}>
        {([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd class="num">{value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

export function Block(props: { title: string; note?: string; children: JSX.Element }) {
  return (
    <section class="im-player-block">
      <h4 class="cap">
        {props.title}
        <Show when={props.note}>
          <span>{props.note}</span>
        </Show>
      </h4>
      {props.children}
    </section>
  );
}

/** A kind of unit with its values as they stand. */
export interface UnitRow {
  readonly icon: IconName;
  readonly name: string;
  /** Where it is explained. */
  readonly address: string | null;
  readonly cost: string;
  /** With what a die hits, and how many it rolls. */
  readonly hits: string;
  readonly move: string;
  readonly holds: string;
  /** How many are on the board, and of how many. */
  readonly out: string;
  /** What the columns do not say. */
  readonly rest: string;
  /** Everything, where there is no room for columns. */
  readonly all: string;
}
export function UnitTable(props: { rows: readonly UnitRow[] }) {
  return (
    <div class="im-table-frame">
      <table class="im-table im-unit-table">
        <thead>
          <tr>
            <th scope="col">{t('unit')}</th>
            <th scope="col">{t('unitCost')}</th>
            <th scope="col">{t('unitHits')}</th>
            <th scope="col">{t('unitMove')}</th>
            <th scope="col">{t('unitHolds')}</th>
            <th scope="col">{t('onBoard')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(row) => (
              <tr>
                <th scope="row">
                  <span class="im-unit-name">
                    <Icon name={row.icon} />
                    <Named name={row.name} address={row.address} />
                  </span>
                  <small class="desk-only">{row.rest}</small>
                  <small class="phone-only">{row.all}</small>
                </th>
                <td>{row.cost}</td>
                <td>{row.hits}</td>
                <td>{row.move}</td>
                <td>{row.holds}</td>
                <td>{row.out}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

/** A planet as it pays now. */
export interface PlanetRow {
  readonly picture: PlanetKind;
  readonly name: string;
  readonly address: string | null;
  readonly isExhausted: boolean;
  readonly notes: readonly string[];
  /** What changes its values. */
  readonly changes: readonly string[];
  readonly resources: number;
  readonly influence: number;
}
export function PlanetTable(props: { title: string; rows: readonly PlanetRow[] }) {
  return (
    <div class="im-table-frame">
      <table class="im-table">
        <thead>
          <tr>
            <th scope="col">{props.title}</th>
            <th scope="col">{t('resourcesShort')}</th>
            <th scope="col">{t('influenceShort')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(row) => (
              <tr>
                <th scope="row">
                  <span class="im-planet-row">
                    <Planet kind={row.picture} />
                    <Named name={row.name} address={row.address} />
                  </span>
                  <small class="im-changes">
                    {[row.isExhausted ? t('exhausted') : t('readied'), ...row.notes].join(' · ')}
                  </small>
                  <For each={row.changes}>{(change) => <small class="im-changes">{change}</small>}</For>
                </th>
                <td>{row.resources}</td>
                <td>{row.influence}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

/** A leader with what it does and how it stands. */
export interface LeaderCard {
  readonly rank: string;
  readonly name: string;
  readonly address: string | null;
  readonly text: string;
  readonly state: 'locked' | 'unlocked' | 'exhausted' | 'purged';
  readonly stateName: string;
  /** What it needs to be unlocked. */
  readonly needs: string;
}
export function LeaderList(props: { leaders: readonly LeaderCard[] }) {
  return (
    <ul class="im-leaders">
      <For each={props.leaders}>
        {(leader) => (
          <li data-state={leader.state}>
            <p class="cap">{leader.rank}</p>
            <b>
              <Named name={leader.name} address={leader.address} />
            </b>
            <p class="im-leader-state">
              <Show when={leader.state === 'locked'}>
                <Icon name="i-lock" />
              </Show>
              {leader.stateName}
            </p>
            <p>{leader.text}</p>
            <Show when={leader.needs !== ''}>
              <p class="muted">{leader.needs}</p>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
