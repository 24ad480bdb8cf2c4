import type { RuleChapter } from '@orrery/kernel';

export const factionsBase: readonly RuleChapter[] = [
  {
    id: 'TI4-FACT',
    title: 'Factions en général',
    rules: {
      'TI4-FACT-01':
        'Il y a 24 factions, 17 du jeu de base et 7 de Prophecy of Kings, chacune avec son plateau, ses unités, technologies, billets, personnages et méca.',
      'TI4-FACT-02':
        'Les capacités de faction sont celles du plateau. Ce que font personnages, mécas, vaisseaux amiraux et technologies n’en est pas.',
      'TI4-FACT-03':
        'Une unité de faction compte comme son type de base. L’amélioration propre à une faction remplace la générique.',
      'TI4-FACT-04': 'Ce qu’une faction doit faire se fait sans demander, sauf si rien n’est possible.',
      'TI4-FACT-05':
        'Ici valent les versions du jeu de base et de Prophecy of Kings. Celles des codex sont une option qui remplace certains éléments.',
    },
  },
  {
    id: 'TI4-ARBO',
    title: 'Les Arborecs',
    rules: {
      'TI4-ARBO-01':
        'Mitose : vos docks spatiaux produisent des mécas mais pas d’infanterie. Au début de la phase de statut, vous devez placer une infanterie sur une planète que vous contrôlez.',
      'TI4-ARBO-02':
        'Les Guerriers Letani ont Production, qui s’ajoute à celle des autres unités du système. L’infanterie qu’ils paient peut être placée près d’un dock spatial qui a aussi produit.',
      'TI4-ARBO-03':
        'La compétence secondaire de Guerre n’utilise qu’un dock spatial, jamais des Guerriers ou des mécas.',
      'TI4-ARBO-04':
        'Le vaisseau amiral produit jusqu’à 5 unités, payées, après l’activation du système où il est déjà. Il n’a pas Production.',
      'TI4-ARBO-05':
        'Béhémoth Letani a Production et Bouclier planétaire. Son Déploiement remplace une infanterie au lieu du placement de Mitose.',
      'TI4-ARBO-06':
        'Bioplasmose déplace autant d’infanteries que vous voulez, chacune une fois et toutes ensemble, dans un système ou vers un adjacent. Les mécas restent.',
      'TI4-ARBO-07':
        'L’agent remplace un vaisseau par un autre qui coûte au plus 2 de plus ; rien n’est détruit ni produit.',
      'TI4-ARBO-08':
        'Commandant et héros produisent des unités payées, sans utiliser Production. Des vaisseaux ne viennent que là où les autres n’en ont pas.',
      'TI4-ARBO-09':
        'Entrave reste face visible et empêche les Arborecs de produire dans les systèmes non natals avec des unités du détenteur, ou à côté, jusqu’à ce qu’il active un système avec des unités arborecs.',
    },
  },
  {
    id: 'TI4-LETN',
    title: 'La Baronnie de Letnev',
    rules: {
      'TI4-LETN-01':
        'Armada : vous pouvez avoir 2 vaisseaux de plus que votre réserve de flotte par système, même sous des lois qui la limitent. Avec une réserve vide, il en reste 2.',
      'TI4-LETN-02':
        'Réserves de munitions : 2 biens commerciaux, une fois par round de combat spatial, donnent autant de relances que l’on veut dans ce round.',
      'TI4-LETN-03':
        'Bouclier non euclidien : chaque utilisation de Dégâts encaissés annule deux touches s’il y en a deux, quelle qu’en soit la source.',
      'TI4-LETN-04': 'Disrupteurs L4 n’arrête que les canons spatiaux des planètes envahies.',
      'TI4-LETN-05':
        'Arc Secundus est réparé au début de chaque round de ses combats et prive de Bouclier planétaire les unités des autres.',
      'TI4-LETN-06':
        'Faucheur de Dunlain : à chaque round de combat terrestre, 2 ressources peuvent y remplacer une infanterie par un méca des renforts.',
      'TI4-LETN-07': 'L’agent donne à un vaisseau un dé de combat de plus pour un round, qui doit être lancé.',
      'TI4-LETN-08':
        'Le commandant donne un bien commercial par utilisation de Dégâts encaissés de vos unités, un à la fois. Pour le débloquer, les vaisseaux doivent être dans votre limite.',
      'TI4-LETN-09':
        'Le héros lève la limite de vaisseaux jusqu’à la fin de la manche ; les vaisseaux en trop sont ensuite retirés.',
      'TI4-LETN-10':
        'Financement de guerre : Letnev perd jusqu’à 2 biens commerciaux, et vous pouvez relancer des dés dans ce round. On ne peut pas l’utiliser deux fois au même moment.',
    },
  },
  {
    id: 'TI4-SAAR',
    title: 'Le Clan de Saar',
    rules: {
      'TI4-SAAR-01': 'Nomades : vous validez des objectifs sans tenir vos planètes natales.',
      'TI4-SAAR-02': 'Récupérateurs : un bien commercial par planète gagnée, après son exploration, un à la fois.',
      'TI4-SAAR-03':
        'Une Usine flottante est un dock spatial dans l’espace : elle se déplace et bat en retraite comme un vaisseau et a de la capacité, mais ne compte pas dans la réserve de flotte et ne reçoit pas de touches. Elle est détruite dès qu’elle subit un blocus, avant les tirs de canon spatial.',
      'TI4-SAAR-04':
        'Elle ne peut être placée que dans un système avec une planète que vous contrôlez. Plusieurs peuvent partager un système, et elle n’est jamais sur une planète.',
      'TI4-SAAR-05':
        'Ce qui touche le déplacement, et les jets des rifts gravitationnels, touche aussi les Usines flottantes.',
      'TI4-SAAR-06':
        'Cartographie du chaos : les autres ne peuvent pas activer les champs d’astéroïdes avec vos vaisseaux. Au début de chacun de vos tours, même celui où vous passez, vous pouvez produire une unité, payée.',
      'TI4-SAAR-07':
        'Appel de Ragh déplace toutes les troupes terrestres des Saar vers une autre de leurs planètes. Les SDP restent et peuvent tirer.',
      'TI4-SAAR-08':
        'Récupérateur Zeta : après avoir gagné une planète, un bien commercial, même celui tout juste gagné, y place un méca.',
      'TI4-SAAR-09':
        'L’agent donne à un vaisseau la plus haute valeur de mouvement du plateau à ce moment, avant d’autres bonus et quoi que dise une nébuleuse.',
      'TI4-SAAR-10':
        'Le commandant permet de placer chasseurs et infanteries produits à n’importe lesquels de vos docks spatiaux sans blocus.',
      'TI4-SAAR-11':
        'Le héros détruit les infanteries et chasseurs des autres dans un système à côté d’un de vos docks spatiaux.',
    },
  },
  {
    id: 'TI4-MUAA',
    title: 'Les Braises de Muaat',
    rules: {
      'TI4-MUAA-01':
        'Forge stellaire : une action et un pion de votre réserve stratégique placent 2 chasseurs ou un destroyer près d’un de vos Soleils de Guerre.',
      'TI4-MUAA-02': 'Physiologie gashlai laisse traverser les supernovas. Pour y entrer, il faut Réacteur magmus.',
      'TI4-MUAA-03':
        'Les Muaat ont des Soleils de Guerre dès le début. Avoir le prototype n’est pas posséder une technologie de Soleil de Guerre.',
      'TI4-MUAA-04':
        'Réacteur magmus : après Production dans un système avec un Soleil de Guerre ou à côté d’une supernova, vous gagnez un bien commercial, trop tard pour la payer.',
      'TI4-MUAA-05':
        'Feux des Gashlai est pour un joueur sans technologie de Soleil de Guerre et coûte aux Muaat un pion de réserve de flotte.',
      'TI4-MUAA-06':
        'L’agent laisse le joueur choisi produire jusqu’à deux unités d’un coût de 4 ou moins, payées, près d’un de ses Soleils de Guerre ou de son vaisseau amiral.',
      'TI4-MUAA-07':
        'Le commandant donne un bien commercial après chaque pion de réserve stratégique dépensé, une fois son effet fini. Les pions remplacés ou non dépensés ne comptent pas.',
      'TI4-MUAA-08':
        'Le héros peut suivre tout déplacement de votre Soleil de Guerre dans un système, ni natal ni Mecatol Rex : les unités des autres sont détruites, la tuile devient une supernova, ses planètes sont purgées. Pions commandement, jetons Frontière et vos unités restent, les jetons de faction rentrent, les autres sont purgés.',
      'TI4-MUAA-09':
        'Colosse de braise reçoit une infanterie quand Forge stellaire est utilisée dans son système ou à côté.',
    },
  },
  {
    id: 'TI4-HACA',
    title: 'Les Émirats de Hacan',
    rules: {
      'TI4-HACA-01': 'Maîtres du commerce : la compétence secondaire de Commerce ne vous coûte pas de pion.',
      'TI4-HACA-02':
        'Vaisseaux de la Guilde : vous échangez avec des joueurs non voisins, une fois avec chacun par tour. Cela n’en fait pas des voisins.',
      'TI4-HACA-03':
        'Arbitres : les cartes action s’échangent avec vous. Les limites de main valent aussitôt des deux côtés.',
      'TI4-HACA-04': 'Courroux de Kenara : chaque bien commercial ajoute 1 à un dé, une fois par dé.',
      'TI4-HACA-05':
        'Nœud de données quantique exige 3 biens commerciaux que vous avez déjà. Ceux qui étaient sur des cartes stratégie restent à qui les a pris d’abord.',
      'TI4-HACA-06':
        'Fierté de Kenara : la planète de ce méca s’échange hors combat. Toutes les unités, structures comprises, vont sur une autre planète que vous contrôlez.',
      'TI4-HACA-07':
        'L’agent agit en phase d’action quand rien n’est en cours : 2 commodités pour vous, ou un autre joueur se réapprovisionne.',
      'TI4-HACA-08': 'Le commandant : 2 votes de plus par bien commercial, seulement avec au moins un vote ordinaire.',
      'TI4-HACA-09': 'Le héros rend gratuite une utilisation de Production ; les limites restent.',
    },
  },
  {
    id: 'TI4-SOLF',
    title: 'La Fédération de Sol',
    rules: {
      'TI4-SOLF-01':
        'Largage orbital : une action et un pion de votre réserve stratégique placent 2 infanteries sur une planète que vous contrôlez. Un méca peut y suivre pour 3 ressources.',
      'TI4-SOLF-02': 'Polyvalents : un pion commandement de plus en phase de statut.',
      'TI4-SOLF-03':
        'Genesis doit placer une infanterie dans sa partie espace à la fin de chaque phase de statut ; la capacité s’applique.',
      'TI4-SOLF-04':
        'Soutien militaire se joue au début du tour de Sol, où Sol, joueur actif, peut agir d’abord. Il marche même si Sol n’a pas de pion en réserve stratégique.',
      'TI4-SOLF-05': 'L’agent donne à une troupe terrestre un dé de combat de plus pour un round.',
      'TI4-SOLF-06':
        'Le commandant peut placer une infanterie au début de chaque combat terrestre sur une planète contrôlée par Sol. Sans troupe terrestre restante, ni combat ni infanterie.',
      'TI4-SOLF-07': 'Le héros reprend tous vos pions commandement du plateau.',
    },
  },
  {
    id: 'TI4-CREU',
    title: 'Les Fantômes de Creuss',
    rules: {
      'TI4-CREU-01':
        'Intrication quantique : pour vous, tous les systèmes alpha et bêta sont adjacents, pour le déplacement, les canons spatiaux et les voisins, et rien ne peut l’empêcher. Cela ne donne aux autres aucune adjacence.',
      'TI4-CREU-02':
        'Sillage : 1 de mouvement en plus pour les vaisseaux partis de votre système natal ou d’un système avec un trou de ver alpha ou bêta.',
      'TI4-CREU-03':
        'La Porte est sur la carte et n’est pas un système natal. Celui-ci est à côté, et les trous de ver delta y mènent.',
      'TI4-CREU-04':
        'Hil Colish porte un trou de ver delta. Il peut se déplacer avant ou après vos autres vaisseaux, tous annoncés d’avance, et ne peut pas revenir par son propre trou de ver.',
      'TI4-CREU-05':
        'Épisseur dimensionnel : au début d’un combat spatial dans un système avec un trou de ver, vous attribuez une touche au vaisseau de votre choix. Il peut utiliser Dégâts encaissés.',
      'TI4-CREU-06':
        'Générateur de trous de ver est obligatoire au début de chaque phase de statut. Vous pouvez déplacer un jeton là où il est.',
      'TI4-CREU-07':
        'Identification Creuss laisse un autre joueur placer ou déplacer un jeton de Creuss au début de son tour.',
      'TI4-CREU-08':
        'Propulsion Icare peut être retirée après toute activation, pour mettre un jeton de Creuss dans son propre système.',
      'TI4-CREU-09':
        'L’agent rend le système actif adjacent à tous les systèmes avec un trou de ver pendant cette action, s’il avait un trou de ver autre que delta à l’activation.',
      'TI4-CREU-10':
        'Le commandant place un chasseur avec chaque vaisseau à capacité qui a traversé un trou de ver, dans la limite de la capacité.',
      'TI4-CREU-11':
        'Le héros échange deux systèmes avec tout leur contenu, mais pas le système de Creuss ni le nexus.',
    },
  },
  {
    id: 'TI4-LIZI',
    title: 'L’Esprit-réseau L1Z1X',
    rules: {
      'TI4-LIZI-01':
        'Assimilation : sur une planète gagnée, SDP et docks spatiaux doivent devenir les vôtres, autant que vous en avez. Un tel dock peut produire dans la même action.',
      'TI4-LIZI-02':
        'Dévastation : à la fin de chaque round de combat terrestre de votre action, vos unités avec Bombardement peuvent tirer sur l’adversaire de cette planète, même si votre dernière troupe terrestre y est tombée. Bouclier planétaire l’arrête.',
      'TI4-LIZI-03':
        'Les touches du vaisseau amiral et de vos cuirassés dans son système doivent aller à des vaisseaux autres que chasseurs, s’il y en a.',
      'TI4-LIZI-04': 'Annihilateur peut bombarder comme un vaisseau tant qu’il n’est pas dans ce combat terrestre.',
      'TI4-LIZI-05':
        'Systèmes hérités : épuisez-la et payez 2 ressources, à part des autres prix, pour ignorer tous les prérequis.',
      'TI4-LIZI-06': 'Améliorations cybernétiques exige un pion dans la réserve stratégique des L1Z1X.',
      'TI4-LIZI-07': 'L’agent change une infanterie du système actif en méca après l’activation.',
      'TI4-LIZI-08': 'Avec le commandant, vous bombardez malgré Bouclier planétaire, qui demeure pour le reste.',
      'TI4-LIZI-09':
        'Le héros déplace vaisseau amiral et cuirassés vers un système sans vaisseau d’un autre joueur, même depuis des systèmes avec vos pions, mais n’emporte d’unités que de systèmes sans eux. Les anomalies s’appliquent.',
    },
  },
  {
    id: 'TI4-MENT',
    title: 'La Coalition Mentak',
    rules: {
      'TI4-MENT-01':
        'Embuscade : au début d’un combat spatial, jusqu’à deux croiseurs ou destroyers lancent un dé chacun, sans bonus ; l’adversaire attribue les touches.',
      'TI4-MENT-02':
        'Pillage : quand un voisin a gagné des biens commerciaux ou fini une transaction et en a trois ou plus, vous pouvez prendre un bien commercial ou une commodité, une fois à chaque occasion. Convertir des commodités n’est pas un gain.',
      'TI4-MENT-03': 'Une transaction avec vous peut être suivie de Pillage ; la promesse du contraire n’engage pas.',
      'TI4-MENT-04':
        'Quatrième Lune empêche les vaisseaux des autres dans son système d’utiliser Dégâts encaissés, Moll Terminus leurs troupes terrestres sur sa planète.',
      'TI4-MENT-05':
        'Informatique miroir double les biens commerciaux dépensés comme ressources ou influence, mais pas là où l’on demande des biens commerciaux.',
      'TI4-MENT-06':
        'Opérations de récupération : un bien commercial après un combat spatial gagné ou perdu, rien après une égalité. Si vous l’avez gagné, vous pouvez produire un vaisseau d’un type détruit, payé.',
      'TI4-MENT-07': 'Promesse de protection n’arrête Pillage que contre son détenteur.',
      'TI4-MENT-08': 'Avec l’agent, vous et le joueur pillé piochez chacun une carte action.',
      'TI4-MENT-09': 'Après un combat spatial gagné, le commandant vous rapporte un billet que le perdant choisit.',
      'TI4-MENT-10':
        'Le héros, utilisé au début d’un combat spatial, place gratuitement un vaisseau du même type pour chaque vaisseau ennemi détruit, et le combat continue avec lui. Les limites de flotte valent aussitôt, la capacité seulement après.',
    },
  },
];
