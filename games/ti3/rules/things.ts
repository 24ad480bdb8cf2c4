import type { SharedThing } from '@orrery/imperium';

/** What only players of this edition choose among; its words stand in each language's file. */
export type OwnThing =
  /** A Command Counter, as "lodor-system 1". */
  | 'counter'
  | 'race'
  /** A place of the galaxy that is being built. */
  | 'cell'
  | 'ability'
  /** Two Strategy Cards that change owners. */
  | 'exchange'
  | 'planetFor'
  | 'players'
  | 'way'
  | 'troops'
  /** Cruisers and Destroyers that fire first. */
  | 'ambushers'
  | 'toll'
  | 'price'
  | 'actionCard'
  /** One of some dice that no unit rolled. */
  | 'plainDie'
  | 'probe'
  | 'raze'
  | 'clear'
  | 'dock'
  | 'leader'
  /** Where a leader begins. */
  | 'post'
  /** What becomes of a captured leader. */
  | 'captive'
  /** What is taken over with a planet. */
  | 'spoils'
  /** Whom a fleet asks for passage. */
  | 'passage'
  /** Whether it is granted. */
  | 'leave';
export type Thing = SharedThing | OwnThing;
