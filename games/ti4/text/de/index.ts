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
  action: 'Aktion:',
  for: 'Dafür',
  against: 'Dagegen',
  colon: ':',
  units,
  unitAbilities,
  unitTypes,
  unitWords,
  technologies,
  colours: { propulsion: 'blau', biotic: 'grün', cybernetic: 'gelb', warfare: 'rot' },
  prerequisites: (needs) => `Voraussetzungen: ${needs}.`,
  noPrerequisites: 'Keine Voraussetzungen.',
  strategyCards,
  replacedPrimaries: {
    diplomacy:
      'Wähle ein System mit einem Planeten unter deiner Kontrolle, nicht Mecatol Rex: Jeder andere Spieler legt dort einen Kommandomarker aus dem Nachschub hin. Mache dann alle deine Planeten darin spielbereit.',
  },
  actionCards,
  votes,
  elections,
  elects,
  agendaKinds: { law: 'Gesetz.', directive: 'Direktive.' },
  publicObjectives,
  secretObjectives,
  condition,
  notes,
  factions,
  abilities,
  leaders,
  ranks: { agent: 'Agent', commander: 'Commander', hero: 'Held' },
  unlocks,
  heroUnlock: 'Habe 3 Aufträge gewertet.',
  relics,
  explorations,
  expansionRules: {
    exploration: {
      name: 'Erkundung',
      text: 'Ein Planet, den niemand kontrollierte, wird von dem erkundet, der ihn erhält.',
    },
    'relic-fragments': {
      name: 'Reliktfragmente',
      text: 'Entferne 3 Reliktfragmente einer Art aus dem Spiel, um ein Relikt zu erhalten; unbekannte zählen als jede Art.',
    },
  },
  legendaryPlanets,
  traits: { cultural: 'kulturell', hazardous: 'gefährlich', industrial: 'industriell' },
  emptySpace: 'leerer Raum',
  anomalies: {
    'asteroid-field': 'Asteroidenfeld',
    nebula: 'Nebel',
    supernova: 'Supernova',
    'gravity-rift': 'Gravitationsstrudel',
  },
  wormholes: { alpha: 'Alpha', beta: 'Beta', gamma: 'Gamma', delta: 'Delta' },
  layouts,
};
