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
    effect: 'Loi. Élisez un joueur : +1 pour ses Forces Terrestres.',
  },
  'agenda-minister-of-policy': {
    name: 'Ministre de la politique',
    effect: 'Loi. Élisez un joueur, qui pioche une carte Action de plus en Phase de Statut.',
  },
  'agenda-minister-of-exploration': {
    name: 'Ministre de l’exploration',
    effect: 'Loi. Élisez un joueur, qui reçoit une Marchandise quand un autre prend une planète neutre.',
  },
  'agenda-economic-revitalization': {
    name: 'Relance économique',
    effect: 'Élisez un joueur, qui reçoit une Marchandise de chacun.',
  },
  'agenda-public-execution': {
    name: 'Exécution publique',
    effect: 'Élisez un joueur, qui perd ses cartes Action, engage ses planètes et a -1 à ses jets ce tour-ci.',
  },
  'agenda-compensated-disarmament': {
    name: 'Désarmement compensé',
    effect: 'Élisez une planète : ses Forces Terrestres partent contre une Marchandise chacune.',
  },
  'agenda-aggressive-strategy': {
    name: 'Stratégie agressive',
    effect:
      'Pour : dans l’ordre de jeu chacun peut utiliser gratuitement la capacité secondaire d’une de ses cartes Stratégie. Contre : pas de capacités secondaires ce tour-ci.',
  },
  'agenda-arms-reduction': {
    name: 'Réduction des armements',
    effect:
      'Pour : chacun garde au plus 2 Dreadnoughts et 4 Croiseurs. Contre : les planètes à Spécificité rouge sont engagées.',
  },
  'agenda-colonial-redistribution': {
    name: 'Redistribution coloniale',
    effect:
      'Pour : le joueur qui a le plus de points donne une planète à un joueur qui en a le moins et qui y place 3 Forces Terrestres.',
  },
  'agenda-conventions-of-war': {
    name: 'Conventions de guerre',
    effect:
      'Loi. Pour : les planètes avec Space Dock ne sont pas bombardées. Contre : qui a voté contre perd un Space Dock hors des Systèmes-Mères.',
  },
  'agenda-council-elder': {
    name: 'Ancien du conseil',
    effect:
      'Loi. Élisez un joueur, qui peut la défausser après la lecture d’un ordre du jour : seules ses voix comptent.',
  },
  'agenda-councils-censure': {
    name: 'Censure du conseil',
    effect: 'Loi. Élisez un joueur, qui paie 2 compteurs de Réserve Stratégique pour choisir Empire.',
  },
  'agenda-dispute-resolution': {
    name: 'Règlement de différend',
    effect: 'Élisez deux planètes de deux joueurs : Forces Terrestres et PDS y sont détruits, et elles sont neutres.',
  },
  'agenda-fleet-regulations': {
    name: 'Règlement des flottes',
    effect: 'Loi. Pour : au plus 5 compteurs en Approvisionnement. Contre : chacun en ajoute un.',
  },
  'agenda-forced-economic-independence': {
    name: 'Indépendance économique forcée',
    effect: 'Loi. Élisez deux joueurs, qui ne peuvent avoir d’Accord Commercial entre eux.',
  },
  'agenda-holder-of-mecatol-rex': {
    name: 'Maître de Mecatol Rex',
    effect: 'Pour : qui contrôle Mecatol Rex peut défausser une loi. Contre : 2 Forces Terrestres là-bas.',
  },
  'agenda-imperial-academy': {
    name: 'Académie impériale',
    effect: 'Loi. Élisez un joueur, qui paie 2 ressources de moins ses technologies.',
  },
  'agenda-imperial-containment': {
    name: 'Endiguement impérial',
    effect:
      'Pour : ce tour-ci Mecatol Rex et ses voisins ne sont activés que par qui y a des unités. Contre : qui a des unités à Mecatol Rex y met un compteur.',
  },
  'agenda-imperial-mandate': {
    name: 'Mandat impérial',
    effect: 'Pour : chacun reçoit 2 points. Contre : chacun en perd 2.',
  },
  'agenda-labor-force-politics': {
    name: 'Politique de l’emploi',
    effect: 'Loi. Pour : les Space Docks coûtent 2 de plus. Contre : une Force Terrestre auprès de chaque Space Dock.',
  },
  'agenda-limits-to-individual-power': {
    name: 'Limites au pouvoir individuel',
    effect: 'Loi. Pour : la limite de main est 3. Contre : chacun défausse une carte Action au hasard.',
  },
  'agenda-mass-mobilization': {
    name: 'Mobilisation générale',
    effect:
      'Pour : chacun place 2 Forces Terrestres sur ses planètes de son Système-Mère. Contre : chacun en perd une là où il y en a deux ou plus.',
  },
  'agenda-minister-of-commerce': {
    name: 'Ministre du commerce',
    effect:
      'Loi. Élisez un joueur, qui prend une Marchandise à quiconque a un Accord Commercial à chaque Phase de Statut.',
  },
  'agenda-minister-of-internal-security': {
    name: 'Ministre de la sûreté',
    effect:
      'Loi. Élisez un joueur, dont les planètes avec Forces Terrestres ne sont la cible d’aucune carte Action jouée comme action.',
  },
  'agenda-minister-of-war': {
    name: 'Ministre de la guerre',
    effect:
      'Loi. Élisez un joueur : avant une bataille spatiale un compteur de Réserve Stratégique inflige un dégât à la flotte ennemie.',
  },
  'agenda-new-constitution': {
    name: 'Nouvelle constitution',
    effect: 'Pour : toutes les lois en jeu sont défaussées.',
  },
  'agenda-official-sanction': {
    name: 'Sanction officielle',
    effect:
      'Élisez un joueur, qui jusqu’à la fin du tour suivant ne conclut pas d’Accord Commercial et n’en tire rien.',
  },
  'agenda-planetary-conscription': {
    name: 'Conscription planétaire',
    effect: 'Élisez une planète : elle est engagée et reçoit des Forces Terrestres selon son influence, une à trois.',
  },
  'agenda-prophecy-of-ixth': { name: 'Prophétie d’Ixth', effect: 'Loi. Élisez un joueur : +1 pour ses Chasseurs.' },
  'agenda-regressive-rhetoric': {
    name: 'Rhétorique régressive',
    effect:
      'Loi. Pour : les technologies coûtent 10 au lieu de 8. Contre : chacun peut dégager une planète à Spécificité.',
  },
  'agenda-regulated-conscription': {
    name: 'Conscription réglementée',
    effect: 'Loi. Pour : une ressource achète une Force Terrestre ou un Chasseur, pas deux.',
  },
  'agenda-repeal': { name: 'Abrogation', effect: 'Élisez une loi en jeu : elle est défaussée.' },
  'agenda-resource-management': {
    name: 'Gestion des ressources',
    effect:
      'Pour : chacun engage sa planète dégagée la plus riche contre des Marchandises, 3 au plus. Contre : chacun peut dégager une planète hors de son Système-Mère.',
  },
  'agenda-science-community-speaker': {
    name: 'Porte-parole des sciences',
    effect: 'Élisez un joueur, qui reçoit une technologie gratuitement.',
  },
  'agenda-short-term-truce': {
    name: 'Trêve passagère',
    effect:
      'Pour : jusqu’à la fin du tour suivant un système avec des unités d’autrui n’est activé que par qui y a des unités. Contre : qui a voté contre place une Force Terrestre.',
  },
  'agenda-subsidized-industry': {
    name: 'Industrie subventionnée',
    effect: 'Élisez un joueur, qui place un Space Dock sur une de ses planètes.',
  },
  'agenda-subsidized-studies': {
    name: 'Études subventionnées',
    effect: 'Loi. Pour : les technologies bleues coûtent 4 de moins. Contre : pas de technologie rouge ce tour-ci.',
  },
  'agenda-technology-investigation-committee': {
    name: 'Commission d’enquête technologique',
    effect:
      'Élisez un joueur, dont les planètes à Spécificité sont engagées et qui n’acquiert aucune technologie ce tour-ci.',
  },
  'agenda-trade-embargo': {
    name: 'Embargo commercial',
    effect: 'Loi. Élisez un joueur, dont les Accords Commerciaux sont rompus et qui n’en conclut plus.',
  },
  'agenda-trade-war': {
    name: 'Guerre commerciale',
    effect:
      'Pour : tous les Accords Commerciaux sont rompus, aucun n’est conclu ce tour-ci. Contre : une Marchandise par accord.',
  },
  'agenda-unconventional-weapons': {
    name: 'Armes non conventionnelles',
    effect:
      'Loi. Pour : War Suns et Dreadnoughts ont -2 à leurs jets. Contre : chacun engage une planète pour chacun d’eux.',
  },
  'agenda-ancient-artifact': {
    name: 'Artefact ancien',
    effect:
      'Pour : lancez un dé. 1-5 : tout est détruit dans le système de Mecatol Rex, et flottes et Forces Terrestres autour subissent trois dés. 6-10 : chacun reçoit deux technologies.',
  },
  'agenda-checks-and-balances': {
    name: 'Contrôle et équilibre',
    effect:
      'Loi. Pour : qui choisit une carte Stratégie la donne à un autre joueur qui n’en a pas. Contre : chacun passe ses cartes Stratégie à gauche.',
  },
  'agenda-closing-the-wormholes': {
    name: 'Fermeture des Wormholes',
    effect:
      'Loi. Pour : les flottes ne passent plus par les Wormholes. Contre : chaque flotte dans un système à Wormhole perd un vaisseau autre qu’un Chasseur.',
  },
  'agenda-colonization-licensing': {
    name: 'Licence de colonisation',
    effect:
      'Loi. Pour : avant de débarquer sur une planète neutre, payez sa valeur en ressources. Contre : chacun engage une planète pour trois hors du Système-Mère.',
  },
  'agenda-core-stability': {
    name: 'Stabilité du noyau',
    effect:
      'Loi. Pour : les cartes Action de la Phase de Statut sont dévoilées et choisies, la plus grande influence d’abord. Contre : aucune carte Action n’est piochée ce tour-ci.',
  },
  'agenda-holy-planet-of-ixth': {
    name: 'Planète sainte d’Ixth',
    effect:
      'Loi. Élisez une planète : qui la contrôle a un point de victoire de plus ; les Space Docks n’y produisent pas.',
  },
  'agenda-imperial-peace': {
    name: 'Paix impériale',
    effect:
      'Loi. Pour : activer un système avec des unités d’un autre coûte une Marchandise ou un compteur de Réserve Stratégique. Contre : chacun place une Force Terrestre.',
  },
  'agenda-open-the-trade-routes': {
    name: 'Ouverture des routes commerciales',
    effect:
      'Pour : chacun reçoit 2 Marchandises. Contre : jusqu’à la fin du tour, les Marchandises vont au voisin de gauche de celui qui les recevrait.',
  },
  'agenda-revote': { name: 'Nouveau vote', effect: 'Élisez une loi en jeu : le conseil vote de nouveau sur elle.' },
  'agenda-technology-buy-back': {
    name: 'Rachat de technologie',
    effect:
      'Loi. Pour : une fois par tour vous pouvez, en tant qu’action, rendre une technologie dont aucune des vôtres n’a besoin contre 4 Marchandises. Contre : chacun reçoit une Marchandise.',
  },
  'agenda-traffic-tariffs': {
    name: 'Taxes de circulation',
    effect:
      'Loi. Pour : lors d’une activation, vos vaisseaux ne passent par les Wormholes que contre une Marchandise. Contre : chacun reçoit une Marchandise par système à Wormhole où il a des vaisseaux.',
  },
  'agenda-wormhole-reconstruction': {
    name: 'Reconstruction des Wormholes',
    effect:
      'Loi. Pour : tous les systèmes à Wormhole sont adjacents, quel que soit leur type. Contre : chacun pose un compteur de ses renforts dans chaque système à Wormhole où il a des vaisseaux.',
  },
};
