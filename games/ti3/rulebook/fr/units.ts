import type { RuleChapter } from '@orrery/kernel';

export const units: readonly RuleChapter[] = [
  {
    id: 'TI3-UNITS',
    title: 'Unités',
    rules: {
      'TI3-UNITS-01': 'Space Dock : vous en avez trois ; chacun coûte 4 ressources.',
      'TI3-UNITS-02':
        'Un Space Dock se trouve sur sa planète, pas dans l’espace. Il ne participe pas aux batailles spatiales et les vaisseaux ne peuvent pas le prendre pour cible.',
      'TI3-UNITS-03':
        'Toutes vos autres unités sont produites par des Space Docks, dans le système où se trouve le dock.',
      'TI3-UNITS-04': 'Un Space Dock ravitaille trois Chasseurs dans son système, même sous embargo.',
      'TI3-UNITS-05':
        'Une planète n’a de place que pour un Space Dock. Un système à deux planètes peut donc en avoir deux.',
      'TI3-UNITS-06':
        'N’importe quel vaisseau ennemi dans son système met un Space Dock sous embargo : il ne produit plus de vaisseaux.',
      'TI3-UNITS-07':
        'Si sa planète est conquise, le Space Dock est détruit. Un Agent ennemi, si l’on joue avec les Chefs, peut s’en emparer à la place.',
      'TI3-UNITS-08':
        'Force Terrestre : douze figurines et autant de jetons supplémentaires qu’il en faut ; deux coûtent 1 ressource. Valeur de combat 8.',
      'TI3-UNITS-09':
        'Les Forces Terrestres sont sur des planètes ou à bord de vaisseaux qui les transportent. Elles ne flottent jamais seules dans l’espace.',
      'TI3-UNITS-10':
        'Ce sont les Forces Terrestres, et elles seules, qui prennent les planètes ; le combat d’invasion est leur affaire.',
      'TI3-UNITS-11':
        'Les Forces Terrestres ont besoin qu’on les porte : Carriers, War Suns ou certaines technologies.',
      'TI3-UNITS-12':
        'Lors des débarquements, elles peuvent descendre sur toute planète du système, qu’elle soit à vous, neutre ou ennemie.',
      'TI3-UNITS-13':
        'Vous pouvez retirer la dernière Force Terrestre d’une planète tout en gardant celle-ci ; posez-y un marqueur de Contrôle.',
      'TI3-UNITS-14': 'Carrier : vous en avez quatre ; chacun coûte 3 ressources. Valeur de combat 9, mouvement 1.',
      'TI3-UNITS-15':
        'Un Carrier a six places pour des Forces Terrestres, des PDS et des Chasseurs. Chaque Force Terrestre ou PDS à bord, c’est un Chasseur de moins qu’il peut ravitailler.',
      'TI3-UNITS-16':
        'Un Carrier ne débarque ses unités qu’au moment des débarquements planétaires, vers une planète ou un autre transporteur.',
      'TI3-UNITS-17': 'Quand un Carrier périt, les Forces Terrestres et les PDS à bord périssent aussi.',
      'TI3-UNITS-18': 'PDS : vous en avez six ; chacun coûte 2 ressources. Valeur de combat 6.',
      'TI3-UNITS-19': 'Le bouclier planétaire d’un PDS empêche les Dreadnoughts ennemis de bombarder sa planète.',
      'TI3-UNITS-20': 'Le canon spatial d’un PDS tire sur les vaisseaux à l’étape du tir des PDS.',
      'TI3-UNITS-21':
        'Quand des troupes débarquent sur la planète d’un PDS, il tire une fois sur elles avant que le combat au sol ne commence.',
      'TI3-UNITS-22':
        'Un PDS est produit sur la planète du Space Dock et ne se déplace pas seul ; un Carrier ou une War Sun peut l’emmener ailleurs.',
      'TI3-UNITS-23':
        'Vous pouvez avoir deux PDS sur une planète, jamais trois. Cela vaut pour la production, le débarquement et la mise en place.',
      'TI3-UNITS-24': 'Si la planète est conquise, ses PDS sont détruits, à moins qu’un Agent ennemi ne s’en empare.',
      'TI3-UNITS-25':
        'Un PDS seul ne peut ni gagner une planète ni la garder : une Force Terrestre débarquée qui survit à son tir s’en empare.',
      'TI3-UNITS-26':
        'Chasseur : dix figurines et autant de jetons supplémentaires qu’il en faut ; deux coûtent 1 ressource. Valeur de combat 9.',
      'TI3-UNITS-27': 'Pour aller où que ce soit, les Chasseurs ont besoin d’un Carrier ou d’une War Sun.',
      'TI3-UNITS-28':
        'Les Chasseurs sont toujours dans l’espace, même en voyage, et combattent donc dans toute bataille spatiale de leur système.',
      'TI3-UNITS-29':
        'Les Chasseurs dépendent de la capacité de ravitaillement de leur système : trois par Space Dock, six par Carrier ou War Sun, moins ce qu’ils ont d’autre à bord. Les Chasseurs en surnombre retournent aux renforts.',
      'TI3-UNITS-30':
        'Personne ne compte les capacités au milieu d’une bataille spatiale ; on le fait quand elle est finie.',
      'TI3-UNITS-31': 'Votre Approvisionnement de la Flotte ne limite pas les Chasseurs.',
      'TI3-UNITS-32': 'Des Chasseurs seuls n’arrêtent personne : les vaisseaux des autres passent au travers.',
      'TI3-UNITS-33': 'Croiseur : vous en avez huit ; chacun coûte 2 ressources. Valeur de combat 7, mouvement 2.',
      'TI3-UNITS-34': 'Destroyer : vous en avez huit ; chacun coûte 1 ressource. Valeur de combat 9, mouvement 2.',
      'TI3-UNITS-35':
        'Chaque Destroyer ouvre une bataille spatiale par deux dés de tir de barrage anti-Chasseurs, quel que soit son camp.',
      'TI3-UNITS-36': 'Dreadnought : vous en avez cinq ; chacun coûte 5 ressources. Valeur de combat 5, mouvement 1.',
      'TI3-UNITS-37':
        'Un Dreadnought peut encaisser des dommages : le premier dégât l’endommage, le suivant le détruit. Il est réparé en Phase de Statut.',
      'TI3-UNITS-38': 'Un Dreadnought peut bombarder avec un dé, aux conditions du combat d’invasion.',
      'TI3-UNITS-39':
        'War Sun : vous en avez deux ; chacune coûte 12 ressources. Valeur de combat 3 avec trois dés, mouvement 2.',
      'TI3-UNITS-40':
        'Produire une War Sun demande la technologie du même nom. Une War Sun obtenue autrement reste en jeu.',
      'TI3-UNITS-41': 'Une War Sun peut encaisser des dommages, tout comme un Dreadnought.',
      'TI3-UNITS-42': 'Une War Sun bombarde avec trois dés, PDS ou non, et sans que personne n’ait à débarquer.',
      'TI3-UNITS-43': 'En bataille spatiale, une War Sun lance trois dés par round.',
      'TI3-UNITS-44': 'Une War Sun transporte six Forces Terrestres, PDS et Chasseurs, à la façon d’un Carrier.',
    },
  },
  {
    id: 'TI3-LIMITS',
    title: 'Figurines et jetons supplémentaires',
    rules: {
      'TI3-LIMITS-01':
        'Ce qui n’est pas dans la boîte ne se produit pas. Vous avez 8 Croiseurs, 8 Destroyers, 6 PDS, 5 Dreadnoughts, 4 Carriers, 3 Space Docks et 2 War Suns : ce sont vos limites. Seuls Chasseurs et Forces Terrestres peuvent dépasser le nombre de leurs figurines.',
      'TI3-LIMITS-02':
        'Si toutes les figurines d’un type sont en jeu, il faut attendre qu’une revienne dans les renforts pour en produire une autre.',
      'TI3-LIMITS-03':
        'Au-delà des figurines, Forces Terrestres et Chasseurs sont représentés par des jetons supplémentaires d’un stock commun. La boîte en contient 23 de chaque ; ici, ils ne manquent jamais.',
      'TI3-LIMITS-04':
        'Les jetons ont besoin de compagnie : là où vous avez des jetons Chasseur dans un système, ou des jetons Force Terrestre sur une planète, il faut une figurine de ce type. Vous avez donc au plus dix groupes de Chasseurs et douze de Forces Terrestres.',
      'TI3-LIMITS-05':
        'Vous pouvez échanger des figurines contre des jetons quand vous voulez, pourvu qu’il reste une figurine au groupe ; les autres redeviennent disponibles. Ici, le jeu fait l’échange pour vous.',
      'TI3-LIMITS-06':
        'Il en va de même d’un transporteur : des jetons Force Terrestre à bord exigent une figurine à bord.',
      'TI3-LIMITS-07':
        'L’échange inverse, jetons contre figurines, est possible aussi, et nécessaire quand un groupe se sépare.',
      'TI3-LIMITS-08':
        'Si un système a plusieurs planètes, chacune de celles qui portent des Forces Terrestres demande sa propre figurine.',
      'TI3-LIMITS-09':
        'Vous pouvez produire des unités sous forme de jetons si, la production finie, une figurine de leur type est présente.',
      'TI3-LIMITS-10': 'Un jeton vaut exactement une figurine : même prix, même place à bord, même dé.',
      'TI3-LIMITS-11':
        'Des jetons restés sans figurine sont retirés aussitôt. Ici, les pertes touchent d’abord les jetons, pour que cela ne vous arrive pas par mégarde.',
      'TI3-LIMITS-12':
        'Bref, les Forces Terrestres et les Chasseurs sont les deux types d’unités que vous pouvez avoir en nombre quelconque.',
    },
  },
];
