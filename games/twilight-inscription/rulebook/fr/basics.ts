import type { RuleChapter } from '@orrery/kernel';

export const basics: readonly RuleChapter[] = [
  {
    id: 'INS-CORE',
    title: 'Concepts fondamentaux',
    rules: {
      'INS-CORE-01':
        'D’un à huit joueurs s’affrontent, chacun à la tête d’une faction. En fin de partie, le total de Points de Victoire (PV) le plus élevé l’emporte.',
      'INS-CORE-02': 'Vous jouez sur quatre fiches personnelles : Navigation, Expansion, Industrie et Affrontement.',
      'INS-CORE-03':
        'Vos fiches n’appartiennent qu’à vous : vous n’écrivez jamais sur celles d’un autre, ni un autre sur les vôtres. Tant que votre feutre n’est pas posé, vous pouvez reprendre vos marques de l’étape en cours, sauf si elles ont déjà dévoilé une information cachée.',
      'INS-CORE-04':
        'Toute icône au contour en pointillé ou en tirets est un Avantage. Chaque fiche a sa propre manière de revendiquer ceux qui y figurent.',
      'INS-CORE-05': 'Pour revendiquer un Avantage, tracez un cercle autour de lui.',
      'INS-CORE-06':
        'Un Avantage en pointillé agit dès que vous le revendiquez, et vous devez le résoudre sur-le-champ. Si une seule marque en revendique plusieurs, tous sont résolus l’un après l’autre avant que vous ne poursuiviez.',
      'INS-CORE-07':
        'Un Avantage en tirets vous attend. Le revendiquer ne change rien pour l’instant ; c’est vous qui décidez quand le dépenser, ou de ne jamais le faire.',
      'INS-CORE-08':
        'Vous dépensez un Avantage en le barrant d’un unique trait oblique. Chaque Avantage ne se dépense qu’une fois.',
      'INS-CORE-09':
        'Le jeu connaît trois Ressources : Matériaux, Influence et Recherche. Les cartes Événement et les dés vous en donnent, et vous les utilisez sur vos fiches.',
      'INS-CORE-10': 'Première façon de dépenser une Ressource : barrer une seule icône montrant cette même Ressource.',
      'INS-CORE-11':
        'La seconde façon existe sur Navigation et Industrie : payez une Ressource et faites ce que la légende d’icônes de la fiche prévoit pour elle.',
      'INS-CORE-12':
        'On ne marque jamais rien dans une légende d’icônes ; chacune de ses lignes peut donc servir aussi souvent que vous pouvez payer.',
      'INS-CORE-13':
        'Expansion et Affrontement se passent de légende d’icônes : chaque Ressource que vous y dépensez barre une icône de son type. Seule exception : l’Infanterie, qui se paie sans rien barrer.',
      'INS-CORE-14':
        'La façon de ranger vos fiches devant vous est affaire de goût et ne change rien aux règles. À l’écran, consultez-les comme bon vous semble.',
      'INS-CORE-15':
        'Libre à vous de privilégier certaines fiches et d’en délaisser d’autres. Rien ne vous oblige à répartir vos efforts.',
    },
  },
  {
    id: 'INS-SETUP',
    title: 'Mise en place',
    rules: {
      'INS-SETUP-01': 'Étape 1 : chacun reçoit quatre fiches tirées au sort, une de chaque sorte.',
      'INS-SETUP-02':
        'La lettre placée dans le coin, près du nom de la fiche, distingue la face A de la face B. Aucune face A ne ressemble à une autre, tandis que les faces B d’une même sorte sont identiques : A pour la variété, B pour partir à égalité. Ici, toute la table joue le même choix : face A, face B, ou des fiches générées pour la partie.',
      'INS-SETUP-03':
        'Étape 2 : on mélange les 24 cartes Faction et chacun en reçoit trois, d’où la limite de huit joueurs. Gardez-en une et rendez les deux autres. Ici, le choix est secret et simultané, et les cartes rendues ne sont jamais montrées.',
      'INS-SETUP-04': 'Si la faction que vous gardez porte un texte « Mise en place », exécutez-le tout de suite.',
      'INS-SETUP-05':
        'Les fiches étant distribuées d’abord, vous connaissez déjà les vôtres au moment de choisir votre faction.',
      'INS-SETUP-06':
        'Étape 3 : la fiche Mecatol Rex prend place au centre de la table. À partir de trois joueurs, on utilise sa face ordinaire.',
      'INS-SETUP-07':
        'Toujours à l’étape 3, un Projet tiré au sort pour chacun des Stades II, III et IV attend face cachée près de la fiche Mecatol Rex. Les autres Projets restent dans la boîte ; chacun de ces Stades en compte quatre.',
      'INS-SETUP-08':
        'Si vous jouez seul ou à deux, la mise en place du chapitre solo remplace l’étape 3, et vous choisissez une difficulté.',
      'INS-SETUP-09':
        'Étape 4 : le dos des 25 cartes Événement montre un Stade, de I à V, et une couleur, bleu ou noir. Cela fait dix piles, mélangées chacune face cachée.',
      'INS-SETUP-10':
        'Constituez ensuite chaque Stade à part : d’abord une carte bleue, une noire par-dessus, et ainsi de suite. Ici, les Stades I et V comptent deux cartes de chaque couleur, le Stade II trois bleues et deux noires, les Stades III et IV trois de chaque.',
      'INS-SETUP-11':
        'Superposez les cinq parties de sorte que le Stade I soit pioché en premier et le Stade V en dernier. Le paquet Événement ainsi formé attend face cachée près de la fiche Mecatol Rex.',
      'INS-SETUP-12':
        'Étape 5 : il existe trois Objectifs par sorte de fiche, 12 en tout. On en tire un de chaque sorte, posé du côté qui montre ses deux valeurs ; les autres ne servent pas.',
      'INS-SETUP-13':
        'Étape 6 : les 16 cartes Relique, mélangées, forment un paquet face cachée à portée de main, avec les six dés.',
      'INS-SETUP-14':
        'Autour d’une vraie table, chacun prend aussi une carte de référence et un feutre. À l’écran, ni l’un ni l’autre n’est nécessaire.',
      'INS-SETUP-15':
        'Étape 7 : une personne qui connaît bien le jeu devient Orateur et veille à sa bonne marche. Cette charge ne procure aucun bénéfice. Ici, la première place, en général celle de l’hôte, est celle de l’Orateur, et c’est le programme qui lance, révèle et compte.',
      'INS-SETUP-16': 'Quand tout est prêt, l’Orateur révèle la première carte Événement et le premier round débute.',
      'INS-SETUP-17':
        'Si vous préférez apprendre en jouant, laissez cette mise en place de côté et choisissez la partie guidée.',
    },
  },
  {
    id: 'INS-ROUND',
    title: 'Déroulement d’un round',
    rules: {
      'INS-ROUND-01':
        'On joue round après round. Chacun s’ouvre quand l’Orateur révèle la carte Événement suivante et la lit à tous.',
      'INS-ROUND-02': 'L’Événement concerne tout le monde, et tous l’exécutent ensemble plutôt qu’à tour de rôle.',
      'INS-ROUND-03':
        'La carte rejoint ensuite la défausse et le round suivant démarre. Ici, la défausse est visible et chacun peut la consulter.',
      'INS-ROUND-04':
        'La partie dure jusqu’à la résolution de « Un trône à prendre », carte de Stade V et quatrième Événement Guerre. Les cartes encore dans le paquet ne sont pas jouées : une partie complète compte 23 ou 25 rounds.',
      'INS-ROUND-05':
        'Chaque Événement est de type Stratégie, Guerre, Conseil ou Production ; la carte l’indique, et chaque type a sa procédure. Sur les 25 cartes, 15 sont des Événements Stratégie.',
      'INS-ROUND-06':
        'Dans tout Événement, les joueurs marquent leurs fiches en même temps. Rien n’avance avant que le dernier ait fini ; l’Orateur y veille. Ici, tout ce qui revient au premier arrivé se règle à la clôture de chaque étape.',
      'INS-ROUND-07':
        'Feutres fermés ! Reboucher votre feutre et le reposer annonce aux autres que vous avez fini. À l’écran, un bouton en tient lieu.',
      'INS-ROUND-08':
        'Même quand vous avez fini, on doit pouvoir reconnaître votre fiche active. Sur papier, le feutre posé à côté y aide ; à l’écran, la fiche est mise en évidence.',
    },
  },
  {
    id: 'INS-STRAT',
    title: 'Événements Stratégie',
    rules: {
      'INS-STRAT-01':
        'Les Événements Stratégie forment la majeure partie du paquet. C’est d’eux que viennent vos Ressources.',
      'INS-STRAT-02':
        'Tout le monde suit ensemble trois étapes : choisir une fiche active et dépenser la carte, laisser l’Orateur lancer, dépenser les dés.',
      'INS-STRAT-03':
        'À l’étape 1, vous désignez une de vos quatre fiches. Elle reste votre fiche active pendant tout le round.',
      'INS-STRAT-04':
        'Toujours à l’étape 1, vous utilisez les Ressources de la carte sur la fiche active. Rien ne se garde pour l’étape 3, mais vous mêlez Ressources et Avantages dans l’ordre qui vous convient.',
      'INS-STRAT-05': 'Aucun dé n’est lancé avant que chacun ait dépensé ce que la carte a donné.',
      'INS-STRAT-06':
        'À l’étape 2, l’Orateur lance une fois trois dés noirs et trois dés Point Fort, et le résultat vaut pour toute la table. Un dé noir a trois faces Matériaux, deux faces Influence et une face Recherche. On ne marque aucune fiche pendant cette étape.',
      'INS-STRAT-07': 'À l’étape 3, vous dépensez les trois dés noirs, tous, sur votre fiche active.',
      'INS-STRAT-08':
        'Si des dés Point Fort sont débloqués sur votre fiche active, vous dépensez aussi leurs Ressources ; ce n’est pas facultatif. Les autres dés Point Fort ne vous apportent rien.',
      'INS-STRAT-09':
        'Les Avantages revendiqués sont un autre moyen de marquer votre fiche active lors d’un Événement Stratégie. Vous pouvez en dépenser à l’étape 1 comme à l’étape 3.',
      'INS-STRAT-10': 'Peu importe où figure un tel Avantage : il peut aussi être dépensé depuis une fiche inactive.',
      'INS-STRAT-11':
        'N’écrivez pas sur vos fiches inactives. Vous n’y touchez que pour barrer un Avantage dépensé, ou parce qu’un effet l’exige.',
      'INS-STRAT-12': 'Terminez de marquer votre fiche active avant de jeter un œil à celles des autres.',
      'INS-STRAT-13':
        'Il y en a pour tous : chacun dispose de la carte entière et de tous les dés, quoi qu’en fassent les autres.',
      'INS-STRAT-14':
        'Chacun choisit sa fiche indépendamment des autres, et rien n’empêche d’activer la même au round suivant.',
    },
  },
];
