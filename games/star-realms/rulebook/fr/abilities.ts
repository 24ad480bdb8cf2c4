import type { RuleChapter } from '@orrery/kernel';

export const abilities: readonly RuleChapter[] = [
  {
    id: 'SR-BASE',
    title: 'Bases et Avant-Postes',
    rules: {
      'SR-BASE-01':
        'Quand vous jouez une Base, rien ne presse. Utilisez son action Primaire quand vous voulez pendant la Phase Principale, ou laissez-la de côté.',
      'SR-BASE-02':
        'Une Base survit à la fin du tour. Elle reste devant vous jusqu’à ce qu’on la détruise ou qu’on la retire.',
      'SR-BASE-03': 'À chacun de vos tours suivants, la Base est de nouveau prête, chaque action une fois.',
      'SR-BASE-04':
        'Le nombre du bouclier, en bas à droite, est la Défense de la Base. Un bouclier gris indique une Base ordinaire, un bouclier noir un Avant-Poste. Des effets peuvent changer la Défense : c’est sa valeur du moment qui compte, et elle ne descend jamais sous 1.',
      'SR-BASE-05':
        'Infligez à une Base, au cours d’un même tour, autant de dégâts que sa Défense, et elle est détruite. Si sa Défense baisse jusqu’aux dégâts déjà reçus ce tour-ci, elle tombe aussitôt.',
      'SR-BASE-06':
        'Les dégâts insuffisants sont oubliés quand le tour se termine. Seules les Bases du Boss, en mode Raid, les gardent plus longtemps.',
      'SR-BASE-07':
        'Une Base détruite va dans la Défausse de son propriétaire. Elle n’est pas retirée : il la piochera de nouveau un jour.',
      'SR-BASE-08':
        'Un Avant-Poste vous protège dès qu’il est en jeu, et aussi longtemps qu’il y est : personne ne peut vous attaquer.',
      'SR-BASE-09':
        'Derrière vos Avant-Postes, vos autres Bases sont à l’abri : l’adversaire ne peut ni les attaquer ni les cibler. Cela prend fin quand le dernier de vos Avant-Postes a quitté le jeu, de quelque manière que ce soit.',
      'SR-BASE-10':
        'Les Avant-Postes eux-mêmes peuvent toujours être attaqués et ciblés ; l’attaquant choisit par lequel commencer.',
      'SR-BASE-11': 'Une Base qui n’est pas un Avant-Poste ne vous met pas à l’abri.',
      'SR-BASE-12':
        'Partout où une carte parle de Base ou montre le bouclier, il s’agit aussi bien des Bases ordinaires que des Avant-Postes. Un bonus de +1 en Défense pour les Bases profite donc aussi aux Avant-Postes.',
      'SR-BASE-13':
        'Un Avant-Poste ne gêne que les adversaires. Vos propres effets atteignent librement toutes vos Bases.',
    },
  },
  {
    id: 'SR-ACTION',
    title: 'Utiliser les actions',
    rules: {
      'SR-ACTION-01':
        'Pendant votre Phase Principale, vous utilisez les actions de vos cartes en jeu quand cela vous convient. Deux sortes ont leur moment à elles : les actions « À l’acquisition » et l’action Primaire des Vaisseaux.',
      'SR-ACTION-02':
        'Chaque action de chaque carte sert une fois par tour. Une carte qui quitte le jeu et y revient dans le même tour repart à neuf.',
      'SR-ACTION-03':
        'Le Commerce et le Combat gagnés s’accumulent dans votre Réserve de Commerce et votre Réserve de Combat. Dépensez-les plus tard dans cette Phase Principale, au moment voulu.',
      'SR-ACTION-04': 'L’Influence gagnée compte tout de suite.',
      'SR-ACTION-05': 'Si une action a plusieurs effets, vous les obtenez tous.',
      'SR-ACTION-06':
        'Si une action vous laisse le choix, vous obtenez ce que vous avez choisi. Décidez en l’utilisant : le choix est définitif. Dans Orrery, on peut revenir en arrière jusqu’au dernier moment où quelqu’un a appris du nouveau, et plus loin seulement si tous sont d’accord.',
      'SR-ACTION-07':
        'Quand une action fait décider plusieurs joueurs, celui dont c’est le tour parle le premier, et les autres suivent dans le sens horaire. En mode Hydre, où toute une équipe joue, on commence par celui qui utilise l’action.',
      'SR-ACTION-08':
        'Chacun décide en sachant ce qui précède. Si tous doivent défausser, on voit d’abord la carte du joueur actif, ensuite celle de son voisin de gauche, et ainsi de suite autour de la table.',
      'SR-ACTION-09':
        'Une action « À l’acquisition » agit quand vous obtenez sa carte : la carte va d’abord dans la Défausse comme à l’ordinaire, et l’effet vient après.',
      'SR-ACTION-10':
        'Vos Réserves ne durent qu’un tour. Ce que vous ne dépensez pas disparaît dans la Phase de Défausse.',
    },
  },
  {
    id: 'SR-ALLY',
    title: 'Les actions Allié',
    rules: {
      'SR-ALLY-01':
        'Un symbole de faction devant un texte signale une action Allié et dit quelle faction il lui faut. Si deux factions sont nommées, l’une des deux suffit.',
      'SR-ALLY-02':
        'À votre tour, une action Allié est déclenchée, donc utilisable, aussitôt que vous avez une carte de la faction demandée en jeu. Elle le reste jusqu’à la fin du tour, même si la carte qui a aidé quitte le jeu entre-temps.',
      'SR-ALLY-03': 'Il faut une seconde carte : aucune ne déclenche sa propre action Allié.',
      'SR-ALLY-04':
        'Peu importe quelle carte vous jouez d’abord. Quand arrive votre second Vaisseau de l’Empire Galactique, les actions Allié de cette faction sont prêtes sur les deux.',
      'SR-ALLY-05':
        'Une action Allié déclenchée vous attend : utilisez-la au cours de la Phase Principale, ou pas du tout. Sur une carte qui en a deux, chacune se déclenche et s’utilise à part.',
      'SR-ALLY-06':
        'Vaisseaux et Bases aident pareillement, même une Base posée depuis plusieurs tours. Une seule carte peut déclencher autant d’actions Allié qu’il y en a.',
      'SR-ALLY-07': 'Seules vos propres cartes en jeu vous aident, jamais celles d’un adversaire ni d’un coéquipier.',
      'SR-ALLY-08':
        'La carte qui aide doit avoir précisément la faction nommée ; une autre faction commune ne sert à rien. Et les deux cartes doivent avoir été en jeu ensemble : une carte retirée auparavant n’aide pas.',
    },
  },
  {
    id: 'SR-SCRAP',
    title: 'Retirer des cartes',
    rules: {
      'SR-SCRAP-01':
        'Le symbole de la Casse signale une action Retirer. Pour l’utiliser pendant la Phase Principale, envoyez la carte du jeu dans la Casse ; depuis la main, cela ne marche pas.',
      'SR-SCRAP-02': 'Une carte retirée est perdue pour votre Deck jusqu’à la fin de la partie.',
      'SR-SCRAP-03':
        'Dans un même tour, une carte peut vous donner son action Primaire, son action Allié et, pour finir, son action Retirer.',
      'SR-SCRAP-04':
        'Certaines actions font retirer d’autres cartes, prises par exemple dans la main ou la Défausse. Elles finissent aussi dans la Casse.',
      'SR-SCRAP-05':
        'Les Prospecteurs font exception : quelle que soit la façon de les retirer, ils retournent sur leur pile.',
      'SR-SCRAP-06':
        'Une action Retirer ne rapporte que si vous l’utilisez. Une carte retirée par un autre effet ne donne rien.',
      'SR-SCRAP-07':
        'Quand une carte de la Ligne d’Achat est retirée, la suivante de la pile Commerce la remplace sans attendre, pour qu’il y en ait de nouveau cinq. Un effet qui en retire plusieurs complète après chacune, sauf s’il vide toute la ligne d’un coup.',
      'SR-SCRAP-08': 'La Casse reste visible : chacun peut la parcourir quand il veut.',
      'SR-SCRAP-09': 'Ce qu’une carte vous a déjà donné ce tour-ci vous reste, même si vous la retirez ensuite.',
      'SR-SCRAP-10':
        'Une fois la carte retirée, les actions que vous n’avez pas encore utilisées sont perdues avec elle.',
    },
  },
];
