import { atAnyTime, drawFrom, ownCard } from '@orrery/imperium';
import type { Listed, Seat } from '@orrery/kernel';
import type { Pub, Ti3 } from '../shapes.ts';
import { HAND_LIMIT } from '../content/units.ts';
import { isBetweenActions } from './betweenActions.ts';
import { DECK, DISCARD, hand } from './hands.ts';
import { procedure } from './procedures.ts';
import { anyTimeOf, queries, useOf } from './queries.ts';

// ACTIONCARDS: the hand. Cards are played through the frame of all components, which announces, cancels and resolves them.

/** Cards are drawn one at a time, and the hand limit bites after each (TI3-ACTIONCARDS-04); an empty deck is made of the discards. */
export const draw = procedure('draw', {
  next(t, f) {
    if (f.cards === 0 || !queries.permission(t.pub, 'mayDraw', { seat: f.seat }, true)) return t.done();
    f.cards--;
    const card = drawFrom(t, DECK, DISCARD, hand(f.seat));
    if (card === null) return t.done();
    t.emit('drew', { seat: f.seat, n: 1 }, { to: [f.seat], some: { cards: [card] } });
    return 'next';
  },
});

/** Cards that are played at any time, whenever nothing is being resolved. */
export const anyTime: Listed<Ti3, 'anyTime'> = atAnyTime('TI3-ACTIONCARDS-02', anyTimeOf, useOf, isBetweenActions);

/** On exceeding seven cards the player discards one at once (TI3-ACTIONCARDS-03). */
export const discard: Listed<Ti3, 'discard'> = ownCard('TI3-ACTIONCARDS-03', hand);

/** No text sets the limit lower: so few cards need no counting. */
const MOST_STRICT = 3;
const limitOf = (pub: Pub, seat: Seat): number => queries.number(pub, 'handLimit', { seat }, HAND_LIMIT);
export const exceedsHand = (pub: Pub, seat: Seat): boolean => {
  const { n } = pub.table.zones[hand(seat)]!;
  return n > MOST_STRICT && n > limitOf(pub, seat);
};

export const handSurplus = procedure('handSurplus', {
  choose: (t, f) =>
    t.ask(f.seat, 'discard', { over: t.pub.table.zones[hand(f.seat)]!.n - limitOf(t.pub, f.seat) }, 'discard'),
  discard(t, f) {
    // Whoever left the game before choosing has no cards any more.
    if (!exceedsHand(t.pub, f.seat)) return t.done();
    const card = t.answer(f, 'discard');
    t.move(card, hand(f.seat), DISCARD);
    t.emit('discarded', { seat: f.seat, card });
    return t.done();
  },
});
