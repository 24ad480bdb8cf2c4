import type { RuleChapter } from '@orrery/kernel';

export const sheets: readonly RuleChapter[] = [
  {
    id: 'INS-NAV',
    title: 'Navigation',
    rules: {
      'INS-NAV-01':
        'La fiche Navigation est une carte stellaire : les cercles, petits et grands, sont des Systèmes, et les lignes en pointillé entre eux des Routes hyperspatiales.',
      'INS-NAV-02':
        'On trouve un Avantage dans la plupart des Systèmes, mais quelques-uns sont vides. Revendiquer un Système vide est permis, et une faction y gagne même.',
      'INS-NAV-03': 'Une ligne tracée jusqu’à un Système le rend exploré ; un cercle autour de lui le rend revendiqué.',
      'INS-NAV-04':
        'Au départ, votre Système natal est revendiqué. Des lignes orange imprimées mènent de là à deux Systèmes voisins, considérés comme explorés.',
      'INS-NAV-05':
        'Pour 1 Ressource Matériaux ou Recherche, vous explorez un Système ; la légende d’icônes le rappelle.',
      'INS-NAV-06':
        'Suivez une Route hyperspatiale d’un trait plein, en partant d’un Système exploré vers un Système adjacent qui ne l’est pas encore et le devient. On ne relie pas après coup deux Systèmes déjà explorés.',
      'INS-NAV-07':
        'Des Trous de ver sont rattachés à certains Systèmes. Ils vous restent fermés jusqu’à ce que vous débloquiez la Technologie Propulseur gravitationnel.',
      'INS-NAV-08':
        'Pour passer, tracez une ligne d’un Système exploré jusqu’au cœur de son Trou de ver, choisissez-en un autre sur la fiche et tracez une seconde ligne de celui-ci à son Système. Le Système d’arrivée devait être inexploré ; il est à présent exploré.',
      'INS-NAV-09':
        'Les deux lignes d’un passage par Trous de ver ne font qu’une exploration : vous payez 1 Ressource Matériaux ou Recherche pour l’ensemble.',
      'INS-NAV-10': 'Pour 1 Influence, vous encerclez un Système et le revendiquez. Il doit d’abord être exploré.',
      'INS-NAV-11':
        'L’Avantage présent dans un Système est revendiqué en même temps que lui. S’il est en pointillé, résolvez-le aussitôt.',
      'INS-NAV-12':
        'Aucun Système n’est revendiqué deux fois ; votre Système natal, revendiqué dès le départ, ne l’est jamais de nouveau.',
      'INS-NAV-13':
        'Revendiquer le Système Mecatol Rex fait entrer votre faction sur la fiche Mecatol Rex. Plus vous arrivez tôt, meilleure est la récompense.',
      'INS-NAV-14': 'Revendiquer un Système Relique vous vaut une carte Relique ; voyez le chapitre des Reliques.',
      'INS-NAV-15': 'Les Avantages Planète se trouvent ici, mais se dépensent ailleurs : sur votre fiche Expansion.',
      'INS-NAV-16':
        'Pour chaque Recherche dépensée sur cette fiche, vous avez le choix : explorer un Système ou faire avancer une de ses deux Technologies.',
    },
  },
  {
    id: 'INS-EXP',
    title: 'Expansion',
    rules: {
      'INS-EXP-01':
        'Plusieurs Planètes figurent sur cette fiche. Au départ, elles sont toutes bloquées et ne servent à rien.',
      'INS-EXP-02':
        'Dépensez un Avantage Planète, choisissez la Planète voulue et barrez l’icône Planète près de son nom : la voilà débloquée. Toutes coûtent le même prix.',
      'INS-EXP-03': 'Tant qu’une Planète est bloquée, elle n’accepte aucune Ressource.',
      'INS-EXP-04':
        'Vous développez une Planète débloquée en y dépensant des Ressources, chacune pour une icône de son type.',
      'INS-EXP-05':
        'Les lignes et les colonnes d’une Planète mènent à des Avantages. Complétez l’une d’elles et vous revendiquez l’Avantage placé au bout.',
      'INS-EXP-06':
        'Il arrive qu’une icône termine à la fois une ligne et une colonne. Vous revendiquez alors les deux Avantages.',
      'INS-EXP-07':
        'Vos Ressources n’ont pas à aller toutes au même endroit : répartissez-les à votre gré entre Planètes débloquées, Docks Spatiaux et Technologies de la fiche.',
      'INS-EXP-08': 'Vous pouvez construire jusqu’à trois Docks Spatiaux ; ils sont imprimés sur cette fiche.',
      'INS-EXP-09':
        'Un Dock Spatial se construit de deux façons : en y consacrant un Avantage Planète, ou en barrant avec des Ressources toute sa ligne d’icônes.',
      'INS-EXP-10':
        'Les icônes barrées sur un Dock le restent pour les rounds suivants. Vous pouvez tout de même achever ce Dock avec un Avantage Planète.',
      'INS-EXP-11': 'Un Dock Spatial achevé vous donne son Avantage.',
      'INS-EXP-12': 'Les Docks Spatiaux sont disponibles dès le début ; il n’y a rien à débloquer.',
      'INS-EXP-13':
        'Les pistes de Ressources, en haut, ne sont qu’une aide au calcul. Ici, le plateau affiche ce qu’il vous reste à dépenser ; inutile de compter.',
      'INS-EXP-14':
        'Sur papier, les pistes de Ressources servent avec n’importe quelle fiche active et s’effacent une fois le round terminé. Ici, l’affichage s’en charge.',
      'INS-EXP-15':
        'La Recherche convient aux icônes Recherche des Planètes et des Docks comme à celles des Technologies de cette fiche.',
      'INS-EXP-16':
        'La piste Population se trouve aussi sur cette fiche. C’est là que se gagnent la plupart des PV de population.',
    },
  },
  {
    id: 'INS-IND',
    title: 'Industrie',
    rules: {
      'INS-IND-01':
        'Une grille de cases occupe cette fiche. Avec des Ressources, vous pouvez détruire une case, ce qui la barre, ou la revendiquer, ce qui l’encercle.',
      'INS-IND-02':
        'C’est l’un ou l’autre : une case que vous avez revendiquée n’est plus jamais détruite, et une case détruite plus jamais revendiquée.',
      'INS-IND-03': 'Une case est déjà détruite au départ. Sur la face B, c’est celle du milieu.',
      'INS-IND-04':
        'Chaque case contient un Avantage ou un X en pointillé. Si vous détruisez une case, son Avantage est perdu à jamais.',
      'INS-IND-05':
        'Pour 1 Ressource Matériaux, vous détruisez une case libre. Elle doit toucher une case marquée, peu importe comment.',
      'INS-IND-06':
        'Pour 1 Influence ou 1 Recherche, vous revendiquez une case libre. Elle doit toucher une case détruite.',
      'INS-IND-07': 'Une case dont les seules voisines marquées sont revendiquées ne peut pas être revendiquée.',
      'INS-IND-08':
        'Avec la case, vous revendiquez l’Avantage qu’elle contient. S’il est en pointillé, il est résolu aussitôt.',
      'INS-IND-09':
        'La légende permet d’échanger deux sortes de Spécialité : une cybernétique vaut jusqu’à 4 Matériaux, une biotique jusqu’à 3 Influence.',
      'INS-IND-10':
        'Les Ressources d’une telle Spécialité s’utilisent une à une et sans interruption : rien d’autre n’est dépensé entre-temps. Vous pouvez vous arrêter plus tôt, mais le reste est perdu.',
      'INS-IND-11':
        'Une case avec X en pointillé porte une étiquette de coût montrant une Spécialité. On ne peut jamais la revendiquer, et les Matériaux ne la détruisent pas.',
      'INS-IND-12': 'Dépensez la Spécialité que montre l’étiquette d’une case avec X, et cette case est détruite.',
      'INS-IND-13':
        'Pour être détruite, une case avec X peut se trouver n’importe où, même loin de toutes vos marques. Comme toujours, Industrie doit être votre fiche active.',
      'INS-IND-14':
        'Une case avec X détruite est une case détruite comme une autre, une tête de pont vers les coins lointains ou isolés de la grille.',
      'INS-IND-15':
        'Une Recherche dépensée sur cette fiche revendique une case ou fait progresser une de ses Technologies.',
      'INS-IND-16': 'Vos Conseillers et vos Commodités sont consignés dans le tableau Industrie.',
      'INS-IND-17':
        'Un Conseiller revendiqué sur quelque fiche que ce soit débloque le prochain « +1 Vote » du tableau en partant de la gauche ; soulignez-le. Si la ligne est pleine, il ne se passe rien de plus.',
      'INS-IND-18':
        'Des Avantages PV jalonnent la ligne des Conseillers. Débloquez tout ce qui précède l’un d’eux et vous le revendiquez.',
      'INS-IND-19': 'Un « +1 Vote », le premier, est débloqué pour tous avant même le début de la partie.',
      'INS-IND-20':
        'Les Commodités sont de trois types : triangle, losange et cercle. Un Avantage en montre une ou deux.',
      'INS-IND-21':
        'Revendiquez une Commodité, sur quelque fiche que ce soit, et la prochaine icône libre de son type dans le tableau est barrée en partant de la gauche ; une double en barre deux. Une ligne pleine n’en prend plus.',
      'INS-IND-22':
        'Chaque ligne de Commodités porte aussi des Avantages PV. Quand tout ce qui précède l’un d’eux est barré, vous le revendiquez.',
      'INS-IND-23':
        'Lisez aussi le tableau de haut en bas : dès qu’une colonne n’a plus d’icône Commodité libre, soulignez son « +1 Marchandise ». Aucune de ces icônes n’est débloquée au départ.',
      'INS-IND-24': 'Le tableau est mis à jour sur-le-champ, quelle que soit alors la fiche active.',
      'INS-IND-25':
        'Cette fiche abrite aussi votre réserve de Votes et de Marchandises, ainsi que la case de Vote avec « Approuvé », « Rejeté » et la place d’un nombre. Ici, la réserve compte 18 Votes et 15 Marchandises.',
    },
  },
];
