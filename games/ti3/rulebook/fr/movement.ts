import type { RuleChapter } from '@orrery/kernel';

export const movement: readonly RuleChapter[] = [
  {
    id: 'TI3-TACT',
    title: 'Action Tactique',
    rules: {
      'TI3-TACT-01':
        'Une Action Tactique suit la Séquence d’Activation, toujours dans cet ordre : activer un système, y amener des vaisseaux, tir des PDS, bataille spatiale, débarquements planétaires, combat d’invasion, production.',
      'TI3-TACT-02':
        'Seule l’activation est obligatoire. Les étapes suivantes n’ont lieu que s’il y a matière ou, quand elles sont facultatives, si vous le voulez : vous pouvez activer un système juste pour y produire, ou pour y entrer sans rencontrer personne.',
      'TI3-TACT-03':
        'Activer coûte un compteur de Commandement, qui passe de votre Réserve de Commandement sur la tuile du système. Réserve vide, pas d’Action Tactique. Une fois posé, le compteur y reste : on ne revient pas en arrière.',
      'TI3-TACT-04':
        'On n’active pas deux fois le même système : là où se trouve déjà un compteur de Commandement à vous, vous n’en posez pas d’autre.',
      'TI3-TACT-05':
        'Les compteurs des autres ne vous concernent pas. Ils ne gênent ni votre activation ni vos vaisseaux, et autant de races qu’on veut peuvent avoir activé un même système.',
      'TI3-TACT-06':
        '« Activé » s’entend toujours du point de vue d’un joueur : pour vous, un système activé est un système où repose votre propre compteur de Commandement.',
      'TI3-TACT-07':
        'Un système que vous avez activé est fermé jusqu’à la fin du tour : vous ne pouvez plus l’activer et vos vaisseaux y restent. Seul un effet qui retire votre compteur, comme Guerre ou certaines cartes Action, les libère.',
      'TI3-TACT-08':
        'Nul besoin d’être présent pour activer : vous pouvez n’avoir rien dans ce système, n’avoir aucun vaisseau capable de l’atteindre, et ne rien déplacer du tout.',
      'TI3-TACT-09': 'Ni un Champ d’Astéroïdes ni une Supernova ne peuvent être activés par qui que ce soit.',
      'TI3-TACT-10': 'Vous ne pouvez pas activer un système que Diplomatie vous ferme pour l’instant.',
      'TI3-TACT-11':
        'Après la dernière étape, votre tour de jeu est terminé et le joueur suivant dans l’ordre de jeu prend la main.',
    },
  },
  {
    id: 'TI3-MOVE',
    title: 'Déplacer des vaisseaux',
    rules: {
      'TI3-MOVE-01':
        'À l’étape 2, vous pouvez amener dans le système activé autant de vos vaisseaux que vous voulez, d’où qu’ils viennent. Vous pouvez aussi n’en déplacer aucun.',
      'TI3-MOVE-02':
        'Tout vaisseau qui part doit arriver : son mouvement s’achève dans le système activé et nulle part ailleurs. Tous les vaisseaux d’une action se déplacent en même temps.',
      'TI3-MOVE-03':
        'Votre Feuille de Race donne à chaque type de vaisseau, hors Chasseurs, un potentiel de mouvement : le nombre de frontières entre systèmes adjacents qu’il peut franchir. Un saut par un Wormhole compte pour une frontière.',
      'TI3-MOVE-04':
        'Les Chasseurs ne voyagent pas seuls : il leur faut un Carrier ou une War Sun. Le ravitaillement de ceux qui restent se vérifie une fois tous les déplacements faits.',
      'TI3-MOVE-05':
        'Les vaisseaux ennemis barrent la route : on ne traverse pas leur système, on peut seulement s’y arrêter si on l’a activé. Des Chasseurs seuls ne barrent rien.',
      'TI3-MOVE-06':
        'Ce qui se trouve sur les planètes n’arrête pas les vaisseaux : vous passez sans encombre devant des Forces Terrestres, des PDS ou des Space Docks ennemis.',
      'TI3-MOVE-07':
        'Un vaisseau qui se trouve dans un système portant votre compteur de Commandement y est retenu et ne peut pas partir.',
      'TI3-MOVE-08': 'Vos propres compteurs n’arrêtent pas vos vaisseaux de passage.',
      'TI3-MOVE-09':
        'Dès qu’un effet retire votre compteur, tout redevient possible : activer de nouveau le système et faire partir les vaisseaux qui s’y trouvent.',
      'TI3-MOVE-10':
        'En chemin, les règles propres aux Champs d’Astéroïdes, aux Nébuleuses et aux Supernovas s’appliquent.',
      'TI3-MOVE-11':
        'Le mouvement fait, vos vaisseaux dans le système activé, Chasseurs non compris, ne peuvent dépasser votre Approvisionnement de la Flotte. Un mouvement qui briserait cette limite est impossible, même si vous étiez prêt à sacrifier le surplus.',
      'TI3-MOVE-12':
        'Les vaisseaux déjà présents dans le système que vous activez y restent. Votre nouveau compteur les retient aussitôt : pas question de faire un détour et de revenir.',
    },
  },
  {
    id: 'TI3-TRANSPORT',
    title: 'Transporter des unités',
    rules: {
      'TI3-TRANSPORT-01':
        'Carriers et War Suns emportent d’autres unités : Forces Terrestres, PDS et Chasseurs, six au total, dans le mélange de votre choix. Les mêmes règles valent pour ces deux types de transporteur.',
      'TI3-TRANSPORT-02':
        'Six unités, c’est la limite d’un Carrier. S’il devait en porter davantage, le surplus serait perdu.',
      'TI3-TRANSPORT-03':
        'Un transporteur peut embarquer des Forces Terrestres et des PDS partout où il passe : à son départ, en chemin et à son arrivée. Les Chasseurs peuvent le rejoindre de la même façon.',
      'TI3-TRANSPORT-04':
        'Pour embarquer une unité, le transporteur doit se trouver dans le système de la planète où elle stationne.',
      'TI3-TRANSPORT-05': 'Aucun embarquement là où se trouvent des vaisseaux ennemis.',
      'TI3-TRANSPORT-06':
        'Pas d’embarquement non plus là où votre compteur reposait avant cette action. Le transporteur peut traverser un tel système, mais il n’y prend rien.',
      'TI3-TRANSPORT-07':
        'Forces Terrestres et PDS ne quittent leur transporteur qu’à l’étape des débarquements planétaires. Ils descendent alors sur une planète de ce système ou passent sur un autre transporteur présent.',
      'TI3-TRANSPORT-08':
        'Un transporteur peut aussi embarquer des unités sur les planètes du système activé, pour les débarquer sur la planète voisine. Il n’a pas besoin de s’être déplacé pour cela.',
      'TI3-TRANSPORT-09':
        'Une planète que vous videz de vos unités reste à vous ; un marqueur de Contrôle le rappelle.',
      'TI3-TRANSPORT-10':
        'Un transporteur détruit entraîne dans sa perte ses Forces Terrestres et ses PDS ; vous décidez à l’embarquement qui monte où. Les Chasseurs survivent tant que la capacité de ravitaillement restante du système suffit, ce qui se vérifie après une bataille et non pendant.',
      'TI3-TRANSPORT-11':
        'La cargaison est inactive : un PDS à bord ne tire ni ne protège, et les Forces Terrestres à bord ne participent pas aux batailles spatiales.',
      'TI3-TRANSPORT-12':
        'Les Chasseurs qui voyagent ainsi ne sont jamais de la simple cargaison : ils sont dans l’espace et combattent dans toute bataille spatiale de leur système.',
      'TI3-TRANSPORT-13':
        'Un Carrier se bat, chargé ou non, et lance toujours son dé. Seul ce qu’il transporte reste à l’écart.',
      'TI3-TRANSPORT-14':
        'Parmi les Forces Terrestres à bord d’un transporteur, il faut au moins une figurine : des jetons seuls ne voyagent pas.',
      'TI3-TRANSPORT-15': 'Un Space Dock reste où il a été construit ; aucun vaisseau ne peut l’emporter.',
    },
  },
];
