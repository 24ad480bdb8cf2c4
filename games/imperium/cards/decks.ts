// Decks: an empty one is made of its discard pile; who has looked at the top of one may put it in order.

interface Decks {
  cards(zone: string): readonly string[];
  draw(from: string, to: string): string | null;
  recycle(from: string, to: string): void;
}
/** The top card goes to a zone; an empty deck is the shuffled discard pile. Null: there is no card at all. */
export function drawFrom(t: Decks, deck: string, discard: string, to: string): string | null {
  refill(t, deck, discard);
  return t.draw(deck, to);
}
/** An empty deck is made of the discard pile. */
export function refill(t: Decks, deck: string, discard: string): void {
  if (t.cards(deck).length === 0) t.recycle(discard, deck);
}

interface Looking {
  readonly pub: { readonly table: { readonly zones: { readonly [zone: string]: { readonly n: number } } } };
  readonly me: {
    readonly table: {
      readonly knows: { readonly [zone: string]: { readonly at: { readonly [at: number]: string } } | undefined };
    };
  } | null;
}
/** So many cards on top of a deck, top first, which the viewer has just seen. */
export function seenOnTop({ pub, me }: Looking, deck: string, n: number): string[] {
  const top = pub.table.zones[deck]!.n - 1;
  return Array.from({ length: n }, (_, i) => me!.table.knows[deck]!.at[top - i]!);
}

/** So many of some cards, in every order. */
export const ordersOf = (cards: readonly string[], n = cards.length): string[][] =>
  n === 0
    ? [[]]
    : cards.flatMap((card) =>
        ordersOf(
          cards.filter((other) => other !== card),
          n - 1,
        ).map((rest) => [card, ...rest]),
      );
