import { repeal, POLITICAL, POLITICAL_DISCARD, votable } from '../../rules/council.ts';
import { everybody, named, others } from '../aims.ts';
import { component } from '../component.ts';

// Cards of the Galactic Council.

const MORE_VOTES = 10;

export const COUNCIL_CARDS = [
  component({
    id: 'council-dissolved',
    kind: 'action-card',
    at: 'agenda.would',
    fits: (_, __, { cancelled }) => !cancelled,
    on: () => '',
    effect: (_, { about }) => {
      about.cancelled = true;
    },
  }),
  /** A card of the deck is chosen in secret, so that the others learn of it with the vote. */
  component({
    id: 'determine-policy',
    kind: 'action-card',
    at: 'agenda.would',
    fits: ({ pub }, _, { cancelled, agenda }) =>
      !cancelled && agenda === null && pub.table.zones[POLITICAL]!.n + pub.laws.length > 0,
    on: () => '',
    effect: {
      look: (t, { you }) => {
        t.peek(you, POLITICAL, t.pub.table.zones[POLITICAL]!.n);
        return t.ask(you, 'seekAgenda', {});
      },
      take: (t, { you, about, frame }) => {
        const card = t.secret(frame, 'seekAgenda', you);
        if (t.pub.laws.some((law) => law.card === card)) repeal(t, card);
        else if (t.cards(POLITICAL).includes(card)) {
          t.move(card, POLITICAL, POLITICAL_DISCARD);
          t.shuffle(POLITICAL);
        }
        if (votable(t.pub, card)) about.agenda = card;
      },
    },
  }),
  component({
    id: 'veto',
    kind: 'action-card',
    at: 'agenda.revealed',
    fits: (_, __, { replaced }) => !replaced,
    on: ({ agenda }) => agenda,
    effect: (_, { about }) => {
      about.replaced = true;
    },
  }),
  component({
    id: 'thugs',
    kind: 'action-card',
    at: 'agenda.revealed',
    aim: ({ pub }, you) => ({ one: 'player', from: named(others(pub, you)) }),
    on: () => '',
    lasting: {
      until: ['round'],
      keeps: ({ aim }) => Number(aim),
      modifiers: { mayVote: (_, { seat }, you) => (seat === you.about ? 'forbid' : null) },
    },
  }),
  component({
    id: 'fantastic-rhetoric',
    kind: 'action-card',
    at: 'vote.would',
    fits: (_, you, { seat }) => you === seat,
    on: ({ agenda }) => agenda,
    effect: (_, { about }) => {
      about.votes += MORE_VOTES;
    },
  }),
  component({
    id: 'discredit',
    kind: 'action-card',
    at: 'votes.cast',
    aim: ({ pub }, _, { cast }) => ({
      one: 'player',
      from: named(everybody(pub).filter((seat) => cast.some((one) => one.seat === seat))),
    }),
    on: ({ agenda }) => agenda,
    effect: (_, { about, aim }) => {
      about.cast = about.cast.filter(({ seat }) => seat !== Number(aim));
    },
  }),
];
