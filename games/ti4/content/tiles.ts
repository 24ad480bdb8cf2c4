import type { FactionId } from './factions/ids.ts';
import type { PlanetId } from './planets.ts';
import type { BoxSet } from './sets.ts';

export type Wormhole = 'alpha' | 'beta' | 'gamma' | 'delta';
export const ANOMALIES = ['asteroid-field', 'nebula', 'supernova', 'gravity-rift'] as const;
export type Anomaly = (typeof ANOMALIES)[number];
/** Green: homes and tiles of a faction. Blue: planets. Red: anomalies and empty space. Mecatol Rex and the nexus belong to no pile. */
export type Back = 'green' | 'blue' | 'red' | 'none';
export interface TileFacts {
  readonly set: BoxSet;
  readonly back: Back;
  readonly planets?: readonly PlanetId[];
  readonly wormholes?: readonly Wormhole[];
  readonly anomalies?: readonly Anomaly[];
  readonly home?: FactionId;
  /** A tile that is no ordinary place on the map. */
  readonly role?: 'mecatol-rex' | 'creuss-gate' | 'off-map' | 'nova-seed' | 'nexus-inactive' | 'nexus-active';
}

/** All system tiles by their printed numbers: 1 to 51 in the base box, 52 to 82 in the expansion. */
export const TILES = {
  'tile-1': { set: 'base', back: 'green', planets: ['jord'], home: 'sol' },
  'tile-2': { set: 'base', back: 'green', planets: ['moll-primus'], home: 'mentak' },
  'tile-3': { set: 'base', back: 'green', planets: ['darien'], home: 'yin' },
  'tile-4': { set: 'base', back: 'green', planets: ['muaat'], home: 'muaat' },
  'tile-5': { set: 'base', back: 'green', planets: ['nestphar'], home: 'arborec' },
  'tile-6': { set: 'base', back: 'green', planets: ['0-0-0'], home: 'l1z1x' },
  'tile-7': { set: 'base', back: 'green', planets: ['winnu'], home: 'winnu' },
  'tile-8': { set: 'base', back: 'green', planets: ['mordai-ii'], home: 'nekro' },
  'tile-9': { set: 'base', back: 'green', planets: ['maaluuk', 'druaa'], home: 'naalu' },
  'tile-10': { set: 'base', back: 'green', planets: ['arc-prime', 'wren-terra'], home: 'letnev' },
  'tile-11': { set: 'base', back: 'green', planets: ['lisis-ii', 'ragh'], home: 'saar' },
  'tile-12': { set: 'base', back: 'green', planets: ['nar', 'jol'], home: 'jolnar' },
  'tile-13': { set: 'base', back: 'green', planets: ['trenlak', 'quinarra'], home: 'norr' },
  'tile-14': { set: 'base', back: 'green', planets: ['archon-ren', 'archon-tau'], home: 'xxcha' },
  'tile-15': { set: 'base', back: 'green', planets: ['retillion', 'shalloq'], home: 'yssaril' },
  'tile-16': { set: 'base', back: 'green', planets: ['hercant', 'arretze', 'kamdorn'], home: 'hacan' },
  'tile-17': { set: 'base', back: 'green', wormholes: ['delta'], role: 'creuss-gate' },
  'tile-18': { set: 'base', back: 'none', planets: ['mecatol-rex'], role: 'mecatol-rex' },
  'tile-19': { set: 'base', back: 'blue', planets: ['wellon'] },
  'tile-20': { set: 'base', back: 'blue', planets: ['vefut-ii'] },
  'tile-21': { set: 'base', back: 'blue', planets: ['thibah'] },
  'tile-22': { set: 'base', back: 'blue', planets: ['tarmann'] },
  'tile-23': { set: 'base', back: 'blue', planets: ['saudor'] },
  'tile-24': { set: 'base', back: 'blue', planets: ['mehar-xull'] },
  'tile-25': { set: 'base', back: 'blue', planets: ['quann'], wormholes: ['beta'] },
  'tile-26': { set: 'base', back: 'blue', planets: ['lodor'], wormholes: ['alpha'] },
  'tile-27': { set: 'base', back: 'blue', planets: ['new-albion', 'starpoint'] },
  'tile-28': { set: 'base', back: 'blue', planets: ['tequran', 'torkan'] },
  'tile-29': { set: 'base', back: 'blue', planets: ['qucenn', 'rarron'] },
  'tile-30': { set: 'base', back: 'blue', planets: ['mellon', 'zohbat'] },
  'tile-31': { set: 'base', back: 'blue', planets: ['lazar', 'sakulag'] },
  'tile-32': { set: 'base', back: 'blue', planets: ['dal-bootha', 'xxehan'] },
  'tile-33': { set: 'base', back: 'blue', planets: ['corneeq', 'resculon'] },
  'tile-34': { set: 'base', back: 'blue', planets: ['centauri', 'gral'] },
  'tile-35': { set: 'base', back: 'blue', planets: ['bereg', 'lirta-iv'] },
  'tile-36': { set: 'base', back: 'blue', planets: ['arnor', 'lor'] },
  'tile-37': { set: 'base', back: 'blue', planets: ['arinam', 'meer'] },
  'tile-38': { set: 'base', back: 'blue', planets: ['abyz', 'fria'] },
  'tile-39': { set: 'base', back: 'red', wormholes: ['alpha'] },
  'tile-40': { set: 'base', back: 'red', wormholes: ['beta'] },
  'tile-41': { set: 'base', back: 'red', anomalies: ['gravity-rift'] },
  'tile-42': { set: 'base', back: 'red', anomalies: ['nebula'] },
  'tile-43': { set: 'base', back: 'red', anomalies: ['supernova'] },
  'tile-44': { set: 'base', back: 'red', anomalies: ['asteroid-field'] },
  'tile-45': { set: 'base', back: 'red', anomalies: ['asteroid-field'] },
  'tile-46': { set: 'base', back: 'red' },
  'tile-47': { set: 'base', back: 'red' },
  'tile-48': { set: 'base', back: 'red' },
  'tile-49': { set: 'base', back: 'red' },
  'tile-50': { set: 'base', back: 'red' },
  'tile-51': { set: 'base', back: 'green', planets: ['creuss'], wormholes: ['delta'], home: 'creuss', role: 'off-map' },
  'tile-52': { set: 'pok', back: 'green', planets: ['ixth'], home: 'mahact' },
  'tile-53': { set: 'pok', back: 'green', planets: ['arcturus'], home: 'nomad' },
  'tile-54': { set: 'pok', back: 'green', planets: ['acheron'], home: 'vuilraith' },
  'tile-55': { set: 'pok', back: 'green', planets: ['elysium'], home: 'titans' },
  'tile-56': { set: 'pok', back: 'green', planets: ['the-dark'], anomalies: ['nebula'], home: 'empyrean' },
  'tile-57': { set: 'pok', back: 'green', planets: ['naazir', 'rokha'], home: 'naaz-rokha' },
  'tile-58': { set: 'pok', back: 'green', planets: ['valk', 'ylir', 'avar'], home: 'argent' },
  'tile-59': { set: 'pok', back: 'blue', planets: ['archon-vail'] },
  'tile-60': { set: 'pok', back: 'blue', planets: ['perimeter'] },
  'tile-61': { set: 'pok', back: 'blue', planets: ['ang'] },
  'tile-62': { set: 'pok', back: 'blue', planets: ['sem-lore'] },
  'tile-63': { set: 'pok', back: 'blue', planets: ['vorhal'] },
  'tile-64': { set: 'pok', back: 'blue', planets: ['atlas'], wormholes: ['beta'] },
  'tile-65': { set: 'pok', back: 'blue', planets: ['primor'] },
  'tile-66': { set: 'pok', back: 'blue', planets: ['hopes-end'] },
  'tile-67': { set: 'pok', back: 'red', planets: ['cormund'], anomalies: ['gravity-rift'] },
  'tile-68': { set: 'pok', back: 'red', planets: ['everra'], anomalies: ['nebula'] },
  'tile-69': { set: 'pok', back: 'blue', planets: ['accoen', 'jeol-ir'] },
  'tile-70': { set: 'pok', back: 'blue', planets: ['kraag', 'siig'] },
  'tile-71': { set: 'pok', back: 'blue', planets: ['bakal', 'alio-prima'] },
  'tile-72': { set: 'pok', back: 'blue', planets: ['lisis', 'velnor'] },
  'tile-73': { set: 'pok', back: 'blue', planets: ['cealdri', 'xanhact'] },
  'tile-74': { set: 'pok', back: 'blue', planets: ['vega-major', 'vega-minor'] },
  'tile-75': { set: 'pok', back: 'blue', planets: ['loki', 'abaddon', 'ashtroth'] },
  'tile-76': { set: 'pok', back: 'blue', planets: ['rigel-iii', 'rigel-ii', 'rigel-i'] },
  'tile-77': { set: 'pok', back: 'red' },
  'tile-78': { set: 'pok', back: 'red' },
  'tile-79': { set: 'pok', back: 'red', wormholes: ['alpha'], anomalies: ['asteroid-field'] },
  'tile-80': { set: 'pok', back: 'red', anomalies: ['supernova'] },
  'tile-81': { set: 'pok', back: 'green', anomalies: ['supernova'], role: 'nova-seed' },
  'tile-82a': { set: 'pok', back: 'none', planets: ['mallice'], wormholes: ['gamma'], role: 'nexus-inactive' },
  'tile-82b': {
    set: 'pok',
    back: 'none',
    planets: ['mallice'],
    wormholes: ['alpha', 'beta', 'gamma'],
    role: 'nexus-active',
  },
} as const satisfies { readonly [id: string]: TileFacts };

export type TileId = keyof typeof TILES;
export const TILE_IDS = Object.keys(TILES) as TileId[];
export const tileFacts = (tile: TileId): TileFacts => TILES[tile];
