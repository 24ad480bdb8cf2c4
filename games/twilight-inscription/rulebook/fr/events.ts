import type { RuleChapter } from '@orrery/kernel';

export const events: readonly RuleChapter[] = [
  {
    id: 'INS-WAR',
    title: 'Affrontement et Événements Guerre',
    rules: {
      'INS-WAR-01': 'Vos voisins sont les deux joueurs à vos côtés : l’un à gauche, l’autre à droite.',
      'INS-WAR-02':
        'Pour chaque Unité, la fiche montre un coût, une forme et parfois un Avantage PV. Une bande de coût vaut pour un exemplaire : un Croiseur, par exemple, coûte 3 Matériaux et vaut 1 PV.',
      'INS-WAR-03':
        'Vous construisez une Unité en payant les icônes d’une de ses bandes avec des Ressources du même type. L’ordre vous appartient.',
      'INS-WAR-04':
        'À la dernière icône, l’Unité est construite. Vous revendiquez son Avantage PV, s’il y en a un, et déployez l’Unité sans attendre ; impossible de remettre à plus tard.',
      'INS-WAR-05':
        'Une Ressource, celle que vous voulez, achète une Infanterie. Vous ne barrez rien et la déployez aussitôt ; sa forme tient en un seul Nœud.',
      'INS-WAR-06':
        'Vous pouvez construire autant d’Infanteries que vous pouvez en payer. Des autres Unités, il n’y a qu’autant d’exemplaires que de bandes.',
      'INS-WAR-07': 'Les deux derniers types de la fiche, Cuirassés et Soleils de Guerre, sont bloqués au départ.',
      'INS-WAR-08':
        'Pour débloquer un type d’Unité, dépensez la Spécialité affichée près de son nom et barrez-y l’icône. D’ici là, on ne touche à aucune de ses bandes.',
      'INS-WAR-09': 'Un type se débloque une seule fois, et tous ses exemplaires vous sont ouverts.',
      'INS-WAR-10':
        'Quelques Unités peuvent se payer avec une Spécialité. Ici, une Spécialité cybernétique remplace toutes les Ressources d’un Transporteur.',
      'INS-WAR-11':
        'Huit sections composent la grille Guerre. Les quatre de gauche font face à votre voisin de gauche, les quatre de droite à celui de droite.',
      'INS-WAR-12':
        'Les sections servent de bas en haut, une paire par Événement Guerre : la plus basse au premier, la plus haute au dernier.',
      'INS-WAR-13': 'Votre première Ligne de Déploiement longe le bord inférieur de la grille.',
      'INS-WAR-14':
        'Les Unités se dessinent sur les Nœuds de la grille. Certains portent un Avantage, d’autres sont des Anomalies.',
      'INS-WAR-15':
        'Déployer une Unité, c’est dessiner sa forme sur la grille. Vous pouvez la faire pivoter et l’inverser.',
      'INS-WAR-16': 'Aucune partie de la forme ne peut se trouver sous votre Ligne de Déploiement actuelle.',
      'INS-WAR-17':
        'La forme doit avoir un contact : elle atteint la première ligne de Nœuds au-dessus de la Ligne de Déploiement, ou l’un de ses Nœuds jouxte une Unité déjà dessinée. On compte dessus, dessous, à gauche ou à droite, et une Unité située sous la ligne convient.',
      'INS-WAR-18': 'Les Anomalies font obstacle : on ne dessine pas par-dessus.',
      'INS-WAR-19': 'Deux Unités ne peuvent pas partager un Nœud.',
      'INS-WAR-20':
        'Une forme peut franchir la limite entre deux sections, même d’une moitié à l’autre. Chacun de ses Nœuds compte alors là où il se trouve.',
      'INS-WAR-21': 'Si la forme couvre un Avantage, encerclez-le : vous le revendiquez.',
      'INS-WAR-22':
        'Votre toute première Unité n’a rien sur quoi s’appuyer : elle doit atteindre la première ligne de Nœuds au-dessus de la Ligne de Déploiement. Les suivantes peuvent s’appuyer sur une Unité en place.',
      'INS-WAR-23':
        'À partir du Stade II, chaque Stade comporte un seul Événement Guerre, soit quatre dans une partie complète.',
      'INS-WAR-24': 'Un Événement Guerre signifie pour vous deux Guerres, une de chaque côté.',
      'INS-WAR-25': 'Tout Nœud que vous avez marqué vaut 1 Force pour sa section, y compris s’il porte un Avantage.',
      'INS-WAR-26': 'La Force n’appartient qu’à une section ; la Guerre suivante réclame de nouvelles Unités.',
      'INS-WAR-27':
        'À l’étape 1, la Ligne de Déploiement monte : repassez la ligne en tirets suivante en travers de la grille. Après la quatrième Guerre, elle n’a plus d’importance.',
      'INS-WAR-28':
        'À l’étape 2, calculez votre Force à gauche : les Nœuds marqués de la section juste sous la ligne, plus tout bonus. Logistique de flotte, par exemple, ajoute 3 si au moins deux Unités autres que l’Infanterie tiennent tout entières dans cette section. Inscrivez la somme dans la case de Force gauche ; elle ne descend jamais sous 0.',
      'INS-WAR-29': 'À l’étape 3, faites de même à droite.',
      'INS-WAR-30': 'À l’étape 4, votre case de gauche est confrontée à la case de droite du joueur à votre gauche.',
      'INS-WAR-31': 'À l’étape 5, votre case de droite est confrontée à la case de gauche du joueur à votre droite.',
      'INS-WAR-32':
        'Si vous êtes plus fort, vous gagnez cette Guerre et revendiquez l’Avantage placé au-dessus de votre case. En pointillé, il est résolu sur l’instant ; en tirets, il attend un prochain Événement Stratégie.',
      'INS-WAR-33': 'Si vous êtes plus faible, vous perdez cette Guerre et encerclez les PV négatifs sous votre case.',
      'INS-WAR-34':
        'À Force égale, il n’y a ni vainqueur ni perdant. Chacun barre ce qui se trouve au-dessus et au-dessous de la case en question.',
      'INS-WAR-35': 'Quand toutes les Guerres sont finies, le round l’est aussi et le suivant s’enchaîne.',
      'INS-WAR-36':
        'Ce qui est passé sous la Ligne de Déploiement est fermé aux nouvelles Unités, sauf si un effet l’ouvre. Les Unités déjà dessinées y restent, chaque Nœud comptant pour sa section.',
    },
  },
  {
    id: 'INS-PROD',
    title: 'Événements Production',
    rules: {
      'INS-PROD-01': 'La Production survient trois fois : une fois à chacun des Stades II, III et IV.',
      'INS-PROD-02':
        'Vous revendiquez sur votre fiche Industrie autant de Marchandises que vous avez débloqué de « +1 Marchandise » dans le tableau Industrie.',
      'INS-PROD-03': 'Sans aucune icône « +1 Marchandise » débloquée, vous n’obtenez rien.',
      'INS-PROD-04':
        'Votre fiche ne compte qu’un certain nombre de Marchandises. Tout ce que vous revendiqueriez au-delà est perdu.',
      'INS-PROD-05': 'C’est tout : ni fiche active, ni dés. Le round suivant démarre quand chacun a revendiqué.',
    },
  },
  {
    id: 'INS-COUNCIL',
    title: 'Événements Conseil',
    rules: {
      'INS-COUNCIL-01': 'Le Conseil Galactique siège trois fois, aux Stades II, III et IV.',
      'INS-COUNCIL-02':
        'Pour commencer, revendiquez sur votre fiche Industrie autant de Votes que vous avez débloqué de « +1 Vote » dans le tableau.',
      'INS-COUNCIL-03':
        'Vous revendiquez au moins un Vote, puisque le premier « +1 Vote » est débloqué pour tous. Seule une réserve épuisée peut vous en priver.',
      'INS-COUNCIL-04':
        'C’est seulement après la revendication des Votes que l’Orateur révèle le Projet du Stade de l’Événement.',
      'INS-COUNCIL-05':
        'Un Projet peut se conclure de deux façons, « Approuvé » ou « Rejeté ». Vous pouvez soutenir une de ces issues ou vous abstenir.',
      'INS-COUNCIL-06':
        'À l’étape 1, le Projet est lu et vous pouvez en débattre par tout moyen à votre convenance. Les promesses n’engagent personne.',
      'INS-COUNCIL-07': 'À l’étape 2, vous choisissez un camp en secret et notez combien de Votes vous y mettez.',
      'INS-COUNCIL-08':
        'Pour vous abstenir, laissez la case de Vote vide. Un camp assorti de 0 Vote vaut aussi abstention.',
      'INS-COUNCIL-09':
        'Vous n’émettez que des Votes que vous détenez, revendiqués et pas encore dépensés. Les Votes « gratuits » d’un effet s’y ajoutent.',
      'INS-COUNCIL-10':
        'À l’étape 3, les Votes sont montrés dans le sens horaire à partir de la gauche de l’Orateur, puis additionnés pour chaque camp. Ici, tous s’ouvrent à la fois, car l’ordre ne change rien.',
      'INS-COUNCIL-11':
        'À l’étape 4, le camp réunissant le plus grand nombre de Votes l’emporte, et chacun résout son issue.',
      'INS-COUNCIL-12':
        'Une égalité, même à 0 contre 0, est tranchée par un dé noir. Ici, Influence, sur deux de ses six faces, décide pour « Approuvé », Matériaux ou Recherche pour « Rejeté ».',
      'INS-COUNCIL-13':
        'À l’étape 5, barrez un de vos Votes par Vote émis, que votre camp ait gagné ou non. D’ici là, ils passent encore pour non dépensés.',
      'INS-COUNCIL-14':
        'À la fin de l’étape 5, les cases de Vote et le décompte des Votes sont effacés. Ici, le programme s’en occupe.',
      'INS-COUNCIL-15': 'Le Conseil se sépare, et le round suivant peut débuter.',
    },
  },
];
