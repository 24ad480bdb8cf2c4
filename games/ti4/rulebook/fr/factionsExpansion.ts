import type { RuleChapter } from '@orrery/kernel';

export const factionsExpansion: readonly RuleChapter[] = [
  {
    id: 'TI4-ARGE',
    title: 'Le Vol Argenté',
    rules: {
      'TI4-ARGE-01':
        'Zèle : vous votez toujours en premier, même comme orateur. Avec au moins un vote, vous en donnez un de plus par joueur de la partie.',
      'TI4-ARGE-02':
        'Formation de raid : les touches du barrage au-delà des chasseurs ennemis endommagent des vaisseaux avec Dégâts encaissés de votre choix. Les touches produites comptent même annulées, et ces vaisseaux n’ont pas utilisé la capacité.',
      'TI4-ARGE-03':
        'Hologrille d’aire barre le passage à travers les systèmes avec vos structures, même aux vaisseaux qui peuvent en traverser d’autres. Chacune de ces planètes a Production 1.',
      'TI4-ARGE-04':
        'Escadrille Alpha améliorée : un 9 ou 10 du barrage détruit aussi une infanterie dans la partie espace, avant l’attribution des touches.',
      'TI4-ARGE-05':
        'Quetzecoatl arrête les canons spatiaux contre vos vaisseaux de son système, mais pas ceux des planètes envahies.',
      'TI4-ARGE-06': 'Sentinelle d’aire n’occupe pas de capacité si un vaisseau avec capacité est là.',
      'TI4-ARGE-07':
        'L’agent permet de placer les troupes terrestres produites sur des planètes que ce joueur contrôle dans le système et les systèmes adjacents.',
      'TI4-ARGE-08': 'Le commandant et Embuscade de l’escadrille donnent à une unité un dé de plus pour sa capacité.',
      'TI4-ARGE-09':
        'Le héros déplace des vaisseaux vers des systèmes avec vos pions et sans vaisseau d’un autre joueur. Anomalies et capacité s’appliquent.',
    },
  },
  {
    id: 'TI4-EMPY',
    title: 'L’Empyréen',
    rules: {
      'TI4-EMPY-01':
        'Nés du vide : les nébuleuses ne gênent pas vos déplacements, même hors de l’étape de déplacement. Le bonus du défenseur reste.',
      'TI4-EMPY-02': 'Passage éthéré : après une activation, vous pouvez laisser ce joueur traverser vos vaisseaux.',
      'TI4-EMPY-03':
        'Vous avez deux billets de faction. Pacte obscur paie un bien commercial aux deux quand son détenteur vous donne toutes les commodités qu’il peut avoir ; Pacte de sang ajoute 4 votes quand vous votez pareil.',
      'TI4-EMPY-04':
        'Guet du vide : celui qui déplace des vaisseaux vers un système avec vos unités vous donne un billet de son choix.',
      'TI4-EMPY-05':
        'Courant d’éther : 1 de mouvement en plus pour le joueur qui a activé, si le système actif est à côté d’une anomalie.',
      'TI4-EMPY-06':
        'Dynamo : 2 influence réparent une unité qui vient d’utiliser Dégâts encaissés dans son système ou à côté, chacune payée à part.',
      'TI4-EMPY-07':
        'Guetteur est retiré pour annuler une carte action d’un joueur avec des unités dans son système ou à côté, même Sabotage.',
      'TI4-EMPY-08':
        'L’agent donne un pion commandement à un joueur qui déplace des vaisseaux dans un système sans planète.',
      'TI4-EMPY-09':
        'Le commandant reprend votre pion quand un autre joueur y déplace des vaisseaux, mais pas pour le déplacement qui l’a débloqué.',
      'TI4-EMPY-10':
        'Le héros remplit de jetons Frontière les systèmes sans planète et explore ceux où vous avez des vaisseaux, dans l’ordre voulu.',
    },
  },
  {
    id: 'TI4-MAHA',
    title: 'Les Gène-sorciers Mahact',
    rules: {
      'TI4-MAHA-01':
        'Édit : quand vous gagnez un combat, un pion du perdant, de ses renforts ou sinon de son plateau, va dans votre réserve de flotte, un par joueur. Il augmente votre limite et ne change jamais de réserve.',
      'TI4-MAHA-02': 'Imperia : vous pouvez utiliser le commandant de chacun de ces joueurs, s’il est débloqué.',
      'TI4-MAHA-03': 'Hubris : vous n’avez pas d’Alliance, et personne ne peut vous donner la sienne.',
      'TI4-MAHA-04':
        'Si vous devez retirer un pion de flotte et n’avez que ceux des autres, l’un d’eux retourne à son propriétaire.',
      'TI4-MAHA-05':
        'Lance-étoile : après une activation, vous pouvez rendre au joueur actif son pion de votre réserve de flotte pour mettre fin à son tour.',
      'TI4-MAHA-06':
        'Légionnaire pourpre : chaque perte donne une commodité ou en convertit une, unité par unité. Amélioré, il revient toujours à votre prochain tour.',
      'TI4-MAHA-07': 'Recombinaison génétique exige un joueur qui pourrait voter.',
      'TI4-MAHA-08':
        'Sceptre de domination : les joueurs qui ont des pions sur le plateau mahact placent un pion dans un système non natal choisi par l’utilisateur.',
      'TI4-MAHA-09': 'L’agent paie une compétence secondaire avec un pion du joueur actif pris sur le plateau.',
      'TI4-MAHA-10':
        'Avec le commandant, vous pouvez activer un système avec votre pion : les deux pions reviennent, et le tour finit sans ce que déclenche une activation.',
      'TI4-MAHA-11':
        'Le héros déplace toutes les unités d’une partie espace vers un système adjacent avec des vaisseaux d’un autre joueur, où elles combattent comme attaquant. Personne ne bat en retraite, rien n’est activé, aucun canon spatial ne tire, et les anomalies valent pour le propriétaire des vaisseaux déplacés.',
    },
  },
  {
    id: 'TI4-NAAZ',
    title: 'L’Alliance Naaz-Rokha',
    rules: {
      'TI4-NAAZ-01':
        'Soleils lointains : avec un méca sur la planète, vous pouvez piocher deux cartes de la même pioche, en le disant avant, et en appliquer une.',
      'TI4-NAAZ-02':
        'Fabrication est une action : deux fragments d’un type pour une relique, ou un pour un pion commandement.',
      'TI4-NAAZ-03':
        'Chaque Eidolon de la partie espace du système actif doit devenir un Eidolon Z-Grav au début d’un combat spatial, vaisseau et troupe terrestre à la fois. À sa fin, il redevient Eidolon, et la capacité s’applique.',
      'TI4-NAAZ-04': 'Visz El Vir donne un dé de plus à chaque méca de son système.',
      'TI4-NAAZ-05': 'Arcologies préfabriquées restaure une planète explorée une fois l’exploration finie.',
      'TI4-NAAZ-06': 'Surpuissance : +1 à vos jets de combat d’un round.',
      'TI4-NAAZ-07': 'Contrefaçon du marché noir exige une carte dans la pioche des reliques.',
      'TI4-NAAZ-08':
        'L’agent explore une planète du joueur dont le tour finit, le commandant les planètes prises à d’autres joueurs.',
      'TI4-NAAZ-09':
        'Le héros : une relique, et les compétences secondaires de jusqu’à deux cartes stratégie différentes, disponibles ou non choisies, avec des pions des renforts.',
    },
  },
  {
    id: 'TI4-NOMA',
    title: 'Le Nomade',
    rules: {
      'TI4-NOMA-01':
        'La Compagnie : vous avez trois agents. Vision du futur : un bien commercial après une issue que vous avez votée ou prédite.',
      'TI4-NOMA-02':
        'Memoria seul compte comme adjacent aux systèmes avec vos mécas, pour son déplacement. Pas pour les retraites, ni les objectifs sur des systèmes, ni pour les autres.',
      'TI4-NOMA-03':
        'Manipulateur quantique dans la partie espace peut encaisser des touches contre vos vaisseaux en combat spatial. Ce n’est pas un vaisseau.',
      'TI4-NOMA-04':
        'Suite de commande temporelle restaure un agent tout juste épuisé. Avec l’agent d’un autre, une transaction avec ce joueur peut suivre, et aucun agent n’agit deux fois au même moment.',
      'TI4-NOMA-05':
        'La cavalerie prête à un vaisseau la valeur de combat, Dégâts encaissés et le barrage du vaisseau amiral pour un combat. Les dégâts restent ensuite.',
      'TI4-NOMA-06':
        'Le Thundarien répète les jets du même round. Ce qui a servi pour le round demeure, et son début et sa fin ne reviennent pas.',
      'TI4-NOMA-07':
        'Artuno garde autant de biens commerciaux que vous en gagnez d’un coup de la réserve. Mercer amène jusqu’à deux troupes terrestres dans le système actif.',
      'TI4-NOMA-08':
        'Le commandant produit le vaisseau amiral sans ressources ; pour les autres effets, il coûte toujours 8.',
      'TI4-NOMA-09':
        'Le héros laisse le vaisseau amiral quitter des systèmes avec vos pions, avec sa charge, jusqu’à la fin de la manche.',
    },
  },
  {
    id: 'TI4-ULTI',
    title: 'Les Titans d’Ul',
    rules: {
      'TI4-ULTI-01':
        'Terragenèse : après l’exploration d’une planète sans jeton dormeur, un jeton peut y être placé ou déplacé.',
      'TI4-ULTI-02':
        'Éveil : après l’activation d’un système, les dormeurs déjà là peuvent devenir des SDP, même sur des planètes d’autres joueurs. Sans troupes terrestres ennemies, la planète est à vous aussitôt ; sinon un combat terrestre suit dans l’invasion.',
      'TI4-ULTI-03': 'Coalescence : les unités ainsi réunies doivent combattre, quoi qu’il advienne du tour.',
      'TI4-ULTI-04':
        'Les Hel-Titans sont à la fois SDP et troupes terrestres, avec combat, Dégâts encaissés et Production. Ils ne peuvent ni se déplacer, ni être transportés ou capturés et comptent comme structures pour les limites, mais des effets qui retirent et placent peuvent les prendre.',
      'TI4-ULTI-05':
        'La compétence secondaire de Guerre n’utilise pas les Hel-Titans. Sinon leur Production s’ajoute aux autres.',
      'TI4-ULTI-06':
        'Ouranos peut prendre la place d’un SDP présent à l’activation. Hécatonchires peut remplacer un SDP par un méca et une infanterie, là où un SDP pourrait être placé.',
      'TI4-ULTI-07':
        'Terraformation est attachée pour de bon et compte comme posée devant le contrôleur de la planète.',
      'TI4-ULTI-08':
        'L’agent annule une touche. Le commandant donne un bien commercial par utilisation de Production qui produit quelque chose, et il peut servir à payer.',
      'TI4-ULTI-09':
        'Le héros est attaché à Elysium : 3 ressources et 3 influence de plus, et Canon spatial 5 avec 3 dés pour son contrôleur.',
    },
  },
  {
    id: 'TI4-VUIL',
    title: 'La Cabale Vuil’raith',
    rules: {
      'TI4-VUIL-01':
        'Dévoration : les unités ennemies détruites au combat sont capturées, sauf les structures ; les Hel-Titans ne le sont pas.',
      'TI4-VUIL-02':
        'Amalgame : une unité capturée rendue paie entièrement une unité de son type. Pour le reste, son coût et les limites demeurent, et chaque jeton vaut un chasseur ou une infanterie.',
      'TI4-VUIL-03':
        'Fusion du rift : une unité capturée rendue remplace tous les prérequis de l’amélioration de son type.',
      'TI4-VUIL-04':
        'Les Déchirures dimensionnelles font de leur système un rift gravitationnel pour tous. Vos vaisseaux ont le bonus sans lancer de dé, et le rift disparaît avec le dock.',
      'TI4-VUIL-05':
        'La Terreur d’Entre-deux capture toute autre unité détruite dans son système, même les vôtres et celles détruites avec elle ; les structures ne le sont pas.',
      'TI4-VUIL-06': 'Réanimateur capture vos propres infanteries détruites sur sa planète, en combat ou non.',
      'TI4-VUIL-07':
        'Vortex capture dans les renforts une unité du type d’une unité ennemie à côté d’un de vos docks, pas une structure. Contre un joueur qui vous fait un blocus, il ne marche pas.',
      'TI4-VUIL-08':
        'Creuset : pas de jets pour les rifts, et 1 de mouvement en plus au total pour les vaisseaux qui en utilisent dans ce déplacement.',
      'TI4-VUIL-09':
        'L’agent convertit les commodités d’un autre joueur après son réapprovisionnement, et capture une unité qui ne coûte pas plus que sa valeur de commodités.',
      'TI4-VUIL-10': 'Le commandant sort deux chasseurs ou infanteries de la limite de production.',
      'TI4-VUIL-11':
        'Le héros : chaque vaisseau autre qu’un chasseur des autres, dans les systèmes à déchirure ou à côté, lance un dé et de 1 à 3 est capturé, avec les unités qui perdent ainsi leur capacité.',
    },
  },
];
