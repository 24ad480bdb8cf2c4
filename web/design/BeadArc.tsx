import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Seat } from '@orrery/kernel';
import { SeatMark, seatClass } from './Seat.tsx';
import './beadArc.css';

/** One part of something long: who won it, whether it is at hand, or still to come. */
export interface Bead {
  winner: Seat | null;
  isNow: boolean;
  name: string;
}

/** The arc spans 1200 by 270: a piece of a circle that is seen from below. */
const WIDTH = 1200;
const HEIGHT = 270;
const RADIUS = 760;
const CENTER = { x: WIDTH / 2, y: RADIUS + 44 };
/** How far the first and the last bead lie from the middle, in degrees. */
const REACH = 41;
const on = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTER.x + radius * Math.sin(angle), y: CENTER.y - radius * Math.cos(angle) };
};
const along = (radius: number, from: number, to: number) => {
  const [a, b] = [on(radius, from), on(radius, to)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${radius} ${radius} 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
};
const TICKS = Array.from({ length: 83 }, (_, i) => i - REACH)
  .map((degrees, i) => {
    const [a, b] = [on(RADIUS - 8, degrees), on(RADIUS - 8 - (i % 5 === 0 ? 8 : 4), degrees)];
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  })
  .join('');

/** Parts of a campaign as beads on an arc, with what is said of it below; on a phone a line of beads. */
export function BeadArc(props: { beads: readonly Bead[]; label: string; children?: JSX.Element }) {
  const angle = (i: number) => -REACH + (2 * REACH * i) / Math.max(1, props.beads.length - 1);
  const reached = () => props.beads.findLastIndex(({ winner, isNow }) => isNow || winner !== null);
  const place = (i: number) => {
    const { x, y } = on(RADIUS, angle(i));
    return { left: `${((x / WIDTH) * 100).toFixed(2)}%`, top: `${((y / HEIGHT) * 100).toFixed(2)}%` };
  };
  return (
    <div class="arc">
      <div class="arc-sky">
        <svg class="arc-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path class="far" d={along(RADIUS + 14, -REACH - 1, REACH + 1)} />
          <path class="way" d={along(RADIUS, -REACH - 1, REACH + 1)} />
          <path class="far" d={TICKS} />
          <Show when={reached() > 0}>
            <path class="gone" d={along(RADIUS, -REACH - 1, angle(reached()))} />
          </Show>
        </svg>
        <ol class="arc-beads" aria-label={props.label}>
          <For each={props.beads}>
            {(bead, i) => (
              <li
                class={bead.winner === null ? '' : seatClass(bead.winner)}
                classList={{ done: bead.winner !== null, now: bead.isNow }}
                style={place(i())}
                title={bead.name}
              >
                <Show when={bead.winner !== null} fallback={i() + 1}>
                  <SeatMark seat={bead.winner!} />
                  <span class="vh">{bead.name}</span>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </div>
      <div class="arc-words">{props.children}</div>
    </div>
  );
}
