import { For, Index, Show, createMemo } from 'solid-js';
import { seatClass, seatGlyph } from '@orrery/web/design/Seat.tsx';
import { Capsule, Strength } from './Capsule.tsx';
import { CAPITAL, PLACES, outline } from './geometry.ts';
import type { Point } from './geometry.ts';
import { controllerOf } from './model.ts';
import type { MapSystem, Marks } from './model.ts';
import { PlanetDisc } from './PlanetDisc.tsx';
import { capsulePlaces } from './rows.ts';
import { stars } from './sky.ts';
import { AnomalyPicture, Wormhole } from './Special.tsx';

const EDGE = outline(97);
const MARK = outline(94);
const INNER = outline(87);
/** A name of more letters is drawn smaller and narrower: it may not leave its hex. */
const LONG = 14;
const WIDE = 112;
/** Where capsules end: just above the lower side. */
const FLOOR = 82;
/** A line of units is so high at most; of what is higher planets make way, and it ends a little lower. */
const ONE_LINE = 40;
const LIFTED = { planets: 14, floor: 93 };

/** Where the wormholes of a system lie: in the middle of empty space, else beside the planet. */
const holePlace = (planets: number, i: number, of: number): Point & { r: number } => {
  if (planets === 0) return { x: (i - (of - 1) / 2) * 62, y: -18, r: of > 1 ? 27 : 34 };
  if (planets === 1) return of === 1 ? { x: 54, y: -18, r: 22 } : { x: 52, y: -20 + (i - (of - 1) / 2) * 40, r: 18 };
  return { x: i * 40 - 2, y: -66, r: 18 };
};

/** What lies below everything else: units that stick out of a system are not covered by the next one. */
export function SystemGround(props: { system: MapSystem; at: Point }) {
  const system = () => props.system;
  const controller = createMemo(() => controllerOf(system()));
  return (
    <g
      class="im-system"
      classList={{ deep: system().planets.length === 0 }}
      transform={`translate(${props.at.x.toFixed(1)} ${props.at.y.toFixed(1)})`}
    >
      <g class={controller() === null ? '' : seatClass(controller()!)}>
        <polygon
          class="im-edge"
          classList={{ held: controller() !== null, home: system().home !== null }}
          points={EDGE}
        />
      </g>
      <Show when={system().home !== null}>
        <polygon class={`im-home ${seatClass(system().home!)}`} points={MARK} />
      </Show>
      <path class="im-stars" d={stars(system().id)} />
      <For each={system().anomalies}>{(anomaly) => <AnomalyPicture kind={anomaly.kind} id={system().id} />}</For>
    </g>
  );
}

/** One system at all zooms; what is too small to be read at a zoom is left out by the level of the map. */
export function System(props: {
  system: MapSystem;
  at: Point;
  marks: Marks;
  isPicked: boolean;
  isFirst: boolean;
  capital: boolean;
  words: string;
  reached: boolean;
  /** The reader has noted something there. */
  isNoted: boolean;
  choose: () => void;
  look: () => void;
}) {
  const system = () => props.system;
  const planets = () => system().planets;
  const places = () => (props.capital ? [CAPITAL] : PLACES[Math.min(planets().length, 3)]!);
  const isDeep = () => planets().length === 0;
  const controller = createMemo(() => controllerOf(system()));
  const capsules = createMemo(() => {
    const low = capsulePlaces(system().forces, FLOOR);
    return low.some(({ y }) => y < FLOOR - ONE_LINE) ? capsulePlaces(system().forces, LIFTED.floor) : low;
  });
  /** Names of planets stay above units that need more than one line. */
  const lift = () => (capsules().some(({ y }) => y < FLOOR - ONE_LINE) ? LIFTED.planets : 0);
  const placeAt = (i: number) => {
    const place = places()[i] ?? PLACES[1]![0]!;
    return { ...place, y: place.y - lift() };
  };
  /** The name of what lies in empty space: above units, and beside the tokens at the edge. */
  const labelAt = () => (system().forces.length === 0 ? 64 : system().tokens.length > 0 ? -42 : -58);
  // Marks are replaced whole with every change: what they say of this system changes seldom.
  const isOpen = createMemo(() => props.marks.open.has(system().id));
  const isSource = createMemo(() => props.marks.sources.has(system().id));
  const isMoving = createMemo(() => props.marks.moving.has(system().id));
  const closed = createMemo(() => props.marks.closed.get(system().id));
  const isActive = createMemo(() => props.marks.active === system().id);
  const label = () => (isDeep() ? system().anomalies[0]?.name : undefined);
  return (
    <g
      class="im-system"
      classList={{
        open: isOpen(),
        source: isSource(),
        closed: closed() !== undefined,
        active: isActive(),
        picked: props.isPicked,
        deep: isDeep(),
        reached: props.reached,
        busy: system().forces.length > 0,
      }}
      transform={`translate(${props.at.x.toFixed(1)} ${props.at.y.toFixed(1)})`}
    >
      {/* The label of the hex that is pressed says all of it in words. */}
      <g aria-hidden="true">
        <Show when={system().cover.length > 0}>
          <polygon class="im-cover" points={MARK} />
        </Show>
        <polygon class="im-choice" points={MARK} />
        <polygon class="im-choice-2" points={INNER} />
        <Index each={system().wormholes}>
          {(hole, i) => {
            const place = () => holePlace(planets().length, i, system().wormholes.length);
            return <Wormhole hole={hole()} x={place().x} y={place().y} r={place().r} />;
          }}
        </Index>
        <Show when={system().frontier !== null}>
          <g class="im-frontier" transform={`translate(-50 ${isDeep() ? -34 : -62})`}>
            <circle r="15" />
            <circle class="ring" r="9" />
            <path d="M0-15V15M-15 0H15" />
          </g>
        </Show>
        <Show when={system().cell === null}>
          <circle class="im-beside" r="108" />
        </Show>
        <Index each={planets()}>
          {(planet, i) => (
            <PlanetDisc planet={planet()} place={placeAt(i)} isCapital={props.capital} named={planets().length < 3} />
          )}
        </Index>
        <Show when={label()}>
          {(name) => (
            <text
              class="im-anomaly"
              classList={{ above: system().forces.length > 0, long: name().length > LONG }}
              y={labelAt()}
              {...(name().length > LONG ? { textLength: WIDE, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
            >
              {name()}
            </text>
          )}
        </Show>
        <g class="im-fleets">
          <Index each={capsules()}>
            {(one) => <Capsule force={one().force} x={one().x} y={one().y} moving={isMoving()} />}
          </Index>
        </g>
        <g class="im-strengths">
          <Index each={system().forces}>
            {(force, i) => <Strength force={force()} y={34 - (system().forces.length - 1 - i) * 46} />}
          </Index>
          <Show when={system().forces.length === 0 && controller() !== null}>
            <g class={`im-held ${seatClass(controller()!)}`}>
              <circle cy="56" r="16" />
              <use href={`#${seatGlyph(controller()!)}`} x="-9" y="47" width="18" height="18" />
            </g>
          </Show>
        </g>
        <For each={system().tokens}>
          {(seat, i) => (
            <g
              class={`im-token ${seatClass(seat)}`}
              transform={`translate(${48 - i() * Math.min(25, 84 / system().tokens.length)} -70)`}
            >
              <g class="im-badge">
                <use class="body" href="#u-token" x="-13" y="-13" width="26" height="26" />
                <use class="glyph" href={`#${seatGlyph(seat)}`} x="-5" y="-2" width="10" height="10" />
              </g>
            </g>
          )}
        </For>
        <Show when={props.isNoted}>
          <g class="im-noted" transform="translate(62 46)">
            <circle r="11" />
            <use href="#i-eye" x="-7" y="-7" width="14" height="14" />
          </g>
        </Show>
        <Show when={closed()}>
          <g class="im-lock" transform="translate(-62 46)">
            <circle r="11" />
            <use href="#i-lock" x="-7" y="-7" width="14" height="14" />
          </g>
        </Show>
      </g>
      <polygon
        class="im-press"
        points={EDGE}
        role="button"
        tabindex={props.isFirst ? 0 : -1}
        aria-label={props.words}
        data-system={system().id}
        onClick={() => props.choose()}
        onFocus={() => props.look()}
      />
    </g>
  );
}
