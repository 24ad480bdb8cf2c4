import { oneOf } from '@orrery/imperium';
import { flow } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import { raceOf } from '../content/races/races.ts';
import { FACE_DOWN } from '../content/tiles.ts';
import { besides, hasPlanet, isSpecial, tilesFor } from '../galaxy/board.ts';
import { layoutFor, ringOf } from '../galaxy/layouts.ts';
import type { Layout } from '../galaxy/layouts.ts';
import type { Placing, Pub, Table, Ti3, View } from '../shapes.ts';
import { clockwiseFrom } from './seating.ts';
import { receiveGoods } from './spending.ts';

// GALAXY: the players build the galaxy from the tiles dealt to them.

/** Tiles that nobody has seen: removed, or lying face down on the board. */
export const TILE_BOX = 'tile-box';
export const COVERED = 'covered-tile';
export const PLACED = 'placed-tiles';
const TILE_STACK = 'tiles';
export const tilesOf = (seat: Seat): string => `tiles-${seat}`;

export const isTileZone = (zone: string): boolean =>
  [TILE_BOX, COVERED, PLACED, TILE_STACK].includes(zone) || zone.startsWith('tiles-');

const layoutOf = (pub: Pub): Layout => layoutFor(pub.sheets.length);

/** The cells of the innermost ring that is not complete (TI3-GALAXY-09). */
export function openCells(pub: Pub): number[] {
  const free = layoutOf(pub).open.filter((cell) => pub.galaxy[cell] === '');
  const ring = Math.min(...free.map(ringOf));
  return free.filter((cell) => ringOf(cell) === ring);
}

const besideSpecial = (pub: Pub, cell: number): boolean =>
  besides(cell).some((other) => pub.galaxy[other] !== '' && isSpecial(pub.galaxy[other]!));

/**
 * What a player may place: after a tile without planets one with a planet, if there is one at hand (TI3-GALAXY-12); a special system beside no
 * other, unless there is no other way (TI3-GALAXY-11).
 */
function placings(pub: Pub, hand: readonly string[], bare: boolean): Placing[] {
  const withPlanet = hand.filter(hasPlanet);
  const tiles = bare && withPlanet.length > 0 ? withPlanet : hand;
  const all = tiles.flatMap((tile) => openCells(pub).map((cell) => ({ tile, cell })));
  const apart = all.filter(({ tile, cell }) => !isSpecial(tile) || !besideSpecial(pub, cell));
  return apart.length > 0 ? apart : all;
}

const mine = (v: View): readonly string[] => v.me!.table.cards[tilesOf(v.seat!)]!;

export const placeTile: Listed<Ti3, 'placeTile'> = oneOf(
  'TI3-GALAXY-08',
  (v, { bare }) => placings(v.pub, mine(v), bare),
  {
    refuse(v, { bare }, { tile, cell }) {
      if (!mine(v).includes(tile)) return { rule: 'TI3-GALAXY-08' };
      if (!openCells(v.pub).includes(cell)) return { rule: 'TI3-GALAXY-09' };
      if (bare && !hasPlanet(tile) && mine(v).some(hasPlanet)) return { rule: 'TI3-GALAXY-12' };
      return { rule: 'TI3-GALAXY-11' };
    },
  },
);

export const building = flow<Ti3>()('building', {
  /** Tiles are dealt face down, some leave the game unseen (TI3-GALAXY-03, TI3-GALAXY-17, TI3-GALAXY-18, TI3-GALAXY-26). */
  deal: (t, f) => {
    const layout = layoutOf(t.pub);
    t.addZone(TILE_STACK, 'down', null, tilesFor(layout));
    t.addZone(TILE_BOX, 'down');
    t.addZone(COVERED, 'down');
    t.addZone(PLACED, 'up');
    t.shuffle(TILE_STACK);
    for (let i = 0; i < layout.removed; i++) t.draw(TILE_STACK, TILE_BOX);
    if (layout.faceDown) t.draw(TILE_STACK, COVERED);
    t.pub.sheets.forEach((_, seat) => {
      t.addZone(tilesOf(seat), [seat], seat);
      for (let i = 0; i < layout.deal; i++) t.draw(TILE_STACK, tilesOf(seat));
    });
    f.turns = clockwiseFrom(t.pub, t.pub.speaker);
    if (!layout.faceDown) return 'askHome';
    return t.next;
  },
  /** With five players chance says who sits where, and the first player lays a tile face down (TI3-GALAXY-24, TI3-GALAXY-25). */
  positions: (t, f) => {
    const left = f.turns!.slice();
    for (const cell of layoutOf(t.pub).homes) takeHome(t, left.splice(t.chance('position', left.length), 1)[0]!, cell);
    const from = openCells(t.pub).map(String);
    return t.ask(t.pub.speaker, 'pickOne', { what: 'cell', from, for: null, rule: 'TI3-GALAXY-25' }, 'cell');
  },
  cover: (t, f) => {
    t.pub.galaxy = t.pub.galaxy.with(Number(f.cell), FACE_DOWN);
    return 'sit';
  },
  /** In turn each player takes one of the places for homes (TI3-GALAXY-05, TI3-GALAXY-06). */
  askHome: (t, f) => {
    const seat = f.turns![0];
    if (seat === undefined) return 'sit';
    const from = layoutOf(t.pub)
      .homes.filter((cell) => t.pub.galaxy[cell] === '')
      .map(String);
    return t.ask(seat, 'pickOne', { what: 'cell', from, for: null, rule: 'TI3-GALAXY-05' }, 'cell');
  },
  placeHome: (t, f) => {
    takeHome(t, f.turns!.shift()!, Number(f.cell));
    return 'askHome';
  },
  /** From now on players sit in the order of their homes (TI3-GALAXY-07). */
  sit: (t, f) => {
    const { pub } = t;
    const owner = (cell: number): Seat => pub.sheets.findIndex(({ race }) => pub.galaxy[cell] === raceOf(race).home);
    pub.seating = layoutOf(pub)
      .homes.toSorted((a, b) => a - b)
      .map(owner);
    f.pass = clockwiseFrom(pub, pub.speaker);
    f.turns = f.pass.slice();
    f.bare = [];
    return t.next;
  },
  /** One tile each, then another pass, begun by the player to the left of the last starter, or backwards by the FAQ (TI3-GALAXY-08, TI3-GALAXY-14). */
  nextTile: (t, f) => {
    if (t.pub.sheets.every((_, seat) => t.pub.table.zones[tilesOf(seat)]!.n === 0)) return 'reveal';
    if (f.turns!.length === 0) {
      f.pass = t.pub.agreed.faq ? f.pass!.toReversed() : [...f.pass!.slice(1), f.pass![0]!];
      f.turns = f.pass.slice();
    }
    const seat = f.turns![0]!;
    const bare = f.bare!.includes(seat);
    const tiles = t.cards(tilesOf(seat));
    // Who cannot follow with a planet proves it (TI3-GALAXY-13). Shown or not, the last tile is not taken back: that would tell of the hand.
    if (bare) t.peek(seat, tilesOf(seat), 0);
    if (bare && !tiles.some(hasPlanet)) {
      const everybody = t.pub.sheets.map((_, other) => other);
      for (const tile of tiles) t.show(tilesOf(seat), tile, everybody);
      t.emit('showedTiles', { seat, tiles: tiles.slice() });
    }
    return t.ask(seat, 'placeTile', { bare }, 'placing');
  },
  placeTile: (t, f) => {
    const seat = f.turns!.shift()!;
    const { tile, cell } = f.placing!;
    t.move(tile, tilesOf(seat), PLACED);
    t.pub.galaxy = t.pub.galaxy.with(cell, tile);
    f.bare = [...f.bare!.filter((other) => other !== seat), ...(hasPlanet(tile) ? [] : [seat])];
    t.emit('placedTile', { seat, tile, cell });
    return 'nextTile';
  },
  /** The covered tile is turned up (TI3-GALAXY-27). */
  reveal: (t) => {
    const cell = t.pub.galaxy.indexOf(FACE_DOWN);
    if (cell >= 0) {
      const tile = t.draw(COVERED, PLACED)!;
      t.pub.galaxy = t.pub.galaxy.with(cell, tile);
      t.emit('uncovered', { tile });
    }
    const { homes, goods } = layoutOf(t.pub);
    homes.forEach((home, i) => {
      const seat = t.pub.sheets.findIndex(({ race }) => t.pub.galaxy[home] === raceOf(race).home);
      receiveGoods(t, seat, goods[i]!); // TI3-GALAXY-28
    });
    return t.end();
  },
});

function takeHome(t: Table, seat: Seat, cell: number): void {
  t.pub.galaxy = t.pub.galaxy.with(cell, raceOf(t.pub.sheets[seat]!.race).home);
  t.emit('home', { seat, cell });
}
