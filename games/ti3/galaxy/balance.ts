import { maps } from '@orrery/imperium';
import { tile } from '../content/tiles.ts';
import { graphOf } from './board.ts';
import type { Layout } from './layouts.ts';

/** Special systems that stop ships or hinder them. */
const STOPS: readonly string[] = ['asteroid-field', 'nebula', 'supernova'];

/** What a tile is worth to whoever lives near it. A planet is exhausted for one of its numbers, so the better one counts, an even pair half each. */
export function valueOf(id: string): maps.TileValue {
  const { planets, kind } = tile(id);
  const sum = (of: 'resources' | 'influence', other: 'resources' | 'influence'): number =>
    planets.reduce((all, p) => all + (p[of] > p[other] ? p[of] : p[of] === p[other] ? p[of] / 2 : 0), 0);
  return {
    resources: sum('resources', 'influence'),
    influence: sum('influence', 'resources'),
    planets: planets.length,
    specialties: planets.filter(({ specialty }) => specialty).length,
    legendary: 0,
    traits: [],
    stops: STOPS.includes(kind),
  };
}

/** What falls to each home of a galaxy, in the order of the layout's homes. */
export const balanceOf = (layout: Layout, galaxy: readonly string[]): maps.SeatBalance[] =>
  maps.balanceOn(graphOf(layout), (cell) => (galaxy[cell] ? valueOf(galaxy[cell]) : null));

/** The distance between the best and the worst home: 0 is perfectly even. */
export const unevenness = (layout: Layout, galaxy: readonly string[]): number =>
  maps.unevenness(balanceOf(layout, galaxy));
