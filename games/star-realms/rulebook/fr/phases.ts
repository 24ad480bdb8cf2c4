import type { RuleChapter } from '@orrery/kernel';

export const phases: readonly RuleChapter[] = [
  {
    id: 'SR-ACQ',
    title: 'Acquérir des cartes',
    rules: {
      'SR-ACQ-01':
        'Le Commerce gagné rejoint votre Réserve de Commerce ; vous pouvez le dépenser jusqu’à la fin de la Phase Principale.',
      'SR-ACQ-02':
        'Avec du Commerce, vous pouvez prendre n’importe quelle carte de la Ligne d’Achat ou le Prospecteur du dessus. Si leur pile est vide, il faut attendre qu’un Prospecteur soit retiré.',
      'SR-ACQ-03':
        'Le coût d’achat d’une carte se lit dans le symbole Commerce, en haut à droite. Dans la pile Commerce, il va de 1 à 8.',
      'SR-ACQ-04': 'Payez le coût avec votre Réserve de Commerce ; la carte va alors dans votre Défausse.',
      'SR-ACQ-05':
        'Avec le Commerce restant, vous pouvez continuer d’acheter pendant cette Phase Principale, autant de cartes que vous pouvez payer.',
      'SR-ACQ-06':
        'Une carte achetée dans la Ligne d’Achat est aussitôt remplacée par celle du dessus de la pile Commerce, pour qu’il y en ait toujours cinq à choisir. Quand la pile Commerce est épuisée, la place reste vide : la Casse n’est jamais remélangée.',
      'SR-ACQ-07': 'Une carte qui vient d’arriver est en vente tout de suite.',
      'SR-ACQ-08':
        'Vos nouvelles cartes restent visibles dans votre Défausse et entrent dans votre Deck au prochain mélange.',
      'SR-ACQ-09':
        'Certains effets vous font acquérir une carte gratuitement ou la placer ailleurs, par exemple sur le dessus de votre Deck. C’est tout de même une acquisition : l’action « À l’acquisition » agit et, en campagne, une carte de la Ligne d’Achat peut être améliorée.',
      'SR-ACQ-10':
        'Des effets peuvent baisser ou augmenter un coût, comme le fait l’Élévateur, mais jamais en dessous de 0. Pour les améliorations, c’est toujours le coût imprimé qui compte.',
      'SR-ACQ-11':
        'Les Prospecteurs acquis ne sont pas remplacés : la pile contient ceux des 20 que personne ne possède.',
    },
  },
  {
    id: 'SR-ATTACK',
    title: 'Attaquer',
    rules: {
      'SR-ATTACK-01':
        'Le Combat gagné rejoint votre Réserve de Combat, disponible à tout moment de cette Phase Principale.',
      'SR-ATTACK-02':
        'Le Combat sert à attaquer les adversaires et leurs Bases. Attaquez aussi souvent que vous voulez et répartissez vos coups entre toutes les cibles permises.',
      'SR-ATTACK-03':
        'Quand vous attaquez un adversaire, vous décidez combien de Combat engager, au moins 1. Il perd exactement autant d’Influence.',
      'SR-ATTACK-04':
        'Quand vous attaquez une Base, payez en Combat l’équivalent de sa Défense : elle est détruite et rejoint la Défausse de son propriétaire. Vous pouvez aussi répartir ce paiement sur plusieurs attaques du tour, et vous ne payez jamais plus que ce qui manque.',
      'SR-ATTACK-05':
        'D’abord l’Avant-Poste, ensuite le reste : tant qu’un adversaire en a un, vous ne pouvez ni l’attaquer ni prendre ses autres Bases pour cible.',
      'SR-ATTACK-06': '« Détruire une Base ciblée » élimine une Base de votre choix et ne vous coûte pas de Combat.',
      'SR-ATTACK-07':
        '« Détruire une Base ciblée » choisit une cible : ce doit être un Avant-Poste tant que le propriétaire en a un.',
      'SR-ATTACK-08':
        'Face à plusieurs adversaires, chaque Avant-Poste ne protège que son propriétaire ; en mode Hydre, il protège toute son équipe.',
      'SR-ATTACK-09':
        'Une attaque compte aussitôt. Vous pouvez attaquer, puis jouer ou acheter des cartes, puis attaquer encore.',
    },
  },
  {
    id: 'SR-DISC',
    title: 'La Phase de Défausse',
    rules: {
      'SR-DISC-01': 'La Phase de Défausse compte quatre étapes, l’une après l’autre.',
      'SR-DISC-02': 'Premièrement, le Commerce qui vous reste disparaît.',
      'SR-DISC-03': 'Deuxièmement, le Combat qui vous reste disparaît à son tour.',
      'SR-DISC-04':
        'Troisièmement, vos Vaisseaux quittent le jeu pour votre Défausse. C’est le type imprimé qui compte.',
      'SR-DISC-05': 'Quatrièmement, ce qui reste de votre main va aussi dans votre Défausse.',
      'SR-DISC-06':
        'Dans une Défausse, cartes défaussées et cartes acquises sont visibles. Tout le monde peut parcourir toutes les Défausses, à tout moment.',
      'SR-DISC-07': 'Vos Bases ne bougent pas.',
    },
  },
  {
    id: 'SR-DRAW',
    title: 'La Phase de Pioche',
    rules: {
      'SR-DRAW-01':
        'Piochez cinq nouvelles cartes, et votre tour est terminé. Le Boss du mode Raid en pioche davantage, et une carte Scénario peut changer ce nombre.',
      'SR-DRAW-02':
        'S’il vous faut une carte et que le Deck est vide, la Défausse mélangée devient le nouveau Deck, face cachée, et la pioche continue. Si les deux sont vides, les cartes manquantes ne sont tout simplement pas piochées.',
      'SR-DRAW-03':
        'Le mélange attend que vous deviez vraiment piocher dans un Deck vide. Prendre la dernière carte ne suffit pas.',
      'SR-DRAW-04':
        'La règle du Deck vide vaut pour chaque pioche, aussi pendant la Phase Principale et par une action « À l’acquisition ». Les cartes en jeu ne sont pas mélangées avec les autres.',
    },
  },
  {
    id: 'SR-INFO',
    title: 'Qui voit quoi',
    rules: {
      'SR-INFO-01':
        'Vous seul voyez votre main. Les Soldats d’Élite voient les mains les uns des autres ; en mode Hydre, les coéquipiers aussi, sauf si la table en a décidé autrement ; en mode L’Empereur, non.',
      'SR-INFO-02':
        'Les Decks et la pile Commerce sont face cachée. Sauf si un effet permet de regarder, personne ne sait quelle carte vient ensuite.',
      'SR-INFO-03':
        'Tout le reste est visible de tous : cartes en jeu, Ligne d’Achat, Prospecteurs, Défausses et Casse.',
      'SR-INFO-04':
        'Chacun peut voir l’Influence de tous, ainsi que le nombre de cartes de chaque main et de chaque Deck.',
      'SR-INFO-05': 'Une carte que vous défaussez est vue de tous, que vous l’ayez voulu ou non.',
    },
  },
];
