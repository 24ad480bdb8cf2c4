import type { Listed, Seat } from '@orrery/kernel';
import { SECONDARY_COST } from '../content/strategyCards.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { canBuyCounter } from './logistics.ts';
import { canDoctor } from './diplomacy.ts';
import { dockSystems } from './imperial.ts';
import { procedure } from './procedures.ts';
import { canResearch } from './technology.ts';
import { clockwise } from './units.ts';
import { shipsToPatrol } from './warfare.ts';
import { incomeOf } from './trade.ts';

// STRATACT: the Strategic Action. The primary ability first, then the secondary of everybody else, one after another.

/** Strategic Actions a player still owes this round; Initiative has none (TI3-STRATACT-01). */
export const owed = (pub: Pub, seat: Seat): StrategyCard[] =>
  pub.sheets[seat]!.cards.filter(({ card, used }) => !used && card !== 'initiative').map(({ card }) => card);

const hasInitiative = (pub: Pub, seat: Seat): boolean =>
  pub.sheets[seat]!.cards.some(({ card }) => card === 'initiative');

/** The holder of Initiative pays no counter (TI3-STRATACT-06). */
const costFor = (pub: Pub, seat: Seat, card: StrategyCard): number =>
  hasInitiative(pub, seat) ? 0 : SECONDARY_COST[card];

/** Would the secondary ability do anything for this player? */
const useful: { readonly [C in StrategyCard]: (pub: Pub, seat: Seat) => boolean } = {
  initiative: () => false,
  diplomacy: canDoctor,
  political: () => true,
  logistics: canBuyCounter,
  trade: (pub, seat) => incomeOf(pub, seat) > 0,
  warfare: (pub, seat) => shipsToPatrol(pub, seat, []).length > 0,
  technology: canResearch,
  imperial: (pub, seat) => dockSystems(pub, seat).length > 0,
};

const mayUse = (pub: Pub, seat: Seat, card: StrategyCard): boolean =>
  pub.sheets[seat]!.strategy >= costFor(pub, seat, card) && useful[card](pub, seat);

export const secondary: Listed<Ti3, 'secondary'> = {
  rule: 'TI3-STRATACT-03',
  list: () => [false, true],
  fallback: () => false,
};

export const strategicAction = procedure('strategicAction', {
  primary(t, f) {
    t.emit('strategy', { seat: f.seat, card: f.card });
    switch (f.card) {
      case 'initiative':
        return 'secondaries';
      case 'diplomacy':
        return t.call('diplomacyPrimary', { seat: f.seat }, 'secondaries');
      case 'political':
        return t.call('politicalPrimary', { seat: f.seat }, 'secondaries');
      case 'logistics':
        return t.call('receiveCounters', { seat: f.seat, n: 4 }, 'secondaries');
      case 'trade':
        return t.call('tradePrimary', { seat: f.seat }, 'secondaries');
      case 'warfare':
        return t.call('warfarePrimary', { seat: f.seat }, 'secondaries');
      case 'technology':
        return t.call('technologyPrimary', { seat: f.seat }, 'secondaries');
      case 'imperial':
        return t.call('imperialPrimary', { seat: f.seat }, 'secondaries');
    }
  },
  /** Clockwise from the active player's left; the active player never (TI3-STRATACT-03, TI3-STRATACT-07). */
  secondaries(t, f) {
    f.others = clockwise(t.pub, f.seat);
    return 'offer';
  },
  offer(t, f) {
    const seat = f.others[0];
    if (seat === undefined) return 'end';
    if (t.pub.table.out.includes(seat) || !mayUse(t.pub, seat, f.card)) {
      f.others.shift();
      return 'offer';
    }
    return t.ask(seat, 'secondary', { card: f.card, cost: costFor(t.pub, seat, f.card) }, 'answered');
  },
  answered(t, f) {
    const seat = f.others.shift()!;
    if (!t.answer(f, 'secondary')) return 'offer';
    const sheet = t.pub.sheets[seat]!;
    const cost = costFor(t.pub, seat, f.card);
    sheet.strategy -= cost;
    sheet.reserve += cost; // TI3-STRATACT-04
    t.emit('secondary', { seat, card: f.card });
    switch (f.card) {
      case 'initiative':
        return 'offer';
      case 'diplomacy':
        return t.call('diplomacySecondary', { seat }, 'offer');
      case 'political':
        return t.call('draw', { seat, cards: 1 }, 'offer');
      case 'logistics':
        return t.call('logisticsSecondary', { seat }, 'offer');
      case 'trade':
        return t.call('tradeSecondary', { seat, income: incomeOf(t.pub, seat) }, 'offer');
      case 'warfare':
        return t.call('warfareSecondary', { seat }, 'offer');
      case 'technology':
        return t.call('technologySecondary', { seat }, 'offer');
      case 'imperial':
        return t.call('imperialSecondary', { seat }, 'offer');
    }
  },
  /** The card is turned to its inactive side (TI3-STRATACT-08). */
  end(t, f) {
    t.pub.sheets[f.seat]!.cards.find(({ card }) => card === f.card)!.used = true;
    for (const agreement of t.pub.agreements) agreement.fresh = false;
    return t.done();
  },
});
