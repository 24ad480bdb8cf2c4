import { For, Index, Show } from 'solid-js';
import { seatClass, seatGlyph } from '@orrery/web/design/Seat.tsx';
import type { MapForce, MapUnit } from './model.ts';
import { GLYPH, ICON, ROW, heightOf, rowsOf, widthOf, widthOfForce } from './rows.ts';

/** One player's units in space: what, how many, damaged, carried. `x` is the middle, `y` the upper edge. */
export function Capsule(props: { force: MapForce; x: number; y: number; moving: boolean }) {
  const rows = () => rowsOf(props.force.units);
  const width = () => widthOfForce(props.force);
  return (
    <g
      class={`im-capsule ${seatClass(props.force.seat)}`}
      classList={{ moving: props.moving }}
      transform={`translate(${(props.x - width() / 2).toFixed(1)} ${props.y})`}
    >
      <rect width={width()} height={heightOf(props.force)} rx="6" />
      <use href={`#${seatGlyph(props.force.seat)}`} x="5" y={ROW / 2 - 2.5} width="10" height="10" />
      <For each={rows()}>{(row, i) => <UnitRow units={row.units} x={i() === 0 ? 5 + GLYPH : 6} y={i() * ROW} />}</For>
    </g>
  );
}

function UnitRow(props: { units: readonly MapUnit[]; x: number; y: number }) {
  const starts = () => {
    let at = props.x;
    return props.units.map((unit) => {
      const here = at;
      at += widthOf(unit);
      return here;
    });
  };
  return (
    <Index each={props.units}>
      {(unit, i) => (
        <g classList={{ 'im-carried': unit().carried }}>
          <use href={`#${unit().icon}`} x={starts()[i]} y={props.y + 5} width={ICON - 1} height={ICON - 1} />
          <Show when={unit().n > 1}>
            <text class="im-n" x={starts()[i]! + ICON - 0.5} y={props.y + 23}>
              {unit().n}
            </text>
          </Show>
          <Show when={unit().damaged > 0}>
            <g class="im-damage" transform={`translate(${starts()[i]! + 4} ${props.y + 8})`}>
              <circle r="6.5" />
              <path d="M-2.6-3.4 1-.4-1.4.6 2.4 3.6" />
            </g>
          </Show>
        </g>
      )}
    </Index>
  );
}

/** From afar a fleet is one number: what it is worth. */
export function Strength(props: { force: MapForce; y: number }) {
  const figure = () => String(props.force.worth);
  const width = () => 46 + figure().length * 20;
  return (
    <g class={`im-strength ${seatClass(props.force.seat)}`} transform={`translate(${-width() / 2} ${props.y})`}>
      <rect width={width()} height="42" rx="7" />
      <use href={`#${seatGlyph(props.force.seat)}`} x="9" y="11" width="20" height="20" />
      <text x={(width() + 28) / 2} y="33">
        {figure()}
      </text>
    </g>
  );
}
