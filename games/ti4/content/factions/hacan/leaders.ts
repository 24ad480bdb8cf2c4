import { addVotes, mayAddVotes } from '../../../rules/council/voting.ts';
import { component } from '../../component.ts';
import { instead } from '../../words.ts';

/** Votes for a trade good (TI4-HACA-08). */
const VOTES = 2;

export const hacanLeaders = [
  component({
    id: 'gila-the-silvertongue',
    kind: 'commander',
    at: 'vote.after',
    fits: (v, you, { seat }) => seat === you && v.pub.sheets[you]!.goods > 0 && mayAddVotes(v, you),
    aim: (v, you) => ({
      one: 'number',
      from: Array.from({ length: v.pub.sheets[you]!.goods }, (_, n) => String(n + 1)),
    }),
    effect: (t, { you, aim }) => {
      t.pub.sheets[you]!.goods -= Number(aim);
      t.emit('paid', { seat: you, planets: [], goods: Number(aim) });
      addVotes(t, you, VOTES * Number(aim));
    },
  }),
  /** One use of PRODUCTION costs nothing; its limits stay (TI4-HACA-09). */
  component({
    id: 'harrugh-gefhara',
    kind: 'hero',
    at: 'produce.would',
    spends: 'purge',
    fits: (_, you, { seat }) => seat === you,
    lasting: {
      until: ['production'],
      modifiers: { productionCost: (_, { seat }, you) => (seat === you.seat ? instead(0) : null) },
    },
  }),
];
