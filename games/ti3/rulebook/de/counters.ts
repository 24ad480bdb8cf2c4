import type { RuleChapter } from '@orrery/kernel';

export const counters: readonly RuleChapter[] = [
  {
    id: 'TI3-CC',
    title: 'Kommandomarker und Flottenversorgung',
    rules: {
      'TI3-CC-01':
        'Deine Rasse hat 16 Kommandomarker. Jeder liegt auf deinem Rassenbogen, auf dem Spielplan oder in der Verstärkung.',
      'TI3-CC-02':
        'Ein Marker, den du erhältst, kommt gleich in Strategievorrat, Flottenversorgung oder Kommandovorrat; du wählst.',
      'TI3-CC-03':
        'Ein Marker bleibt in seinem Bereich: In einen anderen verschieben kannst du ihn erst in Schritt 6 der Statusphase.',
      'TI3-CC-04':
        'Aus dem Strategievorrat gezahlte Marker gehen in die Verstärkung. Marker, die ein System aktivieren, bleiben bis zur Statusphase dort, außer eine Wirkung nimmt sie früher weg.',
      'TI3-CC-05': 'Ist deine Verstärkung leer, kannst du keine Marker mehr erhalten.',
      'TI3-CC-06':
        'Die Marker in deiner Flottenversorgung sagen, wie viele Schiffe außer Jägern du in einem System beisammen haben darfst.',
      'TI3-CC-07': 'Jedes System zählt für sich, und du darfst beliebig viele Flotten haben.',
      'TI3-CC-08': 'Weder durch Bauen noch durch Bewegen noch sonst wie darfst du diese Grenze überschreiten.',
      'TI3-CC-09':
        'Ist eine Flotte doch einmal zu groß, nimmst du den Überschuss sofort weg. Die Schiffe wählst du, und ihre Fracht geht mit verloren.',
      'TI3-CC-10': 'Marker in der Flottenversorgung liegen für alle sichtbar mit der Flottenseite nach oben.',
      'TI3-CC-11': 'Jede Taktische Aktion und jede Transferaktion verbraucht einen Marker deines Kommandovorrats.',
      'TI3-CC-12':
        'Aus dem Strategievorrat zahlst du Sekundärfähigkeiten und manche Fähigkeiten von Rassen und Karten.',
      'TI3-CC-13': 'Für Jäger ist die Flottenversorgung ohne Belang; nur die Jägerkapazität begrenzt sie.',
    },
  },
  {
    id: 'TI3-SPEND',
    title: 'Bezahlen',
    rules: {
      'TI3-SPEND-01':
        'Deine Planeten liefern Ressourcen und Einfluss, so viel ihre Karte zeigt. Handelsgüter helfen aus.',
      'TI3-SPEND-02': 'Zum Bezahlen erschöpfst du bereite Planetenkarten, indem du sie umdrehst.',
      'TI3-SPEND-03':
        'Ein erschöpfter Planet gibt nichts mehr her, bis er aufgefrischt wird, meist in der Statusphase.',
      'TI3-SPEND-04':
        'Ein Planet zahlt mit Ressourcen oder mit Einfluss. Du sagst vorher, womit; beides zugleich geht nie.',
      'TI3-SPEND-05': 'Ein Planet gibt immer seinen ganzen Wert her; einen Teil aufheben kannst du nicht.',
      'TI3-SPEND-06': 'Du nennst zuerst die ganze Summe und erschöpfst dann Planeten, bis sie gedeckt ist.',
      'TI3-SPEND-07':
        'Zu viel Gezahltes ist weg. Was die Zahlung nicht braucht, ob Planet oder Handelsgut, kannst du hier gar nicht erst beilegen.',
      'TI3-SPEND-08': 'Entfernung spielt keine Rolle: Jeder Planet kann alles überall bezahlen.',
      'TI3-SPEND-09': 'Ein Handelsgut gilt als 1 Ressource oder 1 Einfluss, mit oder ohne Planeten.',
      'TI3-SPEND-10':
        'Einen erschöpften Planeten kontrollierst du weiter, aber er bringt weder Stimmen noch Rabatt auf Technologien.',
    },
  },
  {
    id: 'TI3-ACTIONCARDS',
    title: 'Aktionskarten',
    rules: {
      'TI3-ACTIONCARDS-01':
        'Deine Aktionskarten siehst nur du. Wie viele du hast, wissen alle, und handeln lässt sich mit ihnen nur, wenn eine Fähigkeit es erlaubt.',
      'TI3-ACTIONCARDS-02': 'Jede Karte sagt, wann sie gespielt wird; zu anderer Zeit ist sie nicht zu gebrauchen.',
      'TI3-ACTIONCARDS-03':
        'Mehr als sieben darfst du nicht halten. Kommt eine achte, wirfst du sofort eine deiner Wahl ab.',
      'TI3-ACTIONCARDS-04': 'Ziehst du mehrere Aktionskarten, ziehst du sie einzeln und prüfst deine Hand nach jeder.',
      'TI3-ACTIONCARDS-05':
        'In einer Spielrunde darfst du dieselbe Karte nicht zweimal in derselben Lage oder für dieselben Einheiten spielen. Je eine Volle Kraft für zwei Flotten ist erlaubt, zwei für dieselbe Flotte nicht.',
      'TI3-ACTIONCARDS-06':
        'Willst du eine Karte spielen, sagst du es, und andere dürfen es auch. Dann werden alle diese Karten zugleich aufgedeckt und in Spielreihenfolge ausgeführt. Hier legt jeder geheim eine Karte fest oder keine.',
      'TI3-ACTIONCARDS-07':
        'Solange niemand Strategiekarten hat, gilt die Karte des Sprechers zuerst, dann die der anderen im Uhrzeigersinn.',
      'TI3-ACTIONCARDS-08':
        'Sabotage braucht keine Ankündigung. Du spielst sie, wenn die Karte eines anderen aufgedeckt ist; diese hat keine Wirkung, und beide werden abgeworfen. Auch eine Sabotage lässt sich sabotieren.',
      'TI3-ACTIONCARDS-09':
        'Eine Karte, die als Aktion gespielt wird, nimmt in der Aktionsphase deinen Zug ein. Wird sie aufgehoben, bist du die Karte los, nicht aber den Zug.',
      'TI3-ACTIONCARDS-10':
        'Neue Karten bekommst du in Schritt 5 der Statusphase, durch Politik, drei mit der Primär- und eine mit der Sekundärfähigkeit, und gelegentlich durch andere Wirkungen.',
      'TI3-ACTIONCARDS-11':
        'Zu viert legt ihr „Strategische Flexibilität“ und „Strategischer Wechsel“ vor dem Spiel beiseite.',
      'TI3-ACTIONCARDS-12':
        'Eine ausgeführte Karte wird abgeworfen. Ist der Stapel aufgebraucht, werden die abgeworfenen Karten zum neuen Stapel gemischt.',
      'TI3-ACTIONCARDS-13': 'Ausgeschiedene spielen keine Aktionskarten mehr.',
    },
  },
  {
    id: 'TI3-POLITICS',
    title: 'Galaktischer Rat',
    rules: {
      'TI3-POLITICS-01':
        'Die Primärfähigkeit von Politik beruft den Galaktischen Rat ein, also euch alle. Er muss über die Agenda der gezogenen Politikkarte abstimmen.',
      'TI3-POLITICS-02':
        'Der aktive Spieler liest die Politikkarte vor, samt der Art der Abstimmung, die sie verlangt.',
      'TI3-POLITICS-03':
        'Bei einer Wahl stimmst du für einen Spieler, einen Planeten oder was die Karte nennt. Die meisten Stimmen gewinnen, mehr als die Hälfte muss es nicht sein.',
      'TI3-POLITICS-04': 'Bei Dafür oder Dagegen setzt sich die Seite mit mehr abgegebenen Stimmen durch.',
      'TI3-POLITICS-05':
        'Eine Agenda, die ein Gesetz ist und angenommen wird, bleibt offen im gemeinsamen Spielbereich und gilt von nun an.',
      'TI3-POLITICS-06':
        'Wird ein Gesetz abgelehnt, geschieht, was die Karte unter Dagegen sagt, und sie wird abgeworfen.',
      'TI3-POLITICS-07': 'Ein Gesetz gilt, bis eine andere Agenda oder Wirkung es ausdrücklich ändert oder aufhebt.',
      'TI3-POLITICS-08': 'Erst wird beraten, dann abgestimmt.',
      'TI3-POLITICS-09':
        'Während der Beratung dürfen Handelsgüter den Besitzer wechseln, um Stimmen zu gewinnen. An Versprechen ist niemand gebunden.',
      'TI3-POLITICS-10':
        'Abgestimmt wird nacheinander, im Uhrzeigersinn von der Linken des Sprechers aus, sodass der Sprecher zuletzt dran ist.',
      'TI3-POLITICS-11': 'Alle sehen, wie du stimmst, und zurücknehmen kannst du es nicht.',
      'TI3-POLITICS-12':
        'Zähle den Einfluss deiner bereiten Planeten zusammen: So viele Stimmen hast du, mindestens aber eine. Wer ausgeschieden ist, hat keine.',
      'TI3-POLITICS-13':
        'Alle deine Stimmen gehen in eine Richtung. Aufteilen kannst du sie nicht, nur dich enthalten.',
      'TI3-POLITICS-14': 'Durch das Abstimmen werden deine Planeten nicht erschöpft.',
      'TI3-POLITICS-15': 'Stimmen lassen sich nicht bei der Bank kaufen: Handelsgüter zählen hier nicht als Einfluss.',
      'TI3-POLITICS-16': 'Enthalten darfst du dich immer. Dann zählst du einfach nicht mit.',
      'TI3-POLITICS-17':
        'Bei Gleichstand entscheidet der Sprecher, unter denen, die vorn liegen, oder frei, wenn niemand gestimmt hat.',
      'TI3-POLITICS-18': 'Ist die Agenda kein Gesetz, wirkt sie einmal, und die Karte wird abgeworfen.',
    },
  },
];
