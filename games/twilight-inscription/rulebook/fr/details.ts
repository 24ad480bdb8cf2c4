import type { RuleChapter } from '@orrery/kernel';

export const details: readonly RuleChapter[] = [
  {
    id: 'INS-CLAR',
    title: 'Clarifications',
    rules: {
      'INS-CLAR-01': 'Quand une carte et ces règles se contredisent, c’est la carte qui a raison.',
      'INS-CLAR-02': 'Un effet qui emploie « pouvoir » vous laisse le choix.',
      'INS-CLAR-03':
        'Tout autre effet est obligatoire. Faites-en tout ce qui est faisable ; ce qui ne l’est pas est ignoré.',
      'INS-CLAR-04':
        'Si une capacité se déclenche quand une fiche devient active, elle vient en premier, avant toute dépense.',
      'INS-CLAR-05':
        '« N’importe quel » et « de votre choix » vous libèrent des limites habituelles du choix, mais vous ne choisissez qu’une chose. Ainsi, trois Influence « sur n’importe quelle fiche » vont ensemble à une même fiche, fût-elle inactive.',
      'INS-CLAR-06':
        'Vous pouvez revendiquer un Avantage en tirets et le dépenser dans la foulée, durant la même étape.',
      'INS-CLAR-07':
        'Vous ne possédez jamais plus de Votes ou de Marchandises que n’en porte votre fiche Industrie, d’où qu’ils viennent. Tout surplus est perdu.',
      'INS-CLAR-08':
        'Certaines issues laissent un choix à qui a émis le plus de Votes. Si plusieurs sont à égalité, chacun d’eux lance un dé noir, encore et encore, jusqu’à ce qu’un seul montre Influence ; celui-là choisit.',
      'INS-CLAR-09':
        'Un effet qui vous construit un Dock Spatial est gratuit : vous barrez celui de ses coûts qui vous plaît sans rien dépenser.',
      'INS-CLAR-10':
        'Dans notre jeu, Motivateurs Neuronaux barre une icône dans une ligne ou colonne menant à une Population. Cela marche même si cette Population est barrée.',
      'INS-CLAR-11': 'Un hexagone sans Avantage et sans X n’est qu’un décor : on ne peut le marquer d’aucune façon.',
      'INS-CLAR-12': 'Nul besoin de revendiquer un Système pour explorer au-delà ; l’avoir exploré suffit.',
      'INS-CLAR-13':
        'Si une carte barre un Système que vous n’avez pas revendiqué, vous ne pourrez plus jamais le faire. Vous pouvez toujours explorer vers lui et à partir de lui.',
      'INS-CLAR-14':
        'Un Trou de ver ne sert qu’une fois. Un passage épuise celui par lequel vous entrez et celui par lequel vous sortez.',
      'INS-CLAR-15':
        'Les Ressources doivent être dépensées ; vous n’avez pas le droit d’en retenir. Seul ce qui n’a aucun usage permis sur votre fiche active à la fin de l’étape est perdu.',
      'INS-CLAR-16': 'Une Technologie que vous venez de débloquer peut servir dans ce round même.',
      'INS-CLAR-17':
        'Un effet qui vous débloque une Technologie est gratuit lui aussi : choisissez un de ses coûts et barrez-le.',
      'INS-CLAR-18':
        'Quelques capacités ouvrent les Anomalies à vos Unités. Une Anomalie marquée donne de la Force tout comme un autre Nœud.',
      'INS-CLAR-19':
        'Un seul Événement vous apportant deux Guerres, un effet lié à une Guerre peut s’appliquer deux fois, une pour chacune.',
      'INS-CLAR-20':
        'Dès la fin de l’étape 3, les Forces d’un Événement Guerre sont figées. Seule une capacité qui le dit expressément peut encore y toucher.',
      'INS-CLAR-21': 'Vous pouvez commencer une Unité maintenant et l’achever lors d’un round ultérieur.',
      'INS-CLAR-22': 'Rien ne vous empêche d’avoir plusieurs Unités inachevées d’un même type.',
      'INS-CLAR-23':
        'Quand un effet se contente de déployer une Unité, elle va droit sur la grille Guerre. Aucune bande n’est utilisée, le type peut être encore bloqué, et elle ne rapporte aucun Avantage PV.',
      'INS-CLAR-24': 'Une forme ne peut pas dépasser les bords de la grille Guerre.',
      'INS-CLAR-25':
        'S’il n’y a pas de place pour une Unité que vous achevez, elle compte tout de même comme construite et vous revendiquez son Avantage PV. Une Infanterie qui ne tient nulle part ne peut pas être achetée.',
      'INS-CLAR-26':
        'Les bonus pour des Guerres à venir peuvent se noter dans les cases de Force concernées, et ils s’additionnent : un second +1 fait +2.',
      'INS-CLAR-27': 'Votre fiche Affrontement peut se retrouver au-dessous de zéro.',
    },
  },
  {
    id: 'INS-HIDDEN',
    title: 'Informations cachées',
    rules: {
      'INS-HIDDEN-01': 'Personne d’autre que vous ne voit les Reliques de votre main.',
      'INS-HIDDEN-02':
        'Lors d’un Événement Stratégie, les fiches des autres vous sont interdites tant que vous n’en avez pas terminé avec votre fiche active.',
      'INS-HIDDEN-03':
        'Le reste du temps, les fiches de chacun sont visibles par tous. Ici, pendant une étape, vous voyez celles des autres telles qu’elles étaient à son début ; vous ignorez quelle fiche ils choisissent et savez seulement s’ils ont fini.',
      'INS-HIDDEN-04':
        'Un Objectif ou Mecatol Rex n’a pas à être annoncé avant la fin de l’étape, afin de ne pas orienter les dépenses d’autrui. Ici, l’annonce vient toujours à ce moment précis.',
      'INS-HIDDEN-05':
        'Sur papier, qui oublie d’annoncer peut se rattraper plus tard, mais c’est ce moment tardif qui compte. Ici, rien ne peut être oublié.',
      'INS-HIDDEN-06': 'Vous votez en secret. Les Votes ne sont dévoilés qu’une fois que chacun s’est décidé.',
      'INS-HIDDEN-07':
        'Les Événements et les Reliques encore dans leur paquet, ainsi que les Projets non piochés, sont inconnus de tous.',
      'INS-HIDDEN-08':
        'Au sein d’une étape, nul ne passe avant un autre, et vous n’apprenez ce que les autres ont marqué qu’à sa clôture.',
    },
  },
  {
    id: 'INS-LEARN',
    title: 'Apprenez en jouant : la partie guidée',
    rules: {
      'INS-LEARN-01':
        'La partie guidée commence sans la mise en place habituelle. Vous ne recevez qu’un feutre et une fiche Navigation, face B.',
      'INS-LEARN-02':
        'Pour le moment, on joue avec les trois dés noirs seulement. Les dés Point Fort viendront plus tard.',
      'INS-LEARN-03':
        'Quatre Événements viennent dans un ordre fixe : Empire naissant, puis Échos du passé, puis Premières expéditions et enfin Vers un nouveau foyer. Les autres attendent.',
      'INS-LEARN-04': 'Chacun des quatre est un Événement Stratégie.',
      'INS-LEARN-05': 'La partie guidée n’emploie que la face B, pour toutes les fiches.',
      'INS-LEARN-06':
        'Un round se passe ainsi : on révèle le premier Événement du paquet, et tous franchissent ensemble ses trois étapes.',
      'INS-LEARN-07': 'Au round 1, tout le monde active Navigation ; personne n’a encore d’autre fiche.',
      'INS-LEARN-08':
        'Étape 1 du round 1 : dépensez les 2 Influence de la carte. Elles servent à revendiquer les deux Systèmes explorés dès le départ.',
      'INS-LEARN-09':
        'Étape 2 du round 1 : quand chacun l’a fait, on lance les dés noirs. Quelqu’un se propose comme Orateur pour la suite ; ici, c’est qui occupe la première place.',
      'INS-LEARN-10':
        'Étape 3 : chacun dépense les dés noirs jusqu’au dernier sur sa fiche active, puis pose son feutre. Au dernier feutre posé, le round est fini.',
      'INS-LEARN-11':
        'Durant les rounds 1 à 4, vous encerclez simplement les Avantages revendiqués. Les effets de ceux en pointillé attendront.',
      'INS-LEARN-12':
        'Un conseil pour le round 1 : ne manquez pas de revendiquer un Système abritant une Planète. Vous en aurez l’usage au round 2.',
      'INS-LEARN-13': 'Le round 2 apporte la fiche Expansion, face B, que tous activent.',
      'INS-LEARN-14':
        'Si vous avez un Avantage Planète, dépensez-le au round 2 : débloquez une Planète de votre choix ou prenez un Dock Spatial.',
      'INS-LEARN-15':
        'Le round 3 apporte la fiche Industrie, face B, que tous activent. Laissez de côté pour l’instant les Votes, les Marchandises et le tableau Industrie.',
      'INS-LEARN-16':
        'Le round 4 apporte la fiche Affrontement, face B, que tous activent. Cuirassés et Soleils de Guerre ne peuvent pas encore être construits.',
      'INS-LEARN-17':
        'Un conseil pour le round 2 : visez tôt les Spécialités. Elles ont bien des usages, dont une Technologie d’un seul coup.',
      'INS-LEARN-18':
        'Un conseil pour le round 3 : détruire est rentable, car toute case détruite étend votre portée. Une Commodité jaune, le triangle, est une bonne prise précoce, car la Production la récompense.',
      'INS-LEARN-19':
        'Un conseil pour le round 4 : soyez présent dans les deux moitiés de la grille Guerre, et prenez les Nœuds à Avantage tant que la Ligne de Déploiement est encore en dessous.',
      'INS-LEARN-20':
        'Au bout de quatre rounds, on complète la mise en place avec les changements ci-après. Les fiches étant distribuées, l’étape 1 est sans objet.',
      'INS-LEARN-21':
        'L’étape 2 ne laisse aucun choix : chacun reçoit une faction au hasard. Huit y participent : les Arborec, la Baronnie de Letnev, la Coalition Mentak, les Émirats d’Hacan, la Fraternité de Yin, le Nomade, les Sardakk N’orr et les Winnu.',
      'INS-LEARN-22':
        'Rien ne change à l’étape 3 : fiche Mecatol Rex et Projets sont installés comme dans toute partie.',
      'INS-LEARN-23':
        'À l’étape 4, les quatre Événements joués restent de côté. Il reste huit piles pour le paquet, et une carte bleue du Stade II se retrouve au-dessus.',
      'INS-LEARN-24': 'L’étape 5 est omise ; la partie guidée n’a pas d’Objectifs.',
      'INS-LEARN-25': 'L’étape 6 est comme toujours. À partir d’ici, les dés Point Fort rejoignent les noirs.',
      'INS-LEARN-26': 'Pas d’étape 7 : vous avez un Orateur.',
      'INS-LEARN-27':
        'Avant le round 5, on rattrape ce qui avait attendu : chaque Avantage en pointillé encerclé jusqu’ici prend effet. Tous le font en une seule étape, si bien que ceux de Mecatol Rex sont à égalité ; les Reliques sont piochées et le tableau rempli à ce moment.',
      'INS-LEARN-28':
        'Les Avantages en tirets des premiers rounds restent à vous. Hormis les Planètes, ils ne se dépensent qu’à partir du round 5.',
      'INS-LEARN-29':
        'Au round 5, la partie suit son cours ordinaire : l’Événement suivant est révélé, et Guerre, Production et Conseil surviennent à leur tour avec toutes leurs règles.',
      'INS-LEARN-30':
        'La fin du Stade III est un bon moment pour s’arrêter, et la partie guidée le fait, sauf si la table demande la durée complète.',
      'INS-LEARN-31': 'Les scores se comptent de la manière ordinaire, et qui a le plus de PV l’emporte.',
      'INS-LEARN-32':
        'Seul ou à deux, vous appliquez aussi les règles de l’IA. Elle est installée avec le reste avant le round 5, sans aucun progrès tiré des premiers rounds.',
    },
  },
];
