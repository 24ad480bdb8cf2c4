import type { RuleChapter } from '@orrery/kernel';

export const strategies: readonly RuleChapter[] = [
  {
    id: 'TI4-SC',
    title: 'Cartes stratégie',
    rules: {
      'TI4-SC-01':
        'Il y en a huit, numérotées par initiative : 1 Gouvernance, 2 Diplomatie, 3 Politique, 4 Construction, 5 Commerce, 6 Guerre, 7 Technologie, 8 Intrigue.',
      'TI4-SC-02':
        'Celui qui a la carte utilise sa compétence principale ; chaque autre joueur peut utiliser la secondaire.',
      'TI4-SC-03': 'Une compétence secondaire coûte un pion de votre réserve stratégique, sauf celle de Gouvernance.',
      'TI4-SC-04':
        'Gouvernance, principale : gagnez 3 pions commandement, puis autant d’autres que vous voulez pour 3 influence chacun.',
      'TI4-SC-05':
        'Gouvernance, secondaire : gagnez autant de pions commandement que vous voulez pour 3 influence chacun. Elle ne coûte pas de pion.',
      'TI4-SC-06':
        'Diplomatie, principale : choisissez un système avec une planète que vous contrôlez, sauf Mecatol Rex, et chaque autre joueur y place un pion commandement de ses renforts. Puis restaurez gratuitement jusqu’à deux de vos planètes.',
      'TI4-SC-07':
        'Diplomatie, secondaire : dépensez un pion de votre réserve stratégique pour restaurer jusqu’à deux de vos planètes.',
      'TI4-SC-08':
        'Politique, principale : désignez un nouvel orateur, piochez deux cartes action, puis regardez les deux premiers projets et placez chacun sur ou sous la pioche, dans l’ordre voulu.',
      'TI4-SC-09':
        'Politique, secondaire : dépensez un pion de votre réserve stratégique pour piocher deux cartes action.',
      'TI4-SC-10':
        'Construction, principale : placez un SDP ou un dock spatial sur une planète que vous contrôlez, puis un SDP sur une planète que vous contrôlez.',
      'TI4-SC-11':
        'Construction, secondaire : placez un pion de votre réserve stratégique dans n’importe quel système, et un SDP ou un dock spatial sur une planète que vous y contrôlez. Si un de vos pions s’y trouve déjà, le nouveau va dans vos renforts.',
      'TI4-SC-12':
        'Commerce, principale : gagnez 3 biens commerciaux, réapprovisionnez vos commodités, puis désignez d’autres joueurs, qui doivent utiliser gratuitement la compétence secondaire.',
      'TI4-SC-13':
        'Commerce, secondaire : dépensez un pion de votre réserve stratégique pour réapprovisionner vos commodités.',
      'TI4-SC-14':
        'Guerre, principale : reprenez un de vos pions commandement du plateau et gagnez-en un pour la réserve voulue ; puis redistribuez à votre guise les pions de votre plateau de commandement.',
      'TI4-SC-15':
        'Guerre, secondaire : dépensez un pion de votre réserve stratégique pour utiliser Production d’un dock spatial de votre système natal. Le pion ne va pas sur le plateau.',
      'TI4-SC-16':
        'Technologie, principale : recherchez une technologie ; pour 6 ressources, vous pouvez en rechercher une autre.',
      'TI4-SC-17':
        'Technologie, secondaire : dépensez un pion de votre réserve stratégique et 4 ressources pour rechercher une technologie.',
      'TI4-SC-18':
        'Intrigue, principale : vous pouvez valider un objectif public que vous remplissez maintenant. Puis gagnez un point de victoire si vous contrôlez Mecatol Rex ; sinon, piochez un objectif secret.',
      'TI4-SC-19':
        'Intrigue, secondaire : dépensez un pion de votre réserve stratégique pour piocher un objectif secret.',
      'TI4-SC-20':
        'Politique change toujours l’orateur : vous pouvez désigner n’importe qui, vous-même aussi, sauf l’orateur actuel.',
      'TI4-SC-21':
        'Les autres utilisent la compétence secondaire quand la principale est finie, l’un après l’autre dans le sens horaire à partir de votre gauche. Personne n’y est obligé.',
      'TI4-SC-22':
        'Vous n’utilisez que la compétence principale de vos propres cartes, et que la secondaire de celles des autres.',
      'TI4-SC-23': 'Une compétence s’applique de haut en bas.',
      'TI4-SC-24':
        'Quand chacun a pu utiliser la compétence secondaire, la carte est épuisée et ne sert plus dans cette manche.',
      'TI4-SC-25':
        'Gouvernance : l’influence se paie par lots de trois ; ce qui dépasse un multiple de trois dans un paiement est perdu.',
      'TI4-SC-26':
        'Diplomatie : un joueur sans pion dans ses renforts en prend un sur son plateau de commandement. Un joueur qui a déjà un pion dans ce système n’en place pas.',
      'TI4-SC-27':
        'Diplomatie peut s’utiliser même s’il n’y a pas de tel système ou moins de deux planètes épuisées : vous faites ce que vous pouvez.',
      'TI4-SC-28': 'Politique : vous ne pouvez montrer les deux projets à personne.',
      'TI4-SC-29':
        'Construction : les deux structures peuvent aller sur la même planète ou sur deux, avec ou sans vos pions dans le système. Une planète a au plus un dock spatial et deux SDP, et vous pouvez reprendre des structures du plateau.',
      'TI4-SC-30':
        'Commerce : le joueur désigné pour la compétence secondaire gratuite doit l’utiliser, une fois, et ne peut pas la payer en plus.',
      'TI4-SC-31': 'Commerce : réapprovisionner un stock plein compte quand même comme un réapprovisionnement.',
      'TI4-SC-32':
        'Guerre : sans pion à vous sur le plateau, vous n’en gagnez pas, mais vous pouvez quand même redistribuer.',
      'TI4-SC-33':
        'Guerre : dès que les pions sont redistribués, chaque système est contrôlé selon votre nouvelle réserve de flotte.',
      'TI4-SC-34':
        'Intrigue : pour valider un objectif public ainsi, vous devez contrôler toutes les planètes de votre système natal ; pas pour le point de Mecatol Rex. Celui qui tient Mecatol Rex prend le point et ne peut pas piocher à la place.',
      'TI4-SC-35':
        'Intrigue : un joueur qui a trop d’objectifs secrets en rend un non validé, et la pioche est mélangée avant que le suivant pioche.',
      'TI4-SC-36':
        'Un pion dépensé pour une compétence secondaire va dans vos renforts, sauf si la carte le place sur le plateau.',
      'TI4-SC-37':
        'Une carte stratégie est au centre ou devant un seul joueur, à qui elle appartient jusqu’à ce qu’elle soit rendue en phase de statut.',
    },
  },
];
