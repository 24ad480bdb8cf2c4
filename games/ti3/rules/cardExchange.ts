import { flow } from '@orrery/kernel';
import type { Grown } from '@orrery/kernel';
import type { ExchangeAtom, Ti3 } from '../shapes.ts';
import { hand } from './hands.ts';

const givenBy = (part: readonly ExchangeAtom[]): string[] =>
  part.flatMap((atom) => ('give' in atom ? [atom.give] : []));
const wantedBy = (part: readonly ExchangeAtom[]): number =>
  part.reduce((n, atom) => ('take' in atom ? atom.take : n), 0);

/** Cards that may still be named, in the order in which they lie in the hand. */
const further = (cards: readonly string[], part: readonly ExchangeAtom[]): ExchangeAtom[] =>
  cards.slice(cards.indexOf(givenBy(part).at(-1) ?? '') + 1).map((give) => ({ give }));

/** Cards from the hand, and how many are wanted for them; or, to an offer, as many as are wanted. An empty answer declines. */
export const exchangeCards: Grown<Ti3, 'exchangeCards'> = {
  rule: 'TI3-GEN-18',
  secret: true,
  grow(v, { with: partner, offer }, part) {
    const cards = v.me!.table.cards[hand(v.seat!)]!;
    if (offer !== null) {
      const isFull = part.length === offer.take;
      // Only as far as enough cards follow for the rest.
      const last = cards.length - (offer.take - part.length);
      const add = isFull
        ? []
        : further(cards, part).filter((atom) => 'give' in atom && cards.indexOf(atom.give) <= last);
      return { add, done: part.length === 0 || isFull };
    }
    const { n } = v.pub.table.zones[hand(partner)]!;
    const takes = Array.from({ length: n }, (_, i) => ({ take: i + 1 }));
    if (part.some((atom) => 'take' in atom)) return { add: [], done: true };
    return { add: [...further(cards, part), ...(part.length > 0 ? takes : [])], done: part.length === 0 };
  },
  fallback: () => [],
};

/** Two players exchange Action Cards, so many for so many; either may decline, and nobody else sees the cards. */
export const cardExchange = flow<Ti3>()('cardExchange', {
  choose: (t, f) => t.ask(f.seats[0], 'exchangeCards', { with: f.seats[1], offer: null }),
  offered: (t, f) => {
    const [a, b] = f.seats;
    // At a table that a bot imagines, what another seat answered in secret is missing: nothing changes hands there.
    const mine = t.secret(f, 'exchangeCards', a) as ExchangeAtom[] | undefined;
    if (!mine || mine.length === 0) return t.end();
    const offer = { give: givenBy(mine).length, take: wantedBy(mine) };
    return t.ask(b, 'exchangeCards', { with: a, offer });
  },
  exchange: (t, f) => {
    const [a, b] = f.seats;
    const mine = t.secret(f, 'exchangeCards', a) as ExchangeAtom[] | undefined;
    const yours = t.secret(f, 'exchangeCards', b) as ExchangeAtom[] | undefined;
    if (!mine || !yours || yours.length === 0) return t.end();
    const cards: [string[], string[]] = [givenBy(mine), givenBy(yours)];
    for (const card of cards[0]) t.move(card, hand(a), hand(b));
    for (const card of cards[1]) t.move(card, hand(b), hand(a));
    t.emit('exchanged', { seats: [a, b], n: [cards[0].length, cards[1].length] }, { to: [a, b], some: { cards } });
    return t.end();
  },
});
