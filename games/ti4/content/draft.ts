import type { HyperlaneId, Side } from './hyperlanes.ts';
import type { Place } from './layouts.ts';
import type { TileId } from './tiles.ts';

/** What a slice is made of: one tile of each tier of planets, and two red ones. */
export type Tier = 'high' | 'middle' | 'low' | 'red';
export const SLICE = { high: 1, middle: 1, low: 1, red: 2 } as const satisfies { readonly [T in Tier]: number };
export const TIERS = {
  high: [
    'tile-28',
    'tile-29',
    'tile-30',
    'tile-32',
    'tile-33',
    'tile-35',
    'tile-36',
    'tile-38',
    'tile-69',
    'tile-70',
    'tile-71',
    'tile-75',
  ],
  middle: [
    'tile-26',
    'tile-27',
    'tile-31',
    'tile-34',
    'tile-37',
    'tile-64',
    'tile-65',
    'tile-66',
    'tile-72',
    'tile-73',
    'tile-74',
    'tile-76',
  ],
  low: [
    'tile-19',
    'tile-20',
    'tile-21',
    'tile-22',
    'tile-23',
    'tile-24',
    'tile-25',
    'tile-59',
    'tile-60',
    'tile-61',
    'tile-62',
    'tile-63',
  ],
  red: [
    'tile-39',
    'tile-40',
    'tile-41',
    'tile-42',
    'tile-43',
    'tile-44',
    'tile-45',
    'tile-46',
    'tile-47',
    'tile-48',
    'tile-49',
    'tile-50',
    'tile-67',
    'tile-68',
    'tile-77',
    'tile-78',
    'tile-79',
    'tile-80',
  ],
} as const satisfies { readonly [T in Tier]: readonly TileId[] };
/** Places of a slice that touch, by their index: left of home, ahead of it, right of it, towards the left neighbour, in the first ring. */
export const SLICE_NEIGHBOURS = [
  [0, 1],
  [0, 3],
  [1, 2],
  [1, 3],
  [1, 4],
  [3, 4],
] as const;
/** What a slice must be worth, each planet counted by its better half. */
export const SLICE_VALUE = { influence: 4, resources: 2.5, total: [9, 13] } as const;

export interface DraftLayout {
  readonly players: number;
  readonly seats: readonly { readonly home: Place; readonly slice: readonly Place[] }[];
  readonly hyperlanes: readonly { readonly at: Place; readonly tile: HyperlaneId; readonly turn: Side }[];
}
/** Where homes, slices and hyperlanes lie after a draft, by number of players. */
export const DRAFT_LAYOUTS: readonly DraftLayout[] = [
  {
    players: 3,
    seats: [
      { home: '301', slice: ['302', '201', '318', '203', '101'] },
      { home: '307', slice: ['308', '205', '306', '207', '103'] },
      { home: '313', slice: ['314', '209', '312', '211', '105'] },
    ],
    hyperlanes: [
      { at: '102', tile: 'tile-86a', turn: 4 },
      { at: '104', tile: 'tile-86a', turn: 0 },
      { at: '106', tile: 'tile-86a', turn: 2 },
      { at: '202', tile: 'tile-88a', turn: 4 },
      { at: '204', tile: 'tile-87a', turn: 4 },
      { at: '206', tile: 'tile-88a', turn: 0 },
      { at: '208', tile: 'tile-87a', turn: 0 },
      { at: '210', tile: 'tile-88a', turn: 2 },
      { at: '212', tile: 'tile-87a', turn: 2 },
      { at: '303', tile: 'tile-83a', turn: 4 },
      { at: '304', tile: 'tile-85a', turn: 4 },
      { at: '305', tile: 'tile-84a', turn: 4 },
      { at: '309', tile: 'tile-83a', turn: 0 },
      { at: '310', tile: 'tile-85a', turn: 0 },
      { at: '311', tile: 'tile-84a', turn: 0 },
      { at: '315', tile: 'tile-83a', turn: 2 },
      { at: '316', tile: 'tile-85a', turn: 2 },
      { at: '317', tile: 'tile-84a', turn: 2 },
    ],
  },
  {
    players: 4,
    seats: [
      { home: '304', slice: ['305', '203', '303', '204', '102'] },
      { home: '307', slice: ['308', '205', '306', '207', '103'] },
      { home: '313', slice: ['314', '209', '312', '210', '105'] },
      { home: '316', slice: ['317', '211', '315', '201', '106'] },
    ],
    hyperlanes: [
      { at: '101', tile: 'tile-86a', turn: 3 },
      { at: '104', tile: 'tile-86a', turn: 0 },
      { at: '202', tile: 'tile-87a', turn: 3 },
      { at: '206', tile: 'tile-88a', turn: 0 },
      { at: '208', tile: 'tile-87a', turn: 0 },
      { at: '212', tile: 'tile-88a', turn: 3 },
      { at: '301', tile: 'tile-85a', turn: 3 },
      { at: '302', tile: 'tile-84a', turn: 3 },
      { at: '309', tile: 'tile-83a', turn: 0 },
      { at: '310', tile: 'tile-85a', turn: 0 },
      { at: '311', tile: 'tile-84a', turn: 0 },
      { at: '318', tile: 'tile-83a', turn: 3 },
    ],
  },
  {
    players: 5,
    seats: [
      { home: '301', slice: ['302', '201', '318', '202', '101'] },
      { home: '304', slice: ['305', '203', '303', '204', '102'] },
      { home: '307', slice: ['308', '205', '306', '207', '103'] },
      { home: '313', slice: ['314', '209', '312', '210', '105'] },
      { home: '316', slice: ['317', '211', '315', '212', '106'] },
    ],
    hyperlanes: [
      { at: '104', tile: 'tile-86a', turn: 0 },
      { at: '206', tile: 'tile-88a', turn: 0 },
      { at: '208', tile: 'tile-87a', turn: 0 },
      { at: '309', tile: 'tile-83a', turn: 0 },
      { at: '310', tile: 'tile-85a', turn: 0 },
      { at: '311', tile: 'tile-84a', turn: 0 },
    ],
  },
  {
    players: 6,
    seats: [
      { home: '301', slice: ['302', '201', '318', '202', '101'] },
      { home: '304', slice: ['305', '203', '303', '204', '102'] },
      { home: '307', slice: ['308', '205', '306', '206', '103'] },
      { home: '310', slice: ['311', '207', '309', '208', '104'] },
      { home: '313', slice: ['314', '209', '312', '210', '105'] },
      { home: '316', slice: ['317', '211', '315', '212', '106'] },
    ],
    hyperlanes: [],
  },
  {
    players: 7,
    seats: [
      { home: '401', slice: ['402', '301', '424', '202', '201'] },
      { home: '304', slice: ['305', '203', '303', '204', '102'] },
      { home: '307', slice: ['308', '205', '306', '206', '103'] },
      { home: '413', slice: ['414', '310', '412', '311', '207'] },
      { home: '416', slice: ['313', '312', '415', '209', '208'] },
      { home: '419', slice: ['420', '210', '314', '211', '106'] },
      { home: '422', slice: ['423', '317', '316', '318', '212'] },
    ],
    hyperlanes: [
      { at: '101', tile: 'tile-83b', turn: 0 },
      { at: '104', tile: 'tile-84b', turn: 0 },
      { at: '105', tile: 'tile-89b', turn: 0 },
      { at: '302', tile: 'tile-83b', turn: 0 },
      { at: '309', tile: 'tile-84b', turn: 0 },
      { at: '315', tile: 'tile-83b', turn: 2 },
    ],
  },
  {
    players: 8,
    seats: [
      { home: '401', slice: ['402', '301', '424', '302', '201'] },
      { home: '404', slice: ['304', '303', '403', '203', '202'] },
      { home: '407', slice: ['408', '204', '305', '205', '103'] },
      { home: '410', slice: ['411', '308', '307', '309', '206'] },
      { home: '413', slice: ['414', '310', '412', '311', '207'] },
      { home: '416', slice: ['313', '312', '415', '209', '208'] },
      { home: '419', slice: ['420', '210', '314', '211', '106'] },
      { home: '422', slice: ['423', '317', '316', '318', '212'] },
    ],
    hyperlanes: [
      { at: '101', tile: 'tile-87a', turn: 1 },
      { at: '102', tile: 'tile-89b', turn: 3 },
      { at: '104', tile: 'tile-87a', turn: 4 },
      { at: '105', tile: 'tile-89b', turn: 0 },
      { at: '306', tile: 'tile-83b', turn: 2 },
      { at: '315', tile: 'tile-83b', turn: 2 },
    ],
  },
];
