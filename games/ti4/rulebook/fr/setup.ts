import type { RuleChapter } from '@orrery/kernel';

export const setup: readonly RuleChapter[] = [
  {
    id: 'TI4-SETUP',
    title: 'Mise en place',
    rules: {
      'TI4-SETUP-01':
        'Il y a trois façons de commencer : selon le livre de règles, à moitié au hasard, ou par draft. Toutes mènent à la même mise en place.',
      'TI4-SETUP-02': 'Le premier orateur est tiré au sort, ou désigné par le draft.',
      'TI4-SETUP-03':
        'Vous choisissez une faction ou en recevez une ; personne n’a la même. Le matériel des autres factions retourne dans la boîte.',
      'TI4-SETUP-04':
        'Vous choisissez une couleur et prenez ses unités, son plateau de commandement, son plateau personnages, ses 33 technologies et ses 5 billets à ordre. Avec ceux de votre faction, ils forment une seule pioche technologie et une seule main de billets.',
      'TI4-SETUP-05': 'Votre agent est disponible dès le début ; le commandant et le héros sont bloqués.',
      'TI4-SETUP-06':
        'Vous commencez avec 3 pions commandement en réserve tactique, 3 en réserve de flotte et 2 en réserve stratégique. Les 8 autres sont dans vos renforts.',
      'TI4-SETUP-07': 'Vous prenez les cartes planète de votre système natal, disponibles.',
      'TI4-SETUP-08':
        'Vous piochez deux objectifs secrets, en gardez un et remettez l’autre dans la pioche sans le montrer.',
      'TI4-SETUP-09': 'Deux objectifs publics de niveau un sont visibles au début.',
      'TI4-SETUP-10':
        'L’ordre est : orateur, factions, leur matériel, couleurs, planètes natales, galaxie, jetons, pioches, réserve, cartes stratégie, unités et technologies de départ, objectifs.',
      'TI4-SETUP-11':
        'Le pion Gardiens est sur Mecatol Rex. Un jeton Frontière va dans chaque système sans planète, anomalies vides et Porte de Creuss comprises, jamais sur une hypervoie ni deux dans un système.',
      'TI4-SETUP-12':
        'L’Œil du trou de ver se trouve à côté de la carte, face inactive visible, avec un seul trou de ver gamma ; trois jetons gamma sont à côté. Seuls les trous de ver y mènent.',
      'TI4-SETUP-13':
        'Les cartes action, les projets, les deux niveaux d’objectifs, les objectifs secrets, les reliques et les quatre sortes de cartes exploration sont mélangés séparément.',
      'TI4-SETUP-14':
        'Avec l’extension Prophecy of Kings, 13 projets quittent la pioche et 13 autres y entrent : elle garde 50 cartes.',
      'TI4-SETUP-15': 'Les huit cartes stratégie sont au centre de la table, sans biens commerciaux.',
      'TI4-SETUP-16':
        'Vous gagnez les technologies de départ de votre faction et placez ses unités de départ dans votre système natal : les vaisseaux dans la partie espace, les troupes terrestres et les structures sur vos planètes à votre guise, dans la limite des structures.',
      'TI4-SETUP-17':
        'Une faction qui choisit ses technologies de départ le fait maintenant. Celle qui copie celles des autres choisit en dernier.',
      'TI4-SETUP-18':
        'L’orateur dispose cinq objectifs de chaque niveau, face cachée, en deux rangées, et révèle les deux premiers du niveau un.',
      'TI4-SETUP-19':
        'Personne ne commence avec des cartes action, des commodités ou des biens commerciaux, sauf ceux qui compensent une place étroite à cinq joueurs.',
      'TI4-SETUP-20':
        'Les places ne changent pas : « à gauche » et « sens horaire » se rapportent toujours à l’ordre des sièges.',
    },
  },
  {
    id: 'TI4-MAP',
    title: 'Construire la galaxie',
    rules: {
      'TI4-MAP-01':
        'Selon le livre de règles, vous bâtissez la galaxie vous-mêmes : chacun pose autour de Mecatol Rex les tuiles qu’il a reçues.',
      'TI4-MAP-02':
        'À moitié au hasard signifie que les factions sont choisies ou distribuées, et que la galaxie est posée par vous ou créée par un générateur.',
      'TI4-MAP-03':
        'Les tuiles à dos bleu ont des planètes ; les rouges sont des anomalies ou de l’espace vide ; les vertes sont des systèmes natals et des tuiles de faction. Mecatol Rex et le nexus n’appartiennent à aucune pile.',
      'TI4-MAP-04':
        'Tuiles bleues et rouges par joueur : 6+2 à 3 joueurs, 5+3 à 4, 4+2 à 5 (3+2 avec hypervoies), 3+2 à 6 (6+3 dans la grande galaxie), 4+2 à 7 ou 8 (3+2 dans les galaxies réduites).',
      'TI4-MAP-05':
        'Dans certaines galaxies, l’orateur pose d’abord des tuiles supplémentaires à côté de Mecatol Rex : une rouge à cinq sans hypervoies, deux rouges et trois bleues à sept, deux rouges et deux bleues à huit.',
      'TI4-MAP-06':
        'Les hypervoies sont 83A à 88A à cinq avec hypervoies et à sept ; 83B, 84B, 85B, 86B, 88B et 90B pour la galaxie réduite à sept ; 83B, 85B, 87A, 88A, 89B et 90B pour celle à huit. Places et rotations sont fixées.',
      'TI4-MAP-07':
        'Les systèmes natals ont des places fixes. La Porte de Creuss prend la place du système de Creuss, posé à côté de la carte.',
      'TI4-MAP-08':
        'L’orateur pose une tuile, puis les autres dans le sens horaire. Le dernier joueur en pose deux de suite et le sens s’inverse ; plus tard l’orateur en pose deux, et ainsi de suite jusqu’à la dernière.',
      'TI4-MAP-09': 'Aucune tuile ne se pose dans un anneau avant que l’anneau intérieur soit complet.',
      'TI4-MAP-10':
        'Une anomalie ne se pose pas à côté d’une autre, ni un trou de ver à côté d’un semblable, sauf si vous n’avez pas d’autre place.',
      'TI4-MAP-11':
        'À cinq joueurs sans hypervoies, les trois places étroites commencent avec 4, 2 et 2 biens commerciaux ; les 4 vont à celle du milieu.',
      'TI4-MAP-12':
        'Le plateau est l’ensemble des tuiles système en jeu, même celles qui n’en touchent aucune autre. Un système est au bord si un de ses côtés ne touche ni système ni hypervoie ; le nexus et le système de Creuss le sont toujours.',
      'TI4-MAP-13':
        'Une galaxie générée garde les proportions de bleu et de rouge, n’a jamais de trou de ver sans partenaire et sépare autant que possible anomalies et trous de ver semblables. La même graine donne la même galaxie.',
      'TI4-MAP-14':
        'Un générateur peut offrir : un style de plateau par nombre de joueurs, la pondération des tuiles, leur placement, des tuiles imposées ou exclues, une anomalie pour les factions qui en ont besoin et des factions au hasard.',
    },
  },
  {
    id: 'TI4-DRAFT',
    title: 'Draft',
    rules: {
      'TI4-DRAFT-01':
        'Dans un draft, vous choisissez trois choses, dans l’ordre voulu : une faction, une place dans l’ordre de jeu, dont l’une est celle de l’orateur, et une slice, c’est-à-dire un emplacement natal avec les systèmes autour.',
      'TI4-DRAFT-02':
        'Les choix se font en mode serpent : le deuxième tour va à rebours, le troisième comme le premier.',
      'TI4-DRAFT-03': 'L’ordre des choix est aléatoire, sauf si votre table le fixe.',
      'TI4-DRAFT-04':
        'Un choix prend une chose encore disponible, d’une sorte qui vous manque. Après trois choix chacun, le draft est fini.',
      'TI4-DRAFT-05':
        'Une slice a cinq tuiles : trois bleues, une de chaque rang, et deux rouges. Elles sont à gauche et à droite du système natal sur l’anneau extérieur, droit devant, vers le voisin de gauche au deuxième anneau, et au premier anneau.',
      'TI4-DRAFT-06':
        'Il y a au moins autant de slices et de factions que de joueurs ; d’ordinaire une slice de plus, et 9 factions.',
      'TI4-DRAFT-07':
        'Une planète vaut sa meilleure valeur, l’autre comptée pour rien ; des valeurs égales comptent chacune pour moitié. Une slice doit avoir ainsi au moins 4 influence et 2.5 ressources, et de 9 à 13 en tout, sauf autres bornes choisies.',
      'TI4-DRAFT-08':
        'Une slice n’a jamais deux trous de ver semblables ni deux planètes légendaires, et les anomalies ne s’y touchent pas. D’une slice à l’autre, elles le peuvent.',
      'TI4-DRAFT-09':
        'Vous pouvez demander au moins deux trous de ver alpha et deux bêta, un seul trou de ver par slice, des planètes légendaires, vos propres slices ou factions, ou une graine fixe. Si aucune offre n’est trouvée en un temps raisonnable, les souhaits sont refusés.',
      'TI4-DRAFT-10':
        'Après le draft, vous prenez place selon vos choix, les slices sont posées avec les hypervoies de votre nombre de joueurs, les systèmes natals sont placés et la mise en place commune continue.',
      'TI4-DRAFT-11': 'L’organisateur peut annuler le dernier choix, et refaire l’offre seulement avant le premier.',
    },
  },
  {
    id: 'TI4-TRACK',
    title: 'Suivi de partie',
    rules: {
      'TI4-TRACK-01': 'La table suit toute la partie et montre des statistiques à la fin.',
      'TI4-TRACK-02':
        'Tout ce qui se passe est au journal, dans l’ordre : phases, choix, actions, jets, points, votes, transactions dans la mesure où elles sont publiques, technologies, explorations, éliminations.',
      'TI4-TRACK-03':
        'Pendant la partie, vous voyez de chaque joueur : points et objectifs, technologies, planètes, pions commandement, biens commerciaux et commodités, nombres de cartes, personnages, cartes stratégie et qui a passé ; et de la manche, son ordre et son étape.',
      'TI4-TRACK-04': 'Une horloge tourne pour chaque joueur et chaque phase ; on peut l’arrêter.',
      'TI4-TRACK-05':
        'À la fin, vous voyez comment points et technologies ont grandi, qui a validé quoi et quand, les cartes stratégie, planètes, unités construites et perdues, combats, votes, biens commerciaux et temps.',
      'TI4-TRACK-06':
        'Les parties finies sont conservées et se cherchent par joueurs, objectif, factions et options, avec des statistiques par faction, objectif, technologie et carte stratégie.',
      'TI4-TRACK-07':
        'On peut revenir en arrière dans la partie. Annuler un coup demande l’accord de tous, sauf si rien de caché ni aucun dé n’a été révélé depuis.',
    },
  },
];
