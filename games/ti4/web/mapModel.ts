import { cellsOf } from '@orrery/imperium';
import type { Hex } from '@orrery/imperium';
import { traceOf } from '@orrery/kernel';
import type { NumberPart, Seat, Stack } from '@orrery/kernel';
import { capital } from '@orrery/imperium/web/capital.ts';
import { emptyPlace } from '@orrery/imperium/web/map/model.ts';
import type { MapForce, MapLanes, MapModel, MapPlanet, MapSystem, MapUnit } from '@orrery/imperium/web/map/model.ts';
import { HYPERLANES } from '../content/hyperlanes.ts';
import type { HyperlaneId } from '../content/hyperlanes.ts';
import { planetFacts } from '../content/planets.ts';
import type { PlanetId, Trait } from '../content/planets.ts';
import type { Wormhole } from '../content/tiles.ts';
import type { UnitType } from '../content/units/index.ts';
import type { Colour } from '../content/technologies.ts';
import { ti4 } from '../game.ts';
import { cannonsAt } from '../rules/combat/cannon.ts';
import { isNexusActive } from '../rules/expansion/nexus.ts';
import { valueOf } from '../rules/planets.ts';
import { indexOf } from '../galaxy/board.ts';
import { anomaliesOf, voyageOf, waysTo } from '../rules/routes.ts';
import type { Asked } from '../shapes.ts';
import {
  adjacentTo,
  homeOf,
  isSystem,
  MECATOL_REX,
  MECATOL_SYSTEM,
  NEXUS,
  planetsAt,
  planetsIn,
  systemsOf,
  WORMHOLES,
  wormholesOn,
} from '../rules/systems.ts';
import { DAMAGED, factsOf, isGroundForce, isShip, TYPES } from '../rules/units.ts';
import type { Pub } from '../shapes.ts';
import type { Names } from '../text/speech.ts';
import { UNIT_ICON, colourMark, traitMark } from './content.ts';
import { HOLES, PICTURES, pictureOf } from './looks.ts';
import { t } from './words.ts';

// The fourth edition's galaxy as the shared map draws it.

export const CAPITAL = MECATOL_SYSTEM;

const figure = (pub: Pub, seat: Seat, type: UnitType): number => {
  const { cost = 0, pair } = factsOf(pub, seat, type);
  return pair ? cost / 2 : cost;
};

function forcesOf(pub: Pub, stacks: readonly Stack[], names: Names, inSpace: boolean): MapForce[] {
  const seats = [...new Set(stacks.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const own = stacks.filter((stack) => stack.seat === seat);
    const units = TYPES.flatMap((type): MapUnit[] => {
      const same = own.filter((stack) => stack.type === type);
      const n = same.reduce((sum, stack) => sum + stack.n, 0);
      if (n === 0) return [];
      const damaged = same.reduce((sum, stack) => sum + (stack.marks.split(' ').includes(DAMAGED) ? stack.n : 0), 0);
      const words = names.count({ unit: type, n });
      return [{ id: type, icon: UNIT_ICON[type], words, n, damaged, carried: inSpace && isGroundForce(type) }];
    });
    const worth = Math.round(own.reduce((sum, { type, n }) => sum + n * figure(pub, seat, type as UnitType), 0));
    return { seat, units, worth };
  });
}

/** What changes the printed values of a planet, each with its name: "Mining World +2". */
function changesOf(v: Asked, planet: PlanetId, names: Names): string[] {
  const swapped = v.permission('isSwapped', { planet }, false) ? [t('valuesSwapped')] : [];
  const changes = (['resources', 'influence'] as const).flatMap((currency) =>
    traceOf(ti4, v.pub, 'planetValue', { planet, currency }).map(({ source, part }) => {
      const { layer, amount } = part as NumberPart;
      const change = layer === 'add' ? (amount < 0 ? `−${-amount}` : `+${amount}`) : String(amount);
      return t(`changed.${currency}`, { what: names.component(source.ability), n: change });
    }),
  );
  return [...changes, ...swapped];
}
/** Cards that lie on a planet, by their names. */
const attachedTo = (pub: Pub, planet: PlanetId, names: Names): string[] =>
  Object.values(pub.table.components)
    .filter(({ on, ability }) => on === planet && !ability.endsWith(' legendary'))
    .map(({ ability }) => names.component(ability));

export function planetModel(v: Asked, id: PlanetId, names: Names): MapPlanet {
  const { pub } = v;
  const facts = planetFacts(id);
  const state = pub.planets[id];
  const forces = forcesOf(pub, pub.units[id] ?? [], names, false);
  return {
    id,
    name: names.planet(id),
    picture: pictureOf(id),
    resources: valueOf(v, id, 'resources'),
    influence: valueOf(v, id, 'influence'),
    changes: changesOf(v, id, names),
    traits: (v.set('traits', { planet: id }, facts.trait ? [facts.trait] : []) as Trait[]).map(traitMark),
    specialties: (v.set('specialties', { planet: id }, facts.specialty ? [facts.specialty] : []) as Colour[]).map(
      colourMark,
    ),
    notes: [
      ...attachedTo(pub, id, names),
      ...(facts.legendary ? [t('legendary')] : []),
      ...(pub.sleepers[id] === undefined ? [] : [t('sleeper')]),
      ...(id === MECATOL_REX && pub.custodians ? [t('custodians')] : []),
    ],
    owner: state?.owner ?? null,
    exhausted: state?.exhausted ?? false,
    forces,
  };
}

/** The name of a system: its planets, what is drawn in it, or the number of its tile. */
export function systemName(id: string, names: Names): string {
  if (!isSystem(id)) return id;
  const planets = planetsIn(id).map(names.planet);
  if (planets.length > 0) return planets.join(', ');
  return capital(names.system(id));
}

/** Which systems have a wormhole: printed, by a token, or by what a component says. */
const wormholesOf = (v: Asked): readonly (readonly [Wormhole, readonly string[]])[] =>
  WORMHOLES.map((kind) => [kind, v.set('wormholes', { wormhole: kind, isMove: false }, wormholesOn(v.pub, kind))]);

function systemModel(
  v: Asked,
  id: string,
  cell: Hex | null,
  names: Names,
  wormholes: ReturnType<typeof wormholesOf>,
): MapSystem {
  const { pub } = v;
  const seats = pub.sheets.map((_, seat) => seat);
  const home = seats.find((seat) => homeOf(pub, seat) === id);
  return {
    id,
    cell,
    name: systemName(id, names),
    home: home ?? null,
    anomalies: anomaliesOf(v, id).map((kind) => ({ kind: PICTURES[kind], name: capital(names.words.anomalies[kind]) })),
    wormholes: wormholes.flatMap(([kind, at]) =>
      at.includes(id) ? [{ ...HOLES[kind], name: names.words.wormholes[kind] }] : [],
    ),
    planets: planetsAt(pub, id).map((planet) => planetModel(v, planet, names)),
    forces: forcesOf(pub, pub.units[id] ?? [], names, true),
    tokens: pub.tokens[id] ?? [],
    cover: seats.filter((seat) => cannonsAt(v, id, seat).length > 0),
    near: adjacentTo(pub, id),
    frontier: pub.frontier.includes(id) ? t('frontier') : null,
    notes: id === NEXUS ? [t(isNexusActive(pub) ? 'nexusActive' : 'nexus')] : [],
  };
}

/** A hyperlane as it lies on the board. */
function lanesModel(tile: string, cell: Hex): MapLanes | null {
  const [id = '', turn] = tile.split('@');
  if (turn === undefined || !(id in HYPERLANES)) return null;
  const pairs = HYPERLANES[id as HyperlaneId].map(([a, b]): [number, number] => [
    (a + Number(turn)) % 6,
    (b + Number(turn)) % 6,
  ]);
  return { id: `${tile} ${cell.q} ${cell.r}`, cell, pairs };
}

/** The name by which the map knows a place without a tile. */
export const placeId = (at: string): string => `place-${at}`;

/** `places`: those without a tile that the question at hand is about. */
export function mapModel(v: Asked, names: Names, places: readonly string[] = []): MapModel {
  const { pub } = v;
  const cells = cellsOf(pub.galaxy);
  const wormholes = wormholesOf(v);
  const systems = [
    ...pub.galaxy.flatMap((id, i) => (isSystem(id) ? [systemModel(v, id, cells[i]!, names, wormholes)] : [])),
    ...places.map((at) => emptyPlace(placeId(at), cells[indexOf(at)]!, t('atPlace', { at }))),
    ...pub.offMap.map((id) => systemModel(v, id, null, names, wormholes)),
  ];
  const lanes = pub.galaxy.flatMap((tile, i) => lanesModel(tile, cells[i]!) ?? []);
  return { systems, lanes };
}

/** The systems that a player's ships in a system could move to, by the rules of movement; those of the reader where there are several. */
export function reachOf(v: Asked, reader: Seat | null, from: string): ReadonlySet<string> {
  const { pub } = v;
  const fleets = (pub.units[from] ?? []).filter((stack) => isShip(stack.type));
  const seat = fleets.some((stack) => stack.seat === reader) ? reader : (fleets[0]?.seat ?? null);
  if (seat === null) return new Set();
  const types = new Set(fleets.filter((stack) => stack.seat === seat).map(({ type }) => type as UnitType));
  return new Set(
    systemsOf(pub).filter((to) => {
      if (to === from) return false;
      const voyage = voyageOf(v, seat, to);
      return [...types].some((unit) => waysTo(voyage, unit, from, factsOf(pub, seat, unit).move ?? 0, []).length > 0);
    }),
  );
}
