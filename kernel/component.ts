import type { Answered, FlowOf, GivenBy, Gives, Next } from './flow.ts';
import type { Json } from './json.ts';
import type { Table } from './table.ts';
import type {
  About,
  Components,
  End,
  FrameHead,
  Lasting,
  LiveSource,
  Modifiers,
  Name,
  Pub,
  PublicView,
  Question,
  Seat,
  Shapes,
  Source,
} from './types.ts';

// A component (card, technology, ability, leader, law) is one object: when it acts, whether it fits, what it is aimed at, what it does, what it
// changes while it is in play. All of them share one frame and a closed set of questions (effect.ts); none declares a frame, a question or a
// procedure of its own.

/** What the frame of all components needs of a game; `Thing`: what its players choose among. */
export interface Effects<Thing extends string = string> extends Shapes {
  /** What was played on what, so that the same card is not played twice on it; the edition clears the list. */
  pub: { played: string[] };
  frames: { effect: EffectLocals & Gives<EffectResult> };
  asks: {
    pickOne: { q: PickOne<Thing>; a: string };
    pickSome: { q: PickSome<Thing>; a: string[] };
  };
  events: {
    used: { all: { seat: Seat; ability: string; component: string; aim: string[] } };
    cancelled: { all: { seat: Seat; ability: string; component: string } };
    lapsed: { all: { seat: Seat; ability: string; component: string } };
  };
  /** Somebody plays a card that can be cancelled. */
  windows: { 'card.played.would': CardPlayed };
}
/** For parts that join every edition, whatever things its questions name. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEffects = Effects<any>;
export interface EffectLocals {
  source: Source;
  /** The window it reacts in; null: an action of its own. */
  window: number | null;
  aim: string | string[] | null;
  /** Which of its own steps comes next. */
  step: string | null;
  played?: CardPlayed;
}
export type EffectResult = 'done' | 'cancelled' | 'lapsed';
export type CardPlayed = { source: Source; aim: string | string[] | null; cancelled: boolean };

/** What a question is about, for its words: 'unit', 'planet', 'player' ... An edition names its own, and has words for each of them. */
export interface PickOne<Thing extends string = string> {
  what: Thing;
  from: string[];
  /** The ability that asks; null: the rules. */
  for: string | null;
  /** The rule that a refusal names. */
  rule: string;
}
export interface PickSome<Thing extends string = string> extends PickOne<Thing> {
  min: number;
  max: number;
}

/** What an ability is aimed at: one of these, or some of them. */
export type Aim<Thing extends string = string> =
  | { one: Thing; from: string[] }
  | { some: Thing; from: string[]; min: number; max: number };
/** The things that a game's questions name. */
export type ThingOf<T extends Shapes> = T['asks'] extends { pickOne: { q: { what: infer Thing extends string } } }
  ? Thing
  : string;
type Aimed<A> = A extends { one: string } ? string : A extends { some: string } ? string[] : null;

/** What a window is about; an action is about nothing. */
export type Subject<T extends Shapes, At> = At extends Name<T['windows']> ? About<T, At> : null;

/** An ability in the act of being used. */
export interface Use<T extends Shapes, At, A, Memo, Kept = null> {
  readonly you: Seat;
  readonly source: Source;
  /** The subject of the window: what is changed here is changed for the one who opened the window. */
  readonly about: Subject<T, At>;
  readonly aim: Aimed<A>;
  /** What its steps hand on to each other. */
  readonly memo: Memo;
  /** What the lasting effect that this ability belongs to remembers, and that effect itself, for `t.endEffect`. */
  readonly kept: Kept;
  readonly effect: number | null;
  /** Its own frame, for `t.secret` and `t.once`. */
  readonly frame: FrameHead;
}
type MemoFor<Memo, Value> = { [L in Name<Memo>]-?: [Value] extends [Memo[L]] ? L : never }[Name<Memo>];
/** The table as the steps of an ability see it: what they wait for goes into the memo. */
export interface UseFlow<T extends Shapes, Memo> extends Pick<FlowOf<T, never>, 'next'> {
  call<Q extends Name<T['frames']>>(proc: Q, locals: T['frames'][Q], into?: MemoFor<Memo, GivenBy<T, Q>>): Next;
  ask<K extends Name<T['asks']>>(seat: Seat, kind: K, q: Question<T, K>, into?: MemoFor<Memo, Answered<T, K>>): Next;
  window<W extends Name<T['windows']>>(
    name: W,
    about: About<T, W>,
    order: readonly Seat[],
    into?: MemoFor<Memo, About<T, W>>,
  ): Next;
}
export type UseTable<T extends Shapes, Memo> = UseFlow<T, Memo> & Table<T>;
/** A step that returns nothing goes on with the next; after the last, the ability is done. A name jumps to that step; 'end' ends it. */
type UseStep<T extends Shapes, At, A, Memo, Kept> = (
  t: UseTable<T, Memo>,
  use: Use<T, At, A, Memo, Kept>,
) => Next | End | string | void;

/** When an ability acts: in a window, as an entry of the turn's menu, or whenever its holder likes while nothing closed is resolved. */
export type Moment<T extends Shapes> = Name<T['windows']> | 'action' | 'any-time';

/** What an ability does. Write the members in this order: types are inferred from top to bottom. */
export interface ActSpec<
  T extends Shapes,
  At extends Moment<T>,
  A extends Aim<ThingOf<T>> | null,
  Memo,
  You extends Source,
  Kept,
> {
  at?: At;
  /** Tells it from another ability of the same component at the same moment. */
  name?: string;
  /** It acts without being asked. */
  mandatory?: boolean;
  /** One text for several figures, each of which may act in the same window: it is offered again as long as it fits. */
  repeats?: true;
  /** What its use costs the component, beyond what the kind says: it is exhausted, or leaves the game. */
  spends?: 'exhaust' | 'purge';
  /** At most once while the innermost frame of this procedure lives. */
  once?: Name<T['frames']>;
  /** Whether its circumstances hold. Public facts only: for cards in hand it also decides who is invited. */
  fits?(v: PublicView<T>, you: Seat, about: Subject<T, At>, source: You): boolean;
  /** What it may be aimed at. Without candidates it does not fit; a single one is taken unasked. */
  aim?(v: PublicView<T>, you: Seat, about: Subject<T, At>, source: You): A;
  memo?: Memo;
  /** What it is played on: not twice on the same thing. */
  on?(about: Subject<T, At>): string;
  effect?:
    | UseStep<T, At, NoInfer<A>, NoInfer<Memo>, Kept>
    | { readonly [step: string]: UseStep<T, At, NoInfer<A>, NoInfer<Memo>, Kept> };
}
/** One ability of a component. */
export interface AbilitySpec<
  T extends Shapes,
  At extends Moment<T>,
  A extends Aim<ThingOf<T>> | null,
  Memo,
  Keeps extends Json,
> extends ActSpec<T, At, A, Memo, Source, null> {
  /** It acts from play, although components of its kind wait in a hand. */
  from?: 'play';
  lasting?: LastingSpec<T, At, NoInfer<A>, NoInfer<Memo>, Keeps>;
}
/** What stays after it was used, until the innermost of these frames ends ([]: until `ends` or a rule ends it). */
export interface LastingSpec<T extends Shapes, At, A, Memo, Kept extends Json> {
  until: readonly Name<T['frames']>[];
  /** What the lasting effect remembers; its modifiers find it in `you.about`, its abilities in `kept`. */
  keeps?(use: Use<T, At, A, Memo>): Kept;
  modifiers?: LastingModifiers<T, Kept>;
  /** What it does at later moments: `(ability) => [ability({ at: 'turn.end', ... })]`. */
  abilities?(ability: LastingAbilities<T, Kept>): readonly AnyAbility[];
  /** The moment at which it ends by itself: "until your next turn". */
  ends?: EndsAt<T, Kept>;
  /** Texts that do not count while it lasts. */
  blanks?(inPlay: Components, you: LastingSource<Kept>, other: Source): boolean;
  /** What it still does when it ends. It may not ask. */
  end?(t: Table<T>, effect: Lasting): void;
}
type EndsAt<T extends Shapes, Kept> = {
  [W in Name<T['windows']>]: {
    at: W;
    fits?(v: PublicView<T>, you: Seat, about: About<T, W>, source: LastingSource<Kept>): boolean;
  };
}[Name<T['windows']>];
type LastingAbilities<T extends Shapes, Kept> = <
  const At extends Name<T['windows']> | 'any-time',
  A extends Aim<ThingOf<T>> | null = null,
  Memo = object,
>(
  spec: ActSpec<T, At, A, Memo, LastingSource<Kept>, Kept> & { at: At },
) => AnyAbility;
/** "You" of a lasting effect, with what it remembers. */
export interface LastingSource<Kept> extends Source {
  readonly about: Kept;
}
export type LastingModifiers<T extends Shapes, Kept> = {
  [Q in keyof Modifiers<T>]?: Modifiers<T>[Q] extends
    | ((pub: infer P, args: infer G, source: LiveSource) => infer R)
    | undefined
    ? (pub: P, args: G, you: LastingSource<Kept>) => R
    : never;
};

export interface ComponentSpec<
  T extends Shapes,
  Kinds,
  At extends Moment<T>,
  A extends Aim<ThingOf<T>> | null,
  Memo,
  Keeps extends Json,
> extends AbilitySpec<T, At, A, Memo, Keeps> {
  id: string;
  kind: Extract<keyof Kinds, string>;
  copies?: number;
  /** What it changes while it is in play. */
  modifiers?: Modifiers<T>;
  /** Further abilities, each with its own moment. */
  more?: readonly AnyAbility[];
  /** Copies: the text of another component, paid by this one, "you" is the holder of this one. */
  grants?(inPlay: Components, you: Source): Source[];
  /** For cards in a hand: the texts of other cards as which it may be played at present, as all can see. */
  borrows?(pub: Pub<T>, you: Seat): string[];
  /** Texts of others that do not count while this is in play. */
  blanks?(inPlay: Components, you: Source, other: Source): boolean;
}

/** What an edition says of a kind of component, once. */
export interface Kind {
  /** The rule that its questions name when they refuse an answer. */
  rule: string;
  /** The hidden zone of a seat in which it waits; without it, it acts from play. */
  hand?(seat: Seat): string;
  /** The zone it goes to when it is played from a hand. */
  discard?: string;
  /** A window opens in which it may be cancelled. */
  cancellable?: boolean;
  /** Whether its target is chosen before the window in which it may be cancelled, or after. */
  aims?: 'first' | 'last';
  /** It is exhausted when used. */
  exhausts?: boolean;
  /** What must hold for every component of the kind, whatever its own text says. Public facts only. An invitation asks with no component. */
  fits?(v: never, you: Seat, source: Source): boolean;
}

/** An ability and a component outside their files: their types served inference and are gone. */
export interface AnyAbility {
  /** Its moment, or the name that tells it from another of the same moment. */
  readonly name: string;
  readonly spec: AbilitySpec<Shapes, never, Aim | null, unknown, Json>;
}
export interface AnyComponent<Id extends string = string> {
  /** Known to the compiler, so that the words of all components are asked for. */
  readonly id: Id;
  readonly kind: string;
  readonly copies: number;
  readonly spec: ComponentSpec<Shapes, Record<string, Kind>, never, Aim | null, unknown, Json>;
}

/** An ability without its types. */
export const anyAbility = (spec: object): AnyAbility => {
  const { name, at } = spec as { name?: string; at: string };
  return { name: name ?? at, spec: spec as never };
};

/** `const { component, ability } = componentsOf<Ti4>()(KINDS)`: how an edition writes its components. */
export function componentsOf<T extends Shapes>() {
  return <const Kinds extends { readonly [kind: string]: Kind }>(_kinds: Kinds) => ({
    component: <
      const At extends Moment<T> = never,
      A extends Aim<ThingOf<T>> | null = null,
      Memo = object,
      Keeps extends Json = null,
      const Id extends string = string,
    >(
      spec: ComponentSpec<T, Kinds, At, A, Memo, Keeps> & { id: Id },
    ): AnyComponent<Id> => ({ id: spec.id, kind: spec.kind, copies: spec.copies ?? 1, spec: spec as never }),
    ability: <
      const At extends Moment<T>,
      A extends Aim<ThingOf<T>> | null = null,
      Memo = object,
      Keeps extends Json = null,
    >(
      spec: AbilitySpec<T, At, A, Memo, Keeps> & { at: At },
    ): AnyAbility => anyAbility(spec),
  });
}
