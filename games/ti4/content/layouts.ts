import { ring } from '@orrery/imperium';
import type { Hex } from '@orrery/imperium';
import type { HyperlaneId, Side } from './hyperlanes.ts';
import type { BoxSet } from './sets.ts';

/**
 * A place on the map as players write it: the ring, then two digits clockwise from straight up.
 * '000' is Mecatol Rex, '101' to '106' the first ring, '401' to '424' the fourth.
 */
export type Place = string;
export interface Layout {
  readonly set: BoxSet;
  readonly players: number;
  readonly rings: number;
  /** Home systems in seating order, clockwise. */
  readonly homes: readonly Place[];
  /** Places within the rings where no tile is laid. */
  readonly gaps?: readonly Place[];
  /** Tiles dealt to each player. */
  readonly deal: { readonly blue: number; readonly red: number };
  /** Tiles the speaker lays beside Mecatol Rex first. */
  readonly extra?: { readonly blue: number; readonly red: number };
  readonly hyperlanes?: readonly { readonly at: Place; readonly tile: HyperlaneId; readonly turn: Side }[];
  /** Trade goods that make up for a cramped home. */
  readonly goods?: readonly { readonly at: Place; readonly n: number }[];
}

export const LAYOUTS = {
  three: {
    set: 'base',
    players: 3,
    rings: 3,
    homes: ['304', '310', '316'],
    gaps: ['301', '302', '306', '307', '308', '312', '313', '314', '318'],
    deal: { blue: 6, red: 2 },
  },
  four: { set: 'base', players: 4, rings: 3, homes: ['305', '309', '314', '318'], deal: { blue: 5, red: 3 } },
  five: {
    set: 'base',
    players: 5,
    rings: 3,
    homes: ['303', '307', '310', '313', '317'],
    deal: { blue: 4, red: 2 },
    extra: { blue: 0, red: 1 },
    goods: [
      { at: '307', n: 2 },
      { at: '310', n: 4 },
      { at: '313', n: 2 },
    ],
  },
  'five-hyperlanes': {
    set: 'pok',
    players: 5,
    rings: 3,
    homes: ['301', '304', '307', '313', '316'],
    deal: { blue: 3, red: 2 },
    hyperlanes: [
      { at: '104', tile: 'tile-86a', turn: 0 },
      { at: '206', tile: 'tile-88a', turn: 0 },
      { at: '208', tile: 'tile-87a', turn: 0 },
      { at: '309', tile: 'tile-83a', turn: 0 },
      { at: '310', tile: 'tile-85a', turn: 0 },
      { at: '311', tile: 'tile-84a', turn: 0 },
    ],
  },
  six: {
    set: 'base',
    players: 6,
    rings: 3,
    homes: ['301', '304', '307', '310', '313', '316'],
    deal: { blue: 3, red: 2 },
  },
  'six-large': {
    set: 'pok',
    players: 6,
    rings: 4,
    homes: ['401', '405', '409', '413', '417', '421'],
    deal: { blue: 6, red: 3 },
  },
  seven: {
    set: 'pok',
    players: 7,
    rings: 4,
    homes: ['401', '404', '407', '410', '416', '419', '422'],
    deal: { blue: 4, red: 2 },
    extra: { blue: 3, red: 2 },
    hyperlanes: [
      { at: '207', tile: 'tile-86a', turn: 0 },
      { at: '309', tile: 'tile-88a', turn: 0 },
      { at: '311', tile: 'tile-87a', turn: 0 },
      { at: '412', tile: 'tile-83a', turn: 0 },
      { at: '413', tile: 'tile-85a', turn: 0 },
      { at: '414', tile: 'tile-84a', turn: 0 },
    ],
  },
  'seven-alternate': {
    set: 'pok',
    players: 7,
    rings: 4,
    homes: ['401', '304', '307', '413', '416', '419', '422'],
    gaps: ['403', '404', '405', '406', '407', '408', '409', '410', '411', '417', '418', '421'],
    deal: { blue: 3, red: 2 },
    hyperlanes: [
      { at: '101', tile: 'tile-85b', turn: 0 },
      { at: '104', tile: 'tile-84b', turn: 0 },
      { at: '105', tile: 'tile-90b', turn: 0 },
      { at: '302', tile: 'tile-88b', turn: 0 },
      { at: '309', tile: 'tile-86b', turn: 0 },
      { at: '315', tile: 'tile-83b', turn: 5 },
    ],
  },
  eight: {
    set: 'pok',
    players: 8,
    rings: 4,
    homes: ['401', '404', '407', '410', '413', '416', '419', '422'],
    deal: { blue: 4, red: 2 },
    extra: { blue: 2, red: 2 },
  },
  'eight-alternate': {
    set: 'pok',
    players: 8,
    rings: 4,
    homes: ['401', '404', '407', '410', '413', '416', '419', '422'],
    gaps: ['405', '406', '409', '417', '418', '421'],
    deal: { blue: 3, red: 2 },
    hyperlanes: [
      { at: '101', tile: 'tile-87a', turn: 1 },
      { at: '102', tile: 'tile-90b', turn: 3 },
      { at: '104', tile: 'tile-88a', turn: 2 },
      { at: '105', tile: 'tile-89b', turn: 0 },
      { at: '306', tile: 'tile-85b', turn: 5 },
      { at: '315', tile: 'tile-83b', turn: 5 },
    ],
  },
} as const satisfies { readonly [id: string]: Layout };

export type LayoutId = keyof typeof LAYOUTS;
export const LAYOUT_IDS = Object.keys(LAYOUTS) as LayoutId[];
export const layout = (id: LayoutId): Layout => LAYOUTS[id];

const placesOf = (n: number): Place[] => ring(n).map((_, i) => `${n}${String(i + 1).padStart(2, '0')}`);
/** Where players lay the dealt tiles, ring by ring. */
export function openPlaces({ rings, homes, gaps, hyperlanes }: Layout): Place[] {
  const taken = new Set([...homes, ...(gaps ?? []), ...(hyperlanes ?? []).map(({ at }) => at)]);
  return Array.from({ length: rings }, (_, i) => placesOf(i + 1))
    .flat()
    .filter((place) => !taken.has(place));
}
/** The cell of the hex board that a place names. */
export function hexAt(place: Place): Hex {
  const hex = place === '000' ? { q: 0, r: 0 } : ring(Number(place[0]))[Number(place.slice(1)) - 1];
  if (!hex) throw new Error(`no place ${place}`);
  return hex;
}
