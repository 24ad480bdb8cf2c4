import { diceOf, raiseDice } from '../../../rules/combat/reroll.ts';
import { cardsOf } from '../../../rules/initiative.ts';
import { moment } from '../../../rules/moments.ts';
import { countAt } from '../../../rules/units.ts';
import type { StrategyCardId } from '../../strategyCards.ts';
import { component } from '../../component.ts';
import { laidByAction } from '../../notes/faceUp.ts';
import { gain, others } from '../../vocabulary.ts';

/** Trade goods for a strategy card of another player (TI4-HACA-05). */
const PRICE = 3;
/** Trade goods of Production Biomes, for its owner and for another player. */
const GROWN = 4;
const SHARED = 2;

export const hacanComponents = [
  /** The secondary ability of Trade costs no token (TI4-HACA-01). */
  component({
    id: 'masters-of-trade',
    kind: 'ability',
    at: 'secondary.would',
    mandatory: true,
    fits: (_, you, { seat, card, free }) => seat === you && card === 'trade' && !free,
    effect: (_, { about }) => {
      about.free = true;
    },
  }),

  /** Transactions with anybody; nobody becomes a neighbour by it (TI4-HACA-02). */
  component({
    id: 'guild-ships',
    kind: 'ability',
    modifiers: { mayDeal: (_, { seat, what }, you) => (seat === you.seat && what === 'any' ? 'allow' : null) },
  }),

  /** Action cards may be part of transactions (TI4-HACA-03). */
  component({
    id: 'arbiters',
    kind: 'ability',
    modifiers: { mayDeal: (_, { seat, what }, you) => (seat === you.seat && what === 'action-card' ? 'allow' : null) },
  }),

  /** A trade good adds 1 to a die of a space combat in its system, once for each die (TI4-HACA-04). */
  component({
    id: 'wrath-of-kenara',
    kind: 'unit',
    at: 'roll.after',
    once: 'dice',
    fits: ({ pub }, you, { purpose, system, planet }) =>
      (purpose === 'battle' || purpose === 'barrage') &&
      planet === null &&
      countAt(pub, system, you, (type) => type === 'flagship') > 0,
    aim: ({ pub }, you, rolling) => {
      const from = diceOf(rolling, you);
      return { some: 'die', from: pub.sheets[you]!.goods > 0 ? from : [], min: 1, max: pub.sheets[you]!.goods };
    },
    effect: (t, { you, about, aim }) => {
      t.pub.sheets[you]!.goods -= aim.length;
      t.emit('goods', { seat: you, n: -aim.length });
      raiseDice(t, about, aim);
    },
  }),

  /** A strategy token and three trade goods for another player: one of the own strategy cards for one of theirs (TI4-HACA-05). */
  component({
    id: 'quantum-datahub-node',
    kind: 'technology',
    at: 'phase.end',
    once: 'strategyPhase',
    fits: ({ pub }, you, { phase }) =>
      phase === 'strategy' &&
      pub.sheets[you]!.strategy > 0 &&
      pub.sheets[you]!.goods >= PRICE &&
      cardsOf(pub, you).length > 0,
    aim: (v, you) => ({
      one: 'player',
      from: others(v, you).filter((seat) => cardsOf(v.pub, Number(seat)).length > 0),
    }),
    memo: { gave: '', took: '' },
    effect: {
      mine: (t, { you, source, memo }) => {
        const from = cardsOf(t.pub, you);
        memo.gave = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'strategyCard', from, for: source.ability, rule: 'TI4-HACA-05' }, 'gave');
      },
      theirs: (t, { you, aim, source, memo }) => {
        const from = cardsOf(t.pub, Number(aim));
        memo.took = from[0]!;
        if (from.length === 1) return t.next;
        return t.ask(you, 'pickOne', { what: 'strategyCard', from, for: source.ability, rule: 'TI4-HACA-05' }, 'took');
      },
      spend: (t, { you }) => moment(t, 'token.spend', { seat: you, pool: 'strategy', prevented: false }),
      pay: (t, { you, aim }) => {
        t.pub.sheets[you]!.goods -= PRICE;
        t.emit('goods', { seat: you, n: -PRICE });
        return gain(t, Number(aim), PRICE, 'player');
      },
      swap: (t, { you, aim, memo }) => {
        const [gave, took] = [memo.gave as StrategyCardId, memo.took as StrategyCardId];
        t.pub.strategyCards[gave].holder = Number(aim);
        t.pub.strategyCards[took].holder = you;
        t.emit('swapped', { seat: you, gave, took });
      },
    },
  }),

  /** A strategy token: four trade goods, and two for another player. */
  component({
    id: 'production-biomes',
    kind: 'exhausted-technology',
    at: 'action',
    fits: ({ pub }, you) => pub.sheets[you]!.strategy > 0,
    aim: (v, you) => ({ one: 'player', from: others(v, you) }),
    effect: {
      spend: (t, { you }) => moment(t, 'token.spend', { seat: you, pool: 'strategy', prevented: false }),
      gain: (t, { you }) => gain(t, you, GROWN),
      share: (t, { aim }) => gain(t, Number(aim), SHARED),
    },
  }),

  /** While it lies face up its holder deals with anybody. */
  laidByAction('trade-convoys', {
    mayDeal: (_, { seat, what }, you) => (seat === you.seat && what === 'any' ? 'allow' : null),
  }),
];
