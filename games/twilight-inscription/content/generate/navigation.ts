/** A Navigation sheet: a lattice of systems, thinned lanes, two pockets behind wormholes, assets by distance from home. */
import type { NavigationLayout, StarSystem } from '../layouts.ts';
import type { AssetCode } from '../vocabulary.ts';
import type { Chance } from './chance.ts';

const LANES_PER_SYSTEM = 1.42;
const HOME = { x: 4, y: 0 };
const POCKETS = [
  [
    { x: 0, y: 2 },
    { x: 1, y: 1 },
  ],
  [
    { x: 8, y: 2 },
    { x: 7, y: 1 },
  ],
];
type Point = { x: number; y: number };

const isPocket = (p: Point): boolean => POCKETS.flat().some((q) => q.x === p.x && q.y === p.y);
const lattice = (): Point[] => {
  const points: Point[] = [];
  for (let y = 1; y <= 7; y++) for (let x = y % 2; x <= 8; x += 2) if (!isPocket({ x, y })) points.push({ x, y });
  return points;
};

export function generateNavigation(id: string, chance: Chance): NavigationLayout | null {
  const mecatol = { x: [2, 4, 6][chance.below(3)]!, y: 8 };
  const points: Point[] = [HOME, ...lattice(), mecatol, ...POCKETS.flat()];
  const last = points.length - 1 - POCKETS.flat().length;
  const lanes = thinned(chance, allLanes(chance, points.slice(0, last + 1), last), points.length, last);
  lanes.push([last + 1, last + 2], [last + 3, last + 4]);
  const beside: number[][] = points.map(() => []);
  for (const [a, b] of lanes) {
    beside[a]!.push(b);
    beside[b]!.push(a);
  }
  if (beside[0]!.length !== 2 || beside[last]!.length !== 2 || beside.some((b) => b.length > 5)) return null;
  const away = distances(beside);
  if (away[last]! < 8 || away[last]! > 9) return null;
  const codes = place(chance, points, away, last);
  if (!codes) return null;
  const systems = points.map((p, i): StarSystem => {
    const code = codes.get(i) ?? null;
    const size = i === 0 ? 'home' : i === last ? 'mecatol' : code && isLarge(code) ? 'large' : 'small';
    return {
      id: i === 0 ? 'home' : i === last ? 'mecatol' : `s${String(i).padStart(2, '0')}`,
      size,
      x: p.x,
      y: p.y,
      asset: code,
    };
  });
  const near = chance.shuffled(points.map((_, i) => i).filter((i) => away[i] === 2 || away[i] === 3)).slice(0, 2);
  const holes = [...near, last + 1 + chance.below(2), last + 3 + chance.below(2)];
  return {
    sheet: 'navigation',
    id,
    systems,
    lanes,
    beside,
    wormholes: holes.map((system) => ({ system, ...spot(points, system) })),
  };
}

const isLarge = (code: AssetCode): boolean =>
  code === 'relic' || code === 'faction' || code === 'vp3' || code.startsWith('spec');

function allLanes(chance: Chance, points: Point[], last: number): [number, number][] {
  const lanes: [number, number][] = [];
  for (const [a, p] of points.entries()) {
    for (const [b, q] of points.entries()) {
      const diagonal = q.y === p.y + 1 && Math.abs(q.x - p.x) === 1;
      const level = q.y === p.y && q.x === p.x + 2 && a !== 0 && b !== last && chance.below(100) < 6;
      if (diagonal || level) lanes.push([a, b]);
    }
  }
  return lanes;
}

/** Removes lanes by chance, never those of home and Mecatol Rex, never cutting the map. */
function thinned(chance: Chance, lanes: [number, number][], systems: number, last: number): [number, number][] {
  let kept = lanes;
  for (const lane of chance.shuffled(lanes)) {
    if (kept.length <= LANES_PER_SYSTEM * (systems - 2)) break;
    if (lane.includes(0) || lane.includes(last)) continue;
    const fewer = kept.filter((l) => l !== lane);
    if (connected(fewer, last + 1)) kept = fewer;
  }
  return kept;
}

function connected(lanes: [number, number][], n: number): boolean {
  const beside: number[][] = Array.from({ length: n }, () => []);
  for (const [a, b] of lanes) {
    beside[a]!.push(b);
    beside[b]!.push(a);
  }
  return distances(beside).every((d) => d < Infinity);
}

export function distances(beside: number[][]): number[] {
  const away = beside.map(() => Infinity);
  away[0] = 0;
  for (const queue = [0]; queue.length > 0;) {
    const at = queue.shift()!;
    for (const next of beside[at]!) {
      if (away[next]! < Infinity) continue;
      away[next] = away[at]! + 1;
      queue.push(next);
    }
  }
  return away;
}

interface Band {
  code: AssetCode;
  fits: (at: { d: number; x: number; pocket: boolean }) => boolean;
}
const inPocket: Band['fits'] = ({ pocket }) => pocket;
const band =
  (from: number, to = 99): Band['fits'] =>
  ({ d, pocket }) =>
    !pocket && d >= from && d <= to;

/** Every asset in its band of distance, the narrow bands first; what is left stays empty. */
function place(chance: Chance, points: Point[], away: number[], last: number): Map<number, AssetCode> | null {
  const specialties = chance.shuffled<AssetCode>(['spec:biotic', 'spec:propulsion', 'spec:warfare', 'spec:cybernetic']);
  const focus = chance.shuffled<AssetCode>(['focus:M', 'focus:I', 'focus:R']);
  const near = chance.shuffled<AssetCode>(['com:triangle:1', 'tg1', 'vp1']);
  const bands: Band[] = [
    { code: 'planet', fits: band(1, 1) },
    { code: near[0]!, fits: band(1, 1) },
    { code: 'planet', fits: inPocket },
    { code: 'vp3', fits: inPocket },
    { code: specialties[0]!, fits: inPocket },
    { code: focus[0]!, fits: inPocket },
    { code: specialties[1]!, fits: band(3, 3) },
    { code: specialties[2]!, fits: band(3, 4) },
    { code: 'planet', fits: band(2, 3) },
    { code: 'planet', fits: band(4, 5) },
    { code: 'neighbor:L', fits: ({ d, x, pocket }) => !pocket && d >= 3 && d <= 6 && x <= 3 },
    { code: 'neighbor:R', fits: ({ d, x, pocket }) => !pocket && d >= 3 && d <= 6 && x >= 5 },
    { code: near[1]!, fits: band(2, 5) },
    { code: near[2]!, fits: band(2, 5) },
    { code: 'com:diamond:1', fits: band(2, 5) },
    { code: 'com:circle:1', fits: band(2, 5) },
    { code: 'relic', fits: ({ d, x, pocket }) => !pocket && d >= 5 && x <= 3 },
    { code: 'relic', fits: ({ d, x, pocket }) => !pocket && d >= 5 && x >= 5 },
    { code: 'vp3', fits: band(7) },
    { code: 'vp3', fits: band(6) },
    { code: 'planet', fits: band(6) },
    { code: 'faction', fits: band(6) },
    { code: 'vote2', fits: band(6) },
    { code: focus[1]!, fits: band(5) },
    { code: 'vp2', fits: band(5) },
    { code: 'vp2', fits: band(4) },
    { code: 'councilor', fits: band(4) },
    { code: 'tg2', fits: band(4) },
  ];
  const free = new Set(points.map((_, i) => i).filter((i) => i !== 0 && i !== last));
  const placed = new Map<number, AssetCode>();
  for (const { code, fits } of bands) {
    const choices = [...free].filter((i) => fits({ d: away[i]!, x: points[i]!.x, pocket: i > last }));
    if (choices.length === 0) return null;
    const at = choices[chance.below(choices.length)]!;
    free.delete(at);
    placed.set(at, code);
  }
  return relicsApart(points, placed) ? placed : null;
}

const relicsApart = (points: Point[], placed: Map<number, AssetCode>): boolean => {
  const columns = [...placed].filter(([, code]) => code === 'relic').map(([i]) => points[i]!.x);
  return Math.abs(columns[0]! - columns[1]!) >= 4;
};

/** Where the wormhole is drawn: the free spot beside its system that is farthest from the others. */
function spot(points: Point[], system: number): Point {
  const { x, y } = points[system]!;
  const offsets = [
    [0, 1.1],
    [0, -0.8],
    [1, 0.4],
    [-1, 0.4],
    [1, -0.6],
    [-1, -0.6],
  ];
  const open = offsets.map(([dx, dy]) => ({ x: x + dx!, y: y + dy! }));
  const clearance = (p: Point): number =>
    Math.min(...points.filter((_, i) => i !== system).map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
  const inside = open.filter((p) => p.x >= -0.5 && p.x <= 8.5 && p.y >= -0.5);
  return inside.reduce((best, p) => (clearance(p) > clearance(best) ? p : best));
}
