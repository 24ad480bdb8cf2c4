import type { Vocabulary } from '../vocabulary.ts';

export const technologies: Vocabulary['technologies'] = {
  'antimass-deflectors': {
    name: 'Déflecteurs antimasse',
    text: 'Vos vaisseaux peuvent entrer dans les champs d’astéroïdes et les traverser. Les jets de Canon spatial des autres contre vos unités ont −1.',
  },
  'gravity-drive': {
    name: 'Propulsion gravitique',
    text: 'Après avoir activé un système, un de vos vaisseaux a +1 en mouvement pendant cette action.',
  },
  'fleet-logistics': {
    name: 'Logistique de flotte',
    text: 'Pendant votre tour de la phase d’action, vous pouvez effectuer deux actions au lieu d’une.',
  },
  'light-wave-deflector': {
    name: 'Déflecteur à ondes lumineuses',
    text: 'Vos vaisseaux peuvent traverser des systèmes avec des vaisseaux d’autres joueurs.',
  },
  'dark-energy-tap': {
    name: 'Captage d’énergie sombre',
    text: 'Après votre action tactique, si vous avez des vaisseaux dans le système actif et qu’un jeton Frontière s’y trouve, explorez-le. Vous pouvez battre en retraite dans un système adjacent sans unité d’un autre joueur, même si rien n’y est à vous.',
  },
  'sling-relay': {
    name: 'Relais à fronde',
    text: 'Action : épuisez cette carte pour produire un vaisseau dans un système avec un de vos docks spatiaux.',
  },
  'neural-motivator': {
    name: 'Stimulateur neuronal',
    text: 'En phase de statut, vous piochez 2 cartes action au lieu de 1.',
  },
  'dacxive-animators': {
    name: 'Animateurs dacxifs',
    text: 'Après avoir gagné un combat terrestre, vous pouvez placer une infanterie sur cette planète.',
  },
  'hyper-metabolism': {
    name: 'Hypermétabolisme',
    text: 'En phase de statut, vous gagnez 3 pions commandement au lieu de 2.',
  },
  'x-89-bacterial-weapon': {
    name: 'Arme bactérienne X-89',
    text: 'Action : épuisez cette carte et choisissez une planète dans un système avec un de vos vaisseaux qui a Bombardement. Toutes les infanteries y sont détruites.',
  },
  psychoarchaeology: {
    name: 'Psychoarchéologie',
    text: 'Vous utilisez les spécialités de vos planètes sans les épuiser, même épuisées. En phase d’action, vous pouvez épuiser une planète avec une spécialité pour gagner 1 bien commercial.',
  },
  'bio-stims': {
    name: 'Bio-stimulants',
    text: 'À la fin de votre tour, vous pouvez épuiser cette carte pour restaurer une de vos planètes avec une spécialité ou une autre de vos technologies.',
  },
  'plasma-scoring': {
    name: 'Surcharge plasma',
    text: 'Quand vos unités utilisent Bombardement ou Canon spatial, l’une d’elles peut lancer un dé de plus.',
  },
  'magen-defense-grid': {
    name: 'Grille défensive Magen',
    text: 'Au début d’un round de combat terrestre sur une planète avec vos unités qui ont Bouclier planétaire, vous pouvez épuiser cette carte : votre adversaire ne fait pas de jets de combat pendant ce round.',
  },
  'duranium-armor': {
    name: 'Blindage en duranium',
    text: 'À chaque round de combat, après l’attribution des touches, réparez une de vos unités endommagées qui n’a pas utilisé Dégâts encaissés pendant ce round.',
  },
  'assault-cannon': {
    name: 'Canon d’assaut',
    text: 'Au début d’un combat spatial, si vous avez au moins 3 vaisseaux autres que chasseurs sur place, votre adversaire détruit un de ses vaisseaux autres que chasseurs.',
  },
  'ai-development-algorithm': {
    name: 'Algorithme de développement IA',
    text: 'Quand vous recherchez une amélioration d’unité, vous pouvez épuiser cette carte pour ignorer un prérequis. Quand vos unités utilisent Production, vous pouvez l’épuiser pour payer 1 de moins par amélioration d’unité que vous possédez.',
  },
  'self-assembly-routines': {
    name: 'Routines d’auto-assemblage',
    text: 'Après que vos unités ont utilisé Production, vous pouvez épuiser cette carte pour placer 1 méca sur une planète que vous contrôlez dans ce système. Après la destruction d’un de vos mécas, gagnez 1 bien commercial.',
  },
  'sarween-tools': {
    name: 'Outils Sarween',
    text: 'Quand vos unités utilisent Production, vous payez 1 de moins au total.',
  },
  'graviton-laser-system': {
    name: 'Système laser à gravitons',
    text: 'Avant vos jets de Canon spatial, vous pouvez épuiser cette carte : leurs touches doivent aller à des vaisseaux autres que chasseurs, s’il y en a.',
  },
  'transit-diodes': {
    name: 'Diodes de transit',
    text: 'Au début de votre tour, vous pouvez épuiser cette carte pour prendre jusqu’à 4 de vos troupes terrestres n’importe où sur le plateau et les placer sur des planètes que vous contrôlez.',
  },
  'integrated-economy': {
    name: 'Économie intégrée',
    text: 'Après avoir pris le contrôle d’une planète, vous pouvez y produire des unités dont le coût total ne dépasse pas ses ressources.',
  },
  'scanlink-drone-network': {
    name: 'Réseau de drones Scanlink',
    text: 'Quand vous activez un système, vous pouvez y explorer une planète où se trouvent déjà vos unités.',
  },
  'predictive-intelligence': {
    name: 'Intelligence prédictive',
    text: 'À la fin de votre tour, vous pouvez épuiser cette carte pour redistribuer vos pions commandement. Quand vous votez alors qu’elle est disponible, vous pouvez ajouter 3 votes ; si votre issue n’est pas appliquée, épuisez-la.',
  },
  'l4-disruptors': {
    name: 'Disrupteurs L4',
    text: 'Pendant vos invasions, le Canon spatial ne peut pas être utilisé contre vos unités.',
  },
  'chaos-mapping': {
    name: 'Cartographie du chaos',
    text: 'Les autres ne peuvent pas activer les champs d’astéroïdes qui contiennent vos vaisseaux. Au début de votre tour, vous pouvez produire 1 unité dans un système avec une de vos unités qui a Production.',
  },
  'quantum-datahub-node': {
    name: 'Nœud de données quantique',
    text: 'À la fin de la phase de stratégie, vous pouvez dépenser 1 pion de votre réserve stratégique et donner 3 de vos biens commerciaux à un autre joueur pour échanger une de vos cartes stratégie contre une des siennes.',
  },
  aetherstream: {
    name: 'Courant d’éther',
    text: 'Après que vous ou un voisin avez activé un système à côté d’une anomalie, vous pouvez donner +1 en mouvement à tous les vaisseaux de ce joueur pendant cette action.',
  },
  'mirror-computing': {
    name: 'Informatique miroir',
    text: 'Chaque bien commercial que vous dépensez vaut 2 ressources ou 2 influence.',
  },
  'pre-fab-arcologies': { name: 'Arcologies préfabriquées', text: 'Après avoir exploré une planète, restaurez-la.' },
  'valefar-assimilator-x': {
    name: 'Assimilateur Valefar X',
    text: 'Quand une de vos capacités de faction vous ferait gagner une technologie d’un autre joueur, vous pouvez plutôt placer le pion X sur une de ses technologies de faction. Cette carte en prend alors le texte.',
  },
  'valefar-assimilator-y': {
    name: 'Assimilateur Valefar Y',
    text: 'Quand une de vos capacités de faction vous ferait gagner une technologie d’un autre joueur, vous pouvez plutôt placer le pion Y sur une de ses technologies de faction. Cette carte en prend alors le texte.',
  },
  'spacial-conduit-cylinder': {
    name: 'Cylindre de conduit spatial',
    text: 'Après avoir activé un système avec vos unités, vous pouvez épuiser cette carte : pendant cette action, il est adjacent à tous les autres systèmes avec vos unités.',
  },
  'lazax-gate-folding': {
    name: 'Repli de portail lazax',
    text: 'Pendant vos actions tactiques, tant que vous ne contrôlez pas Mecatol Rex, son système a un trou de ver alpha et un bêta. Action : si vous contrôlez Mecatol Rex, épuisez cette carte pour y placer 1 infanterie.',
  },
  'instinct-training': {
    name: 'Instinct entraîné',
    text: 'Quand un autre joueur joue une carte action, vous pouvez épuiser cette carte et dépenser 1 pion de votre réserve stratégique pour l’annuler.',
  },
  'mageon-implants': {
    name: 'Implants Mageon',
    text: 'Action : épuisez cette carte pour regarder les cartes action d’un autre joueur et en prendre une.',
  },
  bioplasmosis: {
    name: 'Bioplasmose',
    text: 'À la fin de la phase de statut, vous pouvez déplacer vos infanteries des planètes que vous contrôlez vers d’autres que vous contrôlez dans le même système ou un système adjacent.',
  },
  'aerie-hololattice': {
    name: 'Hologrille d’aire',
    text: 'Les autres ne peuvent pas traverser avec leurs vaisseaux les systèmes qui contiennent vos structures. Chaque planète avec vos structures a pour vous Production 1.',
  },
  'non-euclidean-shielding': {
    name: 'Bouclier non euclidien',
    text: 'Quand une de vos unités utilise Dégâts encaissés, elle annule 2 touches au lieu de 1.',
  },
  'magmus-reactor': {
    name: 'Réacteur magmus',
    text: 'Vos vaisseaux peuvent entrer dans les supernovas. Après que vos unités ont utilisé Production dans un système avec un de vos Soleils de Guerre ou à côté d’une supernova, gagnez 1 bien commercial.',
  },
  'production-biomes': {
    name: 'Biomes de production',
    text: 'Action : épuisez cette carte et dépensez 1 pion de votre réserve stratégique pour gagner 4 biens commerciaux ; un autre joueur de votre choix en gagne 2.',
  },
  voidwatch: {
    name: 'Guet du vide',
    text: 'Après qu’un autre joueur a déplacé des vaisseaux dans un système avec vos unités, il vous donne un billet à ordre de sa main, à son choix, s’il en a.',
  },
  'wormhole-generator': {
    name: 'Générateur de trous de ver',
    text: 'Au début de la phase de statut, placez ou déplacez un jeton de trou de ver de Creuss dans un système avec une planète que vous contrôlez ou dans un système non natal sans vaisseau d’un autre joueur.',
  },
  'dimensional-splicer': {
    name: 'Épisseur dimensionnel',
    text: 'Au début d’un combat spatial dans un système avec un trou de ver et vos vaisseaux, vous pouvez produire 1 touche et l’attribuer vous-même à un vaisseau adverse.',
  },
  'inheritance-systems': {
    name: 'Systèmes hérités',
    text: 'Quand vous recherchez une technologie, vous pouvez épuiser cette carte et dépenser 2 ressources pour ignorer tous ses prérequis.',
  },
  'genetic-recombination': {
    name: 'Recombinaison génétique',
    text: 'Avant le vote d’un joueur, vous pouvez épuiser cette carte : ce joueur donne au moins 1 vote à l’issue de votre choix, ou retire 1 pion de sa réserve de flotte.',
  },
  'salvage-operations': {
    name: 'Opérations de récupération',
    text: 'Après avoir gagné ou perdu un combat spatial, gagnez 1 bien commercial ; si vous l’avez gagné, vous pouvez aussi produire sur place 1 vaisseau d’un type qui y a été détruit.',
  },
  neuroglaive: {
    name: 'Neuroglaive',
    text: 'Après qu’un autre joueur a activé un système avec vos vaisseaux, il remet 1 pion de sa réserve de flotte dans ses renforts.',
  },
  supercharge: {
    name: 'Surpuissance',
    text: 'Au début d’un round de combat, vous pouvez épuiser cette carte : les jets de combat de vos unités ont +1 pendant ce round.',
  },
  'temporal-command-suite': {
    name: 'Suite de commande temporelle',
    text: 'Après l’épuisement d’un agent, vous pouvez épuiser cette carte pour restaurer cet agent. S’il est à un autre joueur, vous pouvez faire une transaction avec lui, voisin ou non.',
  },
  'valkyrie-particle-weave': {
    name: 'Tissage de particules Valkyrie',
    text: 'À chaque round de combat terrestre où votre adversaire produit une touche, vous en produisez 1 de plus.',
  },
  'e-res-siphons': {
    name: 'Siphons E-Res',
    text: 'Après qu’un autre joueur a activé un système avec vos vaisseaux, gagnez 4 biens commerciaux.',
  },
  vortex: {
    name: 'Vortex',
    text: 'Action : épuisez cette carte et choisissez une unité d’un autre joueur, pas une structure, dans un système à côté d’un de vos docks spatiaux. Vous capturez une unité de ce type dans ses renforts.',
  },
  'hegemonic-trade-policy': {
    name: 'Politique commerciale hégémonique',
    text: 'Quand vos unités utilisent Production, vous pouvez épuiser cette carte pour intervertir les ressources et l’influence d’une planète que vous contrôlez pour cette utilisation.',
  },
  'nullification-field': {
    name: 'Champ d’annulation',
    text: 'Après qu’un autre joueur a activé un système avec vos vaisseaux, vous pouvez épuiser cette carte et dépenser 1 pion de votre réserve stratégique pour mettre fin à son tour.',
  },
  'yin-spinner': {
    name: 'Fileuse Yin',
    text: 'Après que vos unités ont utilisé Production, placez 1 infanterie sur une planète que vous contrôlez dans ce système.',
  },
  'impulse-core': {
    name: 'Noyau d’impulsion',
    text: 'Au début d’un combat spatial, vous pouvez détruire un de vos croiseurs ou destroyers du système actif pour produire 1 touche ; votre adversaire doit l’attribuer à un vaisseau autre qu’un chasseur, s’il y en a.',
  },
  'transparasteel-plating': {
    name: 'Blindage en transparacier',
    text: 'Pendant votre tour de la phase d’action, les joueurs qui ont passé ne peuvent pas jouer de cartes action.',
  },
};
