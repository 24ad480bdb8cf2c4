import type { RuleChapter } from '@orrery/kernel';

export const factionsBaseMore: readonly RuleChapter[] = [
  {
    id: 'TI4-NAAL',
    title: 'Das Naalu-Kollektiv',
    rules: {
      'TI4-NAAL-01':
        'Telepathie: Am Ende der Strategiephase macht dich der Naalu-Marker zum Ersten. Er bleibt bei dir, wenn Strategiekarten getauscht werden.',
      'TI4-NAAL-02':
        'Voraussicht: Nachdem ein anderer Spieler Schiffe zu deinen bewegt hat, bringt ein Marker deines Strategiepools in einem angrenzenden System ohne fremde Schiffe alle deine dorthin, Jäger von selbst, doch nicht in Nebel oder Supernova. Das ist kein Rückzug, Strudel brauchen ihre Würfe, und die Aktion geht mit den Weltraumkanonen weiter.',
      'TI4-NAAL-03':
        'Neuroglefe: Wer ein System mit deinen Schiffen aktiviert, verliert sofort einen Marker des Flottenpools.',
      'TI4-NAAL-04':
        'Matriarchin: Jäger dürfen als Bodentruppen landen. Weltraumkanonen auf dem Planeten können sie treffen; nach dem Kampf kehren sie ins All zurück und halten oder nehmen nie einen Planeten.',
      'TI4-NAAL-05': 'Jeder aufgewertete Hybride Kristalljäger über deine Kapazität hinaus zählt als halbes Schiff.',
      'TI4-NAAL-06': 'Gabe der Vorsehung gibt ihrem Inhaber den Naalu-Marker für die Runde und schaltet Telepathie ab.',
      'TI4-NAAL-07':
        'Nachdem eine Agenda aufgedeckt wurde, sieht der Agent die nächste an und darf sie einem Spieler zeigen.',
      'TI4-NAAL-08':
        'Der Commander: ein Jäger mehr für jeden bezahlten Preis für Jäger, außerhalb des Limits. Nicht bei der Produktion, die ihn freigeschaltet hat.',
      'TI4-NAAL-09': 'Der Held: Am Ende der Statusphase gibt dir jeder andere Spieler eine Vertragskarte seiner Wahl.',
      'TI4-NAAL-10': 'Bilderstürmer hat +2 gegen Gegner mit Reliktfragmenten.',
    },
  },
  {
    id: 'TI4-NEKR',
    title: 'Das Nekro-Virus',
    rules: {
      'TI4-NEKR-01':
        'Galaktische Bedrohung: Du stimmst nie ab. Einmal je Agendaphase darfst du eine Prognose abgeben und, wenn sie eintrifft, eine Technologie eines Spielers erhalten, der dafür gestimmt hat; hat es niemand, gibt es nichts.',
      'TI4-NEKR-02':
        'Technologische Singularität: Einmal je Kampf, wenn eine gegnerische Einheit wie auch immer zerstört wird, erhältst du eine Technologie dieses Gegners. Sie wirkt von da an, nicht für schon geworfene Würfel.',
      'TI4-NEKR-03':
        'Ausbreitung: Statt zu erforschen erhältst du 3 Kommandomarker. Was beim Erforschen geschieht, wirkt für dich, was danach kommt, nicht; Erhalten ist wie üblich.',
      'TI4-NEKR-04':
        'Ein Valefar-Assimilator kopiert durch seinen Marker eine Fraktionstechnologie eines anderen Spielers, statt sie zu erhalten. Er wird für sich erschöpft und spielbereit, darf später wechseln und kopiert keine Grundeinheiten oder Mechs.',
      'TI4-NEKR-05':
        'Eine zweite kopierte Aufwertung eines Typs nutzt denselben Marker wieder. Geht eine kopierte Aufwertung verloren, sind die Einheiten wie zuvor: Werften im All kommen auf einen Planeten oder in den Nachschub, Kriegssonnen ohne Technologie werden entfernt.',
      'TI4-NEKR-06': 'Eine kopierte Aufwertung einer Fraktion geht einer allgemeinen vor, die du besitzt.',
      'TI4-NEKR-07':
        'Der Alastor lässt Bodentruppen in seinem System von Beginn an im Raumkampf mitkämpfen, wo sie sind. Für Effekte zählen sie dann als Schiffe außer Jägern, nicht aber gegen den Flottenpool.',
      'TI4-NEKR-08':
        'Antivirus, zu Beginn eines Kampfs gespielt, an dem du beteiligt bist, verhindert Technologische Singularität gegen dich, nicht aber Galaktische Bedrohung.',
      'TI4-NEKR-09':
        'Der Agent lässt einen Spieler eine Aktionskarte oder einen Kommandomarker gegen 2 Handelswaren hergeben.',
      'TI4-NEKR-10':
        'Der Commander zieht nach jeder Technologie, die du erhältst, eine Karte, nicht aber für einen gelegten Marker oder die, die ihn freigeschaltet hat.',
      'TI4-NEKR-11':
        'Der Held zerstört fremde Einheiten auf einem Planeten mit Spezialisierung in einem System mit deinen Einheiten und erhält Handelswaren und eine Technologie dieser Farbe, die keine Aufwertung ist. Singularität gilt dabei nicht.',
      'TI4-NEKR-12': 'Mordred hat +2 gegen einen Spieler, auf dessen Technologie ein Assimilator-Marker liegt.',
    },
  },
  {
    id: 'TI4-NORR',
    title: 'Die Sardakk N’orr',
    rules: {
      'TI4-NORR-01': 'Unerbittlich: Alle deine Kampfwürfe erhalten +1, Würfe für Einheitenfähigkeiten nicht.',
      'TI4-NORR-02':
        'Walküren-Partikelgeflecht: Hat dein Gegner bei einem Wurf im Bodenkampf einen Treffer erzielt, erzielst du einen weiteren, bevor etwas negiert wird.',
      'TI4-NORR-03':
        'Eine aufgewertete Exotrireme darf nach einer Runde des Raumkampfs zerstört werden, um bis zu zwei feindliche Schiffe unmittelbar zu zerstören, jede für sich. Nicht, wenn der Gegner sich zurückgezogen hat.',
      'TI4-NORR-04': 'Das Flaggschiff gibt deinen anderen Schiffen in seinem System +1.',
      'TI4-NORR-05':
        'Walküren-Exoskelett erzielt jedes Mal einen Treffer, wenn es im Bodenkampf Schadensresistenz einsetzt.',
      'TI4-NORR-06': 'Tekklar-Legion: +1 in diesem Bodenkampf und −1 für N’orr, wenn sie der Gegner sind.',
      'TI4-NORR-07':
        'Der Agent platziert am Ende einer Taktikaktion 2 Infanterien auf einem Planeten, den deren Spieler im aktiven System kontrolliert.',
      'TI4-NORR-08':
        'Der Commander entsendet je eine Bodentruppe von jedem Planeten im aktiven System und in angrenzenden Systemen ohne deine Marker, ohne Schiffe. Anomalien, Reiseverbote und Waffenstillstand gelten.',
      'TI4-NORR-09':
        'Der Held geht von der Bewegung gleich zur Landung, ohne Weltraumkanonen, Raumkampf oder Bombardement. Danach kommen alle deine Schiffe im System in den Nachschub.',
    },
  },
  {
    id: 'TI4-JOLN',
    title: 'Die Universitäten von Jol-Nar',
    rules: {
      'TI4-JOLN-01':
        'Zerbrechlich: Alle deine Kampfwürfe erhalten −1. Schildpalisade nimmt nur Infanterie auf ihrem eigenen Planeten aus.',
      'TI4-JOLN-02':
        'Brillant: Wenn du einen Marker für die sekundäre Fähigkeit von Technologie zahlst, darfst du die primäre nutzen, die erste Forschung kostenlos, die zweite für 6 Ressourcen.',
      'TI4-JOLN-03':
        'Analytisch: Bei jeder Forschung darfst du eine Voraussetzung einer Technologie missachten, die keine Aufwertung ist.',
      'TI4-JOLN-04':
        'Forschungsabkommen gibt seinem Inhaber einmal eine Technologie, die Jol-Nar erforscht, nicht erhalten hat und die keine Fraktionstechnologie ist. Je Forschung gibt es einen Inhaber.',
      'TI4-JOLN-05':
        'E-Res-Siphons: 4 Handelswaren, wenn ein anderer Spieler ein System mit deinen Schiffen aktiviert.',
      'TI4-JOLN-06':
        'Raumleitungszylinder lässt das aktive System während der Aktion an alle Systeme mit deinen Einheiten angrenzen, für jeden.',
      'TI4-JOLN-07': 'Eine 9 oder 10 auf dem Würfel des Flaggschiffs, vor Boni, erzielt zwei weitere Treffer.',
      'TI4-JOLN-08': 'Der Agent lässt Infanterie entfernen, um den Preis einer Forschung zu senken.',
      'TI4-JOLN-09': 'Der Commander wirft Würfel von Einheitenfähigkeiten neu, nie Kampfwürfel.',
      'TI4-JOLN-10':
        'Der Held tauscht beliebige deiner Technologien, die keine Aufwertungen sind, gegen andere ihrer Farbe, alle zugleich.',
    },
  },
  {
    id: 'TI4-WINN',
    title: 'Die Winnu',
    rules: {
      'TI4-WINN-01':
        'Blutsbande: Du brauchst keinen Einfluss, um den Hütermarker zu entfernen, doch eine Bodentruppe muss trotzdem landen.',
      'TI4-WINN-02':
        'Rückforderung: Nach einer Taktikaktion, in der du Mecatol Rex erhalten hast, dürfen dort ein PVS und eine Raumwerft platziert werden. In dieser Aktion produzieren sie nicht.',
      'TI4-WINN-03':
        'Das Flaggschiff wirft je gegnerisches Schiff außer Jägern einen Würfel und gegen Jäger allein keinen.',
      'TI4-WINN-04':
        'Lazax-Torfaltung gibt dem System von Mecatol Rex während deiner Taktikaktionen ein Alpha- und ein Beta-Wurmloch, für alle, solange du Mecatol Rex nicht kontrollierst. Ihre Aktion darf auch ohne Kontrolle genutzt werden und bewirkt dann nichts.',
      'TI4-WINN-05':
        'Hegemoniale Handelspolitik vertauscht Ressourcen und Einfluss eines Planeten für einen Einsatz von Produktion, also auch den Wert einer Raumwerft darauf.',
      'TI4-WINN-06': 'Duldung tauscht Strategiekarten am Ende der Strategiephase.',
      'TI4-WINN-07':
        'Der Commander gibt +2 im System von Mecatol Rex, in deiner Heimat und in legendären Systemen, aber nie doppelt. Er gilt auch in dem Kampf, der ihn freischaltet.',
      'TI4-WINN-08':
        'Der Held nutzt eine beliebige primäre Fähigkeit. Die Spieler, die du bestimmst, dürfen die sekundäre zum üblichen Preis nutzen.',
      'TI4-WINN-09':
        'Rückeroberer: Nach einer Taktikaktion, die seinen Planeten gebracht hat, darf je Mech ein Gebäude platziert werden, im Rahmen der Grenzen.',
    },
  },
  {
    id: 'TI4-XXCH',
    title: 'Das Königreich der Xxcha',
    rules: {
      'TI4-XXCH-01':
        'Friedensabkommen: Nach einem der beiden Teile von Diplomatie darfst du einen Planeten ohne Einheiten erhalten, nicht Mecatol Rex, in einem System mit einem deiner Planeten oder daneben. Er kommt erschöpft, und du erkundest ihn, wenn ihn niemand kontrolliert hat.',
      'TI4-XXCH-02':
        'Abschmettern: Ein Marker deines Strategiepools ersetzt die aufgedeckte Agenda, immer wieder, solange du zahlst.',
      'TI4-XXCH-03':
        'Instinkttraining und Nullfeld kosten je einen Marker deines Strategiepools. Letzteres beendet den Zug des aktiven Spielers und alles, was auf die Aktivierung folgen würde.',
      'TI4-XXCH-04':
        'Flaggschiff und Mech feuern mit Weltraumkanonen in angrenzende Systeme. Der aktive Spieler feuert zuerst, sie können also vorher verloren gehen.',
      'TI4-XXCH-05':
        'Der Commander: Nichts hindert dich am Abstimmen, und jeder erschöpfte Planet gibt eine Stimme mehr, auch mit 0 Einfluss. Die zusätzlichen Stimmen können verhindert werden.',
      'TI4-XXCH-06':
        'Der Held: Lege ein Gesetz ab, sieh fünf Agenden an, decke zwei auf und führe jede mit einer Stimme von dir aus. Andere können keine Fähigkeiten nutzen, und Aufträge der Agendaphase und deren Ende gelten nicht.',
      'TI4-XXCH-07':
        'Der Agent macht einen Planeten spielbereit und darf eine Infanterie davon entfernen, wenn er neben einem deiner Planeten liegt.',
    },
  },
  {
    id: 'TI4-YINB',
    title: 'Die Bruderschaft von Yin',
    rules: {
      'TI4-YINB-01':
        'Indoktrination: Einmal je Bodenkampf machen 2 Einfluss aus einer feindlichen Infanterie deine, oder für 1 mehr deinen Mech. Bleibt nichts zu bekämpfen, ist der Kampf vorbei.',
      'TI4-YINB-02':
        'Hingabe: Zerstöre nach einer Runde des Raumkampfs einen Kreuzer oder Zerstörer, um einem feindlichen Schiff deiner Wahl einen Treffer zuzuteilen; es darf Schadensresistenz einsetzen. Mit dem, was am Rundenende kommt, wechselt ihr euch ab.',
      'TI4-YINB-03':
        'Impulskern: zum selben Preis zu Beginn eines Raumkampfs ein Treffer, den der Gegner möglichst einem Schiff außer Jägern zuteilt.',
      'TI4-YINB-04':
        'Wird Van Hauge zerstört, werden es alle Schiffe in seinem System. Raumwerften im All und Bodentruppen nicht, doch die Kapazität gilt.',
      'TI4-YINB-05': 'Yin-Spinner: nach Produktion eine Infanterie auf einem Planeten, den du im System kontrollierst.',
      'TI4-YINB-06':
        'Graufeuer-Mutagen schaltet Fraktionsfähigkeiten und Fraktionstechnologien von Yin für eine Taktikaktion ab.',
      'TI4-YINB-07':
        'Der Agent: bis zu 2 Jäger, nachdem ein Kreuzer oder Zerstörer zerstört wurde. Der Kampf darf mit ihnen weitergehen, und übrige Treffer treffen sie nicht.',
      'TI4-YINB-08':
        'Der Commander zählt als grüne Technologie und gibt eine Infanterie mehr für jeden bezahlten Preis für Infanterie, außerhalb des Limits.',
      'TI4-YINB-09':
        'Der Held macht jeden Planeten mit deiner Infanterie spielbereit oder verdoppelt sie dort. Auch ein Planet unter deiner Kontrolle ohne Infanterie darf spielbereit werden.',
    },
  },
  {
    id: 'TI4-YSSA',
    title: 'Die Stämme von Yssaril',
    rules: {
      'TI4-YSSA-01':
        'Verzögerungstaktik ist eine Aktion, die nur eine Aktionskarte ablegt; der Mech darf dabei zum Einsatz kommen.',
      'TI4-YSSA-02':
        'Ränkespiel: Sooft du ziehen sollst, ziehst du eine mehr und legst eine von der Hand ab, bevor sonst etwas geschieht. Karten zu nehmen ist kein Ziehen.',
      'TI4-YSSA-03': 'Gerissen: kein Handlimit, gleich was ein Gesetz sagt.',
      'TI4-YSSA-04': 'Transparastahl-Panzerung: Wer gepasst hat, kann in deinen Zügen keine Aktionskarten ausspielen.',
      'TI4-YSSA-05': 'Mageon-Implantate brauchen einen Spieler mit Aktionskarten.',
      'TI4-YSSA-06': 'Das Flaggschiff kommt durch Systeme mit fremden Schiffen.',
      'TI4-YSSA-07':
        'Der Agent kopiert den Agenten eines beliebigen anderen Spielers, auch einen erschöpften. Derselbe Effekt zählt nur doppelt, wo es sinnvoll ist, etwa bei zusätzlichen Würfeln.',
      'TI4-YSSA-08':
        'Der Commander sieht eine Art verdeckter Karten eines Spielers an, der ein System mit deinen Einheiten aktiviert.',
      'TI4-YSSA-09':
        'Der Held: Jeder andere Spieler zeigt eine Karte seiner Wahl. Du nimmst sie oder lässt ihn drei zufällige ablegen.',
    },
  },
];
