import { maps } from '@orrery/imperium';
import { sampler, shuffleWith } from '@orrery/kernel';
import { FACTION_IDS, factionSheet } from '../content/factions/index.ts';
import type { FactionId } from '../content/factions/index.ts';
import { LAYOUT_IDS, layout } from '../content/layouts.ts';
import type { LayoutId } from '../content/layouts.ts';
import type { BoxSet } from '../content/sets.ts';
import { TILES } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { generateGalaxy } from './generate.ts';
import type { GalaxyFault, GalaxyOptions } from './generate.ts';
import { readMapString } from './mapString.ts';
import type { MapFault, ReadGalaxy } from './mapString.ts';

// A galaxy in a link: either what it is generated from, or the map itself. Everything comes from outside and is checked first.

const { readMapWish, writeMapWish } = maps;

export interface GalaxyWish extends GalaxyOptions {
  readonly layout: LayoutId;
  /** Factions are drawn for the seats (TI4-MAP-14). */
  readonly drawn: boolean;
}
export type WishFault = maps.WishFault;

const tileOf = (word: string): TileId | null => (`tile-${word}` in TILES ? (`tile-${word}` as TileId) : null);

export function readWish(query: URLSearchParams): GalaxyWish | WishFault {
  const id = LAYOUT_IDS.find((one) => one === (query.get('layout') || 'six'));
  if (!id) return { fault: 'unreadable', word: query.get('layout')!.slice(0, 20) };
  const wish = readMapWish(query, tileOf);
  if ('fault' in wish) return wish;
  const sets = query.get('base') === '1' ? (['base'] as const) : (['base', 'pok'] as const);
  const drawn = query.get('drawn') === '1';
  return { ...wish, layout: id, sets, drawn, ...(drawn ? { factions: drawnFactions(id, wish.seed, sets) } : {}) };
}

export function writeWish(wish: GalaxyWish): URLSearchParams {
  const parts = {
    layout: wish.layout,
    ...writeMapWish(wish, (id) => id.slice('tile-'.length)),
    base: wish.sets.includes('pok') ? '' : '1',
    drawn: wish.drawn ? '1' : '',
  };
  return new URLSearchParams(Object.entries(parts).filter(([, text]) => text !== ''));
}

/** A faction for each seat of a layout, from the seed of the galaxy. */
function drawnFactions(id: LayoutId, seed: string, sets: readonly BoxSet[]): FactionId[] {
  const all = FACTION_IDS.filter((faction) => sets.includes(factionSheet(faction).set));
  shuffleWith(all, sampler(`factions ${seed}`));
  return all.slice(0, layout(id).players);
}

export type FoundGalaxy = ReadGalaxy;
/** The galaxy of a link: the map in it, or the one generated from its wishes. */
export function galaxyFrom(query: URLSearchParams): FoundGalaxy | WishFault | GalaxyFault | MapFault {
  const map = query.get('map');
  if (map !== null) {
    return readMapString(map);
  }
  const wish = readWish(query);
  if ('fault' in wish) return wish;
  const made = generateGalaxy(layout(wish.layout), wish);
  if ('fault' in made) return made;
  const on = layout(wish.layout);
  return {
    board: wish.layout,
    layout: on,
    placed: made.placed,
    factions: on.homes.map((_, seat) => wish.factions?.[seat] ?? null),
  };
}
