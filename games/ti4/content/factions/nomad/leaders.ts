import { component } from '../../component.ts';
import { instead } from '../../words.ts';

export const nomadLeaders = [
  /** After the dice of a round nobody is hit; the same round rolls again, and what held for it still does (TI4-NOMA-06). */
  component({
    id: 'the-thundarian',
    kind: 'agent',
    at: 'hits.would',
    fits: ({ pub }, _, { seat, purpose }) => {
      const round = pub.table.stack.findLast(({ proc }) => proc === 'battleRound');
      // The attacker's hits are looked at first: both sides have rolled, and nothing has been done about it.
      return purpose === 'battle' && round?.proc === 'battleRound' && round.attacker === seat;
    },
    effect: (t) => {
      const { id } = t.pub.table.stack.findLast(({ proc }) => proc === 'battleRound')!;
      return t.unwind(id, { at: 'roll' });
    },
  }),
  /** The flagship is produced without resources (TI4-NOMA-08). */
  component({
    id: 'navarch-feng',
    kind: 'commander',
    modifiers: {
      unitCost: (_, { seat, unit }, you) => (seat === you.seat && unit === 'flagship' ? instead(0) : null),
    },
  }),
];
