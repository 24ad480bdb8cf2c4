import type { CampaignWords } from '../campaignWords.ts';

export const campaign: CampaignWords = {
  scenarios: {
    'birth-of-an-empire': {
      name: 'Geburt eines Imperiums',
      story:
        'Drei Generationen lang zahlten die äußeren Kolonien ihre Steuern und versteckten ihre Werften. Heute Nacht zündet die verborgene Flotte ihre Triebwerke, und der Imperator verliest auf allen Frequenzen einen einzigen Satz: Wir gehören euch nicht mehr. In den Türmen der Erde antwortet die Handelsföderation wie immer, zuerst mit Juristen, dicht dahinter mit Kriegsschiffen.',
      rule: 'Keine Sonderregel.',
    },
    'the-price-of-friendship': {
      name: 'Der Preis der Freundschaft',
      story:
        'Das Konsortium hätte Geld genug, diesen Krieg zu beenden, und keine Lust, ihn zu bezahlen. Die Gesandten beider Seiten warten in derselben Marmorhalle und proben gegensätzliche Versprechen. Wer mit einer Unterschrift geht, geht auch mit Werften.',
      rule: 'Der erste Spieler wählt eine Regel.',
    },
    'before-the-queen': {
      name: 'Vor der Königin',
      story:
        'Die Königin gewährt eine einzige Audienz und empfängt darin beide Botschafter. Jedem stellt sie dieselbe Frage: Wenn ihr gesiegt habt, wer bewacht dann meine Grenzen, ihr oder ich? Während sie nach einer Antwort suchen, mustern ihre Kapitäne jede Eskorte im Hafen.',
      rule: 'Der erste Spieler wählt eine Regel.',
    },
    'everyone-has-a-price': {
      name: 'Jeder hat seinen Preis',
      story:
        'Kein Vertrag bindet die Plünderer, denn niemand findet jemanden, der ihn unterschreiben dürfte. Es gibt nur eine Preisliste, mit Kreide auf den Rumpf eines toten Frachters geschrieben, und sie ändert sich stündlich. Beide Flotten stehen an, mit Fracht, Straferlass und Sauerstoff.',
      rule: 'Der erste Spieler wählt eine Regel.',
    },
    'the-long-blockade': {
      name: 'Die lange Blockade',
      story:
        'Die Versprechen sind gegeben, nun müssen die Schiffe durchkommen. Kreuzer der Föderation schließen eine große Route nach der anderen, und wer noch fliegt, lernt, ohne Lichter zu fahren. Wer zurückkehrt, ist kein Rekrut mehr.',
      rule: 'Von nun an ersetzt ein Nachtläufer die Natter des Sternenimperiums und ein Konvoimeister die der Handelsföderation.',
    },
    'the-spy-in-the-registry': {
      name: 'Der Spion im Register',
      story:
        'Jemand im Zentralregister kopiert seit Monaten Flottenbefehle, und zwar für beide Seiten. Jeder Konvoi fährt nun mit zwei Sätzen Papieren, und jeder Kapitän fragt sich, welchen der Feind gelesen hat. Die Jagd auf den Kopisten wird zu einer eigenen Schlacht.',
      rule: 'Jede Seite hat ein eigenes Ziel.',
    },
    'three-banners': {
      name: 'Drei Banner',
      story:
        'Die Nachbarn reden nicht mehr, sie ergreifen Partei. Ein Makler des Konsortiums, ein Ritter der Königin und eine Kapitänin der Plünderer bringen je ein Geschwader und bestehen auf ihren eigenen Farben. Um zwei von ihnen wird ernsthaft geworben; der dritte wird es nicht vergessen.',
      rule: 'Der erste Spieler nimmt ein Banner, der zweite erhält das dort genannte andere.',
    },
    'the-burning-frontier': {
      name: 'Die brennende Grenze',
      story:
        'Der Krieg an der Grenze frisst, was er findet: Tankstationen, Ernten, Gerüchte. Kein Plan hält hier draußen eine Woche, also hören beide Stäbe auf zu planen und beginnen zu improvisieren. Jeder Morgen bringt andere Nachrichten, und jeder Kapitän will sie erwartet haben.',
      rule: 'Zu Beginn jedes Zuges des ersten Spielers wird ein Ereignis aufgedeckt; es gilt bis zum nächsten. Der zweite Spieler erhält zu Beginn jedes eigenen Zuges 1 Kampf.',
    },
    'siege-of-the-twin-moons': {
      name: 'Die Belagerung der Zwillingsmonde',
      story:
        'Zwei Monde umkreisen denselben sterbenden Stern, der eine grau, der andere grün, und die Versorgung beider Hauptstädte läuft über sie. Das Sternenimperium gräbt sich in die Asche ein, die Föderation in die Obstgärten. Wer einen Mond verliert, isst in diesem Winter zuletzt.',
      rule: 'Das Sternenimperium beginnt mit dem Aschemond im Spiel, die Handelsföderation mit dem Grünen Mond.',
    },
    'the-defectors': {
      name: 'Die Überläufer',
      story:
        'Kapitäne wechseln die Seite, als wechselten sie den Liegeplatz, und nehmen Schiffe und Geheimnisse mit. Die halbe Flotte fliegt unter ihrer zweiten Flagge, manche schon unter ihrer dritten. In beiden Hauptquartieren übermalt man Abzeichen schneller, als die Farbe trocknet.',
      rule: 'Der erste Spieler wählt eine Regel.',
    },
    'all-fleets-engaged': {
      name: 'Alle Flotten voraus',
      story:
        'Es gibt keine Reserven mehr, die man zurückhalten könnte. Frachter tragen Geschütze, Lazarettschiffe Befehle, und die drei Nachbarn haben alles geschickt, was noch springen kann. Was eine Rebellion war, hat nun eine Front von einem Rand der Karten zum anderen.',
      rule: 'Jeder Spieler beginnt mit 10 zusätzlichen Autoritätspunkten und zieht in der Nachziehphase sechs Karten. Der zweite Spieler erhält zu Beginn jedes eigenen Zuges 1 Kampf.',
    },
    'crown-and-charter': {
      name: 'Krone und Charta',
      story:
        'Die letzte Schlacht wird über der Erde geschlagen, dort, wo die erste Antwort gegeben wurde. Der Imperator befehligt selbst; ihm gegenüber sitzt die Vorsitzende des Rates, die nie einen Schuss abgegeben und nie eine Abstimmung verloren hat. Am Morgen wird eines von zwei Schriftstücken Gesetz sein: der Erlass einer Krone oder die Erneuerung einer Charta.',
      rule: 'Zu Beginn seines Zuges erhält das Sternenimperium 2 Kampf oder 1 Handel, die Handelsföderation 3 Autorität oder 1 Handel. Der zweite Spieler erhält zu Beginn jedes eigenen Zuges 1 Kampf.',
    },
  },
  options: {
    'open-ledgers': {
      name: 'Offene Bücher',
      text: 'Die erste Konsortium-Karte, die ein Spieler in seinem Zug erwirbt, kostet 1 Handel weniger.',
    },
    'whispered-tips': {
      name: 'Geflüsterte Tipps',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine Konsortium-Karte erwirbt, darf er eine Karte ziehen und dann eine Karte ablegen.',
    },
    'loyalty-rebate': {
      name: 'Treuerabatt',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine Konsortium-Karte erwirbt, erhält er 3 Autorität.',
    },
    'frontier-credit': {
      name: 'Grenzkredit',
      text: 'Der erste Entdecker, den ein Spieler in seinem Zug erwirbt, kostet 1 Handel weniger.',
    },
    'royal-engineers': { name: 'Königliche Pioniere', text: 'Alle Basen haben +1 Verteidigung.' },
    'open-lists': {
      name: 'Die Schranken sind offen',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine gegnerische Basis zerstört, erhält er 3 Autorität.',
    },
    'guests-of-honor': { name: 'Ehrengäste', text: 'Jeder Spieler beginnt mit einem Wachposten im Spiel.' },
    'court-favor': {
      name: 'Gunst des Hofes',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine Königreich-Karte erwirbt, erhält er 2 Kampf.',
    },
    'salvage-rights': {
      name: 'Bergungsrecht',
      text: 'Zu Beginn seines Zuges darf jeder Spieler eine Karte der Handelsreihe verschrotten.',
    },
    'hired-blades': {
      name: 'Gemietete Klingen',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine Verschrottungsfähigkeit nutzt, erhält er 2 Kampf.',
    },
    'bounty-board': {
      name: 'Kopfgeldtafel',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine Plünderer-Karte erwirbt, darf er eine Karte aus seiner Hand verschrotten.',
    },
    'buy-back': { name: 'Rückkauf', text: 'Die Verschrottungsfähigkeit von Entdeckern gibt zusätzlich 2 Autorität.' },
    'night-convoys': {
      name: 'Nachtkonvois',
      text: 'Das erste Schiff mit Kosten von höchstens 2, das ein Spieler in seinem Zug erwirbt, darf er oben auf seinen Nachziehstapel legen.',
    },
    'supply-depots': {
      name: 'Vorratslager',
      text: 'Wer zu Beginn seines Zuges eine Basis im Spiel hat, erhält 2 Autorität.',
    },
    'convoy-system': {
      name: 'Geleitsystem',
      text: 'Die erste Basis, die ein Spieler in seinem Zug erwirbt, kostet 1 Handel weniger.',
    },
    'boarding-rights': {
      name: 'Enterrecht',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine gegnerische Basis zerstört, zieht er eine Karte.',
    },
    'planted-orders': {
      name: 'Gefälschte Befehle',
      text: 'Zu Beginn seines Zuges sieht sich jeder Spieler die oberste Karte seines Nachziehstapels an und darf sie ablegen.',
    },
    'double-agents': {
      name: 'Doppelagenten',
      text: 'Wenn ein Spieler in einem Zug zum ersten Mal durch einen gegnerischen Effekt abwerfen muss, erhält er 3 Autorität.',
    },
    'sealed-dossiers': {
      name: 'Versiegelte Akten',
      text: 'Zu Beginn seines Zuges darf jeder Spieler eine Karte ablegen, um 2 Kampf zu erhalten.',
    },
    'safe-houses': {
      name: 'Sichere Häuser',
      text: 'Wenn ein Spieler ein Schiff mit Kosten von mindestens 5 erwirbt, darf er ein solches Schiff aus seinem Ablagestapel oben auf seinen Nachziehstapel legen.',
    },
    'vanguard-consortium': {
      name: 'Banner des Konsortiums',
      text: 'Im eigenen Zug sind die Verbündetenfähigkeiten des Konsortiums beim ersten Spieler und die des Königreichs beim zweiten Spieler immer ausgelöst.',
    },
    'vanguard-kingdom': {
      name: 'Banner des Königreichs',
      text: 'Im eigenen Zug sind die Verbündetenfähigkeiten des Königreichs beim ersten Spieler und die der Plünderer beim zweiten Spieler immer ausgelöst.',
    },
    'vanguard-scavengers': {
      name: 'Banner der Plünderer',
      text: 'Im eigenen Zug sind die Verbündetenfähigkeiten der Plünderer beim ersten Spieler und die des Konsortiums beim zweiten Spieler immer ausgelöst.',
    },
    'escort-consortium': {
      name: 'Banner des Konsortiums',
      text: 'Im eigenen Zug sind die Verbündetenfähigkeiten des Konsortiums beim ersten Spieler und die der Plünderer beim zweiten Spieler immer ausgelöst.',
    },
    'escort-kingdom': {
      name: 'Banner des Königreichs',
      text: 'Im eigenen Zug sind die Verbündetenfähigkeiten des Königreichs beim ersten Spieler und die des Konsortiums beim zweiten Spieler immer ausgelöst.',
    },
    'escort-scavengers': {
      name: 'Banner der Plünderer',
      text: 'Im eigenen Zug sind die Verbündetenfähigkeiten der Plünderer beim ersten Spieler und die des Königreichs beim zweiten Spieler immer ausgelöst.',
    },
    'dig-in': { name: 'Eingraben', text: 'Beide Monde haben +2 Verteidigung.' },
    'moon-batteries': { name: 'Mondbatterien', text: 'Die Primärfähigkeit beider Monde gibt zusätzlich 1 Kampf.' },
    'field-hospitals': { name: 'Feldlazarette', text: 'Die Primärfähigkeit beider Monde gibt zusätzlich 2 Autorität.' },
    'open-docks': { name: 'Offene Docks', text: 'Die Primärfähigkeit beider Monde gibt zusätzlich 1 Handel.' },
    'old-comrades': {
      name: 'Alte Gefährten',
      text: 'Die erste verbesserte Karte der eigenen Fraktion, die ein Spieler in seinem Zug erwirbt, kostet 1 Handel weniger.',
    },
    'turned-captains': {
      name: 'Gewendete Kapitäne',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine verbesserte Karte spielt, erhält er 1 Kampf.',
    },
    'amnesty-bureau': {
      name: 'Amnestiebüro',
      text: 'Die erste Verbesserung, die ein Spieler in seinem Zug vornimmt, kostet 1 Handel weniger.',
    },
    'counter-offers': {
      name: 'Gegenangebote',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine verbesserte Karte erwirbt, erhält er 2 Autorität.',
    },
    'last-magazines': {
      name: 'Letzte Magazine',
      text: 'Die Verschrottungsfähigkeit von Entdeckern gibt zusätzlich 2 Kampf.',
    },
    'home-guard': {
      name: 'Landwehr',
      text: 'Wenn in einem Zug zum ersten Mal eine Basis eines Spielers zerstört wird, erhält er 3 Autorität.',
    },
    'war-bonds': {
      name: 'Kriegsanleihen',
      text: 'Wer zu Beginn seines Zuges weniger Autorität hat als der Gegner, erhält 1 Handel.',
    },
    'reserves-called': {
      name: 'Einberufung der Reserve',
      text: 'Wenn ein Spieler in seinem Zug zum ersten Mal eine Basis spielt, erhält er 2 Kampf.',
    },
    'call-the-banners': {
      name: 'Ruft die Banner',
      text: 'Im eigenen Zug sind die Verbündetenfähigkeiten der eigenen Fraktion für jeden Spieler immer ausgelöst.',
    },
    'loyal-worlds': { name: 'Treue Welten', text: 'Jeder Spieler beginnt mit 10 zusätzlichen Autoritätspunkten.' },
    'open-the-arsenals': {
      name: 'Öffnet die Arsenale',
      text: 'Jeder Spieler zieht in der Nachziehphase sechs Karten.',
    },
    'final-audit': {
      name: 'Letzte Prüfung',
      text: 'Zu Beginn seines Zuges darf jeder Spieler eine Karte aus seinem Ablagestapel verschrotten.',
    },
  },
  events: {
    'comet-rush': {
      name: 'Kometenrausch',
      text: 'In dieser Runde kostet der erste Entdecker, den ein Spieler erwirbt, 1 Handel weniger.',
    },
    'ion-storm': { name: 'Ionensturm', text: 'In dieser Runde haben alle Basen −1 Verteidigung.' },
    'refugee-fleet': {
      name: 'Flüchtlingsflotte',
      text: 'In dieser Runde erhält jeder Spieler zu Beginn seines Zuges 3 Autorität.',
    },
    'drifting-arsenal': {
      name: 'Treibendes Arsenal',
      text: 'In dieser Runde erhält jeder Spieler zu Beginn seines Zuges 2 Kampf.',
    },
    'market-panic': {
      name: 'Marktpanik',
      text: 'Verschrottet alle Karten der Handelsreihe und füllt sie dann wieder auf.',
    },
    'good-harvest': {
      name: 'Gute Ernte',
      text: 'In dieser Runde erhält jeder Spieler zu Beginn seines Zuges 1 Handel.',
    },
    'courier-swarm': {
      name: 'Kurierschwarm',
      text: 'In dieser Runde zieht jeder Spieler zu Beginn seines Zuges eine Karte und legt dann eine Karte ab.',
    },
    'press-gangs': {
      name: 'Zwangsrekrutierung',
      text: 'In dieser Runde darf jeder Spieler zu Beginn seines Zuges eine Karte aus seiner Hand verschrotten.',
    },
    'prospectors-claim': {
      name: 'Fund der Entdecker',
      text: 'In dieser Runde darf jeder Spieler zu Beginn seines Zuges kostenlos einen Entdecker erwerben und auf die Hand nehmen.',
    },
    'dug-in': { name: 'Eingegraben', text: 'In dieser Runde haben alle Basen +1 Verteidigung.' },
  },
  victoryPointCards: {
    'vp-01': { name: 'Erklärung', text: 'Gewinne dieses Szenario.' },
    'vp-02': { name: 'Unterschriebener Vertrag', text: 'Gewinne dieses Szenario.' },
    'vp-03': { name: 'Huld der Königin', text: 'Gewinne dieses Szenario.' },
    'vp-04': { name: 'Bar bezahlt', text: 'Gewinne dieses Szenario.' },
    'vp-05': { name: 'Freie Routen', text: 'Gewinne dieses Szenario.' },
    'vp-06': { name: 'Der Kopist', text: 'Gewinne dieses Szenario.' },
    'vp-06-empire': {
      name: 'Gebrochene Codes',
      text: 'Sternenimperium: Lass den Gegner in dieser Partie fünf Karten abwerfen.',
    },
    'vp-06-federation': {
      name: 'Öffentliches Vertrauen',
      text: 'Handelsföderation: Erhalte in dieser Partie insgesamt 45 Autorität.',
    },
    'vp-07': { name: 'Große Allianz', text: 'Gewinne dieses Szenario.' },
    'vp-07-colors': { name: 'Alle Farben am Mast', text: 'Habe als Erster Karten aller fünf Fraktionen im Spiel.' },
    'vp-08': { name: 'Die Grenze hält', text: 'Gewinne dieses Szenario.' },
    'vp-09': { name: 'Herr der Monde', text: 'Gewinne dieses Szenario.' },
    'vp-09-moonbreaker': { name: 'Mondbrecher', text: 'Zerstöre als Erster den gegnerischen Mond.' },
    'vp-10': { name: 'Neue Eide', text: 'Gewinne dieses Szenario.' },
    'vp-10-flags': { name: 'Viele Flaggen', text: 'Habe als Erster fünf verbesserte Karten im Spiel.' },
    'vp-11': { name: 'Die lange Front', text: 'Gewinne dieses Szenario.' },
    'vp-11-standing': { name: 'Noch immer aufrecht', text: 'Gewinne dieses Szenario mit mindestens 30 Autorität.' },
    'vp-12': { name: 'Das letzte Wort', text: 'Gewinne dieses Szenario.' },
  },
  sheets: {
    'se-sheet-1': 'Ruf zu den Waffen',
    'se-sheet-2': 'Flotte aus dem Schatten',
    'se-sheet-3': 'Fünfte Kolonne',
    'se-sheet-4': 'Imperiale Doktrin',
    'tf-sheet-1': 'Durchsetzung der Charta',
    'tf-sheet-2': 'Vorzugspartner',
    'tf-sheet-3': 'Sicherheitsrat',
    'tf-sheet-4': 'Vorstandsbeschluss',
  },
  finalScoring:
    'Zählt die Punkte eurer Siegpunktkarten zusammen. Für jeden der drei Nachbarn erhält 2 Punkte, wer während der Kampagne mehr seiner Karten verbessert hat; bei Gleichstand niemand. Die höhere Summe gewinnt die Kampagne; bei Gleichstand gewinnt, wer Szenario 12 gewonnen hat. Danach holt ihr fehlende Verbesserungen nach und öffnet das Post-Kampagnen-Paket.',
  epilogues: {
    starEmpireClear:
      'Die Bankiers der Föderation öffnen ihre Tresore und finden das Siegel des Imperators schon an den Türen. Konsortium, Königreich und Plünderer behalten ihre Gesetze, wie versprochen, und ihre Flotten, wie sie es verlangt haben. Eine Generation wächst heran, die nie Steuern an die Erde gezahlt hat. In den alten Werften beginnt jemand leise, zwei Bücher zu führen.',
    starEmpireNarrow:
      'Das Imperium hat um die Dicke einer Panzerplatte gewonnen, und alle wissen es. Der Imperator behält die Krone, indem er sie teilt: Ein Rat aus Kapitänen, Maklern und Rittern sitzt nun am Fuß des Throns. Die Erde unterschreibt, verneigt sich und zählt ihre verbliebenen Schiffe. Der Friede hält, vor allem, weil sich niemand etwas anderes leisten kann.',
    tradeFederationNarrow:
      'Die Charta wird erneuert, mit mehr Zusätzen als Artikeln. Die Kolonien behalten ihren Imperator als Gouverneur mit sehr hoher Pension, die Föderation behält ihre Steuern, halb so hoch wie zuvor. Der Rat spricht von einem Sieg und liest die Verlustlisten hinter verschlossenen Türen. An der Grenze wird das Wort Unabhängigkeit nicht mehr geflüstert.',
    tradeFederationClear:
      'Die verborgene Flotte kommt am Schlepptau heim, und der Rat versteigert sie, bevor die Triebwerke kalt sind. Die drei Nachbarn unterschreiben Handelsverträge, deren Kleingedrucktes länger ist als der Krieg. Die Ordnung kehrt zurück und mit ihr der Wohlstand, zum üblichen Zinssatz. Doch in einem Museum am Rand bleiben die Kinder am längsten vor dem leeren Stuhl des Imperators stehen.',
  },
};
