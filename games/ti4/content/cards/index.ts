import { ACTIONS } from './actions.ts';
import { AGENDA_CARDS } from './agenda.ts';
import { COMBAT_CARDS } from './combat.ts';
import { PHASE_CARDS } from './phases.ts';
import { RIDERS } from './riders.ts';
import { TACTICAL_CARDS } from './tactical.ts';

/** Action cards whose effects are played. */
export const PLAYED_CARDS = [
  ...ACTIONS,
  ...AGENDA_CARDS,
  ...COMBAT_CARDS,
  ...PHASE_CARDS,
  ...RIDERS,
  ...TACTICAL_CARDS,
];
