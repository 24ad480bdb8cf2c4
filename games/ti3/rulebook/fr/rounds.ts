import type { RuleChapter } from '@orrery/kernel';

export const rounds: readonly RuleChapter[] = [
  {
    id: 'TI3-STRAT',
    title: 'Phase de Stratégie',
    rules: {
      'TI3-STRAT-01':
        'Chaque tour s’ouvre avec les huit cartes Stratégie disponibles : Initiative, Diplomatie, Politique, Logistique, Commerce, Guerre, Technologie et Empire.',
      'TI3-STRAT-02':
        'Le Porte-parole choisit d’abord, puis on tourne dans le sens horaire. Quand vient votre tour, vous devez prendre une carte.',
      'TI3-STRAT-03':
        'Votre carte est posée devant vous, face active visible. Sa capacité primaire est à vous pour ce tour, et son numéro fixe votre place dans l’ordre de jeu.',
      'TI3-STRAT-04':
        'Quand chacun a choisi, le Porte-parole pose un compteur Bonus sur chaque carte dont personne n’a voulu : deux cartes à six joueurs.',
      'TI3-STRAT-05': 'Les compteurs Bonus s’accumulent : tour après tour, une carte délaissée en gagne un de plus.',
      'TI3-STRAT-06':
        'Si vous prenez une carte qui porte des compteurs Bonus, vous les convertissez aussitôt, chacun en une Marchandise ou un compteur de Commandement, à votre choix. Si l’un manque, prenez l’autre ; si les deux manquent, vous n’avez rien.',
      'TI3-STRAT-07':
        'Prendre Initiative fait de vous le Porte-parole sur-le-champ. Le choix de cartes en cours n’en est pas modifié.',
      'TI3-STRAT-08':
        'Le Porte-parole garde sa charge, et le premier choix qui va avec, jusqu’à ce qu’un autre prenne Initiative lors d’un tour ultérieur.',
      'TI3-STRAT-09': 'Si vous aviez Initiative au tour précédent, vous devez la laisser à ce tour-ci.',
      'TI3-STRAT-10': 'Il existe huit compteurs Bonus ; quand tous sont posés, on n’en ajoute plus.',
      'TI3-STRAT-11':
        'À cinq joueurs, chacun prend une carte, comme à six ; il en reste donc trois pour recevoir un compteur Bonus.',
      'TI3-STRAT-12':
        'À trois joueurs, chacun prend deux cartes, la seconde lors d’un nouveau tour de table dans le même ordre. Les deux restantes reçoivent un compteur Bonus.',
      'TI3-STRAT-13':
        'À quatre joueurs, chacun prend aussi deux cartes, là encore avec un second passage semblable au premier.',
      'TI3-STRAT-14': 'Comme quatre joueurs prennent les huit cartes, leur partie se joue sans compteurs Bonus.',
      'TI3-STRAT-15':
        'Si vous avez deux cartes, le plus petit numéro donne votre place dans l’ordre de jeu, à trois joueurs comme à quatre.',
      'TI3-STRAT-16':
        'À quatre, il peut vous arriver de prendre Initiative deux fois de suite, mais seulement si c’est la dernière carte disponible.',
      'TI3-STRAT-17':
        'Avec deux cartes, vous devez deux Actions Stratégiques, une par carte et dans l’ordre qui vous convient, avant de pouvoir passer. Initiative n’en demande pas.',
      'TI3-STRAT-18':
        'Un joueur éliminé ne choisit plus. Les autres prennent autant de cartes qu’avant, et toutes celles qui restent reçoivent un compteur Bonus.',
    },
  },
  {
    id: 'TI3-ACTION',
    title: 'Phase d’Action',
    rules: {
      'TI3-ACTION-01': 'Tour de jeu après tour de jeu, dans l’ordre de jeu, chacun accomplit une action.',
      'TI3-ACTION-02': 'Après le dernier joueur, on reprend au premier. Quand tous ont passé, la phase est finie.',
      'TI3-ACTION-03':
        'La carte Stratégie la plus basse commence, puis on monte : Initiative vaut 1, Diplomatie 2, Politique 3, Logistique 4, Commerce 5, Guerre 6, Technologie 7, Empire 8.',
      'TI3-ACTION-04': 'Si personne n’a un numéro, on passe simplement au suivant.',
      'TI3-ACTION-05':
        'À votre tour de jeu, vous accomplissez une Action Stratégique, Tactique ou Transfert, ou bien vous passez. Une seule de ces choses, ni plus ni moins.',
      'TI3-ACTION-06':
        'Certaines cartes Action et technologies s’emploient « en tant qu’action ». Elles remplacent les autres actions et occupent tout votre tour de jeu.',
      'TI3-ACTION-07':
        'On ne peut passer qu’une fois son Action Stratégique faite. S’il ne vous reste qu’elle, vous devez l’accomplir ; si elle est faite et que rien d’autre n’est possible, vous devez passer. Le détenteur d’Initiative n’en doit aucune.',
      'TI3-ACTION-08': 'Une fois que vous avez passé, votre tour de jeu est sauté jusqu’à la fin de la phase.',
      'TI3-ACTION-09':
        'Même après avoir passé, vous pouvez utiliser des capacités secondaires, jouer des cartes Action qui ne sont pas des actions, et faire tirer vos PDS.',
      'TI3-ACTION-10': 'Le dernier en course enchaîne les actions jusqu’à ce qu’il passe à son tour.',
      'TI3-ACTION-11': 'Quand votre Réserve de Commandement est vide, plus d’Action Tactique ni d’Action Transfert.',
      'TI3-ACTION-12':
        'Le numéro de votre carte dit quand viennent vos tours de jeu, pas quand employer la carte. Vous pouvez la résoudre à n’importe lequel d’entre eux, quoi qu’aient fait les autres.',
    },
  },
  {
    id: 'TI3-STRATACT',
    title: 'Action Stratégique',
    rules: {
      'TI3-STRATACT-01':
        'À un moment de la Phase d’Action, vous devez résoudre votre carte Stratégie ; si vous en avez deux, les deux. Seule Initiative n’exige rien.',
      'TI3-STRATACT-02': 'Vous commencez par la capacité primaire, que vous menez jusqu’au bout.',
      'TI3-STRATACT-03':
        'Puis les autres, dans le sens horaire à partir de votre gauche, décident tour à tour s’ils paient un compteur de Commandement de leur Réserve Stratégique pour la capacité secondaire. Chacun en a fini avant que le suivant ne décide.',
      'TI3-STRATACT-04': 'Le compteur ainsi payé rejoint les renforts.',
      'TI3-STRATACT-05': 'Logistique fait exception : sa capacité secondaire ne demande aucun compteur.',
      'TI3-STRATACT-06': 'Si vous détenez Initiative, les capacités secondaires ne vous coûtent aucun compteur.',
      'TI3-STRATACT-07': 'La capacité secondaire de votre propre carte est réservée aux autres.',
      'TI3-STRATACT-08':
        'Quand tous se sont prononcés, vous retournez la carte sur sa face inactive et votre tour de jeu est fini.',
      'TI3-STRATACT-09': 'Chaque carte Stratégie donne droit à une Action Stratégique par tour.',
      'TI3-STRATACT-10':
        'Vous pouvez utiliser la capacité secondaire d’une carte une fois quand elle est résolue, et celles d’autant de cartes différentes que vos compteurs le permettent.',
      'TI3-STRATACT-11':
        'Une fois commencée, la capacité primaire s’accomplit en entier ; seul ce qu’elle permet sans l’imposer peut être omis.',
    },
  },
];
