export interface StrategyCardFacts {
  readonly initiative: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Whether the secondary ability costs a token of the strategy pool. */
  readonly token: boolean;
}

export const STRATEGY_CARDS = {
  leadership: { initiative: 1, token: false },
  diplomacy: { initiative: 2, token: true },
  politics: { initiative: 3, token: true },
  construction: { initiative: 4, token: true },
  trade: { initiative: 5, token: true },
  warfare: { initiative: 6, token: true },
  technology: { initiative: 7, token: true },
  imperial: { initiative: 8, token: true },
} as const satisfies { readonly [id: string]: StrategyCardFacts };
export type StrategyCardId = keyof typeof STRATEGY_CARDS;
export const STRATEGY_CARD_IDS = Object.keys(STRATEGY_CARDS) as StrategyCardId[];
/** The expansion printed a new primary ability for this card; without it the old one is played. */
export type ReplacedStrategyCardId = 'diplomacy';
