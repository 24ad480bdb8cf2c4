import { oneOf, ownCard } from '@orrery/imperium';
import { flow, othersFrom, part } from '@orrery/kernel';
import { HAND_LIMIT, SECRET_OBJECTIVE_LIMIT } from '../content/limits.ts';
import type { Seat } from '@orrery/kernel';
import type { Asked, Pub, Ti4, View } from '../shapes.ts';
import { discardCard, takeCard } from './discard.ts';
import { moment, opening } from './moments.ts';
import { SCORED } from './scoring.ts';
import { SECRET_DECK, handOf, secretsOf } from './zones.ts';

// AC and OBJ: drawing action cards and secret objectives, and the limits of both hands.

/** Secret objectives in hand and scored; those that a law made public do not count (TI4-OBJ-04, TI4-CAG-05). */
const secretsOfSeat = (pub: Pub, seat: number): number =>
  pub.table.zones[secretsOf(seat)]!.n +
  (pub.table.cards[SCORED] ?? []).filter((id) => pub.scored[id]?.includes(seat)).length;

/** Action cards beyond the limit (TI4-AC-02). */
const overLimit = (v: Asked, seat: number): number =>
  (v.pub.table.zones[handOf(seat)]?.n ?? 0) - v.number('handLimit', { seat }, HAND_LIMIT);

/** The action cards of another player, all of which the viewer has just seen. */
const shownTo = ({ me }: View, from: Seat): string[] => [...(me!.table.knows[handOf(from)]?.some ?? [])];

/** Everybody sees the secret objectives of a player. */
const liesOpen = (pub: Pub, seat: Seat): boolean => {
  const face = pub.table.zones[secretsOf(seat)]?.face;
  return Array.isArray(face) && face.length > 1;
};
const shouldLieOpen = (v: Asked, seat: Seat): boolean =>
  v.pub.table.zones[secretsOf(seat)] !== undefined && v.permission('secretsLieOpen', { seat }, false);

export const handsPart = part<Ti4>()({
  procedures: {
    drawActionCards: flow<Ti4>()('drawActionCards', {
      draw: (t, f) => moment(t, 'cards.draw', { seat: f.seat, n: f.n, prevented: false }),
      over: (t) => t.end(),
    }),
    discardActionCards: flow<Ti4>()('discardActionCards', {
      ask: (t, f) => {
        const over = Math.min(f.n, t.pub.table.zones[handOf(f.seat)]!.n);
        return over === 0 ? t.end() : t.ask(f.seat, 'discardActionCard', { over, for: f.for }, 'card');
      },
      discard: (t, f) => {
        f.n--;
        discardCard(t, f.seat, f.card!);
        return opening(t, 'cards.discard.after', { seat: f.seat, card: f.card! });
      },
      again: () => 'ask',
    }),
    takeActionCard: flow<Ti4>()('takeActionCard', {
      look: (t, f) => {
        const hand = handOf(f.from);
        const { n } = t.pub.table.zones[hand]!;
        if (n === 0) return t.end();
        t.peek(f.seat, hand, n);
        return t.ask(f.seat, 'takeActionCard', { from: f.from });
      },
      take: (t, f) => {
        takeCard(t, f.seat, f.from, t.secret(f, 'takeActionCard', f.seat));
        return t.end();
      },
    }),
    discardHands: flow<Ti4>()('discardHands', {
      discard: (t, f) => {
        f.left = f.seats.flatMap((seat) => {
          const hand = t.cards(handOf(seat)).slice();
          const cards = f.atRandom && hand.length > 0 ? [hand[t.chance('hand', hand.length)]!] : hand;
          return cards.map((card) => ({ seat, card }));
        });
        for (const { seat, card } of f.left) discardCard(t, seat, card);
        return t.next;
      },
      tell: (t, f) => {
        const one = f.left!.shift();
        return one ? opening(t, 'cards.discard.after', one) : t.end();
      },
      again: () => 'tell',
    }),
    /** The limit holds at all times: the surplus goes at once, without a chance to play or trade it (TI4-AC-02, TI4-AC-07). */
    trimHand: flow<Ti4>()(
      'trimHand',
      {
        ask: (t, f) => {
          const over = overLimit(t, f.seat);
          return over > 0 ? t.ask(f.seat, 'discardActionCard', { over }, 'card') : t.end();
        },
        discard: (t, f) => {
          discardCard(t, f.seat, f.card!);
          return opening(t, 'cards.discard.after', { seat: f.seat, card: f.card! });
        },
        again: () => 'ask',
      },
      { closed: true },
    ),
    turnSecrets: flow<Ti4>()('turnSecrets', {
      turn: (t, f) => {
        const zone = secretsOf(f.seat);
        // The owner comes first: the cards stay theirs.
        t.setVisibility(zone, f.open ? [f.seat, ...othersFrom(t.pub, f.seat)] : [f.seat]);
        t.emit('secretsTurned', { seat: f.seat, objectives: f.open ? t.cards(zone).slice() : null });
        return t.end();
      },
    }),
    /** Beyond three an unscored one goes back, and the deck is shuffled (TI4-OBJ-14, TI4-SC-35). */
    drawSecret: flow<Ti4>()('drawSecret', {
      draw: (t, f) => {
        const drawn = Array.from({ length: f.n ?? 1 }, () => t.draw(SECRET_DECK, secretsOf(f.seat)));
        const cards = drawn.filter((card) => card !== null);
        if (cards.length === 0) return t.end();
        const n = cards.length;
        t.emit('drew', { seat: f.seat, n, what: 'secret-objective' }, { to: [f.seat], some: { cards } });
        return t.next;
      },
      ask: (t, f) => {
        const limit = t.number('secretLimit', { seat: f.seat }, SECRET_OBJECTIVE_LIMIT);
        if (secretsOfSeat(t.pub, f.seat) <= limit) return t.end();
        return t.ask(f.seat, 'returnSecret', {});
      },
      giveBack: (t, f) => {
        t.move(t.secret(f, 'returnSecret', f.seat), secretsOf(f.seat), SECRET_DECK);
        t.shuffle(SECRET_DECK);
        t.emit('returnedSecret', { seat: f.seat });
        return 'ask';
      },
    }),
  },
  invariants: [
    (pub, asked) => {
      const seat = pub.sheets.findIndex((_, one) => liesOpen(pub, one) !== shouldLieOpen(asked, one));
      return seat < 0 ? null : { proc: 'turnSecrets', locals: { seat, open: !liesOpen(pub, seat) } };
    },
    (pub, asked) => {
      const seat = pub.sheets.findIndex((_, one) => overLimit(asked, one) > 0);
      return seat < 0 ? null : { proc: 'trimHand', locals: { seat } };
    },
  ],
  asks: {
    discardActionCard: ownCard('TI4-AC-07', handOf),
    takeActionCard: oneOf('TI4-INFO-01', (v, { from }) => shownTo(v, from), { secret: true }),
    returnSecret: ownCard('TI4-OBJ-14', secretsOf, { secret: true }),
  },
});
