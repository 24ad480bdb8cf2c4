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
      'Après avoir activé un système : les vaisseaux d’une de vos flottes, de mouvement 2 ou plus, peuvent traverser des systèmes occupés par des vaisseaux ennemis, sans s’y arrêter.',
  },
  'experimental-battlestation': {
    name: 'Station de combat expérimentale',
    effect:
      'Après le mouvement d’un adversaire vers un système à portée : un de vos Space Docks y tire trois fois, comme un PDS.',
  },
  minelayers: {
    name: 'Mouilleurs de mines',
    effect:
      'Après l’entrée d’une flotte ennemie dans un système où vous avez une flotte : chacun de vos Croiseurs y inflige un dégât, subi au premier round de la bataille.',
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
  armistice: {
    name: 'Armistice',
    effect:
      'En tant qu’action : un adversaire ne peut pas débarquer de Forces Terrestres sur une de vos planètes ce tour-ci.',
  },
  'civil-defense': {
    name: 'Défense civile',
    effect: 'En tant qu’action : placez 2 PDS sur une de vos planètes qui n’en a pas.',
  },
  'corporate-sponsorship': {
    name: 'Mécénat',
    effect: 'Avant d’acheter une technologie : une verte vous coûte 4 ressources de moins.',
  },
  'council-dissolved': {
    name: 'Conseil dissous',
    effect: 'Avant la pioche d’une carte Politique : aucune n’est piochée et personne ne vote.',
  },
  'cultural-crisis': {
    name: 'Crise culturelle',
    effect: 'En Phase de Stratégie : un joueur perd ses capacités raciales ce tour-ci.',
  },
  'determine-policy': {
    name: 'Fixer la politique',
    effect:
      'Avant la pioche d’une carte Politique : choisissez-en une dans la pioche, la défausse ou les lois en jeu pour le vote.',
  },
  'diplomatic-immunity': {
    name: 'Immunité diplomatique',
    effect:
      'En tant qu’action : un système avec un de vos vaisseaux ne peut être activé par personne d’autre ce tour-ci.',
  },
  disclosure: {
    name: 'Divulgation',
    effect: 'À tout moment : regardez les cartes Action d’un adversaire et défaussez-en une.',
  },
  discredit: { name: 'Discrédit', effect: 'Après tous les votes : les voix d’un joueur ne comptent pas.' },
  'emergency-repairs': {
    name: 'Réparations d’urgence',
    effect: 'À tout moment : réparez tous vos vaisseaux d’un système.',
  },
  'fantastic-rhetoric': { name: 'Rhétorique fantastique', effect: 'Avant de voter : 10 voix de plus.' },
  'focused-research': {
    name: 'Recherche ciblée',
    effect:
      'Avant d’acheter une technologie dont il vous manque un prérequis : pour 6 ressources de plus vous vous en passez.',
  },
  'good-year': {
    name: 'Bonne année',
    effect: 'En tant qu’action : une Marchandise par planète hors de votre Système-Mère.',
  },
  'grand-armada': {
    name: 'Grande armada',
    effect: 'En Phase de Stratégie : votre flotte dans votre Système-Mère est sans limite ce tour-ci.',
  },
  'influence-in-the-merchants-guild': {
    name: 'Influence dans la guilde des marchands',
    effect: 'En tant qu’action : rompez un Accord Commercial.',
  },
  insubordination: {
    name: 'Insubordination',
    effect: 'En tant qu’action : un adversaire perd un compteur de sa Réserve de Commandement.',
  },
  'into-the-breach': {
    name: 'Sur la brèche',
    effect:
      'Avant une bataille spatiale avec un Dreadnought : vos vaisseaux ont +1 à leurs jets ; les deux premiers dégâts vont au Dreadnought.',
  },
  'lucky-shot': {
    name: 'Coup de chance',
    effect:
      'En tant qu’action : détruisez un Dreadnought, Croiseur ou Destroyer ennemi dans un système avec une de vos planètes.',
  },
  'massive-transport': {
    name: 'Transport massif',
    effect:
      'En tant qu’action : déplacez un Space Dock vers une autre de vos planètes par une route sans vaisseaux ennemis.',
  },
  'master-of-trade': {
    name: 'Maître du commerce',
    effect: 'En tant qu’action, avec deux Accords Commerciaux : dégagez jusqu’à deux de vos planètes.',
  },
  multiculturalism: {
    name: 'Multiculturalisme',
    effect: 'En Phase de Stratégie : vous avez aussi une capacité raciale d’un adversaire ce tour-ci.',
  },
  patrol: {
    name: 'Patrouille',
    effect:
      'En tant qu’action : jusqu’à deux Croiseurs ou Destroyers quittent des systèmes que vous avez activés pour des systèmes vides adjacents, que vous activez.',
  },
  'policy-paralysis': {
    name: 'Paralysie politique',
    effect: 'Après une capacité primaire : un adversaire ne peut pas utiliser la capacité secondaire de cette carte.',
  },
  'political-stability': {
    name: 'Stabilité politique',
    effect: 'Quand les cartes Stratégie sont rendues : gardez-en une pour le tour suivant, sauf Empire ou Initiative.',
  },
  privateers: {
    name: 'Corsaires',
    effect:
      'En tant qu’action : un adversaire perd toutes ses Marchandises ; vous en gardez la moitié, arrondie à l’inférieur.',
  },
  'productivity-spike': {
    name: 'Pic de productivité',
    effect:
      'En Phase de Stratégie : un de vos Space Docks construit autant d’unités de plus que sa planète a d’influence, ce tour-ci.',
  },
  'public-disgrace': {
    name: 'Disgrâce publique',
    effect: 'Après qu’un joueur a choisi une carte Stratégie : il en choisit une autre.',
  },
  'rally-of-the-people': {
    name: 'Ralliement du peuple',
    effect: 'En tant qu’action : un Dreadnought dans votre Système-Mère.',
  },
  reparations: {
    name: 'Réparations de guerre',
    effect:
      'Après qu’un adversaire vous a pris une planète : engagez une de ses planètes et dégagez une des vôtres qui ne vaut pas plus.',
  },
  'rise-of-a-messiah': {
    name: 'Ascension d’un messie',
    effect: 'En tant qu’action : une Force Terrestre sur chacune de vos planètes.',
  },
  'ruinous-tariffs': {
    name: 'Tarifs ruineux',
    effect:
      'Après qu’un partenaire a résolu Commerce : il vous donne la moitié de ses Marchandises, arrondie au supérieur.',
  },
  'scientist-assassination': {
    name: 'Assassinat de scientifique',
    effect: 'En Phase de Stratégie : un joueur n’acquiert aucune technologie ce tour-ci.',
  },
  'secret-industrial-agent': {
    name: 'Agent industriel secret',
    effect: 'En tant qu’action : détruisez un Space Dock hors des Systèmes-Mères.',
  },
  'spacedock-accident': {
    name: 'Accident de Dock',
    effect: 'En tant qu’action : un Space Dock hors des Systèmes-Mères ne construit rien ce tour-ci.',
  },
  'star-of-death': {
    name: 'Étoile de la mort',
    effect:
      'Avant votre débarquement : tout est détruit sur une planète d’un système où vous avez une War Sun ; elle est neutre et irradiée.',
  },
  'stellar-criminals': {
    name: 'Criminels stellaires',
    effect: 'En tant qu’action : un adversaire engage la moitié de ses planètes dégagées, arrondie à l’inférieur.',
  },
  'strategic-bombardment': {
    name: 'Bombardement stratégique',
    effect:
      'En tant qu’action : engagez les planètes adverses d’un système avec une de vos War Suns ; sur 6 ou plus la carte revient.',
  },
  'strategic-flexibility': {
    name: 'Souplesse stratégique',
    effect: 'Après tous les choix : échangez votre carte Stratégie contre une carte restante.',
  },
  'strategic-shift': {
    name: 'Virage stratégique',
    effect: 'En Phase de Stratégie : une carte Stratégie ne peut être choisie par personne ce tour-ci.',
  },
  'successful-spy': {
    name: 'Espion habile',
    effect: 'En tant qu’action : prenez deux cartes Action au hasard à un adversaire.',
  },
  synchronicity: {
    name: 'Synchronicité',
    effect: 'En Phase de Stratégie : prenez une carte Action de votre choix dans la pioche.',
  },
  'tech-bubble': {
    name: 'Bulle technologique',
    effect:
      'Après avoir résolu Technologie : pour un compteur de Réserve Stratégique utilisez aussi sa capacité secondaire.',
  },
  thugs: { name: 'Hommes de main', effect: 'Avant le premier vote : un joueur ne peut pas voter ce tour-ci.' },
  'touch-of-genius': {
    name: 'Trait de génie',
    effect: 'Pour 3 points d’influence cette carte vaut n’importe quelle carte Action de la défausse.',
  },
  'trade-stop': {
    name: 'Arrêt du commerce',
    effect: 'En Phase de Stratégie : tous les Accords Commerciaux sont rompus.',
  },
  transport: {
    name: 'Transport',
    effect:
      'En tant qu’action : jusqu’à 3 Forces Terrestres passent d’une de vos planètes à une autre par une route sans vaisseaux ennemis.',
  },
  uprising: {
    name: 'Soulèvement',
    effect: 'En tant qu’action : toutes les planètes d’un système qui n’est pas un Système-Mère sont engagées.',
  },
  usurper: {
    name: 'Usurpateur',
    effect:
      'En Phase de Stratégie, si vous contrôlez Mecatol Rex : elle vous donne le double de son influence en voix, même engagée, tant que vous la tenez.',
  },
  veto: { name: 'Veto', effect: 'Après la lecture d’un ordre du jour : il est défaussé et un autre est pioché.' },
  'voluntary-annexation': {
    name: 'Annexion volontaire',
    effect:
      'En tant qu’action : 3 Forces Terrestres prennent une planète neutre à côté d’un système avec une de vos planètes.',
  },
};
