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
  action: 'Action :',
  for: 'Pour',
  against: 'Contre',
  colon: ' :',
  units,
  unitAbilities,
  unitTypes,
  unitWords,
  technologies,
  colours: { propulsion: 'bleu', biotic: 'vert', cybernetic: 'jaune', warfare: 'rouge' },
  prerequisites: (needs) => `Prérequis : ${needs}.`,
  noPrerequisites: 'Sans prérequis.',
  strategyCards,
  replacedPrimaries: {
    diplomacy:
      'Choisissez un système avec une planète que vous contrôlez, sauf Mecatol Rex : chaque autre joueur y place un pion commandement de ses renforts. Puis restaurez toutes vos planètes de ce système.',
  },
  actionCards,
  votes,
  elections,
  elects,
  agendaKinds: { law: 'Loi.', directive: 'Directive.' },
  publicObjectives,
  secretObjectives,
  condition,
  notes,
  factions,
  abilities,
  leaders,
  ranks: { agent: 'Agent', commander: 'Commandant', hero: 'Héros' },
  unlocks,
  heroUnlock: 'Ayez 3 objectifs validés.',
  relics,
  explorations,
  expansionRules: {
    exploration: {
      name: 'Exploration',
      text: 'Une planète que personne ne contrôlait est explorée par qui en prend le contrôle.',
    },
    'relic-fragments': {
      name: 'Fragments de relique',
      text: 'Purgez 3 fragments de relique d’un même type pour gagner une relique ; les inconnus comptent pour tous les types.',
    },
  },
  legendaryPlanets,
  traits: { cultural: 'culturelle', hazardous: 'dangereuse', industrial: 'industrielle' },
  emptySpace: 'espace vide',
  anomalies: {
    'asteroid-field': 'champ d’astéroïdes',
    nebula: 'nébuleuse',
    supernova: 'supernova',
    'gravity-rift': 'rift gravitationnel',
  },
  wormholes: { alpha: 'alpha', beta: 'bêta', gamma: 'gamma', delta: 'delta' },
  layouts,
};
