import type { RuleChapter } from '@orrery/kernel';

export const trade: readonly RuleChapter[] = [
  {
    id: 'TI3-TRADE',
    title: 'Accords Commerciaux',
    rules: {
      'TI3-TRADE-01':
        'Votre race a deux cartes Commerce. Le nombre de chacune est sa valeur commerciale et varie d’une race à l’autre.',
      'TI3-TRADE-02':
        'Tant qu’une carte Commerce reste chez son propriétaire en Contrat Commercial, elle ne rapporte rien.',
      'TI3-TRADE-03':
        'De nouveaux Accords Commerciaux ne naissent que pendant les négociations ouvertes par l’option A de Commerce.',
      'TI3-TRADE-04':
        'Deux joueurs qui le veulent tous deux échangent chacun une carte Commerce et posent celle qu’ils reçoivent côté Accord Commercial visible.',
      'TI3-TRADE-05':
        'C’est toujours une carte contre une carte. Laquelle des vôtres vous donnez fait partie du marché.',
      'TI3-TRADE-06': 'Avec deux cartes à donner, vous pouvez avoir deux Accords Commerciaux, pas davantage.',
      'TI3-TRADE-07':
        'Les deux mêmes joueurs n’ont qu’un accord au plus ; il vous faut donc deux partenaires pour employer vos deux cartes.',
      'TI3-TRADE-08':
        'Rien n’est conclu sans l’aval du joueur qui emploie Commerce, lequel peut fort bien demander des Marchandises en échange.',
      'TI3-TRADE-09': 'Vous pouvez conclure vos deux accords à la même occasion.',
      'TI3-TRADE-10': 'Votre revenu commercial est la valeur totale des cartes de vos partenaires posées devant vous.',
      'TI3-TRADE-11': 'Qui choisit l’option A touche ce revenu, plus 3 Marchandises.',
      'TI3-TRADE-12':
        'Les autres peuvent ensuite toucher le leur, dans le sens horaire, pour un compteur de leur Réserve Stratégique chacun.',
      'TI3-TRADE-13': 'Un accord conclu pendant cette action paiera pour la première fois à la prochaine.',
      'TI3-TRADE-14': 'Les Marchandises viennent du stock commun et vont sur votre Feuille de Race.',
      'TI3-TRADE-15':
        'En Phase de Statut, vous pouvez annuler un accord. Les deux cartes reviennent à leurs propriétaires et redeviennent des Contrats Commerciaux.',
      'TI3-TRADE-16': 'Avec les Hacan, c’est différent : un accord avec eux ne s’annule pas ainsi.',
      'TI3-TRADE-17':
        'Un accord rompu n’est pas une rancune éternelle : vous pourrez en conclure un nouveau une autre fois.',
      'TI3-TRADE-18':
        'La guerre met fin au commerce : dès que deux partenaires s’affrontent en bataille spatiale ou que l’un envahit l’autre, leur accord est rompu, avec les Hacan aussi. Prendre une planète qui n’a qu’un marqueur de Contrôle suffit ; une War Sun qui bombarde sans débarquement, non.',
      'TI3-TRADE-19': 'Tir de PDS, cartes Action et autres mauvaises manières laissent un accord intact.',
      'TI3-TRADE-20': 'L’option B de Commerce supprime tous les accords d’un seul coup.',
    },
  },
  {
    id: 'TI3-GOODS',
    title: 'Marchandises',
    rules: {
      'TI3-GOODS-01': 'Il y a 40 Marchandises, jamais plus, sur les Feuilles de Race ou dans le stock commun.',
      'TI3-GOODS-02': 'Quand vous payez, une Marchandise remplace 1 ressource ou 1 d’influence.',
      'TI3-GOODS-03': 'Vous pouvez payer en partie avec des planètes, en partie avec des Marchandises.',
      'TI3-GOODS-04': 'Ce que vous dépensez retourne au stock commun.',
      'TI3-GOODS-05':
        'Vous pouvez donner des Marchandises à un autre joueur quand vous voulez, sauf au milieu d’un jet de dés ou d’un paiement.',
      'TI3-GOODS-06': 'Au Conseil, les Marchandises ne sont pas des voix.',
      'TI3-GOODS-07':
        'Tant que le stock commun est vide, personne n’en reçoit. S’il contient moins que votre dû, vous recevez ce qu’il y a.',
      'TI3-GOODS-08':
        'En temps de pénurie, l’ordre compte : d’abord le joueur actif, puis, dans le sens horaire, ceux qui utilisent la capacité secondaire.',
    },
  },
  {
    id: 'TI3-OBJECTIVES',
    title: 'Objectifs',
    rules: {
      'TI3-OBJECTIVES-01':
        'La plupart des points de victoire viennent des cartes Objectif. Chacune dit quoi réussir et combien cela vaut : Stage I 1 point, Stage II 2, un Objectif Secret 2.',
      'TI3-OBJECTIVES-02':
        'Les Objectifs Publics apparaissent un à un, chaque fois que quelqu’un résout Empire. Avec L’Âge des Empires, tous sont visibles dès le départ.',
      'TI3-OBJECTIVES-03': 'Un Objectif Public encore caché est hors d’atteinte.',
      'TI3-OBJECTIVES-04':
        'Les objectifs s’accomplissent à l’étape 1 de la Phase de Statut, chacun dans l’ordre de jeu, et jamais à un autre moment.',
      'TI3-OBJECTIVES-05':
        'Montrez que vous remplissez la condition, posez un marqueur de Contrôle sur la carte et avancez sur la Barre de Progression des PV.',
      'TI3-OBJECTIVES-06': 'Vous pouvez tous accomplir le même Objectif Public, mais chacun une seule fois par partie.',
      'TI3-OBJECTIVES-07': 'Un seul Objectif Public par tour : vous n’en accomplirez pas davantage.',
      'TI3-OBJECTIVES-08':
        'Votre Objectif Secret vient en plus : si vous le remplissez, vous pouvez le révéler à la même étape et le marquer en sus d’un Objectif Public.',
      'TI3-OBJECTIVES-09':
        'Veillez sur votre foyer : sans le contrôle de toutes les planètes du Système-Mère de votre race, vous ne pouvez rien accomplir.',
      'TI3-OBJECTIVES-10':
        'Un objectif qui dit « maintenant » demande d’agir sur-le-champ, à l’étape 1. Comme les planètes ne sont dégagées qu’ensuite, vous payez avec ce que vous avez épargné.',
      'TI3-OBJECTIVES-11': 'Un Objectif Secret appartient à un seul joueur ; nul autre ne peut le marquer.',
      'TI3-OBJECTIVES-12': 'Jusqu’à ce que vous l’accomplissiez, vous seul connaissez votre Objectif Secret.',
      'TI3-OBJECTIVES-13':
        'Un Objectif Secret montré sans être rempli est perdu et quitte la partie. Ici, vous ne pouvez le révéler que s’il est rempli.',
      'TI3-OBJECTIVES-14':
        'Deux Objectifs Publics, Suprématie et Domination, ne donnent pas de points : remplissez l’un d’eux et vous avez gagné.',
    },
  },
];
