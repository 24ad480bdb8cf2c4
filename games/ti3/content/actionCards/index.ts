import { ACTIONS } from './action.ts';
import { COMBAT_CARDS } from './combat.ts';
import { MOVEMENT_CARDS } from './movement.ts';
import { SABOTAGE } from './sabotage.ts';
import { STRATEGY_PHASE_CARDS } from './strategyPhase.ts';

/** What each Action Card does. */
export const ACTION_CARD_COMPONENTS = [
  ...STRATEGY_PHASE_CARDS,
  ...MOVEMENT_CARDS,
  ...COMBAT_CARDS,
  ...ACTIONS,
  SABOTAGE,
];
