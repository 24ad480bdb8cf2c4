import { For, Index, Show, createEffect, createMemo, createSignal, on, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { distance } from '@orrery/imperium';
import type { Seat } from '@orrery/kernel';
import { seatClass } from '@orrery/web/design/Seat.tsx';
import { t } from '../words.ts';
import { SCALE_OF, fit, held, isRemote, levelOf, moved, shown, transformOf, zoomAt } from './camera.ts';
import type { Camera, Level, Size } from './camera.ts';
import { besideMap, boxOf, centreOf, neighbourIn, sideOf, turned, turnsToSouth } from './geometry.ts';
import type { Point } from './geometry.ts';
import { Beats } from './Beats.tsx';
import type { Beat } from './beats.ts';
import { kept } from './kept.ts';
import { Minimap } from './Minimap.tsx';
import type { Arrow, MapModel, MapSystem, Marks } from './model.ts';
import { notesOf, withArrow } from './notes.ts';
import { PointsScale } from './PointsScale.tsx';
import { spokenSystem } from './spoken.ts';
import { RiftPaint } from './Special.tsx';
import { System, SystemGround } from './System.tsx';
import { LayerMenu, ZoomTools, layers } from './Tools.tsx';
import './Map.css';

/** A finger that moved less than this has tapped. */
const STEADY = 7;
/** So many systems to choose from are marked more quietly: the map stays legible. */
const MANY = 14;
/** Room for the points scale, in units of the drawing. */
const SCALE_ROOM = 90;
/** A hand that has not moved the map for so many milliseconds rests. */
const RESTS = 180;

/** The galaxy: home at the bottom; one stop of Tab, arrows move from system to system, Enter chooses. Every answer is also in the panel. */
export function GalaxyMap(props: {
  model: MapModel;
  /** The match, for what the reader notes on the map. */
  match: string;
  marks: Marks;
  /** Whose home lies at the bottom. */
  south: Seat | null;
  /** The system in which the great planet lies. */
  capital: string;
  name: (seat: Seat) => string;
  picked: string | null;
  choose: (system: string) => void;
  /** Systems that the fleets of a system could reach. */
  reachOf: (system: string) => ReadonlySet<string>;
  points: { of: number; seats: readonly number[] } | null;
  /** What the others have just done. */
  beats: readonly Beat[];
  children?: JSX.Element;
}) {
  const [size, setSize] = createSignal<Size>({ width: 800, height: 700 });
  const [camera, setCamera] = createSignal<Camera>({ x: 0, y: 0, scale: 0.6 });
  const [isOwnView, setOwnView] = createSignal(false);
  /** The map follows a hand: until it rests it is moved as a picture, and drawn sharply then. */
  const [isGliding, setGliding] = createSignal(false);
  let frame: HTMLDivElement | undefined;
  let glass: HTMLDivElement | undefined;

  const model = createMemo((before: MapModel | undefined) => kept(before, props.model));
  const systems = () => model().systems;
  const turns = createMemo(() => {
    const home = systems().find(({ home: of }) => of !== null && of === props.south);
    // A home beside the map is reached through its gate.
    const gate = systems().find(({ id }) => id === home?.near[0]);
    return turnsToSouth(home?.cell ?? gate?.cell ?? null);
  });
  const centres = () => {
    const onMap = systems().flatMap(({ cell }) => (cell === null ? [] : [centreOf(turned(cell, turns()))]));
    const beside = besideMap(onMap, systems().length - onMap.length);
    return systems().map(({ id, cell }) => ({
      id,
      ...(cell === null ? beside.shift()! : centreOf(turned(cell, turns()))),
    }));
  };
  const places = createMemo(centres, [], {
    equals: (a, b) =>
      a.length === b.length && a.every((one, i) => one.id === b[i]!.id && one.x === b[i]!.x && one.y === b[i]!.y),
  });
  const placeOf = createMemo(() => new Map(places().map((one) => [one.id, one])));
  const isNarrow = () => size().width < 560;
  /** The points scale stands beside the galaxy, not over it. */
  const box = createMemo(() => {
    const hexes = boxOf(places());
    return props.points && !isNarrow() ? { ...hexes, left: hexes.left - SCALE_ROOM } : hexes;
  });
  const radius = createMemo(() => {
    const onMap = places().filter((_, i) => systems()[i]!.cell !== null);
    return Math.max(...onMap.map(({ x, y }) => Math.hypot(x, y)), 100) + 78;
  });
  const level = createMemo((): Level => levelOf(camera().scale));
  const look = (next: Camera) => setCamera(held(next, box(), size()));
  let resting: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(resting));
  /** Where a hand moves the map to. */
  const glide = (next: Camera) => {
    clearTimeout(resting);
    resting = setTimeout(() => setGliding(false), RESTS);
    setGliding(true);
    setOwnView(true);
    look(next);
  };

  /** The whole galaxy; on a small screen what is being done, or home. */
  const settle = () => {
    setOwnView(false);
    const whole = fit(box(), size());
    const middle = placeOf().get(props.marks.active ?? homeId() ?? '');
    if (isNarrow() && middle) look({ x: middle.x, y: middle.y - 60, scale: Math.max(whole.scale, 0.62) });
    else look(whole);
  };
  const homeId = () => systems().find(({ home }) => home !== null && home === props.south)?.id;
  const fitAll = () => {
    setOwnView(true);
    look(fit(box(), size()));
  };
  const measure = () => {
    if (!frame) return;
    const { clientWidth: width, clientHeight: height } = frame;
    if (width === 0 || height === 0) return;
    setSize({ width, height });
    if (isOwnView()) look(camera());
    else settle();
  };
  onMount(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(frame!);
    measure();
    onCleanup(() => observer.disconnect());
  });
  createEffect(on([box, turns], () => !isOwnView() && settle(), { defer: true }));
  /** Brings a system into the window without changing the zoom. */
  const bring = (id: string) => {
    const at = placeOf().get(id);
    if (!at) return;
    const seen = shown(camera(), size());
    const room = 110;
    const isIn =
      at.x > seen.left + room && at.x < seen.right - room && at.y > seen.top + room && at.y < seen.bottom - room;
    if (!isIn) look({ ...camera(), x: at.x, y: at.y });
  };
  createEffect(
    on(
      () => props.marks.active,
      (active) => active && bring(active),
      { defer: true },
    ),
  );

  // ------------------------------------------------------------------------------------------------------- fingers and keys
  const fingers = new Map<number, Point>();
  let travelled = 0;
  const at = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = frame!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const here = at(event);
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, here);
    travelled += Math.hypot(here.x - before.x, here.y - before.y);
    if (travelled < STEADY) return;
    glass?.setPointerCapture(event.pointerId);
    const other = others[0];
    if (!other) {
      glide(moved(camera(), here.x - before.x, here.y - before.y));
      return;
    }
    const spread = Math.hypot(here.x - other.x, here.y - other.y);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
    const shifted = moved(camera(), (here.x - before.x) / 2, (here.y - before.y) / 2);
    glide(zoomAt(shifted, size(), middle, was > 0 ? spread / was : 1));
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    glide(zoomAt(camera(), size(), at(event), Math.exp(-step * 0.0016)));
  };
  onMount(() => {
    glass!.addEventListener('wheel', wheel, { passive: false });
    onCleanup(() => glass?.removeEventListener('wheel', wheel));
  });
  const zoom = (factor: number) => {
    setOwnView(true);
    look(zoomAt(camera(), size(), { x: size().width / 2, y: size().height / 2 }, factor));
  };
  const zoomTo = (wanted: Level) => {
    setOwnView(true);
    const middle = placeOf().get(props.picked ?? '') ?? camera();
    look(wanted === 'far' ? fit(box(), size()) : { x: middle.x, y: middle.y, scale: SCALE_OF[wanted] });
  };
  const own = () => notesOf(props.match);
  /** While the reader draws an arrow, the next system is where it leads; else the system is chosen. */
  const choose = (id: string) => {
    if (travelled >= STEADY) return;
    const start = own().start();
    if (start === null) return props.choose(id);
    own().begin(null);
    own().change(withArrow(own().notes(), start, id));
  };
  const ownArrows = createMemo((): Arrow[] =>
    own()
      .notes()
      .arrows.map(([from, to]) => ({ from, to, seat: props.south ?? 0, jump: false })),
  );
  const keys = (event: KeyboardEvent & { currentTarget: HTMLDivElement }) => {
    const all = [...event.currentTarget.querySelectorAll<SVGPolygonElement>('.im-press')];
    const index = all.indexOf(document.activeElement as unknown as SVGPolygonElement);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') fitAll();
    else if (index < 0) return;
    else if (event.key === 'Enter' || event.key === ' ') {
      travelled = 0;
      choose(places()[index]!.id);
    } else {
      const next = neighbourIn(places()[index]!, places(), event.key);
      if (next === null) return;
      all[next]?.focus({ preventScroll: true });
      bring(places()[next]!.id);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  /** One step, and yet not side by side: the way leads through wormholes. */
  const isJump = (from: string, to: string): boolean => {
    const [a, b] = [from, to].map((id) => systems().find((system) => system.id === id));
    if (!a?.cell || !b?.cell || !a.near.includes(to)) return false;
    return distance(a.cell, b.cell) > 1;
  };
  /** Ways of ships that others have moved. */
  const toldArrows = createMemo((): Arrow[] =>
    props.beats.flatMap((beat) =>
      beat.what === 'moved'
        ? beat.from.map((from) => ({ from, to: beat.system, seat: beat.seat, jump: isJump(from, beat.system) }))
        : [],
    ),
  );
  createEffect(
    on(
      () => props.beats[0]?.system,
      (system) => system && !isOwnView() && bring(system),
      { defer: true },
    ),
  );

  const reach = createMemo(() => (props.picked !== null && layers.reach() ? props.reachOf(props.picked) : new Set()));
  const first = () => props.picked ?? props.marks.active ?? homeId() ?? places()[0]?.id;
  const words = (system: MapSystem, isOpen: boolean, isActive: boolean) => {
    const spoken = spokenSystem(system, props.name, isOpen, isActive);
    const note = own().notes().words[system.id];
    return note === undefined ? spoken : `${spoken}; ${t('hasNote', { words: note })}`;
  };
  return (
    <div class="im-map" ref={frame} data-level={level()} data-remote={isRemote(camera().scale) ? '' : undefined}>
      <div
        ref={glass}
        class="im-galaxy"
        classList={{
          'many-open': props.marks.open.size > MANY,
          'no-control': !layers.control(),
          'with-cover': layers.cover(),
          'with-values': layers.values(),
        }}
        role="group"
        aria-label={t('galaxy', { n: systems().length })}
        onKeyDown={keys}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
      >
        <div class="im-sky" classList={{ gliding: isGliding() }} style={{ transform: transformOf(camera(), size()) }}>
          <svg>
            <Definitions />
            <Dial radius={radius()} />
            <For each={model().lanes}>
              {(lanes) => {
                const centre = () => centreOf(turned(lanes.cell, turns()));
                return (
                  <g class="im-lanes" transform={`translate(${centre().x} ${centre().y})`} aria-hidden="true">
                    <For each={lanes.pairs}>
                      {([a, b]) => {
                        const from = () => sideOf(a + turns());
                        const to = () => sideOf(b + turns());
                        const path = () => `M${from().x} ${from().y}Q0 0 ${to().x} ${to().y}`;
                        return (
                          <>
                            <path class="under" d={path()} />
                            <path class="over" d={path()} />
                          </>
                        );
                      }}
                    </For>
                  </g>
                );
              }}
            </For>
            <g aria-hidden="true">
              <Index each={systems()}>{(system, i) => <SystemGround system={system()} at={places()[i]!} />}</Index>
            </g>
            <Index each={systems()}>
              {(system, i) => {
                const isOpen = createMemo(() => props.marks.open.has(system().id));
                const isActive = createMemo(() => props.marks.active === system().id);
                const spoken = createMemo(() => words(system(), isOpen(), isActive()));
                return (
                  <System
                    system={system()}
                    at={places()[i]!}
                    marks={props.marks}
                    isPicked={props.picked === system().id}
                    isFirst={first() === system().id}
                    capital={props.capital === system().id}
                    words={spoken()}
                    reached={reach().has(system().id)}
                    isNoted={own().notes().words[system().id] !== undefined}
                    choose={() => choose(system().id)}
                    look={() => bring(system().id)}
                  />
                );
              }}
            </Index>
            <Show when={layers.wormholes()}>
              <WormholeLines systems={systems()} placeOf={placeOf()} />
            </Show>
            <g class="im-arrows" aria-hidden="true">
              <For each={props.marks.arrows}>{(arrow) => <Way arrow={arrow} placeOf={placeOf()} as="planned" />}</For>
              <For each={ownArrows()}>{(arrow) => <Way arrow={arrow} placeOf={placeOf()} as="own" />}</For>
              <For each={toldArrows()}>{(arrow) => <Way arrow={arrow} placeOf={placeOf()} as="told" />}</For>
            </g>
            <Beats beats={props.beats} placeOf={placeOf()} />
          </svg>
        </div>
      </div>
      <Show when={props.points}>{(points) => <PointsScale of={points().of} seats={points().seats} />}</Show>
      <ZoomTools level={level()} zoom={zoom} zoomTo={zoomTo} fit={fitAll}>
        <Minimap
          systems={systems()}
          placeOf={placeOf()}
          box={box()}
          seen={shown(camera(), size())}
          look={(point) => {
            setOwnView(true);
            look({ ...camera(), ...point });
          }}
        />
      </ZoomTools>
      <LayerMenu />
      {props.children}
    </div>
  );
}

/** The graduated circle around the galaxy. */
function Dial(props: { radius: number }) {
  const ticks = createMemo(() => {
    const path = (every: number, length: number) =>
      Array.from({ length: 360 / every }, (_, i) => {
        const angle = (i * every * Math.PI) / 180;
        const [x, y] = [Math.sin(angle), -Math.cos(angle)];
        const inner = props.radius - length;
        return `M${(x * props.radius).toFixed(1)} ${(y * props.radius).toFixed(1)}L${(x * inner).toFixed(1)} ${(y * inner).toFixed(1)}`;
      }).join('');
    return path(2, 5) + path(10, 12);
  });
  return (
    <g class="im-dial" aria-hidden="true">
      <circle r={props.radius} />
      <circle class="fine" r={props.radius + 6} />
      <path d={ticks()} />
    </g>
  );
}

/** Ships under way: a bow from system to system; through a wormhole a short arrow at each mouth. */
function Way(props: { arrow: Arrow; placeOf: ReadonlyMap<string, Point>; as: 'planned' | 'told' | 'own' }) {
  const ends = () => {
    const from = props.placeOf.get(props.arrow.from);
    const to = props.placeOf.get(props.arrow.to);
    return from && to ? { from, to } : null;
  };
  const paths = (from: Point, to: Point): string[] => {
    if (props.arrow.jump)
      return [
        `M${from.x} ${from.y + 40}L${from.x} ${from.y + 2}`,
        `M${to.x + 52} ${to.y - 2}L${to.x + 26} ${to.y + 44}`,
      ];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    const start = { x: from.x + (dx / length) * 34, y: from.y + 52 + (dy / length) * 14 };
    const end = { x: to.x - (dx / length) * 46, y: to.y + 34 - (dy / length) * 30 };
    const bend = { x: (start.x + end.x) / 2 - (dy / length) * 34, y: (start.y + end.y) / 2 + (dx / length) * 34 };
    return [`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`];
  };
  return (
    <Show when={ends()}>
      {(both) => (
        <g class={`im-way ${seatClass(props.arrow.seat)}`} classList={{ jump: props.arrow.jump, [props.as]: true }}>
          <For each={paths(both().from, both().to)}>
            {(path) => (
              <>
                <path class="under" d={path} />
                <path class="over" d={path} marker-end="url(#im-arrow)" />
              </>
            )}
          </For>
        </g>
      )}
    </Show>
  );
}

function WormholeLines(props: { systems: readonly MapSystem[]; placeOf: ReadonlyMap<string, Point> }) {
  const pairs = () => {
    const found: { from: Point; to: Point; colour: string }[] = [];
    const all = props.systems.flatMap((system) => system.wormholes.map((hole) => ({ system, hole })));
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) {
        const [from, to] = [props.placeOf.get(a.system.id), props.placeOf.get(b.system.id)];
        if (a.hole.letter === b.hole.letter && from && to) found.push({ from, to, colour: a.hole.colour });
      }
    return found;
  };
  return (
    <g class="im-hole-lines" aria-hidden="true">
      <For each={pairs()}>
        {({ from, to, colour }) => <path class={colour} d={`M${from.x} ${from.y - 18}L${to.x} ${to.y - 18}`} />}
      </For>
    </g>
  );
}

function Definitions() {
  return (
    <defs>
      <radialGradient id="im-hex" cx=".5" cy=".42" r=".62">
        <stop class="im-stop-sky" offset="0" />
        <stop class="im-stop-night" offset="1" />
      </radialGradient>
      <radialGradient id="im-hex-deep" cx=".5" cy=".42" r=".62">
        <stop class="im-stop-deep" offset="0" />
        <stop class="im-stop-void" offset="1" />
      </radialGradient>
      <RiftPaint />
      <pattern id="im-hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V11" class="im-hatch" />
      </pattern>
      <marker id="im-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5.2" markerHeight="5.2" orient="auto">
        <path class="im-arrowhead" d="M0 .8 10 5 0 9.2 2.6 5z" />
      </marker>
    </defs>
  );
}
