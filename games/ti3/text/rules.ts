import type { Language } from '@orrery/kernel';

/** Why an answer is refused, by ledger id. */
const SENTENCES: { readonly [rule: string]: { readonly [L in Language]: string } } = {
  'TI3-SLICE-END': {
    en: 'The last round is over: whoever controls most planets wins, of equals whoever has more resources on them.',
    fr: 'Le dernier tour est joué : qui contrôle le plus de planètes gagne, et à égalité qui y a le plus de ressources.',
    de: 'Die letzte Spielrunde ist vorbei: Wer die meisten Planeten kontrolliert, gewinnt, bei Gleichstand wer dort mehr Ressourcen hat.',
  },
  'TI3-ELIM-01': {
    en: 'All opponents are eliminated.',
    fr: 'Tous les adversaires sont éliminés.',
    de: 'Alle Gegner sind ausgeschieden.',
  },
  'TI3-ACTION-05': {
    en: 'A turn is one action or a pass.',
    fr: 'Un tour de jeu est une action ou une passe.',
    de: 'Ein Zug ist eine Aktion oder Passen.',
  },
  'TI3-ACTIONCARDS-02': {
    en: 'The card does not allow that here.',
    fr: 'La carte ne permet pas cela ici.',
    de: 'Die Karte erlaubt das hier nicht.',
  },
  'TI3-ACTIONCARDS-03': {
    en: 'Choose one of the Action Cards in your hand to discard.',
    fr: 'Choisissez une carte Action de votre main à défausser.',
    de: 'Wähle eine Aktionskarte deiner Hand zum Abwerfen.',
  },
  'TI3-TACT-03': {
    en: 'Activating takes a Command Counter from the Command Pool to a system of the galaxy.',
    fr: 'Activer demande un compteur de la Réserve de Commandement posé sur un système de la galaxie.',
    de: 'Aktivieren braucht einen Marker aus dem Kommandovorrat und ein System der Galaxie.',
  },
  'TI3-TACT-04': {
    en: 'Your Command Counter lies in that system already.',
    fr: 'Votre compteur de Commandement est déjà dans ce système.',
    de: 'In diesem System liegt schon dein Kommandomarker.',
  },
  'TI3-TACT-09': {
    en: 'Asteroid Fields and Supernovas cannot be activated.',
    fr: 'Un Champ d’Astéroïdes ou une Supernova ne s’active pas.',
    de: 'Asteroidenfelder und Supernovas lassen sich nicht aktivieren.',
  },
  'TI3-TACT-10': {
    en: 'Diplomacy forbids you to activate a system with units of that player.',
    fr: 'La Diplomatie vous interdit d’activer un système où ce joueur a des unités.',
    de: 'Diplomatie verbietet dir, ein System mit Einheiten dieses Spielers zu aktivieren.',
  },
  'TI3-MOVE-01': {
    en: 'Only your own ships that are there can move, into the activated system.',
    fr: 'Seuls vos vaisseaux présents peuvent aller dans le système activé.',
    de: 'Nur deine dort stehenden Schiffe können in das aktivierte System ziehen.',
  },
  'TI3-MOVE-03': {
    en: 'The system is beyond the ship’s movement.',
    fr: 'Le système est hors de portée du mouvement du vaisseau.',
    de: 'Das System liegt außerhalb der Bewegung des Schiffs.',
  },
  'TI3-MOVE-04': {
    en: 'Fighters move only with Carriers or War Suns.',
    fr: 'Les Chasseurs ne se déplacent qu’avec des Carriers ou des War Suns.',
    de: 'Jäger bewegen sich nur mit Trägern oder Kriegssonnen.',
  },
  'TI3-MOVE-05': {
    en: 'Enemy ships hold a system on the way.',
    fr: 'Des vaisseaux ennemis tiennent un système sur le trajet.',
    de: 'Feindliche Schiffe halten ein System auf dem Weg.',
  },
  'TI3-MOVE-07': {
    en: 'Ships may not leave a system with your Command Counter.',
    fr: 'Un vaisseau ne quitte pas un système portant votre compteur.',
    de: 'Schiffe verlassen kein System mit deinem Kommandomarker.',
  },
  'TI3-MOVE-11': {
    en: 'The fleet would exceed your Fleet Supply.',
    fr: 'La flotte dépasserait votre Approvisionnement.',
    de: 'Die Flotte überstiege deine Flottenversorgung.',
  },
  'TI3-MOVE-12': {
    en: 'Ships in the activated system cannot move.',
    fr: 'Les vaisseaux du système activé ne bougent pas.',
    de: 'Schiffe im aktivierten System können nicht ziehen.',
  },
  'TI3-SYSTEMS-04': {
    en: 'An Asteroid Field lies on the way.',
    fr: 'Un Champ d’Astéroïdes barre le trajet.',
    de: 'Ein Asteroidenfeld liegt auf dem Weg.',
  },
  'TI3-SYSTEMS-08': {
    en: 'Ships never move through a Nebula.',
    fr: 'On ne traverse pas une Nébuleuse.',
    de: 'Schiffe durchqueren keinen Nebel.',
  },
  'TI3-SYSTEMS-09': {
    en: 'A ship that starts in a Nebula has movement 1.',
    fr: 'Un vaisseau partant d’une Nébuleuse a un mouvement de 1.',
    de: 'Ein Schiff, das in einem Nebel startet, hat Bewegung 1.',
  },
  'TI3-SYSTEMS-10': {
    en: 'Ships never enter a Supernova.',
    fr: 'On n’entre jamais dans une Supernova.',
    de: 'Schiffe fliegen nie in eine Supernova.',
  },
  'TI3-TRANSPORT-01': {
    en: 'That ship cannot carry this.',
    fr: 'Ce vaisseau ne peut pas transporter cela.',
    de: 'Dieses Schiff kann das nicht tragen.',
  },
  'TI3-TRANSPORT-02': {
    en: 'The transporter’s capacity is exceeded.',
    fr: 'La capacité du transporteur est dépassée.',
    de: 'Die Kapazität des Transporters ist überschritten.',
  },
  'TI3-TRANSPORT-03': {
    en: 'That many units do not wait there.',
    fr: 'Il n’y a pas autant d’unités à cet endroit.',
    de: 'So viele Einheiten warten dort nicht.',
  },
  'TI3-TRANSPORT-04': {
    en: 'The transporter does not pass through that system.',
    fr: 'Le transporteur ne passe pas par ce système.',
    de: 'Der Transporter kommt nicht durch dieses System.',
  },
  'TI3-TRANSPORT-05': {
    en: 'Nothing is picked up where enemy ships are.',
    fr: 'On n’embarque rien en présence de vaisseaux ennemis.',
    de: 'Wo feindliche Schiffe sind, wird nichts aufgenommen.',
  },
  'TI3-TRANSPORT-06': {
    en: 'Nothing is picked up where your Command Counter lay before.',
    fr: 'On n’embarque rien là où se trouvait déjà votre compteur.',
    de: 'Wo schon dein Kommandomarker lag, wird nichts aufgenommen.',
  },
  'TI3-TRANSPORT-07': {
    en: 'Units land on planets of the activated system only.',
    fr: 'On ne débarque que sur les planètes du système activé.',
    de: 'Gelandet wird nur auf Planeten des aktivierten Systems.',
  },
  'TI3-TRANSPORT-14': {
    en: 'Each group needs a figure, and none is left.',
    fr: 'Chaque groupe demande une figurine, et il n’en reste pas.',
    de: 'Jede Gruppe braucht eine Figur, und keine ist übrig.',
  },
  'TI3-TRANSPORT-15': {
    en: 'Space Docks cannot be transported.',
    fr: 'Un Space Dock ne se transporte pas.',
    de: 'Raumdocks lassen sich nicht transportieren.',
  },
  'TI3-UNITS-23': {
    en: 'At most two PDS of a player stand on a planet.',
    fr: 'Deux PDS au plus par joueur et par planète.',
    de: 'Höchstens zwei PVS eines Spielers stehen auf einem Planeten.',
  },
  'TI3-LIMITS-09': {
    en: 'No figure is left for a new group.',
    fr: 'Plus de figurine pour un nouveau groupe.',
    de: 'Für eine neue Gruppe ist keine Figur übrig.',
  },
  'TI3-PDS-04': {
    en: 'Each PDS in range fires at most once.',
    fr: 'Chaque PDS à portée tire au plus une fois.',
    de: 'Jedes PVS in Reichweite feuert höchstens einmal.',
  },
  'TI3-SPACE-09': {
    en: 'Announce or stay.',
    fr: 'Annoncez ou restez.',
    de: 'Kündige an oder bleib.',
  },
  'TI3-SPACE-12': {
    en: 'Every hit must be assigned.',
    fr: 'Chaque dégât doit être attribué.',
    de: 'Jeder Treffer muss zugeteilt werden.',
  },
  'TI3-SPACE-13': {
    en: 'A hit takes one ship, or damages an undamaged Dreadnought or War Sun.',
    fr: 'Un dégât retire un vaisseau ou endommage un Dreadnought ou une War Sun intacts.',
    de: 'Ein Treffer kostet ein Schiff oder beschädigt einen heilen Dreadnought oder eine heile Kriegssonne.',
  },
  'TI3-SPACE-20': {
    en: 'The fleet can leave only for an adjacent system you have activated.',
    fr: 'La flotte ne part que vers un système adjacent que vous avez activé.',
    de: 'Die Flotte kann nur in ein angrenzendes, von dir aktiviertes System.',
  },
  'TI3-SPACE-21': {
    en: 'Enemy ships are in that system.',
    fr: 'Des vaisseaux ennemis se trouvent dans ce système.',
    de: 'In diesem System sind feindliche Schiffe.',
  },
  'TI3-LAND-01': {
    en: 'These units are not aboard.',
    fr: 'Ces unités ne sont pas à bord.',
    de: 'Diese Einheiten sind nicht an Bord.',
  },
  'TI3-INVADE-01': {
    en: 'A contested planet must be fought over.',
    fr: 'Une planète disputée doit être combattue.',
    de: 'Um einen umkämpften Planeten muss gekämpft werden.',
  },
  'TI3-INVADE-02': {
    en: 'Choose one of the contested planets.',
    fr: 'Choisissez une des planètes disputées.',
    de: 'Wähle einen der umkämpften Planeten.',
  },
  'TI3-INVADE-06': {
    en: 'Dreadnoughts bombard only a planet that your Ground Forces invade.',
    fr: 'Un Dreadnought ne bombarde qu’une planète que vos Forces Terrestres envahissent.',
    de: 'Dreadnoughts bombardieren nur einen Planeten, in den deine Bodentruppen einfallen.',
  },
  'TI3-INVADE-07': {
    en: 'A PDS shields the planet against Dreadnoughts.',
    fr: 'Un PDS protège la planète des Dreadnoughts.',
    de: 'Ein PVS schützt den Planeten vor Dreadnoughts.',
  },
  'TI3-INVADE-09': {
    en: 'Each ship bombards at most once in an activation.',
    fr: 'Chaque vaisseau bombarde au plus une fois par activation.',
    de: 'Jedes Schiff bombardiert höchstens einmal je Aktivierung.',
  },
  'TI3-PROD-01': {
    en: 'Only Space Docks in the activated system produce.',
    fr: 'Seuls produisent les Space Docks du système activé.',
    de: 'Nur Raumdocks im aktivierten System bauen.',
  },
  'TI3-PROD-02': {
    en: 'There is no Space Dock of yours there.',
    fr: 'Vous n’avez pas de Space Dock à cet endroit.',
    de: 'Dort steht kein Raumdock von dir.',
  },
  'TI3-PROD-03': {
    en: 'A Space Dock builds as many units as its planet’s resources plus 2.',
    fr: 'Un Space Dock produit autant d’unités que les ressources de sa planète plus 2.',
    de: 'Ein Raumdock baut so viele Einheiten wie die Ressourcen seines Planeten plus 2.',
  },
  'TI3-PROD-04': {
    en: 'The payment does not cover the cost.',
    fr: 'Le paiement ne couvre pas le coût.',
    de: 'Die Zahlung deckt die Kosten nicht.',
  },
  'TI3-PROD-10': {
    en: 'Fleet Supply or Fighter support would be exceeded.',
    fr: 'L’Approvisionnement ou la capacité des Chasseurs serait dépassé.',
    de: 'Flottenversorgung oder Jägerkapazität würde überschritten.',
  },
  'TI3-PROD-11': {
    en: 'No such figure is left in your reinforcements.',
    fr: 'Vos renforts n’ont plus cette figurine.',
    de: 'Diese Figur ist nicht mehr in deiner Verstärkung.',
  },
  'TI3-PROD-12': {
    en: 'War Suns need the War Sun technology.',
    fr: 'Les War Suns demandent la technologie War Sun.',
    de: 'Kriegssonnen brauchen die Technologie Kriegssonne.',
  },
  'TI3-PROD-13': {
    en: 'A blockaded Space Dock builds no ships.',
    fr: 'Un Space Dock sous embargo ne produit pas de vaisseaux.',
    de: 'Ein blockiertes Raumdock baut keine Schiffe.',
  },
  'TI3-PROD-14': {
    en: 'A planet never holds more than two PDS of one player.',
    fr: 'Une planète n’a jamais plus de deux PDS d’un joueur.',
    de: 'Ein Planet trägt nie mehr als zwei PVS eines Spielers.',
  },
  'TI3-PROD-15': {
    en: 'A Space Dock cannot be built there.',
    fr: 'On ne peut pas construire de Space Dock à cet endroit.',
    de: 'Dort kann kein Raumdock gebaut werden.',
  },
  'TI3-PROD-17': {
    en: 'A Space Dock produces from the round after it was built.',
    fr: 'Un Space Dock produit dès le tour suivant sa construction.',
    de: 'Ein Raumdock baut erst in der Spielrunde nach seiner Errichtung.',
  },
  'TI3-PROD-18': {
    en: 'You took this planet in the present round.',
    fr: 'Vous avez pris cette planète pendant ce tour.',
    de: 'Du hast diesen Planeten erst in dieser Spielrunde genommen.',
  },
  'TI3-SPEND-03': {
    en: 'That planet is exhausted or not yours.',
    fr: 'Cette planète est engagée ou n’est pas à vous.',
    de: 'Dieser Planet ist erschöpft oder gehört dir nicht.',
  },
  'TI3-SPEND-07': {
    en: 'Part of the payment is not needed.',
    fr: 'Une partie du paiement est superflue.',
    de: 'Ein Teil der Zahlung ist unnötig.',
  },
  'TI3-CC-09': {
    en: 'The surplus above Fleet Supply must go.',
    fr: 'Le surplus au-delà de l’Approvisionnement doit partir.',
    de: 'Was die Flottenversorgung übersteigt, muss weg.',
  },
  'TI3-STATUS-07': {
    en: 'All counters on the Race Sheet are placed, no more and no fewer.',
    fr: 'Tous les compteurs de la Feuille de Race sont placés, ni plus ni moins.',
    de: 'Alle Marker des Rassenbogens werden verteilt, nicht mehr und nicht weniger.',
  },
  'TI3-WIN-01': {
    en: 'The points needed for victory are reached.',
    fr: 'Le nombre de points de victoire est atteint.',
    de: 'Die nötigen Siegpunkte sind erreicht.',
  },
  'TI3-WIN-03': {
    en: 'An objective that wins the game is fulfilled.',
    fr: 'Un objectif qui donne la victoire est accompli.',
    de: 'Ein Ziel, das das Spiel gewinnt, ist erfüllt.',
  },
  'TI3-WIN-04': {
    en: 'Game Over has been revealed: most points win.',
    fr: 'La Fin du Jeu est révélée : le plus de points gagne.',
    de: 'Das Spielende ist aufgedeckt: Die meisten Punkte gewinnen.',
  },
  'TI3-OPT-AGEOFEMPIRE-05': {
    en: 'The turn marker has reached Game Over: most points win.',
    fr: 'Le marqueur a atteint la Fin du Jeu : le plus de points gagne.',
    de: 'Der Rundenmarker hat das Spielende erreicht: Die meisten Punkte gewinnen.',
  },
  'TI3-OPT-WAROFATTRITION-05': {
    en: 'The last objective has been drawn: most points win.',
    fr: 'Le dernier objectif est tiré : le plus de points gagne.',
    de: 'Das letzte Ziel ist gezogen: Die meisten Punkte gewinnen.',
  },
  'TI3-ACTION-07': {
    en: 'You owe a Strategic Action before you may pass.',
    fr: 'Il vous reste une Action Stratégique avant de pouvoir passer.',
    de: 'Vor dem Passen schuldest du eine Strategische Aktion.',
  },
  'TI3-CC-02': {
    en: 'Every counter received goes into one of the three areas.',
    fr: 'Chaque compteur reçu va dans l’une des trois zones.',
    de: 'Jeder erhaltene Marker kommt in einen der drei Bereiche.',
  },
  'TI3-GOODS-05': {
    en: 'You can give only Trade Goods that you have.',
    fr: 'On ne donne que les Marchandises qu’on possède.',
    de: 'Du kannst nur Handelsgüter geben, die du hast.',
  },
  'TI3-OBJECTIVES-03': {
    en: 'Only objectives that lie face up can be claimed.',
    fr: 'Seuls les objectifs visibles s’accomplissent.',
    de: 'Nur offen liegende Ziele können erfüllt werden.',
  },
  'TI3-OBJECTIVES-05': {
    en: 'You do not fulfil this objective.',
    fr: 'Vous ne remplissez pas cet objectif.',
    de: 'Dieses Ziel erfüllst du nicht.',
  },
  'TI3-OBJECTIVES-06': {
    en: 'You have claimed this objective before.',
    fr: 'Vous avez déjà accompli cet objectif.',
    de: 'Dieses Ziel hast du schon erfüllt.',
  },
  'TI3-OBJECTIVES-07': {
    en: 'At most one Public Objective a round.',
    fr: 'Un Objectif Public au plus par tour.',
    de: 'Höchstens ein öffentliches Ziel je Spielrunde.',
  },
  'TI3-OBJECTIVES-08': {
    en: 'Claim your Secret Objective, or keep it.',
    fr: 'Accomplissez votre Objectif Secret ou gardez-le.',
    de: 'Erfülle dein geheimes Ziel oder behalte es.',
  },
  'TI3-OBJECTIVES-09': {
    en: 'Without all planets of your home system you claim nothing.',
    fr: 'Sans toutes les planètes de votre Système-Mère, vous n’accomplissez rien.',
    de: 'Ohne alle Planeten deines Heimatsystems erfüllst du kein Ziel.',
  },
  'TI3-OBJECTIVES-10': {
    en: 'The price of the objective must be paid now.',
    fr: 'Le prix de l’objectif se paie maintenant.',
    de: 'Der Preis des Ziels ist jetzt zu zahlen.',
  },
  'TI3-OBJECTIVES-13': {
    en: 'Your Secret Objective is not fulfilled.',
    fr: 'Votre Objectif Secret n’est pas rempli.',
    de: 'Dein geheimes Ziel ist nicht erfüllt.',
  },
  'TI3-OPT-SABOTAGERUNS-02': {
    en: 'Name how many of your Fighters there fly each run.',
    fr: 'Dites combien de vos Chasseurs volent à chaque tentative.',
    de: 'Nenne, wie viele deiner Jäger dort jeden Angriff fliegen.',
  },
  'TI3-POLITICS-13': {
    en: 'All your votes go to one option, or you abstain.',
    fr: 'Toutes vos voix vont à une option, ou vous vous abstenez.',
    de: 'Alle deine Stimmen gelten einer Wahl, oder du enthältst dich.',
  },
  'TI3-POLITICS-17': {
    en: 'The Speaker chooses among the tied options.',
    fr: 'Le Porte-parole tranche entre les options à égalité.',
    de: 'Der Sprecher wählt unter den gleichauf liegenden.',
  },
  'TI3-SC2-01': {
    en: 'Choose an opponent.',
    fr: 'Choisissez un adversaire.',
    de: 'Wähle einen Gegner.',
  },
  'TI3-SC2-05': {
    en: 'Up to two of your exhausted planets.',
    fr: 'Jusqu’à deux de vos planètes engagées.',
    de: 'Bis zu zwei deiner erschöpften Planeten.',
  },
  'TI3-SC3-04': {
    en: 'Arrange the agendas you have looked at.',
    fr: 'Rangez les ordres du jour que vous avez vus.',
    de: 'Ordne die Agenden, die du angesehen hast.',
  },
  'TI3-SC4-02': {
    en: 'A counter costs 3 influence.',
    fr: 'Un compteur coûte 3 d’influence.',
    de: 'Ein Marker kostet 3 Einfluss.',
  },
  'TI3-SC5-01': {
    en: 'Choose one of the two options of Trade.',
    fr: 'Choisissez l’une des deux options de Commerce.',
    de: 'Wähle eine der beiden Möglichkeiten von Handel.',
  },
  'TI3-SC5-03': {
    en: 'The negotiations stay open until you close them.',
    fr: 'Les négociations restent ouvertes jusqu’à leur clôture.',
    de: 'Die Verhandlungen bleiben offen, bis du sie schließt.',
  },
  'TI3-SC6-01': {
    en: 'Choose one of your counters on the board.',
    fr: 'Choisissez un de vos compteurs sur le plateau.',
    de: 'Wähle einen deiner Marker auf dem Spielplan.',
  },
  'TI3-SC6-03': {
    en: 'Up to two ships, each a Cruiser or a Destroyer.',
    fr: 'Jusqu’à deux vaisseaux, Croiseurs ou Destroyers.',
    de: 'Bis zu zwei Schiffe, jeweils Kreuzer oder Zerstörer.',
  },
  'TI3-SC6-04': {
    en: 'The destination must be empty.',
    fr: 'La destination doit être vide.',
    de: 'Das Ziel muss leer sein.',
  },
  'TI3-SC6-05': {
    en: 'Each ship moves one step to an adjacent system.',
    fr: 'Chaque vaisseau avance d’un pas vers un système adjacent.',
    de: 'Jedes Schiff zieht einen Schritt in ein angrenzendes System.',
  },
  'TI3-SC6-06': {
    en: 'A counter from reinforcements must be left for the destination.',
    fr: 'Il faut un compteur des renforts pour la destination.',
    de: 'Für das Ziel muss ein Marker in der Verstärkung sein.',
  },
  'TI3-SC7-01': {
    en: 'Choose a technology whose prerequisites you own.',
    fr: 'Choisissez une technologie dont vous avez les prérequis.',
    de: 'Wähle eine Technologie, deren Voraussetzungen du hast.',
  },
  'TI3-SC7-03': {
    en: 'The technology is not paid for.',
    fr: 'La technologie n’est pas payée.',
    de: 'Die Technologie ist nicht bezahlt.',
  },
  'TI3-SC8-04': {
    en: 'Choose a system with your Space Docks.',
    fr: 'Choisissez un système où vous avez des Space Docks.',
    de: 'Wähle ein System mit deinen Raumdocks.',
  },
  'TI3-STATUS-10': {
    en: 'You can disband only your own units.',
    fr: 'On ne retire que ses propres unités.',
    de: 'Du kannst nur eigene Einheiten auflösen.',
  },
  'TI3-STRAT-02': {
    en: 'Choose one of the Strategy Cards that are left.',
    fr: 'Choisissez une des cartes Stratégie restantes.',
    de: 'Wähle eine der übrigen Strategiekarten.',
  },
  'TI3-STRAT-06': {
    en: 'Each Bonus Counter is one Trade Good or one Command Counter, as far as there are any.',
    fr: 'Chaque compteur Bonus vaut une Marchandise ou un compteur de Commandement, dans la limite des stocks.',
    de: 'Jeder Bonusmarker ist ein Handelsgut oder ein Kommandomarker, soweit vorhanden.',
  },
  'TI3-STRAT-09': {
    en: 'Nobody takes Initiative in two rounds running.',
    fr: 'Nul ne prend l’Initiative deux tours de suite.',
    de: 'Niemand nimmt zweimal hintereinander die Initiative.',
  },
  'TI3-STRATACT-03': {
    en: 'Use the secondary ability or decline.',
    fr: 'Utilisez la capacité secondaire ou refusez.',
    de: 'Nutze die Sekundärfähigkeit oder lehne ab.',
  },
  'TI3-STRATACT-09': {
    en: 'That Strategy Card is not yours to resolve now.',
    fr: 'Cette carte Stratégie n’est pas à résoudre par vous.',
    de: 'Diese Strategiekarte kannst du jetzt nicht ausführen.',
  },
  'TI3-TECH-01': {
    en: 'There is no such technology in your deck.',
    fr: 'Cette technologie n’est pas dans votre paquet.',
    de: 'Diese Technologie ist nicht in deinem Stapel.',
  },
  'TI3-TECH-03': {
    en: 'A decision of the Council bars this technology now.',
    fr: 'Une décision du Conseil interdit cette technologie pour l’instant.',
    de: 'Ein Ratsbeschluss verbietet diese Technologie zurzeit.',
  },
  'TI3-TECH-04': {
    en: 'Technologies cannot be given to another player.',
    fr: 'Une technologie ne se donne pas à un autre joueur.',
    de: 'Technologien kann man niemandem geben.',
  },
  'TI3-TECH-06': {
    en: 'You lack a prerequisite.',
    fr: 'Il vous manque un prérequis.',
    de: 'Dir fehlt eine Voraussetzung.',
  },
  'TI3-TECH-08': {
    en: 'You own this technology already.',
    fr: 'Vous possédez déjà cette technologie.',
    de: 'Diese Technologie hast du schon.',
  },
  'TI3-TECH-17': {
    en: 'Only Fighters in the system can join and be lost.',
    fr: 'Seuls les Chasseurs du système peuvent se joindre et être perdus.',
    de: 'Nur Jäger im System können mitkämpfen und verloren gehen.',
  },
  'TI3-TECH-23': {
    en: 'Use the weapon or bombard.',
    fr: 'Employez l’arme ou bombardez.',
    de: 'Setze die Waffe ein oder bombardiere.',
  },
  'TI3-TECH-28': {
    en: 'Transit Diodes move up to 4 Ground Forces between your planets, for a counter.',
    fr: 'Les diodes déplacent jusqu’à 4 Forces Terrestres entre vos planètes, pour un compteur.',
    de: 'Transitdioden bewegen bis zu 4 Bodentruppen zwischen deinen Planeten, für einen Marker.',
  },
  'TI3-TECH-27': {
    en: 'New units go no further than own planets, and systems next to the dock that you have activated and that nobody else is in.',
    fr: 'Les unités neuves ne vont que sur vos planètes et dans des systèmes voisins du chantier, activés par vous et libres de tout autre joueur.',
    de: 'Neue Einheiten kommen nur auf eigene Planeten und in Nachbarsysteme der Werft, die du aktiviert hast und in denen sonst niemand ist.',
  },
  'TI3-TECH-35': {
    en: 'The second action activates another system, or is declined.',
    fr: 'La seconde action active un autre système, ou est refusée.',
    de: 'Die zweite Aktion aktiviert ein anderes System oder entfällt.',
  },
  'TI3-TRADE-04': {
    en: 'An agreement is one free Trade card of each of two players.',
    fr: 'Un accord échange une carte Commerce libre de chacun des deux joueurs.',
    de: 'Ein Abkommen ist je eine freie Handelskarte zweier Spieler.',
  },
  'TI3-TRADE-07': {
    en: 'Two players have at most one agreement with each other.',
    fr: 'Deux joueurs ont au plus un accord entre eux.',
    de: 'Zwei Spieler haben höchstens ein Abkommen miteinander.',
  },
  'TI3-TRADE-15': {
    en: 'You can cancel only an agreement of your own.',
    fr: 'On n’annule qu’un accord à soi.',
    de: 'Du kannst nur ein eigenes Abkommen kündigen.',
  },
  'TI3-TRANSFER-02': {
    en: 'A transfer takes a counter from the Command Pool and one from reinforcements.',
    fr: 'Un transfert prend un compteur de la Réserve de Commandement et un des renforts.',
    de: 'Ein Transfer braucht einen Marker aus dem Kommandovorrat und einen aus der Verstärkung.',
  },
  'TI3-TRANSFER-03': {
    en: 'The two systems must be adjacent.',
    fr: 'Les deux systèmes doivent être adjacents.',
    de: 'Die beiden Systeme müssen aneinandergrenzen.',
  },
  'TI3-TRANSFER-04': {
    en: 'Each system must hold a unit of yours and none of an enemy.',
    fr: 'Chaque système doit contenir une de vos unités et aucune ennemie.',
    de: 'Jedes System muss eine Einheit von dir und keine feindliche enthalten.',
  },
  'TI3-TRANSFER-05': {
    en: 'Your counter lies in one of the systems already.',
    fr: 'Votre compteur est déjà dans l’un des systèmes.',
    de: 'In einem der Systeme liegt schon dein Marker.',
  },
  'TI3-TRANSFER-06': {
    en: 'Ships cross once between the two systems, within Fleet Supply.',
    fr: 'Les vaisseaux passent une fois entre les deux systèmes, dans la limite de l’Approvisionnement.',
    de: 'Schiffe wechseln einmal zwischen den Systemen, im Rahmen der Flottenversorgung.',
  },
  'TI3-TRANSFER-07': {
    en: 'Fighters, Ground Forces and PDS need a transporter.',
    fr: 'Chasseurs, Forces Terrestres et PDS demandent un transporteur.',
    de: 'Jäger, Bodentruppen und PVS brauchen einen Transporter.',
  },
  'TI3-TRANSFER-10': {
    en: 'In a transfer units land on your own planets only.',
    fr: 'Lors d’un transfert, on ne débarque que sur ses planètes.',
    de: 'Bei einem Transfer landen Einheiten nur auf eigenen Planeten.',
  },
  'TI3-TRANSFER-11': {
    en: 'Only one of the two systems produces.',
    fr: 'Un seul des deux systèmes produit.',
    de: 'Nur eines der beiden Systeme baut.',
  },
  'TI3-OPT-LEADERS-03': {
    en: 'Leaders begin on a planet or aboard a ship of your home system.',
    fr: 'Les Chefs commencent sur une planète ou un vaisseau de votre Système-Mère.',
    de: 'Anführer beginnen auf einem Planeten oder Schiff deines Heimatsystems.',
  },
  'TI3-OPT-LEADERS-06': {
    en: 'That leader cannot go aboard or ashore there now.',
    fr: 'Ce Chef ne peut pas embarquer ou débarquer là maintenant.',
    de: 'Dieser Anführer kann dort jetzt nicht an oder von Bord gehen.',
  },
  'TI3-OPT-LEADERS-07': {
    en: 'On a planet that is not yours a leader lands only with a Ground Force.',
    fr: 'Sur une planète qui n’est pas à vous, un Chef ne débarque qu’avec une Force Terrestre.',
    de: 'Auf fremden Planeten landet ein Anführer nur mit einer Bodentruppe.',
  },
  'TI3-OPT-LEADERS-13': {
    en: 'A leader escapes to a planet of yours without enemy ships in its system.',
    fr: 'Un Chef s’échappe vers une de vos planètes sans vaisseau ennemi dans son système.',
    de: 'Ein Anführer entkommt auf einen deiner Planeten ohne feindliche Schiffe im System.',
  },
  'TI3-OPT-LEADERS-16': {
    en: 'A captive is kept, executed, or handed to another player.',
    fr: 'Un captif est gardé, exécuté, ou remis à un autre joueur.',
    de: 'Ein Gefangener wird behalten, hingerichtet oder einem anderen Spieler übergeben.',
  },
  'TI3-OPT-LEADERS-20': {
    en: 'Choose one of the captives you could find.',
    fr: 'Choisissez un des captifs que vous pouvez trouver.',
    de: 'Wähle einen der Gefangenen, die du finden kannst.',
  },
  'TI3-OPT-LEADERS-29': {
    en: 'Only a fleet with a Diplomat passes, and only by leave of the owner of the ships.',
    fr: 'Seule une flotte avec un Diplomate passe, et seulement si le propriétaire des vaisseaux le permet.',
    de: 'Nur eine Flotte mit Diplomat darf durch, und nur mit Erlaubnis des Besitzers der Schiffe.',
  },
  'TI3-OPT-LEADERS-37': {
    en: 'Take over as many PDS and Space Docks as your reinforcements allow.',
    fr: 'Reprenez autant de PDS et de Space Docks que vos renforts le permettent.',
    de: 'Übernimm so viele PVS und Raumdocks, wie deine Verstärkung erlaubt.',
  },
  'TI3-OPT-LEADERS-04': {
    en: 'That leader cannot do this now.',
    fr: 'Ce Chef ne peut pas faire cela maintenant.',
    de: 'Dieser Anführer kann das jetzt nicht.',
  },
  'TI3-OPT-DISTANTSUNS-05': {
    en: 'That counter cannot do this now.',
    fr: 'Ce compteur ne peut pas faire cela maintenant.',
    de: 'Dieser Marker kann das jetzt nicht.',
  },
  'TI3-OPT-DISTANTSUNS-08': {
    en: 'Fighters probe the activated system right after movement, or not at all.',
    fr: 'Les Chasseurs sondent le système activé juste après le mouvement, ou pas du tout.',
    de: 'Jäger sondieren das aktivierte System gleich nach der Bewegung oder gar nicht.',
  },
  'TI3-OPT-DISTANTSUNS-11': {
    en: 'Nobody lands there in this activation.',
    fr: 'Personne ne débarque là pendant cette activation.',
    de: 'Dort landet in dieser Aktivierung niemand.',
  },
  'TI3-OPT-DISTANTSUNS-13': {
    en: 'One Dreadnought or War Sun razes one face-down counter of its system.',
    fr: 'Un Dreadnought ou une War Sun rase un compteur caché de son système.',
    de: 'Ein Dreadnought oder eine Kriegssonne löscht einen verdeckten Marker des Systems aus.',
  },
  'TI3-OPT-DISTANTSUNS-19': {
    en: 'Remove the counter or leave it.',
    fr: 'Retirez le compteur ou laissez-le.',
    de: 'Entferne den Marker oder lass ihn liegen.',
  },
  'TI3-OPT-DISTANTSUNS-22': {
    en: 'Choose a technology that the discoverer could acquire.',
    fr: 'Choisissez une technologie que le découvreur pourrait acquérir.',
    de: 'Wähle eine Technologie, die der Entdecker erwerben könnte.',
  },
  'TI3-OPT-DISTANTSUNS-26': {
    en: 'Place the Space Dock or leave it.',
    fr: 'Placez le Space Dock ou non.',
    de: 'Stelle das Raumdock auf oder lass es.',
  },
  'TI3-POLITICS-05': {
    en: 'A law in play does not allow that.',
    fr: 'Une loi en vigueur ne le permet pas.',
    de: 'Ein geltendes Gesetz erlaubt das nicht.',
  },
};

const inLanguage = (language: Language): { [rule: string]: string } =>
  Object.fromEntries(Object.entries(SENTENCES).map(([rule, sentence]) => [rule, sentence[language]]));

export const RULES = { en: inLanguage('en'), fr: inLanguage('fr'), de: inLanguage('de') };
