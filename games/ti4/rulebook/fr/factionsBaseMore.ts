import type { RuleChapter } from '@orrery/kernel';

export const factionsBaseMore: readonly RuleChapter[] = [
  {
    id: 'TI4-NAAL',
    title: 'Le Collectif Naalu',
    rules: {
      'TI4-NAAL-01':
        'Télépathes : à la fin de la phase de stratégie, le pion Naalu vous place premier. Il vous reste si des cartes stratégie sont échangées.',
      'TI4-NAAL-02':
        'Clairvoyance : après qu’un autre joueur a déplacé des vaisseaux vers les vôtres, un pion de votre réserve stratégique dans un système adjacent sans vaisseau d’un autre y emmène tous les vôtres, chasseurs seuls compris, mais pas dans une nébuleuse ni une supernova. Ce n’est pas une retraite, les rifts demandent leurs jets, et l’action continue par les canons spatiaux.',
      'TI4-NAAL-03':
        'Neuroglaive : celui qui active un système avec vos vaisseaux perd aussitôt un pion de sa réserve de flotte.',
      'TI4-NAAL-04':
        'Matriarche : les chasseurs peuvent débarquer comme troupes terrestres. Les canons spatiaux de la planète peuvent les toucher ; ils retournent dans l’espace à la fin du combat et ne tiennent ni ne prennent jamais une planète.',
      'TI4-NAAL-05':
        'Chaque Chasseur hybride à cristaux amélioré au-delà de votre capacité compte pour un demi-vaisseau.',
      'TI4-NAAL-06': 'Don de prescience donne à son détenteur le pion Naalu pour la manche et désactive Télépathes.',
      'TI4-NAAL-07': 'Après la révélation d’un projet, l’agent regarde le suivant et peut le montrer à un joueur.',
      'TI4-NAAL-08':
        'Le commandant : un chasseur de plus pour chaque coût de chasseurs payé, hors limite. Pas pour la production qui l’a débloqué.',
      'TI4-NAAL-09':
        'Le héros : à la fin de la phase de statut, chaque autre joueur vous donne un billet de son choix.',
      'TI4-NAAL-10': 'Iconoclaste a +2 contre les adversaires qui ont des fragments de relique.',
    },
  },
  {
    id: 'TI4-NEKR',
    title: 'Le Virus Nekro',
    rules: {
      'TI4-NEKR-01':
        'Menace galactique : vous ne votez jamais. Une fois par phase de projet, vous pouvez prédire et, si c’est juste, gagner une technologie d’un joueur qui a voté pour cette issue ; si personne ne l’a fait, il n’y a rien à gagner.',
      'TI4-NEKR-02':
        'Singularité technologique : une fois par combat, quand une unité adverse est détruite, peu importe comment, vous gagnez une de ses technologies. Elle agit dès lors, pas pour les dés déjà lancés.',
      'TI4-NEKR-03':
        'Propagation : au lieu d’une recherche, vous gagnez 3 pions commandement. Ce qui se produit quand on recherche marche pour vous, ce qui vient après une recherche non ; gagner reste normal.',
      'TI4-NEKR-04':
        'Un Assimilateur Valefar copie par son pion la technologie de faction d’un autre joueur, au lieu de la gagner. Il s’épuise et se restaure à part, peut changer de cible plus tard et ne copie ni unités de base ni mécas.',
      'TI4-NEKR-05':
        'Une deuxième amélioration copiée d’un même type réutilise le même pion. Si une amélioration copiée est perdue, les unités redeviennent ce qu’elles étaient : les docks dans l’espace vont sur une planète ou dans les renforts, les Soleils de Guerre sans technologie sont retirés.',
      'TI4-NEKR-06': 'Une amélioration de faction copiée l’emporte sur la générique que vous possédez.',
      'TI4-NEKR-07':
        'L’Alastor laisse les troupes terrestres de son système combattre dans l’espace dès le début du combat, là où elles sont. Elles comptent alors comme vaisseaux autres que chasseurs pour les effets, mais pas dans la réserve de flotte.',
      'TI4-NEKR-08':
        'Antivirus, joué au début d’un combat où vous êtes, arrête Singularité technologique contre vous, mais pas Menace galactique.',
      'TI4-NEKR-09':
        'L’agent laisse un joueur donner une carte action ou un pion commandement pour 2 biens commerciaux.',
      'TI4-NEKR-10':
        'Le commandant pioche une carte après chaque technologie gagnée, mais pas pour un pion placé ni pour celle qui l’a débloqué.',
      'TI4-NEKR-11':
        'Le héros détruit les unités des autres sur une planète avec une spécialité dans un système avec vos unités, et gagne des biens commerciaux et une technologie de cette couleur qui n’est pas une amélioration. La Singularité ne s’applique pas.',
      'TI4-NEKR-12': 'Mordred a +2 contre un joueur qui a un pion d’assimilateur sur une technologie.',
    },
  },
  {
    id: 'TI4-NORR',
    title: 'Les Sardakk N’orr',
    rules: {
      'TI4-NORR-01': 'Implacables : tous vos jets de combat ont +1, pas les jets de capacités d’unité.',
      'TI4-NORR-02':
        'Tissage de particules Valkyrie : si votre adversaire a produit une touche dans un jet de combat terrestre, vous en produisez une de plus, avant toute annulation.',
      'TI4-NORR-03':
        'Une Exotrirème améliorée peut être détruite après un round de combat spatial pour détruire directement jusqu’à deux vaisseaux ennemis, chacune à part. Pas si l’adversaire a battu en retraite.',
      'TI4-NORR-04': 'Le vaisseau amiral donne +1 à vos autres vaisseaux de son système.',
      'TI4-NORR-05':
        'Exosquelette Valkyrie produit une touche chaque fois qu’il utilise Dégâts encaissés en combat terrestre.',
      'TI4-NORR-06': 'Légion Tekklar : +1 dans ce combat terrestre, et −1 pour N’orr s’il est l’adversaire.',
      'TI4-NORR-07':
        'L’agent place 2 infanteries sur une planète que ce joueur contrôle dans le système actif, à la fin d’une action tactique.',
      'TI4-NORR-08':
        'Le commandant débarque une troupe terrestre de chaque planète du système actif et des systèmes adjacents sans vos pions, sans vaisseaux. Anomalies, interdictions de voyager et Cessez-le-feu s’appliquent.',
      'TI4-NORR-09':
        'Le héros passe du déplacement au débarquement, sans canons spatiaux, combat spatial ni bombardement. Puis tous vos vaisseaux du système retournent dans vos renforts.',
    },
  },
  {
    id: 'TI4-JOLN',
    title: 'Les Universités de Jol-Nar',
    rules: {
      'TI4-JOLN-01':
        'Fragiles : tous vos jets de combat ont −1. Bouclier-palissade n’en dispense que les infanteries de sa planète.',
      'TI4-JOLN-02':
        'Brillants : quand vous payez un pion pour la compétence secondaire de Technologie, vous pouvez utiliser la principale, la première recherche gratuite et la seconde pour 6 ressources.',
      'TI4-JOLN-03':
        'Esprit analytique : à chaque recherche, vous pouvez ignorer un prérequis d’une technologie qui n’est pas une amélioration d’unité.',
      'TI4-JOLN-04':
        'Accord de recherche donne une fois à son détenteur une technologie que Jol-Nar a recherchée, non gagnée, et qui n’est pas de faction. Il y a un détenteur par recherche.',
      'TI4-JOLN-05': 'Siphons E-Res : 4 biens commerciaux quand un autre joueur active un système avec vos vaisseaux.',
      'TI4-JOLN-06':
        'Cylindre de conduit spatial rend le système actif adjacent à tous ceux avec vos unités pendant l’action, pour tous.',
      'TI4-JOLN-07': 'Un 9 ou 10 sur le dé du vaisseau amiral, avant bonus, produit deux touches de plus.',
      'TI4-JOLN-08': 'L’agent permet de retirer des infanteries pour baisser le prix d’une recherche.',
      'TI4-JOLN-09': 'Le commandant relance les dés des capacités d’unité, jamais les dés de combat.',
      'TI4-JOLN-10':
        'Le héros échange vos technologies, hors améliorations, contre d’autres de leur couleur, toutes ensemble.',
    },
  },
  {
    id: 'TI4-WINN',
    title: 'Les Winnu',
    rules: {
      'TI4-WINN-01':
        'Liens du sang : il ne vous faut pas d’influence pour retirer le pion Gardiens, mais une troupe terrestre doit quand même débarquer.',
      'TI4-WINN-02':
        'Revendication : après une action tactique où vous avez gagné Mecatol Rex, un SDP et un dock spatial peuvent y être placés. Ils ne produisent pas dans cette action.',
      'TI4-WINN-03':
        'Le vaisseau amiral lance un dé par vaisseau adverse autre qu’un chasseur, et aucun contre des chasseurs seuls.',
      'TI4-WINN-04':
        'Repli de portail lazax donne au système de Mecatol Rex un trou de ver alpha et un bêta, pour tous, pendant vos actions tactiques tant que vous ne le contrôlez pas. Son action s’utilise aussi sans contrôle, et ne fait alors rien.',
      'TI4-WINN-05':
        'Politique commerciale hégémonique échange ressources et influence d’une planète pour une utilisation de Production, et donc la valeur d’un dock spatial qui s’y trouve.',
      'TI4-WINN-06': 'Acquiescement échange des cartes stratégie à la fin de la phase de stratégie.',
      'TI4-WINN-07':
        'Le commandant donne +2 dans le système de Mecatol Rex, votre système natal et les systèmes légendaires, mais jamais deux fois. Il vaut aussi dans le combat qui le débloque.',
      'TI4-WINN-08':
        'Le héros utilise n’importe quelle compétence principale. Les joueurs que vous choisissez peuvent utiliser la secondaire au prix habituel.',
      'TI4-WINN-09':
        'Reconquérant : après une action tactique qui a gagné sa planète, une structure peut être placée par méca, dans les limites.',
    },
  },
  {
    id: 'TI4-XXCH',
    title: 'Le Royaume Xxcha',
    rules: {
      'TI4-XXCH-01':
        'Accords de paix : après l’une ou l’autre partie de Diplomatie, vous pouvez gagner une planète sans unité, sauf Mecatol Rex, dans un système avec une de vos planètes ou à côté. Elle arrive épuisée, et vous l’explorez si personne ne la contrôlait.',
      'TI4-XXCH-02':
        'Étouffement : un pion de votre réserve stratégique remplace le projet révélé, autant de fois que vous payez.',
      'TI4-XXCH-03':
        'Instinct entraîné et Champ d’annulation coûtent chacun un pion de votre réserve stratégique. Le second met fin au tour du joueur actif et à tout ce qui suivrait l’activation.',
      'TI4-XXCH-04':
        'Vaisseau amiral et méca tirent au canon spatial dans les systèmes adjacents. Le joueur actif tire d’abord, ils peuvent donc être perdus avant.',
      'TI4-XXCH-05':
        'Le commandant : rien ne vous empêche de voter, et chaque planète épuisée donne un vote de plus, même avec 0 influence. Les votes supplémentaires peuvent être empêchés.',
      'TI4-XXCH-06':
        'Le héros : défaussez une loi, regardez cinq projets, révélez-en deux et appliquez chacun avec un seul vote à vous. Les autres ne peuvent pas utiliser de capacités, et les objectifs de la phase de projet et sa fin ne s’appliquent pas.',
      'TI4-XXCH-07':
        'L’agent restaure une planète et peut en retirer une infanterie si elle est à côté d’une de vos planètes.',
    },
  },
  {
    id: 'TI4-YINB',
    title: 'La Confrérie Yin',
    rules: {
      'TI4-YINB-01':
        'Endoctrinement : une fois par combat terrestre, 2 influence changent une infanterie ennemie en une des vôtres, ou en votre méca pour 1 de plus. S’il ne reste rien à combattre, le combat est fini.',
      'TI4-YINB-02':
        'Dévotion : après un round de combat spatial, détruisez un croiseur ou un destroyer pour attribuer une touche au vaisseau ennemi de votre choix, qui peut utiliser Dégâts encaissés. Vous alternez avec l’adversaire pour ce qui vient en fin de round.',
      'TI4-YINB-03':
        'Noyau d’impulsion : pour le même prix au début d’un combat spatial, une touche que l’adversaire attribue à un vaisseau autre qu’un chasseur si possible.',
      'TI4-YINB-04':
        'Quand Van Hauge est détruit, tous les vaisseaux de son système le sont. Les docks spatiaux dans l’espace et les troupes terrestres non, mais la capacité s’applique.',
      'TI4-YINB-05':
        'Fileuse Yin : après Production, une infanterie sur une planète que vous contrôlez dans le système.',
      'TI4-YINB-06':
        'Mutagène Griffeu désactive les capacités et technologies de faction de Yin pendant une action tactique.',
      'TI4-YINB-07':
        'L’agent : jusqu’à 2 chasseurs après la destruction d’un croiseur ou d’un destroyer. Le combat peut continuer avec eux, et les touches restantes ne les atteignent pas.',
      'TI4-YINB-08':
        'Le commandant compte comme une technologie verte et donne une infanterie de plus pour chaque coût d’infanteries payé, hors limite.',
      'TI4-YINB-09':
        'Le héros restaure chaque planète avec vos infanteries ou y double les infanteries. Une planète que vous contrôlez sans infanterie peut aussi être restaurée.',
    },
  },
  {
    id: 'TI4-YSSA',
    title: 'Les Tribus Yssaril',
    rules: {
      'TI4-YSSA-01':
        'Manœuvres dilatoires est une action qui ne fait que défausser une carte action ; le méca peut alors se déployer.',
      'TI4-YSSA-02':
        'Intrigants : chaque fois que vous devez piocher, vous piochez une carte de plus et en défaussez une de votre main avant toute autre chose. Prendre des cartes n’est pas piocher.',
      'TI4-YSSA-03': 'Rusés : pas de limite de main, quoi que dise une loi.',
      'TI4-YSSA-04':
        'Blindage en transparacier : les joueurs qui ont passé ne peuvent pas jouer de cartes action pendant vos tours.',
      'TI4-YSSA-05': 'Implants Mageon exige un joueur qui a des cartes action.',
      'TI4-YSSA-06': 'Le vaisseau amiral traverse les systèmes avec des vaisseaux des autres.',
      'TI4-YSSA-07':
        'L’agent copie l’agent de n’importe quel autre joueur, même épuisé. Le même effet deux fois ne compte double que là où cela a un sens, comme pour des dés supplémentaires.',
      'TI4-YSSA-08':
        'Le commandant regarde une sorte de cartes cachées d’un joueur qui active un système avec vos unités.',
      'TI4-YSSA-09':
        'Le héros : chaque autre joueur montre une carte de son choix. Vous la prenez, ou lui en faites défausser trois au hasard.',
    },
  },
];
