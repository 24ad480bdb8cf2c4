import { ACTIONS } from './action.ts';
import { ANY_TIME_CARDS } from './anyTime.ts';
import { COMBAT_CARDS } from './combat.ts';
import { COUNCIL_CARDS } from './council.ts';
import { MOVEMENT_CARDS } from './movement.ts';
import { SABOTAGE } from './sabotage.ts';
import { STRATEGY_CARD_CARDS } from './strategies.ts';
import { STRATEGY_PHASE_CARDS } from './strategyPhase.ts';
import { TOUCH_OF_GENIUS } from './touchOfGenius.ts';

/** What each Action Card does. */
export const ACTION_CARD_COMPONENTS = [
  ...STRATEGY_PHASE_CARDS,
  ...MOVEMENT_CARDS,
  ...COMBAT_CARDS,
  ...COUNCIL_CARDS,
  ...STRATEGY_CARD_CARDS,
  ...ACTIONS,
  ...ANY_TIME_CARDS,
  SABOTAGE,
  TOUCH_OF_GENIUS,
];
