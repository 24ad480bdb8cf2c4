import type { CampaignWords } from '../campaignWords.ts';

export const campaign: CampaignWords = {
  scenarios: {
    'birth-of-an-empire': {
      name: 'La Naissance d’un Empire',
      story:
        'Pendant trois générations, les colonies lointaines ont payé l’impôt et dissimulé leurs chantiers. Ce soir, la flotte cachée allume ses moteurs et l’Empereur lit une seule phrase sur toutes les fréquences : nous ne vous appartenons plus. Dans les tours de la Terre, la Fédération du Commerce répond comme toujours, les juristes d’abord, les vaisseaux de guerre juste derrière.',
      rule: 'Aucune règle spéciale.',
    },
    'the-price-of-friendship': {
      name: 'Le prix de l’amitié',
      story:
        'Le Consortium a de quoi mettre fin à cette guerre et aucune envie de la payer. Les émissaires des deux camps patientent dans le même hall de marbre en répétant des promesses contraires. Celui qui repartira avec une signature repartira aussi avec des chantiers navals.',
      rule: 'Le premier joueur choisit une règle.',
    },
    'before-the-queen': {
      name: 'Devant la Reine',
      story:
        'La Reine n’accorde qu’une audience et y reçoit les deux ambassadeurs. À chacun elle pose la même question : une fois vainqueur, qui gardera mes frontières, vous ou moi ? Pendant qu’ils cherchent leur réponse, ses capitaines jaugent chaque escorte amarrée au port.',
      rule: 'Le premier joueur choisit une règle.',
    },
    'everyone-has-a-price': {
      name: 'Chacun son prix',
      story:
        'Aucun traité ne lie les Charognards, car nul ne trouve quelqu’un habilité à le signer. Il n’y a qu’une liste de prix, tracée à la craie sur la coque d’un cargo mort, et elle change toutes les heures. Les deux flottes font la queue avec des marchandises, des amnisties et de l’oxygène.',
      rule: 'Le premier joueur choisit une règle.',
    },
    'the-long-blockade': {
      name: 'Le long blocus',
      story:
        'Les promesses sont faites ; reste à faire passer les vaisseaux. Les croiseurs de la Fédération ferment les grandes routes une à une, et les équipages qui volent encore apprennent à naviguer tous feux éteints. Ceux qui reviennent ne sont plus des recrues.',
      rule: 'Désormais, un Coureur de nuit remplace la carte Viper de l’Empire Galactique et un Maître de convoi celle de la Fédération du Commerce.',
    },
    'the-spy-in-the-registry': {
      name: 'L’espion du registre',
      story:
        'Quelqu’un, au registre central, recopie depuis des mois les ordres des flottes, et ce pour les deux camps. Chaque convoi voyage désormais avec deux jeux de papiers, et chaque capitaine se demande lequel l’ennemi a lu. La chasse au copiste devient une bataille à part entière.',
      rule: 'Chaque camp a son propre objectif.',
    },
    'three-banners': {
      name: 'Trois bannières',
      story:
        'Les voisins ont cessé de discuter et commencent à choisir leur camp. Un courtier du Consortium, un chevalier de la Reine et une capitaine des Charognards amènent chacun une escadre et tiennent chacun à leurs couleurs. Deux d’entre eux seront courtisés pour de bon ; le troisième s’en souviendra.',
      rule: 'Le premier joueur prend une bannière, le second reçoit celle qui lui est associée.',
    },
    'the-burning-frontier': {
      name: 'La frontière en flammes',
      story:
        'Sur la frontière, la guerre se nourrit de ce qu’elle trouve : stations de carburant, récoltes, rumeurs. Ici, aucun plan ne tient une semaine, alors les deux états-majors cessent de planifier et improvisent. Chaque aube apporte d’autres nouvelles, et chaque capitaine prétend les avoir prévues.',
      rule: 'Au début de chaque tour du premier joueur, révélez un événement ; il vaut jusqu’au suivant. Le second joueur gagne 1 Combat au début de chacun de ses tours.',
    },
    'siege-of-the-twin-moons': {
      name: 'Le siège des lunes jumelles',
      story:
        'Deux lunes tournent autour de la même étoile mourante, l’une grise, l’autre verte, et le ravitaillement des deux capitales passe par elles. L’Empire Galactique s’enterre dans la cendre, la Fédération dans les vergers. Celui qui perdra une lune mangera en dernier cet hiver.',
      rule: 'L’Empire Galactique commence avec la Lune de cendre en jeu, la Fédération du Commerce avec la Lune verdoyante.',
    },
    'the-defectors': {
      name: 'Les transfuges',
      story:
        'Les capitaines changent de camp comme on change de quai, et ils emportent vaisseaux et secrets. La moitié de la flotte vole sous son deuxième pavillon, et certains vaisseaux sous leur troisième. Dans les deux quartiers généraux, on repeint les insignes plus vite que la peinture ne sèche.',
      rule: 'Le premier joueur choisit une règle.',
    },
    'all-fleets-engaged': {
      name: 'Toutes flottes engagées',
      story:
        'Il ne reste plus de réserves à garder. Les cargos portent des canons, les navires-hôpitaux des ordres, et les trois voisins ont envoyé tout ce qui peut encore sauter. Ce qui fut une rébellion a désormais une ligne de front d’un bord des cartes à l’autre.',
      rule: 'Chaque joueur commence avec 10 points d’Influence de plus et pioche six cartes en Phase de Pioche. Le second joueur gagne 1 Combat au début de chacun de ses tours.',
    },
    'crown-and-charter': {
      name: 'La Couronne et la Charte',
      story:
        'La dernière bataille se livre au-dessus de la Terre, là où fut donnée la première réponse. L’Empereur commande en personne ; face à lui siège la Présidente du conseil, qui n’a jamais tiré un coup de feu ni perdu un vote. Au matin, l’un des deux textes aura force de loi : le décret d’une couronne ou le renouvellement d’une charte.',
      rule: 'Au début de son tour, l’Empire Galactique gagne 2 Combat ou 1 Commerce, la Fédération du Commerce 3 points d’Influence ou 1 Commerce. Le second joueur gagne 1 Combat au début de chacun de ses tours.',
    },
  },
  options: {
    'open-ledgers': {
      name: 'Livres ouverts',
      text: 'La première carte Consortium que chaque joueur acquiert à son tour coûte 1 Commerce de moins.',
    },
    'whispered-tips': {
      name: 'Tuyaux chuchotés',
      text: 'La première fois de son tour qu’un joueur acquiert une carte Consortium, il peut piocher une carte puis en défausser une.',
    },
    'loyalty-rebate': {
      name: 'Prime de fidélité',
      text: 'La première fois de son tour qu’un joueur acquiert une carte Consortium, il gagne 3 points d’Influence.',
    },
    'frontier-credit': {
      name: 'Crédit de frontière',
      text: 'Le premier Prospecteur que chaque joueur acquiert à son tour coûte 1 Commerce de moins.',
    },
    'royal-engineers': { name: 'Génie royal', text: 'Toutes les Bases ont +1 en Défense.' },
    'open-lists': {
      name: 'Les lices sont ouvertes',
      text: 'La première fois de son tour qu’un joueur détruit une Base adverse, il gagne 3 points d’Influence.',
    },
    'guests-of-honor': { name: 'Invités d’honneur', text: 'Chaque joueur commence avec un Poste de garde en jeu.' },
    'court-favor': {
      name: 'Faveur de la cour',
      text: 'La première fois de son tour qu’un joueur acquiert une carte Royaume, il gagne 2 Combat.',
    },
    'salvage-rights': {
      name: 'Droit d’épave',
      text: 'Au début de son tour, chaque joueur peut retirer une carte de la Ligne d’Achat.',
    },
    'hired-blades': {
      name: 'Lames à louer',
      text: 'La première fois de son tour qu’un joueur utilise une action Retirer, il gagne 2 Combat.',
    },
    'bounty-board': {
      name: 'Tableau des primes',
      text: 'La première fois de son tour qu’un joueur acquiert une carte Charognards, il peut retirer une carte de sa main.',
    },
    'buy-back': { name: 'Rachat', text: 'L’action Retirer des Prospecteurs octroie aussi 2 points d’Influence.' },
    'night-convoys': {
      name: 'Convois de nuit',
      text: 'Le premier Vaisseau de coût 2 ou moins que chaque joueur acquiert à son tour peut être placé sur le dessus de son Deck.',
    },
    'supply-depots': {
      name: 'Dépôts de vivres',
      text: 'Un joueur qui a une Base en jeu au début de son tour gagne 2 points d’Influence.',
    },
    'convoy-system': {
      name: 'Système de convois',
      text: 'La première Base que chaque joueur acquiert à son tour coûte 1 Commerce de moins.',
    },
    'boarding-rights': {
      name: 'Droit d’abordage',
      text: 'La première fois de son tour qu’un joueur détruit une Base adverse, il pioche une carte.',
    },
    'planted-orders': {
      name: 'Faux ordres',
      text: 'Au début de son tour, chaque joueur regarde la première carte de son Deck et peut la défausser.',
    },
    'double-agents': {
      name: 'Agents doubles',
      text: 'La première fois d’un tour qu’un effet adverse fait défausser un joueur, celui-ci gagne 3 points d’Influence.',
    },
    'sealed-dossiers': {
      name: 'Dossiers scellés',
      text: 'Au début de son tour, chaque joueur peut défausser une carte pour gagner 2 Combat.',
    },
    'safe-houses': {
      name: 'Planques',
      text: 'Quand un joueur acquiert un Vaisseau de coût 5 ou plus, il peut placer un Vaisseau de coût 5 ou plus de sa Défausse sur le dessus de son Deck.',
    },
    'vanguard-consortium': {
      name: 'Bannière du Consortium',
      text: 'Le premier joueur a toujours ses actions Allié du Consortium déclenchées à son tour, le second celles du Royaume.',
    },
    'vanguard-kingdom': {
      name: 'Bannière du Royaume',
      text: 'Le premier joueur a toujours ses actions Allié du Royaume déclenchées à son tour, le second celles des Charognards.',
    },
    'vanguard-scavengers': {
      name: 'Bannière des Charognards',
      text: 'Le premier joueur a toujours ses actions Allié des Charognards déclenchées à son tour, le second celles du Consortium.',
    },
    'escort-consortium': {
      name: 'Bannière du Consortium',
      text: 'Le premier joueur a toujours ses actions Allié du Consortium déclenchées à son tour, le second celles des Charognards.',
    },
    'escort-kingdom': {
      name: 'Bannière du Royaume',
      text: 'Le premier joueur a toujours ses actions Allié du Royaume déclenchées à son tour, le second celles du Consortium.',
    },
    'escort-scavengers': {
      name: 'Bannière des Charognards',
      text: 'Le premier joueur a toujours ses actions Allié des Charognards déclenchées à son tour, le second celles du Royaume.',
    },
    'dig-in': { name: 'Retranchement', text: 'Les deux Lunes ont +2 en Défense.' },
    'moon-batteries': { name: 'Batteries lunaires', text: 'L’action Primaire des deux Lunes octroie aussi 1 Combat.' },
    'field-hospitals': {
      name: 'Hôpitaux de campagne',
      text: 'L’action Primaire des deux Lunes octroie aussi 2 points d’Influence.',
    },
    'open-docks': { name: 'Quais ouverts', text: 'L’action Primaire des deux Lunes octroie aussi 1 Commerce.' },
    'old-comrades': {
      name: 'Vieux frères d’armes',
      text: 'La première carte améliorée de sa propre faction que chaque joueur acquiert à son tour coûte 1 Commerce de moins.',
    },
    'turned-captains': {
      name: 'Capitaines retournés',
      text: 'La première fois de son tour qu’un joueur joue une carte améliorée, il gagne 1 Combat.',
    },
    'amnesty-bureau': {
      name: 'Bureau d’amnistie',
      text: 'La première amélioration que chaque joueur effectue à son tour coûte 1 Commerce de moins.',
    },
    'counter-offers': {
      name: 'Contre-offres',
      text: 'La première fois de son tour qu’un joueur acquiert une carte améliorée, il gagne 2 points d’Influence.',
    },
    'last-magazines': {
      name: 'Dernières munitions',
      text: 'L’action Retirer des Prospecteurs octroie aussi 2 Combat.',
    },
    'home-guard': {
      name: 'Garde nationale',
      text: 'La première fois d’un tour qu’une Base d’un joueur est détruite, celui-ci gagne 3 points d’Influence.',
    },
    'war-bonds': {
      name: 'Emprunts de guerre',
      text: 'Un joueur qui a moins d’Influence que son adversaire au début de son tour gagne 1 Commerce.',
    },
    'reserves-called': {
      name: 'Rappel des réservistes',
      text: 'La première fois de son tour qu’un joueur joue une Base, il gagne 2 Combat.',
    },
    'call-the-banners': {
      name: 'L’appel des bannières',
      text: 'Pour chaque joueur, les actions Allié de sa propre faction sont toujours déclenchées à son tour.',
    },
    'loyal-worlds': { name: 'Mondes loyaux', text: 'Chaque joueur commence avec 10 points d’Influence de plus.' },
    'open-the-arsenals': { name: 'Ouvrez les arsenaux', text: 'Chaque joueur pioche six cartes en Phase de Pioche.' },
    'final-audit': {
      name: 'Dernier audit',
      text: 'Au début de son tour, chaque joueur peut retirer une carte de sa Défausse.',
    },
  },
  events: {
    'comet-rush': {
      name: 'Ruée vers la comète',
      text: 'Pendant cette manche, le premier Prospecteur que chaque joueur acquiert coûte 1 Commerce de moins.',
    },
    'ion-storm': { name: 'Tempête ionique', text: 'Pendant cette manche, toutes les Bases ont −1 en Défense.' },
    'refugee-fleet': {
      name: 'Flotte de réfugiés',
      text: 'Pendant cette manche, chaque joueur gagne 3 points d’Influence au début de son tour.',
    },
    'drifting-arsenal': {
      name: 'Arsenal à la dérive',
      text: 'Pendant cette manche, chaque joueur gagne 2 Combat au début de son tour.',
    },
    'market-panic': {
      name: 'Panique boursière',
      text: 'Retirez toutes les cartes de la Ligne d’Achat, puis complétez-la.',
    },
    'good-harvest': {
      name: 'Bonne récolte',
      text: 'Pendant cette manche, chaque joueur gagne 1 Commerce au début de son tour.',
    },
    'courier-swarm': {
      name: 'Nuée d’estafettes',
      text: 'Pendant cette manche, chaque joueur pioche une carte puis en défausse une au début de son tour.',
    },
    'press-gangs': {
      name: 'Recrutement forcé',
      text: 'Pendant cette manche, chaque joueur peut retirer une carte de sa main au début de son tour.',
    },
    'prospectors-claim': {
      name: 'Filon des prospecteurs',
      text: 'Pendant cette manche, au début de son tour, chaque joueur peut acquérir gratuitement un Prospecteur et le prendre en main.',
    },
    'dug-in': { name: 'Retranchés', text: 'Pendant cette manche, toutes les Bases ont +1 en Défense.' },
  },
  victoryPointCards: {
    'vp-01': { name: 'Déclaration', text: 'Remportez ce scénario.' },
    'vp-02': { name: 'Contrat signé', text: 'Remportez ce scénario.' },
    'vp-03': { name: 'Grâce de la Reine', text: 'Remportez ce scénario.' },
    'vp-04': { name: 'Payé comptant', text: 'Remportez ce scénario.' },
    'vp-05': { name: 'Routes ouvertes', text: 'Remportez ce scénario.' },
    'vp-06': { name: 'Le copiste', text: 'Remportez ce scénario.' },
    'vp-06-empire': {
      name: 'Codes brisés',
      text: 'Empire Galactique : faites défausser cinq cartes à l’adversaire pendant cette partie.',
    },
    'vp-06-federation': {
      name: 'Confiance publique',
      text: 'Fédération du Commerce : gagnez 45 points d’Influence pendant cette partie.',
    },
    'vp-07': { name: 'Grande alliance', text: 'Remportez ce scénario.' },
    'vp-07-colors': {
      name: 'Toutes couleurs dehors',
      text: 'Soyez le premier à avoir en jeu des cartes des cinq factions.',
    },
    'vp-08': { name: 'La frontière tient', text: 'Remportez ce scénario.' },
    'vp-09': { name: 'Maître des lunes', text: 'Remportez ce scénario.' },
    'vp-09-moonbreaker': { name: 'Briseur de lune', text: 'Soyez le premier à détruire la Lune adverse.' },
    'vp-10': { name: 'Nouveaux serments', text: 'Remportez ce scénario.' },
    'vp-10-flags': { name: 'Tant de pavillons', text: 'Soyez le premier à avoir cinq cartes améliorées en jeu.' },
    'vp-11': { name: 'Le long front', text: 'Remportez ce scénario.' },
    'vp-11-standing': { name: 'Toujours debout', text: 'Remportez ce scénario avec au moins 30 points d’Influence.' },
    'vp-12': { name: 'Le dernier mot', text: 'Remportez ce scénario.' },
  },
  sheets: {
    'se-sheet-1': 'Appel aux armes',
    'se-sheet-2': 'La flotte de l’ombre',
    'se-sheet-3': 'Cinquième colonne',
    'se-sheet-4': 'Doctrine impériale',
    'tf-sheet-1': 'La Charte fait loi',
    'tf-sheet-2': 'Partenaires privilégiés',
    'tf-sheet-3': 'Conseil de sécurité',
    'tf-sheet-4': 'Résolution du conseil',
  },
  finalScoring:
    'Additionnez les points de vos cartes Point de Victoire. Pour chacun des trois voisins, le joueur qui a amélioré le plus de ses cartes pendant la campagne gagne 2 points ; une égalité ne rapporte rien. Le plus haut total remporte la campagne ; en cas d’égalité, le vainqueur du scénario 12 l’emporte. Complétez ensuite vos améliorations et ouvrez le paquet Post-Campagne.',
  epilogues: {
    starEmpireClear:
      'Les banquiers de la Fédération ouvrent leurs coffres et trouvent le sceau de l’Empereur déjà sur les portes. Consortium, Royaume et Charognards gardent leurs lois, comme promis, et leurs flottes, comme ils l’ont exigé. Une génération grandit qui n’a jamais payé d’impôt à la Terre. Dans les vieux chantiers, quelqu’un commence sans bruit à tenir deux registres.',
    starEmpireNarrow:
      'L’Empire l’a emporté de l’épaisseur d’une tôle, et tout le monde le sait. L’Empereur garde la couronne en la partageant : un conseil de capitaines, de courtiers et de chevaliers siège désormais au pied du trône. La Terre signe, s’incline et compte les vaisseaux qui lui restent. La paix tient, surtout parce que personne n’a de quoi payer autre chose.',
    tradeFederationNarrow:
      'La Charte est renouvelée avec plus d’amendements que d’articles. Les colonies gardent leur Empereur, devenu gouverneur avec une très belle pension, et la Fédération garde ses impôts, réduits de moitié. Le conseil parle de victoire et lit la liste des pertes à huis clos. Sur la frontière, on ne murmure plus le mot indépendance.',
    tradeFederationClear:
      'La flotte cachée rentre en remorque, et le conseil la vend aux enchères avant que les moteurs ne soient froids. Les trois voisins signent des traités dont les petites lignes sont plus longues que la guerre. L’ordre revient, et avec lui la prospérité, au taux d’intérêt habituel. Pourtant, dans un musée de la bordure, c’est devant le fauteuil vide de l’Empereur que les enfants s’attardent.',
  },
};
