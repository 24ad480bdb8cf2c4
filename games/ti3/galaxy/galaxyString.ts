import { cells } from '@orrery/imperium';
import { DEALT } from './board.ts';
import { LAYOUTS } from './layouts.ts';
import type { Layout } from './layouts.ts';

// A galaxy as players send it to one another: the names of its tiles ring by ring, clockwise from straight up, without Mecatol Rex. "home" is a
// home system, "-" a place without a tile.

const PLACES = cells(3) - 1;
/** Longer texts are no galaxies. */
const LONGEST = 1200;

export const writeGalaxy = (layout: Layout, galaxy: readonly string[]): string =>
  galaxy
    .slice(1)
    .map((tile, i) => (layout.homes.includes(i + 1) ? 'home' : tile === '' ? '-' : tile))
    .join(' ');

export type GalaxyFault =
  | { readonly fault: 'too-long' }
  | { readonly fault: 'places'; readonly found: number; readonly wanted: number }
  | { readonly fault: 'layout' }
  | { readonly fault: 'unknown' | 'twice'; readonly at: number; readonly tile: string };

/** The tiles on their cells, homes left free, or what is wrong: which word, and why. */
export function readGalaxy(text: string): { layout: Layout; galaxy: string[] } | GalaxyFault {
  if (text.length > LONGEST) return { fault: 'too-long' };
  const words = text.trim().split(/\s+/);
  if (words.length !== PLACES) return { fault: 'places', found: words.length, wanted: PLACES };
  for (const [i, word] of words.entries()) {
    if (word === 'home' || word === '-') continue;
    if (!DEALT.includes(word)) return { fault: 'unknown', at: i + 1, tile: word };
    if (words.indexOf(word) < i) return { fault: 'twice', at: i + 1, tile: word };
  }
  const layout = LAYOUTS.find(({ homes, open }) =>
    words.every((word, i) =>
      homes.includes(i + 1) ? word === 'home' : open.includes(i + 1) ? word !== 'home' && word !== '-' : word === '-',
    ),
  );
  if (!layout) return { fault: 'layout' };
  return {
    layout,
    galaxy: ['mecatol-rex-system', ...words.map((word) => (word === 'home' || word === '-' ? '' : word))],
  };
}

/** Why a text is no galaxy, in a sentence; null: it is one. */
export function flawOf(text: string): string | null {
  const read = readGalaxy(text);
  if (!('fault' in read)) return null;
  switch (read.fault) {
    case 'too-long':
      return `the galaxy is longer than ${LONGEST} characters`;
    case 'places':
      return `the galaxy has ${read.found} places, not ${read.wanted}`;
    case 'layout':
      return 'homes and gaps do not lie as for three, four, five or six players';
    case 'unknown':
      return `place ${read.at}: there is no system tile "${read.tile}"`;
    case 'twice':
      return `place ${read.at}: ${read.tile} has been placed before`;
  }
}
