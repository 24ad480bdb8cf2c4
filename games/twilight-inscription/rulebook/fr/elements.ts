import type { RuleChapter } from '@orrery/kernel';

export const elements: readonly RuleChapter[] = [
  {
    id: 'INS-ADV',
    title: 'Avantages',
    rules: {
      'INS-ADV-01':
        'Les Avantages en pointillé prennent effet dès leur revendication. Vous ne les dépensez pas ; ils ne reçoivent donc aucun trait. Ce sont Commodité, Conseiller, Population, Faction, Relique, Voisin et, sans effet direct, Points de Victoire.',
      'INS-ADV-02':
        'Une capacité peut malgré tout vous laisser dépenser un Avantage en pointillé pour un petit plus. Aucune carte de notre jeu ne le fait.',
      'INS-ADV-03':
        'Les Avantages en tirets agissent quand vous les dépensez. Cela n’a lieu que dans les Événements Stratégie, à moins qu’une règle ou une carte ne dise autre chose. Ce sont Planète, Marchandise, Vote, Spécialité et Point Fort.',
      'INS-ADV-04':
        'Points de Victoire : le nombre affiché s’ajoute à votre score en fin de partie. Rien ne se passe avant.',
      'INS-ADV-05':
        'Planète : quand Expansion est active, dépensez-la pour débloquer une Planète ou achever un Dock Spatial.',
      'INS-ADV-06':
        'Marchandise : lors d’un Événement Stratégie, chaque Marchandise dépensée devient à votre gré Matériaux, Influence ou Recherche pour votre fiche active.',
      'INS-ADV-07':
        'Des Marchandises « gratuites » fournissent les mêmes Ressources, mais votre réserve reste intacte : rien n’est encerclé, rien n’est barré.',
      'INS-ADV-08': 'Vote : dépensez-le lors d’un Événement Conseil pour peser sur un Projet.',
      'INS-ADV-09':
        'Des Votes « gratuits » comptent comme les autres une fois émis, mais laissent votre réserve de Votes intacte.',
      'INS-ADV-10':
        'Spécialité : il en existe quatre sortes, biotique, propulsion, cybernétique et armement. Une Spécialité de la bonne sorte débloque une Technologie dont le coût la montre.',
      'INS-ADV-11':
        'Sur Affrontement, une Spécialité propulsion débloque les Cuirassés et une Spécialité armement les Soleils de Guerre. Une cybernétique peut payer un Transporteur.',
      'INS-ADV-12':
        'Sur Industrie, la légende change une Spécialité cybernétique en 4 Matériaux au plus et une biotique en 3 Influence au plus. Toute case avec X se détruit avec la Spécialité de son étiquette.',
      'INS-ADV-13':
        'Point Fort : chaque sorte va avec un dé Point Fort. Dépensez-le et ce dé est débloqué sur votre fiche active, dès maintenant et chaque fois qu’elle redeviendra active.',
      'INS-ADV-14':
        'Commodité : il y en a trois types, simples ou doubles. En revendiquer une remplit la prochaine place de son type dans votre tableau Industrie.',
      'INS-ADV-15':
        'Les lignes pleines du tableau rapportent des Avantages PV, les colonnes pleines des Marchandises à chaque Événement Production.',
      'INS-ADV-16': 'Conseiller : en revendiquer un ouvre un « +1 Vote » de plus dans le tableau.',
      'INS-ADV-17':
        'Chaque « +1 Vote » ouvert par un Conseiller signifie un Vote de plus à chaque Événement Conseil, et la ligne est jalonnée d’Avantages PV.',
      'INS-ADV-18': 'Commodités et Conseillers agissent sur-le-champ, quelle que soit la fiche d’où ils viennent.',
      'INS-ADV-19':
        'Population : vous revendiquez sur-le-champ un Avantage PV de plus sur la piste Population, en remontant depuis le bas. Une piste pleine ne donne rien.',
      'INS-ADV-20': 'Faction : résolvez sur-le-champ la seconde capacité de votre faction.',
      'INS-ADV-21':
        'Relique : on la trouve sur Navigation. Vous piochez aussitôt une Relique, la gardez en main et notez ses PV près du Système. Ici, vous posez votre feutre pour la pioche, puis continuez dans la même étape, la Relique en main ; les marques faites avant la pioche sont alors définitives.',
      'INS-ADV-22':
        'Voisin : la flèche pointe à gauche ou à droite, et vous avez 1 Force de plus dans chaque Guerre de ce côté. Les Guerres déjà livrées ne changent pas.',
      'INS-ADV-23':
        'Pour garder un Avantage Voisin en mémoire, « +1 » est noté dans les cases de Force de sa moitié. Le programme l’ajoute pour vous.',
    },
  },
  {
    id: 'INS-MEC',
    title: 'La fiche Mecatol Rex',
    rules: {
      'INS-MEC-01':
        'Qui revendique le Système Mecatol Rex inscrit sa faction dans l’emplacement libre le plus haut de la fiche Mecatol Rex. Ici, cela se fait à la clôture de l’étape.',
      'INS-MEC-02':
        'Votre emplacement vous donne d’abord des Votes, encerclés sur votre fiche Industrie. S’il en reste moins, le surplus est perdu.',
      'INS-MEC-03':
        'Votre emplacement donne aussi des PV. On les note dans la case du Système Mecatol Rex et ils comptent dans votre score Navigation.',
      'INS-MEC-04':
        'Plusieurs joueurs peuvent arriver dans une même étape. Chacun prend un emplacement, mais tous reçoivent ce que donne le meilleur d’entre eux.',
      'INS-MEC-05':
        'Tous les emplacements pris dans une étape sont occupés ; qui vient ensuite prend le suivant. Les noms s’inscrivent à partir de la gauche de l’Orateur.',
      'INS-MEC-06': 'Le deuxième emplacement vaut 4 Votes et 5 PV. Le premier, dans notre jeu, vaut 5 Votes et 7 PV.',
      'INS-MEC-07':
        'Le troisième emplacement vaut 3 Votes et 3 PV. Dans notre jeu, les quatrième et cinquième donnent 2 de chaque, les trois derniers 1 de chaque.',
      'INS-MEC-08':
        'Cette fiche accueille aussi le décompte des Votes du Conseil et, à la fin, le score final de chaque faction.',
    },
  },
  {
    id: 'INS-TECH',
    title: 'Technologies',
    rules: {
      'INS-TECH-01': 'Vous trouvez deux Technologies sur chaque fiche.',
      'INS-TECH-02':
        'Chaque Recherche dépensée peut barrer une icône Recherche d’une Technologie, pourvu qu’elle soit sur votre fiche active.',
      'INS-TECH-03':
        'Quand il ne reste plus d’icône Recherche libre, la Technologie est débloquée. Dans notre jeu, il en faut trois pour chacune.',
      'INS-TECH-04':
        'Il y a un raccourci : une Spécialité de la sorte montrée dans le coût débloque toute la Technologie d’un coup. Elle aussi doit être sur votre fiche active.',
      'INS-TECH-05': 'Une fois une Technologie débloquée, vous disposez de ce que promet son texte.',
      'INS-TECH-06':
        '« Une fois par activation » signifie un usage à chaque round où vous avez activé sa fiche, à l’étape 1 ou 3, au choix. S’en servir est facultatif, et sur une fiche inactive elle est en sommeil.',
    },
  },
  {
    id: 'INS-FOCUS',
    title: 'Dés Point Fort',
    rules: {
      'INS-FOCUS-01':
        'Chaque dé Point Fort est voué à une seule Ressource : un dé pour les Matériaux, un pour l’Influence et un pour la Recherche.',
      'INS-FOCUS-02':
        'Un dé Point Fort montre sa Ressource une fois sur quatre faces et deux fois sur les deux autres.',
      'INS-FOCUS-03':
        'Les dés Point Fort roulent avec les dés noirs à chaque Événement Stratégie. Vous ne profitez que de ceux que vous avez débloqués sur la fiche rendue active.',
      'INS-FOCUS-04':
        'Pour débloquer un dé Point Fort, dépensez son Avantage Point Fort et soulignez ce dé à côté du nom de votre fiche active.',
      'INS-FOCUS-05':
        'Un dé Point Fort est débloqué sur cette seule fiche et nulle part ailleurs ; chaque fiche réclame son propre Avantage Point Fort.',
      'INS-FOCUS-06':
        'Un dé Point Fort débloqué vous donne ses Ressources chaque fois que sa fiche est active. Cela vaut aussi pour le round en cours, même si les dés sont déjà lancés.',
    },
  },
  {
    id: 'INS-FACTION',
    title: 'Factions',
    rules: {
      'INS-FACTION-01': 'Chaque carte Faction énonce deux capacités.',
      'INS-FACTION-02': 'La première capacité vous accompagne toute la partie, de la façon que décrit son texte.',
      'INS-FACTION-03':
        'La seconde capacité se produit une fois par Avantage Faction revendiqué, et à aucun autre moment.',
      'INS-FACTION-04':
        'Certaines cartes Faction portent en outre un texte « Mise en place ». Il ne sert qu’une fois, quand vous prenez la faction.',
    },
  },
  {
    id: 'INS-RELIC',
    title: 'Reliques',
    rules: {
      'INS-RELIC-01': 'Une Relique vaut des PV et offre un effet puissant, utilisable une seule fois.',
      'INS-RELIC-02':
        'Pour chaque Système Relique revendiqué, vous piochez une Relique dont les PV vont dans la case de ce Système. Ici, on pioche dès que tous les feutres sont posés, en partant de la gauche de l’Orateur ; l’étape continue ensuite pour ceux qui ont pioché. Si le paquet est vide, il n’y a ni carte ni PV.',
      'INS-RELIC-03':
        'Les PV d’une Relique sont acquis dès la pioche, même si vous ne jouez jamais la carte. Chacun voit le nombre, mais pas de quelle Relique il s’agit.',
      'INS-RELIC-04': 'Une carte Relique dit elle-même quand et comment la jouer.',
      'INS-RELIC-05':
        'Certaines Reliques se jouent à l’instant de la pioche, si leur texte le veut. Toutes les autres restent cachées dans votre main jusqu’à ce que vous vouliez vous en servir.',
      'INS-RELIC-06': 'Après usage, une Relique reste visible près de votre carte Faction.',
    },
  },
  {
    id: 'INS-OBJ',
    title: 'Objectifs',
    rules: {
      'INS-OBJ-01': 'Quatre Objectifs sont en jeu, un pour chacune des quatre fiches.',
      'INS-OBJ-02':
        'Si vous remplissez une condition, dites-le et inscrivez les PV dans la case « Objectif » de cette fiche. Ici, le programme s’en aperçoit et l’annonce à la clôture de l’étape.',
      'INS-OBJ-03':
        'La plus haute des deux valeurs d’un Objectif récompense le premier arrivé. Ceux qui suivent reçoivent la plus basse.',
      'INS-OBJ-04':
        'Dès que quelqu’un a atteint un Objectif, sa carte est retournée : la valeur haute n’est plus à prendre.',
      'INS-OBJ-05':
        'Les joueurs arrivés premiers ensemble, dans une seule et même étape, reçoivent tous la valeur haute.',
      'INS-OBJ-06': 'Aucun Objectif ne vous rapporte deux fois.',
    },
  },
];
