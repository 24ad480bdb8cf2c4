import type { RuleChapter } from '@orrery/kernel';

export const council: readonly RuleChapter[] = [
  {
    id: 'TI4-STAT',
    title: 'Phase de statut',
    rules: {
      'TI4-STAT-01':
        'Dans l’ordre : valider des objectifs, révéler un objectif public, piocher des cartes action, reprendre les pions commandement du plateau, en gagner deux et redistribuer, restaurer les cartes, réparer les unités, rendre les cartes stratégie.',
      'TI4-STAT-02': 'Chacun pioche une carte action.',
      'TI4-STAT-03':
        'Toutes les cartes épuisées sont restaurées : planètes, technologies, personnages, reliques et le reste.',
      'TI4-STAT-04':
        'On valide et pioche dans l’ordre d’initiative. Les autres étapes se font ensemble ; si l’ordre importe, l’initiative décide.',
      'TI4-STAT-05': 'S’il ne reste aucun objectif à révéler, la partie s’arrête à cette étape.',
      'TI4-STAT-06': 'Les flottes sont vérifiées dès que les pions sont redistribués.',
      'TI4-STAT-07':
        'Ce qui se produit à la fin de la phase de statut vient après le retour des cartes stratégie et avant la phase de projet.',
      'TI4-STAT-08': 'Si le pion Gardiens a été pris, la phase de projet suit ; sinon une nouvelle manche commence.',
    },
  },
  {
    id: 'TI4-AGEN',
    title: 'Phase de projet',
    rules: {
      'TI4-AGEN-01': 'Cette phase n’a lieu qu’une fois le pion Gardiens pris.',
      'TI4-AGEN-02': 'Deux projets sont traités l’un après l’autre ; l’orateur révèle chacun du dessus de la pioche.',
      'TI4-AGEN-03': 'Le vote commence à gauche de l’orateur et va dans le sens horaire ; l’orateur vote en dernier.',
      'TI4-AGEN-04':
        'Vous votez en épuisant des planètes : leur influence est le nombre de votes. Celles utilisées pour le premier projet ne votent pas sur le second.',
      'TI4-AGEN-05': 'Vous pouvez vous abstenir.',
      'TI4-AGEN-06': 'L’orateur tranche une égalité, même si personne n’a voté.',
      'TI4-AGEN-07': 'Une directive s’applique une fois et est défaussée. Une loi adoptée reste en vigueur.',
      'TI4-AGEN-08': 'À la fin de la phase, toutes les planètes sont restaurées, mais rien d’autre.',
      'TI4-AGEN-09':
        'Une loi entre en vigueur si Pour l’emporte ou si elle élit. Si Contre l’emporte, cela s’applique et la carte est défaussée.',
      'TI4-AGEN-10':
        'Tous vos votes sur un projet vont à une seule issue et se donnent ouvertement. N’en donner aucun, c’est s’abstenir.',
      'TI4-AGEN-11':
        'Une planète donne toute son influence en votes. Les biens commerciaux ne sont pas des votes, sauf par un effet.',
      'TI4-AGEN-12':
        'Les votes supplémentaires vont où vont vos autres votes, et en exigent au moins un, sauf indication contraire.',
      'TI4-AGEN-13':
        'Si vous ne pouvez pas voter, vous ne donnez aucun vote d’aucune façon, mais vous pouvez utiliser d’autres effets, comme les prédictions.',
      'TI4-AGEN-14':
        'Quand on élit un joueur, vous pouvez voter pour vous ; une planète élue doit être contrôlée par un joueur. Les autres élections disent ce qui peut être élu.',
      'TI4-AGEN-15': 'Quand l’orateur tranche une égalité, ce n’est pas un vote.',
      'TI4-AGEN-16':
        'Les moments d’un projet sont : quand il est révélé, après sa révélation, le vote, après le vote, l’issue, les prédictions.',
      'TI4-AGEN-17':
        'Les prédictions se font après la révélation du projet et avant tout vote, et doivent nommer une issue possible. Elles rapportent après l’issue, dans l’ordre de l’orateur, une par une.',
      'TI4-AGEN-18':
        'Les lois posées devant un joueur lui appartiennent. Une loi défaussée n’a plus d’effet et va sur le dessus de la défausse.',
      'TI4-AGEN-19': 'Une issue qui concerne plusieurs joueurs s’applique dans l’ordre de l’orateur.',
      'TI4-AGEN-20':
        'Un projet qui ne peut pas être voté, faute de loi à élire par exemple, est défaussé et remplacé comme il le dit.',
      'TI4-AGEN-21':
        'S’il n’y a qu’une issue possible, vous votez pour elle ou vous vous abstenez, et elle s’applique.',
    },
  },
  {
    id: 'TI4-ELIM',
    title: 'Élimination',
    rules: {
      'TI4-ELIM-01':
        'Vous êtes éliminé quand vous n’avez ni troupe terrestre sur le plateau, ni unité avec Production, ni planète ; les trois doivent être réunis. Vous ne participez plus ensuite à la partie.',
      'TI4-ELIM-02':
        'Tout ce qui est de cette faction et de cette couleur quitte la partie, y compris les billets à ordre chez d’autres joueurs.',
      'TI4-ELIM-03': 'Les lois qui appartiennent à ce joueur sont défaussées.',
      'TI4-ELIM-04': 'Les billets des autres que ce joueur détenait reviennent à leurs propriétaires.',
      'TI4-ELIM-05': 'L’élimination est immédiate, même au milieu d’un combat.',
      'TI4-ELIM-06':
        'Les cartes action en main sont défaussées, les cartes stratégie retournent au centre, les objectifs secrets, validés ou non, sont mélangés à leur pioche.',
      'TI4-ELIM-07':
        'Le pion orateur passe à gauche, et les unités que ce joueur avait capturées reviennent à leurs propriétaires.',
      'TI4-ELIM-08':
        'Certaines choses restent : une technologie copiée par le Virus Nekro, les jetons de trou de ver de Creuss, les attachements des Titans, et le pion Naalu chez son détenteur jusqu’à la fin de la phase de statut.',
      'TI4-ELIM-09':
        'Si les Mahact sont éliminés, les pions de leur plateau retournent à leurs propriétaires. Le pion d’un joueur éliminé que détiennent les Mahact leur reste, ainsi que son commandant débloqué.',
      'TI4-ELIM-10': 'Le système natal d’un joueur éliminé reste un système natal.',
      'TI4-ELIM-11': 'Une unité qui peut produire sans avoir Production ne vous sauve pas.',
    },
  },
];
