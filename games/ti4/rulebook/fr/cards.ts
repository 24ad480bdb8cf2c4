import type { RuleChapter } from '@orrery/kernel';

export const cards: readonly RuleChapter[] = [
  {
    id: 'TI4-AC',
    title: 'Cartes action',
    rules: {
      'TI4-AC-01':
        'Les cartes action servent une fois. Vous en recevez en phase de statut, par Politique, par exploration et par d’autres effets.',
      'TI4-AC-02': 'Vous ne pouvez jamais en avoir plus de 7 en main, sauf si un effet augmente ou réduit ce nombre.',
      'TI4-AC-03':
        'Une carte marquée « Action » demande une action ; les autres se jouent au moment qu’elles indiquent.',
      'TI4-AC-04': 'Deux cartes du même nom ne peuvent pas être jouées à un même moment sur la même chose.',
      'TI4-AC-05': 'Certaines cartes action en annulent d’autres.',
      'TI4-AC-06':
        'Si plusieurs joueurs veulent jouer en même temps, l’initiative décide en phases d’action et de statut ; en phase de projet, on suit le sens horaire à partir de l’orateur.',
      'TI4-AC-07': 'Avec trop de cartes, vous défaussez aussitôt, avant de pouvoir en jouer ou en échanger.',
      'TI4-AC-08':
        'Vous annoncez une carte avec toutes ses cibles et ce que vous y dépensez. Elle peut alors être annulée ; puis vous payez, elle s’applique et elle est défaussée.',
      'TI4-AC-09':
        'Une carte annulée ne fait rien, ne coûte rien et est défaussée. Elle ne compte pas comme jouée : une autre copie peut suivre.',
      'TI4-AC-10': 'Ce qui est pioché, lancé ou recherché ne se décide que lorsque la carte ne peut plus être annulée.',
      'TI4-AC-11': 'Une carte à effet différé, comme une prédiction, ne peut être annulée que lorsqu’elle est jouée.',
      'TI4-AC-12': 'Les cartes qui nuisent à des unités ne peuvent pas viser les vôtres.',
      'TI4-AC-13':
        'En phase de statut, on pioche dans l’ordre d’initiative. Si vous en piochez plusieurs, vous les prenez toutes, et défaussez, avant que le suivant pioche.',
      'TI4-AC-14':
        'La défausse des cartes en trop vient avant le mélange de la défausse pour la pioche du joueur suivant.',
    },
  },
  {
    id: 'TI4-ABL',
    title: 'Capacités et moments',
    rules: {
      'TI4-ABL-01': 'Une capacité marquée « Action » est l’action de votre tour.',
      'TI4-ABL-02':
        '« Avant » et « après » veulent dire juste avant et juste après ; « quand », au moment même, souvent en le changeant. Pour un événement, tous les « quand » viennent avant les « après », et ceux-ci avant tout « avant » de l’événement suivant.',
      'TI4-ABL-03':
        'Chaque capacité s’utilise une fois à chaque événement, et aucun élément deux fois au même moment. Chaque unité sur le plateau est un élément à part.',
      'TI4-ABL-04':
        'À un moment donné, les joueurs utilisent chacun une capacité à tour de rôle, dans l’ordre de la phase, jusqu’à ce que tous aient renoncé l’un après l’autre. Si vous avez renoncé et que quelqu’un agit ensuite, vous pouvez agir de nouveau.',
      'TI4-ABL-05': 'Ce qui dit « peut » est à votre choix ; le reste du texte des éléments en jeu doit être suivi.',
      'TI4-ABL-06':
        'Une capacité s’applique aussi complètement que possible. De parties reliées par « et », chacune se fait autant qu’elle le peut.',
      'TI4-ABL-07':
        '« Pour » ou un point-virgule sépare le prix de l’effet : sans le prix entier, pas d’effet. « Puis » fait dépendre la suite de ce qui a été fait avant.',
      'TI4-ABL-08': 'Un effet à durée dure ce temps, même si sa source a disparu.',
      'TI4-ABL-09':
        'Une capacité gagnée à un moment peut encore y servir. Certaines regardent leur condition quand l’événement se produit, d’autres quand elles s’appliquent.',
      'TI4-ABL-10':
        'Pendant qu’une capacité s’applique, aucune autre ne peut être utilisée, sauf celles que ses étapes déclenchent.',
      'TI4-ABL-11':
        'Les capacités d’unité sont Barrage anti-chasseur, Bombardement, Déploiement, Bouclier planétaire, Production, Canon spatial et Dégâts encaissés. La valeur de combat n’en est pas une.',
      'TI4-ABL-12': 'Une carte à plusieurs paragraphes a autant de capacités distinctes.',
      'TI4-ABL-13':
        'Si l’on vous dit de faire ce qui est déjà entièrement fait, comme réapprovisionner un stock plein, cela compte quand même comme fait.',
      'TI4-ABL-14':
        'On ne vous demande que si vous pourriez agir, mais l’attente de la table ne doit pas révéler les cartes cachées de quiconque.',
    },
  },
  {
    id: 'TI4-OBJ',
    title: 'Objectifs',
    rules: {
      'TI4-OBJ-01':
        'Cinq objectifs publics du premier niveau, valant 1 point, et cinq du second, valant 2, sont disposés. Deux du premier sont visibles au début, et un de plus est révélé à chaque manche.',
      'TI4-OBJ-02': 'Le second niveau ne vient que lorsque tous ceux du premier sont visibles.',
      'TI4-OBJ-03': 'En phase de statut, vous pouvez valider au plus un objectif public et un objectif secret.',
      'TI4-OBJ-04': 'Vous avez au plus trois objectifs secrets, validés ou non.',
      'TI4-OBJ-05':
        'Si vous ne contrôlez pas toutes les planètes de votre système natal, vous ne pouvez pas valider d’objectifs publics.',
      'TI4-OBJ-06':
        'Un objectif secret nomme la phase où il se valide : action, statut ou projet. En phase d’action, vous pouvez en valider autant que vous voulez, mais un seul pendant ou après chaque combat.',
      'TI4-OBJ-07':
        'Ce qu’il demande doit être vrai au moment de la validation, et son coût se paie alors. Les objectifs de la phase de statut ne regardent que celle-ci.',
      'TI4-OBJ-08':
        'Vous validez chaque objectif une fois. Autant de joueurs que l’on veut peuvent valider le même objectif public.',
      'TI4-OBJ-09': 'En phase de statut, on valide dans l’ordre d’initiative, chacun ses deux objectifs ensemble.',
      'TI4-OBJ-10':
        'Les objectifs des phases d’action et de projet se valident dès qu’ils sont remplis dans cette phase, même par des joueurs non actifs.',
      'TI4-OBJ-11':
        'Un combat spatial et chaque combat terrestre sont des combats distincts. Le barrage fait partie du combat, pas le canon spatial ni le bombardement.',
      'TI4-OBJ-12': 'Quand il faut détruire des unités, tout effet qui détruit compte, mais retirer ne compte pas.',
      'TI4-OBJ-13': 'Un objectif secret validé est montré et reste visible devant vous.',
      'TI4-OBJ-14':
        'Si vous en piochez trop, vous rendez un objectif secret non validé et mélangez. Avec trois validés, c’est la nouvelle carte qui repart.',
      'TI4-OBJ-15': 'Un objectif secret devenu public n’est plus secret à aucun égard.',
      'TI4-OBJ-16':
        'Là où il faut contrôler des planètes, celles sans unité comptent aussi. Là où il faut avoir des unités, vaisseaux, troupes terrestres et structures comptent.',
    },
  },
];
