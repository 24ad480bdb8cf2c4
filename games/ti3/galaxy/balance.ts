import { tile } from '../content/tiles.ts';
import { apart } from './board.ts';
import type { Layout } from './layouts.ts';

// How fair a galaxy is. Every tile is divided among the seats by how near they live to it; a seat's score is what falls to it.

/** Each further border makes a tile three times less one's own. */
const NEARNESS = 3;
const SPECIALTY = 0.5;
/** A special system that stands in the way of whoever lives nearest. */
const BARRIER = -0.5;

const shares = new Map<Layout, readonly (readonly number[])[]>();
/** For each open cell, in the layout's order, how much of it falls to each home. */
function sharesOf(layout: Layout): readonly (readonly number[])[] {
  let found = shares.get(layout);
  if (!found) {
    found = layout.open.map((cell) => {
      const pulls = layout.homes.map((home) => NEARNESS ** -apart(home, cell));
      const all = pulls.reduce((sum, pull) => sum + pull, 0);
      return pulls.map((pull) => pull / all);
    });
    shares.set(layout, found);
  }
  return found;
}

/** What a tile is worth to whoever lives beside it. */
const worthOf = (id: string): number => {
  const { planets, kind } = tile(id);
  const value = planets.reduce((sum, p) => sum + p.resources + p.influence + (p.specialty ? SPECIALTY : 0), 0);
  return value + (kind === 'plain' ? 0 : BARRIER);
};

/** What falls to each home of a galaxy, in the order of the layout's homes. */
export function balanceOf(layout: Layout, galaxy: readonly string[]): number[] {
  const share = sharesOf(layout);
  return layout.homes.map((_, home) =>
    layout.open.reduce((sum, cell, i) => sum + share[i]![home]! * worthOf(galaxy[cell]!), 0),
  );
}

/** The distance between the best and the worst home: 0 is perfectly even. */
export function unevenness(layout: Layout, galaxy: readonly string[]): number {
  const scores = balanceOf(layout, galaxy);
  return Math.max(...scores) - Math.min(...scores);
}
