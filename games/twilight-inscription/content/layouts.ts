/** What is printed on a sheet. Marks refer to systems, planets, hexes and units by their place in these lists. */
import type { AssetCode, Res, SheetId, Specialty } from './vocabulary.ts';
import { UNITS } from './units.ts';

export interface StarSystem {
  id: string;
  size: 'home' | 'small' | 'large' | 'mecatol';
  x: number;
  y: number;
  asset: AssetCode | null;
}

export interface Wormhole {
  system: number;
  x: number;
  y: number;
}

export interface NavigationLayout {
  sheet: 'navigation';
  id: string;
  systems: StarSystem[];
  lanes: [number, number][];
  wormholes: Wormhole[];
  /** Systems joined to each system by a hyperlane. */
  beside: number[][];
}

export interface Planet {
  name: string;
  /** Icons row by row. */
  icons: Res[];
  rows: number;
  columns: number;
  /** Assets at the ends: rows first, then columns; a line may end in nothing. */
  ends: (AssetCode | null)[];
  /** For each line, the icons it holds as bits. */
  lines: number[];
}

export interface Dock {
  icons: Res[];
  asset: AssetCode;
}

export interface ExpansionLayout {
  sheet: 'expansion';
  id: string;
  planets: Planet[];
  docks: Dock[];
  /** VP of the Population track, from the bottom (INS-ADV-19). */
  population: number[];
}

export interface Hex {
  q: number;
  r: number;
  /** `start`: the preprinted scrapped hex (INS-IND-03). */
  kind: 'asset' | 'x' | 'start';
  asset: AssetCode | null;
  /** The Specialty on the cost label of an X hex (INS-IND-11). */
  cost: Specialty | null;
}

export interface IndustryLayout {
  sheet: 'industry';
  id: string;
  hexes: Hex[];
  beside: number[][];
}

export interface StrengthBox {
  win: AssetCode;
  lose: number;
}

export interface WarfareLayout {
  sheet: 'warfare';
  id: string;
  /** Copies of each unit type, in the order of the sheet; 0 is without limit (Infantry). */
  copies: number[];
  /** Asset on each node, row by row from the bottom. */
  assets: (AssetCode | null)[];
  /** Anomalies of each row as bits. */
  anomalies: number[];
  /** Strength boxes of the four Wars, left and right. */
  boxes: { L: StrengthBox; R: StrengthBox }[];
}

export type Layout = NavigationLayout | ExpansionLayout | IndustryLayout | WarfareLayout;
export interface Layouts {
  navigation: NavigationLayout;
  expansion: ExpansionLayout;
  industry: IndustryLayout;
  warfare: WarfareLayout;
}

/** War grid: 8 columns and 12 rows of nodes, sections of 4 by 3 (INS-WAR-11). */
export const COLUMNS = 8;
export const ROWS = 12;
export const SECTION_ROWS = 3;
export const WARS = 4;
/** Columns of the left half as bits; the right half is the rest. */
export const LEFT_HALF = 0b0000_1111;
export const RIGHT_HALF = 0b1111_0000;

/** The industry chart, the same on every sheet. */
export const CHART = {
  councilors: {
    icons: 8,
    preset: 1,
    vp: [
      { after: 3, n: 2 },
      { after: 5, n: 3 },
      { after: 8, n: 5 },
    ],
  },
  commodities: {
    triangle: {
      columns: [1, 3, 4, 6, 7],
      vp: [
        { after: 3, n: 2 },
        { after: 5, n: 4 },
      ],
    },
    diamond: {
      columns: [2, 3, 5, 6, 7],
      vp: [
        { after: 3, n: 2 },
        { after: 5, n: 4 },
      ],
    },
    circle: {
      columns: [2, 4, 5, 6, 7],
      vp: [
        { after: 3, n: 2 },
        { after: 5, n: 4 },
      ],
    },
  },
  tradeGoodColumns: 7,
  tradeGoods: 15,
  votes: 18,
};

/** Industry legend: a Specialty of the kind may be spent as up to so many of the resource (INS-IND-09). */
export const INDUSTRY_BATCHES: { specialty: Specialty; res: Res; n: number }[] = [
  { specialty: 'cybernetic', res: 'M', n: 4 },
  { specialty: 'biotic', res: 'I', n: 3 },
];

export const POPULATION_TRACK = [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5];

export const usualCopies = (): number[] => UNITS.map((u) => USUAL_COPIES[u.id] ?? 0);
const USUAL_COPIES: Partial<Record<string, number>> = {
  pds: 4,
  destroyer: 3,
  cruiser: 4,
  carrier: 2,
  dreadnought: 3,
  'war-sun': 2,
};

export const layoutId = (sheet: SheetId, side: string): string => `${sheet}-${side.toLowerCase()}`;
