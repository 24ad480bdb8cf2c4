import { byInitiative } from '@orrery/imperium';
import { clockwise, startingWith } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { Board } from '../board.ts';
import { STRATEGY_CARDS, STRATEGY_CARD_IDS } from '../content/strategyCards.ts';
import type { StrategyCardId } from '../content/strategyCards.ts';
import { bySummary } from './reading.ts';

// ROUND: who comes first. The lowest number among a player's strategy cards is the initiative, used or not (TI4-ROUND-01, TI4-ROUND-04).

type Seated = Parameters<typeof clockwise>[0];
type Cards = Pick<Board, 'strategyCards' | 'speaker' | 'zero'> & Seated;

/** Everybody who sat down, clockwise: whoever gives up during the set-up keeps a place in the galaxy. */
export const everySeat = ({ table }: Seated, from: Seat = 0): Seat[] =>
  startingWith(
    Array.from({ length: table.seats }, (_, seat) => seat),
    from,
  );

export const cardsOf = (pub: Pick<Board, 'strategyCards'>, seat: Seat): StrategyCardId[] =>
  STRATEGY_CARD_IDS.filter((card) => pub.strategyCards[card].holder === seat);

export const initiativeOf = (pub: Pick<Board, 'strategyCards' | 'zero'>, seat: Seat): number =>
  pub.zero === seat
    ? 0 // TI4-ROUND-05
    : Math.min(...cardsOf(pub, seat).map((card) => STRATEGY_CARDS[card].initiative), Infinity);

/** Everybody in initiative order; without strategy cards, clockwise from the speaker (TI4-GOAL-06). */
export const initiativeOrder = (pub: Cards): Seat[] =>
  byInitiative(clockwise(pub, pub.speaker), (seat) => initiativeOf(pub, seat));

export const speakerOrder = (pub: Cards): Seat[] => clockwise(pub, pub.speaker);

/** The order of simultaneous effects: by initiative from the active player, by initiative, or from the speaker (TI4-ROUND-10). */
export function orderOf(pub: Cards & Pick<Board, 'phase' | 'active' | 'agreed'>): Seat[] {
  if (pub.phase === 'action' && pub.active !== null) return startingWith(initiativeOrder(pub), pub.active);
  const isByInitiative = pub.phase === 'action' || (pub.phase === 'status' && !bySummary(pub));
  return isByInitiative ? initiativeOrder(pub) : speakerOrder(pub);
}
