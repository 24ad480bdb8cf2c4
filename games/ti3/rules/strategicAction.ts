import { yesOrNo } from '@orrery/imperium';
import { flow } from '@orrery/kernel';
import type { Listed, Seat } from '@orrery/kernel';
import { SECONDARY_COST } from '../content/strategyCards.ts';
import type { StrategyCard } from '../content/strategyCards.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { spendStrategy } from './commandCounters.ts';
import { canBuyCounter } from './logistics.ts';
import { canDoctor } from './diplomacy.ts';
import { dockSystems } from './imperial.ts';
import { queries } from './queries.ts';
import { clockwise } from './seating.ts';
import { canResearch } from './technology.ts';
import { shipsToPatrol } from './warfare.ts';
import { incomeOf } from './trade.ts';

// STRATACT: the Strategic Action. The primary ability first, then the secondary of everybody else, one after another.

/** Strategy Cards whose Strategic Action a player has still to take this round; Initiative has none (TI3-STRATACT-01). */
export const unplayed = (pub: Pub, seat: Seat): StrategyCard[] =>
  pub.sheets[seat]!.cards.filter(({ card, used }) => !used && card !== 'initiative').map(({ card }) => card);

const hasInitiative = (pub: Pub, seat: Seat): boolean =>
  pub.sheets[seat]!.cards.some(({ card }) => card === 'initiative');

/** The holder of Initiative pays no counter (TI3-STRATACT-06). */
export const costFor = (pub: Pub, seat: Seat, card: StrategyCard): number =>
  hasInitiative(pub, seat) ? 0 : queries.number(pub, 'secondaryCost', { seat, card }, SECONDARY_COST[card]);

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
export const isUseful = (pub: Pub, seat: Seat, card: StrategyCard): boolean => useful[card](pub, seat);
/** Cards whose primary ability a race may use in place of the secondary, or besides. */
const beyondSecondary = (pub: Pub, seat: Seat, card: StrategyCard): boolean =>
  queries.permission(pub, 'mayUsePrimary', { seat, card }, false);

export const mayUse = (pub: Pub, seat: Seat, card: StrategyCard): boolean =>
  queries.permission(pub, 'mayUseSecondary', { seat, card }, true) &&
  pub.sheets[seat]!.strategy >= costFor(pub, seat, card) &&
  (isUseful(pub, seat, card) || beyondSecondary(pub, seat, card));

export const secondary: Listed<Ti3, 'secondary'> = yesOrNo('TI3-STRATACT-03');

/** What a Strategy Card lets a player do. */
export const strategyAbility = flow<Ti3>()('strategyAbility', {
  do: (t, f) => {
    const { seat, card } = f;
    if (f.as === 'primary') {
      switch (card) {
        case 'initiative':
          return t.next;
        case 'diplomacy':
          return t.call('diplomacyPrimary', { seat });
        case 'political':
          return t.call('politicalPrimary', { seat });
        case 'logistics':
          return t.call('receiveCounters', { seat, n: 4 });
        case 'trade':
          return t.call('tradePrimary', { seat });
        case 'warfare':
          return t.call('warfarePrimary', { seat });
        case 'technology':
          return t.call('technologyPrimary', { seat });
        case 'imperial':
          return t.call('imperialPrimary', { seat });
      }
    }
    switch (card) {
      case 'initiative':
        return t.next;
      case 'diplomacy':
        return t.call('diplomacySecondary', { seat });
      case 'political':
        return t.call('draw', { seat, cards: 1 });
      case 'logistics':
        return t.call('logisticsSecondary', { seat });
      case 'trade':
        return t.call('tradeSecondary', { seat, income: incomeOf(t.pub, seat) });
      case 'warfare':
        return t.call('warfareSecondary', { seat });
      case 'technology':
        return t.call('technologySecondary', { seat });
      case 'imperial':
        return t.call('imperialSecondary', { seat });
    }
  },
  done: (t) => t.end(),
});

export const strategicAction = flow<Ti3>()('strategicAction', {
  primary: (t, f) => {
    t.emit('strategy', { seat: f.seat, card: f.card });
    return t.call('strategyAbility', { seat: f.seat, card: f.card, as: 'primary' });
  },
  primaryDone: (t, f) => t.window('primary.done', { seat: f.seat, card: f.card }, t.pub.order),
  /** Clockwise from the active player's left; the active player never (TI3-STRATACT-03, TI3-STRATACT-07). */
  secondaries: (t, f) => {
    f.others = clockwise(t.pub, f.seat);
    return t.next;
  },
  offer: (t, f) => {
    const seat = f.others![0];
    if (seat === undefined) return 'end';
    if (t.pub.table.out.includes(seat) || !mayUse(t.pub, seat, f.card)) {
      f.others!.shift();
      return 'offer';
    }
    return t.ask(seat, 'secondary', { card: f.card, cost: costFor(t.pub, seat, f.card) }, 'uses');
  },
  answered: (t, f) => {
    const seat = f.others![0]!;
    if (!f.uses) return 'nextPlayer';
    spendStrategy(t, seat, costFor(t.pub, seat, f.card)); // TI3-STRATACT-04
    t.emit('secondary', { seat, card: f.card });
    return t.window('secondary.would', { seat, card: f.card, primary: 'no' }, [seat], 'way');
  },
  primaryToo: (t, f) =>
    f.way!.primary === 'no' ? t.next : t.call('strategyAbility', { seat: f.others![0]!, card: f.card, as: 'primary' }),
  useSecondary: (t, f) =>
    f.way!.primary === 'instead'
      ? t.next
      : t.call('strategyAbility', { seat: f.others![0]!, card: f.card, as: 'secondary' }),
  nextPlayer: (_, f) => {
    f.others!.shift();
    return 'offer';
  },
  /** The card is turned to its inactive side (TI3-STRATACT-08). */
  end: (t, f) => {
    const held = t.pub.sheets[f.seat]!.cards.find(({ card }) => card === f.card);
    if (held) held.used = true;
    for (const agreement of t.pub.agreements) agreement.fresh = false;
    return t.end();
  },
});
