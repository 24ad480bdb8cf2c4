import { cells } from '@orrery/imperium';
import { DRAFT_LAYOUTS } from '../content/draft.ts';
import { FACTION_IDS, factionSheet } from '../content/factions/index.ts';
import type { FactionId } from '../content/factions/index.ts';
import { HYPERLANES } from '../content/hyperlanes.ts';
import type { HyperlaneId, Side } from '../content/hyperlanes.ts';
import { LAYOUT_IDS, layout, openPlaces } from '../content/layouts.ts';
import type { Layout, LayoutId } from '../content/layouts.ts';
import { TILES, tileFacts } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { galaxyOf, indexOf, joinsAlike } from './board.ts';
import type { Galaxy, Placement, TurnedLane } from './board.ts';
import { layoutOfDraft } from './draftLayout.ts';

// A galaxy as players send it to one another: tile numbers ring by ring from straight up, clockwise, without Mecatol Rex. 0 is a home,
// the number of a home system the home of its faction (the gate's that of the Creuss), -1 a place without a tile, 83A2 a hyperlane tile
// turned twice, 83A one that is not turned. What others send may have commas, 0 where no tile lies, the centre first, and other hyperlane tiles that
// join the same sides.

/** Longer texts are no galaxies: 60 places of five characters, a comma and a space. */
const LONGEST = 500;

/** `factions` by seat, where they are known. */
export function writeMapString(on: Layout, placed: Placement, factions: readonly (FactionId | null)[] = []): string {
  return writeCells(galaxyOf(on, placed), factions);
}
/** The same of a galaxy as it lies. */
export function writeCells(galaxy: Galaxy, factions: readonly (FactionId | null)[] = []): string {
  return galaxy
    .slice(1)
    .map((cell) => {
      if (cell === '') return '-1';
      if (cell.startsWith('home-')) {
        const faction = factions[Number(cell.slice('home-'.length))];
        return faction ? numberOf(homeOnMap(faction)) : '0';
      }
      const [tile, turn] = cell.split('@') as [TileId, string?];
      return turn === undefined ? numberOf(tile) : `${numberOf(tile).toUpperCase()}${turn}`;
    })
    .join(' ');
}
const numberOf = (tile: TileId): string => tile.slice('tile-'.length);
/** The tile that lies where a faction is at home. */
const homeOnMap = (faction: FactionId): TileId => factionSheet(faction).gate ?? factionSheet(faction).home;

/** What is wrong with a text, and at which of its words. */
export type MapFault =
  | { readonly fault: 'too-long' | 'too-few-places' | 'no-layout' }
  | { readonly fault: 'not-a-tile' | 'tile-twice' | 'not-on-maps'; readonly at: number; readonly word: string };

type Word =
  | { kind: 'tile'; tile: TileId }
  | { kind: 'home'; faction: FactionId | null }
  | { kind: 'gap' }
  | { kind: 'lane'; lane: TurnedLane };

function readWord(word: string): Word | 'not-a-tile' | 'not-on-maps' {
  if (word === '0') return { kind: 'home', faction: null };
  if (word === '-1') return { kind: 'gap' };
  const lane = /^(\d{2})([ABab])([0-5]?)$/.exec(word);
  if (lane) {
    const id = `tile-${lane[1]}${lane[2]!.toLowerCase()}`;
    return id in HYPERLANES
      ? { kind: 'lane', lane: `${id as HyperlaneId}@${Number(lane[3] || 0) as Side}` }
      : 'not-a-tile';
  }
  if (!/^\d{1,2}$/.test(word)) return 'not-a-tile';
  const tile = `tile-${Number(word)}` as TileId;
  if (!(tile in TILES)) return 'not-a-tile';
  const faction = FACTION_IDS.find((one) => homeOnMap(one) === tile);
  if (faction) return { kind: 'home', faction };
  const { back } = tileFacts(tile);
  return back === 'blue' || back === 'red' ? { kind: 'tile', tile } : 'not-on-maps';
}

export interface ReadGalaxy {
  /** The board by its name; null: the slices of a draft lie on it. */
  readonly board: LayoutId | null;
  readonly layout: Layout;
  readonly placed: Placement;
  /** By seat; null where only the place of a home is known. */
  readonly factions: readonly (FactionId | null)[];
}

/** The boards of the box, then those on which the slices of a draft lie. */
const BOARDS: readonly { readonly id: LayoutId | null; readonly on: Layout }[] = [
  ...LAYOUT_IDS.map((id) => ({ id, on: layout(id) })),
  ...DRAFT_LAYOUTS.map(({ players }) => ({ id: null, on: layoutOfDraft(players).layout })),
];
const same = (a: TurnedLane, b: TurnedLane): boolean => a === b;

/** A galaxy of any kind that is played: of a layout, or as slices of a draft make it; or what is wrong with the text. */
export function readMapString(text: string): ReadGalaxy | MapFault {
  if (text.length > LONGEST) return { fault: 'too-long' };
  const words = text.split(/[\s,]+/).filter(Boolean);
  // The centre may be written first, in braces or as its number.
  if (/^(\{18\}|18)$/.test(words[0] ?? '')) words.shift();
  const read: Word[] = [];
  const seen = new Set<string>();
  for (const [at, word] of words.entries()) {
    const found = readWord(word);
    if (typeof found === 'string') return { fault: found, at, word };
    const piece = found.kind === 'tile' ? found.tile : found.kind === 'home' ? found.faction : null;
    if (piece !== null && seen.has(piece)) return { fault: 'tile-twice', at, word };
    if (piece !== null) seen.add(piece);
    read.push(found);
  }
  if (read.length < cells(3) - 1) return { fault: 'too-few-places' };
  const board = BOARDS.find(({ on }) => fits(on, read, same)) ?? BOARDS.find(({ on }) => fits(on, read, joinsAlike));
  if (!board) return { fault: 'no-layout' };
  const { id, on } = board;
  const wordAt = (place: Layout['homes'][number]) => read[indexOf(place) - 1]!;
  return {
    board: id,
    layout: on,
    placed: Object.fromEntries(openPlaces(on).map((place) => [place, (wordAt(place) as { tile: TileId }).tile])),
    factions: on.homes.map((home) => (wordAt(home) as { faction: FactionId | null }).faction),
  };
}

/** Why a text is no galaxy for a match, in a sentence; null: it is one. Who plays which faction is agreed apart from it. */
export function flawOfGalaxy(text: string): string | null {
  const read = readMapString(text);
  if ('fault' in read) return 'word' in read ? `place ${read.at + 1}, ${read.word}: ${read.fault}` : read.fault;
  return read.factions.some((faction) => faction !== null) ? 'homes are written as 0' : null;
}

const isGap = (word: Word): boolean => word.kind === 'gap' || (word.kind === 'home' && word.faction === null);
/** Do homes, hyperlanes, gaps and tiles stand where the layout has them? Places that are not written are gaps. */
function fits(on: Layout, read: readonly Word[], alike: (a: TurnedLane, b: TurnedLane) => boolean): boolean {
  if (read.length > cells(on.rings) - 1 && read.slice(cells(on.rings) - 1).some((word) => !isGap(word))) return false;
  const open = new Set(openPlaces(on).map(indexOf));
  return galaxyOf(on, {}).every((cell, at) => {
    if (at === 0) return true;
    const word = read[at - 1] ?? { kind: 'gap' };
    if (open.has(at)) return word.kind === 'tile';
    if (cell.startsWith('home')) return word.kind === 'home';
    if (cell.includes('@')) return word.kind === 'lane' && alike(word.lane, cell as TurnedLane);
    return isGap(word);
  });
}
