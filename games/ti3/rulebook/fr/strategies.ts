import type { RuleChapter } from '@orrery/kernel';

export const strategies: readonly RuleChapter[] = [
  {
    id: 'TI3-SC1',
    title: 'Carte Stratégie 1 : Initiative',
    rules: {
      'TI3-SC1-01':
        'Initiative est une carte sans Action Stratégique : ni capacité primaire à résoudre, ni capacité secondaire à utiliser.',
      'TI3-SC1-02': 'Qui la prend devient Porte-parole, et choisira donc sa carte en premier au prochain tour.',
      'TI3-SC1-03':
        'Avec Initiative, vous utilisez ce tour-ci les capacités secondaires des autres sans compteur de Commandement. Les autres prix, en ressources ou en influence, restent dus.',
      'TI3-SC1-04': 'Qui détient Initiative est aussi le premier dans l’ordre de jeu.',
      'TI3-SC1-05':
        'Vous ne pouvez pas reprendre Initiative au tour suivant, sauf à quatre joueurs s’il ne reste rien d’autre.',
    },
  },
  {
    id: 'TI3-SC2',
    title: 'Carte Stratégie 2 : Diplomatie',
    rules: {
      'TI3-SC2-01':
        'Capacité primaire : choisissez un adversaire. Jusqu’à la fin du tour, aucun de vous deux ne peut activer un système où l’autre a des unités.',
      'TI3-SC2-02':
        'La trêve vous lie tous les deux, et toute unité protège son système, qu’elle soit dans l’espace ou sur une planète.',
      'TI3-SC2-03':
        'Un simple marqueur de Contrôle ne protège rien, et les cartes Action ou autres effets qui n’activent aucun système restent possibles. Seul compte l’instant de l’activation.',
      'TI3-SC2-04': 'Vous pouvez choisir n’importe qui, même celui que vous avez attaqué plus tôt dans ce tour.',
      'TI3-SC2-05':
        'Capacité secondaire, pour 1 compteur de la Réserve Stratégique : dégagez jusqu’à deux de vos planètes engagées, y compris celles conquises ce tour-ci.',
    },
  },
  {
    id: 'TI3-SC3',
    title: 'Carte Stratégie 3 : Politique',
    rules: {
      'TI3-SC3-01':
        'La capacité primaire a quatre parties, résolues dans l’ordre. D’abord, vous piochez trois cartes Action.',
      'TI3-SC3-02': 'Ensuite, vous recevez un compteur de Commandement de vos renforts, dans la zone de votre choix.',
      'TI3-SC3-03':
        'En troisième lieu, la première carte Politique est soumise au Conseil Galactique, qui débat et vote. Impossible d’y couper. Le paquet épuisé se reforme avec la défausse.',
      'TI3-SC3-04':
        'Enfin, vous regardez les trois cartes Politique suivantes et choisissez celle que le Conseil examinera la prochaine fois. Les deux autres vont sous le paquet, dans l’ordre qui vous plaît.',
      'TI3-SC3-05': 'Capacité secondaire, pour 1 compteur de la Réserve Stratégique : piochez une carte Action.',
    },
  },
  {
    id: 'TI3-SC4',
    title: 'Carte Stratégie 4 : Logistique',
    rules: {
      'TI3-SC4-01':
        'Capacité primaire : vous recevez quatre compteurs de Commandement et les répartissez entre les trois zones de votre Feuille de Race.',
      'TI3-SC4-02':
        'Capacité secondaire, gratuite : achetez autant de compteurs de Commandement que vous voulez, à 3 d’influence pièce.',
      'TI3-SC4-03':
        'Seuls comptent les lots complets de trois ; l’influence restante est perdue. Des Marchandises peuvent tenir lieu d’influence.',
      'TI3-SC4-04':
        'Vous ne pouvez recevoir plus de compteurs que n’en ont vos renforts. Une race n’en possède que seize en tout.',
    },
  },
  {
    id: 'TI3-SC5',
    title: 'Carte Stratégie 5 : Commerce',
    rules: {
      'TI3-SC5-01': 'Capacité primaire : vous choisissez entre deux options.',
      'TI3-SC5-02':
        'Option A, première partie : prenez 3 Marchandises et, en plus, ce que rapportent vos Accords Commerciaux.',
      'TI3-SC5-03':
        'Option A, seconde partie : vous ouvrez le marché. Tous peuvent conclure de nouveaux Accords Commerciaux, mais aucun sans votre aval, et vous dites quand les négociations sont closes.',
      'TI3-SC5-04': 'Avec l’option A, les accords déjà en vigueur ne dépendent pas de vous.',
      'TI3-SC5-05':
        'Option B : vous rompez tous les Accords Commerciaux en jeu, les vôtres et ceux des Hacan compris. Chaque carte Commerce revient à son propriétaire, personne ne reçoit de Marchandises et rien ne se négocie.',
      'TI3-SC5-06':
        'Capacité secondaire, pour 1 compteur de la Réserve Stratégique : prenez les Marchandises que valent vos Accords Commerciaux.',
      'TI3-SC5-07':
        'Un accord tout juste conclu ne rapporte encore rien à personne, ni par la capacité primaire ni par la secondaire.',
    },
  },
  {
    id: 'TI3-SC6',
    title: 'Carte Stratégie 6 : Guerre',
    rules: {
      'TI3-SC6-01':
        'Capacité primaire : reprenez du plateau un de vos compteurs de Commandement et remettez-le dans votre Réserve de Commandement. Si vous n’en avez aucun sur le plateau, rien ne se passe, mais votre Action Stratégique est faite.',
      'TI3-SC6-02':
        'Le système d’où il vient vous est rouvert : vous pouvez l’activer encore une fois, et ses vaisseaux peuvent repartir.',
      'TI3-SC6-03':
        'Capacité secondaire, pour 1 compteur de la Réserve Stratégique : déplacez jusqu’à deux Croiseurs ou Destroyers, où qu’ils soient, chacun vers un système vide voisin.',
      'TI3-SC6-04':
        'Vide signifie sans unité de personne, et les Systèmes Spéciaux ne conviennent jamais. Vos vaisseaux peuvent même quitter un système que vous avez activé. Les PDS ne tirent pas sur eux.',
      'TI3-SC6-05':
        'Chaque vaisseau fait un seul pas, si rapide soit-il. Ce qu’il transporte l’accompagne, mais ne débarque pas.',
      'TI3-SC6-06':
        'Un compteur de vos renforts active pour vous la destination, sauf si un des vôtres s’y trouve déjà. S’il ne vous en reste pas, un vaisseau ne peut aller que là où repose votre compteur.',
      'TI3-SC6-07':
        'Vos deux vaisseaux peuvent aller ensemble dans un système ou se séparer. On juge si un système est vide avant que le premier ne bouge, et un seul compteur suffit pour les deux.',
    },
  },
  {
    id: 'TI3-SC7',
    title: 'Carte Stratégie 7 : Technologie',
    rules: {
      'TI3-SC7-01':
        'Capacité primaire : vous recevez gratuitement une technologie, n’importe laquelle dont vous avez les prérequis.',
      'TI3-SC7-02': 'Posez la technologie reçue face visible devant vous : elle sert dès maintenant.',
      'TI3-SC7-03':
        'Capacité secondaire, pour 1 compteur de la Réserve Stratégique : achetez pour 8 ressources, moins vos remises, une technologie dont vous avez les prérequis. Si vous ne pouvez pas payer, vous gardez le compteur.',
    },
  },
  {
    id: 'TI3-SC8',
    title: 'Carte Stratégie 8 : Empire',
    rules: {
      'TI3-SC8-01':
        'Capacité primaire : révélez l’Objectif Public suivant, puis marquez 2 points de victoire. S’il n’y a plus de carte à révéler, vous marquez quand même.',
      'TI3-SC8-02': 'Si c’est « Fin du Jeu » qui apparaît, la partie s’arrête là et les 2 points ne sont pas donnés.',
      'TI3-SC8-03': 'Le nouvel objectif peut être accompli dès la Phase de Statut de ce même tour.',
      'TI3-SC8-04':
        'Capacité secondaire, pour 1 compteur de la Réserve Stratégique : vos Space Docks d’un système produisent. Peu importe que vous l’ayez activé ou non, et vous ne l’activez pas pour autant. On ne peut pas construire ainsi de nouveau dock.',
      'TI3-SC8-05':
        'Les unités ainsi produites dans un système que vous n’avez pas activé peuvent encore bouger ce tour-ci, et le même dock peut produire une seconde fois.',
      'TI3-SC8-06':
        'Pour le reste, la production suit ses règles habituelles : limite du dock, prix, embargo, Approvisionnement de la Flotte, ravitaillement des Chasseurs et contenu des renforts.',
    },
  },
];
