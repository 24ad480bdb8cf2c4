import type { Vocabulary } from '../vocabulary.ts';

export const leaders: Vocabulary['leaders'] = {
  'letani-ospha': {
    name: 'Letani Ospha',
    text: 'Action : épuisez cette carte et choisissez un vaisseau autre qu’un chasseur. Son propriétaire peut le remplacer par un vaisseau de ses renforts qui coûte jusqu’à 2 de plus.',
  },
  'dirzuga-rophal': {
    name: 'Dirzuga Rophal',
    text: 'Après qu’un autre joueur a activé un système avec vos unités qui ont Production, vous pouvez y produire 1 unité.',
  },
  'letani-miasmiala': {
    name: 'Letani Miasmiala',
    text: 'Action : produisez autant d’unités que vous voulez dans des systèmes avec vos troupes terrestres. Puis purgez cette carte.',
  },
  'emissary-taivra': {
    name: 'Émissaire Taivra',
    text: 'Après qu’un joueur a activé un système avec un trou de ver autre que delta, vous pouvez épuiser cette carte : il est adjacent à tous les autres systèmes avec un trou de ver pendant cette action.',
  },
  'sai-seravus': {
    name: 'Sai Seravus',
    text: 'Après le déplacement de vos vaisseaux, vous pouvez placer 1 chasseur avec chaque vaisseau qui a de la capacité et a traversé un trou de ver, dans la limite de la capacité.',
  },
  'riftwalker-meian': {
    name: 'Meian, marcheur du rift',
    text: 'Action : échangez deux tuiles système qui ont un trou de ver ou vos unités, sauf le système Creuss et l’Œil du trou de ver. Puis purgez cette carte.',
  },
  'carth-of-golden-sands': {
    name: 'Carth des Sables d’or',
    text: 'En phase d’action, vous pouvez épuiser cette carte pour gagner 2 commodités ou réapprovisionner celles d’un autre joueur.',
  },
  'gila-the-silvertongue': {
    name: 'Gila Langue d’argent',
    text: 'Quand vous votez, vous pouvez dépenser des biens commerciaux pour 2 votes de plus chacun.',
  },
  'harrugh-gefhara': {
    name: 'Harrugh Gefhara',
    text: 'Quand vos unités utilisent Production, vous pouvez purger cette carte : les unités ne coûtent rien.',
  },
  'doctor-sucaban': {
    name: 'Docteur Sucaban',
    text: 'Quand un joueur dépense des ressources pour rechercher, vous pouvez épuiser cette carte : il peut retirer ses infanteries du plateau pour payer 1 de moins par infanterie.',
  },
  'ta-zern': {
    name: 'Ta Zern',
    text: 'Après un jet pour une capacité d’unité, vous pouvez relancer autant de ces dés que vous voulez.',
  },
  'rin-the-masters-legacy': {
    name: 'Rin, l’héritage du Maître',
    text: 'Action : vous pouvez remplacer chacune de vos technologies, hors améliorations d’unité, par une autre de sa couleur. Puis purgez cette carte.',
  },
  i48s: {
    name: 'I48S',
    text: 'Après qu’un joueur a activé un système, vous pouvez épuiser cette carte : il peut y remplacer une de ses infanteries par un méca.',
  },
  '2ram': { name: '2RAM', text: 'Le Bouclier planétaire n’arrête pas votre Bombardement.' },
  'the-helmsman': {
    name: 'Le Timonier',
    text: 'Action : choisissez un système sans vaisseau d’un autre joueur. Votre vaisseau amiral et vos cuirassés peuvent s’y déplacer. Puis purgez cette carte.',
  },
  'viscount-unlenn': {
    name: 'Vicomte Unlenn',
    text: 'Au début d’un round de combat spatial, vous pouvez épuiser cette carte : un vaisseau du système actif lance un dé de plus pendant ce round.',
  },
  'rear-admiral-farran': {
    name: 'Contre-amiral Farran',
    text: 'Après qu’une de vos unités a utilisé Dégâts encaissés, vous pouvez gagner 1 bien commercial.',
  },
  'darktalon-treilla': {
    name: 'Treilla Serre-Noire',
    text: 'Action : jusqu’à la fin de la manche, rien ne limite le nombre de vos vaisseaux autres que chasseurs dans un système. Puis purgez cette carte.',
  },
  'suffi-an': {
    name: 'Suffi An',
    text: 'Après que Pillage a été utilisé contre un autre joueur, vous pouvez épuiser cette carte : vous et ce joueur piochez chacun une carte action.',
  },
  'sula-mentarion': {
    name: 'S’ula Mentarion',
    text: 'Après avoir gagné un combat spatial, vous pouvez obliger votre adversaire à vous donner un billet à ordre de sa main, à son choix.',
  },
  'ipswitch-loose-cannon': {
    name: 'Ipswitch, l’électron libre',
    text: 'Au début d’un combat spatial, vous pouvez purger cette carte : pour chaque vaisseau adverse qui y est détruit, placez sur place un de vos vaisseaux de ce type.',
  },
  umbat: {
    name: 'Umbat',
    text: 'Action : épuisez cette carte et choisissez un joueur. Il peut produire jusqu’à 2 unités qui coûtent 4 ou moins chacune dans un système avec un de ses Soleils de Guerre ou son vaisseau amiral.',
  },
  magmus: {
    name: 'Magmus',
    text: 'Après avoir dépensé un pion de votre réserve stratégique, vous pouvez gagner 1 bien commercial.',
  },
  'adjudicator-baal': {
    name: 'Arbitre Ba’al',
    text: 'Après avoir déplacé un Soleil de Guerre dans un système, ni natal ni Mecatol Rex, vous pouvez purger cette carte : toutes les unités des autres y sont détruites et le système devient une supernova.',
  },
  zeu: {
    name: 'Z’eu',
    text: 'Après la révélation d’un projet, vous pouvez épuiser cette carte pour regarder le premier projet de la pioche ; vous pouvez le montrer à un autre joueur.',
  },
  maban: {
    name: 'M’aban',
    text: 'Chaque fois que vous payez des chasseurs, vous pouvez en produire 1 de plus, hors limite.',
  },
  'the-oracle': {
    name: 'L’Oracle',
    text: 'À la fin de la phase de statut, vous pouvez purger cette carte : chaque autre joueur vous donne un billet à ordre de sa main, à son choix.',
  },
  'nekro-malleon': {
    name: 'Nekro Malleon',
    text: 'En phase d’action, vous pouvez épuiser cette carte et choisir un joueur : il peut défausser une carte action ou dépenser un pion commandement pour gagner 2 biens commerciaux.',
  },
  'nekro-acidos': {
    name: 'Nekro Acidos',
    text: 'Après avoir gagné une technologie, vous pouvez piocher une carte action.',
  },
  'unit-dsgn-flayesh': {
    name: 'UNIT.DSGN.FLAYESH',
    text: 'Action : choisissez une planète avec une spécialité dans un système avec vos unités. Détruisez-y les unités des autres, gagnez autant de biens commerciaux que ses ressources et son influence, et gagnez une technologie de cette couleur. Puis purgez cette carte.',
  },
  'captain-mendosa': {
    name: 'Capitaine Mendosa',
    text: 'Après qu’un joueur a activé un système, vous pouvez épuiser cette carte : un de ses vaisseaux a la plus haute valeur de mouvement du plateau pendant cette action.',
  },
  'rowl-sarring': {
    name: 'Rowl Sarring',
    text: 'Quand vous produisez des chasseurs ou des infanteries, vous pouvez les placer à n’importe lesquels de vos docks spatiaux sans blocus.',
  },
  'gurno-aggero': {
    name: 'Gurno Aggero',
    text: 'Action : choisissez un système à côté d’un de vos docks spatiaux. Toutes les infanteries et tous les chasseurs des autres y sont détruits. Puis purgez cette carte.',
  },
  tro: {
    name: 'T’ro',
    text: 'Après l’action tactique d’un joueur, vous pouvez épuiser cette carte : il peut placer 2 infanteries sur une planète qu’il contrôle dans le système actif.',
  },
  'ghom-sekkus': {
    name: 'G’hom Sek’kus',
    text: 'Quand vous débarquez des troupes terrestres, vous pouvez aussi en débarquer une de chaque planète du système actif et des systèmes adjacents sans vos pions commandement.',
  },
  'shval-harbinger': {
    name: 'Sh’val, le Messager',
    text: 'Après avoir déplacé des vaisseaux dans le système actif, vous pouvez passer directement au débarquement. Puis tous vos vaisseaux sur place retournent dans vos renforts et vous purgez cette carte.',
  },
  'evelyn-delouis': {
    name: 'Evelyn DeLouis',
    text: 'Au début d’un round de combat terrestre, vous pouvez épuiser cette carte : une troupe terrestre du système actif lance un dé de plus pendant ce round.',
  },
  'claire-gibson': {
    name: 'Claire Gibson',
    text: 'Au début d’un combat terrestre sur une planète que vous contrôlez, vous pouvez y placer 1 infanterie.',
  },
  'jace-x-4th-air-legion': {
    name: 'Jace X, 4e légion aérienne',
    text: 'Action : reprenez tous vos pions commandement du plateau. Puis purgez cette carte.',
  },
  'berekar-berekon': {
    name: 'Berekar Berekon',
    text: 'Quand les unités d’un joueur utilisent Production, vous pouvez épuiser cette carte : il paie 2 de moins au total.',
  },
  'rickar-rickani': {
    name: 'Rickar Rickani',
    text: 'Dans le système de Mecatol Rex, votre système natal et les systèmes avec une planète légendaire, vos jets de combat ont +2.',
  },
  'mathis-mathinus': {
    name: 'Mathis Mathinus',
    text: 'Action : utilisez la compétence principale d’une carte stratégie au choix. Les autres joueurs que vous choisissez peuvent utiliser sa compétence secondaire. Puis purgez cette carte.',
  },
  'ggrocuto-rinn': {
    name: 'Ggrocuto Rinn',
    text: 'Action : épuisez cette carte pour restaurer n’importe quelle planète. Si son système est à côté d’une planète que vous contrôlez, vous pouvez en remettre 1 infanterie dans les renforts.',
  },
  'elder-qanoj': {
    name: 'Ancien Qanoj',
    text: 'Chaque planète que vous épuisez pour voter donne 1 vote de plus. Rien ne peut vous empêcher de voter.',
  },
  'xxekir-grom': {
    name: 'Xxekir Grom',
    text: 'Action : vous pouvez défausser une loi. Regardez les 5 premiers projets et appliquez-en 2 comme si vous aviez voté seul ; défaussez les autres. Puis purgez cette carte.',
  },
  'brother-milor': {
    name: 'Frère Milor',
    text: 'Après la destruction d’un croiseur ou d’un destroyer d’un joueur, vous pouvez épuiser cette carte : il peut placer jusqu’à 2 chasseurs dans ce système.',
  },
  'brother-omar': {
    name: 'Frère Omar',
    text: 'Cette carte compte comme une technologie verte pour les prérequis. Chaque fois que vous payez des infanteries, vous pouvez en produire 1 de plus, hors limite.',
  },
  'dannel-of-the-tenth': {
    name: 'Dannel du Dixième',
    text: 'Action : pour chaque planète, avec ou sans infanterie à vous, restaurez la planète ou doublez-y vos infanteries. Puis purgez cette carte.',
  },
  ssruu: { name: 'Ssruu', text: 'Cette carte a les capacités de tous les agents des autres joueurs, même épuisés.' },
  'so-ata': {
    name: 'So Ata',
    text: 'Après qu’un autre joueur a activé un système avec vos unités, vous pouvez regarder ses cartes action, ses billets à ordre ou ses objectifs secrets.',
  },
  'kyver-blade-and-key': {
    name: 'Kyver, Lame et Clé',
    text: 'Action : chaque autre joueur vous montre une carte action de son choix. Pour chacune, vous pouvez la prendre ou faire défausser à ce joueur 3 cartes action au hasard. Puis purgez cette carte.',
  },
  'trilossa-aun-mirik': {
    name: 'Trilossa Aun Mirik',
    text: 'Quand un joueur produit des troupes terrestres, vous pouvez épuiser cette carte : il peut les placer sur des planètes qu’il contrôle dans ce système et les systèmes adjacents.',
  },
  'trrakan-aun-zulok': {
    name: 'Trrakan Aun Zulok',
    text: 'Quand vous lancez les dés pour une capacité d’unité, une de vos unités peut lancer un dé de plus.',
  },
  'mirik-aun-sissiri': {
    name: 'Mirik Aun Sissiri',
    text: 'Action : déplacez vos vaisseaux vers des systèmes avec vos pions commandement et sans vaisseau d’un autre joueur. Puis purgez cette carte.',
  },
  'the-stillness-of-stars': {
    name: 'Le Silence des étoiles',
    text: 'Après qu’un autre joueur a réapprovisionné ses commodités, vous pouvez épuiser cette carte : ses commodités deviennent des biens commerciaux, et vous capturez une unité de ses renforts qui ne coûte pas plus que sa valeur de commodités.',
  },
  'that-which-molds-flesh': {
    name: 'Ce qui pétrit la chair',
    text: 'Jusqu’à 2 chasseurs ou infanteries que vous produisez ne comptent pas dans la limite de production.',
  },
  'it-feeds-on-carrion': {
    name: 'Le Charognard',
    text: 'Action : chaque autre joueur lance un dé pour chacun de ses vaisseaux autres que chasseurs dans un système avec une de vos déchirures dimensionnelles ou à côté ; de 1 à 3, vous le capturez. Puis purgez cette carte.',
  },
  acamar: {
    name: 'Acamar',
    text: 'Après qu’un joueur a déplacé des vaisseaux dans un système sans planète, vous pouvez épuiser cette carte : il gagne 1 pion commandement.',
  },
  xuange: {
    name: 'Xuange',
    text: 'Après qu’un autre joueur a déplacé des vaisseaux dans un système avec un de vos pions commandement, vous pouvez reprendre ce pion.',
  },
  'conservator-procyon': {
    name: 'Conservateur Procyon',
    text: 'Action : placez un jeton Frontière dans chaque système sans planète qui n’en a pas, puis explorez ceux des systèmes avec vos vaisseaux. Puis purgez cette carte.',
  },
  'jae-mir-kan': {
    name: 'Jae Mir Kan',
    text: 'Quand vous devriez dépenser un pion pour une compétence secondaire dans l’action stratégique d’un autre joueur, vous pouvez épuiser cette carte et utiliser un de ses pions du plateau à la place.',
  },
  'il-na-viroset': {
    name: 'Il Na Viroset',
    text: 'Dans une action tactique, vous pouvez activer un système qui a votre pion commandement : les deux pions retournent dans vos renforts et votre tour prend fin.',
  },
  'airo-shir-aur': {
    name: 'Airo Shir Aur',
    text: 'Action : déplacez toutes les unités d’une partie espace vers un système adjacent avec des vaisseaux d’un autre joueur ; elles s’y affrontent et personne ne peut battre en retraite. Puis purgez cette carte.',
  },
  'field-marshal-mercer': {
    name: 'Maréchal Mercer',
    text: 'À la fin du tour d’un joueur, vous pouvez épuiser cette carte : il peut déplacer jusqu’à 2 de ses troupes terrestres sur des planètes qu’il contrôle dans le système actif.',
  },
  'the-thundarian': {
    name: 'Le Thundarien',
    text: 'Après les jets d’un round de combat, vous pouvez épuiser cette carte : aucune touche n’est attribuée et les deux camps relancent.',
  },
  'artuno-the-betrayer': {
    name: 'Artuno le Traître',
    text: 'Quand vous gagnez des biens commerciaux de la réserve, vous pouvez épuiser cette carte et y en placer autant. Quand elle est restaurée, vous les gagnez.',
  },
  'navarch-feng': {
    name: 'Navarque Feng',
    text: 'Vous pouvez produire votre vaisseau amiral sans dépenser de ressources.',
  },
  'ahk-syl-siven': {
    name: 'Ahk-Syl Siven',
    text: 'Action : jusqu’à la fin de la manche, votre vaisseau amiral et ce qu’il transporte peuvent quitter des systèmes avec vos pions commandement. Puis purgez cette carte.',
  },
  'garv-and-gunn': {
    name: 'Garv et Gunn',
    text: 'À la fin du tour d’un joueur, vous pouvez épuiser cette carte : il peut explorer une planète qu’il contrôle.',
  },
  'dart-and-tai': {
    name: 'Dart et Tai',
    text: 'Après avoir pris une planète qu’un autre joueur contrôlait, vous pouvez l’explorer.',
  },
  'hesh-and-prit': {
    name: 'Hesh et Prit',
    text: 'Action : gagnez une relique et utilisez les compétences secondaires de jusqu’à 2 cartes stratégie disponibles ou non choisies, avec des pions de vos renforts. Puis purgez cette carte.',
  },
  tellurian: {
    name: 'Tellurien',
    text: 'Quand une touche est produite contre une unité, vous pouvez épuiser cette carte pour l’annuler.',
  },
  tungstantus: {
    name: 'Tungstantus',
    text: 'Quand vos unités utilisent Production, vous pouvez gagner 1 bien commercial.',
  },
  'ul-the-progenitor': {
    name: 'Ul le Géniteur',
    text: 'Action : restaurez Elysium et attachez-lui cette carte : 3 ressources et 3 influence de plus, et Canon spatial 5 avec trois dés.',
  },
};

/** What unlocks a commander; heroes are all unlocked by three scored objectives. */
export const unlocks: Vocabulary['unlocks'] = {
  'dirzuga-rophal': 'Ayez 12 troupes terrestres sur des planètes que vous contrôlez.',
  'sai-seravus': 'Ayez des unités dans 3 systèmes avec un trou de ver alpha ou bêta.',
  'gila-the-silvertongue': 'Ayez 10 biens commerciaux.',
  'ta-zern': 'Possédez 8 technologies.',
  '2ram': 'Ayez 4 cuirassés sur le plateau.',
  'rear-admiral-farran': 'Ayez 5 vaisseaux autres que chasseurs dans un système.',
  'sula-mentarion': 'Ayez 4 croiseurs sur le plateau.',
  magmus: 'Produisez un Soleil de Guerre.',
  maban: 'Ayez 12 chasseurs sur le plateau.',
  'nekro-acidos':
    'Possédez 3 technologies ; un Assimilateur Valefar ne compte que si son pion est sur une technologie.',
  'rowl-sarring': 'Ayez 3 docks spatiaux sur le plateau.',
  'ghom-sekkus': 'Contrôlez 5 planètes hors systèmes natals.',
  'claire-gibson': 'Contrôlez des planètes totalisant 12 ressources.',
  'rickar-rickani': 'Contrôlez Mecatol Rex ou combattez dans son système.',
  'elder-qanoj': 'Contrôlez des planètes totalisant 12 influence.',
  'brother-omar': 'Utilisez Endoctrinement.',
  'so-ata': 'Ayez 7 cartes action.',
  'trrakan-aun-zulok': 'Ayez sur le plateau 6 unités avec Barrage anti-chasseur, Canon spatial ou Bombardement.',
  'that-which-molds-flesh': 'Ayez des unités dans 3 rifts gravitationnels.',
  xuange: 'Soyez voisin de tous les autres joueurs.',
  'il-na-viroset': 'Ayez des pions de 2 autres factions dans votre réserve de flotte.',
  'navarch-feng': 'Ayez 1 objectif secret validé.',
  'dart-and-tai': 'Ayez des mécas dans 3 systèmes.',
  tungstantus: 'Ayez 5 structures sur le plateau.',
};
