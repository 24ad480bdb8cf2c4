import type { Vocabulary } from '../vocabulary.ts';
import { abilities } from './abilities.ts';
import { actionCards } from './actionCards.ts';
import { elections, votes } from './agendas.ts';
import { condition } from './condition.ts';
import { explorations } from './explorations.ts';
import { factions } from './factions.ts';
import { layouts, legendaryPlanets } from './galaxy.ts';
import { leaders, unlocks } from './leaders.ts';
import { publicObjectives, secretObjectives } from './objectives.ts';
import { notes } from './promissoryNotes.ts';
import { relics } from './relics.ts';
import { strategyCards } from './strategyCards.ts';
import { technologies } from './technologies.ts';
import { elects, unitTypes, unitWords } from './terms.ts';
import { unitAbilities, units } from './units.ts';

export const vocabulary: Vocabulary = {
  action: 'Action:',
  for: 'For',
  against: 'Against',
  colon: ':',
  units,
  unitAbilities,
  unitTypes,
  unitWords,
  technologies,
  colours: { propulsion: 'blue', biotic: 'green', cybernetic: 'yellow', warfare: 'red' },
  prerequisites: (needs) => `Prerequisites: ${needs}.`,
  noPrerequisites: 'No prerequisites.',
  strategyCards,
  replacedPrimaries: {
    diplomacy:
      'Choose a system with a planet you control, not Mecatol Rex: every other player puts a command token from reinforcements there. Then ready all your planets in it.',
  },
  actionCards,
  votes,
  elections,
  elects,
  agendaKinds: { law: 'Law.', directive: 'Directive.' },
  publicObjectives,
  secretObjectives,
  condition,
  notes,
  factions,
  abilities,
  leaders,
  ranks: { agent: 'Agent', commander: 'Commander', hero: 'Hero' },
  unlocks,
  heroUnlock: 'Have 3 scored objectives.',
  relics,
  explorations,
  expansionRules: {
    exploration: {
      name: 'Exploration',
      text: 'A planet that nobody controlled is explored by whoever gains it.',
    },
    'relic-fragments': {
      name: 'Relic fragments',
      text: 'Purge 3 relic fragments of one type to gain a relic; unknown ones count as any type.',
    },
  },
  legendaryPlanets,
  traits: { cultural: 'cultural', hazardous: 'hazardous', industrial: 'industrial' },
  emptySpace: 'empty space',
  anomalies: {
    'asteroid-field': 'asteroid field',
    nebula: 'nebula',
    supernova: 'supernova',
    'gravity-rift': 'gravity rift',
  },
  wormholes: { alpha: 'alpha', beta: 'beta', gamma: 'gamma', delta: 'delta' },
  layouts,
};
