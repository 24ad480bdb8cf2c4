import { maps } from '@orrery/imperium';
import { DEALT } from './board.ts';
import { readGalaxy } from './galaxyString.ts';
import type { GalaxyFault as TextFault } from './galaxyString.ts';
import { generateGalaxy } from './generate.ts';
import type { GalaxyFault, GalaxyOptions } from './generate.ts';
import { LAYOUTS, layoutFor } from './layouts.ts';
import type { Layout } from './layouts.ts';

// A galaxy in a link: what it is generated from, or the galaxy itself in words. The same link shows the same galaxy everywhere.

export interface GalaxyWish extends GalaxyOptions {
  readonly players: number;
}
export interface FoundGalaxy {
  readonly layout: Layout;
  readonly galaxy: readonly string[];
}

export function readWish(query: URLSearchParams): GalaxyWish | maps.WishFault {
  const players = LAYOUTS.find((one) => `${one.players}` === (query.get('players') ?? '6'))?.players;
  if (!players) return { fault: 'unreadable', word: query.get('players')!.slice(0, 20) };
  const wish = maps.readMapWish(query, (word) => (DEALT.includes(word) ? word : null));
  return 'fault' in wish ? wish : { ...wish, players };
}
export function writeWish(wish: GalaxyWish): URLSearchParams {
  const parts = { players: `${wish.players}`, ...maps.writeMapWish(wish, (id) => id) };
  return new URLSearchParams(Object.entries(parts).filter(([, text]) => text !== ''));
}

/** The galaxy of a link: the one in words, or the one generated from its wishes. */
export function galaxyFrom(query: URLSearchParams): FoundGalaxy | maps.WishFault | GalaxyFault | TextFault {
  const map = query.get('map');
  if (map !== null) return readGalaxy(map);
  const wish = readWish(query);
  if ('fault' in wish) return wish;
  const layout = layoutFor(wish.players);
  const made = generateGalaxy(layout, wish);
  return 'fault' in made ? made : { layout, galaxy: made.galaxy };
}
