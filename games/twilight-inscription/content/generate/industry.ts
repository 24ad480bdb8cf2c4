/** An Industry sheet: rings around the scrapped centre, X hexes, an island that only an X hex opens. */
import type { Hex, IndustryLayout } from '../layouts.ts';
import { HEX_DIRECTIONS, hexesBeside } from '../sheets/notation.ts';
import type { AssetCode, Specialty } from '../vocabulary.ts';
import { pairOff, type Chance } from './chance.ts';

const ISLAND: [number, number][] = [
  [4, -1],
  [4, -2],
  [5, -2],
  [4, 0],
  [5, -1],
];
const MAIN_BAG: AssetCode[] = [
  'com:triangle:2',
  'com:triangle:1',
  'com:diamond:1',
  'com:diamond:2',
  'com:circle:1',
  'com:circle:1',
  'com:circle:2',
  'councilor',
  'councilor',
  'councilor',
  'vp1',
  'vp2',
  'vp2',
  'vp2',
  'vp3',
  'vp3',
  'vp3',
  'tg1',
  'vote2',
  'focus:M',
  'focus:I',
  'focus:R',
  'spec:propulsion',
  'spec:warfare',
  'population',
  'planet',
  'faction',
];
type At = [number, number];
const key = ([q, r]: At): string => `${q},${r}`;
const ring = (n: number): At[] => {
  const all: At[] = [];
  for (let q = -n; q <= n; q++)
    for (let r = -n; r <= n; r++) if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === n) all.push([q, r]);
  return all;
};
const turn = ([q, r]: At): At => [-r, q + r];
const touches = ([q, r]: At, others: At[]): boolean =>
  HEX_DIRECTIONS.some(([dq, dr]) => others.some(([oq, or]) => oq === q + dq && or === r + dr));
const neighbours = (at: At, others: At[]): number => others.filter((o) => touches(at, [o])).length;

export function generateIndustry(id: string, chance: Chance): IndustryLayout | null {
  const holes = chance.below(3);
  let island = chance.below(2) === 0 ? ISLAND : ISLAND.map(([q, r]): At => [q + r, -r]);
  for (let i = chance.below(6); i > 0; i--) island = island.map(turn);
  const second = chance.shuffled(ring(2)).slice(holes);
  const third = chance.shuffled(ring(3).filter((at) => !touches(at, island))).slice(0, 12 + holes);
  const main: At[] = [[0, 0], ...ring(1), ...second, ...third];
  if (third.length < 12 + holes || !joined(main)) return null;
  const xs = crossable(chance, main, third);
  if (!xs) return null;
  const costs = chance.shuffled<Specialty>(['biotic', 'cybernetic', 'warfare']);
  const xCost = new Map([...xs, island[0]!].map((at, i) => [key(at), costs[i]!]));

  const codes = new Map<string, AssetCode>();
  const first = ring(1)[chance.below(6)]!;
  codes.set(key(first), 'com:triangle:1');
  const places = main.slice(1).filter((at) => !xCost.has(key(at)) && key(at) !== key(first));
  if (places.length !== MAIN_BAG.length) return null;
  const distance = ([q, r]: At): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  for (const [at, code] of pairOff(chance, places, distance, MAIN_BAG, 2)) codes.set(key(at), code);
  const islandBag = chance.shuffled<AssetCode>(['population', 'tg2', 'spec:cybernetic', 'vp3']);
  for (const [i, at] of island.slice(1).entries()) codes.set(key(at), islandBag[i]!);

  const hexes = [...main, ...island].map((at): Hex => {
    const [q, r] = at;
    const cost = xCost.get(key(at)) ?? null;
    const kind = key(at) === '0,0' ? 'start' : cost ? 'x' : 'asset';
    return { q, r, kind, asset: codes.get(key(at)) ?? null, cost };
  });
  return { sheet: 'industry', id, hexes, beside: hexesBeside(hexes) };
}

function joined(all: At[]): boolean {
  const seen = new Set([key(all[0]!)]);
  for (const queue = [all[0]!]; queue.length > 0;) {
    const at = queue.shift()!;
    for (const next of all) {
      if (seen.has(key(next)) || !touches(at, [next])) continue;
      seen.add(key(next));
      queue.push(next);
    }
  }
  return seen.size === all.length;
}

/** Two X hexes of the outer ring with at least three neighbours, whose loss does not cut the rest. */
function crossable(chance: Chance, main: At[], third: At[]): At[] | null {
  const chosen: At[] = [];
  for (const at of chance.shuffled(third)) {
    const rest = main.filter((other) => other !== at && !chosen.includes(other));
    if (neighbours(at, main) >= 3 && joined(rest)) chosen.push(at);
    if (chosen.length === 2) return chosen;
  }
  return null;
}
