import type { Seat } from '@orrery/kernel';
import type { PlanetKind } from '@orrery/web/design/Planet.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { Hex } from '../../galaxy/hex.ts';

// What the map draws: plain data that an edition works out from its view. Nothing here knows a rule.

/** A mark that is told by its shape, its colour and its name together. */
export interface Mark {
  readonly icon: IconName;
  readonly colour: 'blue' | 'green' | 'red' | 'yellow' | 'plain';
  readonly name: string;
}
/** So many equal units at a place. */
export interface MapUnit {
  /** Its kind: the same kind at the same place is one entry. */
  readonly id: string;
  readonly icon: IconName;
  /** In words, with the number. */
  readonly words: string;
  readonly n: number;
  readonly damaged: number;
  /** It lies aboard a ship or is carried in space. */
  readonly carried: boolean;
}
/** The units of one player at one place. */
export interface MapForce {
  readonly seat: Seat;
  readonly units: readonly MapUnit[];
  /** What the units are worth in resources: shown from afar. */
  readonly worth: number;
}
export interface MapPlanet {
  readonly id: string;
  readonly name: string;
  readonly picture: PlanetKind;
  readonly resources: number;
  readonly influence: number;
  /** What changes the printed values, in words. */
  readonly changes: readonly string[];
  readonly traits: readonly Mark[];
  readonly specialties: readonly Mark[];
  /** Notes of a word or two: legendary, shielded, an attachment. */
  readonly notes: readonly string[];
  readonly owner: Seat | null;
  readonly exhausted: boolean;
  readonly forces: readonly MapForce[];
}
export type Anomaly = 'asteroids' | 'nebula' | 'supernova' | 'rift';
export interface MapWormhole {
  readonly letter: string;
  readonly name: string;
  readonly colour: 'amber' | 'sky' | 'mint' | 'rose';
}
export interface MapSystem {
  readonly id: string;
  /** Where it lies; null: beside the map. */
  readonly cell: Hex | null;
  readonly name: string;
  /** Whose home system it is. */
  readonly home: Seat | null;
  readonly anomalies: readonly { readonly kind: Anomaly; readonly name: string }[];
  readonly wormholes: readonly MapWormhole[];
  readonly planets: readonly MapPlanet[];
  /** Ships and what lies in space with them. */
  readonly forces: readonly MapForce[];
  /** Players whose command token lies here. */
  readonly tokens: readonly Seat[];
  /** Players whose cannons reach this system. */
  readonly cover: readonly Seat[];
  /** Systems one step away, by touching, lanes or wormholes. */
  readonly near: readonly string[];
  /** A token says that something can be found there: its name. */
  readonly frontier: string | null;
  /** Notes of a word or two that belong to the system. */
  readonly notes: readonly string[];
  /** A place without a tile. */
  readonly isEmpty?: true;
}
/** A place of the galaxy on which no tile lies yet. */
export const emptyPlace = (id: string, cell: Hex, name: string): MapSystem => ({
  id,
  cell,
  name,
  home: null,
  anomalies: [],
  wormholes: [],
  planets: [],
  forces: [],
  tokens: [],
  cover: [],
  near: [],
  frontier: null,
  notes: [],
  isEmpty: true,
});

/** A tile that is no system but joins others: pairs of sides, counted clockwise from the top. */
export interface MapLanes {
  readonly id: string;
  readonly cell: Hex;
  readonly pairs: readonly (readonly [number, number])[];
}
export interface MapModel {
  readonly systems: readonly MapSystem[];
  readonly lanes: readonly MapLanes[];
}

/** A way of ships on the map while it is planned or shown. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly seat: Seat;
  /** It goes through a wormhole: no line is drawn across the map. */
  readonly jump: boolean;
}
/** What the question at hand, or what is being shown, makes of the map. */
export interface Marks {
  /** Systems that can be chosen. */
  readonly open: ReadonlySet<string>;
  /** Systems that something can come from; their capsules are brass when something does. */
  readonly sources: ReadonlySet<string>;
  readonly moving: ReadonlySet<string>;
  /** Systems that are closed, with the reason in words. */
  readonly closed: ReadonlyMap<string, string>;
  readonly active: string | null;
  readonly arrows: readonly Arrow[];
}
export const NO_MARKS: Marks = {
  open: new Set(),
  sources: new Set(),
  moving: new Set(),
  closed: new Map(),
  active: null,
  arrows: [],
};

/** Who controls a system: the owner of all its planets that have one, else whoever alone has ships there. */
export function controllerOf(system: MapSystem): Seat | null {
  const owners = new Set(system.planets.flatMap(({ owner }) => (owner === null ? [] : [owner])));
  if (owners.size === 1) return [...owners][0]!;
  if (owners.size > 1) return null;
  return system.forces.length === 1 ? system.forces[0]!.seat : null;
}
