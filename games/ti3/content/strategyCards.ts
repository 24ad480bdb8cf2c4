/** The eight Strategy Cards in numerical order (TI3-STRAT-01, TI3-ACTION-03). */
export const STRATEGY_CARDS = [
  'initiative',
  'diplomacy',
  'political',
  'logistics',
  'trade',
  'warfare',
  'technology',
  'imperial',
] as const;
export type StrategyCard = (typeof STRATEGY_CARDS)[number];

export const numberOf = (card: StrategyCard): number => STRATEGY_CARDS.indexOf(card) + 1;

/** TI3-STRAT-10. */
export const BONUS_COUNTERS = 8;

/** Two cards each with three or four players, one with five or six (TI3-STRAT-11 to TI3-STRAT-13). */
export const cardsEach = (players: number): number => (players <= 4 ? 2 : 1);

/** Counters that the secondary ability costs; that of Logistics is free (TI3-STRATACT-05). */
export const SECONDARY_COST: { readonly [C in StrategyCard]: number } = {
  initiative: 0,
  diplomacy: 1,
  political: 1,
  logistics: 0,
  trade: 1,
  warfare: 1,
  technology: 1,
  imperial: 1,
};
