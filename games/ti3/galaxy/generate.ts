import { shuffleWith } from '@orrery/kernel';
import { tile } from '../content/tiles.ts';
import { unevenness } from './balance.ts';
import { besides, emptyGalaxy, isSpecial, tilesFor } from './board.ts';
import type { Layout } from './layouts.ts';

// A galaxy by chance: tiles are laid as they come, then exchanged while that separates special systems and equal wormholes and makes the
// homes more even. The same chance gives the same galaxy.

const EXCHANGES = 300;
/** What two special systems or two equal wormholes side by side cost: more than any evenness can gain. */
const CLASH = 100;

const clash = (a: string, b: string): boolean =>
  a !== '' &&
  b !== '' &&
  ((isSpecial(a) && isSpecial(b)) || tile(a).wormholes.some((kind) => tile(b).wormholes.includes(kind)));

/** What is wrong with a galaxy: neighbours that should not be, and an uneven share. */
function flaws(layout: Layout, galaxy: readonly string[]): number {
  let clashes = 0;
  for (const cell of layout.open)
    for (const other of besides(cell)) if (other > cell && clash(galaxy[cell]!, galaxy[other]!)) clashes++;
  return clashes * CLASH + unevenness(layout, galaxy);
}

/** Homes are left free. */
export function generateGalaxy(layout: Layout, below: (n: number) => number): string[] {
  const tiles = tilesFor(layout);
  shuffleWith(tiles, below);
  const galaxy = emptyGalaxy();
  for (const cell of layout.open) galaxy[cell] = tiles.pop()!;
  let found = flaws(layout, galaxy);
  const exchange = (a: number, b: number): void => {
    [galaxy[a], galaxy[b]] = [galaxy[b]!, galaxy[a]!];
  };
  for (let i = 0; i < EXCHANGES; i++) {
    const a = layout.open[below(layout.open.length)]!;
    const b = layout.open[below(layout.open.length)]!;
    exchange(a, b);
    const now = flaws(layout, galaxy);
    if (now <= found) found = now;
    else exchange(a, b);
  }
  return galaxy;
}
