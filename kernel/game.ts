import type { Json } from './json.ts';
import type { Language, Words } from './languages.ts';
import type { Table } from './table.ts';
import type { Deal, Decision, Event, Options, Pub, Rules, RulesView, Seat, Shapes, State, View } from './types.ts';

// A game whole. A match needs its rules alone; bots, readers, statistics and tests need the rest.

/** The names by which players choose how well a bot plays. */
export type Strength = 'medium' | 'hard';

/** What bots need of a game. None of it sees more than a view. */
export interface BotSupport<T extends Shapes> {
  /** A whole state that this view allows: the hidden parts dealt anew, all of them. */
  determinize(v: View<T>, below: (n: number) => number): State<T>;
  /** How good the view's position is for each seat, from 0 (lost) to 1 (won). Reads the view only. */
  evaluate?(v: RulesView<T>, seat: Seat): number;
  /** A quick sensible answer, for playouts; undefined leaves it to chance. */
  quick?(v: RulesView<T>, d: Decision, below: (n: number) => number): Json | undefined;
  /** What a beginner answers: sensible, but he sees little and looks no further than the turn at hand; undefined leaves it to the kit. */
  beginner?(v: RulesView<T>, d: Decision, below: (n: number) => number): Json | undefined;
  /** Answers with equal text have equal consequences (this Scout or that one): search tries each kind once. */
  equivalenceKey?(v: RulesView<T>, d: Decision, a: Json): string;
  /** The game's own search for an answer, where the general one has no grip; undefined leaves it to that. `hasTime` is asked before each playout. */
  search?(
    game: Game<T>,
    v: RulesView<T>,
    d: Decision,
    hasTime: (playouts: number) => boolean,
    below: (n: number) => number,
  ): Json | undefined;
  /** What a seat offers to others before it answers a question. */
  offers?(v: RulesView<T>, d: Decision): { to: Seat; terms: Json }[];
  /** Whether a seat takes an offer that was made to it; its terms are told. In a game without this bots leave offers alone. */
  accepts?(v: RulesView<T>, deal: Deal): boolean;
  /** What a seat does without being asked: its answer to an offer that stands open to it; undefined leaves it be. */
  unasked?(v: RulesView<T>, d: Decision): Json | undefined;
  /** Playouts of the named strengths, where the usual ones do not tell them apart. */
  strengths?: Readonly<Record<Strength, number>>;
}

/** What is worth counting over many games besides wins and scores. */
export interface Statistics<T extends Shapes> {
  /** How long a game was as its players count it: turns, rounds. */
  length(pub: Pub<T>): number;
  /** The seat that began, in games where somebody does. */
  first?(pub: Pub<T>): Seat;
  /** Things an event puts on offer to all, and things a seat comes by: a card bought, a faction played. */
  offered?(event: Event<T>): string[];
  taken(event: Event<T>): { seat: Seat; thing: string; kind: ThingKind }[];
  /** The part of a round that a moment belongs to: time is told by it. */
  phase?(pub: Pub<T>): string;
  /** Points that an event tells of, and where they come from. */
  gains?(event: Event<T>): { seat: Seat; n: number; from: string }[];
  /** What an event says about a vote. */
  votes?(event: Event<T>): VoteNews | null;
  /** Two players made a deal. */
  deals?(event: Event<T>): [Seat, Seat][];
  /** Figures that an event adds to, as units lost or cards bought. */
  counts?(event: Event<T>): { seat: Seat; figure: string; n: number }[];
  /** What a seat has a stock of, and the figures of what it gains and spends: whatever events leave untold is read from the table. */
  stocks?: readonly {
    readonly of: (pub: Pub<T>, seat: Seat) => number;
    readonly gained: string;
    readonly spent: string;
  }[];
  /** Figures that can be read from the table at any moment, as points or planets. */
  levels?: { readonly [figure: string]: (pub: Pub<T>, seat: Seat) => number };
  /** Dice whose chances are known: the hits they made, how many were to be expected, and the variance of that number. */
  luck?(event: Event<T>): { seat: Seat; hits: number; expected: number; variance: number }[];
}

/** What a match may be looked up by: who played what, and what they came by. */
export type ThingKind = 'faction' | 'strategy' | 'technology' | 'objective' | 'relic' | 'card';
export type VoteNews =
  | { readonly news: 'agenda'; readonly agenda: string }
  | { readonly news: 'ballot'; readonly seat: Seat; readonly choice: string | null; readonly votes: number }
  | { readonly news: 'outcome'; readonly choice: string };

/** What the common tests need of a game. */
export interface TestSupport<T extends Shapes> {
  /** What must always be there, for the conservation check: a name and a count of everything that exists. */
  census(s: State<T>): { [thing: string]: number };
  /** What fuzzing must reach beyond procedures and steps, and how an event shows it. */
  inventory?: {
    all: (options: Options) => string[];
    reached: (event: Event<T>) => string[];
    /** The pile that hands are dealt from: fuzzing puts cards of it into hands, so that each is played. */
    dealt?: { pile: string; hand: (seat: Seat) => string };
    /** Piles whose order the rules fix: fuzzing lays none of their cards on top. */
    ordered?: readonly string[];
    /** Puts a thing at the disposal of a seat in a new match, as if play had come to it; false: this match has no such thing. */
    give?: (t: Table<T>, thing: string, seat: Seat) => boolean;
  };
}

/** A game whole: its rules, what bots, readers and tests need of it. */
export interface Game<T extends Shapes> extends Rules<T>, TestSupport<T> {
  bot: BotSupport<T>;
  title: { readonly [L in Language]: string };
  /** Each language is fetched by whoever speaks it. */
  words: { readonly [L in Language]: () => Promise<Words<T>> };
  statistics?: Statistics<T>;
}
