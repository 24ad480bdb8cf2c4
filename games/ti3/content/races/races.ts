import { planetsIn } from '../tiles.ts';
import type { Unit } from '../units.ts';

/** What a Race Sheet gives at the start of the game (TI3-GEN-17). */
export interface Race {
  readonly id: string;
  readonly home: string;
  readonly units: { readonly [U in Unit]?: number };
  readonly technologies: readonly string[];
  /** Values of the two Trade cards (TI3-TRADE-01). */
  readonly contracts: readonly [number, number];
  /** Counters beyond 2 Strategy Allocation, 3 Command Pool, 3 Fleet Supply. */
  readonly extra?: { readonly strategy?: number; readonly fleet?: number };
  /** What the Race Sheet says besides; `index.ts` has what each does. */
  readonly abilities: readonly string[];
}

/** The ten Great Races (TI3-GEN-02). */
export const RACES = [
  {
    id: 'letnev',
    home: 'home-letnev',
    units: { dreadnought: 1, destroyer: 1, carrier: 1, 'ground-force': 3, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'hylar-v-assault-laser'],
    contracts: [1, 1],
    abilities: ['letnev-fleet', 'letnev-war-funding'],
  },
  {
    id: 'l1z1x',
    home: 'home-l1z1x',
    units: { dreadnought: 1, carrier: 1, fighter: 3, 'ground-force': 5, pds: 1, 'space-dock': 1 },
    technologies: ['hylar-v-assault-laser', 'enviro-compensator', 'stasis-capsules', 'cybernetics'],
    contracts: [1, 1],
    extra: { strategy: 1 },
    abilities: ['l1z1x-dreadnoughts', 'l1z1x-assault'],
  },
  {
    id: 'norr',
    home: 'home-norr',
    units: { carrier: 1, cruiser: 1, 'ground-force': 5, pds: 1, 'space-dock': 1 },
    technologies: ['hylar-v-assault-laser', 'deep-space-cannon'],
    contracts: [2, 1],
    abilities: ['norr-valour'],
  },
  {
    id: 'hacan',
    home: 'home-hacan',
    units: { carrier: 2, cruiser: 1, fighter: 2, 'ground-force': 4, 'space-dock': 1 },
    technologies: ['enviro-compensator', 'sarween-tools'],
    contracts: [3, 3],
    abilities: ['hacan-approval', 'hacan-secondary', 'hacan-bonus', 'hacan-unbreakable', 'hacan-exchange'],
  },
  {
    id: 'sol',
    home: 'home-sol',
    units: { carrier: 2, destroyer: 1, 'ground-force': 5, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'cybernetics'],
    contracts: [2, 2],
    abilities: ['sol-orbital-drop', 'sol-counter'],
  },
  {
    id: 'mentak',
    home: 'home-mentak',
    units: { carrier: 1, cruiser: 3, 'ground-force': 4, pds: 1, 'space-dock': 1 },
    technologies: ['enviro-compensator', 'hylar-v-assault-laser'],
    contracts: [1, 1],
    extra: { fleet: 1 },
    abilities: ['mentak-ambush', 'mentak-pillage'],
  },
  {
    id: 'naalu',
    home: 'home-naalu',
    units: { carrier: 1, cruiser: 1, destroyer: 1, fighter: 4, 'ground-force': 4, pds: 1, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'enviro-compensator'],
    contracts: [2, 1],
    abilities: ['naalu-first', 'naalu-early-retreat', 'naalu-fighters'],
  },
  {
    id: 'jolnar',
    home: 'home-jolnar',
    units: { dreadnought: 1, carrier: 2, fighter: 1, 'ground-force': 2, pds: 2, 'space-dock': 1 },
    technologies: ['hylar-v-assault-laser', 'enviro-compensator', 'antimass-deflectors', 'sarween-tools'],
    contracts: [3, 1],
    abilities: ['jolnar-frailty', 'jolnar-reroll', 'jolnar-research'],
  },
  {
    id: 'xxcha',
    home: 'home-xxcha',
    units: { carrier: 1, cruiser: 2, fighter: 3, 'ground-force': 2, pds: 1, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'enviro-compensator'],
    contracts: [2, 2],
    abilities: ['xxcha-diplomacy', 'xxcha-awe', 'xxcha-veto'],
  },
  {
    id: 'yssaril',
    home: 'home-yssaril',
    units: { carrier: 2, cruiser: 1, fighter: 2, 'ground-force': 5, pds: 1, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'xrd-transporters'],
    contracts: [2, 1],
    abilities: ['yssaril-cards', 'yssaril-skip', 'yssaril-spy'],
  },
] as const satisfies readonly Race[];

export type RaceId = (typeof RACES)[number]['id'];
export type RaceAbility = (typeof RACES)[number]['abilities'][number];

const byId = new Map<string, Race>(RACES.map((race) => [race.id, race]));
export function raceOf(id: string): Race {
  const found = byId.get(id);
  if (!found) throw new Error(`no race ${id}`);
  return found;
}

/** Planets of a race's home system; none for a player without a race. */
export const homePlanets = (race: string): string[] =>
  race === '' ? [] : planetsIn(raceOf(race).home).map((planet) => planet.id);

/** Values of the Trade cards; a player without a race has two of one. */
export const contractsOf = (race: string): readonly number[] => (race === '' ? [1, 1] : raceOf(race).contracts);

const abilities: ReadonlySet<string> = new Set(RACES.flatMap((race) => race.abilities));
export const isRaceAbility = (ability: string): boolean => abilities.has(ability);
