import type { Table } from './table.ts';
import type { About, Answer, End, Frame, Name, Procedure, Question, Seat, Shapes } from './types.ts';

// A procedure as an ordered list of named steps. A step that simply goes on returns `t.next`, so that an edition can put steps in between or
// leave some out without touching their neighbours. What a call, a question or a window gives goes into a named local of the frame.

declare const GIVES: unique symbol;
/** Declared beside the locals of a frame: what its procedure ends with. */
export interface Gives<R> {
  readonly [GIVES]?: R;
}
/** What a call of the procedure gives; null where its frame declares nothing. */
export type GivenBy<T extends Shapes, P extends Name<T['frames']>> =
  T['frames'][P] extends Gives<infer R> ? (unknown extends R ? null : Exclude<R, undefined>) : null;

/** The answer as a step finds it: null too, where the kind says `obsolete: true` and the question may lose its object. */
export type Answered<T extends Shapes, K extends Name<T['asks']>> = T['asks'][K] extends { obsolete: true }
  ? Answer<T, K> | null
  : Answer<T, K>;

/** The locals of a procedure that can hold a value of this type. */
export type LocalFor<T extends Shapes, P extends Name<T['frames']>, Value> = {
  [L in Name<T['frames'][P]>]-?: [Value] extends [T['frames'][P][L]] ? L : never;
}[Name<T['frames'][P]>];

declare const NEXT_MARK: unique symbol;
/** Go on with the step that comes after this one in the order. */
export interface Next {
  readonly [NEXT_MARK]: true;
}
export const NEXT = Object.freeze({ next: true }) as unknown as Next;

/** The table as the steps of procedure P see it. */
export interface FlowOf<T extends Shapes, P extends Name<T['frames']>> {
  readonly next: Next;
  /** Runs another procedure; what it gives goes into a local. */
  call<Q extends Name<T['frames']>>(proc: Q, locals: T['frames'][Q], into?: LocalFor<T, P, GivenBy<T, Q>>): Next;
  /** Asks one seat. Without a local the answer is not kept; a secret answer is read with `t.secret`. */
  ask<K extends Name<T['asks']>>(seat: Seat, kind: K, q: Question<T, K>, into?: LocalFor<T, P, Answered<T, K>>): Next;
  /** Asks several seats at once, each its own question where they differ; nobody learns an answer before all are in. */
  seal<K extends Name<T['asks']>>(
    seats: readonly Seat[],
    kind: K,
    q: Question<T, K> | ((seat: Seat) => Question<T, K>),
    into?: LocalFor<T, P, { seat: Seat; answer: Answer<T, K> }[]>,
  ): Next;
  /** Opens a reaction window; its subject, as the reactions left it, goes into a local. */
  window<W extends Name<T['windows']>>(
    name: W,
    about: About<T, W>,
    order: readonly Seat[],
    into?: LocalFor<T, P, About<T, W>>,
  ): Next;
  /** Ends the procedure with what its frame says it gives. */
  end(...result: GivenBy<T, P> extends null ? [] : [GivenBy<T, P>]): End;
}
export type Flow<T extends Shapes, P extends Name<T['frames']>> = FlowOf<T, P> & Table<T>;

declare const STEPS: unique symbol;
/** A procedure whose type knows its steps and what each returns: the steps it jumps to by name, `Next`, `End`. */
export interface Flowing<T extends Shapes, P extends Name<T['frames']>, S> extends Procedure<T, P> {
  readonly order: readonly string[];
  readonly [STEPS]?: S;
}

type More<T extends Shapes, P extends Name<T['frames']>> = Omit<
  Procedure<T, P>,
  'name' | 'first' | 'steps' | 'order' | 'revises'
>;

/** Declares a procedure: `flow<MyShapes>()('battle', { begin: (t, f) => ..., ... })`. */
export function flow<T extends Shapes>() {
  return <P extends Name<T['frames']>, S extends { [K in keyof S]: keyof S | Next | End }>(
    name: P,
    steps: { [K in keyof S]: (t: Flow<T, P>, f: Frame<T, P>) => S[K] },
    more: More<T, P> = {} as More<T, P>,
  ): Flowing<T, P, S> => {
    const order = Object.keys(steps);
    return { name, first: order[0]!, order, steps: steps as never, ...more };
  };
}

// -------------------------------------------------------------------------------------------------------------- revisions

type Places<Beside extends PropertyKey> = { readonly [K in Beside]?: readonly string[] };
type Placed<W> = { [K in keyof W]: W[K] extends readonly (infer N)[] ? N : never }[keyof W];
type JumpsOf<S> = { [K in keyof S]: Exclude<S[K], Next | End> }[keyof S];
/** What is wrong with a revision, at the step it is about or as a step that nobody can write. */
type Whole<S, N, Gone extends keyof S, Beside, Place> = ([Exclude<keyof N, keyof S | Place>] extends [never]
  ? unknown
  : { [K in Exclude<keyof N, keyof S | Place>]: 'a new step needs a place: before or after which step?' }) &
  NothingLeft<Exclude<Beside, keyof S>, 'a place is given beside a step that does not exist'> &
  NothingLeft<Extract<JumpsOf<Omit<S, Gone | keyof N>> | JumpsOf<N>, Gone>, 'a step jumps to one that is left out'>;
/** The procedure, unless a place is given for a step that is not written: that fits nowhere. */
type Revised<Unwritten, R> = [Unwritten] extends [never]
  ? R
  : { 'a place is given for a step that is not written': Unwritten };
/** Unknown where nothing is wrong, else a type that says what is. */
type NothingLeft<Wrong, Says extends string> = [Wrong] extends [never] ? unknown : { readonly [_ in Says]: Wrong };

/** Whether procedures written for shapes B may run in a game of shapes T: what they read is there, and what they write fits. */
export type FitsAs<T extends Shapes, B extends Shapes> = T['pub'] extends B['pub']
  ? NothingLeft<
      | Misfit<'frames', T['frames'], B['frames']>
      | Misfit<'windows', T['windows'], B['windows']>
      | Misfit<'asks', T['asks'], B['asks']>
      | Misfit<'events', T['events'], B['events']>
      | Misfit<'queries', T['queries'], B['queries']>,
      'the game lacks a shape, or has it otherwise'
    >
  : { readonly 'the public part of the game lacks what this part reads': B['pub'] };
type Misfit<Where extends string, T, B> = {
  [K in Name<B>]: K extends keyof T
    ? [T[K]] extends [B[K]]
      ? [B[K]] extends [T[K]]
        ? never
        : `${Where}.${K}`
      : `${Where}.${K}`
    : `${Where}.${K}`;
}[Name<B>];

/**
 * A procedure with differences: first where new steps come and which are left out, then the steps themselves. A step of a name that the
 * base has takes its place and may call `inherited()`, which does what the base does there and goes on as it would.
 */
export function revise<T extends Shapes>() {
  return <
    B extends Shapes,
    P extends Name<B['frames']> & Name<T['frames']>,
    S,
    N extends { [K in keyof N]: keyof N | keyof S | Next | End },
    const Gone extends keyof S = never,
    const Before extends Places<keyof S> = {},
    const After extends Places<keyof S> = {},
  >(
    base: Flowing<B, P, S> & FitsAs<T, B>,
    where: { before?: Before; after?: After; without?: readonly Gone[] },
    steps: { [K in keyof N]: (t: Flow<T, P>, f: Frame<T, P>, inherited: () => Next) => N[K] } & Whole<
      S,
      N,
      Gone,
      keyof Before | keyof After,
      Placed<Before> | Placed<After>
    >,
  ): Revised<
    Exclude<Placed<Before> | Placed<After>, Exclude<keyof N, keyof S>>,
    Flowing<T, P, Omit<S, Gone | keyof N> & N>
  > => {
    const own = steps as unknown as Record<string, (t: never, f: never, inherited: () => Next) => never>;
    const baseSteps = base.steps as unknown as Record<string, (t: never, f: never) => Next>;
    const before = (where.before ?? {}) as { [step: string]: readonly string[] };
    const after = (where.after ?? {}) as { [step: string]: readonly string[] };
    const gone = new Set<string>((where.without ?? []) as readonly string[]);
    const order = base.order.flatMap((step) => [
      ...(before[step] ?? []),
      ...(gone.has(step) ? [] : [step]),
      ...(after[step] ?? []),
    ]);
    const all = order.map((step) => {
      const inherited = baseSteps[step];
      const mine = own[step];
      if (!mine && !inherited) throw new Error(`${base.name}: there is a place for ${step}, but no such step`);
      if (!mine) return [step, inherited] as const;
      return [step, (t: never, f: never) => mine(t, f, () => inherited!(t, f))] as const;
    });
    const { name, first: _first, steps: _steps, order: _order, revises: _revises, ...more } = base;
    return { name, first: order[0]!, order, steps: Object.fromEntries(all), revises: base, ...more } as never;
  };
}
