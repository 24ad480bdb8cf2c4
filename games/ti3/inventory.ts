import { textOf } from '@orrery/kernel';
import type { Game } from '@orrery/kernel';
import { ACTION_CARD_COMPONENTS } from './content/actionCards/index.ts';
import { politicalDeck } from './content/agendas/agendas.ts';
import { DOMAIN_COUNTERS } from './content/domainCounters.ts';
import { LEADER_COMPONENTS } from './content/leaderAbilities.ts';
import { OBJECTIVES } from './content/objectives.ts';
import { RACES } from './content/races/races.ts';
import { TECHNOLOGIES } from './content/technologies.ts';
import { DECK, hand } from './rules/hands.ts';
import { PUBLIC_DECK } from './rules/objectives.ts';
import type { Ti3 } from './shapes.ts';

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** What random games should come to, by what tells of it: the report of `orrery fuzz` names what they did not. */
export const inventory: NonNullable<Game<Ti3>['inventory']> = {
  dealt: { pile: DECK, hand },
  // Which objective comes when is a rule.
  ordered: [PUBLIC_DECK],
  all: ({ setup, strategyCards, distantSuns, leaders, victory }) => [
    ...ids(ACTION_CARD_COMPONENTS),
    ...ids(TECHNOLOGIES),
    ...(setup === 'skirmish' ? [] : ids(RACES)),
    ...(setup !== 'skirmish' || strategyCards === 'yes' ? politicalDeck() : []),
    ...(setup !== 'skirmish' || victory === 'points' ? ids(OBJECTIVES) : []),
    ...(distantSuns === 'yes' ? ids(DOMAIN_COUNTERS) : []),
    ...(leaders === 'yes' ? ids(LEADER_COMPONENTS) : []),
  ],
  reached: (event) => {
    switch (event.t) {
      case 'used':
        return [textOf(event.all.ability)];
      case 'decided':
        return [event.all.agenda];
      case 'explored':
        return [textOf(event.all.counter)];
      case 'race':
        return [event.all.race];
      case 'acquired':
        return [event.all.technology];
      case 'revealedObjective':
      case 'claimed':
        return [event.all.objective];
      case 'leader':
        return [event.all.kind];
      default:
        return [];
    }
  },
};
