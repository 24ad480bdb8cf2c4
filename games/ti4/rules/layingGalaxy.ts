import { oneOf } from '@orrery/imperium';
import { flow, part } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import { factionSheet } from '../content/factions/index.ts';
import { layout, openPlaces } from '../content/layouts.ts';
import type { Layout, Place } from '../content/layouts.ts';
import { tileFacts } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { galaxyOf, indexOf, touchingIn } from '../galaxy/board.ts';
import type { Cell } from '../galaxy/board.ts';
import { poolOf } from '../galaxy/generate.ts';
import { isAnomaly } from '../galaxy/worth.ts';
import type { Laid, Pub, Table, Ti4 } from '../shapes.ts';
import { everySeat } from './initiative.ts';
import { BLUE_TILES, LAID_TILES, RED_TILES, tilesOf } from './zones.ts';

// MAP: the players build the galaxy from tiles that were dealt to them (TI4-MAP-01).

export const homesOf = (pub: Pub): Cell[] =>
  pub.sheets.map(({ faction }) => factionSheet(faction).gate ?? factionSheet(faction).home);

/** From the speaker clockwise and back again, until all tiles are laid (TI4-MAP-08). */
export function snake(pub: Pub, turns: number): Seat[] {
  const there = everySeat(pub, pub.speaker);
  return Array.from({ length: turns }, (_, i) => (i % 2 === 0 ? there : there.toReversed())).flat();
}

/** The open places of the innermost ring that is not complete (TI4-MAP-09). */
function placesNow(pub: Pub, on: Layout): Place[] {
  const open = openPlaces(on).filter((place) => pub.galaxy[indexOf(place)] === '');
  const ring = Math.min(...open.map((place) => Number(place[0])));
  return open.filter((place) => Number(place[0]) === ring);
}

/** An anomaly beside an anomaly, or equal wormholes side by side (TI4-MAP-10). */
function clashes(pub: Pub, { tile, at }: Laid): boolean {
  const cell = indexOf(at);
  const near = touchingIn(pub.galaxy.map((one, i) => (i === cell ? tile : one))).get(tile) ?? [];
  const wormholes = tileFacts(tile).wormholes ?? [];
  return near.some((other) => {
    if (!(other in TILE_INDEX)) return false;
    const facts = tileFacts(other as TileId);
    return (
      (isAnomaly(tile) && isAnomaly(other as TileId)) || (facts.wormholes ?? []).some((one) => wormholes.includes(one))
    );
  });
}
const TILE_INDEX: { readonly [tile: string]: true } = Object.fromEntries(
  [...poolOf(['base', 'pok'], 'blue'), ...poolOf(['base', 'pok'], 'red'), 'tile-18'].map((id) => [id, true as const]),
);

/** What may be laid where: nothing that clashes, unless nothing else is possible (TI4-MAP-10). */
export function layings(pub: Pub, on: Layout, hand: readonly string[]): Laid[] {
  const all = hand.flatMap((tile) => placesNow(pub, on).map((at): Laid => ({ tile: tile as TileId, at })));
  const good = all.filter((laid) => !clashes(pub, laid));
  return good.length > 0 ? good : all;
}

function lay(t: Table, { tile, at }: Laid): void {
  t.pub.galaxy = t.pub.galaxy.map((cell, i) => (i === indexOf(at) ? tile : cell));
  t.emit('tileLaid', { tile, at });
}

const layGalaxy = flow<Ti4>()('layGalaxy', {
  /** So many blue and red tiles for each, and some for the speaker to lay first (TI4-MAP-04, TI4-MAP-05). */
  deal: (t, f) => {
    const on = layout(f.layout);
    const { sets } = t.pub.agreed;
    for (const [zone, back] of [
      [BLUE_TILES, 'blue'],
      [RED_TILES, 'red'],
    ] as const) {
      t.addZone(zone, 'down', null, poolOf(sets, back));
      t.shuffle(zone);
    }
    t.addZone(LAID_TILES, 'up');
    for (const seat of everySeat(t.pub)) {
      t.addZone(tilesOf(seat), [seat], seat);
      for (let i = 0; i < on.deal.blue; i++) t.draw(BLUE_TILES, tilesOf(seat));
      for (let i = 0; i < on.deal.red; i++) t.draw(RED_TILES, tilesOf(seat));
    }
    t.pub.galaxy = galaxyOf(on, {}, homesOf(t.pub));
    f.extra = [
      ...Array.from({ length: on.extra?.blue ?? 0 }, () => t.draw(BLUE_TILES, LAID_TILES)!),
      ...Array.from({ length: on.extra?.red ?? 0 }, () => t.draw(RED_TILES, LAID_TILES)!),
    ];
    f.order = snake(t.pub, on.deal.blue + on.deal.red);
    return t.next;
  },
  speaker: (t, f) => {
    const tile = f.extra![0];
    if (tile === undefined) return 'ask';
    return t.ask(t.pub.speaker, 'layTile', { layout: f.layout, tile }, 'laid');
  },
  first: (t, f) => {
    lay(t, f.laid!);
    f.extra!.shift();
    return 'speaker';
  },
  ask: (t, f) => {
    const seat = f.order![0];
    return seat === undefined ? t.end() : t.ask(seat, 'layTile', { layout: f.layout, tile: null }, 'laid');
  },
  place: (t, f) => {
    t.move(f.laid!.tile, tilesOf(f.order!.shift()!), LAID_TILES);
    lay(t, f.laid!);
    return 'ask';
  },
});

export const layingPart = part<Ti4>()({
  procedures: { layGalaxy },
  asks: {
    layTile: oneOf(
      'TI4-MAP-09',
      ({ pub, me, seat }, { layout: id, tile }) =>
        layings(pub, layout(id), tile === null ? (me!.table.cards[tilesOf(seat!)] ?? []) : [tile]),
      {
        refuse: ({ pub }, { layout: id }, laid) => ({
          rule: placesNow(pub, layout(id)).includes(laid.at) ? 'TI4-MAP-10' : 'TI4-MAP-09',
        }),
      },
    ),
  },
});
