import type { AnyReaction, Listed, Seat, Source } from '@orrery/kernel';
import { ACTION_CARDS, actionCard, textOf } from '../content/actionCards.ts';
import type { CardText } from '../content/actionCards.ts';
import { CARDS } from '../content/cards.ts';
import type { Pub, Table, Ti3, View } from '../shapes.ts';
import { HAND_LIMIT } from '../content/units.ts';
import { DECK, DISCARD, hand } from './hands.ts';
import { procedure } from './procedures.ts';

// ACTIONCARDS: hands, announcing, playing, cancelling.

/** Cards are drawn one at a time, and the hand limit bites after each (TI3-ACTIONCARDS-04); an empty deck is made of the discards. */
export const draw = procedure('draw', {
  next(t, f) {
    if (f.cards === 0) return t.done();
    f.cards--;
    if (t.pub.table.zones[DECK]!.n === 0) t.recycle(DISCARD, DECK);
    const card = t.draw(DECK, hand(f.seat));
    if (card === null) return t.done();
    t.emit('drew', { seat: f.seat, n: 1 }, { to: [f.seat], some: { cards: [card] } });
    return 'next';
  },
});

/** Cards that a seat holds unseen by others (TI3-ACTIONCARDS-01). */
export const held = (v: View): Source[] =>
  v.seat === null || v.me === null
    ? []
    : (v.me.table.cards[hand(v.seat)] ?? []).map((component) => ({
        ability: textOf(component),
        component,
        seat: v.seat!,
      }));

/** Could a seat hold this card, as far as all can see? */
const couldHold = (pub: Pub, seat: Seat, text: CardText): boolean =>
  pub.table.zones[hand(seat)]!.n > 0 &&
  pub.table.cards[DISCARD]!.filter((card) => textOf(card) === text).length < actionCard(text).copies;

/** One card of a name for one situation in one round (TI3-ACTIONCARDS-05). */
const trace = (seat: Seat, text: string, situation: string): string => `${seat} ${text} ${situation}`;

const fits = (pub: Pub, text: CardText, about: unknown, seat: Seat): boolean => {
  const card = CARDS[text];
  return card.fits(pub, about, seat) && !pub.played.includes(trace(seat, text, card.situation(about)));
};

/** Every card that is played in a window, as its reaction. */
export const CARD_REACTIONS: { [text: string]: AnyReaction<Ti3>[] } = Object.fromEntries(
  ACTION_CARDS.filter((card) => card.at !== 'action').map(({ id, at }) => [
    id,
    [
      {
        window: at,
        invited: (pub: Pub, about: unknown) =>
          pub.sheets.map((_, seat) => seat).filter((seat) => couldHold(pub, seat, id) && fits(pub, id, about, seat)),
        can: (v: View, about: unknown, source: Source) => fits(v.pub, id, about, source.seat),
        start: (source: Source, window: number) => ({
          proc: 'playCard',
          locals: { card: source.component, seat: source.seat, window, aim: null },
        }),
      } as AnyReaction<Ti3>,
    ],
  ]),
);

/** Cards in hand that are actions themselves (TI3-ACTIONCARDS-09). */
export const playableActions = (v: View): string[] =>
  held(v)
    .filter(
      ({ ability: text }) =>
        actionCard(text as CardText).at === 'action' && fits(v.pub, text as CardText, null, v.seat!),
    )
    .map(({ component }) => component);

/** A card is revealed, may be cancelled, and takes effect. Ends with 'played' or 'cancelled'. */
export const playCard = procedure('playCard', {
  reveal(t, f) {
    t.move(f.card, hand(f.seat), DISCARD);
    t.emit('played', { seat: f.seat, card: f.card });
    const others = t.pub.order.filter((seat) => seat !== f.seat);
    return t.window('revealed', { card: f.card, seat: f.seat, cancelled: false }, others, 'aim');
  },
  aim(t, f) {
    if ((f.result as { cancelled: boolean }).cancelled) return t.done('cancelled');
    const card = CARDS[textOf(f.card)];
    const about = subject(t, f.window);
    // Cards revealed together are resolved one after another: a later one may have lost its object.
    if (!fits(t.pub, textOf(f.card), about, f.seat)) {
      t.emit('fizzled', { seat: f.seat, card: f.card });
      return t.done('played');
    }
    t.pub.played.push(trace(f.seat, textOf(f.card), card.situation(about)));
    f.result = null;
    return card.aim ? card.aim(t, f.seat, about, 'effect') : 'effect';
  },
  effect(t, f) {
    const source = { ability: textOf(f.card), component: f.card, seat: f.seat };
    const start = CARDS[textOf(f.card)].effect(t, {
      source,
      window: f.window,
      about: subject(t, f.window),
      aim: f.result,
    });
    if (start) t.start(start);
    return 'end';
  },
  end: (t) => t.done('played'),
});

/** The deed a card reacts to; cards that are actions react to nothing. */
const subject = (t: Table, window: number): unknown => (window === 0 ? null : t.windowFrame(window, 'activated').about);

/** On exceeding seven cards the player discards one at once (TI3-ACTIONCARDS-03). */
export const discard: Listed<Ti3, 'discard'> = {
  rule: 'TI3-ACTIONCARDS-03',
  list: (v) => v.me!.table.cards[hand(v.seat!)]!.slice(),
  fallback: (v) => v.me!.table.cards[hand(v.seat!)]![0]!,
};

export const exceedsHand = (pub: Pub, seat: Seat): boolean => pub.table.zones[hand(seat)]!.n > HAND_LIMIT;

export const handSurplus = procedure('handSurplus', {
  choose: (t, f) => t.ask(f.seat, 'discard', { over: t.pub.table.zones[hand(f.seat)]!.n - HAND_LIMIT }, 'discard'),
  discard(t, f) {
    // Whoever left the game before choosing has no cards any more.
    if (!exceedsHand(t.pub, f.seat)) return t.done();
    const card = t.answer(f, 'discard');
    t.move(card, hand(f.seat), DISCARD);
    t.emit('discarded', { seat: f.seat, card });
    return t.done();
  },
});
