import type { Seat } from '@orrery/kernel';
import { ordersOf, seenOnTop } from '../cards/decks.ts';

// Questions that chapters of both editions ask: what may be answered, and what somebody who is absent is taken to say. Each is written once; the
// edition says which rule it rests on and what it is called.

type Rule = { readonly rule: string };

/** What a chapter may add. */
interface More<V, Q, A> {
  readonly secret?: boolean;
  /** The rule that forbids an answer of the right form that is not offered. */
  readonly refuse?: (v: V, q: Q, a: A) => Rule | null;
}
interface One<V, Q, A> extends More<V, Q, A>, Rule {
  readonly list: (v: V, q: Q) => readonly A[];
  readonly fallback: (v: V, q: Q) => A;
}

/** One of these. The first of them stands for whoever is absent. */
export const oneOf = <V, Q, A>(
  rule: string,
  from: (v: V, q: Q) => readonly A[],
  more: More<V, Q, A> = {},
): One<V, Q, A> => ({ rule, list: from, fallback: (v, q) => from(v, q)[0]!, ...more });

/** Yes or no. Whoever is absent says no, unless the rule would have it otherwise. */
export const yesOrNo = (rule: string, { first = false, absent = false } = {}): One<unknown, unknown, boolean> => ({
  rule,
  list: () => [first, !first],
  fallback: () => absent,
});

/** What a seat holds, as far as the viewer may see it. */
interface Holding {
  readonly seat: Seat | null;
  readonly me: {
    readonly table: { readonly cards: { readonly [zone: string]: readonly string[] | undefined } };
  } | null;
}
/** A card of one's own: of the hand, or of another zone that belongs to the seat. */
export const ownCard = (
  rule: string,
  zoneOf: (seat: Seat) => string,
  more: More<Holding, unknown, string> = {},
): One<Holding, unknown, string> => oneOf(rule, ({ me, seat }) => me!.table.cards[zoneOf(seat!)] ?? [], more);

/** Cards just looked at on top of a deck, or some of them, in an order of one's own. Nobody else learns it. */
export const inOrder = (
  rule: string,
  deck: string,
): One<Parameters<typeof seenOnTop>[0], { readonly cards: number; readonly n?: number }, string[]> =>
  oneOf(rule, (v, { cards, n }) => ordersOf(seenOnTop(v, deck, cards), n), { secret: true });

/** What components may do at any time: an offer that stands while it is available. */
export const atAnyTime = <V, P, S, X>(
  rule: string,
  menu: (v: V) => readonly S[],
  use: (source: S) => X,
  isAvailable: (pub: P) => boolean,
) => ({
  ...oneOf(rule, (v: V) => menu(v)),
  isAvailable,
  starts: (_: unknown, source: S | null): X => use(source!),
});
