import { maps } from '@orrery/imperium';
import { LAYOUT_IDS, layout } from '../content/layouts.ts';
import type { LayoutId } from '../content/layouts.ts';
import { TILES } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import type { Placement } from './board.ts';
import { generateGalaxy } from './generate.ts';
import type { GalaxyFault, GalaxyOptions } from './generate.ts';
import { readMapString } from './mapString.ts';
import type { MapFault } from './mapString.ts';

// A galaxy in a link: either what it is generated from, or the map itself. Everything comes from outside and is checked first.

export interface GalaxyWish extends GalaxyOptions {
  readonly layout: LayoutId;
}
export type WishFault = { readonly fault: 'unreadable'; readonly word: string };
const LONGEST_SEED = 40;

const tilesIn = (text: string): TileId[] | WishFault => {
  const found: TileId[] = [];
  for (const word of text
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 60)) {
    const id = `tile-${word}`;
    if (!(id in TILES)) return { fault: 'unreadable', word: word.slice(0, 20) };
    found.push(id as TileId);
  }
  return found;
};

export function readWish(query: URLSearchParams): GalaxyWish | WishFault {
  const get = (key: string): string => query.get(key) ?? '';
  const id = LAYOUT_IDS.find((one) => one === (get('layout') || 'six'));
  if (!id) return { fault: 'unreadable', word: get('layout').slice(0, 20) };
  const weighting = maps.WEIGHTINGS.find((one) => one === (get('weighting') || 'balanced'));
  if (!weighting) return { fault: 'unreadable', word: get('weighting').slice(0, 20) };
  const [forced, excluded] = [tilesIn(get('forced')), tilesIn(get('excluded'))];
  if ('fault' in forced) return forced;
  if ('fault' in excluded) return excluded;
  const weights = weightsIn(get('weights'));
  if (weights && 'fault' in weights) return weights;
  return {
    layout: id,
    seed: get('seed').slice(0, LONGEST_SEED) || '1',
    sets: get('base') === '1' ? ['base'] : ['base', 'pok'],
    weighting,
    ...(weights ? { weights } : {}),
    symmetric: get('symmetric') === '1',
    crowded: get('crowded') === '1',
    lonelyWormholes: get('lonely') === '1',
    forced,
    excluded,
  };
}
/** Four numbers from 0 to 9: resources, influence, specialties, legendary planets. */
function weightsIn(text: string): maps.Weights | WishFault | null {
  if (text === '') return null;
  const found = /^(\d),(\d),(\d),(\d)$/.exec(text);
  if (!found) return { fault: 'unreadable', word: text.slice(0, 20) };
  const [resources, influence, specialties, legendary] = found.slice(1).map(Number) as [number, number, number, number];
  return { resources, influence, specialties, legendary };
}

export function writeWish(wish: GalaxyWish): URLSearchParams {
  const { weights } = wish;
  const tiles = (list: readonly TileId[] = []): string => list.map((id) => id.slice('tile-'.length)).join(',');
  const parts = {
    layout: wish.layout,
    seed: wish.seed,
    weighting: wish.weighting === 'balanced' ? '' : wish.weighting,
    weights: weights ? [weights.resources, weights.influence, weights.specialties, weights.legendary].join() : '',
    base: wish.sets.includes('pok') ? '' : '1',
    symmetric: wish.symmetric ? '1' : '',
    crowded: wish.crowded ? '1' : '',
    lonely: wish.lonelyWormholes ? '1' : '',
    forced: tiles(wish.forced),
    excluded: tiles(wish.excluded),
  };
  return new URLSearchParams(Object.entries(parts).filter(([, text]) => text !== ''));
}

export interface FoundGalaxy {
  readonly layout: LayoutId;
  readonly placed: Placement;
}
/** The galaxy of a link: the map in it, or the one generated from its wishes. */
export function galaxyFrom(query: URLSearchParams): FoundGalaxy | WishFault | GalaxyFault | MapFault {
  const map = query.get('map');
  if (map !== null) return readMapString(map);
  const wish = readWish(query);
  if ('fault' in wish) return wish;
  const made = generateGalaxy(layout(wish.layout), wish);
  return 'fault' in made ? made : { layout: wish.layout, placed: made.placed };
}
