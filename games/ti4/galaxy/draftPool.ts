import { sampler, shuffleWith } from '@orrery/kernel';
import { FACTION_IDS, factionSheet } from '../content/factions/index.ts';
import type { FactionId } from '../content/factions/index.ts';
import { SLICE_NEIGHBOURS, SLICE_VALUE, TIERS } from '../content/draft.ts';
import type { Tier } from '../content/draft.ts';
import type { BoxSet } from '../content/sets.ts';
import { tileFacts } from '../content/tiles.ts';
import type { TileId, Wormhole } from '../content/tiles.ts';
import { isAnomaly, isLegendary, tileWorth } from './worth.ts';

// What is offered in a slice draft: slices of five tiles and a row of factions, all from one seed (TI4-DRAFT-05 to TI4-DRAFT-09).

/** Left of home, ahead of it, right of it, towards the left neighbour, in the first ring. */
export type Slice = readonly [TileId, TileId, TileId, TileId, TileId];
export interface PoolOptions {
  readonly seed: string;
  readonly players: number;
  readonly sets: readonly BoxSet[];
  readonly slices: number;
  readonly factions: number;
  /** At least two alpha and two beta wormholes among all slices. */
  readonly pairedWormholes: boolean;
  /** At most one wormhole in a slice. */
  readonly oneWormhole: boolean;
  readonly legendary: number;
  readonly value: { readonly influence: number; readonly resources: number; readonly total: readonly [number, number] };
  /** Slices and factions that the table chose itself. */
  readonly ownSlices?: readonly Slice[];
  readonly ownFactions?: readonly FactionId[];
  readonly banned?: readonly FactionId[];
}
export interface Pool {
  readonly slices: readonly Slice[];
  readonly factions: readonly FactionId[];
}
export type PoolFault = {
  readonly fault: 'too-few-slices' | 'too-few-factions' | 'too-few-tiles' | 'no-pool-found' | 'tile-twice';
};

/** Pools begun before the settings are rejected. */
const TRIES = 1000;
/** Draws per slice before a pool is begun anew. */
const DRAWS = 40;
/** Orders of one slice's tiles tried before it counts as impossible. */
const ORDERS = 12;

export const defaultPool = (players: number, sets: readonly BoxSet[], seed: string): PoolOptions => ({
  seed,
  players,
  sets,
  slices: Math.min(players + 1, Math.floor(tierOf('red', sets).length / 2)),
  factions: 9,
  pairedWormholes: true,
  oneWormhole: false,
  legendary: 0,
  value: SLICE_VALUE,
});

const tierOf = (tier: Tier, sets: readonly BoxSet[]): TileId[] =>
  TIERS[tier].filter((tile) => sets.includes(tileFacts(tile).set));
const count = (tiles: readonly TileId[], wormhole: Wormhole): number =>
  tiles.filter((tile) => tileFacts(tile).wormholes?.includes(wormhole)).length;

/** What keeps five tiles from being a slice; null when they are one. */
export function faultOfSlice(
  slice: Slice,
  { value, oneWormhole }: Pick<PoolOptions, 'value' | 'oneWormhole'>,
): string | null {
  const sum = slice.map(tileWorth).reduce((a, b) => ({
    resources: a.resources + b.resources,
    influence: a.influence + b.influence,
  }));
  const total = sum.resources + sum.influence;
  if (sum.influence < value.influence || sum.resources < value.resources) return 'TI4-DRAFT-07';
  if (total < value.total[0] || total > value.total[1]) return 'TI4-DRAFT-07';
  if (count(slice, 'alpha') > 1 || count(slice, 'beta') > 1) return 'TI4-DRAFT-08';
  if (slice.filter(isLegendary).length > 1) return 'TI4-DRAFT-08';
  if (SLICE_NEIGHBOURS.some(([a, b]) => isAnomaly(slice[a]) && isAnomaly(slice[b]))) return 'TI4-DRAFT-08';
  if (oneWormhole && count(slice, 'alpha') + count(slice, 'beta') > 1) return 'TI4-DRAFT-09';
  return null;
}

/** A pool, or why the settings allow none. The same settings give the same pool. */
export function draftPool(options: PoolOptions): Pool | PoolFault {
  const below = sampler(`draft ${options.seed}`);
  const factions = chooseFactions(options, below);
  if ('fault' in factions) return factions;
  const own = options.ownSlices ?? [];
  const ownTiles = own.flat();
  if (new Set(ownTiles).size < ownTiles.length) return { fault: 'tile-twice' };
  if (Math.max(options.slices, own.length) < options.players) return { fault: 'too-few-slices' };
  const wanted = options.slices - own.length;
  const tiers = (['high', 'middle', 'low', 'red'] as const).map((tier) =>
    tierOf(tier, options.sets).filter((tile) => !ownTiles.includes(tile)),
  );
  if (tiers.some((tiles, i) => tiles.length < wanted * (i === 3 ? 2 : 1))) return { fault: 'too-few-tiles' };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const slices = drawSlices(tiers, wanted, options, below);
    if (slices && isPool([...own, ...slices], options))
      return { slices: [...own, ...slices], factions: factions.chosen };
  }
  return { fault: 'no-pool-found' };
}

/** The row of factions alone, for a draft without slices. */
export function factionPool(options: PoolOptions): Pool | PoolFault {
  const factions = chooseFactions(options, sampler(`draft ${options.seed}`));
  return 'fault' in factions ? factions : { slices: [], factions: factions.chosen };
}

function chooseFactions(options: PoolOptions, below: (n: number) => number): { chosen: FactionId[] } | PoolFault {
  const { ownFactions = [], banned = [], sets } = options;
  const rest = FACTION_IDS.filter(
    (id) => sets.includes(factionSheet(id).set) && !banned.includes(id) && !ownFactions.includes(id),
  );
  shuffleWith(rest, below);
  const wanted = Math.max(options.factions, options.players);
  const chosen = [...ownFactions, ...rest].slice(0, Math.max(wanted, ownFactions.length));
  return chosen.length < options.players ? { fault: 'too-few-factions' } : { chosen };
}

/** Draws slice after slice from what is left of each tier; null when one cannot be made. */
function drawSlices(
  tiers: readonly TileId[][],
  wanted: number,
  options: PoolOptions,
  below: (n: number) => number,
): Slice[] | null {
  const left = tiers.map((tiles) => tiles.slice());
  const found: Slice[] = [];
  for (let draw = 0; found.length < wanted; draw++) {
    if (draw > DRAWS * wanted) return null;
    for (const tiles of left) shuffleWith(tiles, below);
    const [high, middle, low, red] = left as [TileId[], TileId[], TileId[], TileId[]];
    const slice = arrange([high[0]!, middle[0]!, low[0]!, red[0]!, red[1]!], options, below);
    if (!slice) continue;
    found.push(slice);
    for (const tiles of left) tiles.splice(0, tiles === red ? 2 : 1);
  }
  return found;
}

/** Five tiles in an order that makes a slice of them. */
function arrange(tiles: TileId[], options: PoolOptions, below: (n: number) => number): Slice | null {
  for (let attempt = 0; attempt < ORDERS; attempt++) {
    shuffleWith(tiles, below);
    const slice = tiles.slice() as unknown as Slice;
    if (faultOfSlice(slice, options) === null) return slice;
  }
  return null;
}

function isPool(slices: readonly Slice[], { pairedWormholes, legendary }: PoolOptions): boolean {
  const tiles = slices.flat();
  if (pairedWormholes && (count(tiles, 'alpha') < 2 || count(tiles, 'beta') < 2)) return false;
  return tiles.filter(isLegendary).length >= legendary;
}
