/** The drawing of the map: flat-topped hexes of this size around the centre. */
export const SIZE = 60;
const HALF = (Math.sqrt(3) / 2) * SIZE;

export const centre = ({ q, r }: { q: number; r: number }): { x: number; y: number } => ({
  x: 1.5 * SIZE * q,
  y: 2 * HALF * (r + q / 2),
});

export const OUTLINE = [
  [SIZE, 0],
  [SIZE / 2, HALF],
  [-SIZE / 2, HALF],
  [-SIZE, 0],
  [-SIZE / 2, -HALF],
  [SIZE / 2, -HALF],
]
  .map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`)
  .join(' ');

/** The frame that holds these hexes, with a little room. */
export function frameOf(points: readonly { x: number; y: number }[]): string {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - SIZE - 6;
  const top = Math.min(...ys) - HALF - 6;
  return `${left} ${top} ${Math.max(...xs) + SIZE + 6 - left} ${Math.max(...ys) + HALF + 6 - top}`;
}

/** Where the planets of a system lie in its hex, and how large. */
export const PLACES: readonly (readonly { x: number; y: number; r: number }[])[] = [
  [],
  [{ x: 0, y: -14, r: 17 }],
  [
    { x: -23, y: -18, r: 13 },
    { x: 23, y: -6, r: 13 },
  ],
  [
    { x: -26, y: -16, r: 11 },
    { x: 26, y: -16, r: 11 },
    { x: 0, y: 2, r: 11 },
  ],
];

/** Arrow keys move to the nearest hex in that direction. */
export function neighbourIn(
  from: { x: number; y: number },
  all: readonly { x: number; y: number }[],
  key: string,
): number | null {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!way) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const [i, { x, y }] of all.entries()) {
    const along = (x - from.x) * way[0]! + (y - from.y) * way[1]!;
    const aside = Math.abs((x - from.x) * way[1]!) + Math.abs((y - from.y) * way[0]!);
    if (along <= 1) continue;
    const distance = along + 2 * aside;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}
