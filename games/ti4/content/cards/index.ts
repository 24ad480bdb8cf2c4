import { ACTIONS } from './actions.ts';
import { AGENDA_CARDS } from './agenda.ts';
import { COMBAT_CARDS } from './combat.ts';
import { EXPANSION_CARDS } from './expansion.ts';
import { PHASE_CARDS } from './phases.ts';
import { RIDERS } from './riders.ts';
import { TACTICAL_CARDS } from './tactical.ts';
import { ELECTIONS } from '../laws/elections.ts';
import { SECRET_ABILITIES } from '../secrets/secrets.ts';
import { EXPANSION_AGENDAS } from '../laws/expansion.ts';
import { GENERIC_NOTES } from '../notes/generic.ts';
import { VOTES } from '../laws/votes.ts';

/** Action cards, agendas and notes. */
export const CARDS_AND_LAWS = [
  ...ACTIONS,
  ...AGENDA_CARDS,
  ...COMBAT_CARDS,
  ...EXPANSION_CARDS,
  ...PHASE_CARDS,
  ...RIDERS,
  ...TACTICAL_CARDS,
  ...VOTES,
  ...ELECTIONS,
  ...EXPANSION_AGENDAS,
  ...GENERIC_NOTES,
  ...SECRET_ABILITIES,
];
