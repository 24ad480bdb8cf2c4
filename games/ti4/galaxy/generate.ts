import { maps } from '@orrery/imperium';
import { sampler } from '@orrery/kernel';
import type { FactionId } from '../content/factions/index.ts';
import type { Layout } from '../content/layouts.ts';
import { openPlaces } from '../content/layouts.ts';
import type { BoxSet } from '../content/sets.ts';
import { TILE_IDS, tileFacts } from '../content/tiles.ts';
import type { Anomaly, TileId, Wormhole } from '../content/tiles.ts';
import { galaxyOf, graphOf } from './board.ts';
import type { Placement } from './board.ts';
import { isAnomaly, isLegendary, specialtiesOn, tileWorth, valueOf } from './worth.ts';

// A galaxy from a seed (TI4-MAP-13, TI4-MAP-14): tiles are chosen by weight in the proportions of the layout, laid by chance, then exchanged while
// that separates anomalies and equal wormholes and, where it is asked for, makes the seats more even.

export interface GalaxyOptions extends maps.MapWish<TileId> {
  readonly sets: readonly BoxSet[];
  /** Who plays: a faction that depends on an anomaly finds one of its kind in the galaxy (TI4-MAP-14). */
  readonly factions?: readonly FactionId[];
}
export type GalaxyFault =
  | maps.ChoiceFault<TileId>
  | { readonly fault: 'too-few-tiles' | 'too-many-forced'; readonly back: 'blue' | 'red' };

/** Anomalies that a faction's own abilities are about. */
export const DEPENDS_ON: { readonly [F in FactionId]?: Anomaly } = {
  empyrean: 'nebula',
  muaat: 'supernova',
  saar: 'asteroid-field',
  vuilraith: 'gravity-rift',
};

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
  let placed = laidOut(layout, options, chosen.tiles, below);
  if (!placed) return { fault: 'no-symmetry' };
  // In a symmetric galaxy red tiles keep to places of their own: where anomalies still touch there, an empty system takes the place of one.
  for (let n = 0; options.symmetric && !options.crowded && n < CALMER; n++) {
    const touching = clashesOf(layout, placed);
    if (touching.length === 0) break;
    calm(chosen, touching[0]!, options.forced ?? []);
    placed = laidOut(layout, options, chosen.tiles, below) ?? placed;
  }
  return { placed };
}

/** How often other red tiles are taken until none clash. */
const CALMER = 24;
function calm({ tiles, spare }: Chosen, touching: readonly TileId[], forced: readonly TileId[]): void {
  const isPlain = (tile: TileId): boolean => !tileFacts(tile).wormholes;
  const out = touching.find((tile) => isAnomaly(tile) && isPlain(tile) && !forced.includes(tile));
  const quiet = spare.filter((tile) => isRed(tile) && !isAnomaly(tile));
  // Where no empty system is left over, one with a wormhole that does not stand alone will do.
  const isPaired = (wormhole: Wormhole): boolean => tiles.some((tile) => has(tile, wormhole));
  const into = quiet.find(isPlain) ?? quiet.find((tile) => tileFacts(tile).wormholes?.every(isPaired));
  if (out && into) maps.exchange(tiles, spare, out, into);
}

/** Chosen tiles on the board; null where they cannot lie alike for all seats. */
function laidOut(layout: Layout, options: GalaxyOptions, chosen: readonly TileId[], below: Below): Placement | null {
  const graph = graphOf(layout);
  const laid = maps.lay(graph, chosen, options.symmetric ? isRed : null, below);
  if (!laid) return null;
  const tiles = maps.arrange<TileId>(
    {
      graph,
      tiles: laid,
      valueOf,
      clash: options.crowded ? () => false : clash,
      balanced: options.weighting === 'balanced',
      alike,
      ...(options.symmetric ? { kindOf: (tile) => tileFacts(tile).back, patience: 'short' } : {}),
    },
    below,
  );
  return Object.fromEntries(openPlaces(layout).map((place, i) => [place, tiles[i]!]));
}

const isRed = (tile: TileId): boolean => tileFacts(tile).back === 'red';

/** The tiles of a galaxy, and those that stay in the box. */
interface Chosen {
  readonly tiles: TileId[];
  readonly spare: TileId[];
}
function chooseTiles(layout: Layout, options: GalaxyOptions, below: Below): Chosen | GalaxyFault {
  const { excluded = [], sets } = options;
  const forced = [...(options.forced ?? []), ...anomaliesFor(options, below)];
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
    const order = maps.byWeight(
      pool,
      (tile) => maps.weightOf(valueOf(tile), options.weighting, options.weights),
      below,
    );
    chosen.push(...must, ...order.slice(0, needed[back] - must.length));
    spare.push(...order.slice(needed[back] - must.length));
  }
  if (!options.lonelyWormholes) pairWormholes(chosen, spare, forced);
  return { tiles: chosen, spare };
}

/** One tile for each anomaly that somebody's faction depends on, where none is wished for already. */
function anomaliesFor({ factions = [], forced = [], excluded = [], sets }: GalaxyOptions, below: Below): TileId[] {
  const found: TileId[] = [];
  for (const kind of factions.flatMap((faction) => DEPENDS_ON[faction] ?? [])) {
    const isOne = (tile: TileId): boolean => tileFacts(tile).anomalies?.includes(kind) ?? false;
    if ([...forced, ...found].some(isOne)) continue;
    const pool = poolOf(sets, 'red').filter((tile) => isOne(tile) && !excluded.includes(tile));
    if (pool.length > 0) found.push(pool[below(pool.length)]!);
  }
  return found;
}

/** A kind of wormhole is of use only in pairs: a lonely one is exchanged, or a partner comes in (TI4-MAP-13). */
function pairWormholes(chosen: TileId[], spare: TileId[], forced: readonly TileId[]): void {
  for (const wormhole of WORMHOLES) {
    const inside = chosen.filter((tile) => has(tile, wormhole));
    if (inside.length !== 1) continue;
    const lonely = inside[0]!;
    const { back } = tileFacts(lonely);
    const plain = spare.find((tile) => tileFacts(tile).back === back && !tileFacts(tile).wormholes);
    if (plain && !forced.includes(lonely)) maps.exchange(chosen, spare, lonely, plain);
    else {
      const partner = spare.find((tile) => has(tile, wormhole));
      const out =
        partner &&
        chosen.find(
          (t) => tileFacts(t).back === tileFacts(partner).back && !forced.includes(t) && !tileFacts(t).wormholes,
        );
      if (partner && out) maps.exchange(chosen, spare, out, partner);
    }
  }
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
