import { For } from 'solid-js';
import { SeatMark, seatClass } from '@orrery/web/design/Seat.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import type { WarReport } from './report.ts';
import { words } from './state.ts';

const MIDDLE = 200;
const RADIUS = 128;

/** Everybody round the table, the reader at the foot; on each line between two neighbors both strengths, the stronger one lit. */
export function WarRing(props: { table: TableModel; report: WarReport }) {
  const seats = () => [...new Set(props.report.wars.map((war) => war.seat))].sort((a, b) => a - b);
  const me = () => props.table.mine ?? 0;
  /** The left neighbor is the next seat clockwise, as seen from the middle of the table. */
  const angle = (seat: number) => Math.PI / 2 + ((seat - me()) * 2 * Math.PI) / seats().length;
  const at = (seat: number, r = RADIUS) => [MIDDLE + r * Math.cos(angle(seat)), MIDDLE + r * Math.sin(angle(seat))];
  const lines = () => props.report.wars.filter((war) => war.side === 'L' && war.against !== 'ai');
  const along = (from: number, to: number, share: number) => {
    const [ax, ay] = at(from);
    const [bx, by] = at(to);
    return [ax! + (bx! - ax!) * share, ay! + (by! - ay!) * share];
  };
  return (
    <svg class="war-ring" viewBox="-70 10 540 380" role="img" aria-label={label(props.table, props.report)}>
      <circle class="orbit" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      <For each={lines()}>
        {(war) => {
          const foe = war.against as number;
          const [ax, ay] = at(war.seat);
          const [bx, by] = at(foe);
          const mine = war.seat === me() || foe === me();
          return (
            <g classList={{ mine }}>
              <path class="lane" d={`M${ax} ${ay}L${bx} ${by}`} />
              <Strength seat={war.seat} n={war.mine} lit={war.result === 'won'} at={along(war.seat, foe, 0.34)} />
              <Strength seat={foe} n={war.theirs} lit={war.result === 'lost'} at={along(war.seat, foe, 0.66)} />
            </g>
          );
        }}
      </For>
      <For each={seats()}>
        {(seat) => {
          const [x, y] = at(seat);
          const [nx, ny] = at(seat, RADIUS + 38);
          return (
            <g class={seatClass(seat)}>
              <circle class="seat-dot" cx={x} cy={y} r="20" />
              <g transform={`translate(${x! - 8} ${y! - 8})`}>
                <foreignObject width="16" height="16">
                  <SeatMark seat={seat} />
                </foreignObject>
              </g>
              <text class="who" x={nx} y={ny! + 4} text-anchor={anchor(nx!)}>
                {seat === me() ? t('you') : props.table.name(seat)}
              </text>
            </g>
          );
        }}
      </For>
    </svg>
  );
}

const anchor = (x: number): 'start' | 'middle' | 'end' =>
  x < MIDDLE - 20 ? 'end' : x > MIDDLE + 20 ? 'start' : 'middle';

function Strength(props: { seat: number; n: number; lit: boolean; at: number[] }) {
  return (
    <g class={`strength ${seatClass(props.seat)}`} classList={{ lit: props.lit }}>
      <circle cx={props.at[0]} cy={props.at[1]} r="13" />
      <text x={props.at[0]} y={props.at[1]! + 5} text-anchor="middle">
        {props.n}
      </text>
    </g>
  );
}

const label = (table: TableModel, report: WarReport): string =>
  report.wars
    .map((war) =>
      t('warLine', {
        name: table.name(war.seat),
        foe: war.against === 'ai' ? words().names.ai : table.name(war.against),
        mine: war.mine,
        theirs: war.theirs,
        result: war.result,
      }),
    )
    .join('. ');
