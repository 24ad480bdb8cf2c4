import { Show, createMemo } from 'solid-js';
import type { TableModel } from '@orrery/web/match/model.ts';
import { GalaxyMap } from '@orrery/imperium/web/map/GalaxyMap.tsx';
import { Inspector } from '@orrery/imperium/web/map/Inspector.tsx';
import { viewOf } from './content.ts';
import { CAPITAL } from './mapModel.ts';
import { mapState } from './state.ts';
import { OwnTray } from './OwnTray.tsx';
import './Board.css';

/** The galaxy is the board; one's own things are a tray below it. */
export function Board(props: { table: TableModel }) {
  const state = mapState(props.table);
  const pub = () => viewOf(props.table).pub;
  const picked = createMemo(() => state.model().systems.find(({ id }) => id === state.picked()));
  return (
    <div class="ti4">
      <GalaxyMap
        model={state.model()}
        marks={state.marks()}
        south={viewOf(props.table).seat ?? 0}
        capital={CAPITAL}
        name={props.table.name}
        picked={state.picked()}
        choose={(system) => state.pick(state.picked() === system ? null : system)}
        reachOf={state.reachOf}
        points={{ of: pub().agreed.points, seats: pub().sheets.map((sheet) => sheet.points) }}
      >
        <Show when={picked()}>
          {(system) => <Inspector system={system()} name={props.table.name} close={() => state.pick(null)} />}
        </Show>
      </GalaxyMap>
      <OwnTray table={props.table} />
    </div>
  );
}
