import type { Where } from './zones.ts';
import type {
  Arguments,
  ComponentInPlay,
  Components,
  Decision,
  FrameHead,
  Lasting,
  LiveSource,
  Name,
  Payload,
  Result,
  Seat,
  Secret,
  Shapes,
  Zone,
} from './types.ts';

// What helpers take. A `Table<Ti4>` is a `TableApi<Combat>` and a `Pub<Ti4>` a `Board<Combat>`, so a helper of shared code serves every
// edition; the reverse does not compile.

/** The public part without the types of its frames. */
export type Board<B extends Shapes> = B['pub'] & { readonly table: BoardTable };
export interface BoardTable {
  readonly seats: number;
  readonly n: number;
  readonly stack: readonly (FrameHead & { readonly proc: string })[];
  readonly open: readonly Decision[];
  readonly zones: { readonly [zone: string]: Zone };
  readonly cards: { readonly [zone: string]: readonly string[] };
  readonly lasting: readonly Lasting[];
  readonly components: Components;
  readonly out: readonly Seat[];
  readonly result: Result | null;
}

export type EmitArgs<B extends Shapes> = {
  [E in Name<B['events']>]:
    | [event: E, all: Payload<B, E>]
    | [event: E, all: Payload<B, E>, secret: { to: Seat[]; some: Secret<B, E> }];
}[Name<B['events']>];
type QueryOf<B extends Shapes, Kind extends string> = {
  [Q in Name<B['queries']>]: B['queries'][Q] extends { kind: Kind } ? [query: Q, args: Arguments<B, Q>] : never;
}[Name<B['queries']>];
export type NumberQuery<B extends Shapes> = QueryOf<B, 'number'>;
export type PermissionQuery<B extends Shapes> = QueryOf<B, 'permission'>;
export type SetQuery<B extends Shapes> = QueryOf<B, 'set'>;

/** Questions about numbers, permissions and sets that components may change. */
export interface QueryApi<B extends Shapes> {
  /** The texts in force that all can see. */
  sources(): readonly LiveSource[];
  number(...query: [...NumberQuery<B>, printed: number]): number;
  permission(...query: [...PermissionQuery<B>, rulebook: boolean]): boolean;
  set(...query: [...SetQuery<B>, printed: readonly string[]]): string[];
}

export interface TableApi<B extends Shapes> extends QueryApi<B> {
  readonly pub: Board<B>;
  emit(...event: EmitArgs<B>): void;
  die(stream: string, sides: number): number;
  chance(stream: string, below: number): number;
  cards(zone: string): readonly string[];
  move(card: string, from: string, to: string, where?: Where): void;
  draw(from: string, to: string, where?: Where): string | null;
  shuffle(zone: string): void;
  once(frame: FrameHead, key: string): boolean;
  eliminate(seat: Seat): void;
  endEffect(id: number): void;
  addComponent(id: string, component: Partial<ComponentInPlay> & Pick<ComponentInPlay, 'ability' | 'holder'>): void;
  changeComponent(id: string, change: Partial<ComponentInPlay>): void;
  removeComponent(id: string): void;
}
