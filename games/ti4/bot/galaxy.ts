import { bots, distance, spiral } from '@orrery/imperium';
import { tileFacts } from '../content/tiles.ts';
import { indexOf } from '../galaxy/board.ts';
import { planetFacts } from '../content/planets.ts';
import type { Laid } from '../shapes.ts';
import type { Outlook } from './outlook.ts';

// Laying the galaxy: rich systems near one's own home, poor and dangerous ones near the others.

const CELLS = spiral(4);
/** Steps between two places. */
const apart = (a: string, b: string): number => distance(CELLS[indexOf(a)]!, CELLS[indexOf(b)]!);
const worthOf = (tile: Laid['tile']): number => {
  const { planets = [], anomalies = [] } = tileFacts(tile);
  const value = planets.reduce((sum, planet) => {
    const { resources, influence, specialty } = planetFacts(planet);
    return sum + Math.max(resources, influence) + 0.3 * Math.min(resources, influence) + (specialty ? 1 : 0);
  }, 0);
  return value - (anomalies.length > 0 ? 1 : 0) - 2;
};

/** `homes` are the places of the home systems, in the order of the seats. */
export function layTile(o: Outlook, list: readonly Laid[], homes: readonly string[]): Laid {
  const mine = homes[o.seat]!;
  const others = homes.filter((home) => home !== mine);
  return bots.bestOf(list, ({ tile, at }) => {
    const near = 3 ** -apart(at, mine) - others.reduce((sum, home) => sum + 3 ** -apart(at, home), 0) / others.length;
    return worthOf(tile) * near;
  })!;
}
