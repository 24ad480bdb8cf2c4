import type { RaceAbility } from '../../content/races/races.ts';
import type { Named } from '../vocabulary.ts';

export const abilities: { readonly [A in RaceAbility]: Named } = {
  'letnev-fleet': {
    name: 'Letnev : grandes flottes',
    effect: 'Chacune de vos flottes peut compter un vaisseau de plus que l’Approvisionnement de la Flotte.',
  },
  'letnev-war-funding': {
    name: 'Letnev : financement de guerre',
    effect:
      'Avant un round de combat : 2 Marchandises pour +1 à vos vaisseaux ou +2 à vos Forces Terrestres pendant ce round.',
  },
  'l1z1x-dreadnoughts': { name: 'L1Z1X : Dreadnoughts bon marché', effect: 'Vos Dreadnoughts coûtent 4.' },
  'l1z1x-assault': {
    name: 'L1Z1X : assaut',
    effect: '+1 pour vos Dreadnoughts en bataille spatiale et pour vos Forces Terrestres qui attaquent.',
  },
  'norr-valour': { name: "N'orr : vaillance", effect: '+1 à tous vos jets de combat.' },
  'hacan-approval': {
    name: 'Hacan : libre-échange',
    effect: 'Vos Accords Commerciaux n’ont pas besoin de l’approbation du joueur actif.',
  },
  'hacan-secondary': {
    name: 'Hacan : marchands',
    effect: 'La capacité secondaire de Commerce ne vous coûte pas de compteur de Commandement.',
  },
  'hacan-bonus': { name: 'Hacan : profit', effect: 'Une Marchandise de plus par Accord Commercial.' },
  'hacan-unbreakable': {
    name: 'Hacan : partenaires sûrs',
    effect: 'Personne ne peut annuler un Accord Commercial avec vous, ni le rompre par une carte Action.',
  },
  'hacan-exchange': {
    name: 'Hacan : échange de cartes',
    effect: 'En Phase de Statut vous pouvez échanger des cartes Action avec d’autres joueurs.',
  },
  'sol-orbital-drop': {
    name: 'Sol : largage orbital',
    effect: 'En tant qu’action : un compteur de Réserve Stratégique pour 2 Forces Terrestres sur une de vos planètes.',
  },
  'sol-counter': {
    name: 'Sol : officiers',
    effect: 'Vous recevez un compteur de Commandement de plus à chaque Phase de Statut.',
  },
  'mentak-ambush': {
    name: 'Mentak : embuscade',
    effect:
      'Avant une bataille spatiale jusqu’à deux de vos Croiseurs et Destroyers tirent ; les dégâts s’appliquent aussitôt.',
  },
  'mentak-pillage': {
    name: 'Mentak : pillage',
    effect: 'En Phase de Stratégie prenez une Marchandise à chacun de deux joueurs au plus qui en ont 3 ou plus.',
  },
  'naalu-first': { name: 'Naalu : prescience', effect: 'Votre numéro dans l’ordre de jeu est toujours 0.' },
  'naalu-early-retreat': {
    name: 'Naalu : retraite anticipée',
    effect: 'Attaquée, votre flotte peut faire retraite avant la bataille spatiale.',
  },
  'naalu-fighters': { name: 'Naalu : Chasseurs', effect: '+1 pour vos Chasseurs en bataille spatiale.' },
  'jolnar-frailty': { name: 'Jol-Nar : fragilité', effect: '-1 à tous vos jets de combat.' },
  'jolnar-reroll': {
    name: 'Jol-Nar : second essai',
    effect: 'Un compteur de Réserve Stratégique pour chacun de vos dés que vous relancez.',
  },
  'jolnar-research': {
    name: 'Jol-Nar : recherche',
    effect: 'Avec la capacité secondaire de Technologie vous pouvez aussi utiliser la primaire.',
  },
  'xxcha-diplomacy': {
    name: 'Xxcha : diplomatie',
    effect: 'Au lieu de la capacité secondaire de Diplomatie vous pouvez utiliser la primaire.',
  },
  'xxcha-awe': {
    name: 'Xxcha : respect',
    effect: 'Vos adversaires ont -1 à leurs jets contre vous au premier round de chaque combat.',
  },
  'xxcha-veto': {
    name: 'Xxcha : veto',
    effect: 'Un compteur de Réserve Stratégique annule l’ordre du jour lu ; un autre est pioché.',
  },
  'yssaril-cards': {
    name: 'Yssaril : secrets',
    effect: 'Vous piochez une carte Action de plus en Phase de Statut et n’avez pas de limite de main.',
  },
  'yssaril-skip': {
    name: 'Yssaril : patience',
    effect: 'Vous pouvez sauter votre tour de jeu en Phase d’Action, pas deux fois de suite.',
  },
  'yssaril-spy': {
    name: 'Yssaril : espions',
    effect: 'En Phase de Stratégie vous pouvez regarder les cartes Action d’un autre joueur.',
  },
};
