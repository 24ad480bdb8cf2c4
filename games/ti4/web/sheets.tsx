import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { Planet } from '@orrery/web/design/Planet.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { CardList } from '@orrery/imperium/web/parts/CardList.tsx';
import type { ListedCard, Progress } from '@orrery/imperium/web/parts/CardList.tsx';
import { CompareTable } from '@orrery/imperium/web/parts/CompareTable.tsx';
import { ObjectivesTable } from '@orrery/imperium/web/parts/ObjectivesTable.tsx';
import { TechnologyTree } from '@orrery/imperium/web/parts/TechnologyTree.tsx';
import { factionSheet } from '../content/factions/index.ts';
import { planetFacts } from '../content/planets.ts';
import type { UnitType } from '../content/units/index.ts';
import { heldTokens } from '../rules/expansion/heldTokens.ts';
import { conditionOf, isSecret, pointsOf, progressOf } from '../rules/objectives.ts';
import { planetsOf, readyPlanets, sumOf } from '../rules/planets.ts';
import { factsOf } from '../rules/units.ts';
import { REVEALED, handOf, notesOf, secretsOf } from '../rules/zones.ts';
import { askedOf } from './asks/askView.ts';
import { componentWords } from './component.ts';
import { fleetPool, names, viewOf } from './content.ts';
import { pictureOf } from './mapModel.ts';
import { technologyColumns } from './technology.ts';
import { t } from './words.ts';

const own = (table: TableModel, zone: string): readonly string[] => viewOf(table).me?.table.cards[zone] ?? [];

const listed = (id: string, note?: string): ListedCard => {
  const words = componentWords(id);
  return { id, name: words?.name ?? id, text: words?.text ?? '', ...(note ? { note } : {}) };
};

/** Action cards and promissory notes in the reader's hand. */
export function Hand(props: { table: TableModel; seat: Seat }) {
  return (
    <>
      <CardList
        cards={own(props.table, handOf(props.seat)).map((id) => listed(id))}
        none={props.table.mine === props.seat ? t('noCards') : t('hiddenCards')}
      />
      <Show when={own(props.table, notesOf(props.seat)).length > 0}>
        <h3 class="cap">{t('notes')}</h3>
        <CardList cards={own(props.table, notesOf(props.seat)).map((id) => listed(id))} none="" />
      </Show>
    </>
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
              name: componentWords(id)?.name ?? id,
              text: componentWords(id)?.text ?? '',
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
  return (
    <div class="im-table-frame">
      <table class="im-table">
        <thead>
          <tr>
            <th scope="col">{t('planets')}</th>
            <th scope="col">{t('resourcesShort')}</th>
            <th scope="col">{t('influenceShort')}</th>
            <th scope="col">{t('trait')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={planetsOf(viewOf(props.table).pub, props.seat)}>
            {(planet) => {
              const facts = planetFacts(planet);
              return (
                <tr>
                  <th scope="row" class="ti4-planet">
                    <Planet kind={pictureOf(planet)} />
                    {names().planet(planet)}
                  </th>
                  <td>{facts.resources}</td>
                  <td>{facts.influence}</td>
                  <td>
                    {[
                      facts.trait && names().words.traits[facts.trait],
                      facts.specialty && names().words.colours[facts.specialty],
                      facts.legendary && t('legendary'),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </td>
                  <td>{viewOf(props.table).pub.planets[planet]!.exhausted ? t('exhausted') : t('readied')}</td>
                </tr>
              );
            }}
          </For>
        </tbody>
      </table>
    </div>
  );
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
function fleetWorth(table: TableModel, seat: Seat): number {
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
  const rows = () =>
    pub().sheets.map((sheet, seat) => {
      const planets = planetsOf(pub(), seat);
      const ready = readyPlanets(pub(), seat);
      return {
        seat,
        name: props.table.name(seat),
        cells: [
          sheet.points,
          planets.length,
          `${sumOf(ready, 'resources')}/${sumOf(planets, 'resources')}`,
          `${sumOf(ready, 'influence')}/${sumOf(planets, 'influence')}`,
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
  return (
    <CompareTable
      corner={t('player')}
      columns={[
        t('victoryPoints'),
        t('planets'),
        t('resourcesReady'),
        t('influenceReady'),
        t('tradeGoods'),
        t('commodities'),
        t('tokensInPools'),
        t('technology'),
        t('actionCards'),
        t('secretObjectives'),
        t('unitsWorth'),
      ]}
      rows={rows()}
    />
  );
}

/** Everything public about one player: faction, pools, abilities, planets, technologies. */
export function PlayerSheet(props: { table: TableModel; seat: Seat }) {
  const sheet = () => viewOf(props.table).pub.sheets[props.seat]!;
  const faction = () => factionSheet(sheet().faction);
  /** Players with a command token in the fleet pool. */
  const holders = () => heldTokens(viewOf(props.table).pub, props.seat).map((seat) => props.table.name(seat));
  const figures = (): [string, string | number][] => [
    [t('victoryPoints'), sheet().points],
    [t('tactic'), sheet().tactic],
    [t('fleet'), [fleetPool(viewOf(props.table), props.seat), ...holders()].join(' · ')],
    [t('strategy'), sheet().strategy],
    [t('tradeGoods'), sheet().goods],
    [t('commodities'), `${sheet().commodities}/${faction().commodities}`],
    [t('actionCards'), viewOf(props.table).pub.table.zones[handOf(props.seat)]?.n ?? 0],
    [t('unitsWorth'), fleetWorth(props.table, props.seat)],
  ];
  const cards = (ids: readonly string[]) => ids.map((id) => listed(id));
  const units = () => Object.values(sheet().units).map((id) => listed(id));
  return (
    <div class="im-sheet">
      <p>{names().words.factions[sheet().faction]}</p>
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
      <h3 class="cap">{t('abilities')}</h3>
      <CardList cards={cards(faction().abilities)} none="" />
      <h3 class="cap">{t('ownUnits')}</h3>
      <CardList cards={units()} none="" />
      <h3 class="cap">{t('planets')}</h3>
      <Planets table={props.table} seat={props.seat} />
      <h3 class="cap">{t('technology')}</h3>
      <CardList cards={cards(sheet().technologies)} none={t('noTechnologies')} />
    </div>
  );
}
