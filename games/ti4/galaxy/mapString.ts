import { cells } from '@orrery/imperium';
import { DRAFT_LAYOUTS } from '../content/draft.ts';
import { HYPERLANES } from '../content/hyperlanes.ts';
import type { HyperlaneId } from '../content/hyperlanes.ts';
import { LAYOUT_IDS, layout, openPlaces } from '../content/layouts.ts';
import type { Layout, LayoutId } from '../content/layouts.ts';
import { TILES, tileFacts } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { galaxyOf, indexOf } from './board.ts';
import type { Galaxy, Placement } from './board.ts';
import { layoutOfDraft } from './draftLayout.ts';

// A galaxy as players send it to one another: tile numbers ring by ring from straight up, clockwise, without Mecatol Rex. 0 is a home,
// -1 a place without a tile, 83A2 a hyperlane tile turned twice.

/** Longer texts are no galaxies: 60 places of five characters and a space. */
const LONGEST = 400;

export const writeMapString = (on: Layout, placed: Placement): string => writeCells(galaxyOf(on, placed));
/** The same of a galaxy as it lies. */
export function writeCells(galaxy: Galaxy): string {
  return galaxy
    .slice(1)
    .map((cell) => {
      if (cell === '') return '-1';
      if (cell.startsWith('home')) return '0';
      const [tile, turn] = cell.slice('tile-'.length).split('@');
      return turn === undefined ? tile! : `${tile!.toUpperCase()}${turn}`;
    })
    .join(' ');
}

/** What is wrong with a text, and at which of its words. */
export type MapFault =
  | { readonly fault: 'too-long' | 'too-few-places' | 'no-layout' }
  | {
      readonly fault: 'not-a-tile' | 'tile-twice' | 'home-tile' | 'not-on-maps';
      readonly at: number;
      readonly word: string;
    };

type Word = { kind: 'tile'; tile: TileId } | { kind: 'home' | 'gap' } | { kind: 'lane'; lane: string };

function readWord(word: string): Word | MapFault['fault'] {
  if (word === '0') return { kind: 'home' };
  if (word === '-1') return { kind: 'gap' };
  const lane = /^(\d{2})([ABab])([0-5])$/.exec(word);
  if (lane) {
    const id = `tile-${lane[1]}${lane[2]!.toLowerCase()}`;
    return id in HYPERLANES ? { kind: 'lane', lane: `${id as HyperlaneId}@${lane[3]}` } : 'not-a-tile';
  }
  if (!/^\d{1,2}$/.test(word)) return 'not-a-tile';
  const tile = `tile-${Number(word)}`;
  if (!(tile in TILES)) return 'not-a-tile';
  const { back, home } = tileFacts(tile as TileId);
  if (home) return 'home-tile';
  return back === 'blue' || back === 'red' ? { kind: 'tile', tile: tile as TileId } : 'not-on-maps';
}

/** The layout and what lies on it, or what is wrong. */
export function readMapString(text: string): { layout: LayoutId; placed: Placement } | MapFault {
  if (text.length > LONGEST) return { fault: 'too-long' };
  const words = text.trim().split(/\s+/);
  // The centre may be written first, in braces or as its number.
  if (/^\{?18\}?$/.test(words[0]!)) words.shift();
  const read: Word[] = [];
  for (const [at, word] of words.entries()) {
    const found = readWord(word);
    if (typeof found === 'string') return { fault: found, at, word } as MapFault;
    if (found.kind === 'tile' && read.some((other) => other.kind === 'tile' && other.tile === found.tile))
      return { fault: 'tile-twice', at, word };
    read.push(found);
  }
  if (read.length < cells(3) - 1) return { fault: 'too-few-places' };
  const fitting = LAYOUT_IDS.find((id) => fits(layout(id), read));
  if (!fitting) return { fault: 'no-layout' };
  const placed = Object.fromEntries(
    openPlaces(layout(fitting)).map((place) => [place, (read[indexOf(place) - 1] as { tile: TileId }).tile]),
  );
  return { layout: fitting, placed };
}

/** A galaxy of any kind that is played: of a layout, or as slices of a draft make it. */
export function readGalaxy(text: string): { layout: Layout; placed: Placement } | MapFault {
  const found = readMapString(text);
  if (!('fault' in found)) return { layout: layout(found.layout), placed: found.placed };
  if (found.fault !== 'no-layout') return found;
  const words = text.trim().split(/\s+/).map(readWord) as Word[];
  const on = DRAFT_LAYOUTS.map(({ players }) => layoutOfDraft(players).layout).find((one) => fits(one, words));
  if (!on) return found;
  const placed = openPlaces(on).map((place) => [place, (words[indexOf(place) - 1] as { tile: TileId }).tile]);
  return { layout: on, placed: Object.fromEntries(placed) as Placement };
}
/** Why a text is no galaxy, in a sentence; null: it is one. */
export function flawOfGalaxy(text: string): string | null {
  const read = readGalaxy(text);
  if (!('fault' in read)) return null;
  return 'word' in read ? `place ${read.at + 1}, ${read.word}: ${read.fault}` : read.fault;
}

/** Do homes, hyperlanes, gaps and tiles stand where the layout has them? Places that are not written are gaps. */
function fits(on: Layout, read: readonly Word[]): boolean {
  if (read.length > cells(on.rings) - 1 && read.slice(cells(on.rings) - 1).some(({ kind }) => kind !== 'gap'))
    return false;
  const open = new Set(openPlaces(on).map(indexOf));
  return galaxyOf(on, {}).every((cell, at) => {
    if (at === 0) return true;
    const word = read[at - 1] ?? { kind: 'gap' };
    if (open.has(at)) return word.kind === 'tile';
    if (cell.startsWith('home')) return word.kind === 'home';
    if (cell.includes('@')) return word.kind === 'lane' && word.lane === cell;
    return word.kind === 'gap';
  });
}
