import { maps } from '@orrery/imperium';
import { sampler } from '@orrery/kernel';
import { tile } from '../content/tiles.ts';
import { valueOf } from './balance.ts';
import { DEALT, emptyGalaxy, graphOf, hasPlanet, isSpecial, tilesFor } from './board.ts';
import type { Layout } from './layouts.ts';

// A galaxy from a seed: tiles are chosen by weight from those that a number of players builds with, laid by chance, then exchanged while that
// separates special systems and equal wormholes and, where it is asked for, makes the homes more even.

export type GalaxyOptions = maps.MapWish<string>;
export type GalaxyFault = maps.ChoiceFault<string> | { readonly fault: 'too-few-systems' | 'too-many-systems' };
type Below = (n: number) => number;

const WORMHOLES = ['alpha', 'beta'] as const;
const has = (id: string, wormhole: string): boolean => tile(id).wormholes.includes(wormhole);

/** Must these two not lie side by side (TI3-GALAXY-11)? Equal wormholes are kept apart, too. */
export const clash = (a: string, b: string): boolean =>
  (isSpecial(a) && isSpecial(b)) || WORMHOLES.some((kind) => has(a, kind) && has(b, kind));

const PLAIN = (id: string): boolean => !isSpecial(id) && tile(id).wormholes.length === 0;
/** Would exchanging two tiles change nothing that is measured? */
const alike = (a: string, b: string): boolean =>
  PLAIN(a) && PLAIN(b) && JSON.stringify(valueOf(a)) === JSON.stringify(valueOf(b));

/** A galaxy with its homes left free, or why there is none. The same options give the same galaxy. */
export function generateGalaxy(layout: Layout, options: GalaxyOptions): { galaxy: string[] } | GalaxyFault {
  const below = sampler(`galaxy ${options.seed}`);
  const chosen = chooseTiles(layout, options, below);
  if ('fault' in chosen) return chosen;
  const graph = graphOf(layout);
  const laid = maps.lay(graph, chosen.tiles, options.symmetric ? (id) => !hasPlanet(id) : null, below);
  if (!laid) return { fault: 'no-symmetry' };
  const tiles = maps.arrange<string>(
    {
      graph,
      tiles: laid,
      valueOf,
      clash: options.crowded ? () => false : clash,
      balanced: options.weighting === 'balanced',
      alike,
      ...(options.symmetric ? { kindOf: (id) => `${hasPlanet(id)}` } : {}),
    },
    below,
  );
  const galaxy = emptyGalaxy();
  layout.open.forEach((cell, i) => (galaxy[cell] = tiles[i]!));
  return { galaxy };
}

/** As many tiles as the layout has places: of those that stay in the box some come in where others are excluded (TI3-GALAXY-17). */
function chooseTiles(layout: Layout, options: GalaxyOptions, below: Below): { tiles: string[] } | GalaxyFault {
  const { forced = [], excluded = [] } = options;
  for (const id of [...forced, ...excluded]) if (!DEALT.includes(id)) return { fault: 'unknown-tile', tile: id };
  const both = forced.find((id) => excluded.includes(id));
  if (both) return { fault: 'forced-and-excluded', tile: both };
  const wanted = layout.open.length;
  const pool = tilesFor(layout).filter((id) => !excluded.includes(id) && !forced.includes(id));
  if (forced.length > wanted) return { fault: 'too-many-systems' };
  if (forced.length + pool.length < wanted) return { fault: 'too-few-systems' };
  const order = maps.byWeight(pool, (id) => maps.weightOf(valueOf(id), options.weighting, options.weights), below);
  const from = [...forced, ...order];
  const chosen = options.symmetric ? evenly(from, wanted, layout.homes.length) : from.slice(0, wanted);
  if (chosen.length < wanted) return { fault: 'no-symmetry' };
  const spare = from.filter((id) => !chosen.includes(id));
  if (!options.lonelyWormholes) for (const kind of WORMHOLES) pair(kind, chosen, spare, options);
  return { tiles: chosen };
}

/** As many systems without planets as every home can have alike; the first come first. */
function evenly(from: readonly string[], wanted: number, homes: number): string[] {
  const barren = from.filter((id) => !hasPlanet(id));
  const n = barren.length - (barren.length % homes);
  return [...barren.slice(0, n), ...from.filter(hasPlanet)].slice(0, wanted);
}

/** A wormhole leads nowhere alone: it goes out, or its partner comes in. */
function pair(kind: string, chosen: string[], spare: string[], { forced = [], symmetric }: GalaxyOptions): void {
  const inside = chosen.filter((id) => has(id, kind));
  if (inside.length !== 1) return;
  const plain = spare.find((id) => tile(id).wormholes.length === 0 && hasPlanet(id) === hasPlanet(inside[0]!));
  if (plain !== undefined && !forced.includes(inside[0]!)) return maps.exchange(chosen, spare, inside[0]!, plain);
  const partner = spare.find((id) => has(id, kind));
  if (partner === undefined) return;
  const open = chosen.filter((id) => PLAIN(id) && !forced.includes(id));
  const like = open.find((id) => hasPlanet(id) === hasPlanet(partner));
  // Where planets need not lie alike for all, any plain system makes room.
  const out = like ?? (symmetric ? undefined : open.at(-1));
  if (out !== undefined) maps.exchange(chosen, spare, out, partner);
}
