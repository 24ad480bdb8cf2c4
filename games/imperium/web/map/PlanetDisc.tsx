import { For, Index, Show } from 'solid-js';
import { planetImage } from '@orrery/web/design/Planet.tsx';
import { seatClass, seatGlyph } from '@orrery/web/design/Seat.tsx';
import { bitmapOf } from './bitmap.ts';
import { outline } from './geometry.ts';
import type { MapForce, MapPlanet, Mark } from './model.ts';

const BADGE = outline(13);
/** So many capsules of ground units stand on each other; further ones stand to their right. */
const COLUMN = 3;
/** From one of them to the next. */
const STEP = 19;

/** A planet: its owner as ring and glyph, resources in a hexagon, influence in a circle, what stands on it at its right. */
export function PlanetDisc(props: {
  planet: MapPlanet;
  place: { x: number; y: number; r: number };
  isCapital: boolean;
  named: boolean;
}) {
  const r = () => props.place.r;
  const badge = () => ({ x: r() * 0.74, y: r() * 0.74 });
  /** Where the uppermost capsule of units stands: the lowest ends above the badge of influence. */
  const above = () => {
    const kinds = props.planet.forces.reduce((n, force) => n + Math.min(force.units.length, COLUMN), 0);
    return Math.min(-r() * 0.62, r() * 0.74 - 23 - (kinds - 1) * STEP);
  };
  return (
    <g
      class="im-planet"
      classList={{ exhausted: props.planet.exhausted }}
      transform={`translate(${props.place.x} ${props.place.y})`}
    >
      <Show when={props.isCapital}>
        <circle class="im-orbit" r={r() + 12} />
        <circle class="im-orbit fine" r={r() + 18} />
      </Show>
      <image
        href={bitmapOf(planetImage(props.planet.picture))}
        x={-r() * 1.22}
        y={-r() * 1.22}
        width={r() * 2.44}
        height={r() * 2.44}
      />
      <Show when={props.planet.owner !== null}>
        <g class={seatClass(props.planet.owner!)}>
          <circle class="im-owner" r={r() + 4.5} />
          <circle class="im-owner-ground" cy={-r() - 4.5} r="9" />
          <use
            class="im-owner-glyph"
            href={`#${seatGlyph(props.planet.owner!)}`}
            x="-6.5"
            y={-r() - 11}
            width="13"
            height="13"
          />
        </g>
      </Show>
      <g class="im-res" transform={`translate(${-badge().x} ${badge().y})`}>
        <g class="im-badge">
          <polygon points={BADGE} />
          <text y="6">{props.planet.resources}</text>
        </g>
      </g>
      <g class="im-inf" transform={`translate(${badge().x} ${badge().y})`}>
        <g class="im-badge">
          <circle r="12" />
          <text y="6">{props.planet.influence}</text>
        </g>
      </g>
      <Index each={props.planet.specialties}>
        {(mark, i) => <Badge mark={mark()} x={-r() * 0.9} y={-r() * 0.5 - i * 19} />}
      </Index>
      <Index each={props.planet.traits}>
        {(mark, i) => <Badge mark={mark()} x={-r() * 0.9} y={r() * 0.1 + i * 19} small />}
      </Index>
      <For each={props.planet.forces}>
        {(force, i) => <Ground force={force} x={r() * 0.72} y={above()} after={i()} />}
      </For>
      <text class="im-name" classList={{ crowded: !props.named }} y={r() + 24}>
        {props.planet.name}
      </text>
    </g>
  );
}

export function Badge(props: { mark: Pick<Mark, 'icon' | 'colour'>; x: number; y: number; small?: true }) {
  return (
    <g class={`im-mark im-${props.mark.colour}`} classList={{ small: props.small ?? false }}>
      <circle cx={props.x} cy={props.y} r={props.small ? 7 : 9.5} />
      <use
        href={`#${props.mark.icon}`}
        x={props.x - (props.small ? 4.5 : 6)}
        y={props.y - (props.small ? 4.5 : 6)}
        width={props.small ? 9 : 12}
        height={props.small ? 9 : 12}
      />
    </g>
  );
}

/** Structures and ground forces: a small capsule for each kind. */
function Ground(props: { force: MapForce; x: number; y: number; after: number }) {
  const width = (i: number) => {
    const { n } = props.force.units[i]!;
    return n > 1 ? 25 + 10 * String(n).length : 21;
  };
  const left = (i: number) => (i < COLUMN ? 0 : Math.max(...[0, 1, 2].map(width)) + 1);
  return (
    <g
      class={`im-ground ${seatClass(props.force.seat)}`}
      transform={`translate(${props.x} ${props.y + props.after * 2 * STEP})`}
    >
      <Index each={props.force.units}>
        {(unit, i) => (
          <g transform={`translate(${left(i)} ${(i % COLUMN) * STEP})`}>
            <rect y="-10.5" width={width(i)} height="21" rx="10.5" />
            <use href={`#${unit().icon}`} x="3.5" y="-7" width="14" height="14" />
            <Show when={unit().n > 1}>
              <text class="im-n" x="19.5" y="5.5">
                {unit().n}
              </text>
            </Show>
            <Show when={unit().damaged > 0}>
              <g class="im-damage" transform="translate(3 -6)">
                <circle r="6" />
                <path d="M-2.6-3.4 1-.4-1.4.6 2.4 3.6" />
              </g>
            </Show>
          </g>
        )}
      </Index>
    </g>
  );
}
