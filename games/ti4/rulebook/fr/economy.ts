import type { RuleChapter } from '@orrery/kernel';

export const economy: readonly RuleChapter[] = [
  {
    id: 'TI4-PLAN',
    title: 'Planètes',
    rules: {
      'TI4-PLAN-01':
        'Les ressources, en jaune, paient les unités et tous les coûts en ressources. L’influence, en bleu, paie Gouvernance et le pion Gardiens et donne des votes.',
      'TI4-PLAN-02':
        'Une planète a au plus une de trois caractéristiques : dangereuse, rouge ; culturelle, bleue ; industrielle, verte.',
      'TI4-PLAN-03':
        'Une caractéristique ne fait rien par elle-même ; des objectifs, des projets et l’exploration s’y réfèrent.',
      'TI4-PLAN-04':
        'Certaines planètes ont une spécialité technologique : épuisez la planète pour vous passer d’un prérequis de cette couleur.',
      'TI4-PLAN-05':
        'Une planète légendaire apporte une carte de capacité, disponible quand elle vient de la pioche. Quand elle change de main, elle garde son état.',
      'TI4-PLAN-06':
        'Vous épuisez une planète pour ses ressources, son influence ou sa spécialité, une seule à la fois et toujours en entier.',
      'TI4-PLAN-07':
        'Vous n’épuisez et ne restaurez que des planètes que vous contrôlez, sauf si un effet dit le contraire.',
      'TI4-PLAN-08':
        'Une carte épuisée ne peut pas l’être de nouveau ; ce qu’elle fait en permanence, elle le fait encore.',
      'TI4-PLAN-09':
        'La carte d’une planète légendaire s’épuise et se restaure à part de la planète. Elle se restaure en phase de statut ; les effets qui restaurent des planètes ne la concernent pas.',
      'TI4-PLAN-10': 'Si une carte planète est purgée, ses attachements, jetons et carte légendaire le sont avec elle.',
      'TI4-PLAN-11':
        'Un attachement est sous la carte planète, avec son jeton sur le plateau. Il reste quand le contrôle change, épuisé ou non, et une planète peut en avoir plusieurs.',
      'TI4-PLAN-12':
        'Mecatol Rex et les planètes natales n’ont pas de caractéristique et ne peuvent pas être explorées.',
      'TI4-PLAN-13': 'Une planète à plusieurs caractéristiques compte pour chacune.',
    },
  },
  {
    id: 'TI4-ECO',
    title: 'Commodités et biens commerciaux',
    rules: {
      'TI4-ECO-01':
        'Vos commodités ne vous servent à rien. Données à un autre joueur, elles deviennent des biens commerciaux.',
      'TI4-ECO-02': 'Un bien commercial vaut 1 ressource ou 1 influence.',
      'TI4-ECO-03': 'Vous n’avez jamais plus de commodités que n’en indique votre plateau faction.',
      'TI4-ECO-04':
        'Réapprovisionner, c’est remplir jusqu’à ce nombre ; ce que vous gagnez autrement ne le dépasse jamais.',
      'TI4-ECO-05':
        'Les biens commerciaux se dépensent partout où l’on demande ressources, influence ou biens commerciaux, mais pas comme votes.',
      'TI4-ECO-06': 'Les commodités ne se dépensent pas, sauf si un effet le permet.',
      'TI4-ECO-07':
        'Si un effet convertit vos propres commodités en biens commerciaux, vous n’avez pas gagné de biens commerciaux.',
      'TI4-ECO-08': 'Chaque fois qu’un effet vous fait donner une commodité, elle devient un bien commercial.',
      'TI4-ECO-09': 'Les biens commerciaux gagnés pour plusieurs raisons le sont l’un après l’autre, chacun à part.',
      'TI4-ECO-10': 'Vous commencez sans commodités.',
    },
  },
  {
    id: 'TI4-DEAL',
    title: 'Transactions et voisins',
    rules: {
      'TI4-DEAL-01':
        'Quatre choses peuvent changer de main : commodités, biens commerciaux, fragments de relique et un billet à ordre de chaque côté.',
      'TI4-DEAL-02':
        'Rien d’autre ne s’échange, ni cartes action, ni technologies, reliques ou objectifs secrets, sauf si une capacité le permet. La Zone démilitarisée rend sa carte planète échangeable en phase de projet.',
      'TI4-DEAL-03':
        'Une transaction n’a pas à être équitable et peut être un don. Une fois faite, elle est définitive.',
      'TI4-DEAL-04':
        'En phase d’action, vous n’échangez qu’avec vos voisins, même avec votre adversaire dans un combat.',
      'TI4-DEAL-05': 'En phase de projet, chacun peut échanger avec chacun, et les pots-de-vin sont les bienvenus.',
      'TI4-DEAL-06':
        'Deux joueurs sont voisins s’ils ont des unités ou des planètes dans le même système ou dans des systèmes adjacents, trous de ver et hypervoies compris.',
      'TI4-DEAL-07':
        'En phase d’action, le joueur actif est toujours l’un des deux. Il y a une transaction par voisin et par tour, à tout moment, même en combat ou pendant qu’une carte exploration est révélée.',
      'TI4-DEAL-08':
        'Si vous devenez voisins pendant le tour, vous pouvez échanger dès lors. Se séparer et se retrouver ne donne pas de seconde transaction.',
      'TI4-DEAL-09':
        'En phase de projet, deux joueurs peuvent faire une transaction par projet. Un projet qui en remplace un autre en permet une nouvelle.',
      'TI4-DEAL-10': 'Les vaisseaux et mécas capturés peuvent revenir à leur propriétaire dans une transaction.',
      'TI4-DEAL-11': 'Les billets à ordre posés face visible devant un joueur ne s’échangent pas.',
      'TI4-DEAL-12':
        'Vous pouvez tout promettre à tout moment. Ce qui peut être fait aussitôt par vous-mêmes vous lie ; ce qui dépend de l’avenir, des dés ou d’une carte action ne vous lie pas.',
      'TI4-DEAL-13':
        'Ici, seul ce qui change de main aussitôt est exécuté. Les promesses peuvent être notées, et personne n’y est tenu.',
      'TI4-DEAL-14':
        'C’est au moment de la transaction qu’on voit si vous êtes voisins. Cela vaut toujours pour les deux, même si la capacité d’un seul rend les systèmes adjacents.',
    },
  },
  {
    id: 'TI4-PN',
    title: 'Billets à ordre',
    rules: {
      'TI4-PN-01': 'Vous avez 5 billets à ordre de votre couleur et un ou deux de votre faction, à donner aux autres.',
      'TI4-PN-02': 'Chaque côté peut donner un billet dans une transaction.',
      'TI4-PN-03': 'Alliance permet à un autre joueur d’utiliser votre commandant.',
      'TI4-PN-04': 'Personne ne joue les billets de sa propre couleur ou faction.',
      'TI4-PN-05':
        'Un billet se joue selon son texte, puis, s’il le dit, est rendu à son propriétaire, qui peut le redonner.',
      'TI4-PN-06': 'Un billet en main ne fait rien, et rien ne vous le fait rendre, tant que vous ne l’avez pas joué.',
      'TI4-PN-07':
        'Soutien pour le trône et Alliance sont posés face visible dès leur réception et ne peuvent pas être redonnés.',
      'TI4-PN-08':
        'Un billet à rendre quand vous activez un système avec des unités du propriétaire revient à chaque activation de ce genre, amicale ou non, même s’il n’y a que des structures. Les pions placés par d’autres effets ne comptent pas.',
      'TI4-PN-09':
        'Cessez-le-feu : son propriétaire, ayant activé un système avec vos unités, ne peut pas y déplacer d’unités. Secret politique : son propriétaire ne peut ni voter, ni jouer de cartes action, ni utiliser ses capacités de faction pour le projet révélé.',
      'TI4-PN-10':
        'Accord commercial : quand son propriétaire se réapprovisionne, vous prenez toutes ces commodités. Alliance est rendue quand vous activez un système avec des unités de son propriétaire.',
      'TI4-PN-11':
        'Soutien pour le trône vaut 1 point tant qu’il est devant vous. Si vous activez un système avec des unités du propriétaire, ou s’il est éliminé, le point est perdu et le billet rendu.',
      'TI4-PN-12': 'Personne n’est obligé d’utiliser un billet, sauf s’il le dit.',
      'TI4-PN-13':
        'Un billet reçu au milieu d’un moment peut y être utilisé, mais jamais le même billet deux fois dans un même moment.',
    },
  },
];
