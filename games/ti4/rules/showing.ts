import type { Shapes, ShowRules } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Ti4 } from '../shapes.ts';
import { handOf, notesOf, secretsOf } from './zones.ts';

// INFO: players may show what they hold unseen: action cards, notes and secret objectives. Agendas that somebody has looked at are in no hand (TI4-INFO-04, TI4-SC-28).

/** What showing cards adds to the table. */
export interface Showing extends Shapes {
  events: { cardsShown: { all: { seat: Seat; to: Seat[]; n: number }; some: { cards: string[] } } };
}

export const shows: ShowRules<Ti4> = {
  rule: 'TI4-INFO-04',
  zones: (seat) => [handOf(seat), notesOf(seat), secretsOf(seat)],
  tell: (t, { seat, to, cards }) =>
    t.emit(
      'cardsShown',
      { seat, to: to.slice(), n: cards.length },
      { to: [seat, ...to], some: { cards: cards.slice() } },
    ),
};
