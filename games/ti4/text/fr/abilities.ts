import type { Vocabulary } from '../vocabulary.ts';

export const abilities: Vocabulary['abilities'] = {
  mitosis: {
    name: 'Mitose',
    text: 'Vos docks spatiaux ne peuvent pas produire d’infanterie. Au début de la phase de statut, placez 1 infanterie sur une planète que vous contrôlez.',
  },
  'munitions-reserves': {
    name: 'Réserves de munitions',
    text: 'Au début d’un round de combat spatial, vous pouvez dépenser 2 biens commerciaux pour relancer autant de vos dés que vous voulez pendant ce round.',
  },
  armada: {
    name: 'Armada',
    text: 'Dans chaque système, vous pouvez avoir 2 vaisseaux autres que chasseurs de plus que de pions dans votre réserve de flotte.',
  },
  scavenge: { name: 'Récupérateurs', text: 'Après avoir pris le contrôle d’une planète, gagnez 1 bien commercial.' },
  nomadic: {
    name: 'Nomades',
    text: 'Vous pouvez valider des objectifs sans contrôler les planètes de votre système natal.',
  },
  'star-forge': {
    name: 'Forge stellaire',
    text: 'Action : dépensez 1 pion de votre réserve stratégique pour placer 2 chasseurs ou 1 destroyer dans un système avec un de vos Soleils de Guerre.',
  },
  'gashlai-physiology': { name: 'Physiologie gashlai', text: 'Vos vaisseaux peuvent traverser les supernovas.' },
  'masters-of-trade': {
    name: 'Maîtres du commerce',
    text: 'Vous utilisez la compétence secondaire de Commerce sans dépenser de pion.',
  },
  'guild-ships': {
    name: 'Vaisseaux de la Guilde',
    text: 'Vous pouvez faire des transactions avec des joueurs qui ne sont pas vos voisins.',
  },
  arbiters: { name: 'Arbitres', text: 'Les cartes action peuvent faire partie de vos transactions.' },
  'orbital-drop': {
    name: 'Largage orbital',
    text: 'Action : dépensez 1 pion de votre réserve stratégique pour placer 2 infanteries sur une planète que vous contrôlez.',
  },
  versatile: { name: 'Polyvalents', text: 'En phase de statut, vous gagnez 1 pion commandement de plus.' },
  'quantum-entanglement': {
    name: 'Intrication quantique',
    text: 'Pour vous, tous les systèmes avec un trou de ver alpha ou bêta sont adjacents entre eux. Aucun effet ne peut l’empêcher.',
  },
  slipstream: {
    name: 'Sillage',
    text: 'Pendant vos actions tactiques, les vaisseaux qui partent de votre système natal ou d’un système avec un trou de ver alpha ou bêta ont +1 en mouvement.',
  },
  'creuss-gate': {
    name: 'Porte de Creuss',
    text: 'La Porte de Creuss occupe la place de votre système natal, qui se trouve à côté de la carte. La porte n’est pas un système natal.',
  },
  assimilate: {
    name: 'Assimilation',
    text: 'Quand vous prenez le contrôle d’une planète, chaque SDP et dock spatial qui s’y trouve est remplacé par le vôtre.',
  },
  harrow: {
    name: 'Dévastation',
    text: 'À la fin de chaque round de combat terrestre de votre action, vos vaisseaux du système actif peuvent utiliser Bombardement contre les troupes terrestres adverses de cette planète.',
  },
  ambush: {
    name: 'Embuscade',
    text: 'Au début d’un combat spatial, jusqu’à 2 de vos croiseurs ou destroyers sur place peuvent lancer un dé chacun ; chaque dé qui atteint la valeur de combat du vaisseau est une touche.',
  },
  pillage: {
    name: 'Pillage',
    text: 'Après qu’un voisin a gagné des biens commerciaux ou fait une transaction, s’il a 3 biens commerciaux ou plus, vous pouvez lui prendre un bien commercial ou une commodité.',
  },
  telepathic: {
    name: 'Télépathes',
    text: 'À la fin de la phase de stratégie, placez le pion Naalu sur votre carte stratégie : vous êtes premier dans l’ordre d’initiative.',
  },
  foresight: {
    name: 'Clairvoyance',
    text: 'Après qu’un autre joueur a déplacé des vaisseaux dans un système avec vos vaisseaux, vous pouvez placer un pion de votre réserve stratégique dans un système adjacent sans vaisseau d’un autre joueur et y déplacer vos vaisseaux.',
  },
  'galactic-threat': {
    name: 'Menace galactique',
    text: 'Vous ne pouvez pas voter. Une fois par phase de projet, après la révélation d’un projet, vous pouvez prédire son issue ; si vous avez raison, gagnez une technologie d’un joueur qui a voté pour elle.',
  },
  'technological-singularity': {
    name: 'Singularité technologique',
    text: 'Une fois par combat, après la destruction d’une unité adverse, vous pouvez gagner une technologie de ce joueur.',
  },
  propagation: {
    name: 'Propagation',
    text: 'Vous ne pouvez pas rechercher de technologies. Quand vous le feriez, gagnez plutôt 3 pions commandement.',
  },
  unrelenting: { name: 'Implacables', text: 'Tous les jets de combat de vos unités ont +1.' },
  fragile: { name: 'Fragiles', text: 'Tous les jets de combat de vos unités ont −1.' },
  brilliant: {
    name: 'Brillants',
    text: 'Quand vous dépensez un pion pour la compétence secondaire de Technologie, vous pouvez utiliser la compétence principale à la place.',
  },
  analytical: {
    name: 'Esprit analytique',
    text: 'Quand vous recherchez une technologie qui n’est pas une amélioration d’unité, vous pouvez ignorer un prérequis.',
  },
  'blood-ties': {
    name: 'Liens du sang',
    text: 'Vous ne dépensez pas d’influence pour retirer le pion Gardiens de Mecatol Rex.',
  },
  reclamation: {
    name: 'Revendication',
    text: 'Après une action tactique où vous avez pris le contrôle de Mecatol Rex, vous pouvez y placer 1 SDP et 1 dock spatial.',
  },
  'peace-accords': {
    name: 'Accords de paix',
    text: 'Après avoir utilisé la compétence principale ou secondaire de Diplomatie, vous pouvez prendre le contrôle d’une planète sans unité, sauf Mecatol Rex, dans un système à côté d’une planète que vous contrôlez.',
  },
  quash: {
    name: 'Étouffement',
    text: 'Quand un projet est révélé, vous pouvez dépenser 1 pion de votre réserve stratégique pour le défausser ; le suivant est révélé et voté.',
  },
  indoctrination: {
    name: 'Endoctrinement',
    text: 'Au début d’un combat terrestre, vous pouvez dépenser 2 influence pour remplacer une des infanteries adverses par une des vôtres.',
  },
  devotion: {
    name: 'Dévotion',
    text: 'Après chaque round de combat spatial, vous pouvez détruire un de vos croiseurs ou destroyers sur place pour produire 1 touche et l’attribuer vous-même à un vaisseau adverse.',
  },
  'stall-tactics': { name: 'Manœuvres dilatoires', text: 'Action : défaussez une carte action.' },
  scheming: {
    name: 'Intrigants',
    text: 'Quand vous piochez des cartes action, piochez-en 1 de plus ; puis défaussez une de vos cartes action.',
  },
  crafty: { name: 'Rusés', text: 'Votre main de cartes action n’a pas de limite. Rien ne peut changer cela.' },
  zeal: {
    name: 'Zèle',
    text: 'Vous votez toujours en premier. Quand vous donnez au moins un vote, ajoutez un vote par joueur dans la partie.',
  },
  'raid-formation': {
    name: 'Formation de raid',
    text: 'Chaque touche de votre Barrage anti-chasseur au-delà du nombre de chasseurs adverses endommage un vaisseau adverse de votre choix qui a Dégâts encaissés.',
  },
  voidborn: { name: 'Nés du vide', text: 'Les nébuleuses ne gênent pas le déplacement de vos vaisseaux.' },
  aetherpassage: {
    name: 'Passage éthéré',
    text: 'Après qu’un joueur a activé un système, vous pouvez lui permettre de traverser avec ses vaisseaux les systèmes qui contiennent les vôtres.',
  },
  'dark-whispers': { name: 'Sombres murmures', text: 'Vous avez deux billets à ordre de faction.' },
  edict: {
    name: 'Édit',
    text: 'Quand vous gagnez un combat, placez un pion commandement du perdant dans votre réserve de flotte, s’il n’y en a pas déjà un. Les pions des autres y comptent pour votre flotte mais ne changent jamais de réserve.',
  },
  imperia: {
    name: 'Imperia',
    text: 'Tant que le pion d’un autre joueur est dans votre réserve de flotte, vous pouvez utiliser son commandant, s’il est débloqué.',
  },
  hubris: {
    name: 'Hubris',
    text: 'Votre billet Alliance est purgé au début de la partie, et personne ne peut vous donner le sien.',
  },
  'distant-suns': {
    name: 'Soleils lointains',
    text: 'Quand vous explorez une planète où se trouve un de vos mécas, vous pouvez piocher une carte de plus et choisir laquelle des deux appliquer.',
  },
  fabrication: {
    name: 'Fabrication',
    text: 'Action : purgez 2 fragments de relique du même type pour gagner une relique, ou 1 fragment pour gagner un pion commandement.',
  },
  'the-company': { name: 'La Compagnie', text: 'Vous commencez avec vos trois agents.' },
  'future-sight': {
    name: 'Vision du futur',
    text: 'En phase de projet, gagnez 1 bien commercial chaque fois qu’une issue que vous avez votée ou prédite est appliquée.',
  },
  terragenesis: {
    name: 'Terragenèse',
    text: 'Après avoir exploré une planète sans jeton dormeur, vous pouvez y placer ou y déplacer un jeton dormeur.',
  },
  awaken: {
    name: 'Éveil',
    text: 'Après avoir activé un système avec vos jetons dormeur, vous pouvez remplacer chacun par un SDP.',
  },
  coalescence: {
    name: 'Coalescence',
    text: 'Si votre vaisseau amiral ou Éveil place vos unités dans le même espace ou sur la même planète que celles d’un autre joueur, elles doivent combattre.',
  },
  devour: {
    name: 'Dévoration',
    text: 'Vous capturez les unités adverses détruites dans vos combats, sauf les structures.',
  },
  amalgamation: {
    name: 'Amalgame',
    text: 'Quand vous produisez une unité, vous pouvez rendre une unité capturée du même type ; l’unité est alors gratuite.',
  },
  riftmeld: {
    name: 'Fusion du rift',
    text: 'Quand vous recherchez une amélioration d’unité, vous pouvez rendre une unité capturée du même type pour ignorer tous les prérequis.',
  },
};
