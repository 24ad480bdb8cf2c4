import type { RuleChapter } from '@orrery/kernel';

export const counters: readonly RuleChapter[] = [
  {
    id: 'TI3-CC',
    title: 'Compteurs de Commandement et Approvisionnement',
    rules: {
      'TI3-CC-01':
        'Votre race possède 16 compteurs de Commandement. Chacun se trouve sur votre Feuille de Race, sur le plateau ou dans vos renforts.',
      'TI3-CC-02':
        'Un compteur reçu va tout de suite en Réserve Stratégique, en Approvisionnement de la Flotte ou en Réserve de Commandement, à votre choix.',
      'TI3-CC-03': 'Un compteur reste dans sa zone : impossible d’en changer avant l’étape 6 de la Phase de Statut.',
      'TI3-CC-04':
        'Les compteurs payés depuis la Réserve Stratégique retournent aux renforts. Ceux qui activent un système y restent jusqu’à la Phase de Statut, sauf si un effet les retire plus tôt.',
      'TI3-CC-05': 'Si vos renforts sont vides, vous ne recevez plus de compteurs.',
      'TI3-CC-06':
        'Les compteurs de votre Approvisionnement de la Flotte disent combien de vaisseaux, hors Chasseurs, vous pouvez avoir ensemble dans un système.',
      'TI3-CC-07': 'Chaque système se compte à part, et vous pouvez avoir autant de flottes que vous voulez.',
      'TI3-CC-08': 'Vous ne pouvez dépasser cette limite ni en produisant, ni en vous déplaçant, ni autrement.',
      'TI3-CC-09':
        'Si une flotte se trouve malgré tout trop grande, vous retirez aussitôt le surplus. Vous choisissez les vaisseaux, et ce qu’ils portent est perdu avec eux.',
      'TI3-CC-10': 'Les compteurs en Approvisionnement de la Flotte sont posés face flotte, visibles de tous.',
      'TI3-CC-11':
        'Toute Action Tactique et toute Action Transfert consomme un compteur de votre Réserve de Commandement.',
      'TI3-CC-12':
        'La Réserve Stratégique paie les capacités secondaires, et certaines capacités de races ou de cartes.',
      'TI3-CC-13':
        'L’Approvisionnement de la Flotte ne concerne pas les Chasseurs ; seule la capacité de ravitaillement les limite.',
    },
  },
  {
    id: 'TI3-SPEND',
    title: 'Dépenser',
    rules: {
      'TI3-SPEND-01':
        'Vos planètes fournissent ressources et influence, autant que l’indique leur carte. Les Marchandises complètent.',
      'TI3-SPEND-02': 'Pour payer, vous engagez des cartes Planète dégagées en les retournant face cachée.',
      'TI3-SPEND-03': 'Une planète engagée ne donne plus rien avant d’être dégagée, d’ordinaire en Phase de Statut.',
      'TI3-SPEND-04':
        'Une planète paie avec ses ressources ou avec son influence. Vous le dites d’avance ; jamais les deux.',
      'TI3-SPEND-05': 'Une planète donne toujours toute sa valeur ; impossible d’en garder une partie.',
      'TI3-SPEND-06': 'Vous annoncez d’abord la somme entière, puis vous engagez assez de planètes pour la couvrir.',
      'TI3-SPEND-07':
        'Ce qui est payé en trop est perdu. Ici, vous ne pouvez pas ajouter une planète ou une Marchandise dont le paiement n’a pas besoin.',
      'TI3-SPEND-08': 'La distance ne compte pas : toute planète peut payer n’importe quoi, n’importe où.',
      'TI3-SPEND-09': 'Une Marchandise vaut 1 ressource ou 1 d’influence, avec ou sans planètes.',
      'TI3-SPEND-10':
        'Vous contrôlez toujours une planète engagée, mais elle n’apporte ni voix ni remise sur les technologies.',
    },
  },
  {
    id: 'TI3-ACTIONCARDS',
    title: 'Cartes Action',
    rules: {
      'TI3-ACTIONCARDS-01':
        'Vous seul voyez vos cartes Action. Leur nombre est connu de tous, et elles ne s’échangent pas, sauf si une capacité le permet.',
      'TI3-ACTIONCARDS-02': 'Chaque carte dit quand elle se joue ; à tout autre moment, elle est inutilisable.',
      'TI3-ACTIONCARDS-03':
        'Sept cartes au plus en main. À la huitième, vous en défaussez une aussitôt, à votre choix.',
      'TI3-ACTIONCARDS-04':
        'Si vous piochez plusieurs cartes Action, vous le faites une à une, en vérifiant votre main à chaque fois.',
      'TI3-ACTIONCARDS-05':
        'Dans un même tour, pas deux exemplaires d’une carte pour la même situation ou les mêmes unités. Une Pleine vitesse pour chacune de deux flottes, oui ; deux pour la même flotte, non.',
      'TI3-ACTIONCARDS-06':
        'Si vous voulez jouer une carte, vous l’annoncez, et d’autres peuvent en faire autant. Puis toutes ces cartes sont révélées ensemble et résolues dans l’ordre de jeu. Ici, chacun retient en secret une carte, ou aucune.',
      'TI3-ACTIONCARDS-07':
        'Tant que personne n’a de carte Stratégie, la carte du Porte-parole passe d’abord, puis celles des autres dans le sens horaire.',
      'TI3-ACTIONCARDS-08':
        'Sabotage n’a pas besoin d’annonce. Jouez-le quand la carte d’un autre vient d’être révélée : elle reste sans effet et les deux sont défaussées. Un Sabotage peut être saboté à son tour.',
      'TI3-ACTIONCARDS-09':
        'Une carte à jouer en tant qu’action occupe votre tour de jeu en Phase d’Action. Si elle est annulée, vous perdez la carte, mais pas votre tour de jeu.',
      'TI3-ACTIONCARDS-10':
        'Vous recevez de nouvelles cartes à l’étape 5 de la Phase de Statut, par la carte Politique, trois avec la capacité primaire et une avec la secondaire, et parfois par d’autres effets.',
      'TI3-ACTIONCARDS-11':
        'À quatre joueurs, on écarte Souplesse stratégique et Revirement stratégique avant la partie.',
      'TI3-ACTIONCARDS-12':
        'Une carte résolue est défaussée. Quand le paquet est épuisé, la défausse mélangée en forme un nouveau.',
      'TI3-ACTIONCARDS-13': 'Les joueurs éliminés ne jouent plus de cartes Action.',
    },
  },
  {
    id: 'TI3-POLITICS',
    title: 'Conseil Galactique',
    rules: {
      'TI3-POLITICS-01':
        'La capacité primaire de Politique réunit le Conseil Galactique, c’est-à-dire vous tous. Il doit voter sur l’ordre du jour de la carte Politique piochée.',
      'TI3-POLITICS-02': 'Le joueur actif lit la carte Politique à voix haute, avec le type de vote qu’elle demande.',
      'TI3-POLITICS-03':
        'Lors d’une élection, vous votez pour un joueur, une planète ou ce que nomme la carte. Le plus grand nombre de voix l’emporte, sans qu’il faille la majorité.',
      'TI3-POLITICS-04':
        'Lors d’un vote Pour ou Contre, le camp qui réunit le plus des voix exprimées a gain de cause.',
      'TI3-POLITICS-05':
        'Un ordre du jour qui est une loi et qui est adopté reste visible dans la zone commune de jeu et vaut désormais.',
      'TI3-POLITICS-06':
        'Si une loi est rejetée, ce que la carte indique à Contre s’applique, et la carte est défaussée.',
      'TI3-POLITICS-07':
        'Une loi demeure tant qu’un autre ordre du jour ou un effet ne la modifie ou ne l’abroge pas expressément.',
      'TI3-POLITICS-08': 'On débat d’abord, on vote ensuite.',
      'TI3-POLITICS-09':
        'Pendant le débat, des Marchandises peuvent changer de mains pour gagner des voix. Nul n’est tenu par une promesse.',
      'TI3-POLITICS-10':
        'On vote l’un après l’autre, dans le sens horaire depuis la gauche du Porte-parole, qui vote donc en dernier.',
      'TI3-POLITICS-11': 'Tous voient votre vote, et vous ne pouvez pas le reprendre.',
      'TI3-POLITICS-12':
        'Additionnez l’influence de vos planètes dégagées : vous avez autant de voix, et une dans tous les cas. Les joueurs éliminés n’en ont pas.',
      'TI3-POLITICS-13': 'Toutes vos voix vont du même côté. Vous ne pouvez pas les répartir, seulement vous abstenir.',
      'TI3-POLITICS-14': 'Voter n’engage pas vos planètes.',
      'TI3-POLITICS-15':
        'Les voix ne s’achètent pas à la banque : les Marchandises ne comptent pas ici comme influence.',
      'TI3-POLITICS-16': 'Vous pouvez vous abstenir à chaque vote. Vous ne comptez alors tout simplement pas.',
      'TI3-POLITICS-17':
        'Le Porte-parole tranche toute égalité, entre les options en tête, ou librement si personne n’a voté.',
      'TI3-POLITICS-18': 'Si l’ordre du jour n’est pas une loi, il s’applique une fois et la carte est défaussée.',
    },
  },
];
