import type { Component } from 'solid-js';
import type { Deal, Event, Json, Seat, Shapes, State } from '@orrery/kernel';
import type { IconName } from '../design/icons.ts';
import type { CoachNote } from './coach.ts';
import type { Step } from './channel.ts';
import type { TableModel } from './model.ts';
import type { Sound } from './sounds.ts';
import type { Speech } from './speech.ts';

/** An answer as the panel offers it. */
export interface Offer {
  answer: Json;
  title: string;
  note?: string;
  icon?: IconName;
  tone?: string;
  /** A letter that gives this answer. */
  key?: string;
  /** It is not allowed now: its button is grey, and pressing it says why. Only where there is room. */
  closed?: true;
  /** It cannot be taken back: it is given by its own button, never by a tap on the board. */
  final?: boolean;
  /** Other amounts of the same action, smallest first; the answer above is the usual one. */
  amounts?: { n: number; answer: Json }[];
}
export interface OfferGroup {
  name: string;
  offers: Offer[];
}
/** What a board tells the panel about the question at hand. The panel still offers every answer. */
export interface Panel {
  groups: OfferGroup[];
  /** At most three buttons at the foot; the first is the one to press, unless it would waste something (`caution`). */
  foot: (Offer | { act: () => void; title: string; key?: string })[];
  /** The first button of the foot has a line of its own, where there is room. */
  stacked?: true;
  /** The buttons of the foot are choices of equal rank: none of them is brass. */
  equal?: true;
  /** The list is the main way to answer: on a small screen it is not folded away. */
  unfolded?: boolean;
  /** What would be lost by the final answer of the foot. */
  caution?: string;
  /** Blocked things worth naming, with the rule. */
  blocked?: { title: string; note: string; rule: string }[];
}
/** What the panel says while the board shows something that happened. */
export interface Pause {
  caption: string;
  title: string;
  text: string;
  rule: string;
  button: string;
  goOn: () => void;
}
/** A chart over the match: one line a seat, one value a turn or round. */
export interface Series {
  name: string;
  /** The moments of the record at which the values were read, and what stands below them. */
  at: number[];
  x: number[];
  values: number[][];
}
/** How offers between two players are made and read, in games whose players deal. */
export interface DealParts {
  /** Terms with nothing in them. */
  empty: Json;
  /** The same terms as the other player would offer them. */
  turned: (terms: Json) => Json;
  Builder: Component<{ table: TableModel; to: Seat; terms: Json; change: (terms: Json) => void }>;
  /** What both hand over, as the two read it. */
  words: (table: TableModel, deal: Deal) => string;
  /** What all others see of it. */
  seen: (table: TableModel, deal: Deal) => string;
  /** When players may deal at all. */
  when: () => string;
}
/** Something that goes from one place of the table to another: what it looks like, and where, as selectors of what stands there. */
export interface Flight {
  from: string;
  to: string;
  icon: IconName;
  tone: 'combat' | 'trade' | 'authority' | 'card';
  words?: string;
  /** Where it lands is shaken by it. */
  hits?: true;
}
/** What is heard and seen of something that has just happened. */
export interface Beat {
  sound?: Sound;
  flight?: Flight;
}
export interface BoardParts {
  Board: Component<{ table: TableModel }>;
  /** The rail of seats, where the game has a better one than the common rows. */
  Rail?: Component<{ table: TableModel }>;
  /** The question in fewer words, where the panel shows what it is about; null: as it is asked everywhere else. */
  question?: (table: TableModel) => string | null;
  /** Figures between the question and its answers. */
  Pools?: Component<{ table: TableModel }>;
  /** The trail in the bar: turn, phase. */
  trail?: (table: TableModel) => string[];
  panel?: (table: TableModel) => Panel | null;
  /** The game's own controls for the question at hand, where the list of answers would stand; null: the list. The foot stays the panel's. */
  controls?: (table: TableModel) => Component<{ table: TableModel }> | null;
  /** Something that happened is shown first: the panel says what, and the next question waits behind one button. */
  pause?: (table: TableModel) => Pause | null;
  /** What a lesson says to the question at hand. */
  coach?: (table: TableModel) => CoachNote | null;
  /** What the result counts, where that is not points: the heading of the last column. */
  scoreName?: (table: TableModel) => string;
  /** What the game itself calls such a result: a rank. */
  verdict?: (table: TableModel) => string | null;
  /** Where the points came from, one row a seat. */
  breakdown?: (table: TableModel) => { columns: string[]; rows: (number | string)[][] } | null;
  /** The same with every detail, for the page after the end. */
  Scores?: Component<{ table: TableModel }>;
  /** Figures over the match, read from all its states. */
  series?: (states: readonly State<Shapes>[]) => Series[];
  /** Where to go on from here with what the match left behind. */
  onward?: (table: TableModel) => { title: string; address: string } | null;
  /** Steps of one player, or a single one, summed up in one line of the log; null where all is said. */
  folded?: (table: TableModel, steps: readonly Step[]) => string | null;
  /** The events of one step as entries of the log, where several players act in it; else they are one entry. */
  entries?: (events: readonly Event<Shapes>[]) => readonly (readonly Event<Shapes>[])[];
  /** A turn or round in a sentence or two. */
  recount?: (events: readonly Event<Shapes>[], speech: Speech) => string;
  /** Whether a step is of the kind that is folded with its neighbours. */
  folds?: (step: Step) => boolean;
  /** What flies over the table and is heard when these steps have happened; the board still stands where it was. */
  beats?: (table: TableModel, steps: readonly Step[]) => readonly Beat[];
  /** The board says itself what is being shown: no caption lies over it. */
  tells?: true;
  deals?: DealParts;
  /** The board shows where this happened while the reader points at its line of the log; nothing: no longer. */
  pointAt?: (table: TableModel, events: readonly Event<Shapes>[]) => void;
  /** What events name that is explained on a page of its own. */
  explained?: (events: readonly Event<Shapes>[]) => readonly { readonly name: string; readonly address: string }[];
  /** Keys of the board beside those of every table, with what each does. */
  keys?: () => readonly (readonly [key: string, words: string])[];
  /** A card by its name, where everything lies open. */
  cardName?: (card: string) => string;
}
