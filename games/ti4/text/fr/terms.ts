import type { Vocabulary } from '../vocabulary.ts';

const rolls = (dice: number): string => (dice > 1 ? `, ${dice} dés` : '');

/** How the values of a unit are said. */
export const unitWords: Vocabulary['unitWords'] = {
  cost: (cost, pair) => (pair ? `Coût ${cost} pour deux.` : `Coût ${cost}.`),
  combat: (hit, dice) =>
    dice === 'opponent-ships'
      ? `Combat ${hit}, un dé par vaisseau adverse autre qu’un chasseur dans son système.`
      : `Combat ${hit}${dice > 1 ? `, ${dice} dés` : ''}.`,
  move: (move) => `Mouvement ${move}.`,
  capacity: (capacity) => `Capacité ${capacity}.`,
  sustain: 'Dégâts encaissés.',
  shield: 'Bouclier planétaire.',
  breaksShield: 'Les unités des autres joueurs dans son système perdent Bouclier planétaire.',
  directHitProof: 'Coup au but ne peut pas le détruire.',
  deploy: 'Déploiement :',
  barrage: (hit, dice) => `Barrage anti-chasseur ${hit}${rolls(dice)}.`,
  bombardment: (hit, dice) => `Bombardement ${hit}${rolls(dice)}.`,
  spaceCannon: (hit, dice, adjacent) =>
    `Canon spatial ${hit}${rolls(dice)}${adjacent ? ', aussi vers les systèmes adjacents' : ''}.`,
  production: (production) =>
    typeof production === 'number'
      ? `Production ${production}.`
      : `Production : les ressources de sa planète plus ${production.resourcesPlus}.`,
  freeFighters: (fighters) => `Jusqu’à ${fighters} chasseurs dans son système n’occupent pas de capacité.`,
};

export const unitTypes: Vocabulary['unitTypes'] = {
  flagship: ['vaisseau amiral', 'vaisseaux amiraux'],
  'war-sun': ['Soleil de Guerre', 'Soleils de Guerre'],
  dreadnought: ['cuirassé', 'cuirassés'],
  carrier: ['transporteur', 'transporteurs'],
  cruiser: ['croiseur', 'croiseurs'],
  destroyer: ['destroyer', 'destroyers'],
  fighter: ['chasseur', 'chasseurs'],
  infantry: ['infanterie', 'infanteries'],
  mech: ['méca', 'mécas'],
  pds: ['SDP', 'SDP'],
  'space-dock': ['dock spatial', 'docks spatiaux'],
};

/** What is voted on, in the kinds of agendas. */
export const elects: Vocabulary['elects'] = {
  player: 'Élisez un joueur.',
  planet: 'Élisez une planète.',
  law: 'Élisez une loi.',
  'strategy-card': 'Élisez une carte stratégie.',
  'scored-secret-objective': 'Élisez un objectif secret validé.',
  'planet-outside-homes-and-mecatol': 'Élisez une planète hors des systèmes natals, sauf Mecatol Rex.',
  'cultural-planet': 'Élisez une planète culturelle.',
  'hazardous-planet': 'Élisez une planète dangereuse.',
  'industrial-planet': 'Élisez une planète industrielle.',
  'hidden-agenda': 'Les issues sont celles d’un projet caché.',
};
