import type { RuleChapter } from '@orrery/kernel';

export const victory: readonly RuleChapter[] = [
  {
    id: 'SR-POL',
    title: 'La Victoire Politique',
    rules: {
      'SR-POL-01': 'En règle générale, un scénario est à vous quand l’adversaire n’a plus d’Influence.',
      'SR-POL-02':
        'Les scénarios 1 à 4 connaissent une autre voie : au cinquième autocollant tiré de votre planche de ce scénario même, vous avez gagné sur-le-champ.',
      'SR-POL-03':
        'Pour une Victoire Politique, les planches des enveloppes précédentes n’aident pas ; seule compte celle du scénario que vous jouez.',
      'SR-POL-04': 'Après le scénario 4, il n’y a plus de Victoire Politique.',
      'SR-POL-05':
        'La partie s’arrête à l’instant où le cinquième autocollant est sur sa carte, avant même qu’une action « À l’acquisition » ne prenne effet.',
    },
  },
  {
    id: 'SR-VP',
    title: 'Les points de Victoire',
    rules: {
      'SR-VP-01': 'Faites tomber l’Influence de l’adversaire à zéro, et vous avez gagné le scénario en cours.',
      'SR-VP-02':
        'Qui gagne un scénario reçoit sa carte Point de Victoire. Certaines enveloppes en contiennent d’autres, avec une condition particulière.',
      'SR-VP-03':
        'Gardez vos cartes Point de Victoire : à la fin de la campagne, leurs points, de 1 à 4 par carte, entrent dans votre score.',
      'SR-VP-04':
        'L’enveloppe du scénario 12 dit comment se décide la campagne. Dans Orrery, on additionne les points des cartes ; pour chacun des trois voisins, celui qui a amélioré le plus de ses cartes en reçoit 2 de plus. Le plus haut total gagne et, en cas d’égalité, le vainqueur du scénario 12.',
      'SR-VP-05':
        'Une Victoire Politique vaut tout autant : elle gagne le scénario et, avec lui, la carte Point de Victoire.',
    },
  },
  {
    id: 'SR-BETWEEN',
    title: 'Entre deux parties',
    rules: {
      'SR-BETWEEN-01':
        'La grande carte Scénario retourne dans son enveloppe. Ce que les cartes Scénario avaient changé cesse alors, sauf ce qu’elles font durer jusqu’à la fin de la campagne.',
      'SR-BETWEEN-02':
        'Vous recomposez le Deck Personnel de votre faction tel qu’au départ ; ce qu’une enveloppe a échangé pour de bon le reste.',
      'SR-BETWEEN-03':
        'Toutes les cartes qui ont un coût reviennent dans la pile Commerce, où qu’elles soient, chez un joueur comme dans la Casse.',
      'SR-BETWEEN-04':
        'Les cartes améliorées retournent elles aussi dans la pile Commerce ; leurs autocollants tiennent pour toute la campagne.',
      'SR-BETWEEN-05':
        'Pour continuer, préparez le scénario suivant. Dans Orrery, il commence dès que vous êtes tous deux d’accord.',
      'SR-BETWEEN-06':
        'Pour faire une pause, rangez planches, cartes Point de Victoire et tout ce que vous avez débloqué dans votre enveloppe Capsule ; Orrery garde tout pour vous. Abandonner entre deux parties met fin à la campagne, sans vainqueur ; pendant une partie, cela ne coûte que cette partie.',
      'SR-BETWEEN-07': 'Tous les Prospecteurs retournent sur leur pile, qui en compte de nouveau 20.',
      'SR-BETWEEN-08':
        'Même les cartes de votre Deck Personnel que vous aviez retirées sont de retour pour la partie suivante.',
    },
  },
  {
    id: 'SR-POST',
    title: 'Après la campagne',
    rules: {
      'SR-POST-01': 'La campagne décidée, regardez combien d’améliorations chacun de vous a faites.',
      'SR-POST-02':
        'Si vous avez fait moins que les 20 améliorations permises, choisissez d’autres cartes dans la pile Commerce et améliorez-les jusqu’à en avoir 20. Une ligne qui ne convient plus à aucune carte est perdue.',
      'SR-POST-03': 'S’il vous en reste à faire à tous deux, vous alternez ; le perdant de la campagne commence.',
      'SR-POST-04':
        'Comme avant, chaque ligne de chaque planche donne un seul autocollant, pour un Vaisseau ou pour une Base.',
      'SR-POST-05':
        'Les améliorations d’après campagne sont gratuites. Comme vous n’acquérez rien, aucune action « À l’acquisition » n’a lieu.',
      'SR-POST-06':
        'Ouvrez à présent le paquet Post-Campagne : ses 24 cartes rejoignent la pile Commerce, que l’on mélange.',
      'SR-POST-07':
        'La pile Commerce compte désormais 84 cartes et convient aux parties standard aussi bien qu’à tous les autres modes.',
      'SR-POST-08':
        'Avec les cartes imprimées, vous pouvez dès lors y mêler d’autres boîtes de Star Realms. Orrery n’a que celle-ci.',
    },
  },
];
