import { Show } from 'solid-js';
import { numberOf } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardList } from '@orrery/imperium/web/parts/CardList.tsx';
import type { ListedCard } from '@orrery/imperium/web/parts/CardList.tsx';
import { CompareTable } from '@orrery/imperium/web/parts/CompareTable.tsx';
import { Block, Figures, PlanetTable, PlayerBoard, UnitTable } from '@orrery/imperium/web/parts/PlayerBoard.tsx';
import type { Figure, PlanetRow, UnitRow } from '@orrery/imperium/web/parts/PlayerBoard.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import { RACES, contractsOf, homePlanets } from '../content/races/races.ts';
import type { RaceAbility } from '../content/races/races.ts';
import { numberOf as initiativeOn } from '../content/strategyCards.ts';
import { UNIT_KINDS, facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { limitless } from '../rules/limits.ts';
import { incomeOf } from '../rules/trade.ts';
import { onBoard } from '../rules/units.ts';
import { hand, names, planetName, planetOf, raceName, say, secretOf, viewOf } from './content.ts';
import { addressOf, addressOfUnit } from './explained.ts';
import { planetsHeld } from './figures.ts';
import { UNIT_ICON, planetModel } from './mapModel.ts';
import { unitValues } from './unitValues.ts';
import { t } from './words.ts';

const pubOf = (table: TableModel) => viewOf(table).pub;

/** What all units of a player on the board are worth in resources. */
function unitsWorth(table: TableModel, seat: Seat): number {
  const worth = UNIT_KINDS.reduce((sum, unit) => {
    const { cost, pair } = facts(unit);
    return sum + onBoard(pubOf(table), seat, unit) * (pair ? cost / 2 : cost);
  }, 0);
  return Math.round(worth);
}

/** Everything public about one player, as a Race Sheet with what lies beside it. */
export function PlayerSheet(props: {
  table: TableModel;
  seat: Seat;
  order: readonly Seat[];
  open: (seat: Seat) => void;
}) {
  const pub = () => pubOf(props.table);
  const sheet = () => pub().sheets[props.seat]!;
  const race = () => RACES.find(({ id }) => id === sheet().race);
  const inWords = () => [
    props.table.name(props.seat),
    ...sheet().cards.map(({ card }) => `${names().strategy[card]} (${initiativeOn(card)})`),
    ...(race() ? [t('homeIs', { planets: say().list(homePlanets(sheet().race).map(planetName)) })] : []),
    t('incomeIs', { n: race() ? incomeOf(pub(), props.seat) : 0 }),
  ];
  const figures = (): Figure[] => [
    [t('points'), sheet().points],
    [t('planets'), planetsHeld(pub(), props.seat)],
    [t('technologies'), sheet().technologies.length],
    [t('goods'), sheet().goods],
    [t('hand'), pub().table.zones[hand(props.seat)]?.n ?? 0],
    [shared('unitsWorth'), unitsWorth(props.table, props.seat)],
  ];
  const pools = (): Figure[] =>
    (['strategy', 'fleet', 'command', 'reserve'] as const).map((pool) => [t(pool), sheet()[pool]]);
  const abilities = (): ListedCard[] =>
    (race()?.abilities ?? []).map((id: RaceAbility) => {
      const { name, effect } = names().abilities[id];
      return { id, name, text: effect, address: addressOf(id) };
    });
  const technologies = (): ListedCard[] =>
    sheet().technologies.map((id) => ({
      id,
      name: names().technologies[id]!,
      text: names().technologyEffects[id]!,
      address: addressOf(id),
    }));
  const leaders = (): ListedCard[] =>
    Object.entries(pub().leaders)
      .filter(([, { seat }]) => seat === props.seat)
      .map(([id, { kind, on, captor }]) => {
        const { name, effect } = names().leaders[kind];
        const where =
          captor === null
            ? on === null
              ? t('aboard')
              : planetName(on)
            : t('captiveOf', { name: props.table.name(captor) });
        return { id, name, text: effect, note: where, address: addressOf(kind) };
      });
  const planets = (): PlanetRow[] =>
    Object.entries(pub().planets)
      .filter(([, { by }]) => by === props.seat)
      .map(([id]) => {
        const planet = planetModel(pub(), planetOf(id));
        return {
          ...planet,
          address: addressOf(id),
          isExhausted: planet.exhausted,
          notes: [...planet.specialties.map(({ name }) => name), ...planet.notes],
        };
      });
  /** With whom, and what each card pays its holder. */
  const agreements = (): string[] =>
    pub()
      .agreements.filter(({ seats }) => seats.includes(props.seat))
      .map(({ seats, cards }) => {
        const mine = seats.indexOf(props.seat);
        const worth = (side: number) => contractsOf(pub().sheets[seats[side]!]!.race)[cards[side]!]!;
        return t('agreementWith', {
          name: props.table.name(seats[1 - mine]!),
          gets: worth(1 - mine),
          gives: worth(mine),
        });
      });
  return (
    <PlayerBoard
      table={props.table}
      seat={props.seat}
      order={props.order}
      open={props.open}
      faction={{ name: raceName(sheet().race), address: addressOf(sheet().race) }}
      facts={inWords()}
      figures={figures()}
      first={
        <>
          <Block title={t('abilities')}>
            <CardList cards={abilities()} none={shared('none')} />
          </Block>
          <Show when={pub().agreed.leaders}>
            <Block title={t('leaders')}>
              <CardList cards={leaders()} none={shared('none')} />
            </Block>
          </Show>
          <Block title={t('units')}>
            <UnitTable rows={unitRows(props.table, props.seat)} />
          </Block>
          <Block title={t('technologies')}>
            <CardList cards={technologies()} none={shared('none')} />
          </Block>
        </>
      }
      second={
        <>
          <Block title={t('commandCounters')}>
            <Figures of={pools()} />
          </Block>
          <Block title={t('planets')}>
            <PlanetTable title={t('planets')} rows={planets()} />
          </Block>
          <Block title={t('agreements')}>
            <CardList cards={agreements().map((name) => ({ id: name, name, text: '' }))} none={shared('none')} />
          </Block>
        </>
      }
    />
  );
}

const figure = (n: number | undefined): string => (n === undefined ? '–' : String(n));

/** The units of a player with their values, and how many are on the board. */
function unitRows(table: TableModel, seat: Seat): UnitRow[] {
  return UNIT_KINDS.toReversed().map((unit: Unit) => {
    const { pair, combat, dice = 1, movement, capacity, figures, sustains } = facts(unit);
    const cost = numberOf(table.game, table.view().pub, 'cost', { seat, unit }, facts(unit).cost);
    const n = onBoard(pubOf(table), seat, unit);
    const all = unitValues(unit);
    return {
      icon: UNIT_ICON[unit],
      name: names().units[unit][0],
      address: addressOfUnit(unit),
      cost: pair ? `${cost} (×2)` : String(cost),
      hits: combat === undefined ? '–' : `${dice === 1 ? '' : `${dice} × `}${combat}+`,
      move: figure(movement),
      holds: figure(capacity),
      out: limitless(unit) ? String(n) : `${n}/${figures}`,
      rest: sustains ? t('sustains') : unit === 'pds' || unit === 'space-dock' ? all : '',
      all,
    };
  });
}

/** All seats side by side. */
export function Compare(props: { table: TableModel }) {
  const pub = () => pubOf(props.table);
  const rows = () =>
    pub().sheets.map((sheet, seat) => {
      const held = Object.entries(pub().planets).filter(([, { by }]) => by === seat);
      const sum = (value: 'resources' | 'influence', ready: boolean) =>
        held.reduce((total, [id, { exhausted }]) => total + (ready && exhausted ? 0 : planetOf(id)[value]), 0);
      return {
        seat,
        name: props.table.name(seat),
        cells: [
          sheet.points,
          held.length,
          `${sum('resources', true)}/${sum('resources', false)}`,
          `${sum('influence', true)}/${sum('influence', false)}`,
          sheet.goods,
          `${sheet.strategy} · ${sheet.fleet} · ${sheet.command}`,
          sheet.technologies.length,
          pub().table.zones[hand(seat)]?.n ?? 0,
          pub().table.zones[secretOf(seat)]?.n ?? 0,
          unitsWorth(props.table, seat),
        ],
      };
    });
  return (
    <CompareTable
      corner={shared('player')}
      columns={[
        t('points'),
        t('planets'),
        shared('resourcesReady'),
        shared('influenceReady'),
        t('goods'),
        t('countersIn'),
        t('technologies'),
        t('hand'),
        t('secretObjectives'),
        shared('unitsWorth'),
      ]}
      rows={rows()}
    />
  );
}
