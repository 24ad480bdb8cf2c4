import { maps } from '@orrery/imperium';
import type { Layout } from '../content/layouts.ts';
import { TILES } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { galaxyOf, graphOf } from './board.ts';
import type { Placement } from './board.ts';
import { valueOf } from './worth.ts';

/** What falls to each seat of a galaxy. */
export function balanceOf(layout: Layout, placed: Placement): maps.SeatBalance[] {
  const galaxy = galaxyOf(layout, placed);
  return maps.balanceOn(graphOf(layout), (at) => {
    const cell = galaxy[at]!;
    return cell in TILES ? valueOf(cell as TileId) : null;
  });
}
export const { unevenness } = maps;
