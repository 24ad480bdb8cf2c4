import type { RuleChapter } from '@orrery/kernel';

export const setup: readonly RuleChapter[] = [
  {
    id: 'TI4-SETUP',
    title: 'Spielaufbau',
    rules: {
      'TI4-SETUP-01':
        'Es gibt drei Arten zu beginnen: nach Regelheft, halb zufällig oder mit einem Draft. Alle führen zum selben Aufbau.',
      'TI4-SETUP-02': 'Der erste Sprecher wird ausgelost oder durch den Draft bestimmt.',
      'TI4-SETUP-03':
        'Du wählst eine Fraktion oder bekommst eine; niemand hat dieselbe. Das Material der anderen kommt in die Schachtel zurück.',
      'TI4-SETUP-04':
        'Du wählst eine eigene Farbe und nimmst ihre Einheiten, Kommandobogen, Anführerbogen, 33 Technologien und 5 Vertragskarten. Zusammen mit denen deiner Fraktion bilden sie einen Technologiestapel und eine Hand Vertragskarten.',
      'TI4-SETUP-05': 'Dein Agent ist von Anfang an spielbereit; Commander und Held sind noch nicht freigeschaltet.',
      'TI4-SETUP-06':
        'Du beginnst mit 3 Kommandomarkern im Taktikpool, 3 im Flottenpool und 2 im Strategiepool. Die übrigen 8 liegen im Nachschub.',
      'TI4-SETUP-07': 'Du nimmst die Planetenkarten deines Heimatsystems spielbereit zu dir.',
      'TI4-SETUP-08': 'Du ziehst zwei geheime Aufträge, behältst einen und mischst den anderen ungesehen zurück.',
      'TI4-SETUP-09': 'Zwei öffentliche Aufträge der ersten Stufe liegen zu Beginn offen.',
      'TI4-SETUP-10':
        'Die Reihenfolge ist: Sprecher, Fraktionen, ihr Material, Farben, Heimatplaneten, Galaxie, Marker darauf, Stapel, Vorrat, Strategiekarten, Starteinheiten und -technologien, Aufträge.',
      'TI4-SETUP-11':
        'Der Hütermarker liegt auf Mecatol Rex. In jedes System ohne Planeten kommt ein Wilder-Raum-Marker, leere Anomalien und das Creuss-Tor eingeschlossen, nie auf eine Hyperraumroute und nie zwei in ein System.',
      'TI4-SETUP-12':
        'Der Wurmloch-Nexus liegt neben dem Spielplan, mit der inaktiven Seite nach oben, die nur ein Gamma-Wurmloch hat; drei Gamma-Marker liegen daneben. Nur Wurmlöcher führen dorthin.',
      'TI4-SETUP-13':
        'Aktionskarten, Agenden, beide Stufen der Aufträge, geheime Aufträge, Relikte und die vier Arten von Erkundungskarten werden gemischt, jede für sich.',
      'TI4-SETUP-14':
        'Mit der Prophezeiung der Könige verlassen 13 Agenden den Stapel und 13 andere kommen hinein: Er hat wie zuvor 50 Karten.',
      'TI4-SETUP-15': 'Die acht Strategiekarten liegen in der Tischmitte, ohne Handelswaren.',
      'TI4-SETUP-16':
        'Du erhältst die Starttechnologien deiner Fraktion und stellst ihre Starteinheiten in dein Heimatsystem: Schiffe in den Weltraumbereich, Bodentruppen und Gebäude nach Belieben auf deine Planeten, im Rahmen der Grenzen für Gebäude.',
      'TI4-SETUP-17':
        'Eine Fraktion, die ihre Starttechnologien aussucht, tut das jetzt. Eine, die fremde kopiert, wählt zuletzt.',
      'TI4-SETUP-18':
        'Der Sprecher legt von jeder Stufe fünf Aufträge verdeckt in zwei Reihen aus und deckt die ersten beiden der Stufe I auf.',
      'TI4-SETUP-19':
        'Niemand beginnt mit Aktionskarten, Massenprodukten oder Handelswaren, außer den Handelswaren, die bei fünf Spielern einen engen Platz ausgleichen.',
      'TI4-SETUP-20': 'Die Plätze bleiben: „links“ und „im Uhrzeigersinn“ meinen immer die Sitzordnung.',
    },
  },
  {
    id: 'TI4-MAP',
    title: 'Die Galaxie bauen',
    rules: {
      'TI4-MAP-01':
        'Nach Regelheft baut ihr die Galaxie selbst: Jeder legt die Tafeln, die er bekommen hat, um Mecatol Rex herum.',
      'TI4-MAP-02':
        'Halb zufällig heißt: Fraktionen werden gewählt oder zugeteilt, und die Galaxie legt ihr oder ein Generator.',
      'TI4-MAP-03':
        'Tafeln mit blauer Rückseite haben Planeten; rote sind Anomalien oder leerer Raum; grüne sind Heimatsysteme und Tafeln einer Fraktion. Mecatol Rex und der Nexus gehören zu keinem Stapel.',
      'TI4-MAP-04':
        'Blaue und rote Tafeln je Spieler: 6+2 bei 3 Spielern, 5+3 bei 4, 4+2 bei 5 (3+2 mit Hyperraumrouten), 3+2 bei 6 (6+3 in der großen Galaxie), 4+2 bei 7 oder 8 (3+2 in den kleineren Galaxien).',
      'TI4-MAP-05':
        'In manchen Galaxien legt der Sprecher zuerst weitere Tafeln neben Mecatol Rex: eine rote bei fünf Spielern ohne Hyperraumrouten, zwei rote und drei blaue bei sieben, zwei rote und zwei blaue bei acht.',
      'TI4-MAP-06':
        'Hyperraumrouten sind 83A bis 88A für fünf Spieler mit Routen und für sieben; 83B, 84B, 85B, 86B, 88B und 90B für die kleinere Galaxie zu siebt; 83B, 85B, 87A, 88A, 89B und 90B für die zu acht. Plätze und Drehungen stehen fest.',
      'TI4-MAP-07':
        'Heimatsysteme haben feste Plätze. Das Creuss-Tor steht am Platz der Creuss-Heimat, die neben dem Spielplan liegt.',
      'TI4-MAP-08':
        'Der Sprecher legt eine Tafel, dann die anderen im Uhrzeigersinn. Der Letzte legt zwei nacheinander, und die Richtung dreht sich; später legt der Sprecher zwei, und so fort, bis alle liegen.',
      'TI4-MAP-09': 'In einen Ring darf erst gelegt werden, wenn der innere voll ist.',
      'TI4-MAP-10':
        'Eine Anomalie darf nicht neben eine andere, ein Wurmloch nicht neben ein gleiches, außer du hast keinen anderen Platz.',
      'TI4-MAP-11':
        'Bei fünf Spielern ohne Hyperraumrouten beginnen die drei engen Plätze mit 4, 2 und 2 Handelswaren; die 4 gehen an den mittleren.',
      'TI4-MAP-12':
        'Der Spielplan sind alle Systemtafeln im Spiel, auch die keine andere berühren. Ein System liegt am Rand, wenn eine seiner Seiten weder System noch Hyperraumroute berührt; der Nexus und die Creuss-Heimat liegen immer am Rand.',
      'TI4-MAP-13':
        'Eine erzeugte Galaxie behält die Anteile von Blau und Rot, hat nie ein Wurmloch ohne Gegenstück und trennt Anomalien und gleiche Wurmlöcher, so gut es geht. Derselbe Startwert ergibt dieselbe Galaxie.',
      'TI4-MAP-14':
        'Ein Generator kann anbieten: einen Aufbau je Spielerzahl, die Gewichtung der Tafeln, ihre Verteilung, Tafeln, die kommen müssen oder nicht dürfen, eine Anomalie für Fraktionen, die eine brauchen, und zufällige Fraktionen.',
    },
  },
  {
    id: 'TI4-DRAFT',
    title: 'Der Draft',
    rules: {
      'TI4-DRAFT-01':
        'In einem Draft wählst du drei Dinge in beliebiger Folge: eine Fraktion, einen Platz in der Spielreihenfolge, darunter den des Sprechers, und eine Slice, also einen Heimatplatz mit den Systemen ringsum.',
      'TI4-DRAFT-02': 'Gewählt wird in Schlangenreihenfolge: der zweite Durchgang rückwärts, der dritte wie der erste.',
      'TI4-DRAFT-03': 'Die Reihenfolge der Wahl ist zufällig, wenn ihr sie nicht festlegt.',
      'TI4-DRAFT-04':
        'Eine Wahl nimmt etwas, das noch da ist, von einer Art, die dir fehlt. Nach je drei Wahlen ist der Draft vorbei.',
      'TI4-DRAFT-05':
        'Eine Slice hat fünf Tafeln: drei blaue, eine je Güteklasse, und zwei rote. Sie liegen links und rechts der Heimat auf dem äußeren Ring, geradeaus vor ihr, im zweiten Ring zum linken Nachbarn hin und im ersten Ring.',
      'TI4-DRAFT-06':
        'Es gibt mindestens so viele Slices und Fraktionen wie Spieler; gewöhnlich eine Slice mehr und 9 Fraktionen.',
      'TI4-DRAFT-07':
        'Ein Planet zählt mit seinem besseren Wert, der andere gilt nichts; gleiche Werte zählen je zur Hälfte. Eine Slice muss so mindestens 4 Einfluss und 2.5 Ressourcen haben und zusammen 9 bis 13, wenn ihr keine anderen Grenzen setzt.',
      'TI4-DRAFT-08':
        'Eine Slice hat nie zwei gleiche Wurmlöcher oder zwei legendäre Planeten, und in ihr berühren sich keine Anomalien. Über die Grenzen von Slices hinweg dürfen sie es.',
      'TI4-DRAFT-09':
        'Ihr könnt mindestens zwei Alpha- und zwei Beta-Wurmlöcher verlangen, höchstens ein Wurmloch je Slice, legendäre Planeten, eigene Slices oder Fraktionen oder einen festen Startwert. Findet sich in vertretbarer Zeit kein solches Angebot, werden die Wünsche abgelehnt.',
      'TI4-DRAFT-10':
        'Nach dem Draft sitzt ihr, wie ihr gewählt habt; die Slices werden mit den Hyperraumrouten für eure Spielerzahl ausgelegt, die Heimatsysteme gesetzt, und der gemeinsame Aufbau geht weiter.',
      'TI4-DRAFT-11':
        'Wer den Tisch leitet, darf die letzte Wahl zurücknehmen und nur vor der ersten ein neues Angebot machen lassen.',
    },
  },
  {
    id: 'TI4-TRACK',
    title: 'Spielverlauf',
    rules: {
      'TI4-TRACK-01': 'Der Tisch verfolgt das ganze Spiel und zeigt am Ende Zahlen dazu.',
      'TI4-TRACK-02':
        'Alles, was geschieht, steht der Reihe nach im Verlauf: Phasen, Entscheidungen, Aktionen, Würfe, Punkte, Stimmen, Transaktionen, soweit sie offen sind, Technologien, Erkundungen, Ausscheiden.',
      'TI4-TRACK-03':
        'Während des Spiels siehst du von jedem: Punkte und Aufträge, Technologien, Planeten, Kommandomarker, Handelswaren und Massenprodukte, Kartenzahlen, Anführer, Strategiekarten und wer gepasst hat; dazu Reihenfolge und Schritt der Runde.',
      'TI4-TRACK-04': 'Für jeden Spieler und jede Phase läuft eine Uhr; sie lässt sich anhalten.',
      'TI4-TRACK-05':
        'Am Ende siehst du, wie Punkte und Technologien wuchsen, wer was wann gewertet hat, dazu Strategiekarten, Planeten, gebaute und verlorene Einheiten, Kämpfe, Stimmen, Handelswaren und Zeit.',
      'TI4-TRACK-06':
        'Beendete Spiele werden aufbewahrt und lassen sich nach Spielerzahl, Ziel, Fraktionen und Optionen suchen, mit Zahlen zu jeder Fraktion, jedem Auftrag, jeder Technologie und Strategiekarte.',
      'TI4-TRACK-07':
        'Du kannst das Spiel rückwärts durchgehen. Einen Zug zurückzunehmen braucht die Zustimmung aller, außer seither wurde nichts Verdecktes und kein Würfel aufgedeckt.',
    },
  },
];
