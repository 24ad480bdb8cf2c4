import { Show, lazy } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardList } from '@orrery/imperium/web/parts/CardList.tsx';
import type { ListedCard, Progress } from '@orrery/imperium/web/parts/CardList.tsx';
import { CompareTable } from '@orrery/imperium/web/parts/CompareTable.tsx';
import { ObjectivesTable } from '@orrery/imperium/web/parts/ObjectivesTable.tsx';
import { PlanetTable } from '@orrery/imperium/web/parts/PlayerBoard.tsx';
import type { PlanetRow } from '@orrery/imperium/web/parts/PlayerBoard.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import type { UnitType } from '../content/units/index.ts';
import { conditionOf, isSecret, pointsOf, progressOf } from '../rules/objectives.ts';
import { planetsOf, readyPlanets, worthOf } from '../rules/planets.ts';
import { factsOf } from '../rules/units.ts';
import { ownerOf } from '../rules/notes.ts';
import { REVEALED, handOf, notesOf, secretsOf } from '../rules/zones.ts';
import { ShowCards } from './ShowCards.tsx';
import { askedOf } from './asks/askView.ts';
import { wordsOf } from './component.ts';
import { addressOf } from './explained.ts';
import { fleetPool, names, viewOf } from './content.ts';
import { planetModel } from './mapModel.ts';
import { technologyColumns } from './technology.ts';
import { t } from './words.ts';

// What is not on the first screen is fetched when it is needed.
const TechnologyTree = lazy(() =>
  import('@orrery/imperium/web/parts/TechnologyTree.tsx').then((m) => ({ default: m.TechnologyTree })),
);

const own = (table: TableModel, zone: string): readonly string[] => viewOf(table).me?.table.cards[zone] ?? [];

export const listed = (id: string, note?: string): ListedCard => {
  const { name, text } = wordsOf(id);
  return { id, name, text, address: addressOf(id), ...(note ? { note } : {}) };
};

/** Notes with whose they are: those of others first, for they are the ones that can be used. */
function notesInHand(table: TableModel, seat: Seat): ListedCard[] {
  const isOwn = (id: string) => ownerOf(id) === seat;
  return own(table, notesOf(seat))
    .toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)))
    .map((id) => listed(id, isOwn(id) ? t('ownNote') : t('noteOf', { name: table.name(ownerOf(id)) })));
}

/** Action cards and promissory notes in the reader's hand. */
export function Hand(props: { table: TableModel; seat: Seat }) {
  return (
    <div class="im-sheet">
      <h3 class="cap">{t('actionCards')}</h3>
      <CardList
        cards={own(props.table, handOf(props.seat)).map((id) => listed(id))}
        none={props.table.mine === props.seat ? t('noCards') : t('hiddenCards')}
      />
      <Show when={own(props.table, notesOf(props.seat)).length > 0}>
        <h3 class="cap">{t('notes')}</h3>
        <CardList cards={notesInHand(props.table, props.seat)} none="" />
      </Show>
      <ShowCards table={props.table} seat={props.seat} />
    </div>
  );
}

/** How far a player is with an objective. */
function progress(table: TableModel, id: string, seat: Seat): Progress {
  const condition = conditionOf(id);
  const isDone = (viewOf(table).pub.scored[id] ?? []).includes(seat);
  const counted = condition ? progressOf(askedOf(table), seat, condition) : { have: Number(isDone), need: 1 };
  return { seat, name: table.name(seat), ...counted, isDone };
}
/** Public objectives with the progress of all, and what else brings points; then the reader's own secrets. */
export function Objectives(props: { table: TableModel; seat: Seat }) {
  const pub = () => viewOf(props.table).pub;
  const seats = () => pub().sheets.map((_, seat) => ({ seat, name: props.table.name(seat) }));
  const secret = (id: string, of: readonly Seat[]): ListedCard => ({
    ...listed(id, t('worthPoints', { n: pointsOf(id) })),
    progress: conditionOf(id) === null && !pub().scored[id] ? [] : of.map((seat) => progress(props.table, id, seat)),
  });
  const revealed = () => pub().table.cards[REVEALED] ?? [];
  const scoredSecrets = () => Object.keys(pub().scored).filter(isSecret);
  const secretsBy = (seat: Seat): string => {
    const done = scoredSecrets().filter((id) => pub().scored[id]!.includes(seat)).length;
    const held = pub().table.zones[secretsOf(seat)]?.n ?? 0;
    return t('secretsOf', { done, held });
  };
  return (
    <div class="im-sheet">
      <Show when={revealed().length > 0} fallback={<p class="muted">{t('noObjectives')}</p>}>
        <ObjectivesTable
          title={t('publicObjectives')}
          seats={seats()}
          mine={props.table.mine}
          rows={revealed()
            .toSorted((one, other) => pointsOf(one) - pointsOf(other))
            .map((id) => ({
              id,
              points: pointsOf(id),
              ...wordsOf(id),
              address: addressOf(id),
              cells: seats().map(({ seat }) => progress(props.table, id, seat)),
            }))}
          beside={[
            { name: t('secretObjectives'), cells: seats().map(({ seat }) => secretsBy(seat)) },
            { name: t('victoryPoints'), cells: pub().sheets.map(({ points }) => String(points)) },
          ]}
        />
      </Show>
      <Show when={own(props.table, secretsOf(props.seat)).length > 0}>
        <h3 class="cap">{t('yourSecrets')}</h3>
        <CardList cards={own(props.table, secretsOf(props.seat)).map((id) => secret(id, [props.seat]))} none="" />
      </Show>
      <Show when={scoredSecrets().length > 0}>
        <h3 class="cap">{t('scoredSecrets')}</h3>
        <CardList cards={scoredSecrets().map((id) => secret(id, pub().scored[id] ?? []))} none="" />
      </Show>
    </div>
  );
}

export function Planets(props: { table: TableModel; seat: Seat }) {
  const rows = (): PlanetRow[] =>
    planetsOf(viewOf(props.table).pub, props.seat).map((id) => {
      const planet = planetModel(askedOf(props.table), id, names());
      const marks = [...planet.traits, ...planet.specialties].map(({ name }) => name);
      return { ...planet, address: addressOf(id), isExhausted: planet.exhausted, notes: [...marks, ...planet.notes] };
    });
  return <PlanetTable title={t('planets')} rows={rows()} />;
}

export function Technologies(props: { table: TableModel; seat: Seat }) {
  return (
    <TechnologyTree
      columns={technologyColumns(viewOf(props.table).pub, props.seat, null)}
      chosen={null}
      choose={null}
    />
  );
}

/** What all units of a player on the board are worth in resources. */
export function fleetWorth(table: TableModel, seat: Seat): number {
  const { pub } = viewOf(table);
  const worth = Object.values(pub.units)
    .flat()
    .filter((stack) => stack.seat === seat)
    .reduce((sum, { type, n }) => {
      const { cost = 0, pair } = factsOf(pub, seat, type as UnitType);
      return sum + n * (pair ? cost / 2 : cost);
    }, 0);
  return Math.round(worth);
}

/** All seats side by side. */
export function Compare(props: { table: TableModel }) {
  const pub = () => viewOf(props.table).pub;
  const rows = () => {
    const asked = askedOf(props.table);
    return pub().sheets.map((sheet, seat) => {
      const planets = planetsOf(pub(), seat);
      const ready = readyPlanets(pub(), seat);
      return {
        seat,
        name: props.table.name(seat),
        cells: [
          sheet.points,
          planets.length,
          `${worthOf(asked, ready, 'resources')}/${worthOf(asked, planets, 'resources')}`,
          `${worthOf(asked, ready, 'influence')}/${worthOf(asked, planets, 'influence')}`,
          sheet.goods,
          sheet.commodities,
          `${sheet.tactic} · ${fleetPool(viewOf(props.table), seat)} · ${sheet.strategy}`,
          sheet.technologies.length,
          pub().table.zones[handOf(seat)]?.n ?? 0,
          pub().table.zones[secretsOf(seat)]?.n ?? 0,
          fleetWorth(props.table, seat),
        ],
      };
    });
  };
  return (
    <CompareTable
      corner={shared('player')}
      columns={[
        t('victoryPoints'),
        t('planets'),
        shared('resourcesReady'),
        shared('influenceReady'),
        t('tradeGoods'),
        t('commodities'),
        t('tokensInPools'),
        t('technology'),
        t('actionCards'),
        t('secretObjectives'),
        shared('unitsWorth'),
      ]}
      rows={rows()}
    />
  );
}
