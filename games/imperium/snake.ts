import { sampler, shuffleWith } from '@orrery/kernel';

// A draft in snake order (TI4-DRAFT-01 to TI4-DRAFT-04): everybody takes one thing of each category, in any order of categories.

export interface Pick<C extends string> {
  readonly category: C;
  /** Its place in what is offered. */
  readonly at: number;
}
export type Taken<C extends string> = { readonly [K in C]: number | null };
export interface Snake<C extends string> {
  /** Who picks when, all picks of the draft. */
  readonly order: readonly number[];
  /** How many things of each category lie there. */
  readonly offered: { readonly [K in C]: number };
  readonly picks: readonly Pick<C>[];
  /** What each player has. */
  readonly taken: readonly Taken<C>[];
  /** Whose pick it is; null when the draft is complete. */
  readonly next: number | null;
}

/** The players in an order of chance (TI4-DRAFT-03). */
export function orderFrom(seed: string, players: number): number[] {
  const order = Array.from({ length: players }, (_, i) => i);
  shuffleWith(order, sampler(`draft order ${seed}`));
  return order;
}

/** In order, backwards, in order again, once for each category (TI4-DRAFT-02). */
export const inSnakeOrder = (order: readonly number[], rounds: number): number[] =>
  Array.from({ length: rounds }, (_, round) => (round % 2 === 0 ? order : order.toReversed())).flat();

export function beginSnake<C extends string>(
  first: readonly number[],
  offered: { readonly [K in C]: number },
): Snake<C> {
  const categories = Object.keys(offered) as C[];
  const order = inSnakeOrder(first, categories.length);
  const nothing = Object.fromEntries(categories.map((category) => [category, null])) as Taken<C>;
  return { order, offered, picks: [], taken: first.map(() => nothing), next: order[0]! };
}

/** May the player whose turn it is make this pick (TI4-DRAFT-04)? */
export function mayPick<C extends string>({ next, taken, offered }: Snake<C>, { category, at }: Pick<C>): boolean {
  if (next === null || !(category in offered) || taken[next]![category] !== null) return false;
  return Number.isInteger(at) && at >= 0 && at < offered[category] && taken.every((one) => one[category] !== at);
}

export function withPick<C extends string>(draft: Snake<C>, pick: Pick<C>): Snake<C> {
  const picks = [...draft.picks, pick];
  const taken = draft.taken.map((one, player) => (player === draft.next ? { ...one, [pick.category]: pick.at } : one));
  return { ...draft, picks, taken, next: draft.order[picks.length] ?? null };
}

/** All picks that the player whose turn it is can make. */
export const openPicks = <C extends string>(draft: Snake<C>): Pick<C>[] =>
  (Object.keys(draft.offered) as C[]).flatMap((category) =>
    Array.from({ length: draft.offered[category] }, (_, at) => ({ category, at })).filter((pick) =>
      mayPick(draft, pick),
    ),
  );

/** The draft after these picks, or which of them is not allowed. */
export function afterPicks<C extends string>(
  draft: Snake<C>,
  picks: readonly Pick<C>[],
): Snake<C> | { readonly pick: number } {
  let now = draft;
  for (const [i, pick] of picks.entries()) {
    if (!mayPick(now, pick)) return { pick: i };
    now = withPick(now, pick);
  }
  return now;
}

/** Picks as a letter and a number each: 's0f3p1'; null where a text is no such list. */
export function readPicks<C extends string>(text: string, categories: readonly C[]): Pick<C>[] | null {
  const found: Pick<C>[] = [];
  for (const [, letter, at] of text.matchAll(/([a-z])(\d{1,2})/g)) {
    const category = categories.find((one) => one[0] === letter);
    if (category) found.push({ category, at: Number(at) });
  }
  return writePicks(found) === text ? found : null;
}
export const writePicks = (picks: readonly Pick<string>[]): string =>
  picks.map(({ category, at }) => `${category[0]}${at}`).join('');
