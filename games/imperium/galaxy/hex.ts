/** A cell of the hex board in axial coordinates; the centre of the galaxy is (0, 0). */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six sides of a hex, clockwise from the top. */
const SIDES: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

const step = (hex: Hex, side: Hex): Hex => ({ q: hex.q + side.q, r: hex.r + side.r });

/** The cell beyond one side of a cell; sides are counted clockwise from the top. */
export const beside = (hex: Hex, side: number): Hex => step(hex, SIDES[side]!);

/** How many borders lie between two cells on the open board. */
export const distance = (a: Hex, b: Hex): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

/** All cells at distance n from the centre, clockwise from straight up; ring 0 is the centre alone. */
export function ring(n: number): Hex[] {
  if (n === 0) return [{ q: 0, r: 0 }];
  const cells: Hex[] = [];
  let cell: Hex = { q: 0, r: -n };
  // Walking right and down first keeps the ring clockwise: each side of the ring is n cells long.
  for (const side of [SIDES[2]!, SIDES[3]!, SIDES[4]!, SIDES[5]!, SIDES[0]!, SIDES[1]!]) {
    for (let i = 0; i < n; i++) {
      cells.push(cell);
      cell = step(cell, side);
    }
  }
  return cells;
}

/** The centre and every ring up to n, ring by ring: the fixed order in which a galaxy lists its cells. */
export const spiral = (n: number): Hex[] => Array.from({ length: n + 1 }, (_, i) => ring(i)).flat();

/** How many cells the centre and the rings up to n have. */
export const cells = (n: number): number => 1 + 3 * n * (n + 1);
