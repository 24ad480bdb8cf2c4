import type { RuleChapter } from '@orrery/kernel';

export const combat: readonly RuleChapter[] = [
  {
    id: 'TI4-SCAN',
    title: 'Canon spatial',
    rules: {
      'TI4-SCAN-01':
        'Quand les vaisseaux se sont déplacés, les SDP du joueur dont ils abordent le système peuvent tirer : un dé chacun, ou selon leur capacité, qui touche à sa valeur ou plus.',
      'TI4-SCAN-02': 'Celui dont les vaisseaux sont touchés choisit lesquels encaissent.',
      'TI4-SCAN-03':
        'Dans une invasion, les SDP de la planète peuvent tirer encore, sur les troupes terrestres débarquées ; l’attaquant choisit les pertes.',
      'TI4-SCAN-04':
        'Dans chaque action tactique, déplacement ou non, chaque joueur peut tirer avec toutes ses unités qui atteignent le système actif, dans le sens horaire à partir du joueur actif.',
      'TI4-SCAN-05':
        'Comme joueur actif, vous pouvez tirer aussi, sur un joueur qui a des vaisseaux sur place. Tous les autres ne peuvent tirer que sur vos vaisseaux.',
      'TI4-SCAN-06':
        'Celui qui tire utilise toutes ses unités qui le peuvent, même dans les systèmes adjacents. Les effets qui ajoutent des dés se choisissent à part.',
      'TI4-SCAN-07':
        'Les SDP améliorés et quelques autres unités tirent dans les systèmes adjacents, même par les trous de ver et les hypervoies.',
      'TI4-SCAN-08':
        'Le premier nombre de la capacité est la valeur à atteindre, le second, s’il existe, le nombre de dés. Ce qui modifie les jets de combat ne modifie pas ceux-ci.',
      'TI4-SCAN-09': 'Le tir d’un joueur est mené jusqu’au bout, avec pertes et capacité, avant celui du suivant.',
      'TI4-SCAN-10': 'Ces touches ne vont qu’à des vaisseaux du système actif. Dégâts encaissés peut les annuler.',
      'TI4-SCAN-11':
        'Après le débarquement, tous sauf le joueur actif peuvent tirer avec leurs unités d’une planète envahie sur les troupes terrestres qui y ont débarqué. Une portée plus longue n’y sert à rien.',
      'TI4-SCAN-12': 'Si plusieurs planètes peuvent tirer, le joueur actif choisit l’ordre.',
      'TI4-SCAN-13': 'Le tir de canon spatial n’est pas un combat : rien de ce qui parle de combat ne s’y applique.',
      'TI4-SCAN-14': 'Vous ne pouvez jamais attribuer vos propres touches à vos propres unités.',
    },
  },
  {
    id: 'TI4-SPC',
    title: 'Combat spatial',
    rules: {
      'TI4-SPC-01':
        'Les étapes sont : barrage anti-chasseur au premier round seulement, annonce des retraites, jets, attribution des touches, retraite. On reprend à l’annonce jusqu’à ce qu’un camp au plus ait des vaisseaux.',
      'TI4-SPC-02':
        'Le Barrage anti-chasseur est utilisé par les deux camps à la fois au premier round. Chaque touche détruit un chasseur adverse.',
      'TI4-SPC-03':
        'D’abord le défenseur, puis l’attaquant peut annoncer une retraite. Le round est joué avant qu’elle ait lieu.',
      'TI4-SPC-04':
        'Vous battez en retraite dans un système adjacent avec une de vos unités ou une planète que vous contrôlez, et sans vaisseau d’un autre joueur.',
      'TI4-SPC-05': 'Un de vos pions commandement n’y empêche pas la retraite.',
      'TI4-SPC-06': 'Chaque vaisseau lance ses dés ; chacun qui atteint sa valeur de combat ou plus est une touche.',
      'TI4-SPC-07':
        'Chaque camp choisit ses propres pertes pour les touches de l’autre ; les deux perdent en même temps.',
      'TI4-SPC-08':
        'Les unités détruites retournent dans les renforts de leur propriétaire ; les endommagées sont marquées.',
      'TI4-SPC-09':
        'Les vaisseaux en retraite partent ensemble vers un système, où un pion commandement des renforts est placé si aucun des vôtres n’y est. Votre réserve de flotte les y limite aussi.',
      'TI4-SPC-10': 'Le combat est fini quand un seul joueur a des vaisseaux dans le système actif, ou personne.',
      'TI4-SPC-11': 'Une touche détruit une unité sans Dégâts encaissés.',
      'TI4-SPC-12':
        'Ce qui vient avant le combat vient juste avant le barrage. Au premier round, le début du combat et celui du round sont un seul moment ; au dernier, leurs fins aussi.',
      'TI4-SPC-13':
        'Le joueur actif attaque, l’autre défend. Les joueurs qui ne sont pas dans le combat ne sont les adversaires de personne.',
      'TI4-SPC-14':
        'Vous pouvez utiliser le barrage même sans chasseurs en face ; les touches en trop sont perdues. Les autres vaisseaux ne peuvent pas utiliser Dégâts encaissés contre lui.',
      'TI4-SPC-15':
        'Les nombres du barrage sont la valeur à atteindre et les dés. Les effets sur les jets de combat ne s’y appliquent pas.',
      'TI4-SPC-16': 'Si un camp n’a plus de vaisseaux après le barrage, le combat est fini aussitôt.',
      'TI4-SPC-17': 'Si le défenseur annonce une retraite, l’attaquant ne le peut pas dans ce round.',
      'TI4-SPC-18':
        'Vous ne pouvez annoncer une retraite que s’il existe à ce moment un système pour elle ; parfois il n’y en a pas.',
      'TI4-SPC-19':
        'L’attaquant lance tous ses dés avant le défenseur. Les effets qui changent ou relancent des dés viennent juste après le jet.',
      'TI4-SPC-20':
        'Les dés sont triés par valeur de combat, la plus basse d’abord, et l’on sait toujours quelle unité a obtenu quoi.',
      'TI4-SPC-21':
        'Dégâts encaissés s’utilise avant l’attribution des touches : une unité à la fois, à tour de rôle, l’attaquant d’abord, jusqu’à ce que les deux renoncent l’un après l’autre.',
      'TI4-SPC-22':
        'Si votre adversaire n’a plus de vaisseaux ou qu’il ne vous reste aucun système, vous ne battez pas en retraite. Sinon, une retraite annoncée doit avoir lieu.',
      'TI4-SPC-23':
        'Tous vos vaisseaux avec une valeur de mouvement vont dans un système adjacent ; ce qui ne peut ni se déplacer ni être transporté est retiré de l’espace. Les troupes terrestres des planètes restent, ou sont transportées s’il y a de la capacité.',
      'TI4-SPC-24':
        'Si au moins une unité arrive, vous y placez un pion commandement de vos renforts, ou de votre plateau de commandement, sauf si un des vôtres y est déjà.',
      'TI4-SPC-25':
        'Si vous n’avez que des chasseurs incapables de se déplacer, rien n’arrive : ils sont retirés et aucun pion n’est placé.',
      'TI4-SPC-26':
        'Celui à qui il reste des vaisseaux a gagné, l’autre a perdu. Si personne n’en a, personne ne gagne.',
      'TI4-SPC-27': 'Après le combat, le vainqueur retire les chasseurs et les troupes terrestres sans capacité.',
      'TI4-SPC-28':
        'Vous pouvez faire une transaction avec votre adversaire pendant le combat, si l’un de vous est le joueur actif et que vous n’en avez pas fait ensemble dans ce tour.',
      'TI4-SPC-29': 'Si seul le joueur actif a des vaisseaux sur place, l’étape est omise.',
    },
  },
  {
    id: 'TI4-SUST',
    title: 'Dégâts encaissés, touches et jets',
    rules: {
      'TI4-SUST-01':
        'Une unité avec Dégâts encaissés peut encaisser une touche et être endommagée au lieu d’être détruite, une fois jusqu’à sa réparation.',
      'TI4-SUST-02': 'Les mécas ont Dégâts encaissés.',
      'TI4-SUST-03': 'Les unités endommagées sont réparées en phase de statut.',
      'TI4-SUST-04':
        'Chaque utilisation annule une touche que l’unité elle-même aurait pu recevoir ; elle est alors endommagée.',
      'TI4-SUST-05':
        'Une unité endommagée fonctionne normalement, mais ne peut pas réutiliser cette capacité avant sa réparation.',
      'TI4-SUST-06':
        'Elle agit contre les touches de combat, de canon spatial et de bombardement que l’unité pourrait recevoir. Elle n’aide pas contre un barrage, sauf pour des chasseurs, ni contre un effet qui détruit directement.',
      'TI4-SUST-07':
        'Une unité l’utilise au plus une fois par attribution de touches, même si elle est réparée entre-temps.',
      'TI4-SUST-08': 'Une unité endommagée par un effet n’a pas utilisé la capacité.',
      'TI4-SUST-09': 'Une unité endommagée qui perd la capacité le reste et est quand même réparée en phase de statut.',
      'TI4-SUST-10':
        'Bonus et malus se cumulent sauf indication contraire. Ceux des jets de combat ne s’appliquent jamais au barrage, au bombardement, au canon spatial ni à d’autres jets.',
      'TI4-SUST-11':
        'Une relance remplace l’ancien résultat, avec les mêmes bonus. Une capacité ne relance un dé qu’une fois, mais plusieurs capacités peuvent relancer le même dé.',
      'TI4-SUST-12': 'Détruire et retirer sont deux choses : une unité retirée ne compte jamais comme détruite.',
      'TI4-SUST-13':
        'Les touches que personne ne peut recevoir sont perdues ; les unités arrivées ensuite dans la même étape ne les reçoivent pas.',
    },
  },
];
