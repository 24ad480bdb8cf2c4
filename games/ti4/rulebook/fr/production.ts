import type { RuleChapter } from '@orrery/kernel';

export const production: readonly RuleChapter[] = [
  {
    id: 'TI4-PROD',
    title: 'Production d’unités',
    rules: {
      'TI4-PROD-01':
        'À l’étape de production, les unités du système actif qui ont Production, des docks spatiaux d’ordinaire, peuvent l’utiliser.',
      'TI4-PROD-02':
        'Vous produisez au plus autant d’unités que la somme de leurs valeurs de Production. Un dock spatial de base a les ressources de sa planète plus 2.',
      'TI4-PROD-03':
        'Vous payez avec les ressources de planètes, que vous épuisez, et des biens commerciaux ; ce qui est payé en trop est perdu.',
      'TI4-PROD-04': 'Les chasseurs et les infanteries coûtent 1 pour deux, et chacun des deux compte dans la limite.',
      'TI4-PROD-05': 'Les vaisseaux produits sont placés dans le système actif.',
      'TI4-PROD-06':
        'Les troupes terrestres vont sur une planète avec une unité qui a utilisé Production. Si une unité dans l’espace les a produites, elles vont sur une planète que vous contrôlez sur place ou restent dans la partie espace.',
      'TI4-PROD-07': 'Votre réserve de flotte limite aussi les vaisseaux produits.',
      'TI4-PROD-08': 'Là où d’autres ont des vaisseaux et vous non, vous ne pouvez pas produire de vaisseaux.',
      'TI4-PROD-09':
        'De deux unités pour un coût, vous pouvez n’en prendre qu’une, au coût entier. Un chasseur et une infanterie ne peuvent pas partager un coût.',
      'TI4-PROD-10':
        'Les coûts des unités produites ensemble s’additionnent avant le paiement. Les planètes paient en entier, et le reste est perdu.',
      'TI4-PROD-11':
        'Une unité sans coût ne peut pas être produite. Un Soleil de Guerre exige sa technologie, pour être produit ou placé.',
      'TI4-PROD-12':
        'Plusieurs unités productrices additionnent leurs valeurs. Les troupes terrestres se répartissent entre les planètes qui en ont une.',
      'TI4-PROD-13':
        'Une unité subit un blocus tant que d’autres ont des vaisseaux dans son système et vous non. Elle peut encore produire des troupes terrestres.',
      'TI4-PROD-14':
        'On ne produit jamais de vaisseaux dans un système avec des vaisseaux d’un autre joueur, quel que soit l’effet.',
      'TI4-PROD-15':
        'D’autres effets qui produisent des unités ont leurs propres limites et se paient. Ils placent les unités dans la partie espace ou sur des planètes que vous contrôlez sur place, et ne comptent pas comme une utilisation de Production.',
      'TI4-PROD-16': 'Vous ne pouvez pas produire d’unités sur des planètes que vous ne contrôlez pas.',
      'TI4-PROD-17':
        'Une réduction baisse le coût total d’une utilisation, jamais sous zéro ; la limite reste la même.',
      'TI4-PROD-18': 'Une unité qui porte un nom propre compte comme le type de base partout où ce type est nommé.',
    },
  },
  {
    id: 'TI4-UNIT',
    title: 'Unités',
    rules: {
      'TI4-UNIT-01':
        'Il y en a trois sortes : les vaisseaux, les troupes terrestres, soit infanteries et mécas, et les structures, soit SDP et docks spatiaux.',
      'TI4-UNIT-02': 'Une unité détruite quitte le plateau.',
      'TI4-UNIT-03': 'Les structures restent sur les planètes et ne comptent pas dans la réserve de flotte.',
      'TI4-UNIT-04': 'D’ordinaire, vous commencez avec un dock spatial.',
      'TI4-UNIT-05': 'Chaque faction a son propre vaisseau amiral et son propre méca.',
      'TI4-UNIT-06':
        'Les vaisseaux sont toujours dans l’espace. Les troupes terrestres sont sur les planètes, en nombre quelconque, ou dans l’espace s’il y a de la capacité.',
      'TI4-UNIT-07':
        'Sur une planète, vous avez au plus un dock spatial et deux SDP ; on ne peut pas en placer plus. Les structures ne se déplacent pas et ne sont pas transportées, sauf si elles le disent.',
      'TI4-UNIT-08':
        'Vos structures sont détruites quand un autre joueur prend le contrôle de leur planète. Un SDP seul sur une planète envahie tire encore au canon spatial avant cela.',
      'TI4-UNIT-09':
        'Les structures n’ont pas de coût et ne se produisent pas ; elles sont placées, le plus souvent par Construction.',
      'TI4-UNIT-10':
        'Les mécas sont des troupes terrestres que vous pouvez produire dès le début ; ce ne sont pas des technologies. Ce qui parle d’infanterie ne vise pas les mécas.',
      'TI4-UNIT-11':
        'Déploiement place son unité depuis les renforts quand sa condition est remplie, gratuitement sauf indication contraire, et une fois à chaque occasion.',
      'TI4-UNIT-12':
        'Une amélioration change aussitôt toutes vos unités de son type, même endommagées. Une faction qui a sa propre version ne peut pas gagner la version générique.',
      'TI4-UNIT-13': 'Si des unités s’améliorent au milieu d’un combat, les dés déjà lancés gardent l’ancienne valeur.',
      'TI4-UNIT-14': '« Ce système » et « cette planète » sur une unité désignent l’endroit où elle est.',
      'TI4-UNIT-15': 'Une unité est sur le plateau, dans les renforts ou capturée, jamais à deux endroits.',
    },
  },
  {
    id: 'TI4-CAPT',
    title: 'Capture d’unités',
    rules: {
      'TI4-CAPT-01':
        'Un méca ou un vaisseau autre qu’un chasseur capturé est posé sur le plateau faction du ravisseur ; son propriétaire ne peut pas l’utiliser avant qu’il soit rendu.',
      'TI4-CAPT-02':
        'Il retourne dans les renforts de son propriétaire par une transaction, comme prix d’une capacité du ravisseur, ou quand le propriétaire fait le blocus d’un dock spatial du ravisseur.',
      'TI4-CAPT-03':
        'Un chasseur ou une infanterie capturés retournent aussitôt à leur propriétaire ; le ravisseur prend à la place un jeton de ce type dans la réserve. Il n’appartient à personne, ne s’échange pas, et aucun blocus ne le libère.',
      'TI4-CAPT-04':
        'Vous ne pouvez pas capturer les unités de celui qui fait le blocus d’un de vos docks spatiaux. Pendant un combat spatial, personne ne subit de blocus dans ce système.',
      'TI4-CAPT-05': 'Ce qu’un blocus libère revient dès que le blocus existe, avant les étapes suivantes de l’action.',
      'TI4-CAPT-06':
        'Vos propres unités que vous avez capturées ne se libèrent que par des effets qui utilisent des unités capturées.',
      'TI4-CAPT-07':
        'Les unités capturées d’un joueur éliminé le restent et quittent la partie quand elles seraient rendues.',
    },
  },
  {
    id: 'TI4-CMD',
    title: 'Pions commandement',
    rules: {
      'TI4-CMD-01':
        'Les pions de la réserve tactique paient les actions tactiques, ceux de la réserve de flotte limitent vos vaisseaux, ceux de la réserve stratégique paient les compétences secondaires.',
      'TI4-CMD-02':
        'En phase de statut, tous vos pions du plateau retournent dans vos renforts. Puis vous en gagnez deux et pouvez redistribuer tous ceux de votre plateau de commandement.',
      'TI4-CMD-03':
        'Un pion gagné vient des renforts et va dans la réserve de votre choix, sauf si une réserve est indiquée.',
      'TI4-CMD-04':
        'Vous avez 16 pions et jamais plus, où qu’ils soient : sur le plateau, sur votre plateau de commandement, dans les renforts ou chez un autre joueur.',
      'TI4-CMD-05':
        'Un pion qui irait dans un système où se trouve déjà un des vôtres va dans les renforts. Ce qui dépend de ce placement a quand même lieu.',
      'TI4-CMD-06': 'Redistribuer, c’est déplacer des pions entre vos réserves ; leur nombre ne change jamais.',
      'TI4-CMD-07':
        'Les pions d’autres joueurs sur votre plateau ne sont pas les vôtres, sauf là où une capacité de votre faction le dit.',
    },
  },
];
