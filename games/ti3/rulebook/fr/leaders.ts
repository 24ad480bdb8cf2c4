import type { RuleChapter } from '@orrery/kernel';

export const leaders: readonly RuleChapter[] = [
  {
    id: 'TI3-OPT-LEADERS',
    title: 'Chefs',
    rules: {
      'TI3-OPT-LEADERS-01': 'Chaque race a trois Chefs ; il y en a 30 en tout.',
      'TI3-OPT-LEADERS-02': 'Il y en a cinq types : Amiral, Général, Agent, Diplomate et Scientifique.',
      'TI3-OPT-LEADERS-03': 'Vos trois Chefs commencent dans votre Système-Mère, placés comme vos premières unités.',
      'TI3-OPT-LEADERS-04': 'Un Chef se trouve toujours sur une planète ou sur un vaisseau.',
      'TI3-OPT-LEADERS-05':
        'Tout vaisseau a de la place pour des Chefs, autant que vous voulez, même un Chasseur, et ils n’en prennent à rien d’autre.',
      'TI3-OPT-LEADERS-06':
        'Les Chefs embarquent et débarquent tout comme les Forces Terrestres avec les Carriers. Pendant une bataille, ils ne changent pas de vaisseau.',
      'TI3-OPT-LEADERS-07':
        'Sur une planète neutre ou ennemie, un Chef ne débarque qu’accompagné d’une Force Terrestre.',
      'TI3-OPT-LEADERS-08':
        'Si l’invasion échoue, le Chef qui en était est capturé par le propriétaire de la planète. Sur une planète neutre, comme cela arrive avec Soleils lointains, il meurt.',
      'TI3-OPT-LEADERS-09': 'Les Chefs ne sont jamais seuls dans l’espace, ni sur une planète qui n’est pas à vous.',
      'TI3-OPT-LEADERS-10':
        'Si le vaisseau d’un Chef est perdu dans une bataille spatiale, y compris avant son premier round, lancez un dé : jusqu’à 5, il meurt ; de 6 à 8, il s’échappe ; sur 9 ou 10, l’autre camp le capture.',
      'TI3-OPT-LEADERS-11':
        'Si le vaisseau est perdu autrement, par exemple sous le tir des PDS, le Chef meurt avec lui.',
      'TI3-OPT-LEADERS-12':
        'Quand une planète où se trouve votre Chef est conquise, même sans combat, lancez un dé : jusqu’à 5, il est capturé ; de 6 à 9, il s’échappe ; sur 10, il meurt.',
      'TI3-OPT-LEADERS-13':
        'Un Chef qui s’échappe réapparaît aussitôt sur une de vos planètes dont le système n’a pas de vaisseau ennemi. Si vous n’en avez pas, il meurt.',
      'TI3-OPT-LEADERS-14':
        'Si la planète change de propriétaire autrement que par invasion, le Chef s’échappe sans jet de dé.',
      'TI3-OPT-LEADERS-15': 'Un Chef capturé est posé devant celui qui l’a pris.',
      'TI3-OPT-LEADERS-16':
        'En Phase de Statut, le geôlier décide pour chaque captif : le remettre à un autre joueur, à son propriétaire peut-être, le garder un tour encore, ou l’exécuter.',
      'TI3-OPT-LEADERS-17': 'Un captif rendu est placé aussitôt sur une de vos planètes qui n’est pas sous embargo.',
      'TI3-OPT-LEADERS-18': 'L’exécution est définitive : le Chef quitte la partie.',
      'TI3-OPT-LEADERS-19':
        'Sauvetage : chaque fois que vous conquérez une planète d’un joueur qui détient des captifs, lancez un dé. Sur 9 ou 10, vous en trouvez un.',
      'TI3-OPT-LEADERS-20': 'S’il y a plusieurs captifs, vous choisissez lequel vous trouvez.',
      'TI3-OPT-LEADERS-21':
        'Un Chef à vous rejoint aussitôt une de vos planètes qui n’est pas sous embargo. Celui d’un autre devient votre captif, et vous décidez à la prochaine Phase de Statut.',
      'TI3-OPT-LEADERS-22': 'Qui envahit la dernière planète d’un joueur reprend aussi ses captifs.',
      'TI3-OPT-LEADERS-23':
        'Scientifique : une planète à spécificité technologique donne une remise de 2 au lieu de 1 quand un Scientifique s’y trouve.',
      'TI3-OPT-LEADERS-24': 'Là où travaille un Scientifique, un nouveau Space Dock ne coûte que 2 ressources.',
      'TI3-OPT-LEADERS-25': 'Les PDS de la planète du Scientifique ont +1 à leurs jets, quelle que soit leur cible.',
      'TI3-OPT-LEADERS-26':
        'Un Scientifique allié à un PDS tient même les War Suns en respect : elles ne peuvent bombarder une telle planète.',
      'TI3-OPT-LEADERS-27':
        'Diplomate : quand des troupes ennemies débarquent sur sa planète, vous pouvez les retenir un tour. Elles remontent à bord avec tout ce qu’elles apportaient et, faute d’invasion, aucun Dreadnought ne bombarde.',
      'TI3-OPT-LEADERS-28':
        'De telles paroles n’agissent qu’une fois : jusqu’à la fin de ce tour et pendant tout le suivant, cette planète ne peut plus être protégée ainsi.',
      'TI3-OPT-LEADERS-29':
        'Une flotte avec un Diplomate peut passer parmi des vaisseaux ennemis si leur propriétaire y consent.',
      'TI3-OPT-LEADERS-30':
        'Général : s’il débarque avec vos envahisseurs, vous pouvez relancer jusqu’à deux dés à chaque round de ce combat d’invasion.',
      'TI3-OPT-LEADERS-31': 'Les Dreadnoughts et War Suns qui bombardent la planète d’un Général ont −4 à leurs dés.',
      'TI3-OPT-LEADERS-32': 'Les Forces Terrestres qui défendent aux côtés d’un Général ont +1 à leurs jets.',
      'TI3-OPT-LEADERS-33':
        'Amiral : le vaisseau où il se trouve lance un dé de plus en bataille spatiale, donc quatre pour une War Sun. Un second Amiral à bord n’ajoute rien.',
      'TI3-OPT-LEADERS-34': 'Un Dreadnought avec un Amiral à bord va un système plus loin.',
      'TI3-OPT-LEADERS-35':
        'Pas de retraite devant un Amiral : s’il y en a un chez l’attaquant, la flotte en défense ne peut partir que si elle a le sien.',
      'TI3-OPT-LEADERS-36':
        'Agent : s’il débarque avec vos troupes sur une planète ennemie, les PDS qui s’y trouvent ne tirent pas.',
      'TI3-OPT-LEADERS-37':
        'Si l’invasion menée avec l’Agent réussit, vous pouvez remplacer par les vôtres les PDS et le Space Dock ennemis de la planète, selon vos renforts et les limites de la planète. Ce que vous ne remplacez pas est détruit.',
      'TI3-OPT-LEADERS-38':
        'Vous pouvez à tout moment sacrifier un Agent comme une carte Sabotage : la carte Action qu’un autre vient de jouer reste sans effet et est défaussée, et l’Agent quitte la partie. Un Agent captif ne peut servir à cela.',
    },
  },
  {
    id: 'TI3-OPT-SABOTAGERUNS',
    title: 'Tentatives de Sabotage',
    rules: {
      'TI3-OPT-SABOTAGERUNS-01':
        'S’il y a une War Sun ennemie dans une bataille spatiale, vos Chasseurs peuvent tenter de la faire sauter, après le tir de barrage anti-Chasseurs et avant le premier round. Les deux camps se décident en secret ; la tentative de l’attaquant passe d’abord, et les Chasseurs qu’elle coûte n’affaiblissent pas celle de l’autre.',
      'TI3-OPT-SABOTAGERUNS-02': 'Vous dites combien de Chasseurs partent ; ils ont deux étapes à franchir.',
      'TI3-OPT-SABOTAGERUNS-03':
        'Les défenses extérieures : lancez un dé par Chasseur, sans aucun bonus. Un 9 ou un 10 passe ; les autres sont abattus.',
      'TI3-OPT-SABOTAGERUNS-04':
        'Les défenses intérieures : ceux qui sont passés lancent à nouveau, un à la fois et toujours sans bonus. Un 10 détruit d’emblée la War Sun, avec tout ce qu’elle porte, avant qu’elle n’ait tiré.',
      'TI3-OPT-SABOTAGERUNS-05': 'Tout autre résultat coûte ce Chasseur, qui ne riposte pas.',
      'TI3-OPT-SABOTAGERUNS-06':
        'La bataille commence ensuite. Une War Sun rescapée est indemne ; de votre côté combattent les Chasseurs restés en arrière, celui qui a touché au but et ceux qui n’ont plus eu à lancer.',
      'TI3-OPT-SABOTAGERUNS-07':
        'Contre deux War Suns, vous pouvez diviser vos Chasseurs et faire deux tentatives, l’une après l’autre.',
    },
  },
];
