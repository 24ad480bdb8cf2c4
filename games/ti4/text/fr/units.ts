import type { Vocabulary } from '../vocabulary.ts';

export const units: Vocabulary['units'] = {
  cruiser: 'Croiseur I',
  'cruiser-2': 'Croiseur II',
  carrier: 'Transporteur I',
  'carrier-2': 'Transporteur II',
  destroyer: 'Destroyer I',
  'destroyer-2': 'Destroyer II',
  dreadnought: 'Cuirassé I',
  'dreadnought-2': 'Cuirassé II',
  fighter: 'Chasseur I',
  'fighter-2': 'Chasseur II',
  infantry: 'Infanterie I',
  'infantry-2': 'Infanterie II',
  pds: 'SDP I',
  'pds-2': 'SDP II',
  'space-dock': 'Dock spatial I',
  'space-dock-2': 'Dock spatial II',
  'war-sun': 'Soleil de Guerre',
  'duha-menaimon': 'Duha Menaimon',
  'letani-warrior': 'Guerrier Letani I',
  'letani-warrior-2': 'Guerrier Letani II',
  'letani-behemoth': 'Béhémoth Letani',
  'strike-wing-alpha': 'Escadrille Alpha I',
  'strike-wing-alpha-2': 'Escadrille Alpha II',
  quetzecoatl: 'Quetzecoatl',
  'aerie-sentinel': 'Sentinelle d’aire',
  'the-terror-between': 'La Terreur d’Entre-deux',
  reanimator: 'Réanimateur',
  'dimensional-tear': 'Déchirure dimensionnelle I',
  'dimensional-tear-2': 'Déchirure dimensionnelle II',
  dynamo: 'Dynamo',
  watcher: 'Guetteur',
  'hil-colish': 'Hil Colish',
  'icarus-drive': 'Propulsion Icare',
  'wrath-of-kenara': 'Courroux de Kenara',
  'pride-of-kenara': 'Fierté de Kenara',
  'jns-hylarim': 'J.N.S. Hylarim',
  'shield-paling': 'Bouclier-palissade',
  'super-dreadnought': 'Super-cuirassé I',
  'super-dreadnought-2': 'Super-cuirassé II',
  '0-0-1': '[0.0.1]',
  annihilator: 'Annihilateur',
  'arc-secundus': 'Arc Secundus',
  'dunlain-reaper': 'Faucheur de Dunlain',
  'arvicon-rex': 'Arvicon Rex',
  'crimson-legionnaire': 'Légionnaire pourpre I',
  'crimson-legionnaire-2': 'Légionnaire pourpre II',
  starlancer: 'Lance-étoile',
  'fourth-moon': 'Quatrième Lune',
  'moll-terminus': 'Moll Terminus',
  'the-inferno': 'L’Inferno',
  'prototype-war-sun': 'Prototype de Soleil de Guerre I',
  'prototype-war-sun-2': 'Prototype de Soleil de Guerre II',
  'ember-colossus': 'Colosse de braise',
  'hybrid-crystal-fighter': 'Chasseur hybride à cristaux I',
  'hybrid-crystal-fighter-2': 'Chasseur hybride à cristaux II',
  matriarch: 'Matriarche',
  iconoclast: 'Iconoclaste',
  'visz-el-vir': 'Visz El Vir',
  eidolon: 'Eidolon',
  'z-grav-eidolon': 'Eidolon Z-Grav',
  'the-alastor': 'L’Alastor',
  mordred: 'Mordred',
  memoria: 'Memoria I',
  'memoria-2': 'Memoria II',
  'quantum-manipulator': 'Manipulateur quantique',
  'son-of-ragh': 'Fils de Ragh',
  'floating-factory': 'Usine flottante I',
  'floating-factory-2': 'Usine flottante II',
  'scavenger-zeta': 'Récupérateur Zeta',
  exotrireme: 'Exotrirème I',
  'exotrireme-2': 'Exotrirème II',
  'cmorran-norr': 'C’morran N’orr',
  'valkyrie-exoskeleton': 'Exosquelette Valkyrie',
  'advanced-carrier': 'Transporteur avancé I',
  'advanced-carrier-2': 'Transporteur avancé II',
  genesis: 'Genesis',
  'spec-ops': 'Forces spéciales I',
  'spec-ops-2': 'Forces spéciales II',
  'zs-thunderbolt-m2': 'ZS Thunderbolt M2',
  'saturn-engine': 'Moteur Saturne I',
  'saturn-engine-2': 'Moteur Saturne II',
  ouranos: 'Ouranos',
  hecatoncheires: 'Hécatonchires',
  'hel-titan': 'Hel-Titan I',
  'hel-titan-2': 'Hel-Titan II',
  'salai-sai-corian': 'Salai Sai Corian',
  reclaimer: 'Reconquérant',
  'loncara-ssodu': 'Loncara Ssodu',
  indomitus: 'Indomitus',
  'van-hauge': 'Van Hauge',
  'moyins-ashes': 'Cendres de Moyin',
  'ysia-yssrila': 'Y’sia Y’ssrila',
  'blackshade-infiltrator': 'Infiltrateur Ombrenoire',
};

/** What a unit can do beyond its printed values. */
export const unitAbilities: Vocabulary['unitAbilities'] = {
  'fighter-2':
    'Peut se déplacer sans être transporté. Les chasseurs au-delà de votre capacité comptent dans votre réserve de flotte.',
  'infantry-2':
    'Quand elle est détruite, lancez un dé : sur 6 ou plus, posez-la sur cette carte. Au début de votre prochain tour, elle revient sur une planète que vous contrôlez dans votre système natal.',
  'duha-menaimon': 'Après avoir activé son système, vous pouvez y produire jusqu’à 5 unités.',
  'letani-warrior-2':
    'Quand il est détruit, lancez un dé : sur 6 ou plus, posez-le sur cette carte. Au début de votre prochain tour, il revient sur une planète que vous contrôlez dans votre système natal.',
  'letani-behemoth':
    'Quand Mitose placerait une infanterie, vous pouvez plutôt remplacer une de vos infanteries par un méca.',
  'strike-wing-alpha-2':
    'Chaque 9 ou 10 de son Barrage anti-chasseur détruit aussi une infanterie adverse dans la partie espace.',
  quetzecoatl: 'Les autres ne peuvent pas utiliser Canon spatial contre vos vaisseaux de son système.',
  'aerie-sentinel':
    'N’occupe pas de capacité quand elle est transportée ou reste dans une partie espace avec vos vaisseaux qui ont de la capacité.',
  'the-terror-between':
    'Vous capturez toutes les autres unités détruites dans son système, même les vôtres, sauf les structures.',
  reanimator: 'Vous capturez vos propres infanteries détruites sur sa planète.',
  'dimensional-tear': 'Son système est un rift gravitationnel ; vos vaisseaux ne lancent pas de dé pour lui.',
  'dimensional-tear-2': 'Son système est un rift gravitationnel ; vos vaisseaux ne lancent pas de dé pour lui.',
  dynamo:
    'Après qu’une unité de son système ou d’un système adjacent a utilisé Dégâts encaissés, vous pouvez dépenser 2 influence pour la réparer.',
  watcher:
    'Quand un joueur avec des unités dans son système ou à côté joue une carte action, vous pouvez retirer cette unité pour annuler la carte.',
  'hil-colish':
    'Son système a un trou de ver delta. Quand vous vous déplacez, il peut le faire avant ou après vos autres vaisseaux.',
  'icarus-drive':
    'Après qu’un joueur a activé un système, vous pouvez retirer cette unité pour placer ou déplacer un jeton de trou de ver de Creuss dans le système où elle était.',
  'wrath-of-kenara':
    'Après vos jets dans un combat spatial de son système, vous pouvez dépenser des biens commerciaux pour ajouter 1 à un dé pour chacun.',
  'pride-of-kenara':
    'La carte de sa planète peut faire partie d’une transaction ; vos unités vont alors sur une autre planète que vous contrôlez.',
  'jns-hylarim': 'Chaque 9 ou 10 qu’il obtient en combat, avant modificateurs, produit 2 touches de plus.',
  'shield-paling': 'Fragiles ne s’applique pas à vos infanteries de sa planète.',
  '0-0-1':
    'En combat spatial dans son système, les touches de ce vaisseau et de vos cuirassés doivent aller à des vaisseaux autres que chasseurs, s’il y en a.',
  annihilator:
    'Tant qu’il n’est pas en combat terrestre, il peut utiliser Bombardement sur les planètes de son système comme un vaisseau.',
  'arc-secundus':
    'Les unités des autres joueurs dans son système perdent Bouclier planétaire. Au début de chaque round de ses combats spatiaux, réparez-le.',
  'dunlain-reaper':
    'Au début d’un round de combat terrestre, vous pouvez dépenser 2 ressources pour y remplacer une de vos infanteries par un méca.',
  'arvicon-rex': 'En combat contre un joueur sans pion dans votre réserve de flotte, ses jets de combat ont +2.',
  'crimson-legionnaire':
    'Quand il est détruit, gagnez 1 commodité ou convertissez une de vos commodités en bien commercial.',
  'crimson-legionnaire-2':
    'Quand il est détruit, gagnez 1 commodité ou convertissez une de vos commodités en bien commercial. Puis posez-le sur cette carte ; au début de votre prochain tour, il revient sur une planète que vous contrôlez dans votre système natal.',
  starlancer:
    'Après qu’un joueur dont le pion est dans votre réserve de flotte a activé son système, vous pouvez lui rendre ce pion pour mettre fin à son tour.',
  'fourth-moon': 'Les vaisseaux des autres dans son système ne peuvent pas utiliser Dégâts encaissés.',
  'moll-terminus': 'Les troupes terrestres des autres sur sa planète ne peuvent pas utiliser Dégâts encaissés.',
  'the-inferno': 'Action : dépensez 1 pion de votre réserve stratégique pour placer 1 croiseur dans son système.',
  'ember-colossus':
    'Quand vous utilisez Forge stellaire dans son système ou un système adjacent, vous pouvez placer 1 infanterie avec lui.',
  'hybrid-crystal-fighter-2':
    'Peut se déplacer sans être transporté. Chacun au-delà de votre capacité compte comme un demi-vaisseau dans votre réserve de flotte.',
  matriarch:
    'Dans une invasion de son système, vous pouvez débarquer des chasseurs comme des troupes terrestres ; ils retournent dans la partie espace à la fin du combat.',
  iconoclast: 'En combat contre un joueur qui a des fragments de relique, ses jets de combat ont +2.',
  'visz-el-vir': 'Chacun de vos mécas de son système lance un dé de plus en combat.',
  eidolon: 'S’il est dans la partie espace quand un combat spatial y commence, retournez-le sur sa face Z-Grav.',
  'z-grav-eidolon':
    'Dans la partie espace du système actif, il est aussi un vaisseau. Retournez-le à la fin du combat spatial.',
  'the-alastor':
    'Au début d’un combat spatial dans son système, vos troupes terrestres sur place peuvent y combattre comme des vaisseaux.',
  mordred: 'En combat contre un joueur qui a un pion X ou Y sur une technologie, ses jets de combat ont +2.',
  memoria: 'Vous pouvez le considérer comme adjacent aux systèmes avec vos mécas.',
  'memoria-2': 'Vous pouvez le considérer comme adjacent aux systèmes avec vos mécas.',
  'quantum-manipulator':
    'Dans la partie espace, il peut utiliser Dégâts encaissés pour annuler une touche contre vos vaisseaux de son système.',
  'floating-factory':
    'Se trouve dans la partie espace, se déplace et bat en retraite comme un vaisseau. Elle est détruite si elle subit un blocus.',
  'floating-factory-2':
    'Se trouve dans la partie espace, se déplace et bat en retraite comme un vaisseau. Elle est détruite si elle subit un blocus.',
  'scavenger-zeta':
    'Après avoir pris le contrôle d’une planète, vous pouvez dépenser 1 bien commercial pour y placer un méca.',
  'exotrireme-2':
    'Après un round de combat spatial, vous pouvez la détruire pour détruire jusqu’à 2 vaisseaux adverses du système.',
  'cmorran-norr': 'Les jets de combat de vos autres vaisseaux dans son système ont +1.',
  'valkyrie-exoskeleton':
    'Après avoir utilisé Dégâts encaissés en combat terrestre, il produit 1 touche contre les troupes terrestres adverses de la planète.',
  genesis: 'À la fin de la phase de statut, placez 1 infanterie dans sa partie espace.',
  'spec-ops-2':
    'Quand elle est détruite, lancez un dé : sur 5 ou plus, posez-la sur cette carte. Au début de votre prochain tour, elle revient sur une planète que vous contrôlez dans votre système natal.',
  'zs-thunderbolt-m2':
    'Après avoir utilisé Largage orbital, vous pouvez dépenser 3 ressources pour placer un méca sur cette planète.',
  ouranos: 'Après avoir activé un système avec vos SDP, vous pouvez remplacer l’un d’eux par ce vaisseau.',
  hecatoncheires:
    'Quand vous devriez placer un SDP sur une planète, vous pouvez plutôt y placer un méca et une infanterie.',
  'hel-titan': 'Est à la fois une structure et une troupe terrestre. Il ne peut pas être transporté.',
  'hel-titan-2': 'Est à la fois une structure et une troupe terrestre. Il ne peut pas être transporté.',
  reclaimer:
    'Après une action tactique où vous avez pris le contrôle de sa planète, vous pouvez y placer un SDP ou un dock spatial.',
  'van-hauge': 'Quand il est détruit, tous les vaisseaux de son système sont détruits.',
  'moyins-ashes':
    'Quand vous utilisez Endoctrinement, vous pouvez dépenser 1 influence de plus pour remplacer l’infanterie par un méca.',
  'ysia-yssrila': 'Peut traverser des systèmes avec des vaisseaux d’autres joueurs.',
  'blackshade-infiltrator':
    'Après avoir utilisé Manœuvres dilatoires, vous pouvez placer un méca sur une planète que vous contrôlez.',
};
