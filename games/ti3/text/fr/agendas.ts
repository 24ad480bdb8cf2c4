import type { AgendaId } from '../../content/agendas/agendas.ts';
import type { Named } from '../vocabulary.ts';

export const agendas: { readonly [C in AgendaId]: Named } = {
  'agenda-cost-overruns': {
    name: 'Dépassements de coûts',
    effect: 'Pour : chacun perd une Marchandise par planète.',
  },
  'agenda-planetary-security': {
    name: 'Sécurité planétaire',
    effect: 'Pour : les planètes sans Force Terrestre hors des Systèmes-Mères deviennent neutres.',
  },
  'agenda-code-of-honor': { name: 'Code d’honneur', effect: 'Loi. Pour : ni fuite ni retraite.' },
  'agenda-free-trade': {
    name: 'Libre-échange',
    effect: 'Loi. Pour : une Marchandise de plus à chaque revenu d’accords. Contre : chacun perd 2 Marchandises.',
  },
  'agenda-humane-labor': {
    name: 'Travail décent',
    effect: 'Loi. Pour : les Space Docks produisent 2 unités de moins. Contre : aucune production ce tour-ci.',
  },
  'agenda-technology-tariffs': {
    name: 'Tarifs technologiques',
    effect: 'Loi. Pour : les technologies rouges coûtent 4 de plus. Contre : aucune technologie verte ce tour-ci.',
  },
  'agenda-research-grant': {
    name: 'Bourse de recherche',
    effect:
      'Loi. Pour : les spécificités valent pour toutes les couleurs. Contre : aucune technologie jaune ce tour-ci.',
  },
  'agenda-crown-of-thalnos': {
    name: 'Couronne de Thalnos',
    effect: 'Loi. Élire un joueur : +1 pour ses Forces Terrestres.',
  },
  'agenda-minister-of-policy': {
    name: 'Ministre de la politique',
    effect: 'Loi. Élire un joueur, qui pioche une carte Action de plus en Phase de Statut.',
  },
  'agenda-minister-of-exploration': {
    name: 'Ministre de l’exploration',
    effect: 'Loi. Élire un joueur, qui reçoit une Marchandise quand un autre prend une planète neutre.',
  },
  'agenda-economic-revitalization': {
    name: 'Relance économique',
    effect: 'Élire un joueur, qui reçoit une Marchandise de chacun.',
  },
  'agenda-public-execution': {
    name: 'Exécution publique',
    effect: 'Élire un joueur, qui perd ses cartes Action, engage ses planètes et a -1 à ses jets ce tour-ci.',
  },
  'agenda-compensated-disarmament': {
    name: 'Désarmement compensé',
    effect: 'Élire une planète : ses Forces Terrestres partent contre une Marchandise chacune.',
  },
};
