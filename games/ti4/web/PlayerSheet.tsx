import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/web/design/Icon.tsx';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardList } from '@orrery/imperium/web/parts/CardList.tsx';
import type { ListedCard } from '@orrery/imperium/web/parts/CardList.tsx';
import { factionSheet } from '../content/factions/index.ts';
import { LEADERS } from '../content/leaders.ts';
import type { LeaderId, RankOf } from '../content/leaders.ts';
import { unitFacts } from '../content/units/index.ts';
import type { UnitType } from '../content/units/index.ts';
import { explorationOf, fragmentsOf } from '../rules/expansion/decks.ts';
import { heldTokens } from '../rules/tokens.ts';
import { askedOf } from './asks/askView.ts';
import { leaderState, leadersOf, unlockProgress } from '../rules/expansion/leaders.ts';
import { initiativeOf } from '../rules/initiative.ts';
import { notesBefore, ownerOf } from '../rules/notes.ts';
import { planetsOf } from '../rules/planets.ts';
import { inPlay } from '../rules/technology.ts';
import { TYPES, cardOf, figuresLeft, isLimited, onBoard } from '../rules/units.ts';
import { handOf, notesOf } from '../rules/zones.ts';
import { unitLines } from '../text/index.ts';
import { wordsOf } from './component.ts';
import { UNIT_ICON, fleetPool, names, viewOf } from './content.ts';
import { Planets, fleetWorth, listed } from './sheets.tsx';
import { t } from './words.ts';
import './PlayerSheet.css';

/** Everything public about one player, as a player board: the others are one tap away. */
export function PlayerSheet(props: {
  table: TableModel;
  seat: Seat;
  order: readonly Seat[];
  open: (seat: Seat) => void;
}) {
  const pub = () => viewOf(props.table).pub;
  const sheet = () => pub().sheets[props.seat]!;
  const faction = () => factionSheet(sheet().faction);
  const initiative = () => initiativeOf(pub(), props.seat);
  const facts = () => [
    props.table.name(props.seat),
    ...(Number.isFinite(initiative()) ? [t('initiativeIs', { n: initiative() })] : []),
    t('homeIs', { planets: names().planets(faction().planets) }),
    t('commoditiesUpTo', { n: faction().commodities }),
  ];
  const figures = (): [string, string | number][] => [
    [t('victoryPoints'), sheet().points],
    [t('planets'), planetsOf(pub(), props.seat).length],
    [t('technology'), sheet().technologies.length],
    [t('tradeGoods'), sheet().goods],
    [t('commodities'), sheet().commodities],
    [t('actionCards'), pub().table.zones[handOf(props.seat)]?.n ?? 0],
    [t('unitsWorth'), fleetWorth(props.table, props.seat)],
  ];
  /** Players with a command token in the fleet pool. */
  const holders = () => heldTokens(pub(), props.seat).map((seat) => props.table.name(seat));
  const pools = () => [
    { name: t('tactic'), n: sheet().tactic },
    { name: t('fleet'), n: [fleetPool(viewOf(props.table), props.seat), ...holders()].join(' · ') },
    { name: t('strategy'), n: sheet().strategy },
    { name: t('reserve'), n: sheet().reserve },
  ];
  const notes = (): ListedCard[] =>
    notesBefore(pub(), props.seat).map((note) => listed(note, props.table.name(ownerOf(note))));
  const relics = (): ListedCard[] =>
    Object.entries(pub().table.components)
      .filter(([, { ability, holder }]) => holder === props.seat && ability.endsWith(' relic'))
      .map(([, { ability, ready }]) => listed(ability, ready ? undefined : t('exhausted')));
  const fragments = () =>
    (pub().table.cards[fragmentsOf(props.seat)] ?? []).map((card) => wordsOf(explorationOf(card)).name);
  const captured = () =>
    pub()
      .captured.filter(({ by }) => by === props.seat)
      .map(({ unit, of }) => (of === null ? names().unit(unit) : `${names().unit(unit)} (${props.table.name(of)})`));
  return (
    <div class={`ti4-player ${seatClass(props.seat)}`}>
      <div class="ti4-player-tabs" role="group" aria-label={t('player')}>
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
      <header class="ti4-player-head">
        <SeatMark seat={props.seat} />
        <div>
          <h3>{names().words.factions[sheet().faction]}</h3>
          <p class="muted">{facts().join(' · ')}</p>
        </div>
        <dl class="im-sheet-grid">
          <For each={figures()}>
            {([name, value]) => (
              <div>
                <dt>{name}</dt>
                <dd class="num">{value}</dd>
              </div>
            )}
          </For>
        </dl>
      </header>
      <div class="ti4-player-columns">
        <div>
          <Block title={t('abilities')}>
            <CardList cards={faction().abilities.map((id) => listed(id))} none="" />
          </Block>
          <Show when={pub().agreed.sets.includes('pok')}>
            <Block title={t('leaders')}>
              <ul class="ti4-leaders">
                <For each={leadersOf(pub(), props.seat)}>
                  {(leader) => <Leader table={props.table} seat={props.seat} leader={leader} />}
                </For>
              </ul>
            </Block>
          </Show>
          <Block title={t('units')}>
            <UnitTable table={props.table} seat={props.seat} />
          </Block>
          <Block title={t('technology')}>
            <CardList
              cards={sheet()
                .technologies.filter((id) => !(id in names().words.units))
                .map((id) =>
                  listed(
                    id,
                    pub().table.components[inPlay(id, props.seat)]?.ready === false ? t('exhausted') : undefined,
                  ),
                )}
              none={t('noTechnologies')}
            />
          </Block>
        </div>
        <div>
          <Block title={t('commandTokens')}>
            <dl class="im-sheet-grid">
              <For each={pools()}>
                {({ name, n }) => (
                  <div>
                    <dt>{name}</dt>
                    <dd class="num">{n}</dd>
                  </div>
                )}
              </For>
            </dl>
          </Block>
          <Block title={t('planets')}>
            <Planets table={props.table} seat={props.seat} />
          </Block>
          <Block title={t('notesInPlay')} note={t('inHand', { n: pub().table.zones[notesOf(props.seat)]?.n ?? 0 })}>
            <CardList cards={notes()} none={t('none')} />
          </Block>
          <Show when={pub().agreed.sets.includes('pok')}>
            <Block title={t('relics')}>
              <CardList cards={relics()} none={t('none')} />
              <p class="muted">
                {t('relicFragments')}: {fragments().length > 0 ? names().list(fragments()) : t('none')}
              </p>
            </Block>
          </Show>
          <Show when={captured().length > 0}>
            <Block title={t('captured')}>
              <p>{names().list(captured())}</p>
            </Block>
          </Show>
        </div>
      </div>
    </div>
  );
}

function Block(props: { title: string; note?: string; children: JSX.Element }) {
  return (
    <section class="ti4-block">
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

/** A leader with what it does, whether it may be used, and else what is missing. */
function Leader(props: { table: TableModel; seat: Seat; leader: LeaderId }) {
  const pub = () => viewOf(props.table).pub;
  const rank = () => LEADERS[props.leader].rank;
  const state = () => leaderState(pub(), props.seat, props.leader);
  const isExhausted = () => pub().table.components[inPlay(props.leader, props.seat)]?.ready === false;
  const missing = () => {
    const progress = unlockProgress(askedOf(props.table), props.seat, props.leader);
    const has = progress && { n: Math.min(progress.have, progress.need), of: progress.need };
    if (rank() === 'hero' && has) return t('heroNeeds', has);
    const words = names().words.unlocks[props.leader as RankOf<'commander'>];
    return has ? `${words} (${has.n}/${has.of})` : words;
  };
  return (
    <li data-state={isExhausted() ? 'exhausted' : state()}>
      <p class="cap">{t(`rank.${rank()}`)}</p>
      <b>{wordsOf(props.leader).name}</b>
      <p class="ti4-leader-state">
        <Show when={state() === 'locked'}>
          <Icon name="i-lock" />
        </Show>
        {isExhausted() ? t('exhausted') : t(`leader.${state()}`)}
      </p>
      <p>{wordsOf(props.leader).text}</p>
      <Show when={state() === 'locked'}>
        <p class="muted">{t('unlockedBy', { what: missing() })}</p>
      </Show>
    </li>
  );
}

/** The units of a player with their values as they stand, and how many are on the board. */
function UnitTable(props: { table: TableModel; seat: Seat }) {
  const pub = () => viewOf(props.table).pub;
  const types = () => TYPES.filter((type) => type !== 'mech' || pub().agreed.sets.includes('pok'));
  const values = (type: UnitType) => unitFacts(cardOf(pub(), props.seat, type));
  const figure = (n: number | undefined) => (n === undefined ? '–' : String(n));
  const lines = (type: UnitType) => unitLines(names().words, cardOf(pub(), props.seat, type));
  /** What the columns do not say; a phone has no room for them. */
  const rest = (type: UnitType) => {
    const { cost, combat, move, capacity } = values(type);
    const skipped = [cost, combat, move, capacity].filter((n) => n !== undefined).length;
    return lines(type).slice(skipped).join(' ');
  };
  const out = (type: UnitType) => {
    const n = onBoard(pub(), props.seat, type);
    return isLimited(type) ? `${n}/${n + figuresLeft(pub(), props.seat, type)}` : String(n);
  };
  return (
    <div class="im-table-frame">
      <table class="im-table ti4-units">
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
          <For each={types()}>
            {(type) => (
              <tr>
                <th scope="row">
                  <span class="ti4-unit">
                    <Icon name={UNIT_ICON[type]} />
                    {names().words.units[cardOf(pub(), props.seat, type)]}
                  </span>
                  <small class="desk-only">{rest(type)}</small>
                  <small class="phone-only">{lines(type).join(' ')}</small>
                </th>
                <td>{values(type).pair ? `${figure(values(type).cost)} (×2)` : figure(values(type).cost)}</td>
                <td>
                  {values(type).combat === undefined
                    ? '–'
                    : `${(values(type).dice ?? 1) === 1 ? '' : `${values(type).dice} × `}${values(type).combat}+`}
                </td>
                <td>{figure(values(type).move)}</td>
                <td>{figure(values(type).capacity)}</td>
                <td>{out(type)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
