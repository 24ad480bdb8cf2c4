import { Match, Show, Suspense, Switch, createMemo, lazy } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TableModel } from '@orrery/web/match/model.ts';
import { GalaxyMap } from '@orrery/imperium/web/map/GalaxyMap.tsx';
import { Watch } from '@orrery/imperium/web/map/Watch.tsx';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import { Stage } from '@orrery/imperium/web/parts/Stage.tsx';
import { t as shared } from '@orrery/imperium/web/words.ts';
import { askView } from './asks/index.ts';
import { BattleStage, fightOf } from './asks/combat.tsx';
import { CouncilStage } from './asks/council.tsx';
import { StrategyStage } from './asks/strategy.tsx';
import { viewOf } from './content.ts';
import { addressOf } from './explained.ts';
import { CAPITAL } from './mapModel.ts';
import { mapState } from './state.ts';
import { OwnTray } from './OwnTray.tsx';
import { beatsAt } from './unitEvents.ts';
import { t } from './words.ts';
import './Board.css';

// What is not on the first screen is fetched when it is opened.
const Inspector = lazy(() => import('@orrery/imperium/web/map/Inspector.tsx').then((m) => ({ default: m.Inspector })));
const SystemOdds = lazy(() => import('./SystemOdds.tsx'));

/** The galaxy is the board; what needs more room stands before it while it lasts. One's own things are a tray below. */
export function Board(props: { table: TableModel }) {
  const pub = () => viewOf(props.table).pub;
  const ownStage = createMemo(() => askView(props.table)?.Stage ?? null);
  const stageName = () => askView(props.table)?.stageName?.() ?? t('cards');
  const fight = createMemo(() => fightOf(props.table));
  const isCouncil = () => pub().agenda !== null;
  const isStrategy = () => pub().phase === 'strategy';
  const map = <Galaxy table={props.table} />;
  return (
    <div class="ti4">
      <div class="ti4-main">
        <Switch fallback={map}>
          <Match when={ownStage()}>
            {(own) => (
              <Stage title={stageName()} map={map}>
                <Dynamic component={own()} table={props.table} />
              </Stage>
            )}
          </Match>
          <Match when={fight()}>
            {(one) => (
              <Stage title={shared('battle')} map={map}>
                <BattleStage table={props.table} fight={one()} />
              </Stage>
            )}
          </Match>
          <Match when={isCouncil()}>
            <Stage title={t('council')} map={map}>
              <CouncilStage table={props.table} />
            </Stage>
          </Match>
          <Match when={isStrategy()}>
            <Stage title={t('cards')} map={map}>
              <StrategyStage table={props.table} />
            </Stage>
          </Match>
        </Switch>
      </div>
      <OwnTray table={props.table} />
    </div>
  );
}

function Galaxy(props: { table: TableModel }) {
  const state = mapState(props.table);
  const pub = () => viewOf(props.table).pub;
  /** Pointing at a system looks at it; where one answer is about it, that is what is pointed at. */
  const point = (system: string) => {
    const isPicked = state.picked() === system;
    const answers = state.about(system);
    if (!isPicked && answers.length === 1 && props.table.answers()) choiceOf(props.table).choose(answers[0]!);
    state.pick(isPicked ? null : system);
  };
  const picked = createMemo(() => state.model().systems.find(({ id, isEmpty }) => id === state.picked() && !isEmpty));
  return (
    <GalaxyMap
      model={state.model()}
      match={props.table.channel.head()!.id}
      marks={state.marks()}
      south={viewOf(props.table).seat ?? 0}
      capital={CAPITAL}
      name={props.table.name}
      picked={state.picked()}
      choose={point}
      reachOf={state.reachOf}
      points={{ of: pub().agreed.points, seats: pub().sheets.map((sheet) => sheet.points) }}
      beats={beatsAt(props.table)}
    >
      <Watch table={props.table} />
      <Show when={picked()}>
        {(system) => (
          <Suspense>
            <Inspector
              system={system()}
              match={props.table.channel.head()!.id}
              name={props.table.name}
              addressOf={addressOf}
              close={() => state.pick(null)}
            >
              <SystemOdds table={props.table} system={system()} />
            </Inspector>
          </Suspense>
        )}
      </Show>
    </GalaxyMap>
  );
}
