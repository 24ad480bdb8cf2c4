import { WEIGHTINGS } from './arrange.ts';
import type { Weighting, Weights } from './arrange.ts';

// What a table may ask of a generated galaxy, whatever the edition, and how that stands in a link. A link comes from outside and is checked.

export interface MapWish<Tile extends string> {
  readonly seed: string;
  readonly weighting: Weighting;
  /** The table's own weights, in place of those of the weighting. */
  readonly weights?: Weights;
  /** Each seat has planets and empty space at the same places. */
  readonly symmetric?: boolean;
  /** Special systems, and equal wormholes, may lie side by side; else they lie apart where they can. */
  readonly crowded?: boolean;
  /** Wormholes as they come, or only in pairs. */
  readonly lonelyWormholes?: boolean;
  readonly forced?: readonly Tile[];
  readonly excluded?: readonly Tile[];
}
export type WishFault = { readonly fault: 'unreadable'; readonly word: string };
/** Why tiles cannot be chosen as they are wished for. */
export type ChoiceFault<Tile extends string> =
  | { readonly fault: 'unknown-tile' | 'forced-and-excluded'; readonly tile: Tile }
  | { readonly fault: 'no-symmetry' };

const LONGEST_SEED = 40;
const MOST_TILES = 60;

function tilesIn<Tile extends string>(text: string, tileOf: (word: string) => Tile | null): Tile[] | WishFault {
  const found: Tile[] = [];
  for (const word of text
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_TILES)) {
    const tile = tileOf(word);
    if (tile === null) return { fault: 'unreadable', word: word.slice(0, 20) };
    found.push(tile);
  }
  return found;
}

/** Four numbers from 0 to 9: resources, influence, specialties, legendary planets. */
function weightsIn(text: string): Weights | WishFault | null {
  if (text === '') return null;
  const found = /^(\d),(\d),(\d),(\d)$/.exec(text);
  if (!found) return { fault: 'unreadable', word: text.slice(0, 20) };
  const [resources, influence, specialties, legendary] = found.slice(1).map(Number) as [number, number, number, number];
  return { resources, influence, specialties, legendary };
}

export function readMapWish<Tile extends string>(
  query: URLSearchParams,
  tileOf: (word: string) => Tile | null,
): MapWish<Tile> | WishFault {
  const get = (key: string): string => query.get(key) ?? '';
  const weighting = WEIGHTINGS.find((one) => one === (get('weighting') || 'balanced'));
  if (!weighting) return { fault: 'unreadable', word: get('weighting').slice(0, 20) };
  const [forced, excluded] = [tilesIn(get('forced'), tileOf), tilesIn(get('excluded'), tileOf)];
  if ('fault' in forced) return forced;
  if ('fault' in excluded) return excluded;
  const weights = weightsIn(get('weights'));
  if (weights && 'fault' in weights) return weights;
  return {
    seed: get('seed').slice(0, LONGEST_SEED) || '1',
    weighting,
    ...(weights ? { weights } : {}),
    symmetric: get('symmetric') === '1',
    crowded: get('crowded') === '1',
    lonelyWormholes: get('lonely') === '1',
    forced,
    excluded,
  };
}

/** The words of a link that say a wish; it reads back the same. */
export function writeMapWish<Tile extends string>(
  { seed, weighting, weights, symmetric, crowded, lonelyWormholes, forced = [], excluded = [] }: MapWish<Tile>,
  wordOf: (tile: Tile) => string,
): { readonly [key: string]: string } {
  return {
    seed,
    weighting: weighting === 'balanced' ? '' : weighting,
    weights: weights ? [weights.resources, weights.influence, weights.specialties, weights.legendary].join() : '',
    symmetric: symmetric ? '1' : '',
    crowded: crowded ? '1' : '',
    lonely: lonelyWormholes ? '1' : '',
    forced: forced.map(wordOf).join(),
    excluded: excluded.map(wordOf).join(),
  };
}
