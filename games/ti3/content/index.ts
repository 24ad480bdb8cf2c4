import { contentOf } from '@orrery/kernel';
import { ACTION_CARD_COMPONENTS } from './actionCards/index.ts';
import { AGENDA_COMPONENTS } from './agendas/index.ts';
import { KINDS } from './component.ts';
import { DOMAIN_COMPONENTS } from './domainCounters.ts';
import { LEADER_COMPONENTS } from './leaderAbilities.ts';
import { RACE_COMPONENTS } from './races/index.ts';
import { NEBULA } from './systems.ts';
import { TECHNOLOGY_COMPONENTS } from './technologyComponents.ts';

/** Everything in the box that does something. */
export const content = contentOf(KINDS, [
  ...ACTION_CARD_COMPONENTS,
  ...AGENDA_COMPONENTS,
  ...RACE_COMPONENTS,
  ...TECHNOLOGY_COMPONENTS,
  ...DOMAIN_COMPONENTS,
  ...LEADER_COMPONENTS,
  NEBULA,
]);
