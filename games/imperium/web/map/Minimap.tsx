import { For } from 'solid-js';
import { seatClass, seatGlyph } from '@orrery/web/design/Seat.tsx';
import { t } from '../words.ts';
import { outline } from './geometry.ts';
import type { Box, Point } from './geometry.ts';
import { controllerOf } from './model.ts';
import type { MapSystem } from './model.ts';

const HEX = 96;

/** The whole galaxy in small: who holds what, and which part is looked at. A tap goes there. */
export function Minimap(props: {
  systems: readonly MapSystem[];
  placeOf: ReadonlyMap<string, Point>;
  box: Box;
  seen: Box;
  look: (point: Point) => void;
}) {
  const width = () => props.box.right - props.box.left;
  const height = () => props.box.bottom - props.box.top;
  const go = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const { left, top, width: w, height: h } = event.currentTarget.getBoundingClientRect();
    const scale = Math.max(width() / w, height() / h);
    props.look({
      x: (props.box.left + props.box.right) / 2 + (event.clientX - left - w / 2) * scale,
      y: (props.box.top + props.box.bottom) / 2 + (event.clientY - top - h / 2) * scale,
    });
  };
  return (
    <svg
      class="im-mini"
      viewBox={`${props.box.left} ${props.box.top} ${width()} ${height()}`}
      role="img"
      aria-label={t('minimap')}
      onClick={go}
    >
      <For each={props.systems}>
        {(system) => (
          <polygon
            class={controllerOf(system) === null ? '' : `held ${seatClass(controllerOf(system)!)}`}
            points={outline(HEX, props.placeOf.get(system.id)!)}
          />
        )}
      </For>
      {/* Before the glyphs: what moves and what stands still are then two pictures, and only one is drawn again. */}
      <rect
        class="seen"
        x={Math.max(props.box.left, props.seen.left)}
        y={Math.max(props.box.top, props.seen.top)}
        width={Math.max(0, Math.min(props.box.right, props.seen.right) - Math.max(props.box.left, props.seen.left))}
        height={Math.max(0, Math.min(props.box.bottom, props.seen.bottom) - Math.max(props.box.top, props.seen.top))}
      />
      <For each={props.systems.filter((system) => controllerOf(system) !== null)}>
        {(system) => {
          const seat = controllerOf(system)!;
          const at = () => props.placeOf.get(system.id)!;
          return (
            <use
              class={seatClass(seat)}
              href={`#${seatGlyph(seat)}`}
              x={at().x - 45}
              y={at().y - 45}
              width="90"
              height="90"
            />
          );
        }}
      </For>
    </svg>
  );
}
