import { For, Show, createSignal } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import { seatState } from '@orrery/web/table/Rail.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { list } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import { hand, names, planetName, planetOf, viewOf, raceName } from './content.ts';
import { planetsHeld } from './figures.ts';
import './Rail.css';

/** Seats in the order of play: race, planets or points, pools, cards, and the Strategy Cards of the round. */
export function Rail(props: { table: TableModel }) {
  const order = () => {
    const { order: play, sheets } = viewOf(props.table).pub;
    return play.length === sheets.length ? play : sheets.map((_, seat) => seat);
  };
  return (
    <ul class="ti3-rail">
      <For each={order()}>{(seat) => <Row table={props.table} seat={seat} />}</For>
    </ul>
  );
}

function Row(props: { table: TableModel; seat: Seat }) {
  const pub = () => viewOf(props.table).pub;
  const sheet = () => pub().sheets[props.seat]!;
  const [open, setOpen] = createSignal(false);
  const head = () => props.table.channel.head()!.seats[props.seat];
  const asked = () => props.table.awaiting().some((one) => one.seat === props.seat);
  const figures = () => [
    { name: t('planets'), n: planetsHeld(pub(), props.seat) },
    ...(pub().agreed.points ? [{ name: t('points'), n: sheet().points }] : []),
    { name: t('hand'), n: pub().table.zones[hand(props.seat)]?.n ?? 0 },
    { name: t('goods'), n: sheet().goods },
  ];
  return (
    <li
      class={seatClass(props.seat)}
      classList={{ asked: asked(), out: pub().table.out.includes(props.seat), passed: sheet().passed }}
    >
      <button type="button" class="ti3-name" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SeatMark seat={props.seat} />
        <b class="who">{props.table.name(props.seat)}</b>
        <Show when={pub().speaker === props.seat}>
          <span class="chip">{t('speaker')}</span>
        </Show>
      </button>
      <p class="ti3-race">
        {raceName(sheet().race)}
        {' · '}
        {sheet().passed ? t('passed') : seatState(props.table, props.seat, head()?.bot ?? null, head()?.online ?? true)}
      </p>
      <dl>
        <For each={figures()}>
          {({ name, n }) => (
            <div>
              <dt>{name}</dt>
              <dd class="num">{n}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={sheet().cards.length > 0}>
        <p class="ti3-strategy">
          <For each={sheet().cards}>
            {({ card, used }) => <span classList={{ used }}>{names().strategy[card]}</span>}
          </For>
        </p>
      </Show>
      <Sheet title={props.table.name(props.seat)} open={open()} close={() => setOpen(false)}>
        <Show when={open()}>
          <PlayArea table={props.table} seat={props.seat} />
        </Show>
      </Sheet>
    </li>
  );
}

/** Everything public about one player. */
function PlayArea(props: { table: TableModel; seat: Seat }) {
  const pub = () => viewOf(props.table).pub;
  const sheet = () => pub().sheets[props.seat]!;
  const planets = () => Object.entries(pub().planets).filter(([, planet]) => planet.by === props.seat);
  return (
    <div class="ti3-area">
      <p>{raceName(sheet().race)}</p>
      <dl class="ti3-pools">
        <For each={['strategy', 'fleet', 'command', 'goods', 'points'] as const}>
          {(pool) => (
            <div>
              <dt>{t(pool)}</dt>
              <dd class="num">{sheet()[pool]}</dd>
            </div>
          )}
        </For>
      </dl>
      <h3 class="cap">{t('planets')}</h3>
      <ul>
        <For each={planets()}>
          {([id, planet]) => (
            <li>
              {planetName(id)}{' '}
              <span class="muted">
                {t('worth', { resources: planetOf(id).resources, influence: planetOf(id).influence })}
                {planet.exhausted ? `, ${t('exhausted')}` : ''}
              </span>
            </li>
          )}
        </For>
      </ul>
      <h3 class="cap">{t('technologies')}</h3>
      <p>{list(sheet().technologies.map((technology) => names().technologies[technology] ?? technology))}</p>
    </div>
  );
}
