import { clockwise } from '@orrery/kernel';
import { moment } from '../../../rules/moments.ts';
import { planetsOf } from '../../../rules/planets.ts';
import { countAt } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { addVotes, mayAddVotes } from '../../../rules/council/voting.ts';
import { component } from '../../component.ts';
import { commodityRoom, gainCommodities } from '../../exploring/choices.ts';
import { instead } from '../../words.ts';

/** Votes for a trade good (TI4-HACA-08). */
const VOTES = 2;

/** Commodities of the agent for its own player (TI4-HACA-07). */
const GAINED = 2;

const isMech = (type: string): boolean => type === 'mech';
const isFighting = ({ table }: Pub): boolean =>
  table.stack.some(({ proc }) => proc === 'spaceBattle' || proc === 'groundCombat');

export const hacanLeaders = [
  /** Two commodities, or another player replenishes; who is named tells which (TI4-HACA-07). */
  component({
    id: 'carth-of-golden-sands',
    kind: 'agent',
    at: 'any-time',
    aim: (v, you) => ({
      one: 'player',
      from: clockwise(v.pub, you)
        .filter((seat) => seat !== you || commodityRoom(v, you) > 0)
        .map(String),
    }),
    effect: (t, { you, aim }) => {
      const seat = Number(aim);
      if (seat !== you) return moment(t, 'goods.replenish', { seat, n: commodityRoom(t, seat), prevented: false });
      gainCommodities(t, you, GAINED);
    },
  }),
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
  /** Its planet may be part of a transaction, outside combat (TI4-HACA-06). */
  component({
    id: 'pride-of-kenara',
    kind: 'unit',
    modifiers: {
      dealtPlanets: (pub, { seat }, you) =>
        seat === you.seat && !isFighting(pub)
          ? { add: planetsOf(pub, seat).filter((planet) => countAt(pub, planet, seat, isMech) > 0) }
          : null,
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
