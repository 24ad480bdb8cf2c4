import { liveOf } from './live.ts';
import type { NumberQuery, PermissionQuery, QueryApi, SetQuery } from './tableApi.ts';
import type {
  AskableView,
  Rules,
  LiveSource,
  NumberPart,
  PermissionPart,
  Own,
  Pub,
  RulesView,
  Seat,
  SetPart,
  Shapes,
  Source,
  View,
} from './types.ts';

// Typed queries. Modifiers are pure functions of public state, found by the text of each live source and folded in fixed layers,
// so that the order of sources never matters; the trace is the tooltip, the reason of a refusal and the test's oracle at once.

export interface Trace<Part> {
  source: Source;
  part: Part;
}
export function foldNumber(printed: number, parts: readonly NumberPart[]): number {
  if (parts.length === 0) return printed;
  let replaced: number | null = null;
  let sum = 0;
  let times = 1;
  let atMost = Infinity;
  let atLeast = -Infinity;
  for (const { layer, amount } of parts) {
    if (layer === 'replace') replaced = replaced === null ? amount : Math.max(replaced, amount);
    else if (layer === 'add') sum += amount;
    else if (layer === 'times') times *= amount;
    else if (layer === 'atMost') atMost = Math.min(atMost, amount);
    else atLeast = Math.max(atLeast, amount);
  }
  return Math.max(Math.min(((replaced ?? printed) + sum) * times, atMost), atLeast);
}

export function foldPermission(rulebook: boolean, parts: readonly PermissionPart[]): boolean {
  if (parts.includes('unpreventable')) return true;
  if (parts.includes('forbid')) return false;
  return parts.includes('allow') || rulebook;
}

export function foldSet(printed: readonly string[], parts: readonly SetPart[]): string[] {
  if (parts.length === 0 && isInOrder(printed)) return printed.slice();
  const set = new Set(printed);
  for (const { add } of parts) for (const item of add ?? []) set.add(item);
  for (const { remove } of parts) for (const item of remove ?? []) set.delete(item);
  for (const { unpreventable } of parts) for (const item of unpreventable ?? []) set.add(item);
  return [...set].sort();
}

/** Sorted, each item once. */
function isInOrder(items: readonly string[]): boolean {
  for (let i = 1; i < items.length; i++) if (items[i - 1]! >= items[i]!) return false;
  return true;
}

// ---------------------------------------------------------------------------------------------- asked of a table or of a view

/** What the texts in force say to a query, each with its source: the tooltip of a number, the reason of a refusal. */
export function traceOf<T extends Shapes>(game: Rules<T>, pub: Pub<T>, query: string, args: unknown): Trace<unknown>[] {
  const trace: Trace<unknown>[] = [];
  for (const { source, modify } of liveOf(game, pub).speakers(query)) {
    const part = modify(pub as never, args as never, source);
    if (part) trace.push({ source, part });
  }
  return trace;
}
const NOBODY_SPEAKS: readonly never[] = [];
function partsOf<T extends Shapes, Part>(game: Rules<T>, pub: Pub<T>, query: string, args: unknown): readonly Part[] {
  const speakers = liveOf(game, pub).speakers(query);
  if (speakers.length === 0) return NOBODY_SPEAKS;
  const parts: Part[] = [];
  for (const { source, modify } of speakers) {
    const part = modify(pub as never, args as never, source);
    if (part) parts.push(part as Part);
  }
  return parts;
}
export const numberOf = <T extends Shapes>(
  game: Rules<T>,
  pub: Pub<T>,
  query: string,
  args: unknown,
  printed: number,
) => foldNumber(printed, partsOf(game, pub, query, args));
export const permissionOf = <T extends Shapes>(
  game: Rules<T>,
  pub: Pub<T>,
  query: string,
  args: unknown,
  rulebook: boolean,
) => foldPermission(rulebook, partsOf(game, pub, query, args));
export const setOf = <T extends Shapes>(
  game: Rules<T>,
  pub: Pub<T>,
  query: string,
  args: unknown,
  printed: readonly string[],
) => foldSet(printed, partsOf(game, pub, query, args));

/** What answers questions about numbers, permissions and sets: the table of a step, and the view of legality code and bots. */
export abstract class Answering<T extends Shapes> implements QueryApi<T> {
  abstract readonly game: Rules<T>;
  abstract readonly pub: Pub<T>;
  /** The texts in force that all can see. */
  sources(): readonly LiveSource[] {
    return liveOf(this.game, this.pub).sources;
  }
  /** A number as the texts in force change it. */
  number(...asked: [...NumberQuery<T>, printed: number]): number {
    const [query, args, printed] = asked as unknown as [string, unknown, number];
    return numberOf(this.game, this.pub, query, args, printed);
  }
  permission(...asked: [...PermissionQuery<T>, rulebook: boolean]): boolean {
    const [query, args, rulebook] = asked as unknown as [string, unknown, boolean];
    return permissionOf(this.game, this.pub, query, args, rulebook);
  }
  set(...asked: [...SetQuery<T>, printed: readonly string[]]): string[] {
    const [query, args, printed] = asked as unknown as [string, unknown, readonly string[]];
    return setOf(this.game, this.pub, query, args, printed);
  }
}

class AnsweringView<T extends Shapes> extends Answering<T> implements AskableView<T> {
  readonly game: Rules<T>;
  readonly pub: Pub<T>;
  readonly me: Own<T> | null;
  readonly seat: Seat | null;
  constructor(game: Rules<T>, { pub, me, seat }: View<T>) {
    super();
    this.game = game;
    this.pub = pub;
    this.me = me;
    this.seat = seat;
  }
}
export const rulesView = <T extends Shapes>(game: Rules<T>, v: View<T>): RulesView<T> =>
  (v instanceof AnsweringView ? v : new AnsweringView(game, v)) as RulesView<T>;
