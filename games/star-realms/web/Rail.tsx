import { For, Show } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import { seatState } from '@orrery/web/table/Rail.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { strongestAttack } from './attack.ts';
import { authorityOf, countOf, nearSeat, viewOf } from './state.ts';
import { Teams } from './Teams.tsx';
import './Rail.css';

/** Authority as a graduated dial for each side; with more than two everybody is listed, teams together, one's own first. */
export function Rail(props: { table: TableModel }) {
  const view = () => viewOf(props.table);
  const seats = () => {
    const { length } = view().pub.players;
    const near = nearSeat(view());
    return [...Array.from({ length: length - 1 }, (_, i) => (near + 1 + i) % length), near];
  };
  return (
    <Show when={seats().length > 2} fallback={<Dials table={props.table} seats={seats()} />}>
      <Teams table={props.table} />
    </Show>
  );
}

function Dials(props: { table: TableModel; seats: Seat[] }) {
  const view = () => viewOf(props.table);
  /** One scale for both: a longer arc is more Authority. */
  const full = () => FULL * Math.max(1, ...props.seats.map((seat) => Math.ceil(authorityOf(view(), seat) / FULL)));
  return (
    <div class="dials">
      <For each={props.seats}>{(seat) => <Side table={props.table} seat={seat} full={full()} />}</For>
    </div>
  );
}

function Side(props: { table: TableModel; seat: Seat; full: number }) {
  const view = () => viewOf(props.table);
  const value = () => authorityOf(view(), props.seat);
  const attack = () => strongestAttack(props.table, props.seat);
  const head = () => props.table.channel.head()!.seats[props.seat];
  return (
    <section
      class={`side ${seatClass(props.seat)}`}
      data-seat={props.seat}
      classList={{
        me: props.seat === nearSeat(view()),
        turn: view().pub.active === props.seat,
        can: attack() !== null,
      }}
      aria-label={props.table.name(props.seat)}
    >
      <p class="side-name">
        <SeatMark seat={props.seat} />
        <b>{props.table.name(props.seat)}</b>
      </p>
      <p class="side-state">{seatState(props.table, props.seat, head()?.bot ?? null, head()?.online ?? true)}</p>
      {/* Before the first envelope of a campaign nothing is dealt. */}
      <Show when={view().pub.campaign?.scenario !== 0}>
        <Show
          when={attack() !== null}
          fallback={<Dial value={value()} full={props.full} name={props.table.name(props.seat)} />}
        >
          <button
            type="button"
            class="dial-hit"
            title={props.table.speech().answer(props.table.decision()!, attack()!)}
            onClick={() => void props.table.give(attack()!)}
          >
            <Dial value={value()} full={props.full} name={props.table.name(props.seat)} />
            <span class="vh">{props.table.speech().answer(props.table.decision()!, attack()!)}</span>
          </button>
        </Show>
        <ul class="cnt">
          <For each={['hand', 'deck', 'discard'] as const}>
            {(zone) => (
              <li>
                <b class="num">{countOf(view(), `${zone}.${props.seat}`)}</b>
                <span>{t(`${zone}Short`)}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

const FULL = 60;
const point = (share: number, radius: number): [number, number] => {
  const angle = ((135 + 270 * share) * Math.PI) / 180;
  return [85 + radius * Math.cos(angle), 85 + radius * Math.sin(angle)];
};
const arc = (share: number, radius: number): string => {
  const [x0, y0] = point(0, radius);
  const [x1, y1] = point(share, radius);
  return `M${x0} ${y0}A${radius} ${radius} 0 ${share * 270 > 180 ? 1 : 0} 1 ${x1} ${y1}`;
};

const ticks = (n: number, length: number): string =>
  Array.from({ length: n + 1 }, (_, i) => {
    const [x0, y0] = point(i / n, 74);
    const [x1, y1] = point(i / n, 74 - length);
    return `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
  }).join('');
const SCALE = { arc: arc(1, 78), fine: ticks(30, 5), coarse: ticks(6, 10) };

function Dial(props: { value: number; full: number; name: string }) {
  const share = () => Math.min(1, Math.max(0, props.value / props.full));
  return (
    <>
      <svg
        class="dial"
        viewBox="0 0 170 160"
        role="img"
        aria-label={t('authorityOf', { name: props.name, n: props.value })}
      >
        <path d={SCALE.arc} fill="none" stroke="var(--line-strong)" stroke-width="3" />
        <Show when={share() > 0}>
          <path d={arc(share(), 78)} fill="none" stroke="var(--c)" stroke-width="3" stroke-linecap="round" />
        </Show>
        <path d={SCALE.fine} stroke="var(--brass-dim)" stroke-width="1" stroke-opacity=".6" />
        <path d={SCALE.coarse} stroke="var(--brass-dim)" stroke-width="1.4" />
        <For each={[0, 1, 2, 3, 4, 5, 6]}>
          {(i) => {
            const [x, y] = point(i / 6, 54);
            return (
              <text x={x} y={y + 4} class="dt">
                {(props.full / 6) * i}
              </text>
            );
          }}
        </For>
        <text x="85" y="100" class="dv">
          {props.value}
        </text>
        <text x="85" y="142" class="dl">
          {t('authority')}
        </text>
      </svg>
      <b class="dial-figure num" aria-hidden="true">
        {props.value}
      </b>
    </>
  );
}
