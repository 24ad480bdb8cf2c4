import { For, Index } from 'solid-js';
import { seatClass, seatGlyph } from '@orrery/web/design/Seat.tsx';
import { t } from '../words.ts';

const HEIGHT = 300;
/** Glyphs side by side: more would lie over the galaxy. */
const COLUMNS = 3;

/** The victory points of all on one scale. */
export function PointsScale(props: { of: number; seats: readonly number[] }) {
  const y = (points: number) => 10 + HEIGHT - (HEIGHT * Math.min(points, props.of)) / props.of;
  const at = (points: number) => props.seats.flatMap((own, seat) => (Math.min(own, props.of) === points ? [seat] : []));
  return (
    <svg class="im-points" viewBox={`0 0 96 ${HEIGHT + 36}`} role="img" aria-label={t('points', { n: props.of })}>
      <path class="scale" d={`M30 ${y(0)}V${y(props.of)}`} />
      <Index each={Array.from({ length: props.of + 1 })}>
        {(_, points) => (
          <>
            <path class="scale" d={`M24 ${y(points)}H36`} />
            <text x="18" y={y(points) + 4}>
              {points}
            </text>
            <For each={at(points)}>
              {(seat, i) => (
                <use
                  class={seatClass(seat)}
                  href={`#${seatGlyph(seat)}`}
                  x={42 + (i() % COLUMNS) * 12}
                  y={y(points) - 6 * Math.ceil(at(points).length / COLUMNS) + 1 + Math.floor(i() / COLUMNS) * 12}
                  width="10"
                  height="10"
                />
              )}
            </For>
          </>
        )}
      </Index>
      <text class="unit" x="40" y={HEIGHT + 32}>
        {t('pointsShort')}
      </text>
    </svg>
  );
}
