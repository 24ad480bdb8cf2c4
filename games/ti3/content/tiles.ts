import type { Tile as Placed } from '@orrery/imperium';
import type { Colour } from './technologies.ts';

export interface Planet {
  readonly id: string;
  readonly resources: number;
  readonly influence: number;
  /** Technology Specialty. */
  readonly specialty?: Colour;
}

/** TI3-SYSTEMS-01, TI3-SYSTEMS-03: home systems, basic systems and the three kinds of special systems. */
export type TileKind = 'home' | 'plain' | 'asteroid-field' | 'nebula' | 'supernova';
export interface Tile extends Placed {
  readonly kind: TileKind;
  readonly planets: readonly Planet[];
  readonly race?: string;
}

const planet = (id: string, resources: number, influence: number, specialty?: Colour): Planet =>
  specialty ? { id, resources, influence, specialty } : { id, resources, influence };
const home = (id: string, race: string, planets: Planet[]): Tile => ({
  id,
  kind: 'home',
  race,
  planets,
  wormholes: [],
});
const plain = (id: string, planets: Planet[], ...wormholes: string[]): Tile => ({
  id,
  kind: 'plain',
  planets,
  wormholes,
});
const special = (id: string, kind: TileKind): Tile => ({ id, kind, planets: [], wormholes: [] });

/** All 43 system tiles of the box. */
export const TILES: readonly Tile[] = [
  home('home-letnev', 'letnev', [planet('arc-prime', 4, 0), planet('wren-terra', 2, 1)]),
  home('home-hacan', 'hacan', [planet('arretze', 2, 0), planet('hercant', 1, 1), planet('kamdorn', 0, 1)]),
  home('home-sol', 'sol', [planet('jord', 4, 2)]),
  home('home-l1z1x', 'l1z1x', [planet('zero-zero-zero', 5, 0)]),
  home('home-mentak', 'mentak', [planet('moll-primus', 4, 1)]),
  home('home-naalu', 'naalu', [planet('druaa', 3, 1), planet('maaluuk', 0, 2)]),
  home('home-norr', 'norr', [planet('trenlak', 1, 0), planet('quinarra', 3, 1)]),
  home('home-jolnar', 'jolnar', [planet('jol', 1, 2), planet('nar', 2, 3)]),
  home('home-xxcha', 'xxcha', [planet('archon-ren', 2, 3), planet('archon-tau', 1, 1)]),
  home('home-yssaril', 'yssaril', [planet('retillion', 2, 3), planet('shalloq', 1, 2)]),
  plain('mecatol-rex-system', [planet('mecatol-rex', 1, 6)]),
  plain('lodor-system', [planet('lodor', 3, 1, 'green')], 'alpha'),
  plain('quann-system', [planet('quann', 2, 1, 'green')], 'beta'),
  plain('mehar-xull-system', [planet('mehar-xull', 1, 3, 'blue')]),
  plain('saudor-system', [planet('saudor', 2, 2)]),
  plain('tarmann-system', [planet('tarmann', 1, 1)]),
  plain('thibah-system', [planet('thibah', 1, 1)]),
  plain('vefut-ii-system', [planet('vefut-ii', 2, 0, 'red')]),
  plain('wellon-system', [planet('wellon', 1, 2)]),
  plain('abyz-fria', [planet('abyz', 3, 0), planet('fria', 2, 0, 'blue')]),
  plain('arinam-meer', [planet('arinam', 1, 2, 'blue'), planet('meer', 0, 4)]),
  plain('arnor-lor', [planet('arnor', 2, 1), planet('lor', 1, 2, 'red')]),
  plain('bereg-lirtaiv', [planet('bereg', 3, 1, 'red'), planet('lirta-iv', 2, 3, 'green')]),
  plain('centauri-gral', [planet('centauri', 1, 3), planet('gral', 1, 1, 'blue')]),
  plain('coorneeq-resculon', [planet('coorneeq', 1, 2, 'red'), planet('resculon', 2, 0)]),
  plain('dalbootha-xxehan', [planet('dal-bootha', 0, 2, 'red'), planet('xxehan', 1, 1, 'green')]),
  plain('lazar-sakulag', [planet('lazar', 1, 0), planet('sakulag', 2, 1)]),
  plain('mellon-zohbat', [planet('mellon', 0, 2), planet('zohbat', 3, 1, 'blue')]),
  plain('newalbion-starpoint', [planet('new-albion', 1, 1, 'green'), planet('starpoint', 3, 1)]),
  plain('qucenn-rarron', [planet('qucenn', 1, 2), planet('rarron', 0, 3, 'green')]),
  plain('tequran-torkan', [planet('tequran', 2, 0, 'red'), planet('torkan', 0, 3, 'blue')]),
  plain('wormhole-alpha', [], 'alpha'),
  plain('wormhole-beta', [], 'beta'),
  plain('empty-1', []),
  plain('empty-2', []),
  plain('empty-3', []),
  plain('empty-4', []),
  plain('empty-5', []),
  plain('empty-6', []),
  special('asteroid-field-1', 'asteroid-field'),
  special('asteroid-field-2', 'asteroid-field'),
  special('nebula-1', 'nebula'),
  special('supernova-1', 'supernova'),
];

export const MECATOL_REX = 'mecatol-rex-system';
export const MECATOL_PLANET = 'mecatol-rex';

/** The back of a tile: one lies beside Mecatol Rex while five players build (TI3-GALAXY-25). */
export const FACE_DOWN = 'face-down';

const byId = new Map([...TILES, plain(FACE_DOWN, [])].map((t) => [t.id, t]));
const planets = new Map(TILES.flatMap((t) => t.planets.map((p) => [p.id, { ...p, system: t.id }])));

export function tile(id: string): Tile {
  const found = byId.get(id);
  if (!found) throw new Error(`no tile ${id}`);
  return found;
}

/** A planet's facts and the system it lies in. */
export function planetOf(id: string): Planet & { readonly system: string } {
  const found = planets.get(id);
  if (!found) throw new Error(`no planet ${id}`);
  return found;
}

export const isPlanet = (place: string): boolean => planets.has(place);
/** The system a place belongs to: a planet's system, or the space area itself. */
export const systemOf = (place: string): string => planets.get(place)?.system ?? place;
export const planetsIn = (system: string): readonly Planet[] => tile(system).planets;
