import type { Vocabulary } from '../vocabulary.ts';

export const votes: Vocabulary['votes'] = {
  'anti-intellectual-revolution': {
    name: 'Révolution anti-intellectuelle',
    for: 'Après avoir recherché une technologie, un joueur détruit un de ses vaisseaux autres que chasseurs.',
    against:
      'Au début de la prochaine phase de stratégie, chaque joueur épuise une planète par technologie qu’il possède.',
  },
  'arms-reduction': {
    name: 'Désarmement',
    for: 'Chaque joueur garde 2 cuirassés et 4 croiseurs et détruit les autres.',
    against:
      'Au début de la prochaine phase de stratégie, chaque joueur épuise ses planètes qui ont une spécialité technologique.',
  },
  'conventions-of-war': {
    name: 'Conventions de guerre',
    for: 'Le Bombardement ne peut pas être utilisé contre des unités sur des planètes culturelles.',
    against: 'Les joueurs qui ont voté Contre défaussent toutes leurs cartes action.',
  },
  'economic-equality': {
    name: 'Égalité économique',
    for: 'Tous les biens commerciaux retournent dans la réserve ; puis chaque joueur en gagne 5.',
    against: 'Tous les biens commerciaux retournent dans la réserve.',
  },
  'enforced-travel-ban': {
    name: 'Interdiction de voyager',
    for: 'Les trous de ver alpha et bêta ne peuvent pas servir au déplacement.',
    against: 'Tous les SDP dans un système avec un trou de ver, ou à côté, sont détruits.',
  },
  'executive-sanctions': {
    name: 'Sanctions de l’exécutif',
    for: 'Personne ne peut avoir plus de 3 cartes action en main.',
    against: 'Chaque joueur défausse une carte action au hasard.',
  },
  'fleet-regulations': {
    name: 'Règlement des flottes',
    for: 'Personne ne peut avoir plus de 4 pions dans sa réserve de flotte.',
    against: 'Chaque joueur place un pion commandement de ses renforts dans sa réserve de flotte.',
  },
  'homeland-defense-act': {
    name: 'Loi sur la défense du territoire',
    for: 'Le nombre de SDP sur vos planètes n’est plus limité.',
    against: 'Chaque joueur détruit un de ses SDP.',
  },
  'incentive-program': {
    name: 'Programme d’incitation',
    for: 'Un objectif public de niveau 1 supplémentaire est révélé de sa pioche.',
    against: 'Un objectif public de niveau 2 supplémentaire est révélé de sa pioche.',
  },
  'ixthian-artifact': {
    name: 'Artefact ixthien',
    for: 'L’orateur lance un dé. De 6 à 10, chaque joueur peut rechercher 2 technologies ; de 1 à 5, toutes les unités du système de Mecatol Rex sont détruites, et chaque joueur détruit 3 de ses unités dans chaque système adjacent.',
    against: 'Il ne se passe rien.',
  },
  mutiny: {
    name: 'Mutinerie',
    for: 'Chaque joueur qui a voté Pour gagne 1 point de victoire.',
    against: 'Chaque joueur qui a voté Pour perd 1 point de victoire.',
  },
  'new-constitution': {
    name: 'Nouvelle constitution',
    for: 'Toutes les lois sont défaussées. Au début de la prochaine phase de stratégie, chaque joueur épuise les planètes de son système natal. Si aucune loi n’est en jeu, un autre projet est révélé à la place.',
    against: 'Rien ne change.',
  },
  'publicize-weapon-schematics': {
    name: 'Plans d’armes publiés',
    for: 'Si un joueur possède une technologie de Soleil de Guerre, tous ignorent les prérequis de ces technologies. Les Soleils de Guerre perdent Dégâts encaissés.',
    against: 'Chaque joueur qui possède une technologie de Soleil de Guerre défausse toutes ses cartes action.',
  },
  'regulated-conscription': {
    name: 'Conscription réglementée',
    for: 'Pour le prix de deux, on ne produit qu’un chasseur ou une infanterie.',
    against: 'Rien ne change.',
  },
  'seed-of-an-empire': {
    name: 'Germe d’un empire',
    for: 'Chaque joueur qui a le plus de points de victoire en gagne 1.',
    against: 'Chaque joueur qui a le moins de points de victoire en gagne 1.',
  },
  'shared-research': {
    name: 'Recherche partagée',
    for: 'Les unités peuvent traverser les nébuleuses.',
    against: 'Chaque joueur place un pion commandement de ses renforts dans son système natal, s’il le peut.',
  },
  'swords-to-plowshares': {
    name: 'Des épées aux charrues',
    for: 'Chaque joueur détruit la moitié de ses infanteries sur chaque planète qu’il contrôle, arrondie au supérieur, et gagne un bien commercial pour chacune.',
    against: 'Chaque joueur place une infanterie sur chaque planète qu’il contrôle.',
  },
  'unconventional-measures': {
    name: 'Mesures non conventionnelles',
    for: 'Chaque joueur qui a voté Pour pioche 2 cartes action.',
    against: 'Chaque joueur qui a voté Pour défausse toutes ses cartes action.',
  },
  'wormhole-reconstruction': {
    name: 'Reconstruction des trous de ver',
    for: 'Tous les systèmes avec un trou de ver alpha ou bêta sont adjacents entre eux.',
    against:
      'Chaque joueur place un pion commandement de ses renforts dans chaque système avec un trou de ver et ses vaisseaux.',
  },
  'wormhole-research': {
    name: 'Recherche sur les trous de ver',
    for: 'Chaque joueur avec des vaisseaux dans un système avec un trou de ver peut rechercher une technologie. Puis tous les vaisseaux dans des systèmes avec un trou de ver alpha ou bêta sont détruits.',
    against: 'Chaque joueur qui a voté Contre retire un pion commandement de son plateau de commandement.',
  },
  'representative-government': {
    name: 'Gouvernement représentatif',
    for: 'On ne peut pas épuiser de planètes pour voter. Chaque joueur peut donner un seul vote par projet.',
    against:
      'Au début de la prochaine phase de stratégie, les joueurs qui ont voté Contre épuisent leurs planètes culturelles.',
  },
  'articles-of-war': {
    name: 'Code de guerre',
    for: 'Les mécas perdent leurs capacités imprimées, sauf Dégâts encaissés.',
    against: 'Chaque joueur qui a voté Pour gagne 3 biens commerciaux.',
  },
  'checks-and-balances': {
    name: 'Poids et contrepoids',
    for: 'Quand un joueur choisit une carte stratégie, il la donne à un autre joueur à qui il en manque, s’il y en a un.',
    against: 'À la fin de cette phase de projet, chaque joueur ne restaure que 3 de ses planètes.',
  },
  'clandestine-operations': {
    name: 'Opérations clandestines',
    for: 'Chaque joueur remet 2 pions commandement de son plateau de commandement dans ses renforts.',
    against: 'Chaque joueur remet un pion commandement de sa réserve de flotte dans ses renforts.',
  },
  'nexus-sovereignty': {
    name: 'Souveraineté du nexus',
    for: 'Les trous de ver alpha et bêta de l’Œil du trou de ver n’ont pas d’effet sur le déplacement.',
    against: 'Un trou de ver gamma est placé dans le système de Mecatol Rex.',
  },
  'rearmament-agreement': {
    name: 'Accord de réarmement',
    for: 'Chaque joueur place un méca sur une planète qu’il contrôle dans son système natal.',
    against: 'Chaque joueur remplace chacun de ses mécas par une infanterie.',
  },
  'representative-government-pok': {
    name: 'Gouvernement représentatif',
    for: 'On ne peut pas épuiser de planètes pour voter. Chaque joueur peut donner un seul vote par projet, et rien ne peut s’y ajouter.',
    against:
      'Au début de la prochaine phase de stratégie, les joueurs qui ont voté Contre épuisent leurs planètes culturelles.',
  },
};

export const elections: Vocabulary['elections'] = {
  'archived-secret': { name: 'Secret archivé', text: 'Le joueur élu pioche un objectif secret.' },
  'classified-document-leaks': {
    name: 'Fuite de documents classifiés',
    text: 'L’objectif secret élu devient un objectif public que les autres peuvent valider ; il ne compte plus parmi les secrets de son propriétaire. Si aucun objectif secret n’est validé, un autre projet est révélé à la place.',
  },
  'colonial-redistribution': {
    name: 'Redistribution coloniale',
    text: 'Toutes les unités de la planète élue sont détruites. Son contrôleur choisit un joueur parmi ceux qui ont le moins de points de victoire, qui peut y placer une infanterie.',
  },
  'committee-formation': {
    name: 'Formation d’un comité',
    text: 'Le joueur élu garde cette carte. Avant un vote qui élit un joueur, il peut la défausser et désigner l’élu ; personne ne vote.',
  },
  'compensated-disarmament': {
    name: 'Désarmement indemnisé',
    text: 'Toutes les troupes terrestres de la planète élue sont détruites. Son contrôleur gagne un bien commercial pour chacune.',
  },
  'imperial-arbiter': {
    name: 'Arbitre impérial',
    text: 'Le joueur élu garde cette carte. À la fin de la phase de stratégie, il peut la défausser pour échanger une de ses cartes stratégie contre celle d’un autre joueur.',
  },
  'judicial-abolishment': {
    name: 'Abolition judiciaire',
    text: 'La loi élue est défaussée. Si aucune loi n’est en jeu, un autre projet est révélé à la place.',
  },
  'minister-of-commerce': {
    name: 'Ministre du commerce',
    text: 'Après avoir réapprovisionné ses commodités, le joueur élu gagne un bien commercial par voisin.',
  },
  'minister-of-exploration': {
    name: 'Ministre de l’exploration',
    text: 'Le joueur élu gagne un bien commercial chaque fois qu’il prend le contrôle d’une planète.',
  },
  'minister-of-industry': {
    name: 'Ministre de l’industrie',
    text: 'Quand le joueur élu place un dock spatial, ses unités de ce système peuvent utiliser Production.',
  },
  'minister-of-peace': {
    name: 'Ministre de la paix',
    text: 'Le joueur élu garde cette carte. Après qu’un joueur a activé un système avec des unités d’un autre joueur, il peut la défausser pour mettre fin à ce tour.',
  },
  'minister-of-policy': {
    name: 'Ministre de la politique',
    text: 'Le joueur élu pioche une carte action à la fin de chaque phase de statut.',
  },
  'minister-of-sciences': {
    name: 'Ministre des sciences',
    text: 'Le joueur élu ne dépense pas de ressources pour la compétence principale ou secondaire de Technologie.',
  },
  'minister-of-war': {
    name: 'Ministre de la guerre',
    text: 'Le joueur élu garde cette carte. Après une action, il peut la défausser pour reprendre un de ses pions commandement du plateau et effectuer une autre action.',
  },
  'miscount-disclosed': {
    name: 'Erreur de comptage',
    text: 'La loi élue est votée de nouveau, comme si elle venait d’être révélée. Si aucune loi n’est en jeu, un autre projet est révélé à la place.',
  },
  'prophecy-of-ixth': {
    name: 'Prophétie d’Ixth',
    text: 'Les chasseurs du joueur élu ont +1 à leurs jets de combat. Après chaque utilisation de Production par ce joueur, cette carte est défaussée si moins de 2 chasseurs ont été produits.',
  },
  'public-execution': {
    name: 'Exécution publique',
    text: 'Le joueur élu défausse toutes ses cartes action, passe le pion orateur à sa gauche s’il l’a, et n’a plus de vote dans cette phase de projet.',
  },
  'core-mining': {
    name: 'Exploitation du noyau',
    text: 'Attachée à la planète élue : ses ressources augmentent de 2. Une infanterie y est détruite.',
  },
  'demilitarized-zone': {
    name: 'Zone démilitarisée',
    text: 'Attachée à la planète élue : toutes les unités y sont détruites, et plus aucune ne peut y débarquer, y être produite ou placée.',
  },
  'holy-planet-of-ixth': {
    name: 'Planète sacrée d’Ixth',
    text: 'Attachée à la planète élue : son contrôleur a 1 point de victoire, qui suit la planète. Les unités qui s’y trouvent ne peuvent pas utiliser Production.',
  },
  'research-team-biotic': {
    name: 'Équipe de recherche : biotique',
    text: 'Posée sur la planète élue. Son contrôleur peut épuiser cette carte en recherchant pour ignorer un prérequis vert.',
  },
  'research-team-cybernetic': {
    name: 'Équipe de recherche : cybernétique',
    text: 'Posée sur la planète élue. Son contrôleur peut épuiser cette carte en recherchant pour ignorer un prérequis jaune.',
  },
  'research-team-propulsion': {
    name: 'Équipe de recherche : propulsion',
    text: 'Posée sur la planète élue. Son contrôleur peut épuiser cette carte en recherchant pour ignorer un prérequis bleu.',
  },
  'research-team-warfare': {
    name: 'Équipe de recherche : militaire',
    text: 'Posée sur la planète élue. Son contrôleur peut épuiser cette carte en recherchant pour ignorer un prérequis rouge.',
  },
  'senate-sanctuary': {
    name: 'Sanctuaire du Sénat',
    text: 'Attachée à la planète élue : son influence augmente de 2.',
  },
  'shard-of-the-throne': {
    name: 'Éclat du trône',
    text: 'Le joueur élu garde cette carte et a 1 point de victoire grâce à elle. Quiconque gagne un combat contre lui prend la carte et le point.',
  },
  'terraforming-initiative': {
    name: 'Initiative de terraformation',
    text: 'Attachée à la planète élue : ses ressources et son influence augmentent de 1.',
  },
  'the-crown-of-emphidia': {
    name: 'La Couronne d’Emphidia',
    text: 'Le joueur élu garde cette carte et a 1 point de victoire grâce à elle. Quiconque prend une planète de son système natal prend la carte et le point.',
  },
  'the-crown-of-thalnos': {
    name: 'La Couronne de Thalnos',
    text: 'Une fois par round de combat, le joueur élu peut relancer autant de ses dés qu’il veut ; chacune de ses unités qui rate sa relance est détruite.',
  },
  'armed-forces-standardization': {
    name: 'Normalisation des forces armées',
    text: 'Le joueur élu dispose ses pions commandement ainsi : 3 en réserve tactique, 3 en réserve de flotte et 2 en réserve stratégique ; les autres vont dans les renforts.',
  },
  'covert-legislation': {
    name: 'Législation secrète',
    text: 'L’orateur pioche en secret le projet suivant et n’annonce que les issues possibles. Tous votent ; puis le projet est montré et appliqué.',
  },
  'galactic-crisis-pact': {
    name: 'Pacte de crise galactique',
    text: 'Chaque joueur peut utiliser la compétence secondaire de la carte stratégie élue sans dépenser de pion de sa réserve stratégique.',
  },
  'minister-of-antiquities': { name: 'Ministre des antiquités', text: 'Le joueur élu gagne une relique.' },
  'political-censure': {
    name: 'Censure politique',
    text: 'Le joueur élu garde cette carte et a 1 point de victoire tant qu’il la possède, mais ne peut pas jouer de cartes action.',
  },
  'research-grant-reallocation': {
    name: 'Réattribution des subventions',
    text: 'Le joueur élu gagne la technologie de son choix, quels qu’en soient les prérequis, et remet un pion de sa réserve de flotte dans ses renforts pour chacun d’eux.',
  },
  'search-warrant': {
    name: 'Mandat de perquisition',
    text: 'Le joueur élu garde cette carte et pioche 2 objectifs secrets. Ses objectifs secrets sont désormais visibles.',
  },
};
