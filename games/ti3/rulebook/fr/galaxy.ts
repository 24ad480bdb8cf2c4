import type { RuleChapter } from '@orrery/kernel';

export const galaxy: readonly RuleChapter[] = [
  {
    id: 'TI3-GALAXY',
    title: 'Construire la galaxie',
    rules: {
      'TI3-GALAXY-01':
        'Mecatol Rex est au centre dès le départ ; elle ne fait pas partie des tuiles que l’on mélange et distribue.',
      'TI3-GALAXY-02': 'Un premier joueur est tiré au sort ; il est le premier Porte-parole.',
      'TI3-GALAXY-03':
        'À six joueurs, deux des 32 autres tuiles sont écartées sans être vues, et chacun en reçoit cinq.',
      'TI3-GALAXY-04': 'Vous seul voyez vos tuiles, sauf quand vous devez prouver qu’aucune n’a de planète.',
      'TI3-GALAXY-05':
        'Le premier joueur choisit un côté de Mecatol Rex et pose son Système-Mère droit devant, dans le troisième anneau : deux tuiles tiennent entre eux.',
      'TI3-GALAXY-06': 'Les autres suivent dans le sens horaire, chacun sur un côté encore libre.',
      'TI3-GALAXY-07':
        'Désormais, vous êtes assis comme sont placés vos Systèmes-Mères : c’est à cela que se rapporte « sens horaire ».',
      'TI3-GALAXY-08': 'En commençant par le Porte-parole, vous posez tour à tour une de vos tuiles face visible.',
      'TI3-GALAXY-09':
        'La galaxie grandit vers l’extérieur. On remplit d’abord l’anneau autour de Mecatol Rex, puis le deuxième, et alors seulement le troisième.',
      'TI3-GALAXY-10':
        'Sur une table, un Système-Mère est rapproché du plateau dès qu’on peut le raccorder, sans coûter de tour à personne. Ici, chaque place est fixe et rien n’est à rapprocher.',
      'TI3-GALAXY-11':
        'Les Systèmes Spéciaux gardent leurs distances : n’en posez pas un à côté d’un autre, à moins de n’avoir pas le choix.',
      'TI3-GALAXY-12':
        'Après une tuile sans planète, la suivante doit en avoir une, si vous possédez une telle tuile. Si cela contrarie la séparation des Systèmes Spéciaux, la planète prime.',
      'TI3-GALAXY-13':
        'Si vous n’en avez pas, vous montrez vos tuiles aux autres avant d’en poser une. Ici, le jeu s’en porte garant.',
      'TI3-GALAXY-14':
        'Quand chacun a posé une tuile, le sens s’inverse : le dernier à poser rejoue donc aussitôt. On va et vient ainsi jusqu’à la fin.',
      'TI3-GALAXY-15':
        'Toutes les tuiles posées, la galaxie est prête. À six, cela fait 37 systèmes : Mecatol Rex, six Systèmes-Mères et trente autres.',
      'TI3-GALAXY-16':
        'À trois aussi, les races sont tirées au sort. Les Systèmes-Mères restants sont écartés, et Mecatol Rex est au centre.',
      'TI3-GALAXY-17':
        'À trois, on retire d’abord trois systèmes ordinaires sans planète et un Champ d’Astéroïdes ; il en reste 28.',
      'TI3-GALAXY-18':
        'Sur ces 28 tuiles, quatre autres sont écartées au hasard, sans être vues. Chacun en reçoit huit.',
      'TI3-GALAXY-19':
        'À trois, on construit ensuite comme d’habitude. Les deux premiers anneaux sont pleins ; dans le troisième ne se trouvent que les trois Systèmes-Mères, un coin sur deux, chacun flanqué de deux tuiles. Au total, 28 systèmes.',
      'TI3-GALAXY-20':
        'À quatre, on commence de la même façon : races au sort, Systèmes-Mères en trop écartés, Mecatol Rex au milieu.',
      'TI3-GALAXY-21': 'À quatre, aucune des 32 tuiles n’est laissée de côté ; chacun en reçoit huit.',
      'TI3-GALAXY-22':
        'À quatre aussi, on construit comme d’habitude. Les Systèmes-Mères sont dans le troisième anneau, à deux, quatre, huit et dix heures, et la galaxie compte 37 systèmes.',
      'TI3-GALAXY-23': 'À cinq, de même : races tirées au sort, Systèmes-Mères en trop écartés, Mecatol Rex au centre.',
      'TI3-GALAXY-24':
        'Avant toute pose, à cinq, chacun tire un numéro de 1 à 5, qui lui donne sa place et son Système-Mère. Dans le sens horaire, aux coins du troisième anneau : 1, 2, un coin libre, 3, 4 et 5.',
      'TI3-GALAXY-25':
        'Le premier joueur écarte une des 32 tuiles et en pose une autre à côté de Mecatol Rex, où il lui plaît ; personne ne les voit. Tant qu’elle est cachée, cette dernière passe pour une tuile ordinaire.',
      'TI3-GALAXY-26':
        'Les trente autres sont distribuées, six à chacun des cinq, et posées comme d’habitude. Cela fait en tout 37 systèmes.',
      'TI3-GALAXY-27': 'Tout à la fin, la tuile cachée est retournée. Quoi qu’elle touche, elle reste.',
      'TI3-GALAXY-28':
        'À cinq, les places ne se valent pas ; des Marchandises compensent : 6 pour la place 5, 4 pour chacune des places 1 et 4, rien pour les 2 et 3.',
    },
  },
];
