import { For, Show, createMemo } from 'solid-js';
import type { Seat, Stack } from '@orrery/kernel';
import { planetImage } from '@orrery/web/design/Planet.tsx';
import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import { seatClass, seatGlyph } from '@orrery/web/design/Seat.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { t } from './words.ts';
import { UNIT_KINDS, cellsOf, isShip, names, planetName, planetsIn, say, tile, viewOf } from './content.ts';
import type { Planet, Unit } from './content.ts';
import { OUTLINE, PLACES, centre, frameOf, neighbourIn } from './hexes.ts';
import { mapState } from './state.ts';
import './Map.css';

const UNIT_ICON: { [U in Unit]: IconName } = {
  'space-dock': 'u-dock',
  pds: 'u-pds',
  'ground-force': 'u-infantry',
  fighter: 'u-fighter',
  destroyer: 'u-destroyer',
  cruiser: 'u-cruiser',
  carrier: 'u-carrier',
  dreadnought: 'u-dreadnought',
  'war-sun': 'u-warsun',
};
const KINDS: readonly PlanetKind[] = ['ocean', 'jungle', 'desert', 'lava', 'ice', 'storm', 'jade', 'iron', 'rose'];
const kindOf = (planet: string): PlanetKind =>
  planet === 'mecatol-rex' ? 'city' : KINDS[[...planet].reduce((n, c) => n + c.codePointAt(0)!, 0) % KINDS.length]!;

/** The galaxy: one stop of Tab, arrows move from system to system, Enter chooses. Every answer is also in the panel. */
export function GalaxyMap(props: { table: TableModel }) {
  const galaxy = createMemo(() => viewOf(props.table).pub.galaxy, undefined, {
    equals: (a, b) => a.join() === b.join(),
  });
  const systems = createMemo(() => {
    const cells = cellsOf(galaxy());
    return galaxy().flatMap((id, i) => (id === '' ? [] : [{ id, ...centre(cells[i]!) }]));
  });
  const state = mapState(props.table);
  const choose = (system: string) => {
    const answers = state.about(system);
    if (answers.length !== 1) {
      state.pick(state.picked() === system ? null : system);
      return;
    }
    if (props.table.growth()) props.table.grow(answers[0]!);
    else void props.table.give(answers[0]!);
  };
  const keys = (event: KeyboardEvent & { currentTarget: SVGSVGElement }) => {
    const all = [...event.currentTarget.querySelectorAll<SVGGElement>('.hex')];
    const at = all.indexOf(document.activeElement as unknown as SVGGElement);
    if (at < 0) return;
    if (event.key === 'Enter' || event.key === ' ') choose(systems()[at]!.id);
    else {
      const next = neighbourIn(systems()[at]!, systems(), event.key);
      if (next === null) return;
      all[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <svg class="galaxy" viewBox={frameOf(systems())} onKeyDown={keys} role="group" aria-label={t('galaxy')}>
      <For each={systems()}>
        {(system, i) => (
          <System
            table={props.table}
            id={system.id}
            x={system.x}
            y={system.y}
            first={i() === 0}
            choose={() => choose(system.id)}
          />
        )}
      </For>
    </svg>
  );
}

function System(props: { table: TableModel; id: string; x: number; y: number; first: boolean; choose: () => void }) {
  const state = mapState(props.table);
  const pub = () => viewOf(props.table).pub;
  const can = () => state.about(props.id).length > 0;
  const printed = () => tile(props.id);
  const ships = () => (pub().units[props.id] ?? []).filter((stack) => isShip(stack.type));
  const fleets = () => [...new Set(ships().map((stack) => stack.seat))];
  const activated = () => pub().activated[props.id] ?? [];
  return (
    <g
      class={`hex k-${printed().kind}`}
      classList={{ can: can(), picked: state.picked() === props.id }}
      transform={`translate(${props.x} ${props.y})`}
      role="button"
      tabindex={props.first ? 0 : -1}
      onClick={() => props.choose()}
    >
      <title>{inWords(props.table, props.id, can())}</title>
      <polygon points={OUTLINE} class="edge" />
      <g aria-hidden="true">
        <Show when={printed().kind !== 'plain' && printed().kind !== 'home'}>
          <text class="kind" y="4">
            {say().system(props.id)}
          </text>
        </Show>
        <For each={printed().wormholes}>
          {(kind) => (
            <g transform={printed().planets.length === 0 ? 'translate(0 -14)' : 'translate(27 -38)'} class="wormhole">
              <circle r="10" />
              <text y="4">{kind === 'alpha' ? 'α' : 'β'}</text>
            </g>
          )}
        </For>
        <For each={printed().planets}>
          {(planet, i) => (
            <PlanetDisc
              table={props.table}
              planet={planet}
              place={PLACES[Math.min(printed().planets.length, 3)]![i()] ?? PLACES[1]![0]!}
            />
          )}
        </For>
        <For each={fleets()}>
          {(seat, i) => (
            <Units stacks={ships().filter((stack) => stack.seat === seat)} seat={seat} y={33 - i() * 13} size={11} />
          )}
        </For>
        <For each={activated()}>
          {(seat, i) => (
            <svg class={`counter ${seatClass(seat)}`} x={-33 + i() * 12} y={-46} width="13" height="13">
              <use href="#u-token" />
            </svg>
          )}
        </For>
      </g>
    </g>
  );
}

function PlanetDisc(props: { table: TableModel; planet: Planet; place: { x: number; y: number; r: number } }) {
  const pub = () => viewOf(props.table).pub;
  const held = () => pub().planets[props.planet.id];
  const troops = () => pub().units[props.planet.id] ?? [];
  const owner = () => held()?.by ?? null;
  const r = () => props.place.r;
  return (
    <g transform={`translate(${props.place.x} ${props.place.y})`} classList={{ exhausted: held()?.exhausted ?? false }}>
      <image
        href={planetImage(kindOf(props.planet.id))}
        x={-r() * 1.22}
        y={-r() * 1.22}
        width={r() * 2.44}
        height={r() * 2.44}
      />
      <Show when={owner() !== null}>
        <circle r={r() + 2} class={`owner ${seatClass(owner()!)}`} />
        <svg class={`mark ${seatClass(owner()!)}`} x={-4} y={-r() - 7} width="8" height="8">
          <use href={`#${seatGlyph(owner()!)}`} />
        </svg>
      </Show>
      <text class="res" x={-r() + 1} y={r() - 1}>
        {props.planet.resources}
      </text>
      <text class="inf" x={r() - 1} y={r() - 1}>
        {props.planet.influence}
      </text>
      <text class="planet-name" y={r() + 10}>
        {planetName(props.planet.id)}
      </text>
      <Show when={troops().length > 0}>
        <Units stacks={troops()} seat={troops()[0]!.seat} y={r() + 13} size={8} />
      </Show>
    </g>
  );
}

/** One player's units side by side: a mark and how many. */
function Units(props: { stacks: readonly Stack[]; seat: Seat; y: number; size: number }) {
  const kinds = () =>
    UNIT_KINDS.flatMap((unit) => {
      const n = props.stacks.filter((stack) => stack.type === unit).reduce((sum, stack) => sum + stack.n, 0);
      return n > 0 ? [{ unit, n }] : [];
    });
  const width = () => props.size * 1.75;
  return (
    <g class={`units ${seatClass(props.seat)}`} transform={`translate(${(-kinds().length * width()) / 2} ${props.y})`}>
      <rect x="-2" y="-1" width={kinds().length * width() + 4} height={props.size + 2} rx="3" />
      <For each={kinds()}>
        {({ unit, n }, i) => (
          <>
            <svg x={i() * width()} y="0" width={props.size} height={props.size}>
              <use href={`#${UNIT_ICON[unit]}`} />
            </svg>
            <text x={i() * width() + props.size} y={props.size - 1.5} font-size={`${props.size * 0.8}`}>
              {n > 1 ? n : ''}
            </text>
          </>
        )}
      </For>
    </g>
  );
}

/** Everything public about a system in one sentence. */
export function inWords(table: TableModel, system: string, can: boolean): string {
  const { pub } = viewOf(table);
  const list = (stacks: readonly Stack[]) =>
    [...new Set(stacks.map((stack) => stack.seat))]
      .map((seat) => {
        const units = UNIT_KINDS.flatMap((unit) => {
          const n = stacks.filter((s) => s.seat === seat && s.type === unit).reduce((sum, s) => sum + s.n, 0);
          return n > 0 ? [say().units(unit, n)] : [];
        });
        return `${table.name(seat)}: ${units.join(', ')}`;
      })
      .join('; ');
  const planets = planetsIn(system).map((planet) => {
    const owner = pub.planets[planet.id]?.by ?? null;
    const held = owner === null ? t('neutral') : table.name(owner);
    const troops = list(pub.units[planet.id] ?? []);
    const worth = t('worth', { resources: planet.resources, influence: planet.influence });
    return [`${planetName(planet.id)} (${held})`, worth, troops].filter(Boolean).join(', ');
  });
  const wormholes = tile(system).wormholes.map((kind) => names().wormhole(kind));
  const counters = (pub.activated[system] ?? []).map((seat) => t('activatedBy', { name: table.name(seat) }));
  return [
    say().system(system),
    list(pub.units[system] ?? []),
    ...planets,
    ...wormholes,
    ...counters,
    can ? t('legal') : '',
  ]
    .filter(Boolean)
    .join('. ');
}
