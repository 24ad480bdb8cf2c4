import { sampler } from '@orrery/kernel';
import { readGalaxy } from './galaxyString.ts';
import type { GalaxyFault } from './galaxyString.ts';
import { generateGalaxy } from './generate.ts';
import { LAYOUTS, layoutFor } from './layouts.ts';
import type { Layout } from './layouts.ts';

// A galaxy in a link: how many play and a seed, or the galaxy itself in words. The same link shows the same galaxy everywhere.

export interface GalaxyWish {
  readonly players: number;
  readonly seed: string;
}
export interface FoundGalaxy {
  readonly layout: Layout;
  readonly galaxy: readonly string[];
}
const LONGEST_SEED = 40;

export function readWish(query: URLSearchParams): GalaxyWish {
  const players = LAYOUTS.find((one) => `${one.players}` === query.get('players'))?.players ?? 6;
  return { players, seed: (query.get('seed') ?? '').slice(0, LONGEST_SEED) || '1' };
}
export const writeWish = ({ players, seed }: GalaxyWish): URLSearchParams =>
  new URLSearchParams({ players: `${players}`, seed });

export const galaxyOfWish = ({ players, seed }: GalaxyWish): FoundGalaxy => {
  const layout = layoutFor(players);
  return { layout, galaxy: generateGalaxy(layout, sampler(`galaxy ${seed}`)) };
};

export function galaxyFrom(query: URLSearchParams): FoundGalaxy | GalaxyFault {
  const map = query.get('map');
  return map === null ? galaxyOfWish(readWish(query)) : readGalaxy(map);
}
