import type { RuleChapter } from '@orrery/kernel';

export const modes: readonly RuleChapter[] = [
  {
    id: 'SR-MODES',
    title: 'Les modes sans équipes',
    rules: {
      'SR-MODES-01': 'Toutes les règles générales valent dans chaque mode, sauf là où le mode lui-même les change.',
      'SR-MODES-02':
        'Un conseil : à cinq ou six, attendez d’avoir fini la campagne et ajouté le paquet Post-Campagne à la pile Commerce. Dans Orrery, une table peut choisir les 84 cartes d’emblée.',
      'SR-MODES-03':
        'Il n’y a que deux cadrans de score. À partir de trois joueurs, deux cartes Score côte à côte en tiennent lieu : un 4 et un 9 signifient une Influence de 49. Orrery compte pour vous.',
      'SR-MODES-04':
        'Standard, à deux : le sort désigne qui joue d’abord, avec 3 cartes en main contre 5 pour l’autre.',
      'SR-MODES-05':
        'Combat à mort, de trois à six : le sort désigne qui commence, et l’on joue dans le sens horaire. La première main a 3 cartes, la deuxième 4 et toutes les suivantes 5.',
      'SR-MODES-06':
        'Dans le Combat à mort, tous les adversaires et toutes leurs Bases sont à votre portée : attaquez et ciblez-les comme bon vous semble.',
      'SR-MODES-07':
        'Toutes les cartes d’un joueur vaincu vont dans la Casse, celles du Deck, de la main, de la Défausse et du jeu ; les Prospecteurs retournent sur leur pile. Si cela arrive pendant son propre tour, le tour passe au suivant. Il en va ainsi dans tous les modes où les joueurs sont éliminés un à un.',
      'SR-MODES-08': 'Dans le Combat à mort, qui reste seul à la fin a gagné.',
      'SR-MODES-09':
        'Chasse à l’homme, de trois à six : tout débute comme dans le Combat à mort, avec les mêmes mains et le même sens du jeu.',
      'SR-MODES-10':
        'Dans la Chasse à l’homme, votre proie est à votre gauche : aucun autre joueur ne peut être votre cible. Quant aux Bases, vous pouvez attaquer et cibler celles de vos deux voisins, les Avant-Postes protégeant comme toujours. Ce qui touche « chaque adversaire » atteint tout le monde, puisque cela ne cible personne.',
      'SR-MODES-11':
        'Si votre proie est vaincue, le joueur suivant de ce côté prend sa place ; à droite, il en va de même. Quand vous n’êtes plus que deux, chacun est des deux côtés de l’autre.',
      'SR-MODES-12': 'La chasse est gagnée par le dernier encore debout.',
      'SR-MODES-13':
        'La Chasse à l’homme au Premier sang se joue comme la Chasse à l’homme, mais elle s’arrête au premier joueur vaincu.',
      'SR-MODES-14': 'Au Premier sang, la victoire revient au voisin de droite du vaincu, en général son attaquant.',
    },
  },
  {
    id: 'SR-HYDRA',
    title: 'Hydre : une vie par équipe',
    rules: {
      'SR-HYDRA-01':
        'À quatre ou six, formez deux équipes de même taille, assises en alternance autour de la table. Une équipe n’a qu’un seul score d’Influence pour tous ses membres.',
      'SR-HYDRA-02': 'Votre Deck Personnel, votre main, votre Défausse et vos cartes en jeu n’appartiennent qu’à vous.',
      'SR-HYDRA-03': 'Pour vos actions Allié, ce que vos coéquipiers ont en jeu ne compte pas.',
      'SR-HYDRA-04':
        'Le sort désigne l’équipe qui commence. Ses membres ont 3 cartes chacun au départ, ceux de l’autre équipe 5.',
      'SR-HYDRA-05':
        'Un tour appartient à toute l’équipe : vous traversez ensemble la Phase Principale, la Phase de Défausse et la Phase de Pioche.',
      'SR-HYDRA-06':
        'Vous jouez tous en même temps, chacun avec ses propres cartes devant soi. Orrery prend vos actions comme elles arrivent : si deux d’entre vous veulent la même carte, le plus rapide l’obtient. La Phase Principale prend fin quand tous l’ont terminée ; d’ici là, chacun peut encore agir.',
      'SR-HYDRA-07': 'Vous avez votre propre Réserve de Commerce et votre propre Réserve de Combat.',
      'SR-HYDRA-08':
        'Ce que vous jouez, achetez, utilisez et attaquez ne dépend que de vous. Les attaques touchent le score commun de l’autre équipe ; un effet qui cible un joueur désigne l’un d’eux.',
      'SR-HYDRA-09':
        'Pendant le tour de votre équipe, vous pouvez céder à un coéquipier autant de Commerce et de Combat que vous voulez, encore et encore.',
      'SR-HYDRA-10': 'L’Hydre à deux têtes se joue à deux contre deux, avec 75 points d’Influence par équipe.',
      'SR-HYDRA-11': 'L’Hydre à trois têtes se joue à trois contre trois, avec 100 points d’Influence par équipe.',
      'SR-HYDRA-12':
        'Un seul Avant-Poste couvre toute l’équipe : tant que l’un de vous en a un, aucun de vous ne peut être attaqué, et vos autres Bases échappent aux attaques comme aux effets qui ciblent.',
      'SR-HYDRA-13':
        'Une équipe dont l’Influence tombe à zéro est vaincue tout entière, et la victoire va à ses rivaux.',
    },
  },
  {
    id: 'SR-EMP',
    title: 'L’Empereur : trois contre trois',
    rules: {
      'SR-EMP-01': 'À six, formez deux équipes de trois. Dans chacune, l’un est Empereur et deux sont Amiraux.',
      'SR-EMP-02':
        'Chaque Empereur est assis entre deux Amiraux, face à l’autre Empereur ; ainsi, chaque Amiral a un Amiral ennemi devant lui. Dans Orrery, les places 1 à 3 affrontent les places 4 à 6, les Empereurs étant aux places 2 et 5 ; la place 1 fait face à la 6, la 2 à la 5, la 3 à la 4.',
      'SR-EMP-03': 'Un Empereur a 60 points d’Influence au départ, un Amiral 50.',
      'SR-EMP-04':
        'Le sort désigne l’équipe qui ouvre. Ses membres débutent avec 3 cartes en main, leurs ennemis avec 5.',
      'SR-EMP-05': 'On joue dans le sens horaire : trois joueurs d’une équipe d’affilée, puis les trois de l’autre.',
      'SR-EMP-06':
        'À votre tour, vous pouvez payer 1 Commerce pour faire passer une carte de votre Défausse à celle d’un coéquipier. Faites-le quand vous voulez dans la Phase Principale, tant que vous pouvez payer.',
      'SR-EMP-07': 'En tant qu’Empereur, vous pouvez attaquer et cibler tous vos ennemis et toutes leurs Bases.',
      'SR-EMP-08':
        'En tant qu’Amiral, vous n’avez qu’un ennemi, l’Amiral d’en face, avec ses Bases. Une fois celui-ci vaincu, il ne vous reste aucune cible, à moins que la table ne vous permette alors d’attaquer l’Empereur ennemi. Un Avant-Poste ne protège que son propriétaire.',
      'SR-EMP-09':
        'Si vous tombez en tant qu’Amiral, vous pouvez léguer à votre Empereur une carte de votre main, de votre Défausse ou de votre Deck, que vous avez le droit de fouiller. Elle rejoint sa Défausse, et tout le reste va dans la Casse.',
      'SR-EMP-10': 'Une équipe tient ou tombe avec son Empereur : s’il est vaincu, elle a perdu.',
    },
  },
  {
    id: 'SR-RAID',
    title: 'Raid : un contre tous',
    rules: {
      'SR-RAID-01':
        'L’un de vous est le Boss, les deux à cinq autres sont les Soldats d’Élite. Le Boss est tiré au sort, à moins que la table ne confie ce rôle à la première place.',
      'SR-RAID-02': 'Le Boss commence, puis on tourne dans le sens horaire.',
      'SR-RAID-03':
        'La force du Boss dépend du nombre de Soldats d’Élite au départ ; les pertes n’y changent rien. S’ils sont 2, il a 50 points d’Influence et une taille de main de 7 ; à 3, 70 et 7 ; à 4, 70 et 8 ; à 5, 90 et 8. Quelques Vaisseaux peu coûteux ont une ligne qui compte les coéquipiers et les adversaires encore en lice : elle aide deux Soldats d’Élite, ou un Boss qui en affronte cinq.',
      'SR-RAID-04':
        'La première main du Boss est plus petite de deux cartes que sa taille de main, soit 5 ou 6. Celle d’un Soldat d’Élite en a 5.',
      'SR-RAID-05':
        'Dans la Phase de Pioche, le Boss ne pioche pas cinq cartes mais autant que sa taille de main, 7 ou 8.',
      'SR-RAID-06': 'Les Soldats d’Élite n’ont pas de tour commun ; chacun joue le sien.',
      'SR-RAID-07':
        'Les coups des Soldats d’Élite sur les Bases du Boss s’additionnent jusqu’à son prochain tour : l’un peut achever ce qu’un autre a commencé. Toute attaque d’au moins 1 Combat compte.',
      'SR-RAID-08':
        'Si les dégâts n’ont pas détruit une Base du Boss, elle est comme neuve au début du tour du Boss. Celles des Soldats d’Élite se remettent en fin de tour, comme d’habitude.',
      'SR-RAID-09': 'Chaque Soldat d’Élite a 50 points d’Influence au départ.',
      'SR-RAID-10':
        'Entre Soldats d’Élite, vous voyez les mains les uns des autres et pouvez préparer vos plans ensemble.',
      'SR-RAID-11':
        'Un Soldat d’Élite agit pourtant seul : les Réserves ne se partagent pas, et vous décidez vous-même de vos cartes, de vos actions et de vos attaques.',
      'SR-RAID-12':
        'Si vous tombez en tant que Soldat d’Élite, vous pouvez léguer une carte à chaque coéquipier encore en lice, prise dans votre main, votre Deck, votre Défausse ou vos cartes en jeu, pour sa Défausse. Le reste va dans la Casse.',
      'SR-RAID-13': 'Quand le dernier Soldat d’Élite est hors jeu, le Boss a gagné.',
      'SR-RAID-14': 'Quand l’Influence du Boss est à zéro, les Soldats d’Élite ont gagné, y compris ceux déjà vaincus.',
      'SR-RAID-15':
        'Le Boss peut attaquer et cibler tous les Soldats d’Élite et toutes leurs Bases. Eux n’ont qu’un ennemi : le Boss, avec les Bases qu’il a en jeu.',
    },
  },
  {
    id: 'SR-OPT',
    title: 'Les Decks de faction en option',
    rules: {
      'SR-OPT-01':
        'Si vous voulez, les deux Decks de la campagne remplacent des Decks Personnels standard hors campagne : celui de l’Empire Galactique, avec son Chasseur Impérial et son Contrebandier, et celui de la Fédération du Commerce, avec sa Navette de la Fédération et sa Police du Système. Voici les trois cas.',
      'SR-OPT-02':
        'Dans une partie à deux, chacun joue un des Decks de faction ; on prend les deux ou aucun. Orrery les attribue par tirage au sort.',
      'SR-OPT-03':
        'En mode L’Empereur, chacun des deux Empereurs reçoit un Deck de faction, là encore par tirage au sort.',
      'SR-OPT-04': 'En mode Raid, le Boss choisit entre les deux Decks de faction et le Deck standard.',
    },
  },
  {
    id: 'SR-SYM',
    title: 'Les symboles des cartes',
    rules: {
      'SR-SYM-01':
        'En haut à gauche, un symbole de faction dit à quelle faction appartient la carte. Devant un texte, il signale une action Allié.',
      'SR-SYM-02':
        'En haut à droite, le symbole Commerce montre ce que coûte la carte ; dans un texte, combien de Commerce vous gagnez. Les cartes de Deck Personnel n’ont pas de coût ; là où il en faut un, il vaut 0.',
      'SR-SYM-03':
        'Dans un texte, le symbole Combat montre combien de Combat vous gagnez, et le symbole Influence combien d’Influence.',
      'SR-SYM-04': 'Devant un texte, le symbole de la Casse signale une action Retirer.',
      'SR-SYM-05':
        'Un petit symbole d’extension, en bas à droite, dit de quelle boîte vient une carte. Il n’a pas d’effet sur le jeu.',
    },
  },
];
