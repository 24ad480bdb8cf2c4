import type { RuleChapter } from '@orrery/kernel';

export const options: readonly RuleChapter[] = [
  {
    id: 'TI3-OPT-GEN',
    title: 'Règles optionnelles',
    rules: {
      'TI3-OPT-GEN-01': 'Les règles optionnelles se combinent librement. Vous en convenez avant la partie.',
      'TI3-OPT-GEN-02':
        'Ce qui change à trois, quatre ou cinq joueurs n’est pas optionnel : on le joue toujours ainsi.',
    },
  },
  {
    id: 'TI3-OPT-WAROFATTRITION',
    title: 'Guerre d’usure',
    rules: {
      'TI3-OPT-WAROFATTRITION-01':
        'Il faut 14 points de victoire au lieu de 10, et l’on utilise le côté long de la barre.',
      'TI3-OPT-WAROFATTRITION-02':
        'Le paquet Public passe à 14 cartes : huit de Stage I au-dessus, et dessous cinq de Stage II avec « Fin du Jeu » parmi elles.',
      'TI3-OPT-WAROFATTRITION-03':
        'Pour le reste, le paquet se forme comme toujours, et les cartes écartées restent inconnues.',
      'TI3-OPT-WAROFATTRITION-04': 'Prévoyez du temps : une telle partie dure volontiers de 9 à 14 tours.',
      'TI3-OPT-WAROFATTRITION-05':
        'Si vous voulez, laissez « Fin du Jeu » de côté : restent 13 cartes. La partie finit alors avec la Phase de Statut du tour où paraît le dernier Objectif Public, et le plus de points l’emporte.',
    },
  },
  {
    id: 'TI3-OPT-AGEOFEMPIRE',
    title: 'L’Âge des Empires',
    rules: {
      'TI3-OPT-AGEOFEMPIRE-01':
        'Le paquet Public une fois prêt, ses cartes sont étalées face visible en une rangée, depuis le dessus, jusqu’à « Fin du Jeu ». Le reste du paquet est écarté.',
      'TI3-OPT-AGEOFEMPIRE-02':
        'La rangée compte de sept à dix cartes, de neuf à quatorze en Guerre d’usure, et « Fin du Jeu » en est la dernière.',
      'TI3-OPT-AGEOFEMPIRE-03':
        'Dès le premier tour, vous pouvez accomplir tout ce qui est dans la rangée, Suprématie et Domination comprises. Aucun nouvel objectif n’arrive, et Empire donne toujours ses 2 points.',
      'TI3-OPT-AGEOFEMPIRE-04':
        'Un marqueur compte les tours : à la fin du premier, il se place tout à gauche ; à la fin de chacun des suivants, il avance d’une carte.',
      'TI3-OPT-AGEOFEMPIRE-05':
        'Quand le marqueur arrive sur « Fin du Jeu », la partie est finie sur-le-champ, et le plus de points de victoire l’emporte.',
      'TI3-OPT-AGEOFEMPIRE-06': 'Le nombre de cartes de la rangée est donc le nombre maximal de tours.',
    },
  },
  {
    id: 'TI3-OPT-DISTANTSUNS',
    title: 'Soleils lointains',
    rules: {
      'TI3-OPT-DISTANTSUNS-01':
        'La galaxie construite, les 44 compteurs Domaine sont mélangés et l’on en pose un, face cachée, sur chaque planète neutre. Mecatol Rex et les Systèmes-Mères n’en ont pas.',
      'TI3-OPT-DISTANTSUNS-02': 'Les compteurs en trop sont écartés sans être regardés.',
      'TI3-OPT-DISTANTSUNS-03':
        'Quand vos Forces Terrestres débarquent sur une planète à compteur Domaine lors d’une Action Tactique, vous le révélez aussitôt et voyez ce qu’il fait. Annoncez d’abord tous vos débarquements, puis révélez planète après planète.',
      'TI3-OPT-DISTANTSUNS-04':
        'Une fois le compteur d’une planète révélé, vous ne pouvez plus y débarquer de troupes pendant cette activation.',
      'TI3-OPT-DISTANTSUNS-05':
        'Ce que dit le symbole révélé se produit immédiatement. S’il vous coûte tous ceux qui ont débarqué, la planète reste neutre.',
      'TI3-OPT-DISTANTSUNS-06':
        'Si vous obtenez une planète d’une autre façon, son compteur quitte la partie sans rien faire.',
      'TI3-OPT-DISTANTSUNS-07':
        'Une planète déjà prise une fois ne reçoit jamais d’autre compteur, même si elle redevient neutre.',
      'TI3-OPT-DISTANTSUNS-08':
        'Prospecter : quand vos vaisseaux se sont déplacés lors d’une Action Tactique et qu’un de vos Chasseurs est dans le système activé, vous pouvez jeter un coup d’œil.',
      'TI3-OPT-DISTANTSUNS-09':
        'Vous regardez en secret tous les compteurs Domaine de ce système et les remettez comme ils étaient.',
      'TI3-OPT-DISTANTSUNS-10':
        'Pour les revoir, il faut une nouvelle prospection lors d’une autre activation, ou un débarquement.',
      'TI3-OPT-DISTANTSUNS-11':
        'Sur une planète que vous venez de prospecter, vos Forces Terrestres ne peuvent débarquer pendant la même activation.',
      'TI3-OPT-DISTANTSUNS-12':
        'Si vous trouvez ainsi les Survivants de Lazax, retirez le compteur de la partie, marquez 1 point de victoire et piochez trois cartes Action. Ce point peut vous donner la partie.',
      'TI3-OPT-DISTANTSUNS-13':
        'Annihiler : au moment du combat d’invasion d’une Action Tactique, chacun de vos Dreadnoughts et chacune de vos War Suns peut raser un compteur Domaine caché de son système. Le compteur quitte la partie sans rien faire.',
      'TI3-OPT-DISTANTSUNS-14': 'Un compteur visible est à l’abri.',
      'TI3-OPT-DISTANTSUNS-15':
        'Chaque vaisseau annihile un compteur par activation ; pour deux compteurs, il faut deux vaisseaux.',
      'TI3-OPT-DISTANTSUNS-16': 'Lors d’une activation, un vaisseau annihile ou bombarde, jamais les deux.',
      'TI3-OPT-DISTANTSUNS-17':
        'La cruauté a un prix. Lancez un dé : jusqu’à 7, rien ; sur 8 ou 9, vous perdez trois cartes Action au hasard ; sur 10, vous les perdez aussi et toutes vos planètes sont engagées.',
      'TI3-OPT-DISTANTSUNS-18':
        'Si vous avez annihilé les Survivants de Lazax, vous perdez toutes vos cartes Action et vos Marchandises, vos planètes sont engagées, et vous n’avez pas voix au prochain vote du Conseil.',
      'TI3-OPT-DISTANTSUNS-19':
        'Biohazard : tant que le compteur est là, une Force Terrestre de chaque débarquement meurt. Le premier à conquérir la planète peut retirer le compteur.',
      'TI3-OPT-DISTANTSUNS-20':
        'Découverte d’un Wormhole : le compteur est placé dans l’espace et devient un Wormhole du type indiqué, Alpha ou Beta.',
      'TI3-OPT-DISTANTSUNS-21':
        'Radiation : toutes les Forces Terrestres du premier débarquement meurent. Puis le compteur disparaît.',
      'TI3-OPT-DISTANTSUNS-22':
        'Association technologique : votre voisin de gauche vous choisit une technologie dont vous avez les prérequis ; s’il n’y en a pas, vous n’avez rien. Le compteur est défaussé.',
      'TI3-OPT-DISTANTSUNS-23':
        'Indigènes hostiles : autant d’indigènes qu’indiqué combattent tout envahisseur, comme des Forces Terrestres ; votre voisin de gauche lance leurs dés. On ne peut les bombarder, et après un échec ils sont de nouveau au complet. Vaincus, ils disparaissent pour de bon.',
      'TI3-OPT-DISTANTSUNS-24':
        'Richesse naturelle : prenez les Marchandises indiquées, dans la limite du stock. Le compteur est défaussé.',
      'TI3-OPT-DISTANTSUNS-25':
        'Survivants de Lazax trouvés en débarquant : gardez le compteur. Une fois, lors d’un vote futur, il vous donne 3 voix de plus.',
      'TI3-OPT-DISTANTSUNS-26':
        'Association industrielle : vous pouvez y placer gratuitement un Space Dock, et la carte Planète vous arrive dégagée. Le compteur est défaussé.',
      'TI3-OPT-DISTANTSUNS-27':
        'Colons : vos troupes remontent à bord et vous lancez un dé. Sur 6 ou plus, la planète reçoit deux nouvelles Forces Terrestres à vous ; sinon, un adversaire tiré au sort en place deux et obtient la planète, engagée. Le compteur est défaussé.',
      'TI3-OPT-DISTANTSUNS-28':
        'Annexion pacifique : la population vous accueille, et rien d’autre ne se passe. Le compteur est défaussé.',
    },
  },
];
