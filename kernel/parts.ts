import type { FitsAs } from './flow.ts';
import type { Table } from './table.ts';
import type { Game } from './game.ts';
import type {
  AnyReaction,
  AskKind,
  FrameHead,
  Lasting,
  Modifiers,
  Name,
  Procedure,
  Pub,
  PublicView,
  Shapes,
  Start,
  WindowKind,
} from './types.ts';

// A part is written against the few shapes it needs and joins any game that has them all; a game is a list of parts and its content.

/** What a part may bring. */
export interface PartSpec<B extends Shapes> {
  procedures?: { readonly [P in Name<B['frames']>]?: Procedure<B, P> };
  asks?: { readonly [K in Name<B['asks']>]?: AskKind<B, K> };
  windows?: { readonly [W in Name<B['windows']>]?: WindowKind };
  reactions?: { readonly [ability: string]: readonly AnyReaction<B>[] };
  modifiers?: { readonly [ability: string]: Modifiers<B> };
  grants?: Game<B>['grants'];
  blanks?: Game<B>['blanks'];
  further?: Game<B>['further'];
  held?: Game<B>['held'];
  /** What a lasting effect still does when it ends. It may not ask. */
  onEnd?: { readonly [ability: string]: (t: Table<B>, effect: Lasting) => void };
  invariants?: readonly ((pub: Pub<B>, asked: PublicView<B>) => Start<B> | null)[];
}

declare const SHAPES: unique symbol;
/** Opaque outside `game`: what it needs and the names it brings are marks in its type alone. */
export interface Part<B extends Shapes, Brings extends Brought> {
  readonly [SHAPES]?: { needs: (b: B) => B; brings: Brings };
  readonly spec: object;
}
interface Brought {
  frames: string;
  asks: string;
  windows: string;
}
export interface AnyPart {
  readonly spec: object;
}

export function part<B extends Shapes>() {
  return <const X extends PartSpec<B>>(
    spec: X,
  ): Part<B, { frames: Name<X['procedures']>; asks: Name<X['asks']>; windows: Name<X['windows']> }> => ({ spec });
}

type NeedsOf<X> = X extends Part<infer B, Brought> ? B : never;
type BringsOf<X> =
  X extends Part<Shapes, infer Brings>
    ? Brings
    : X extends { readonly [SHAPES]?: infer M }
      ? Exclude<M, undefined> extends { brings: infer Brings }
        ? Brings
        : never
      : never;
/** The part itself where the game has its shapes, else what is missing. */
type Fitting<T extends Shapes, X> = FitsAs<T, NeedsOf<X>>;

type AllBrought<Parts extends readonly AnyPart[], What extends keyof Brought> = {
  [I in keyof Parts]: BringsOf<Parts[I]> extends infer B ? (B extends Brought ? B[What] : never) : never;
}[number];
type Missing<Wanted, Here, Says extends string> = [Exclude<Wanted, Here>] extends [never]
  ? unknown
  : { readonly [_ in Says]: Exclude<Wanted, Here> };
/** A local that is called like something every frame has would overwrite it. */
type Reserved<T extends Shapes> = {
  [P in Name<T['frames']>]: Extract<keyof T['frames'][P], keyof FrameHead | 'proc'> extends never ? never : P;
}[Name<T['frames']>];
type NothingMissing<T extends Shapes, Parts extends readonly AnyPart[]> = Missing<
  Name<T['frames']>,
  AllBrought<Parts, 'frames'>,
  'no part brings the procedure'
> &
  Missing<Name<T['asks']>, AllBrought<Parts, 'asks'>, 'no part brings the question'> &
  Missing<Name<T['windows']>, AllBrought<Parts, 'windows'>, 'no part brings the window'> &
  Missing<Reserved<T>, never, 'a local has the name of something every frame has'>;

/** What parts bring together. */
export interface Assembled<T extends Shapes> {
  procedures: Game<T>['procedures'];
  asks: Game<T>['asks'];
  windows: Game<T>['windows'];
  reactions: Game<T>['reactions'];
  modifiers: NonNullable<Game<T>['modifiers']>;
  grants: NonNullable<Game<T>['grants']>;
  blanks: NonNullable<Game<T>['blanks']>;
  further: NonNullable<Game<T>['further']>;
  held: NonNullable<Game<T>['held']>;
  onEnd: NonNullable<Game<T>['onEnd']>;
  invariants: Game<T>['invariants'];
}
/** What a game says itself. */
export type Rest<T extends Shapes> = Omit<Game<T>, keyof Assembled<T>>;

export function game<T extends Shapes>() {
  return <const Parts extends readonly AnyPart[]>(
    spec: Rest<T> & { parts: Parts & { [I in keyof Parts]: Fitting<T, Parts[I]> } } & NothingMissing<T, Parts>,
  ): Game<T> => {
    const { parts, ...rest } = spec as Rest<T> & { parts: readonly AnyPart[] };
    return { ...(rest as Rest<T>), ...assemble<T>(rest.id, parts) } as Game<T>;
  };
}

type Entries = { readonly [name: string]: unknown };

/** Joins what the parts bring. Two parts may bring one procedure only if the later revises the earlier; nothing else may come twice. */
export function assemble<T extends Shapes>(id: string, parts: readonly AnyPart[]): Assembled<T> {
  const specs = parts.map(({ spec }) => spec as PartSpec<Shapes>);
  const join = (
    what: keyof PartSpec<Shapes>,
    mayReplace: (older: unknown, newer: unknown) => boolean = () => false,
  ) => {
    const joined: Record<string, unknown> = {};
    for (const spec of specs) {
      for (const [name, brought] of Object.entries((spec[what] ?? {}) as Entries)) {
        if (Object.hasOwn(joined, name) && !mayReplace(joined[name], brought))
          throw new Error(`${id}: two parts bring ${what} "${name}"`);
        joined[name] = brought;
      }
    }
    return joined as never;
  };
  return {
    procedures: join('procedures', (older, newer) => revises(newer as Procedure<Shapes, never>, older)),
    asks: join('asks'),
    windows: join('windows'),
    reactions: join('reactions'),
    modifiers: join('modifiers'),
    grants: join('grants'),
    blanks: join('blanks'),
    further: join('further'),
    held: (v) => specs.flatMap((spec) => spec.held?.(v as never) ?? []),
    onEnd: join('onEnd'),
    invariants: specs.flatMap((spec) => spec.invariants ?? []) as never,
  };
}

function revises(newer: Procedure<Shapes, never>, older: unknown): boolean {
  for (let base: object | undefined = newer.revises; base; base = (base as Procedure<Shapes, never>).revises)
    if (base === older) return true;
  return false;
}

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
/** The shapes of an edition: `interface Ti4 extends With<Combat | Effects, { pub: Own; frames: { ... } }> {}`. */
export type With<Slices extends Shapes, Own extends Partial<Shapes> = object> = {
  [K in keyof Shapes]: UnionToIntersection<Slices extends unknown ? Slices[K] : never> &
    (K extends keyof Own ? Own[K] : unknown) &
    object;
};
