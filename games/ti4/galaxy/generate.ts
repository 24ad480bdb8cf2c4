import { sampler, shuffleWith } from '@orrery/kernel';
import type { Layout, Place } from '../content/layouts.ts';
import { openPlaces } from '../content/layouts.ts';
import type { BoxSet } from '../content/sets.ts';
import { TILE_IDS, tileFacts } from '../content/tiles.ts';
import type { TileId, Wormhole } from '../content/tiles.ts';
import { balanceOf, unevenness } from './balance.ts';
import { galaxyOf, graphOf } from './board.ts';
import type { Placement } from './board.ts';
import { isAnomaly, isLegendary, specialtiesOn, tileWorth } from './worth.ts';

// A galaxy from a seed (TI4-MAP-13, TI4-MAP-14): tiles are chosen by weight in the proportions of the layout, laid by chance, then exchanged while
// that separates anomalies and equal wormholes and, where it is asked for, makes the seats more even.

/** How likely a tile of planets is to be chosen, and what evenness is worth. */
export type Weighting = 'balanced' | 'random' | 'resources' | 'influence';
export interface GalaxyOptions {
  readonly seed: string;
  readonly sets: readonly BoxSet[];
  readonly weighting: Weighting;
  readonly forced?: readonly TileId[];
  readonly excluded?: readonly TileId[];
}
export type GalaxyFault =
  | { readonly fault: 'unknown-tile' | 'forced-and-excluded'; readonly tile: string }
  | { readonly fault: 'too-few-tiles' | 'too-many-forced'; readonly back: 'blue' | 'red' };

/** Exchanges tried while a galaxy is improved. */
const EXCHANGES = 1200;
/** What two anomalies side by side, or two equal wormholes, cost: more than any evenness can gain. */
const CLASH = 100;
const WORMHOLES: readonly Wormhole[] = ['alpha', 'beta'];

type Below = (n: number) => number;

/** How many tiles of each back a layout takes (TI4-MAP-04, TI4-MAP-05). */
export const tilesNeeded = ({ deal, extra, players }: Layout): { blue: number; red: number } => ({
  blue: deal.blue * players + (extra?.blue ?? 0),
  red: deal.red * players + (extra?.red ?? 0),
});

export const poolOf = (sets: readonly BoxSet[], back: 'blue' | 'red'): TileId[] =>
  TILE_IDS.filter((id) => tileFacts(id).back === back && sets.includes(tileFacts(id).set));

const has = (tile: TileId, wormhole: Wormhole): boolean => (tileFacts(tile).wormholes ?? []).includes(wormhole);

/** A galaxy, or why there is none. The same options give the same galaxy. */
export function generateGalaxy(layout: Layout, options: GalaxyOptions): { placed: Placement } | GalaxyFault {
  const below = sampler(`galaxy ${options.seed}`);
  const chosen = chooseTiles(layout, options, below);
  if ('fault' in chosen) return chosen;
  const places = openPlaces(layout);
  const tiles = chosen.tiles.slice();
  shuffleWith(tiles, below);
  return { placed: improve(layout, places, tiles, options.weighting, below) };
}

function chooseTiles(layout: Layout, options: GalaxyOptions, below: Below): { tiles: TileId[] } | GalaxyFault {
  const { forced = [], excluded = [], sets } = options;
  for (const tile of [...forced, ...excluded]) if (!TILE_IDS.includes(tile)) return { fault: 'unknown-tile', tile };
  const both = forced.find((tile) => excluded.includes(tile));
  if (both) return { fault: 'forced-and-excluded', tile: both };
  const needed = tilesNeeded(layout);
  const chosen: TileId[] = [];
  const spare: TileId[] = [];
  for (const back of ['blue', 'red'] as const) {
    const must = forced.filter((tile) => tileFacts(tile).back === back);
    const pool = poolOf(sets, back).filter((tile) => !excluded.includes(tile) && !must.includes(tile));
    if (must.length > needed[back]) return { fault: 'too-many-forced', back };
    if (must.length + pool.length < needed[back]) return { fault: 'too-few-tiles', back };
    const order = byWeight(pool, options.weighting, below);
    chosen.push(...must, ...order.slice(0, needed[back] - must.length));
    spare.push(...order.slice(needed[back] - must.length));
  }
  pairWormholes(chosen, spare, forced);
  return { tiles: chosen };
}

/** A weighted shuffle: heavier tiles tend to come first. */
function byWeight(pool: readonly TileId[], weighting: Weighting, below: Below): TileId[] {
  const weightOf = (tile: TileId): number => {
    const { resources, influence } = tileWorth(tile);
    if (weighting === 'resources') return 1 + 2 * resources;
    if (weighting === 'influence') return 1 + 2 * influence;
    return 1;
  };
  const keyed = pool.map((tile) => ({ tile, key: -Math.log((below(1_000_000) + 1) / 1_000_001) / weightOf(tile) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ tile }) => tile);
}

/** A kind of wormhole is of use only in pairs: a lonely one is exchanged, or a partner comes in (TI4-MAP-13). */
function pairWormholes(chosen: TileId[], spare: TileId[], forced: readonly TileId[]): void {
  for (const wormhole of WORMHOLES) {
    const inside = chosen.filter((tile) => has(tile, wormhole));
    if (inside.length !== 1) continue;
    const lonely = inside[0]!;
    const { back } = tileFacts(lonely);
    const plain = spare.find((tile) => tileFacts(tile).back === back && !tileFacts(tile).wormholes);
    if (plain && !forced.includes(lonely)) exchange(chosen, spare, lonely, plain);
    else {
      const partner = spare.find((tile) => has(tile, wormhole));
      const out =
        partner &&
        chosen.find(
          (t) => tileFacts(t).back === tileFacts(partner).back && !forced.includes(t) && !tileFacts(t).wormholes,
        );
      if (partner && out) exchange(chosen, spare, out, partner);
    }
  }
}
function exchange(chosen: TileId[], spare: TileId[], out: TileId, into: TileId): void {
  chosen[chosen.indexOf(out)] = into;
  spare[spare.indexOf(into)] = out;
}

/** Pairs of tiles side by side that the rulebook keeps apart (TI4-MAP-10). */
export function clashesOf(layout: Layout, placed: Placement): [TileId, TileId][] {
  const { neighbours, open } = graphOf(layout);
  const galaxy = galaxyOf(layout, placed);
  const found: [TileId, TileId][] = [];
  for (const cell of open) {
    for (const other of neighbours[cell]!) {
      const [a, b] = [galaxy[cell] as TileId, galaxy[other] as TileId];
      if (cell < other && open.includes(other) && clash(a, b)) found.push([a, b]);
    }
  }
  return found;
}
export const clash = (a: TileId, b: TileId): boolean =>
  (isAnomaly(a) && isAnomaly(b)) || (tileFacts(a).wormholes ?? []).some((wormhole) => has(b, wormhole));

function improve(
  layout: Layout,
  places: readonly Place[],
  tiles: TileId[],
  weighting: Weighting,
  below: Below,
): Placement {
  const placement = (): Placement => Object.fromEntries(places.map((place, i) => [place, tiles[i]!]));
  const cost = (): number => {
    const placed = placement();
    const uneven = weighting === 'balanced' ? unevenness(balanceOf(layout, placed)) : 0;
    return clashesOf(layout, placed).length * CLASH + uneven;
  };
  let best = cost();
  for (let i = 0; i < EXCHANGES && best > 0.05; i++) {
    const [a, b] = [below(tiles.length), below(tiles.length)];
    if (a === b || alike(tiles[a]!, tiles[b]!)) continue;
    [tiles[a], tiles[b]] = [tiles[b]!, tiles[a]!];
    const now = cost();
    if (now < best) best = now;
    else [tiles[a], tiles[b]] = [tiles[b]!, tiles[a]!];
    if (weighting !== 'balanced' && best === 0) break;
  }
  return placement();
}

/** Would exchanging two tiles change nothing that is measured? */
const alike = (a: TileId, b: TileId): boolean =>
  !isAnomaly(a) &&
  !isAnomaly(b) &&
  !tileFacts(a).wormholes &&
  !tileFacts(b).wormholes &&
  tileWorth(a).resources === tileWorth(b).resources &&
  tileWorth(a).influence === tileWorth(b).influence &&
  specialtiesOn(a) === specialtiesOn(b) &&
  isLegendary(a) === isLegendary(b);
