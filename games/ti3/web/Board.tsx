import { Match, Show, Suspense, Switch, createMemo, createSignal, lazy } from 'solid-js';
import type { IconName } from '@orrery/web/design/icons.ts';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { GalaxyMap } from '@orrery/imperium/web/map/GalaxyMap.tsx';
import { Watch } from '@orrery/imperium/web/map/Watch.tsx';
import { CardList } from '@orrery/imperium/web/parts/CardList.tsx';
import { onKey } from '@orrery/imperium/web/parts/onKey.ts';
import { Stage } from '@orrery/imperium/web/parts/Stage.tsx';
import { Tray } from '@orrery/imperium/web/parts/Tray.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import { beatsAt } from './unitEvents.ts';
import { t } from './words.ts';
import { PUBLIC_ROW, cardName, hand, planetOf, secretOf, viewOf } from './content.ts';
import { answerEffect } from './effects.ts';
import { addressOf } from './explained.ts';
import { CAPITAL } from './mapModel.ts';
import { mapState } from './state.ts';
import { BattleStage, fightOf } from './Battle.tsx';
import { CouncilStage, isVoting } from './Council.tsx';
import { Objectives, isScoring } from './Objectives.tsx';
import { StrategyStage } from './Strategy.tsx';
import { TechnologyStage, isResearch } from './Technology.tsx';
import './Board.css';

// What is not on the first screen is fetched when it is opened.
const Inspector = lazy(() => import('@orrery/imperium/web/map/Inspector.tsx').then((m) => ({ default: m.Inspector })));
const SystemOdds = lazy(() => import('./SystemOdds.tsx'));

/** No layer of reach: in this edition ways depend on technologies and on what lies between. */
const NO_REACH: ReadonlySet<string> = new Set();

/** The galaxy is the board; one's own things are a tray below it. */
export function Board(props: { table: TableModel }) {
  const state = mapState(props.table);
  const pub = () => viewOf(props.table).pub;
  const picked = createMemo(() => state.model().systems.find(({ id, isEmpty }) => id === state.picked() && !isEmpty));
  const choose = (system: string) => {
    const answers = state.about(system);
    const isTurn = props.table.decision()?.kind === 'turn';
    if (isTurn || answers.length !== 1) state.pick(state.picked() === system ? null : system);
    else if (props.table.growth()) props.table.grow(answers[0]!);
    else void props.table.give(answers[0]!);
  };
  const fight = createMemo(() => fightOf(props.table));
  const isStrategy = () => props.table.decision()?.kind === 'pickStrategy';
  const map = (
    <GalaxyMap
      model={state.model()}
      match={props.table.channel.head()!.id}
      marks={state.marks()}
      south={viewOf(props.table).seat ?? 0}
      capital={CAPITAL}
      name={props.table.name}
      picked={state.picked()}
      choose={choose}
      reachOf={() => NO_REACH}
      points={pub().agreed.points ? { of: 10, seats: pub().sheets.map((sheet) => sheet.points) } : null}
      beats={beatsAt(props.table)}
    >
      <Watch table={props.table} />
      <Show when={picked()}>
        {(system) => (
          <Suspense>
            <Inspector
              addressOf={addressOf}
              system={system()}
              match={props.table.channel.head()!.id}
              name={props.table.name}
              close={() => state.pick(null)}
            >
              <SystemOdds table={props.table} system={system()} />
            </Inspector>
          </Suspense>
        )}
      </Show>
    </GalaxyMap>
  );
  return (
    <div class="ti3">
      <div class="ti3-main">
        <Switch fallback={map}>
          <Match when={fight()}>
            {(one) => (
              <Stage title={shared('battle')} map={map}>
                <BattleStage table={props.table} fight={one()} />
              </Stage>
            )}
          </Match>
          <Match when={isStrategy()}>
            <Stage title={t('strategyCards')} map={map}>
              <StrategyStage table={props.table} />
            </Stage>
          </Match>
          <Match when={isResearch(props.table)}>
            <Stage title={t('technologies')} map={map}>
              <TechnologyStage table={props.table} seat={props.table.decision()?.seat ?? 0} />
            </Stage>
          </Match>
          <Match when={isScoring(props.table)}>
            <Stage title={t('objectives')} map={map}>
              <Objectives table={props.table} seat={props.table.decision()?.seat ?? 0} />
            </Stage>
          </Match>
          <Match when={isVoting(props.table)}>
            <Stage title={t('agenda')} map={map}>
              <CouncilStage table={props.table} />
            </Stage>
          </Match>
        </Switch>
      </div>
      <OwnTray table={props.table} />
    </div>
  );
}

type Drawer = 'hand' | 'objectives' | 'technologies' | 'laws';
const ICON: { readonly [D in Drawer]: IconName } = {
  hand: 'i-hand',
  objectives: 'r-vp',
  technologies: 'a-propulsion',
  laws: 'a-vote',
};

function OwnTray(props: { table: TableModel }) {
  const [open, setOpen] = createSignal<Drawer | null>(null);
  const view = () => viewOf(props.table);
  const near = () => view().seat ?? 0;
  const sheet = () => view().pub.sheets[near()];
  const own = (zone: string) => view().me?.table.cards[zone] ?? [];
  const cards = (): { [D in Drawer]: readonly string[] } => ({
    hand: own(hand(near())),
    objectives: [...(view().pub.table.cards[PUBLIC_ROW] ?? []), ...own(secretOf(near()))],
    technologies: sheet()?.technologies ?? [],
    laws: view().pub.laws.map(({ card }) => card),
  });
  onKey('o', () => cards().objectives.length > 0 && setOpen('objectives'));
  const drawers = () => (Object.keys(ICON) as Drawer[]).filter((drawer) => cards()[drawer].length > 0);
  const ready = () =>
    Object.entries(view().pub.planets).flatMap(([id, { by, exhausted }]) =>
      by === near() && !exhausted ? [planetOf(id)] : [],
    );
  const groups = () => {
    const mine = sheet()!;
    const sum = (value: (planet: { resources: number; influence: number }) => number) =>
      String(ready().reduce((total, planet) => total + value(planet), 0));
    return [
      ...(['strategy', 'fleet', 'command'] as const).map((pool) => ({
        title: t(pool),
        figures: [{ text: String(mine[pool]) }],
      })),
      {
        title: t('ready'),
        figures: [
          { icon: 'r-resource', tone: 'im-tone-resource', title: t('resources'), text: sum((p) => p.resources) },
          { icon: 'r-influ', tone: 'im-tone-influence', title: t('influence'), text: sum((p) => p.influence) },
        ] as const,
      },
      {
        title: t('goods'),
        figures: [{ icon: 'r-trade', tone: 'im-tone-goods', text: String(mine.goods) }] as const,
      },
    ];
  };
  return (
    <>
      <Show when={sheet()}>
        <Tray
          seat={near()}
          groups={groups()}
          buttons={drawers().map((id) => ({ id, icon: ICON[id], title: t(id), n: cards()[id].length }))}
          open={(id) => setOpen(id as Drawer)}
        />
      </Show>
      <Sheet title={open() ? t(open()!) : ''} open={open() !== null} close={() => setOpen(null)} wide>
        <Show when={open()}>
          {(drawer) => (
            <Switch
              fallback={
                <CardList
                  cards={cards()[drawer()].map((id) => ({
                    id,
                    name: cardName(id),
                    text: answerEffect(id),
                    address: addressOf(id),
                  }))}
                  none=""
                />
              }
            >
              <Match when={drawer() === 'technologies'}>
                <Suspense>
                  <TechnologyStage table={props.table} seat={near()} />
                </Suspense>
              </Match>
              <Match when={drawer() === 'objectives'}>
                <Objectives table={props.table} seat={near()} />
              </Match>
            </Switch>
          )}
        </Show>
      </Sheet>
    </>
  );
}
