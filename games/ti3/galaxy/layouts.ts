import { cells } from '@orrery/imperium';

// GALAXY: how many tiles are dealt, and where they and the homes lie, for three to six players. A cell is known by its place in the spiral
// from the centre, clockwise from straight up.

export interface Layout {
  readonly players: number;
  /** Where tiles are placed, ring by ring, homes not among them. */
  readonly open: readonly number[];
  /** Home systems, clockwise. */
  readonly homes: readonly number[];
  /** Tiles of a kind that are taken out before the deal. */
  readonly without: { readonly empty: number; readonly asteroids: number };
  /** Tiles that are taken out unseen. */
  readonly removed: number;
  readonly deal: number;
  /** A tile lies face down beside the centre until the galaxy is complete. */
  readonly faceDown: boolean;
  /** Trade Goods that make up for a crowded home, by home. */
  readonly goods: readonly number[];
}

/** The cell at a place of a ring, both counted from 1. */
const at = (ring: number, place: number): number => cells(ring - 1) + place - 1;
const ring = (n: number): number[] => Array.from({ length: 6 * n }, (_, i) => at(n, i + 1));
const ALL = [...ring(1), ...ring(2), ...ring(3)];

function layout(
  players: number,
  homes: readonly number[],
  rest: Partial<Omit<Layout, 'players' | 'homes' | 'open'>> & Pick<Layout, 'deal' | 'removed'>,
  outline: readonly number[] = ALL,
): Layout {
  return {
    players,
    homes,
    open: outline.filter((cell) => !homes.includes(cell)),
    without: { empty: 0, asteroids: 0 },
    faceDown: false,
    goods: homes.map(() => 0),
    ...rest,
  };
}

const third = (...places: number[]): number[] => places.map((place) => at(3, place));

export const LAYOUTS: readonly Layout[] = [
  // Homes at two, six and ten o'clock, each between its two neighbours of the third ring (TI3-GALAXY-17 to TI3-GALAXY-19).
  layout(3, third(4, 10, 16), { without: { empty: 3, asteroids: 1 }, removed: 4, deal: 8 }, [
    ...ring(1),
    ...ring(2),
    ...third(3, 4, 5, 9, 10, 11, 15, 16, 17),
  ]),
  // TI3-GALAXY-21, TI3-GALAXY-22.
  layout(4, third(5, 9, 14, 18), { removed: 0, deal: 8 }),
  // Positions 1 to 5; who sits between two others receives goods (TI3-GALAXY-24 to TI3-GALAXY-28).
  layout(5, third(13, 17, 3, 7, 10), { removed: 1, deal: 6, faceDown: true, goods: [4, 0, 0, 4, 6] }),
  // Every corner of the third ring (TI3-GALAXY-03, TI3-GALAXY-05).
  layout(6, third(1, 4, 7, 10, 13, 16), { removed: 2, deal: 5 }),
];

export function layoutFor(players: number): Layout {
  const found = LAYOUTS.find((one) => one.players === players);
  if (!found) throw new Error(`no galaxy for ${players} players`);
  return found;
}

/** Which ring a cell lies in. */
export const ringOf = (cell: number): number => [0, 1, 2, 3].find((n) => cell < cells(n))!;
