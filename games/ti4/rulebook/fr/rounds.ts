import type { RuleChapter } from '@orrery/kernel';

export const rounds: readonly RuleChapter[] = [
  {
    id: 'TI4-ROUND',
    title: 'Manche, initiative et orateur',
    rules: {
      'TI4-ROUND-01':
        'Les numéros des cartes stratégie donnent l’ordre d’initiative, le plus bas d’abord. Avec deux cartes, votre numéro le plus bas compte.',
      'TI4-ROUND-02':
        'L’orateur choisit le premier une carte stratégie, révèle les projets et tranche les votes à égalité.',
      'TI4-ROUND-03': 'En phase de statut de chaque manche, l’orateur révèle un nouvel objectif public.',
      'TI4-ROUND-04':
        'Seules les cartes choisies dans cette manche comptent pour l’initiative. L’ordre reste jusqu’à ce qu’elles soient rendues, même quand une carte est épuisée.',
      'TI4-ROUND-05': 'Celui qui a le pion Naalu a l’initiative 0.',
      'TI4-ROUND-06':
        'Il n’y a de tours qu’en phase d’action. Choisir une carte stratégie ou voter n’est pas un tour, et hors de la phase d’action personne n’est joueur actif.',
      'TI4-ROUND-07':
        'Ce qui dure jusqu’à la fin de votre tour finit avant le tour du joueur suivant et ne passe jamais dans une autre phase.',
      'TI4-ROUND-08':
        'Ce qui dure pendant la manche finit après la phase de projet, ou après la phase de statut s’il n’y en a pas.',
      'TI4-ROUND-09': 'Si l’orateur est éliminé, le joueur suivant à gauche devient orateur.',
      'TI4-ROUND-10':
        'Les effets simultanés suivent l’ordre d’initiative : en phase d’action à partir du joueur actif, en phase de statut à partir du premier. En phases de stratégie et de projet, ils vont dans le sens horaire à partir de l’orateur.',
    },
  },
  {
    id: 'TI4-STRAT',
    title: 'Phase de stratégie',
    rules: {
      'TI4-STRAT-01':
        'À partir de l’orateur, dans le sens horaire, chacun choisit une carte stratégie. À 3 ou 4 joueurs, vous le faites deux fois, en commençant chaque fois par l’orateur.',
      'TI4-STRAT-02':
        'Un bien commercial va sur chaque carte que personne n’a choisie. Celui qui choisit plus tard cette carte gagne tous ceux qui s’y trouvent.',
      'TI4-STRAT-03': 'Une carte choisie ne l’est plus pendant cette phase.',
      'TI4-STRAT-04':
        'Les biens commerciaux sont placés sur les cartes restantes quand tous ont choisi ; à 4 ou 8 joueurs il n’en reste pas.',
      'TI4-STRAT-05':
        'Vous gagnez les biens commerciaux d’une carte en la choisissant et les gardez même si vous perdez la carte.',
      'TI4-STRAT-06':
        'Si un effet vous laisse garder vos cartes stratégie de la manche précédente, vous n’en choisissez pas, et il en reste donc davantage.',
      'TI4-STRAT-07':
        'Si une partie commencée à 5 joueurs ou plus continue à 4 ou moins, chacun ne choisit toujours qu’une carte.',
    },
  },
];
