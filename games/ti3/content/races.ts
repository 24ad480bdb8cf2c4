import { planetsIn } from './tiles.ts';
import type { Unit } from './units.ts';

/** What a Race Sheet gives at the start of the game (TI3-GEN-17). */
export interface Race {
  readonly id: string;
  readonly home: string;
  readonly units: { readonly [U in Unit]?: number };
  readonly technologies: readonly string[];
  /** Values of the two Trade cards (TI3-TRADE-01). */
  readonly contracts: readonly [number, number];
  /** Counters beyond 2 Strategy Allocation, 3 Command Pool, 3 Fleet Supply. */
  readonly extraStrategy?: number;
}

/** The races of the slice: the three whose abilities are all about fighting. */
export const RACES: readonly Race[] = [
  {
    id: 'letnev',
    home: 'home-letnev',
    units: { dreadnought: 1, destroyer: 1, carrier: 1, 'ground-force': 3, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'hylar-v-assault-laser'],
    contracts: [1, 1],
  },
  {
    id: 'l1z1x',
    home: 'home-l1z1x',
    units: { dreadnought: 1, carrier: 1, fighter: 3, 'ground-force': 5, pds: 1, 'space-dock': 1 },
    technologies: ['hylar-v-assault-laser', 'enviro-compensator', 'stasis-capsules', 'cybernetics'],
    contracts: [1, 1],
    extraStrategy: 1,
  },
  {
    id: 'norr',
    home: 'home-norr',
    units: { carrier: 1, cruiser: 1, 'ground-force': 5, pds: 1, 'space-dock': 1 },
    technologies: ['hylar-v-assault-laser', 'deep-space-cannon'],
    contracts: [2, 1],
  },
];

/** Planets of a race's home system. */
export const homePlanets = (race: string): string[] => {
  const home = RACES.find((r) => r.id === race)?.home;
  return home ? planetsIn(home).map((p) => p.id) : [];
};

export const contractsOf = (race: string): readonly number[] => RACES.find((r) => r.id === race)?.contracts ?? [1, 1];
