import { For, Show, createSignal, onMount } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import { SeatMark } from '@orrery/web/design/Seat.tsx';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { PUBLIC_ROW, cardEffect, cardName, hand, names, secretOf, viewOf } from './content.ts';
import { GalaxyMap, inWords } from './Map.tsx';
import { mapState } from './state.ts';
import './Board.css';

/** The galaxy is the board; one's own things are a tray below it. */
export function Board(props: { table: TableModel }) {
  const state = mapState(props.table);
  let map: HTMLDivElement | undefined;
  // Where the map is larger than its place, its middle is shown first.
  onMount(() => map?.scrollTo((map.scrollWidth - map.clientWidth) / 2, (map.scrollHeight - map.clientHeight) / 2));
  return (
    <div class="ti3">
      <div class="ti3-map" ref={map}>
        <GalaxyMap table={props.table} />
      </div>
      <Show when={state.picked()}>
        {(system) => (
          <p class="ti3-info" role="status">
            {inWords(props.table, system(), false)}
          </p>
        )}
      </Show>
      <Tray table={props.table} />
    </div>
  );
}

type Drawer = 'hand' | 'objectives' | 'technologies' | 'laws';
const ICON: { [D in Drawer]: IconName } = {
  hand: 'i-hand',
  objectives: 'r-vp',
  technologies: 'a-propulsion',
  laws: 'a-vote',
};

function Tray(props: { table: TableModel }) {
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
  const title = (card: string) => names().technologies[card] ?? cardName(card);
  const drawers = () => (Object.keys(ICON) as Drawer[]).filter((drawer) => cards()[drawer].length > 0);
  return (
    <div class="ti3-tray">
      <Show when={sheet()}>
        {(mine) => (
          <dl class="ti3-pools">
            <For each={['strategy', 'fleet', 'command', 'goods'] as const}>
              {(pool) => (
                <div>
                  <dt>{t(pool)}</dt>
                  <dd class="num">{mine()[pool]}</dd>
                </div>
              )}
            </For>
          </dl>
        )}
      </Show>
      <For each={drawers()}>
        {(drawer) => (
          <button type="button" class="chip" onClick={() => setOpen(drawer)}>
            <Icon name={ICON[drawer]} />
            {t(drawer)} <b class="num">{cards()[drawer].length}</b>
          </button>
        )}
      </For>
      <Sheet title={open() ? t(open()!) : ''} open={open() !== null} close={() => setOpen(null)}>
        <Show when={open()}>
          {(drawer) => (
            <ul class="ti3-cards">
              <For each={cards()[drawer()]}>
                {(card) => (
                  <li>
                    <b>{title(card)}</b>
                    <Show when={cardEffect(card)}>{(effect) => <p>{effect()}</p>}</Show>
                    <Show when={view().pub.claimed[card]?.length}>
                      <p class="sts">
                        <For each={view().pub.claimed[card]}>{(seat) => <SeatMark seat={seat} />}</For>
                      </p>
                    </Show>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
      </Sheet>
    </div>
  );
}
