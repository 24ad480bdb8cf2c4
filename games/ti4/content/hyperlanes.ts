/** The sides of a tile: 0 is the top, then clockwise. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5;
/** Pairs of sides that a hyperlane tile joins before it is turned; a turn of k adds k to every side. */
export const HYPERLANES = {
  'tile-83a': [[1, 4]],
  'tile-83b': [
    [0, 2],
    [0, 3],
    [3, 5],
  ],
  'tile-84a': [[2, 5]],
  'tile-84b': [
    [0, 3],
    [0, 4],
    [1, 3],
  ],
  'tile-85a': [[1, 5]],
  'tile-85b': [
    [0, 2],
    [0, 3],
    [3, 5],
  ],
  'tile-86a': [[1, 5]],
  'tile-86b': [
    [0, 3],
    [0, 4],
    [1, 3],
  ],
  'tile-87a': [
    [0, 2],
    [2, 4],
    [2, 5],
  ],
  'tile-87b': [
    [0, 2],
    [0, 3],
  ],
  'tile-88a': [
    [0, 4],
    [1, 4],
    [2, 4],
  ],
  'tile-88b': [
    [0, 2],
    [0, 3],
    [3, 5],
  ],
  'tile-89a': [
    [0, 2],
    [0, 4],
    [2, 4],
  ],
  'tile-89b': [
    [0, 3],
    [0, 4],
  ],
  'tile-90a': [
    [1, 5],
    [2, 4],
  ],
  'tile-90b': [
    [0, 3],
    [0, 4],
  ],
  'tile-91a': [
    [0, 3],
    [0, 4],
    [1, 3],
  ],
  'tile-91b': [
    [0, 2],
    [0, 3],
  ],
} as const satisfies { readonly [id: string]: readonly (readonly [Side, Side])[] };
export type HyperlaneId = keyof typeof HYPERLANES;
