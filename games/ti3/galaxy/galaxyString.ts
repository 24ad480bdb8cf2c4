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
  | { readonly fault: 'too-few-places'; readonly found: number; readonly wanted: number }
  | { readonly fault: 'no-layout' }
  | { readonly fault: 'not-a-tile' | 'tile-twice'; readonly at: number; readonly word: string };

/** The tiles on their cells, homes left free, or what is wrong: which word, and why. */
export function readGalaxy(text: string): { layout: Layout; galaxy: string[] } | GalaxyFault {
  if (text.length > LONGEST) return { fault: 'too-long' };
  const words = text.trim().split(/\s+/);
  if (words.length !== PLACES) return { fault: 'too-few-places', found: words.length, wanted: PLACES };
  for (const [i, word] of words.entries()) {
    if (word === 'home' || word === '-') continue;
    if (!DEALT.includes(word)) return { fault: 'not-a-tile', at: i + 1, word };
    if (words.indexOf(word) < i) return { fault: 'tile-twice', at: i + 1, word };
  }
  const layout = LAYOUTS.find(({ homes, open }) =>
    words.every((word, i) =>
      homes.includes(i + 1) ? word === 'home' : open.includes(i + 1) ? word !== 'home' && word !== '-' : word === '-',
    ),
  );
  if (!layout) return { fault: 'no-layout' };
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
    case 'too-few-places':
      return `the galaxy has ${read.found} places, not ${read.wanted}`;
    case 'no-layout':
      return 'homes and gaps do not lie as for three, four, five or six players';
    case 'not-a-tile':
      return `place ${read.at}: there is no system tile "${read.word}"`;
    case 'tile-twice':
      return `place ${read.at}: ${read.word} has been placed before`;
  }
}
