import type { RuleChapter } from '@orrery/kernel';

export const notesAgendas: readonly RuleChapter[] = [
  {
    id: 'TI4-CAG',
    title: 'Précisions sur les projets',
    rules: {
      'TI4-CAG-01':
        'Révolution anti-intellectuelle réagit à la recherche, pas au gain. Son Contre compte toutes vos technologies.',
      'TI4-CAG-02':
        'Après Normalisation des forces armées et les autres changements de réserves, les flottes sont vérifiées aussitôt.',
      'TI4-CAG-03': 'Code de guerre retire aux mécas de tous toutes leurs capacités imprimées sauf Dégâts encaissés.',
      'TI4-CAG-04':
        'Poids et contrepoids : les biens commerciaux vont au joueur qui choisit la carte, pas à celui qui la reçoit.',
      'TI4-CAG-05':
        'Fuite de documents classifiés : l’objectif est public, son propriétaire ne peut plus le valider et il ne compte plus parmi ses secrets. Si la loi disparaît, plus personne ne peut le valider ; la limite d’un par combat demeure.',
      'TI4-CAG-06':
        'Redistribution coloniale : l’ancien contrôleur peut se choisir s’il a le moins de points. Là où aucune unité ne peut être placée, rien ne l’est, et le contrôle reste.',
      'TI4-CAG-07':
        'Formation d’un comité s’utilise après les prédictions, et les cartes Texte de loi peuvent encore changer le choix.',
      'TI4-CAG-08':
        'Désarmement indemnisé donne tous les biens commerciaux d’un coup. Les structures restent, sauf si elles sont aussi des troupes terrestres.',
      'TI4-CAG-09': 'Conventions de guerre interdit le Bombardement contre les planètes culturelles, rien d’autre.',
      'TI4-CAG-10':
        'Législation secrète : on joue des cartes après que l’orateur a annoncé les issues, et le projet caché est montré quand il s’applique. S’il devait être remplacé, les deux sont défaussés ; l’orateur peut voter.',
      'TI4-CAG-11':
        'Égalité économique et les autres gains collectifs déclenchent ce qui réagit aux biens commerciaux, joueur par joueur.',
      'TI4-CAG-12':
        'Interdiction de voyager arrête déplacements et retraites par les trous de ver alpha et bêta, mais pas les canons spatiaux, les voisins ni le reste de l’adjacence. Une faction qu’on ne peut empêcher l’ignore.',
      'TI4-CAG-13': 'Sanctions de l’exécutif et les autres limites de main valent aussitôt.',
      'TI4-CAG-14':
        'Règlement des flottes compte tous les pions de la réserve, même ceux des autres. Ce qu’une faction peut avoir en plus demeure.',
      'TI4-CAG-15':
        'Pacte de crise galactique : les compétences secondaires s’utilisent aussitôt dans l’ordre de l’orateur, sans pion ; ressources et influence se paient.',
      'TI4-CAG-16': 'Quand la Loi sur la défense du territoire quitte le jeu, les SDP en trop sont retirés.',
      'TI4-CAG-17':
        'Arbitre impérial et les autres échanges laissent les biens commerciaux au joueur qui a choisi la carte. Avec deux cartes, celui qui échange choisit laquelle.',
      'TI4-CAG-18':
        'Artefact ixthien : les deux technologies exigent leurs prérequis, et la seconde peut utiliser la première. Les unités sont détruites en même temps, et à côté de Mecatol Rex vous choisissez vos pertes.',
      'TI4-CAG-19': 'Ministre du commerce ne réagit qu’au réapprovisionnement et donne tout en un seul gain.',
      'TI4-CAG-20': 'Ministre de l’exploration donne un bien commercial par planète, un à la fois.',
      'TI4-CAG-21':
        'Ministre de l’industrie agit aussi quand un dock spatial vient par remplacement. Toutes vos unités du système peuvent utiliser Production au prix habituel.',
      'TI4-CAG-22':
        'Ministre de la paix et autres coupent tout ce qui suivrait l’activation. Le propriétaire n’a pas besoin d’unités sur place.',
      'TI4-CAG-23': 'Ministre de la politique pioche à part de la pioche habituelle, et rien ne le double.',
      'TI4-CAG-24':
        'Erreur de comptage : la loi reste en vigueur pendant le nouveau vote et compte comme venant d’être révélée. Si elle subit alors un veto, elle est défaussée, et celui qui perd Censure politique perd son point.',
      'TI4-CAG-25':
        'Mutinerie et Germe d’un empire donnent des points dans l’ordre de l’orateur, ce qui peut finir la partie en cours de route. Par le héros xxcha dans une autre phase, c’est l’ordre d’initiative.',
      'TI4-CAG-26': 'Nouvelle constitution n’épuise que les planètes de votre propre système natal.',
      'TI4-CAG-27':
        'Souveraineté du nexus arrête le déplacement par les trous de ver alpha et bêta du nexus, rien d’autre.',
      'TI4-CAG-28': 'Celui qu’élit Censure politique peut encore réagir avant qu’elle s’applique.',
      'TI4-CAG-29': 'Prophétie d’Ixth ne se perd que par des utilisations de Production.',
      'TI4-CAG-30':
        'Plans d’armes publiés retire Dégâts encaissés à tous les Soleils de Guerre. Une faction qui en a sans la technologie ne la possède pas.',
      'TI4-CAG-31':
        'Accord de réarmement : sans planètes natales, vous ne placez rien. Vous pouvez reprendre un méca du plateau.',
      'TI4-CAG-32': 'Gouvernement représentatif, dans l’extension, interdit aussi les votes supplémentaires.',
      'TI4-CAG-33':
        'Réattribution des subventions : toute technologie convient, quels que soient vos pions. Autant de pions de flotte que possible partent pour ses symboles, et les spécialités n’aident pas.',
      'TI4-CAG-34':
        'Mandat de perquisition : les nouveaux objectifs secrets sont montrés avant que leur propriétaire décide lesquels rendre.',
      'TI4-CAG-35':
        'Avec Recherche partagée, les vaisseaux traversent les nébuleuses. Pour y entrer, elle doit toujours être le système actif, et la limite de mouvement reste.',
      'TI4-CAG-36': 'Des épées aux charrues ne touche pas les mécas.',
      'TI4-CAG-37':
        'Reconstruction des trous de ver rend adjacents les systèmes alpha et bêta et l’emporte sur une interdiction de voyager. Son Contre concerne tous les types de trous de ver.',
      'TI4-CAG-38':
        'Recherche sur les trous de ver : les vaisseaux près d’un seul trou de ver gamma ou delta gagnent la recherche et survivent. Les troupes terrestres à bord de vaisseaux perdus sont retirées, pas détruites.',
    },
  },
  {
    id: 'TI4-COB',
    title: 'Précisions sur les objectifs',
    rules: {
      'TI4-COB-01':
        'Ce qu’un objectif fait dépenser se paie en phase de statut. Chaque planète paie une seule sorte de valeur ; les biens commerciaux aident pour ressources et influence, et comptent comme tels quand on en demande.',
      'TI4-COB-02': 'Chaque pion commandement dépensé pour un objectif l’est à part, pour tout ce qui y réagit.',
      'TI4-COB-03':
        'Un système compte une fois, quelles que soient les raisons. Deux joueurs peuvent compter le même système.',
      'TI4-COB-04':
        'Devenir un martyr, Conquérir les faibles et autres acceptent les systèmes natals de joueurs éliminés. L’élimination est vérifiée avant la validation de la perte d’une dernière planète.',
      'TI4-COB-05':
        'Trahir un ami regarde les billets posés face visible devant vous au début de votre action tactique. Seul le joueur actif peut le valider.',
      'TI4-COB-06':
        'Détruire leur plus grand vaisseau, Combattre avec précision et autres se valident à la destruction, victoire ou non. Une unité détruite par l’effet de son propriétaire ne compte pas.',
      'TI4-COB-07':
        'Démontrer votre puissance se vérifie à la fin du combat, après les limites de flotte, gagné ou non. Les unités qui comptent un temps comme vaisseaux comptent.',
      'TI4-COB-08':
        'Dicter la politique se valide en phase de projet, à son début ou après l’effet d’une loi et avant les prédictions.',
      'TI4-COB-09':
        'Mener le débat se valide juste avant l’effet de l’élection, par le joueur finalement élu, mais pas avec une carte piochée par ce même projet.',
      'TI4-COB-10':
        'Pour le bord du plateau, votre système natal ne compte pas. Les autres, le nexus et le système de Creuss comptent, et les hypervoies ne forment pas de bord.',
      'TI4-COB-11':
        'Pour Explorer l’espace profond et autres, un système dont l’unique planète a été détruite n’a pas de planète.',
      'TI4-COB-12':
        'Pour Améliorer l’infrastructure et autres, les structures doivent être sur des planètes : un dock spatial dans l’espace ne compte pas.',
      'TI4-COB-13':
        'Intimider le Conseil et Menacer les ennemis ne regardent que les systèmes adjacents, pas le système nommé.',
      'TI4-COB-14':
        'Apprendre les secrets du cosmos exige des vaisseaux dans trois systèmes à côté d’anomalies. Une anomalie ne compte que si elle en touche une autre.',
      'TI4-COB-15':
        'Faire un exemple de leur monde et Réduire leurs flottes en poussière exigent que la dernière unité tombe sous la capacité nommée. De nouvelles unités placées ensuite n’y changent rien, et aucun n’épuise ce que vous pouvez valider dans un combat.',
      'TI4-COB-16': 'Prouver son endurance se valide quand vous passez en dernier.',
      'TI4-COB-17': 'Régner sur des terres lointaines exige deux planètes pour deux systèmes natals différents.',
      'TI4-COB-18':
        'Allumer une rébellion : tout joueur à égalité en tête convient, même sans point. Un seul meneur ne peut pas le valider.',
      'TI4-COB-19': 'Resserrer les liens compte les billets face visible devant vous, même attachés.',
      'TI4-COB-20':
        'Dévoiler le vaisseau amiral échoue si ce vaisseau a été détruit dans le combat, même s’il est revenu.',
      'TI4-COB-21':
        'Les améliorations d’un même type comptent une fois. Les technologies de faction copiées ne comptent que tant qu’elles le sont.',
    },
  },
];
