import { cellsOf } from '@orrery/imperium';
import type { Hex } from '@orrery/imperium';
import type { Seat, Stack } from '@orrery/kernel';
import type { IconName } from '@orrery/web/design/icons.ts';
import { emptyPlace } from '@orrery/imperium/web/map/model.ts';
import type { MapForce, MapModel, MapPlanet, MapSystem, MapUnit, Mark } from '@orrery/imperium/web/map/model.ts';
import type { Colour } from '../content/technologies.ts';
import { MECATOL_REX, planetsIn, tile } from '../content/tiles.ts';
import type { Planet } from '../content/tiles.ts';
import { UNIT_KINDS, facts } from '../content/units.ts';
import type { Unit } from '../content/units.ts';
import { isUnexplored } from '../rules/domain.ts';
import { pdsInRange } from '../rules/pdsFire.ts';
import { neighbours, wormholesIn } from '../rules/systems.ts';
import { leadersAboard } from '../rules/units.ts';
import type { Pub } from '../shapes.ts';
import { names, planetName, say } from './content.ts';
import { HOLES, PICTURES, colourSign, pictureOf } from './looks.ts';
import { t } from './words.ts';

// The third edition's galaxy as the shared map draws it.

export const UNIT_ICON: { readonly [U in Unit]: IconName } = {
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
/** Great ships first, as a fleet is read. */
const IN_ORDER = UNIT_KINDS.toReversed();

export const colourMark = (colour: Colour): Mark => ({ ...colourSign(colour), name: t(`colour.${colour}`) });

export const CAPITAL = MECATOL_REX;

/** Cargo is a mark of the ship that carries it: "carrier ground-force:2". */
function cargoOf(stack: Stack): { unit: Unit; n: number }[] {
  return stack.marks.split(' ').flatMap((mark) => {
    const [load, n] = mark.split(':');
    return n === undefined ? [] : [{ unit: load as Unit, n: Number(n) * stack.n }];
  });
}
const isDamaged = ({ marks }: Stack): boolean => marks.split(' ').some((mark) => mark !== '' && !mark.includes(':'));

const figure = (unit: Unit): number => {
  const { cost, pair } = facts(unit);
  return pair ? cost / 2 : cost;
};

function forcesOf(stacks: readonly Stack[]): MapForce[] {
  return [...new Set(stacks.map(({ seat }) => seat))].map((seat) => {
    const own = stacks.filter((stack) => stack.seat === seat);
    const aboard = own.flatMap(cargoOf);
    const units = IN_ORDER.flatMap((unit): MapUnit[] => {
      const same = own.filter((stack) => stack.type === unit);
      const free = same.reduce((sum, stack) => sum + stack.n, 0);
      const carried = aboard.reduce((sum, one) => sum + (one.unit === unit ? one.n : 0), 0);
      const n = free + carried;
      if (n === 0) return [];
      const damaged = same.reduce((sum, stack) => sum + (isDamaged(stack) ? stack.n : 0), 0);
      return [{ id: unit, icon: UNIT_ICON[unit], words: say().units(unit, n), n, damaged, carried: free === 0 }];
    });
    return { seat, units, worth: Math.round(units.reduce((sum, one) => sum + one.n * figure(one.id as Unit), 0)) };
  });
}

/** Leaders on a planet by their names. */
const leadersNoted = (pub: Pub, planet: string): string[] =>
  Object.values(pub.leaders)
    .filter(({ on }) => on === planet)
    .map(({ kind }) => say().leaderName(kind));
/** A Domain Counter, which only its name tells once it lies face up. */
const counterNoted = (pub: Pub, planet: string): string[] => {
  const found = pub.found[planet];
  if (found !== undefined) return [say().card(found)];
  return isUnexplored(pub, planet) ? [names().domainCounter] : [];
};

export function planetModel(pub: Pub, planet: Planet): MapPlanet {
  const state = pub.planets[planet.id];
  return {
    id: planet.id,
    name: planetName(planet.id),
    picture: pictureOf(planet.id),
    resources: planet.resources,
    influence: planet.influence,
    changes: [],
    traits: [],
    specialties: planet.specialty ? [colourMark(planet.specialty)] : [],
    notes: [...leadersNoted(pub, planet.id), ...counterNoted(pub, planet.id)],
    owner: state?.by ?? null,
    exhausted: state?.exhausted ?? false,
    forces: forcesOf(pub.units[planet.id] ?? []),
  };
}

function systemModel(pub: Pub, id: string, cell: Hex): MapSystem {
  const printed = tile(id);
  const seats = pub.sheets.map((_, seat) => seat);
  const kind = PICTURES[printed.kind];
  const home: Seat | undefined = seats.find(
    (seat) => printed.race !== undefined && pub.sheets[seat]!.race === printed.race,
  );
  return {
    id,
    cell,
    name: say().system(id),
    home: home ?? null,
    anomalies: kind ? [{ kind, name: say().system(id) }] : [],
    wormholes: wormholesIn(pub, id).flatMap((letter) => {
      const hole = HOLES[letter];
      return hole ? [{ ...hole, name: names().wormhole(letter) }] : [];
    }),
    planets: planetsIn(id).map((planet) => planetModel(pub, planet)),
    forces: forcesOf(pub.units[id] ?? []),
    tokens: pub.activated[id] ?? [],
    cover: seats.filter((seat) => pdsInRange(pub, seat, id) > 0),
    near: neighbours(pub, id),
    frontier: null,
    notes: (pub.units[id] ?? []).flatMap(({ marks }) => leadersAboard(marks).map((leader) => say().leaderName(leader))),
  };
}

/** The name by which the map knows a place without a tile. */
export const placeId = (cell: number): string => `cell-${cell}`;

/** `places`: cells without a tile that the question at hand is about. */
export function mapModel(pub: Pub, places: ReadonlySet<string>): MapModel {
  const cells = cellsOf(pub.galaxy);
  const systems = pub.galaxy.flatMap((id, i) => {
    if (id !== '') return [systemModel(pub, id, cells[i]!)];
    return places.has(placeId(i)) ? [emptyPlace(placeId(i), cells[i]!, say().cell(i, pub.galaxy))] : [];
  });
  return { systems, lanes: [] };
}
