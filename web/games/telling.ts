import type { Seat, ThingKind } from '@orrery/kernel';
import type { IconName } from '../design/icons.ts';

/** How a game puts its statistics into words: fetched when somebody looks at them. */
export interface Telling {
  /** What a match is looked up by: a faction, a technology, a card. */
  name: (thing: string, kind: ThingKind) => string;
  /** A technology in a table, where there is little room. */
  mark?: (technology: string) => TechnologyMark;
  /** How long a match was is told in these. */
  counted: 'rounds' | 'turns';
  /** Where points come from, in the order of the key. */
  sources?: readonly Source[];
  /** Parts of a round, in their order. */
  phases?: readonly { id: string; name: string }[];
  vote?: {
    agenda: (id: string) => string;
    choice: (agenda: string, choice: string, name: (seat: Seat) => string) => string;
  };
  /** What the game calls its objectives, where that is another word than the frame's. */
  objectives?: string;
  /** Figures worth a row, in their order; the rest is in the file. */
  figures: readonly { id: string; name: string }[];
  /** Who can be played: an archive is asked for the matches of one of them. */
  factions?: readonly { id: string; name: string }[];
  /** What an archive of many matches compares, in its order. */
  kinds: readonly ThingKind[];
}
export interface TechnologyMark {
  icon: IconName;
  colour: 'blue' | 'green' | 'red' | 'yellow' | 'plain';
}
export interface Source {
  id: string;
  /** A letter or two on the bar. */
  letter: string;
  name: string;
  tone: 1 | 2 | 3 | 4 | 5;
}
