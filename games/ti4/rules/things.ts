import type { SharedThing } from '@orrery/imperium';

/** What only players of this edition choose among; its words stand in the phrases of each language. */
export type OwnThing =
  | 'outcome'
  | 'objective'
  | 'unit'
  /** A figure of another player, as "2:cruiser@tile-19". */
  | 'foreignUnit'
  | 'unit-type'
  /** A captured unit and whose it is, as "2:cruiser"; of nobody: ":fighter". */
  | 'captive'
  | 'place'
  | 'pool'
  | 'component'
  | 'faction'
  /** Some planets together: 'bereg+lodor'. */
  | 'planets'
  | 'loot'
  /** Two strategy cards that change owners, as "trade>warfare". */
  | 'swap'
  /** A player's command token into a system, as "2@tile-19". */
  | 'tokenOf'
  | 'number'
  | 'wormhole'
  | 'trait'
  | 'action-card'
  /** What a card of an exploration lets its finder do. */
  | 'choice'
  /** Relic fragments of a trait, as "cultural 2". */
  | 'fragments';
export type Thing = SharedThing | OwnThing;
