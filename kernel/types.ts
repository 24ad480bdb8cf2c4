import type { Json } from './json.ts';
import type { Next } from './flow.ts';
import type { Plan } from './plan.ts';
import type { Rng } from './random.ts';
import type { Table } from './table.ts';
import type { QueryApi } from './tableApi.ts';

/** 0 to 7. */
export type Seat = number;

/** A game declares its shapes once; kernel, server, client, bots and tests are generic over them. */
export interface Shapes {
  /** Anyone may see. */
  pub: object;
  /** One per seat; only that seat may see. */
  own: object;
  /** Nobody may see. */
  hidden: object;
  /** Procedure -> its locals: public, plain data. */
  frames: object;
  /** Decision kind -> { q: question; a: answer }. A grown kind also names its atom: { q; a: Atom[] }. */
  asks: object;
  /** Event -> { all: payload; some?: payload for the seats it is addressed to }. */
  events: object;
  /** Reaction window -> its subject. */
  windows: object;
  /** Query -> { kind: 'number' | 'permission' | 'set'; args }. */
  queries: object;
}

export type Name<M> = Extract<keyof M, string>;
export type Question<T extends Shapes, K extends Name<T['asks']>> = T['asks'][K] extends { q: infer Q } ? Q : never;
export type Answer<T extends Shapes, K extends Name<T['asks']>> = T['asks'][K] extends { a: infer A } ? A : never;
export type Atom<T extends Shapes, K extends Name<T['asks']>> = Answer<T, K> extends readonly (infer A)[] ? A : never;
export type About<T extends Shapes, W extends Name<T['windows']>> = T['windows'][W];
export type Payload<T extends Shapes, E extends Name<T['events']>> = T['events'][E] extends { all: infer A }
  ? A
  : never;
export type Secret<T extends Shapes, E extends Name<T['events']>> = T['events'][E] extends { some?: infer S }
  ? Exclude<S, undefined>
  : never;
export type Arguments<T extends Shapes, Q extends Name<T['queries']>> = T['queries'][Q] extends { args: infer A }
  ? A
  : never;

// ---------------------------------------------------------------------------------------------------------------- frames

/** What every frame carries besides its locals. */
export interface FrameHead {
  id: number;
  at: string;
  /** The public answer or the child's result that the step now named by `at` was waiting for. For procedures without named locals. */
  result: Json;
  /** The local that takes what this frame waits for. */
  into: string | null;
  /** Started between two steps of the frame below, by an invariant or an offer: that frame waits for something else. */
  apart?: true;
  /** Once-per-this-frame marks; null until the first. */
  used: string[] | null;
}
export type Frame<T extends Shapes, P extends Name<T['frames']> = Name<T['frames']>> =
  P extends Name<T['frames']> ? T['frames'][P] & FrameHead & { proc: P } : never;

/** The kernel's own procedure: a reaction window. */
export interface WindowFrame<T extends Shapes, W extends Name<T['windows']> = Name<T['windows']>> extends FrameHead {
  proc: typeof WINDOW;
  name: W;
  /** The act the window is about. Reactions may rewrite it; it is the window's result. */
  about: About<T, W>;
  /** Who is asked, in this order. */
  order: Seat[];
  /** Sources that acted in this window already. */
  spent: string[];
  /** Sources revealed and still to be resolved, in order. */
  picks: Source[];
  /** Seats that asked for more time, for all to see. */
  holds: Seat[];
  /** Where seats are asked one by one: those that declined since somebody last acted, and the one being asked. */
  declined: Seat[];
  asked: Seat | null;
}
export const WINDOW = 'window';
export type AnyFrame<T extends Shapes> = Frame<T> | WindowFrame<T>;

/** A frame to push: a procedure and its locals. */
export type Start<T extends Shapes> = { [P in Name<T['frames']>]: { proc: P; locals: T['frames'][P] } }[Name<
  T['frames']
>];

export interface End {
  readonly end: true;
}
export type Step<T extends Shapes, P extends Name<T['frames']>, S extends string> = (
  t: Table<T>,
  f: Frame<T, P>,
) => S | Next | End;

/** Named steps in rulebook order. A step returns the next step's name, or the end. */
export interface Procedure<T extends Shapes, P extends Name<T['frames']>> {
  name: P;
  first: string;
  steps: Readonly<Record<string, Step<T, P, string>>>;
  /** The sequence of the steps, for procedures that go on with `t.next`; see flow.ts. */
  order?: readonly string[];
  /** The procedure that this one changes. */
  revises?: object;
  /** Whether a stored frame points at something that exists, where the step alone does not tell. */
  hasStep?: (f: Frame<T, P>) => boolean;
  /** Runs whenever the frame leaves the stack, however it does. It may not ask. */
  finally?: (t: Table<T>, f: Frame<T, P>) => void;
  /** No offer is taken up while such a frame lies above the frame that made it, and no deal while it lies anywhere on the stack. */
  closed?: boolean;
  /** While such a frame is anywhere on the stack, always-true rules wait. */
  atomic?: boolean;
  /** An always-true rule looks whether such a frame is on the stack: all are tried again when it ends, or when it begins as well. */
  seenByRules?: 'ends' | 'begins and ends';
}

// ------------------------------------------------------------------------------------------------------------- decisions

/** ask: one seat, the game waits. seal: several at once, hidden till all are in. offer: a seat may answer, nobody waits. */
export type Mode = 'ask' | 'seal' | 'offer';
export interface Decision {
  id: number;
  frame: number;
  seat: Seat;
  kind: string;
  /** Public; private options come from the view. */
  q: Json;
  mode: Mode;
}
/** The kernel's own decision kinds: to react in a window, and to put one's own compulsory effects in order. */
export const REACT = 'react';
export const ORDER = 'order';
export type ReactAnswer = null | { ability: string; component: string };

/** What the REACT question shows to all. */
export interface ReactQuestion {
  window: string;
  about: Json;
}

/** Why an answer is not allowed: the rule of the ledger, and what its sentence needs. */
export interface Illegal {
  rule: string;
  with?: Json;
}

interface AskBase<T extends Shapes, K extends Name<T['asks']>> {
  /** The rule this decision rests on; named when an answer is simply not among those offered. */
  rule: string;
  /** The answer never becomes public; steps read it with `t.secret`. */
  secret?: boolean;
  /** For a timeout or an absent seat. */
  fallback(v: RulesView<T>, q: Question<T, K>): Answer<T, K>;
  /** The answer to an offer pushes this frame. A secret answer is not shown here; the frame's steps read it with `t.secret`. */
  starts?(q: Question<T, K>, a: Answer<T, K> | null, seat: Seat): Start<T>;
  /** Whether an offer of this kind can be taken up now; always, where absent. */
  isAvailable?(pub: Pub<T>, q: Question<T, K>, seat: Seat): boolean;
  /** The only possible answer is taken without asking, if public facts alone tell that it is the only one. For listed kinds. */
  takesOnly?: boolean;
  /** After an interruption: true when the question lost its object; it is then dropped with `result` null. */
  isObsolete?(pub: Pub<T>, q: Question<T, K>): boolean;
}
/** Few answers: all of them. */
export interface Listed<T extends Shapes, K extends Name<T['asks']>> extends AskBase<T, K> {
  list(v: RulesView<T>, q: Question<T, K>): readonly Answer<T, K>[];
  /** The rule that forbids an answer of the right form that is not offered. */
  refuse?(v: RulesView<T>, q: Question<T, K>, a: Answer<T, K>): Illegal | null;
}
/** An answer built atom by atom: moves with cargo, production with payment, marks on a sheet. */
export interface Grown<T extends Shapes, K extends Name<T['asks']>> extends AskBase<T, K> {
  grow(v: RulesView<T>, q: Question<T, K>, part: readonly Atom<T, K>[]): Growth<Atom<T, K>>;
  /** The rule that forbids the first atom that is not offered, or an end that comes too early. */
  refuse?(v: RulesView<T>, q: Question<T, K>, a: Answer<T, K>): Illegal | null;
}
export interface Growth<A> {
  /** What may be added next. */
  add: A[];
  /** The part is a complete answer as it stands. */
  done: boolean;
}
/** Too many answers to list: a validator and a sampler. */
export interface Sampled<T extends Shapes, K extends Name<T['asks']>> extends AskBase<T, K> {
  form(a: Json): boolean;
  illegal(v: RulesView<T>, q: Question<T, K>, a: Answer<T, K>): Illegal | null;
  sample(v: RulesView<T>, q: Question<T, K>, below: (n: number) => number): Answer<T, K>;
}
/** A large answer made of counts: movement with cargo, production with payment, hits. Everything is asked of the view when the plan begins. */
export interface Built<T extends Shapes, K extends Name<T['asks']>> extends AskBase<T, K> {
  begin(v: RulesView<T>, q: Question<T, K>): Plan<Answer<T, K> & Json>;
}
export type AskKind<T extends Shapes, K extends Name<T['asks']>> =
  | Listed<T, K>
  | Grown<T, K>
  | Sampled<T, K>
  | Built<T, K>;

// ----------------------------------------------------------------------------------------------------------------- state

/** Who sees the cards of a zone: everybody, nobody, or these seats. */
export type Face = 'up' | 'down' | Seat[];
export interface Zone {
  readonly n: number;
  readonly face: Face;
  readonly owner: Seat | null;
}
/** What a seat knows of a zone it does not see: cards at positions counted from the bottom, and cards somewhere in it. */
export interface Knowledge {
  readonly at: { readonly [position: number]: string };
  readonly some: readonly string[];
}

/** A rule text, the component instance that pays for it, and the seat that is "you": three separate things. */
export interface Source {
  ability: string;
  component: string;
  seat: Seat;
}
/** A source in force; a lasting effect is handed to its own modifiers and reactions. */
export interface LiveSource extends Source {
  readonly effect?: Lasting;
  /** What the effect remembers. */
  readonly about?: Json;
}
/** A component that all can see: whose it is, whether it is ready, what it lies on, what is kept on it. */
export interface ComponentInPlay {
  /** Its text; further abilities of the text count as well. */
  readonly ability: string;
  /** Who is "you"; null: nobody, as with a law. */
  readonly holder: Seat | null;
  readonly ready: boolean;
  /** A planet, a system, another component. */
  readonly on: string | null;
  readonly store: { readonly [name: string]: Json };
}
export type Components = { readonly [id: string]: ComponentInPlay };

/** An effect that outlives the act that made it. It ends with its frame, or when a rule ends it. */
export interface Lasting {
  id: number;
  source: Source;
  about: Json;
  /** The frame it ends with; null: until it is ended. */
  until: number | null;
}

export interface Result {
  winners: Seat[];
  /** One per seat, as the game counts them; equal length to the seats. */
  scores: number[];
  /** The ledger rule that ended the match. */
  rule: string;
}
/** A request to go back further than the undo limit; it needs the consent of all other people at the table. */
export interface Proposal {
  by: Seat;
  to: number;
  agreed: Seat[];
}
/** A request to take part in an exchange between two seats; its terms are known to all, or to the two alone (null here, then). */
export interface Deal {
  id: number;
  by: Seat;
  to: Seat;
  terms: Json;
  /** The offer that this one answers. */
  counters: number | null;
}
/** A seat that does not want to be invited to windows of this name (or of all names that begin so: 'hits.*'), for all to see. */
export interface Waiver {
  seat: Seat;
  windows: string;
  /** The frame it ends with; null: until it is withdrawn. */
  until: number | null;
}
/**
 * When a reaction window closes.
 * at-once: as soon as nobody is left who could react; for tables where nobody minds what that tells.
 * timed: when the table's clock says so, at a moment that depends on nothing private; who has not answered by then declines.
 * answered: when everybody invited has answered, whatever they hold.
 */
export type WindowClose = 'at-once' | 'timed' | 'answered';

/**
 * The table's part of what all see. Lists and records marked readonly, here and below, are shared between a state and its copies: what changes
 * is put in their place.
 */
export interface TablePub<T extends Shapes> {
  seats: number;
  /** What the table chose to play by. */
  options: Options;
  /** Commands that moved the match on; also the optimistic lock of commands. */
  n: number;
  /** The earliest n at which an answer that comes in now may have been given: offers and deals in between do not make it stale. */
  freshFrom: number;
  /** The earliest n that one may freely go back to. */
  undoLimit: number;
  /** Who gave the last answer that moved the match on. */
  last: Seat | null;
  windowClose: WindowClose;
  /** The next id of a frame, decision or lasting effect. */
  next: number;
  stack: AnyFrame<T>[];
  open: readonly Decision[];
  /** Decisions that a seat may answer while others are waited for. */
  offers: readonly Decision[];
  deals: readonly Deal[];
  waivers: readonly Waiver[];
  zones: { readonly [zone: string]: Zone };
  /** Contents of the zones that lie face up. */
  cards: { readonly [zone: string]: readonly string[] };
  lasting: readonly Lasting[];
  /** Replaced whole when something changes, never changed in place: what hangs on it is kept by its identity. */
  components: Components;
  /** Always-true rules at work: the frame that an entry of `Rules.invariants` started. A rule is not tried again while its frame lives. */
  enforcing: readonly { frame: number; rule: number }[];
  /** Seats out of the game: no longer asked nor invited. */
  out: readonly Seat[];
  /** Seats that a bot plays at present. */
  bots: readonly Seat[];
  /** Those of them whose person may come back, and is asked before anything is taken back. */
  standIns: readonly Seat[];
  /** How often the match was taken back beyond what its players may take back freely. */
  rewound: number;
  proposal: Proposal | null;
  result: Result | null;
}
export interface TableOwn {
  /** Answers to sealed questions, by decision, until all are in. */
  sealed: { readonly [ask: number]: Json };
  /** Secret answers, by frame, while the frame lives. */
  secrets: { readonly [frame: number]: Json };
  preAnswers: readonly PreAnswer[];
  /** What happened in this seat's name, the latest last. */
  notices: readonly Notice[];
  /** Terms of deals that are known to the two alone, by deal. */
  terms: { readonly [deal: number]: Json };
  /** Contents of the zones this seat sees. */
  cards: { readonly [zone: string]: readonly string[] };
  knows: { readonly [zone: string]: Knowledge };
}
/** An answer given beforehand to questions of a kind, while it is legal. */
export interface PreAnswer {
  /** A decision kind of the game, or REACT. */
  kind: string;
  /** For REACT: the window, or 'hits.*' for all whose names begin so. */
  window?: string;
  /** Fields of the question, or of the window's subject, that must be equal. */
  when?: { [field: string]: Json };
  answer: Json;
  /** The frame it ends with; without it, it stands until it is withdrawn. */
  until?: number;
}
export interface Notice {
  /** Counts this seat's notices. */
  id: number;
  /** pre-answered: an answer given beforehand was used. asked-again: a sealed answer lost its object. */
  about: 'pre-answered' | 'asked-again';
  kind: string;
  q: Json;
  answer: Json;
}
export interface TableHidden {
  /** Contents of the zones that lie face down. */
  cards: { readonly [zone: string]: readonly string[] };
  rng: Rng;
}

export type Pub<T extends Shapes> = T['pub'] & { table: TablePub<T> };
export type Own<T extends Shapes> = T['own'] & { table: TableOwn };
export type Hidden<T extends Shapes> = T['hidden'] & { table: TableHidden };
export interface State<T extends Shapes> {
  /** The kernel's layout; see format.ts. */
  format: number;
  game: string;
  rules: number;
  pub: Pub<T>;
  own: Own<T>[];
  hidden: Hidden<T>;
}
/** Redaction by construction: a view is two references. There is no filter to write or to forget. */
export interface View<T extends Shapes> {
  pub: Pub<T>;
  me: Own<T> | null;
  seat: Seat | null;
}
/** What legality code is given: a view of which numbers, permissions and sets can be asked. */
export type RulesView<T extends Shapes> = [Name<T['queries']>] extends [never] ? View<T> : AskableView<T>;
export interface AskableView<T extends Shapes> extends View<T>, QueryApi<T> {}
/** The same of what all see. */
export interface PublicView<T extends Shapes> extends QueryApi<T> {
  readonly pub: Pub<T>;
}

// -------------------------------------------------------------------------------------------------- commands and events

export type Command =
  | { do: 'answer'; seat: Seat; n: number; ask: number; answer: Json }
  /** Replaces all of the seat's. */
  | { do: 'preAnswers'; seat: Seat; preAnswers: PreAnswer[] }
  | { do: 'waive'; seat: Seat; waivers: Omit<Waiver, 'seat'>[] }
  /** More time in a timed window, whatever the seat holds. */
  | { do: 'hold'; seat: Seat; window: number }
  | { do: 'offer'; seat: Seat; to: Seat; terms: Json; counters?: number }
  | { do: 'accept' | 'refuse' | 'withdraw'; seat: Seat; deal: number }
  /** Cards of one's own that others are shown. */
  | { do: 'show'; seat: Seat; cards: { zone: string; card: string }[]; to: Seat[] }
  | { do: 'undo'; seat: Seat; n: number; to: number }
  | { do: 'consent'; seat: Seat; n: number; yes: boolean }
  | { do: 'resign'; seat: Seat; n: number }
  /** From the table itself: time is up. */
  | { do: 'timeout'; seat: Seat; n: number; then: 'default' | 'bot' | 'resign' }
  /** From the table itself: a bot takes a seat over, for a person who may come back or not, or hands it back. */
  | { do: 'bot'; seat: Seat; on: boolean; standsIn?: boolean }
  /** From the table itself: the window's time is over. */
  | { do: 'closeWindow'; n: number }
  /** From the table's keeper: a question whose answers all fail is closed. */
  | { do: 'closeQuestion'; n: number; ask: number }
  /** Stands in old logs where something was written that matches no longer keep. */
  | { do: 'nothing' };

export type Event<T extends Shapes> = {
  [E in Name<T['events']>]: { t: E; all: Payload<T, E>; to?: Seat[]; some?: Secret<T, E> };
}[Name<T['events']>];

export type RefusalCode =
  | 'malformed'
  | 'unknown-seat'
  | 'stale'
  | 'repeated'
  | 'not-open'
  | 'not-yours'
  | 'waiting'
  | 'illegal'
  | 'over'
  | 'out'
  | 'nothing-to-undo'
  | 'no-proposal'
  | 'no-window'
  | 'too-many';
/** Why nothing happened. `rule` is a rule of the game's ledger, or one of the table's own (kernel/text). */
export interface Refusal {
  code: RefusalCode;
  rule: string;
  with?: Json;
}
export type Applied<T extends Shapes> =
  | { ok: true; state: State<T>; events: Event<T>[]; advanced: boolean }
  | { ok: false; refusal: Refusal };

// ------------------------------------------------------------------------------------------------- reactions and queries

/** What a text does in a window. */
export interface Reaction<T extends Shapes, W extends Name<T['windows']> = Name<T['windows']>> {
  window: W;
  /** Compulsory: runs without a question, and the window cannot close before it. Only public sources can be compulsory. */
  mandatory?: boolean;
  /** One text for several figures, each of which may act in the same window: it is offered again as long as it fits. */
  repeats?: boolean;
  /** For texts held in hidden hands: who could hold a fitting one, from public state only, so that an invitation tells nothing. */
  invited?(pub: Pub<T>, about: About<T, W>): Seat[];
  /** The same, asked seat by seat. */
  invites?(v: PublicView<T>, about: About<T, W>, seat: Seat): boolean;
  can(v: RulesView<T>, about: About<T, W>, source: LiveSource): boolean;
  start(source: Source, window: number, about: About<T, W>): Start<T>;
}
export type AnyReaction<T extends Shapes> = { [W in Name<T['windows']>]: Reaction<T, W> }[Name<T['windows']>];
/** turns: one use at a time, in order, until all decline in a row. announce: all at once, revealed together, resolved in order, asked again. */
export interface WindowKind {
  protocol: 'turns' | 'announce';
  /** No offer is taken up and no deal is made while such a window is open. */
  closed?: boolean;
}

/** Which of their cards seats may show to others, whenever they like. */
export interface ShowRules<T extends Shapes> {
  /** The rule that a refusal rests on. */
  rule: string;
  /** The zones of a seat whose cards it may show. */
  zones(seat: Seat): readonly string[];
  /** Tells it: to those who are shown them which cards, to all others that it happened. */
  tell(t: Table<T>, shown: { seat: Seat; to: readonly Seat[]; cards: readonly string[] }): void;
}
/** Exchanges between two seats, made while the game goes on. */
export interface DealRules<T extends Shapes> {
  /** The rule that a refused deal rests on. */
  rule: string;
  mayDeal(pub: Pub<T>, by: Seat, to: Seat): boolean;
  form(terms: Json): boolean;
  /** Why the viewer, one of the two, cannot do its part at present; null when it can. */
  illegal(v: View<T>, deal: Deal): Illegal | null;
  /** Terms that only the two may know. */
  isSecret?(terms: Json): boolean;
  /** Hidden cards that the terms name: the other seat is shown them with the offer. */
  cards?(terms: Json, by: Seat): { zone: string; card: string }[];
  /** Does what was agreed; what follows (a window) is started as a frame. */
  exchange(t: Table<T>, deal: Deal): Start<T> | null;
  /** Terms that could be offered, by chance; null when there are none. */
  sample(v: View<T>, to: Seat, below: (n: number) => number): Json | null;
}

export type NumberPart = { layer: 'replace' | 'add' | 'times' | 'atMost' | 'atLeast'; amount: number };
export type PermissionPart = 'allow' | 'forbid' | 'unpreventable';
export type SetPart = { add?: string[]; remove?: string[]; unpreventable?: string[] };
export type PartOf<T extends Shapes, Q extends Name<T['queries']>> = T['queries'][Q] extends { kind: infer K }
  ? K extends 'number'
    ? NumberPart
    : K extends 'permission'
      ? PermissionPart
      : SetPart
  : never;
/** What a text contributes to queries: pure functions of public state. */
export type Modifiers<T extends Shapes> = {
  [Q in Name<T['queries']>]?: (pub: Pub<T>, args: Arguments<T, Q>, source: LiveSource) => PartOf<T, Q> | null;
};

// ------------------------------------------------------------------------------------------------------------------ game

export type Options = { [option: string]: string };
export interface OptionSpec {
  /** What a table may choose from. */
  values: readonly string[];
  default: string;
  /** Values beyond those listed, such as the deck of a campaign: null where allowed, else why not. */
  accepts?: (value: string) => string | null;
}

/** How a game is played: all that a match needs. */
export interface Rules<T extends Shapes> {
  id: string;
  rules: number;
  seats: { min: number; max: number };
  /** Narrower seat counts for some options, with the reason when refused. */
  seatsFor?(options: Options): { min: number; max: number };
  options: { [option: string]: OptionSpec };
  /** The bare three parts before the first procedure, which does the set-up. */
  begin(seats: number, options: Options): { pub: T['pub']; own: T['own'][]; hidden: T['hidden']; start: Start<T> };

  procedures: { [P in Name<T['frames']>]: Procedure<T, P> };
  asks: { [K in Name<T['asks']>]: AskKind<T, K> };
  windows: { [W in Name<T['windows']>]: WindowKind };
  reactions: { readonly [ability: string]: readonly AnyReaction<T>[] };
  /** Texts in force that all can see: in play, then copied, then blanked ones removed. Lasting effects are added by the kernel. */
  live?(pub: Pub<T>): Source[];
  /** By ability: what it changes in queries. */
  modifiers?: { readonly [ability: string]: Modifiers<T> };
  /** By ability: texts of others that its holder uses as well. They depend on the components in play alone. */
  grants?: { readonly [ability: string]: (inPlay: Components, you: Source) => Source[] };
  /** By ability: texts that do not count while it is in force. They depend on the components in play alone. */
  blanks?: { readonly [ability: string]: (inPlay: Components, you: LiveSource, other: Source) => boolean };
  /** By text of a component: its abilities beyond the first. */
  further?: { readonly [text: string]: readonly string[] };
  /** Texts that a seat holds unseen by others. */
  held?(v: View<T>): Source[];
  /**
   * Always-true rules, in fixed order, tried until all give null: after every step that told something, changed components, lasting effects
   * or zones, or began or ended a frame that rules look at. A step that makes one due in another way says so (`t.recheckRules`).
   */
  invariants: ((pub: Pub<T>, asked: PublicView<T>) => Start<T> | null)[];
  /** What a lasting effect still does when it ends. It may not ask. */
  onEnd?: { [text: string]: (t: Table<T>, effect: Lasting) => void };
  /** What seats may exchange; absent in games without deals. */
  deals?: DealRules<T>;
  /** What seats may show each other; absent where cards are not shown. */
  shows?: ShowRules<T>;
  /** A seat gives up, or its time has run out: make it so in the state; always-true rules draw the consequences. */
  resign(t: Table<T>, seat: Seat, cause: 'gaveUp' | 'outOfTime'): void;

  /** Deep copies of the game's own parts (the kernel adds `table` itself); a generic copy where absent. */
  clone?: {
    pub?: (pub: T['pub']) => T['pub'];
    own?: (own: T['own']) => T['own'];
    hidden?: (hidden: T['hidden']) => T['hidden'];
  };
  /** Steps that moved since older rules: 'procedure@step' -> 'procedure@step'. */
  renames?: { [step: string]: string };
  /** From rules n to n + 1. */
  migrations?: { [from: number]: (s: State<T>) => State<T> };
}
