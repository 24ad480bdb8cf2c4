import { For, Show } from 'solid-js';
import './seating.css';

/** Who sits where and against whom, as a small picture: sides by colour and shape, who may attack whom by arrows. */
export interface SeatingPlan {
  /** The side of each seat, in the order of play. */
  sides: readonly number[];
  /** Seats that decide the game alone: an Emperor, a Boss. */
  heads?: readonly number[];
  /** Who may attack whom; without it everybody may attack every other side. */
  arrows?: readonly (readonly [from: number, to: number])[];
}

const at = (seat: number, of: number, radius = 30): [x: number, y: number] => {
  const angle = -Math.PI / 2 + (2 * Math.PI * seat) / of;
  return [50 + radius * 1.2 * Math.cos(angle), 40 + radius * Math.sin(angle)];
};
/** An arrow stops short of the seats it joins. */
const path = (from: number, to: number, of: number): string => {
  const [x0, y0] = at(from, of);
  const [x1, y1] = at(to, of);
  const length = Math.hypot(x1 - x0, y1 - y0);
  const cut = (share: number) => `${x0 + (x1 - x0) * share} ${y0 + (y1 - y0) * share}`;
  return `M${cut(10 / length)}L${cut(1 - 11 / length)}`;
};

export function Seating(props: { plan: SeatingPlan }) {
  const of = () => props.plan.sides.length;
  const arrows = () =>
    props.plan.arrows ??
    props.plan.sides.flatMap((side, from) =>
      props.plan.sides.flatMap((other, to) => (from < to && side !== other ? [[from, to] as const] : [])),
    );
  const mutual = () => props.plan.arrows === undefined;
  return (
    <svg class="seating" viewBox="0 0 100 80" aria-hidden="true">
      <defs>
        <marker
          id="seating-head"
          viewBox="0 0 6 6"
          refX="5"
          refY="3"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M0 0 6 3 0 6z" />
        </marker>
      </defs>
      <For each={arrows()}>
        {([from, to]) => (
          <path
            class="arrow"
            d={path(from, to, of())}
            marker-end="url(#seating-head)"
            marker-start={mutual() ? 'url(#seating-head)' : undefined}
          />
        )}
      </For>
      <For each={props.plan.sides}>
        {(side, seat) => {
          const [x, y] = at(seat(), of());
          return (
            <g class={`side-${side % 2}`} transform={`translate(${x} ${y})`}>
              <Show when={side % 2 === 0} fallback={<path d="M0-7.5 7.5 6h-15z" />}>
                <circle r="6.5" />
              </Show>
              <Show when={props.plan.heads?.includes(seat())}>
                <path class="crown" d="M-5-8-6-14l3.5 2.5L0-15l2.5 3.5L6-14 5-8z" />
              </Show>
            </g>
          );
        }}
      </For>
    </svg>
  );
}
