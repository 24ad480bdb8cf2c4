import type { RuleChapter } from '@orrery/kernel';

export const upgrades: readonly RuleChapter[] = [
  {
    id: 'SR-UPG',
    title: 'Améliorer des cartes',
    rules: {
      'SR-UPG-01':
        'En campagne, vous pouvez payer plus de Commerce pour un Vaisseau ou une Base de la Ligne d’Achat et l’améliorer en l’acquérant. Les autres modes ne connaissent pas d’améliorations ; tout au plus y rencontre-t-on des cartes améliorées d’une campagne.',
      'SR-UPG-02':
        'Une amélioration revient à 2 Commerce pour un Vaisseau et à 3 pour une Base, Avant-Postes compris, que la carte soit chère ou non. Une carte Scénario peut baisser ce prix.',
      'SR-UPG-03': 'L’amélioration se paie quand vous prenez la carte. Ce moment passé, il est trop tard.',
      'SR-UPG-04':
        'Si une action vous offre une carte de la Ligne d’Achat, vous pouvez quand même l’améliorer contre le supplément habituel.',
      'SR-UPG-05': 'Un Prospecteur ne s’améliore pas : il ne vient pas de la Ligne d’Achat.',
      'SR-UPG-06': 'Chaque amélioration colle deux autocollants sur la carte : un pour l’action, un pour la faction.',
      'SR-UPG-07': 'Une amélioration est définitive. Rien ne l’enlève plus.',
      'SR-UPG-08': 'Une carte ne reçoit qu’une amélioration, quel que soit celui de vous deux qui la fait.',
      'SR-UPG-09':
        'Une planche d’autocollants a cinq lignes de deux autocollants. Une ligne est faite pour un coût donné : à gauche pour un Vaisseau, à droite pour une Base. Nos planches couvrent des coûts de 1 à 6.',
      'SR-UPG-10':
        'Autocollant et carte doivent s’accorder par le coût et le type : l’autocollant de Vaisseau de coût 5 va sur un Vaisseau marqué 5, et sur rien d’autre. Si aucune ligne libre ne convient, aucune amélioration n’est proposée.',
      'SR-UPG-11':
        'Pour le choix de l’autocollant, seul compte le coût imprimé, peu importe ce que vous avez vraiment payé, par exemple grâce à l’Élévateur. Il reste le même sur la carte améliorée.',
      'SR-UPG-12':
        'Chaque ligne ne vous sert qu’une fois. Une fois pris l’autocollant de Vaisseau de coût 3, son voisin pour les Bases est perdu à jamais, et inversement.',
      'SR-UPG-13': 'Cinq lignes font cinq améliorations ; une planche n’en donne pas plus.',
      'SR-UPG-14':
        'L’Amélioration d’action se place sous l’action Primaire. Elle apporte de nouvelles actions, des effets de plus pour l’action Primaire, ou les deux.',
      'SR-UPG-15': 'Un texte d’autocollant qui débute par « et » prolonge l’action Primaire et se produit avec elle.',
      'SR-UPG-16': 'Vous utilisez les planches de votre faction, jamais celles de l’autre.',
      'SR-UPG-17':
        'L’Amélioration de faction se colle par-dessus l’ancien symbole et réunit deux factions : celle de la carte et la vôtre.',
      'SR-UPG-18':
        'Une carte améliorée compte pour ses deux factions et déclenche les actions Allié de l’une comme de l’autre.',
      'SR-UPG-19':
        'Une action Allié demande toujours la faction qu’elle nomme. Si deux cartes n’ont en commun que l’Empire Galactique, l’une n’aide pas l’action Allié du Royaume de l’autre.',
      'SR-UPG-20':
        'Votre première planche vient avec le scénario 1, trois autres avec les scénarios 2 à 4. Une fois reçue, une planche sert dans toutes les parties, ce qui fait 20 améliorations en tout.',
      'SR-UPG-21':
        'Amélioration, étape 1 : obtenez le Vaisseau ou la Base, en payant ou par une action qui vous l’offre.',
      'SR-UPG-22': 'Amélioration, étape 2 : payez le supplément, 2 Commerce pour un Vaisseau ou 3 pour une Base.',
      'SR-UPG-23':
        'Amélioration, étape 3 : retenez l’action « À l’acquisition », s’il y en a une, mais gardez-la pour plus tard.',
      'SR-UPG-24': 'Amélioration, étape 4 : les deux autocollants vont sur la carte.',
      'SR-UPG-25':
        'Amélioration, étape 5 : la carte va dans votre Défausse, ou à un autre endroit si un effet l’y envoie.',
      'SR-UPG-26': 'Amélioration, étape 6 : une nouvelle carte comble le vide dans la Ligne d’Achat.',
      'SR-UPG-27':
        'Amélioration, étape 7 : l’action « À l’acquisition » que vous aviez retenue prend effet maintenant.',
      'SR-UPG-28':
        'L’action « À l’acquisition » d’une carte améliorée a alors agi pour la dernière fois : l’autocollant la recouvre, et elle ne revient plus sur les cartes de cette campagne.',
      'SR-UPG-29':
        'Les cartes améliorées font partie de la pile Commerce de toutes les parties à venir, avec leurs autocollants.',
      'SR-UPG-30':
        'Toute carte améliorée vous est ouverte à tous deux, même aux couleurs de l’autre joueur : acquérez-la et servez-vous de tout, actions Allié comprises.',
    },
  },
  {
    id: 'SR-ONACQ',
    title: 'Les actions « À l’acquisition »',
    rules: {
      'SR-ONACQ-01': 'Certaines cartes, mais loin de toutes, ont une action « À l’acquisition ».',
      'SR-ONACQ-02':
        'La carte acquise va dans votre Défausse, la Ligne d’Achat est complétée, et alors seulement l’action « À l’acquisition » prend effet. Elle agit de même si la carte va plutôt dans votre main ou votre Deck.',
      'SR-ONACQ-03':
        'Si vous améliorez une carte, son action « À l’acquisition » agit une dernière fois, quand les autocollants sont collés, la carte placée et la Ligne d’Achat complétée.',
      'SR-ONACQ-04':
        'Consortium, coût de 1 à 4 : si vous voulez, piochez une carte, puis défaussez-en une. C’est tout ou rien, dans cet ordre.',
      'SR-ONACQ-05': 'Consortium, coût 5 ou 6 : si vous voulez, piochez une carte.',
      'SR-ONACQ-06': 'Consortium, coût 7 ou 8 : si vous voulez, piochez deux cartes, puis défaussez-en une.',
      'SR-ONACQ-07':
        'Royaume, coût de 1 à 4 : gagnez 2 Commerce, ou 2 Combat si la table en a convenu à l’ouverture. Les cartes de coût 1 ou 2 n’ont pas cette action.',
      'SR-ONACQ-08': 'Royaume, coût 5 ou 6 : gagnez 3 Commerce, ou 3 Combat si la table en a convenu.',
      'SR-ONACQ-09': 'Royaume, coût 7 ou 8 : gagnez 5 Commerce, ou 5 Combat si la table en a convenu.',
      'SR-ONACQ-10': 'Charognards, coût de 1 à 4 : si vous voulez, retirez une carte de votre main.',
      'SR-ONACQ-11':
        'Charognards, coût 5 ou 6 : si vous voulez, retirez une carte, soit de la main, soit de la Défausse. Ce peut être celle que vous venez d’acquérir.',
      'SR-ONACQ-12':
        'Charognards, coût 7 ou 8 : si vous voulez, retirez une ou deux cartes, prises à votre gré dans la main et la Défausse.',
      'SR-ONACQ-13': 'Laquelle de ces actions une carte possède dépend de son coût imprimé.',
      'SR-ONACQ-14':
        'Les cartes piochées par une action « À l’acquisition » peuvent encore être jouées ce tour-ci ; ce qu’elle ajoute à vos Réserves peut servir aussitôt.',
    },
  },
];
