import type { RuleChapter } from '@orrery/kernel';

export const concepts: readonly RuleChapter[] = [
  {
    id: 'TI3-GEN',
    title: 'Principes généraux',
    rules: {
      'TI3-GEN-01':
        'On joue de trois à six. Les règles sont écrites pour six ; à moins, quelques points changent dans la construction de la galaxie, le choix des cartes Stratégie et le paquet Action.',
      'TI3-GEN-02':
        'Vous dirigez l’une des dix Grandes Races et avez l’une des six couleurs ; personne ne les partage avec vous.',
      'TI3-GEN-03':
        'Votre but : dix points de victoire. La partie s’achève dès que quelqu’un a le dixième, ou plus tôt si une autre fin survient.',
      'TI3-GEN-04': 'Les dés ont dix faces et donnent de 1 à 10 ; un 0 se lit 10.',
      'TI3-GEN-05':
        'Vous infligez un dégât si le dé, bonus et malus compris, atteint la valeur de combat de l’unité qui lance. Les bonus modifient le dé, pas la valeur de combat.',
      'TI3-GEN-06':
        'Les unités sont toutes vos pièces, de neuf types : Space Docks, PDS, Forces Terrestres, Chasseurs, Destroyers, Croiseurs, Carriers, Dreadnoughts et War Suns. Les jetons supplémentaires qui représentent des Chasseurs ou des Forces Terrestres en sont aussi.',
      'TI3-GEN-07':
        'Six de ces types sont des vaisseaux, du Chasseur à la War Sun. Les vaisseaux sont dans l’espace, n’appartiennent à aucune planète et ne peuvent se poser.',
      'TI3-GEN-08':
        'Les trois autres n’ont pas leur place dans l’espace. Un Space Dock est sur une planète ; une Force Terrestre ou un PDS aussi, ou alors à bord d’un vaisseau.',
      'TI3-GEN-09': 'Tous vos vaisseaux d’un système forment ensemble une flotte.',
      'TI3-GEN-10':
        'Ce qui est à vous est ami, tout ce qui est aux autres est ennemi, si bonne que soit l’entente et quels que soient vos accords.',
      'TI3-GEN-11':
        'Les unités et compteurs de Commandement que vous n’employez pas attendent dans vos renforts. Ce qui est détruit y retourne aussi et peut être produit à nouveau.',
      'TI3-GEN-12':
        'On joue par tours de trois phases : Phase de Stratégie, Phase d’Action, Phase de Statut. Cela continue jusqu’à ce que la partie soit décidée.',
      'TI3-GEN-13': 'En Phase d’Action, celui dont c’est le tour de jeu s’appelle le joueur actif.',
      'TI3-GEN-14':
        'Il existe deux ordres. L’ordre de jeu, donné par les numéros des cartes Stratégie, vaut pour les tours de jeu, les objectifs et les cartes Action. Le sens horaire vaut pour la pose des tuiles, le choix des cartes Stratégie, les capacités secondaires et les votes.',
      'TI3-GEN-15':
        'Promettez ce que vous voulez : nul ne peut vous obliger à le tenir. Ne compte que ce qui change vraiment de mains.',
      'TI3-GEN-16':
        'Certaines choses sont secrètes : vos cartes Action, votre Objectif Secret, les tuiles non posées, l’ordre des paquets, ce qui a été retiré à la mise en place et les compteurs Domaine face cachée. Tout le reste est public, y compris votre nombre de cartes.',
      'TI3-GEN-17':
        'Sur votre Feuille de Race, vous gardez des compteurs de Commandement dans trois zones, Réserve Stratégique, Approvisionnement de la Flotte et Réserve de Commandement, ainsi que vos Marchandises. Elle indique aussi votre départ, les capacités de votre race et les valeurs de vos unités.',
      'TI3-GEN-18': 'Quand une capacité de votre race contredit une règle, c’est la capacité qui l’emporte.',
    },
  },
  {
    id: 'TI3-SETUP',
    title: 'Mise en place',
    rules: {
      'TI3-SETUP-01':
        'Votre race dépend du hasard : on mélange les dix Systèmes-Mères, chacun en tire un, et c’est la race qu’il dirigera.',
      'TI3-SETUP-02':
        'Avec votre race viennent la Feuille de Race, 15 marqueurs de Contrôle, deux cartes Commerce et 16 compteurs de Commandement.',
      'TI3-SETUP-03':
        'Puis vient une couleur, avec ses unités et son paquet de 24 cartes Technologie. Ici, c’est la table qui attribue les couleurs.',
      'TI3-SETUP-04':
        'Les 103 cartes Action et les 60 cartes Politique sont mélangées en deux paquets communs. Les jetons supplémentaires sont à côté.',
      'TI3-SETUP-05':
        'Les planètes de votre Système-Mère sont à vous dès le départ, dégagées. Les cartes de toutes les autres, Mecatol Rex comprise, attendent au centre.',
      'TI3-SETUP-06': 'Les 40 Marchandises forment un seul stock pour tous.',
      'TI3-SETUP-07': 'Les huit cartes Stratégie sont alignées par numéro, face active visible.',
      'TI3-SETUP-08':
        'Chacun reçoit un Objectif Secret et l’on forme le paquet des Objectifs Publics ; le chapitre suivant dit comment. Les cartes inutiles quittent la partie sans être vues.',
      'TI3-SETUP-09':
        'Le marqueur de chacun part de 0 sur la Barre de Progression des PV. Son côté long, jusqu’à 14, ne sert qu’à la Guerre d’usure.',
      'TI3-SETUP-10': 'Vous construisez alors la galaxie. Un premier joueur tiré au sort devient Porte-parole.',
      'TI3-SETUP-11':
        'Quand la galaxie est complète, placez vos unités de départ dans votre Système-Mère : vaisseaux dans l’espace, le reste sur les planètes, réparti à votre guise, avec deux PDS au plus sur chacune.',
      'TI3-SETUP-12': 'Posez face visible les technologies avec lesquelles votre race commence.',
      'TI3-SETUP-13':
        'Posez huit compteurs de Commandement sur votre Feuille de Race : 3 en Réserve de Commandement, 3 en Approvisionnement de la Flotte, 2 en Réserve Stratégique. Les autres sont vos renforts.',
      'TI3-SETUP-14':
        'Vos cartes Commerce sont posées devant vous en Contrats Commerciaux, qui ne rapportent encore rien.',
      'TI3-SETUP-15':
        'Vous commencez sans cartes Action, ni Marchandises, ni points, ni accords, et aucune loi n’est en vigueur. Seules certaines places, à cinq joueurs, reçoivent des Marchandises en compensation.',
      'TI3-SETUP-16': 'La première Phase de Stratégie peut alors commencer.',
    },
  },
  {
    id: 'TI3-OBJDECK',
    title: 'Paquets d’Objectifs',
    rules: {
      'TI3-OBJDECK-01':
        'Les 30 cartes Objectif sont triées : dix Secrets, dix Publics de Stage I, dix Publics de Stage II.',
      'TI3-OBJDECK-02': 'Chacun reçoit un Objectif Secret. Regardez-le et gardez-le face cachée.',
      'TI3-OBJDECK-03': 'Vous n’avez pas le droit de laisser voir votre Objectif Secret à qui que ce soit.',
      'TI3-OBJDECK-04': 'Les Objectifs Secrets non distribués sont mis de côté sans qu’on les regarde.',
      'TI3-OBJDECK-05':
        '« Fin du Jeu » est retirée du Stage II et mêlée à trois autres cartes de ce stage, tirées à l’aveugle. Ces quatre cartes font le fond du paquet Public ; les six restantes sont écartées sans être vues.',
      'TI3-OBJDECK-06':
        'Six cartes de Stage I, tirées de même à l’aveugle, se placent au-dessus ; les quatre autres sont écartées.',
      'TI3-OBJDECK-07':
        'Cela fait dix Objectifs Publics : six faciles d’abord, puis quatre plus durs, dont « Fin du Jeu ». Elle peut venir septième, huitième, neuvième ou dixième, avec des chances égales.',
      'TI3-OBJDECK-08': 'Quels objectifs ont été écartés, personne ne doit le savoir.',
    },
  },
];
