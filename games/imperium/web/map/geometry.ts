import type { Hex } from '../../galaxy/hex.ts';

// The drawing of the map: flat-topped hexes of this size around the centre, in units of the drawing.

export const SIZE = 100;
const HALF = (Math.sqrt(3) / 2) * SIZE;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const centreOf = ({ q, r }: Hex): Point => ({ x: 1.5 * SIZE * q, y: 2 * HALF * (r + q / 2) });

/** A cell after so many turns by a sixth, clockwise. */
export function turned(hex: Hex, turns: number): Hex {
  let { q, r } = hex;
  for (let i = 0; i < turns; i++) [q, r] = [-r, q + r];
  // No minus zero: cells are compared.
  return { q: q + 0, r: r + 0 };
}
/** How the map must be turned so that this cell lies as near to the bottom as it can. */
export function turnsToSouth(home: Hex | null): number {
  if (!home) return 0;
  let best = 0;
  let lowest = -Infinity;
  for (let turns = 0; turns < 6; turns++) {
    const { x, y } = centreOf(turned(home, turns));
    const depth = y - Math.abs(x) / 1000;
    if (depth > lowest + 0.001) [best, lowest] = [turns, depth];
  }
  return best;
}

const CORNERS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.5, Math.sqrt(3) / 2],
  [-0.5, Math.sqrt(3) / 2],
  [-1, 0],
  [-0.5, -Math.sqrt(3) / 2],
  [0.5, -Math.sqrt(3) / 2],
];
/** The outline of a hex of this size, around a point. */
export const outline = (size: number, at: Point = { x: 0, y: 0 }): string =>
  CORNERS.map(([x, y]) => `${(at.x + x * size).toFixed(1)},${(at.y + y * size).toFixed(1)}`).join(' ');

/** The middle of a side, counted clockwise from the top. */
export function sideOf(side: number, size = SIZE): Point {
  const angle = ((side * 60 - 90) * Math.PI) / 180;
  const reach = (Math.sqrt(3) / 2) * size;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

/** The box that holds these hexes, with a little room. */
export function boxOf(points: readonly Point[], room = 14): Box {
  if (points.length === 0) return { left: -SIZE, top: -SIZE, right: SIZE, bottom: SIZE };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - SIZE - room,
    top: Math.min(...ys) - HALF - room,
    right: Math.max(...xs) + SIZE + room,
    bottom: Math.max(...ys) + HALF + room,
  };
}

/** Where systems lie that are not on the map: in its corners where there is room, right ones first, else at its right. */
export function besideMap(places: readonly Point[], n: number): Point[] {
  const { top, bottom, left, right } = boxOf(places, 0);
  const [west, east, north, south] = [left + SIZE, right - SIZE, top + HALF, bottom - HALF];
  const corners = [
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
    { x: west, y: north },
  ];
  const isFree = (corner: Point) => places.every(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) > 2.2 * HALF);
  const free = corners.filter(isFree);
  return Array.from({ length: n }, (_, i) => free[i] ?? { x: east + 2.3 * SIZE, y: north + i * 2.4 * HALF });
}

/** Where the planets of a system lie in its hex, and how large. */
export const PLACES: readonly (readonly (Point & { readonly r: number })[])[] = [
  [],
  [{ x: -8, y: -26, r: 33 }],
  [
    { x: -43, y: -40, r: 26 },
    { x: 40, y: -14, r: 26 },
  ],
  [
    { x: -47, y: -22, r: 22 },
    { x: 47, y: -22, r: 22 },
    { x: 0, y: -58, r: 22 },
  ],
];
/** The one planet of a system that is also a great place: larger. */
export const CAPITAL = { x: 0, y: -29, r: 39 };

/** Arrow keys move to the nearest hex in that direction. */
export function neighbourIn(from: Point, all: readonly Point[], key: string): number | null {
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
