import { component, ability } from '../component.ts';
import { others, planetsWithTrait } from '../vocabulary.ts';
import { addVotes, ballotOf, mayAddVotes } from '../../rules/council/voting.ts';
import { exhaust } from '../../rules/effects.ts';
import { pay } from '../../rules/payment.ts';
import { clockwise } from '@orrery/kernel';

// Action cards of the agenda phase, but for riders.

const COUNCILOR = 5;

export const AGENDA_CARDS = [
  /** Before the first agenda: all cultural planets of a player are exhausted (TI4-CAC-05). */
  component({
    id: 'ancient-burial-sites',
    kind: 'action-card',
    at: 'phase.start',
    fits: (_, __, { phase }) => phase === 'agenda',
    aim: (v) => ({ one: 'player', from: clockwise(v.pub).map(String) }),
    effect: (t, { aim }) => exhaust(t, planetsWithTrait(t, Number(aim), 'cultural')),
  }),
  /** A player cannot vote on this agenda; all else remains possible (TI4-CAC-06). */
  component({
    id: 'assassinate-representative',
    kind: 'action-card',
    at: 'agenda.reveal.after',
    aim: (v, you) => ({ one: 'player', from: others(v, you) }),
    lasting: {
      until: ['agenda'],
      keeps: ({ aim }) => aim,
      modifiers: { mayVote: (_, { seat }, you) => (seat === Number(you.about) ? 'forbid' : null) },
    },
  }),
  /** After the speaker's turn to vote: a vote for each good, where votes were cast (TI4-CAC-07). */
  component({
    id: 'bribery',
    kind: 'action-card',
    at: 'votes.end',
    fits: (v, you) => mayAddVotes(v, you),
    aim: (v, you) => ({
      one: 'number',
      from: Array.from({ length: v.pub.sheets[you]!.goods + 1 }, (_, n) => String(n)),
    }),
    effect: (t, { you, aim }) => {
      pay(t, you, { coins: [], goods: Number(aim) });
      addVotes(t, you, Number(aim));
    },
  }),
  component({
    id: 'confusing-legal-text',
    kind: 'action-card',
    at: 'outcome.elected',
    fits: (_, you, { outcome }) => outcome === String(you),
    aim: (v, you) => ({ one: 'player', from: others(v, you) }),
    effect: (_, { about, aim }) => {
      about.outcome = aim;
    },
  }),
  /** After one's votes, or, for the speaker, after all votes (TI4-CAC-08). */
  component({
    id: 'distinguished-councilor',
    kind: 'action-card',
    at: 'vote.after',
    fits: (v, you, { seat }) => seat === you && mayAddVotes(v, you),
    effect: (t, { you }) => addVotes(t, you, COUNCILOR),
    more: [
      ability({
        at: 'votes.end',
        fits: (v, you) => v.pub.speaker === you && ballotOf(v.pub, you) !== null && mayAddVotes(v, you),
        effect: (t, { you }) => addVotes(t, you, COUNCILOR),
      }),
    ],
  }),
  /** The agenda goes, and the next one comes in its place (TI4-CAC-60). */
  component({
    id: 'veto',
    kind: 'action-card',
    at: 'agenda.reveal.would',
    fits: (_, __, { prevented }) => !prevented,
    effect: (_, { about }) => {
      about.prevented = true;
    },
  }),
];
