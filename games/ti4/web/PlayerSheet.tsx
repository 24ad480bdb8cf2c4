import { Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardList } from '@orrery/imperium/web/parts/CardList.tsx';
import type { ListedCard } from '@orrery/imperium/web/parts/CardList.tsx';
import { Block, Figures, LeaderList, PlayerBoard, UnitTable } from '@orrery/imperium/web/parts/PlayerBoard.tsx';
import type { Figure, LeaderCard, UnitRow } from '@orrery/imperium/web/parts/PlayerBoard.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import { factionSheet } from '../content/factions/index.ts';
import { LEADERS } from '../content/leaders.ts';
import type { LeaderId, RankOf } from '../content/leaders.ts';
import { unitFacts } from '../content/units/index.ts';
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
import { addressOf } from './explained.ts';
import { UNIT_ICON, fleetPool, names, viewOf } from './content.ts';
import { Planets, fleetWorth, listed } from './sheets.tsx';
import { t } from './words.ts';

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
  const figures = (): Figure[] => [
    [t('victoryPoints'), sheet().points],
    [t('planets'), planetsOf(pub(), props.seat).length],
    [t('technology'), sheet().technologies.length],
    [t('tradeGoods'), sheet().goods],
    [t('commodities'), sheet().commodities],
    [t('actionCards'), pub().table.zones[handOf(props.seat)]?.n ?? 0],
    [shared('unitsWorth'), fleetWorth(props.table, props.seat)],
  ];
  /** Players with a command token in the fleet pool. */
  const holders = () => heldTokens(pub(), props.seat).map((seat) => props.table.name(seat));
  const pools = (): Figure[] => [
    [t('tactic'), sheet().tactic],
    [t('fleet'), [fleetPool(viewOf(props.table), props.seat), ...holders()].join(' · ')],
    [t('strategy'), sheet().strategy],
    [t('reserve'), sheet().reserve],
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
    <PlayerBoard
      table={props.table}
      seat={props.seat}
      order={props.order}
      open={props.open}
      faction={{ name: names().words.factions[sheet().faction], address: addressOf(sheet().faction) }}
      facts={facts()}
      figures={figures()}
      first={
        <>
          <Block title={t('abilities')}>
            <CardList cards={faction().abilities.map((id) => listed(id))} none="" />
          </Block>
          <Show when={pub().agreed.sets.includes('pok')}>
            <Block title={t('leaders')}>
              <LeaderList
                leaders={leadersOf(pub(), props.seat).map((leader) => leaderCard(props.table, props.seat, leader))}
              />
            </Block>
          </Show>
          <Block title={t('units')}>
            <UnitTable rows={unitRows(props.table, props.seat)} />
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
        </>
      }
      second={
        <>
          <Block title={t('commandTokens')}>
            <Figures of={pools()} />
          </Block>
          <Block title={t('planets')}>
            <Planets table={props.table} seat={props.seat} />
          </Block>
          <Block
            title={t('notesInPlay')}
            note={shared('inHand', { n: pub().table.zones[notesOf(props.seat)]?.n ?? 0 })}
          >
            <CardList cards={notes()} none={shared('none')} />
          </Block>
          <Show when={pub().agreed.sets.includes('pok')}>
            <Block title={t('relics')}>
              <CardList cards={relics()} none={shared('none')} />
              <p class="muted">
                {t('relicFragments')}: {fragments().length > 0 ? names().list(fragments()) : shared('none')}
              </p>
            </Block>
          </Show>
          <Show when={captured().length > 0}>
            <Block title={t('captured')}>
              <p>{names().list(captured())}</p>
            </Block>
          </Show>
        </>
      }
    />
  );
}

/** A leader with what it does, whether it may be used, and else what is missing. */
function leaderCard(table: TableModel, seat: Seat, leader: LeaderId): LeaderCard {
  const { pub } = viewOf(table);
  const { rank } = LEADERS[leader];
  const state = leaderState(pub, seat, leader);
  const isExhausted = pub.table.components[inPlay(leader, seat)]?.ready === false;
  const missing = (): string => {
    const progress = unlockProgress(askedOf(table), seat, leader);
    const has = progress && { n: Math.min(progress.have, progress.need), of: progress.need };
    if (rank === 'hero' && has) return t('heroNeeds', has);
    const words = names().words.unlocks[leader as RankOf<'commander'>];
    return has ? `${words} (${has.n}/${has.of})` : words;
  };
  return {
    rank: t(`rank.${rank}`),
    ...wordsOf(leader),
    address: addressOf(leader),
    state: isExhausted ? 'exhausted' : state,
    stateName: isExhausted ? t('exhausted') : t(`leader.${state}`),
    needs: state === 'locked' ? t('unlockedBy', { what: missing() }) : '',
  };
}

const figure = (n: number | undefined): string => (n === undefined ? '–' : String(n));

/** The units of a player with their values as they stand, and how many are on the board. */
function unitRows(table: TableModel, seat: Seat): UnitRow[] {
  const { pub } = viewOf(table);
  return TYPES.filter((type) => type !== 'mech' || pub.agreed.sets.includes('pok')).map((type) => {
    const card = cardOf(pub, seat, type);
    const { cost, pair, combat, dice = 1, move, capacity } = unitFacts(card);
    const lines = unitLines(names().words, card);
    const inColumns = [cost, combat, move, capacity].filter((n) => n !== undefined).length;
    // How many dice one rolls that has no number of its own is said in words.
    const combatLine = typeof dice === 'number' ? [] : [lines[cost === undefined ? 0 : 1]!];
    const n = onBoard(pub, seat, type);
    return {
      icon: UNIT_ICON[type],
      name: names().words.units[card],
      address: addressOf(card),
      cost: pair ? `${figure(cost)} (×2)` : figure(cost),
      hits: combat === undefined ? '–' : `${typeof dice !== 'number' || dice === 1 ? '' : `${dice} × `}${combat}+`,
      move: figure(move),
      holds: figure(capacity),
      out: isLimited(type) ? `${n}/${n + figuresLeft(pub, seat, type)}` : String(n),
      rest: [...combatLine, ...lines.slice(inColumns)].join(' '),
      all: lines.join(' '),
    };
  });
}
