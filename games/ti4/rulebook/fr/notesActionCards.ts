import type { RuleChapter } from '@orrery/kernel';

export const notesActionCards: readonly RuleChapter[] = [
  {
    id: 'TI4-CAC',
    title: 'Précisions sur les cartes action',
    rules: {
      'TI4-CAC-01':
        'Avenants et autres prédictions : vous ne pouvez pas voter sur ce projet. Vous pouvez prédire plusieurs fois avec des cartes et des issues différentes, et aussi quand vous ne pouviez de toute façon pas voter.',
      'TI4-CAC-02': 'Ce que rapporte une bonne prédiction vient après l’effet du projet, dans l’ordre de l’orateur.',
      'TI4-CAC-03':
        'Sabotage vient quand cibles, choix et montants sont annoncés, mais avant les dés, les pioches ou la technologie à rechercher. Une technologie gagnée d’un autre joueur est nommée d’abord.',
      'TI4-CAC-04': 'Si Sabotage arrête une carte qui était votre action, vous choisissez une autre action ou passez.',
      'TI4-CAC-05':
        'Sépultures antiques se joue avant la révélation du premier projet. Vous pouvez choisir un joueur sans planète culturelle.',
      'TI4-CAC-06':
        'Assassinat du représentant n’empêche que le vote : prédictions et autres effets restent possibles.',
      'TI4-CAC-07':
        'Corruption vient après le tour de vote de l’orateur, même s’il s’est abstenu. Vous devez avoir voté, et chaque bien commercial, même aucun, ajoute un vote.',
      'TI4-CAC-08':
        'Conseiller émérite se joue après votre propre vote, pour la même issue. L’orateur peut le jouer après une Corruption.',
      'TI4-CAC-09':
        'Texte de loi confus et Texte de loi trompeur viennent après les votes supplémentaires et avant Complot mortel. Les prédictions regardent qui est finalement élu.',
      'TI4-CAC-10':
        'Complot mortel vient après tout ce qui change votes ou issue, et rend fausse toute prédiction. Avec plusieurs prédictions, vous pouvez le jouer contre toute issue qui diffère de l’une d’elles.',
      'TI4-CAC-11':
        'Bunker protège toutes vos planètes du système, même contre d’autres bombardements de la même invasion.',
      'TI4-CAC-12':
        'Coup d’État et les autres effets qui mettent fin à un tour laissent au joueur actif la fin du tour.',
      'TI4-CAC-13':
        'Courage jusqu’au bout : ses dés n’ont pas de bonus de combat. Les vaisseaux sont détruits directement, sans Dégâts encaissés.',
      'TI4-CAC-14':
        'Sabotage des défenses, Initiative économique, Initiative industrielle et autres peuvent se jouer même sans rien trouver.',
      'TI4-CAC-15': 'Les unités déplacées par Opération leurre et autres restent endommagées si elles l’étaient.',
      'TI4-CAC-16': 'Avenant Diplomatie et Brouillage peuvent désigner le système de Mecatol Rex.',
      'TI4-CAC-17':
        'Pression diplomatique : le joueur visé choisit le billet. Vous ne pouvez pas viser deux fois le même joueur pour un projet.',
      'TI4-CAC-18':
        'Coup au but peut suivre chaque utilisation de Dégâts encaissés par un vaisseau contre vos touches, avant d’en décider d’autres. Hors combat, la capacité perdue compte aussitôt ; les mécas ne sont visés que tant qu’ils comptent comme vaisseaux.',
      'TI4-CAC-19':
        'Neutralisation se joue au début de l’invasion. Elle n’a pas d’effet sur le canon spatial offensif, ni sur les unités qui combattent comme troupes terrestres.',
      'TI4-CAC-20':
        'Fonds détournés : la technologie rendue disparaît avant la vérification des prérequis et ne peut pas être celle recherchée. Les améliorations et les technologies de votre faction le peuvent.',
      'TI4-CAC-21': 'Réparations d’urgence peut se jouer au premier round, pour des dégâts antérieurs.',
      'TI4-CAC-22':
        'Station de combat expérimentale exige un vaisseau réellement arrivé. Elle tire à l’étape des canons spatiaux et ne touche que les vaisseaux du joueur actif.',
      'TI4-CAC-23':
        'Conscription de chasseurs, du premier codex, place un chasseur par système, quel que soit le nombre de transporteurs ; puis la capacité est vérifiée.',
      'TI4-CAC-24': 'Équipe de tir et les autres cartes de relance gardent les bonus du premier jet.',
      'TI4-CAC-25': 'Un second En avant toute ou Regain de moral au même moment n’ajoute rien.',
      'TI4-CAC-26': 'Recherche ciblée, Prototype dévoilé et autres exigent le prix entier et les prérequis habituels.',
      'TI4-CAC-27':
        'Renforts au front, Initiative minière et autres exigent une planète utilisable. Ce qui va sur une planète y va en entier.',
      'TI4-CAC-28':
        'Vaisseau fantôme peut utiliser la Porte de Creuss, l’Œil du trou de ver ou tout jeton de trou de ver. Dans l’Œil inactif, il le retourne.',
      'TI4-CAC-29':
        'Escouade fantôme, du premier codex, se joue quand tous les débarquements sont fixés. Elle peut ne rien déplacer et ne réagit pas aux unités placées.',
      'TI4-CAC-30':
        'Élection piratée, du premier codex, inverse le sens du vote. L’orateur vote toujours en dernier, et une faction qui vote en premier le fait toujours.',
      'TI4-CAC-31':
        'Énergie captée et autres, du premier codex, se jouent même avec un stock plein et comptent comme un réapprovisionnement.',
      'TI4-CAC-32':
        'Usurpation et Plagiat, du premier codex, exigent toute l’influence. Un quatrième objectif secret suit la limite.',
      'TI4-CAC-33': 'Dans le silence de l’espace n’aide que les vaisseaux partis du système choisi.',
      'TI4-CAC-34':
        'Infiltration remplace les structures type par type, et vous pouvez reprendre des unités du plateau pour cela. Ce qu’un autre effet a déjà remplacé n’y est plus.',
      'TI4-CAC-35':
        'Insubordination exige un joueur avec un pion en réserve tactique, Espion un joueur avec une carte action.',
      'TI4-CAC-36':
        'Interception arrête la retraite annoncée dans ce round, mais pas les cartes qui déplacent des vaisseaux sans être une retraite.',
      'TI4-CAC-37':
        'Carte stellaire perdue rend les systèmes adjacents à tous égards pour toute l’action : déplacement, retraite, canon spatial et voisins. Elle marche même contre une interdiction de voyager.',
      'TI4-CAC-38':
        'Coup de chance et les autres cartes qui détruisent directement ne permettent pas Dégâts encaissés et ne visent pas vos unités.',
      'TI4-CAC-39':
        'Propulseurs de manœuvre annule une touche d’une salve. Une autre salve, d’un autre joueur ou d’une autre planète, permet une autre copie ; en combat, elle ne fait rien.',
      'TI4-CAC-40':
        'Manipulation des investissements peut placer des biens commerciaux sur une carte gardée par un joueur. Ils y restent jusqu’à ce que la carte soit choisie au centre.',
      'TI4-CAC-41':
        'Plan magistral et les autres actions supplémentaires, du premier codex, n’ont pas leur propre début ou fin de tour.',
      'TI4-CAC-42':
        'Suite de navigation vaut pour votre déplacement de cette action, pas pour les retraites. Les rifts gravitationnels ne donnent alors ni bonus ni jet.',
      'TI4-CAC-43':
        'Pourparlers vaut pour une planète. Les troupes renvoyées ne peuvent pas débarquer ailleurs dans cette action et demandent de la capacité.',
      'TI4-CAC-44':
        'Stabilité politique se joue à la dernière étape de la phase de statut. Vos cartes sont restaurées, vous n’en choisissez pas à la manche suivante, et les projets suivent toujours l’ordre de l’orateur.',
      'TI4-CAC-45':
        'Disgrâce publique ne concerne que le choix ordinaire. Les biens commerciaux de la carte refusée ne sont pas gagnés.',
      'TI4-CAC-46':
        'Fusion du réacteur exige un dock spatial d’un autre joueur hors de tout système natal, même celui d’un joueur éliminé.',
      'TI4-CAC-47':
        'Bouclier réfléchissant, du premier codex, ajoute ses touches au même jet s’il est joué pendant l’attribution ; sinon elles sont attribuées aussitôt.',
      'TI4-CAC-48': 'Réparations de guerre peut se jouer si au moins une de ses deux parties trouve une planète.',
      'TI4-CAC-49':
        'Rétro-ingénierie prend une carte jouée comme action qu’un autre joueur a défaussée pour n’importe quelle raison.',
      'TI4-CAC-50': 'Déroute ne marche que si votre adversaire a où battre en retraite.',
      'TI4-CAC-51': 'Avant l’effet de Récupération, le joueur actif peut encore faire une transaction.',
      'TI4-CAC-52':
        'Boucliers tenus agit une fois par jet ou source de touches en combat spatial, barrage compris. Elle n’aide ni contre le canon spatial, ni contre une destruction directe, ni au sol.',
      'TI4-CAC-53':
        'Retraite habile n’est pas une retraite : tout système adjacent sans vaisseau d’un autre joueur convient, sauf une nébuleuse. Les chasseurs suivent seuls ; puis capacité et limites de flotte s’appliquent, et un pion est placé s’il n’y en a pas.',
      'TI4-CAC-54':
        'Éruption solaire, du premier codex, empêche les canons spatiaux et la Station de combat expérimentale des autres de tirer sur les vaisseaux qui se déplacent. Sur les planètes, les défenseurs peuvent encore tirer.',
      'TI4-CAC-55': 'Bombardement tactique exige une unité avec Bombardement, mais pas une planète disponible.',
      'TI4-CAC-56': 'Action inattendue exige un de vos pions sur le plateau.',
      'TI4-CAC-57': 'Planète instable épuise la planète même si elle détruit moins de trois infanteries ou aucune.',
      'TI4-CAC-58': 'Mise à niveau exige que le croiseur soit dans le système quand vous l’activez.',
      'TI4-CAC-59': 'Insurrection exige une planète disponible d’un autre joueur.',
      'TI4-CAC-60':
        'Veto et autres se jouent quand un projet est révélé. Les cartes déjà jouées contre le projet défaussé reviennent sans effet, et le projet suivant peut aussi subir un veto.',
      'TI4-CAC-61': 'Machine de guerre, du premier codex, ne marche qu’avec Production et une fois par utilisation.',
      'TI4-CAC-62':
        'Avec Guet-apens, les touches du barrage vont à tous les vaisseaux, donc Dégâts encaissés aide contre elles.',
    },
  },
];
