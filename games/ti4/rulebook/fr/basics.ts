import type { RuleChapter } from '@orrery/kernel';

export const basics: readonly RuleChapter[] = [
  {
    id: 'TI4-GEN',
    title: 'Principes',
    rules: {
      'TI4-GEN-01':
        'Vous menez une faction qui explore, s’étend, produit et combat pour la galaxie. Une fois le conseil galactique ouvert sur Mecatol Rex, ses lois et directives peuvent changer les règles.',
      'TI4-GEN-02':
        'Une manche a quatre phases, dans cet ordre : stratégie, action, statut, projet. La phase de projet est omise tant que le conseil n’est pas ouvert.',
      'TI4-GEN-03':
        'La partie ne peut pas durer toujours, car les objectifs publics s’épuisent. La 9e manche est la dernière : 2 objectifs sont visibles au début, un de plus est révélé à chacune des 8 premières manches.',
      'TI4-GEN-04':
        'Dans les notes abrégées, une flèche signifie « gagner » : à sa gauche se trouve le prix, et s’il n’y a rien, c’est gratuit. Le signe de l’infini veut dire que l’échange peut être répété tant que vous pouvez payer.',
      'TI4-GEN-05':
        'Une carte épuisée a servi : elle ne fait plus rien jusqu’à ce qu’elle soit restaurée, normalement en phase de statut.',
      'TI4-GEN-06': 'Ce qui est purgé quitte la partie pour de bon.',
      'TI4-GEN-07':
        'Les pions commandement sont les pièces triangulaires, les marqueurs contrôle les rectangulaires et les jetons les rondes. Chaque pièce porte ici un seul nom et le garde.',
      'TI4-GEN-08':
        'Une carte l’emporte sur ces règles quand les deux se contredisent, mais seulement si l’on ne peut pas suivre les deux. Ces règles l’emportent à leur tour sur toute introduction.',
      'TI4-GEN-09':
        '« Ne peut pas » est absolu et l’emporte sur toute permission. Si deux effets de ce genre s’opposent, celui qui dure l’emporte sur l’effet unique, et un effet qui permet l’emporte sur un effet qui annule.',
      'TI4-GEN-10':
        'Les dés ont dix faces, de 1 à 10 ; un 0 compte pour 10. Vous pouvez en lancer autant qu’il en faut.',
      'TI4-GEN-11':
        'Si une capacité dit que sa carte est purgée, elle l’est, même si la capacité n’a pu être appliquée qu’en partie. Un élément purgé ne revient jamais.',
      'TI4-GEN-12':
        '« Jusqu’à », « autant que » et « chaque » peuvent signifier aucun. Un effet qui nomme un nombre fixe de cibles ne peut pas commencer s’il n’y en a pas autant.',
      'TI4-GEN-13':
        'Une pioche vide est remplacée aussitôt par sa défausse mélangée, sans les cartes purgées. Les reliques n’ont pas de défausse : leur pioche reste vide.',
    },
  },
  {
    id: 'TI4-GOAL',
    title: 'Victoire et fin de partie',
    rules: {
      'TI4-GOAL-01':
        'Le premier à atteindre l’objectif gagne : 10 points de victoire, ou 14 dans la partie longue, selon le choix de votre table au départ.',
      'TI4-GOAL-02':
        'La plupart des points viennent des objectifs, publics et secrets. D’autres viennent du pion Gardiens, d’Intrigue avec Mecatol Rex, de Soutien pour le trône et de certains projets, cartes action et reliques.',
      'TI4-GOAL-03':
        'Si l’orateur doit révéler un objectif public et que les dix sont visibles, la partie s’arrête aussitôt. Le joueur qui a le plus de points gagne ; en cas d’égalité, celui qui vient le premier dans l’ordre d’initiative.',
      'TI4-GOAL-04':
        'Quand quelqu’un a atteint l’objectif en validant en phase de statut, les étapes suivantes de cette phase ne sont pas jouées.',
      'TI4-GOAL-05':
        'La partie s’arrête à l’instant où un joueur atteint l’objectif, quelle que soit la phase. Rien de ce qui attendait n’est appliqué.',
      'TI4-GOAL-06':
        'Si plusieurs joueurs l’atteignent ensemble, le premier dans l’ordre d’initiative gagne. Sans cartes stratégie, c’est le plus proche de l’orateur dans le sens horaire, l’orateur compté en premier.',
      'TI4-GOAL-07': 'Votre score est visible de tous et ne dépasse jamais l’objectif.',
      'TI4-GOAL-08': 'Vous commencez avec 0 point. Un point perdu baisse votre score, ici jamais sous 0.',
      'TI4-GOAL-09':
        'Un effet sur le joueur qui a le plus ou le moins de points s’applique à tous ceux qui sont à égalité.',
      'TI4-GOAL-10': 'Un point gagné par une loi vous reste quand la loi disparaît, sauf si sa carte dit le contraire.',
      'TI4-GOAL-11':
        'Dans la partie en 14 points, seul l’objectif change : les objectifs, les pioches et la fin forcée restent les mêmes.',
    },
  },
  {
    id: 'TI4-COMP',
    title: 'Matériel',
    rules: {
      'TI4-COMP-01':
        'Votre faction apporte son plateau, ses technologies de départ, 17 marqueurs contrôle, 16 pions commandement, son système natal avec ses cartes planète, deux technologies de faction, un billet à ordre, trois personnages et une carte méca. Une faction a deux billets, une autre cinq personnages.',
      'TI4-COMP-02':
        'Les marqueurs contrôle indiquent les objectifs validés, les planètes tenues sans unité et votre score. Ici, ils ne manquent jamais.',
      'TI4-COMP-03':
        'Un pion commandement montre sa face flotte dans la réserve de flotte et l’autre face ailleurs. Cela n’a pas d’autre effet que d’indiquer la réserve.',
      'TI4-COMP-04':
        'Les couleurs ne diffèrent en rien d’autre : chacune a 63 unités en plastique, un plateau de commandement, un plateau personnages, 33 technologies et 5 billets à ordre. Parmi les technologies, 24 ont une couleur et 9 améliorent des unités.',
      'TI4-COMP-05':
        'Vous avez 3 docks spatiaux, 6 SDP, 4 mécas, 12 infanteries, 10 chasseurs, 8 destroyers, 8 croiseurs, 4 transporteurs, 5 cuirassés, 2 Soleils de Guerre et 1 vaisseau amiral.',
      'TI4-COMP-06':
        'Des jetons peuvent représenter d’autres chasseurs et infanteries, si au moins une figurine de ce type est avec eux. Les mécas n’ont pas de jetons : vous en avez 4.',
      'TI4-COMP-07':
        'Hormis les chasseurs et les infanteries, vous n’avez que les unités de votre plastique. Les marqueurs contrôle, biens commerciaux, commodités et jetons de chasseur et d’infanterie sont illimités ; les autres se limitent à la boîte.',
      'TI4-COMP-08':
        'Un jeton de chasseur ou d’infanterie sans figurine du même type à côté doit être soutenu par une figurine de vos renforts. Si vous n’en avez pas, l’unité est détruite.',
      'TI4-COMP-09':
        'Vous pouvez donc avoir des chasseurs dans 10 systèmes au plus et des infanteries à 12 endroits, planètes et parties espace confondues.',
      'TI4-COMP-10':
        'Vous pouvez échanger à tout moment des jetons contre des figurines du même type et de grands jetons contre des petits ; ce n’est pas une action et cela ne déclenche rien.',
      'TI4-COMP-11':
        'Si vos renforts n’ont plus d’unité d’un type au moment d’en placer ou produire une, vous pouvez d’abord en prendre une sur le plateau, dans un système sans pion commandement à vous. Elle doit être placée aussitôt et arrive intacte ; personne ne peut vous y obliger.',
      'TI4-COMP-12':
        'Vous pouvez faire de même pour remplacer une unité, mais pas pour un Déploiement : il n’utilise que des unités de vos renforts.',
      'TI4-COMP-13':
        'Vos renforts sont vos unités et pions commandement qui ne sont ni sur le plateau, ni sur un plateau de commandement, ni capturés.',
      'TI4-COMP-14':
        'Sans pion commandement dans vos renforts, vous ne pouvez pas en gagner. Si un effet en place un des vôtres sur le plateau, prenez-le dans la réserve de votre choix, sauf si un de vos pions s’y trouve déjà.',
    },
  },
  {
    id: 'TI4-INFO',
    title: 'Informations visibles et cachées',
    rules: {
      'TI4-INFO-01':
        'Vos cartes action, vos billets à ordre en main et vos objectifs secrets non validés sont cachés. Technologies, personnages, planètes, reliques, fragments et objectifs validés sont visibles.',
      'TI4-INFO-02': 'Les cartes exploration sont montrées à tous avant de s’appliquer.',
      'TI4-INFO-03':
        'Tous peuvent savoir combien de cartes action, de billets à ordre et d’objectifs secrets vous tenez, et combien de pions commandement, de biens commerciaux et de commodités vous avez.',
      'TI4-INFO-04':
        'Vous pouvez montrer vos propres cartes cachées à votre guise, mais pas les projets vus grâce à Politique.',
      'TI4-INFO-05':
        'Qu’un billet à ordre change de main est public ; lequel peut rester entre vous deux, sauf s’il doit être joué aussitôt.',
      'TI4-INFO-06':
        'Vous pouvez consulter votre pioche technologie à tout moment. Les défausses et les cartes purgées sont visibles de tous.',
      'TI4-INFO-07': 'Une carte qu’un effet prend dans une défausse est prise à la vue de tous.',
    },
  },
];
