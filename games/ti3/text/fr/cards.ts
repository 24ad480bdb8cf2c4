import type { CardText } from '../../content/actionCards/cards.ts';
import type { Named } from '../vocabulary.ts';

export const cards: { readonly [C in CardText]: Named } = {
  'command-summit': {
    name: 'Sommet de commandement',
    effect: 'En Phase de Stratégie : recevez 2 compteurs dans votre Réserve de Commandement.',
  },
  'signal-jamming': {
    name: 'Brouillage',
    effect:
      'En Phase de Stratégie : posez un compteur des renforts d’un autre joueur sur un système qui n’est pas un Système-Mère.',
  },
  'flank-speed': {
    name: 'Pleine vitesse',
    effect: 'Après avoir activé un système : vos vaisseaux qui s’y rendent ont +1 en mouvement.',
  },
  'in-the-silence-of-space': {
    name: 'Dans le silence de l’espace',
    effect:
      'Après avoir activé un système : les vaisseaux d’une de vos flottes, de mouvement 2 ou plus, peuvent traverser des systèmes occupés par des vaisseaux ennemis.',
  },
  'experimental-battlestation': {
    name: 'Station de combat expérimentale',
    effect:
      'Après le mouvement d’un adversaire vers un système à portée : un de vos Space Docks y tire trois fois, comme un PDS.',
  },
  minelayers: {
    name: 'Mouilleurs de mines',
    effect:
      'Après l’entrée d’une flotte ennemie dans un système où vous avez une flotte : chacun de vos Croiseurs y inflige aussitôt un dégât.',
  },
  'fighter-prototype': {
    name: 'Prototype de Chasseur',
    effect: 'Avant une bataille spatiale : vos Chasseurs ont +2 à leurs jets du premier round.',
  },
  'morale-boost': {
    name: 'Regain de moral',
    effect: 'Avant un round de combat : toutes vos unités ont +1 à leurs jets de ce round.',
  },
  'skilled-retreat': {
    name: 'Retraite habile',
    effect:
      'Avant un round de bataille spatiale : déplacez votre flotte vers un système adjacent ami ou vide que vous n’avez pas activé, et posez-y un compteur de Commandement de vos renforts.',
  },
  'shields-holding': {
    name: 'Les boucliers tiennent',
    effect: 'Après les dés d’un round de bataille spatiale : annulez jusqu’à deux dégâts contre vous.',
  },
  recheck: {
    name: 'Contre-vérification',
    effect: 'Après un jet de combat : l’un des dés, quel qu’en soit le propriétaire, est relancé.',
  },
  'direct-hit': {
    name: 'Coup direct',
    effect: 'Après qu’un vaisseau ennemi a été endommagé dans votre bataille spatiale : il est détruit.',
  },
  'dug-in': {
    name: 'Retranchés',
    effect: 'Avant le bombardement de votre planète : elle ne peut être bombardée ce tour-ci.',
  },
  'chemical-warfare': {
    name: 'Guerre chimique',
    effect:
      'Avant un combat d’invasion, avec un Dreadnought dans le système : la moitié des Forces Terrestres en défense, arrondie au supérieur, est détruite.',
  },
  'rare-mineral': { name: 'Minerai rare', effect: 'Après avoir pris une planète neutre : recevez 3 Marchandises.' },
  sabotage: {
    name: 'Sabotage',
    effect: 'Après la révélation d’une carte Action d’un autre joueur : elle reste sans effet.',
  },
  'unexpected-action': {
    name: 'Action inattendue',
    effect: 'En tant qu’action : reprenez dans vos renforts un de vos compteurs de Commandement du plateau.',
  },
  'local-unrest': {
    name: 'Troubles locaux',
    effect:
      'En tant qu’action : une planète hors des Systèmes-Mères est engagée et perd une Force Terrestre ; s’il n’en reste aucune, elle devient neutre.',
  },
  'ghost-ship': {
    name: 'Vaisseau fantôme',
    effect: 'En tant qu’action : placez un Destroyer dans un système avec un Wormhole et sans vaisseau ennemi.',
  },
  plague: {
    name: 'Épidémie',
    effect: 'En tant qu’action : lancez un dé par Force Terrestre d’une planète adverse ; un résultat pair la détruit.',
  },
  'war-footing': {
    name: 'Pied de guerre',
    effect: 'En tant qu’action : votre Approvisionnement de la Flotte vaut 2 de plus dans un système ce tour-ci.',
  },
};
