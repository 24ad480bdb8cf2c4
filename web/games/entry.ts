import type { Component, JSX } from 'solid-js';
import type { Level } from '@orrery/bots/names';
import type { Language, Options, Rulebook } from '@orrery/kernel';
import type { PlanetKind } from '../design/Planet.tsx';
import type { SeatingPlan } from '../design/Seating.tsx';
import type { BoardParts } from '../match/board.ts';
import type { Telling } from './telling.ts';
import type { InEachLanguage } from '../text/inEachLanguage.ts';
import type { Words } from '../text/words.ts';
import type { Beginning } from '../match/lesson.ts';

/** A campaign as it stands: the open part of its state, which only its game reads, the names of its players, and the match it is. */
export interface CampaignState {
  pub: never;
  name: (seat: number) => string;
  match: string;
  /** What it is called, and what can be done with it: where its book is a page of its own. */
  title?: string;
  actions?: JSX.Element;
}

/** A real game with a fixed secret, in which every step says a goal and why. */
export interface Lesson {
  id: string;
  /** What it is about, where a game has several. */
  title?: { readonly [L in Language]: string };
  minutes: number;
  seats: number;
  /** The secret that makes the same cards come to everybody. */
  key: string;
  level: Level;
  options: Options;
  /** Bots play for all until the reader is asked this; without it the lesson begins with the match. */
  until?: Beginning;
}

/** What a page that a game brings along may do with its address: read what stands behind the question mark, and put something else there. */
export interface ToolProps {
  query: () => URLSearchParams;
  setQuery: (query: URLSearchParams) => void;
  /** Where people use the page together over the server: what the others may see and do. */
  room?: ToolRoom;
  /** Opens such a room with what the page shows; absent where there is no server. */
  openRoom?: (setup: URLSearchParams) => void;
}
/** A draft, or a game at a real table, that several people follow. */
export interface ToolRoom {
  entries: () => readonly string[];
  /** When it was opened: milliseconds since 1970. */
  began: () => number;
  /** Who has each place; null where nobody does. */
  names: () => readonly (string | null)[];
  /** Whether the reader may add an entry now. */
  mayAdd: () => boolean;
  isHost: () => boolean;
  /** The set-up can still be changed. */
  mayChange: () => boolean;
  isOver: () => boolean;
  add: (entry: string) => void;
  back: () => void;
}
/** A page beside the matches: odds, a galaxy, a draft. */
export interface Tool {
  id: string;
  /** People may use it together: the kind of room. */
  room?: 'draft' | 'companion';
  /** Fetches the page, with its words; only then its name can be read. */
  page: () => Promise<{ default: Component<ToolProps> }>;
  title: { readonly [L in Language]: string };
  text: { readonly [L in Language]: string };
}

/** All that the client knows of a game: what pages say before its code is loaded, and where the rest is fetched from. */
export interface GameEntry {
  id: string;
  title: { readonly [L in Language]: string };
  /** Its name where there is little room. */
  short: string;
  /** By which of the two it goes on labels, where a long title would not fit. */
  label: 'title' | 'short';
  planet: PlanetKind;
  seats: readonly [number, number];
  minutes: number;
  /** Seats of the game that "Play now" starts. */
  quickSeats: number;
  /** Place on the home page: angle on its orbit, and the orbit's radius; where its label stands. */
  orbit: { radius: number; angle: number; size: number; side: 'below' | 'right' };
  /** In the order in which they are taken. */
  lessons?: readonly Lesson[];
  /** Options that say something only beside certain values of another one; they are shown only then. */
  needs?: { readonly [option: string]: { option: string; values: readonly string[] } };
  /** An option whose values are explained by a sentence (`opt.NAME.VALUE.text`) and a picture of who plays against whom. */
  plans?: { option: string; plan: (value: string, seats: number) => SeatingPlan };
  /** How long it takes with these options and seats, in minutes; `minutes` without it. */
  minutesFor?: (options: Options, seats: number) => number;
  /** The first name of a table that has one of its own, because it is played over weeks; null for all others. */
  nameOf?: (options: Options) => string | null;
  /** The procedure that is a round of the game: a reader may order to pass until it ends. */
  round?: string;
  /** Its questions are a choice each time: none is offered to be answered alike from now on. Windows are. */
  asksAnew?: true;
  /** Words of its options (`opt.`), of its windows (`order.`), of its board, and what it is (`about`). */
  words: Pick<Words, 'find' | 'load'>;
  /** Names and sentences of the game itself, as its screen says them. */
  spoken: Pick<InEachLanguage<unknown>, 'load'>;
  board: () => Promise<{ default: BoardParts }>;
  /** How its statistics are said. */
  telling: () => Promise<{ telling: () => Telling }>;
  rulebook: () => Promise<{ rulebook: Rulebook }>;
  /** A campaign over many evenings: which tables are one, how it is started, and its book. */
  campaign?: {
    is: (options: Options) => boolean;
    options: Options;
    /** How many games it has. */
    length: number;
    book: () => Promise<{ default: Component<CampaignState> }>;
  };
  /** Pages for before and after a match; they need no match, nor that the game can be played. */
  tools?: readonly Tool[];
  /** All its cards on a page, where it has cards to look at; `at` is the one to show first. */
  cards?: () => Promise<{ default: Component<{ at: string }> }>;
}
