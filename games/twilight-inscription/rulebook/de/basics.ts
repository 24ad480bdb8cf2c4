import type { RuleChapter } from '@orrery/kernel';

export const basics: readonly RuleChapter[] = [
  {
    id: 'INS-CORE',
    title: 'Grundlagen',
    rules: {
      'INS-CORE-01':
        'Eine bis acht Personen treten gegeneinander an, jede führt eine Fraktion. Bei Spielende gewinnt, wer auf die höchste Summe an Siegpunkten (SP) kommt.',
      'INS-CORE-02': 'Du spielst auf vier eigenen Tafeln: Navigation, Expansion, Industrie und Militär.',
      'INS-CORE-03':
        'Deine Tafeln gehören dir allein: Du schreibst nie auf fremde Tafeln und niemand auf deine. Solange dein Stift nicht liegt, darfst du deine Markierungen aus dem laufenden Schritt zurücknehmen, sofern sie noch nichts Geheimes enthüllt haben.',
      'INS-CORE-04':
        'Jedes Symbol mit gepunktetem oder gestricheltem Umriss ist ein Vorteil. Auf jeder Tafel gelten eigene Wege, die dort abgebildeten Vorteile zu beanspruchen.',
      'INS-CORE-05': 'Einen Vorteil beanspruchst du, indem du einen Kreis darum ziehst.',
      'INS-CORE-06':
        'Ein gepunkteter Vorteil wirkt in dem Moment, in dem du ihn beanspruchst; du musst ihn gleich abhandeln. Beanspruchst du mit einer Markierung mehrere, werden alle nacheinander abgehandelt, bevor du weitermachst.',
      'INS-CORE-07':
        'Ein gestrichelter Vorteil wartet auf dich. Das Beanspruchen allein bewirkt noch nichts; wann und ob du ihn ausgibst, entscheidest du.',
      'INS-CORE-08':
        'Du gibst einen Vorteil aus, indem du ihn mit einem einzigen schrägen Strich durchstreichst. Jeder Vorteil lässt sich nur einmal ausgeben.',
      'INS-CORE-09':
        'Das Spiel kennt drei Ressourcen: Baustoff, Einfluss und Forschung. Du bekommst sie von Ereigniskarten und Würfeln und gibst sie auf deinen Tafeln aus.',
      'INS-CORE-10':
        'Die erste Art, eine Ressource auszugeben: Du streichst genau ein Symbol durch, das dieselbe Ressource zeigt.',
      'INS-CORE-11':
        'Die zweite Art gibt es bei Navigation und Industrie: Du zahlst eine Ressource und tust, was das Symbolmenü der Tafel dafür vorsieht.',
      'INS-CORE-12':
        'Im Symbolmenü wird nie etwas markiert. Du kannst daher jeden Eintrag so oft nutzen, wie du zahlen kannst.',
      'INS-CORE-13':
        'Expansion und Militär kommen ohne Symbolmenü aus: Jede Ressource, die du dort ausgibst, streicht ein Symbol ihrer Art durch. Einzige Ausnahme ist die Infanterie, für die du zahlst, ohne etwas durchzustreichen.',
      'INS-CORE-14':
        'Wie du deine Tafeln vor dir anordnest, ist Geschmackssache und ändert nichts an den Regeln. Am Bildschirm siehst du sie an, wie es dir gefällt.',
      'INS-CORE-15':
        'Du darfst einzelne Tafeln bevorzugen und andere vernachlässigen. Nichts zwingt dich, deine Kräfte zu verteilen.',
    },
  },
  {
    id: 'INS-SETUP',
    title: 'Spielaufbau',
    rules: {
      'INS-SETUP-01': 'Schritt 1: Alle erhalten zufällig vier Tafeln, von jeder Sorte eine.',
      'INS-SETUP-02':
        'Der Buchstabe in der Ecke beim Namen der Tafel unterscheidet A-Seite und B-Seite. Keine A-Seite gleicht der anderen, die B-Seiten einer Sorte sind alle gleich: A sorgt für Abwechslung, B für gleiche Bedingungen. Hier gilt eine Wahl für den ganzen Tisch: A-Seite, B-Seite oder für diese Partie erzeugte Tafeln.',
      'INS-SETUP-03':
        'Schritt 2: Die 24 Fraktionskarten werden gemischt und alle erhalten drei; daher ist bei acht Personen Schluss. Behalte eine und gib die beiden anderen zurück. Hier wählen alle geheim und gleichzeitig, und die zurückgegebenen Karten bleiben ungesehen.',
      'INS-SETUP-04': 'Trägt deine Fraktion einen Text „Spielaufbau“, führst du ihn gleich aus.',
      'INS-SETUP-05':
        'Weil zuerst die Tafeln verteilt werden, kennst du deine schon, wenn du dich für eine Fraktion entscheidest.',
      'INS-SETUP-06':
        'Schritt 3: Die Mecatol-Rex-Tafel kommt in die Mitte. Ab drei Personen wird ihre gewöhnliche Seite verwendet.',
      'INS-SETUP-07':
        'Ebenfalls in Schritt 3 liegt für die Phasen II, III und IV je eine zufällige Agenda verdeckt bei der Mecatol-Rex-Tafel. Alle übrigen bleiben in der Schachtel; jede dieser Phasen hat vier zur Auswahl.',
      'INS-SETUP-08':
        'Spielt ihr allein oder zu zweit, tritt an die Stelle von Schritt 3 der Aufbau aus dem Solo-Kapitel, und ihr wählt eine Schwierigkeit.',
      'INS-SETUP-09':
        'Schritt 4: Die Rückseiten der 25 Ereigniskarten zeigen eine Phase von I bis V und eine Farbe, Blau oder Schwarz. Das ergibt zehn Stapel, jeder wird verdeckt gemischt.',
      'INS-SETUP-10':
        'Dann wird jede Phase für sich gestapelt: erst eine blaue Karte, darauf eine schwarze und so fort im Wechsel. Hier haben die Phasen I und V je zwei Karten beider Farben, Phase II drei blaue und zwei schwarze, die Phasen III und IV je drei.',
      'INS-SETUP-11':
        'Legt die fünf Teile so aufeinander, dass Phase I zuerst und Phase V zuletzt gezogen wird. Der fertige Ereignisstapel liegt verdeckt bei der Mecatol-Rex-Tafel.',
      'INS-SETUP-12':
        'Schritt 5: Zu jeder Sorte von Tafeln gibt es drei Aufträge, insgesamt 12. Je einer wird gezogen und so ausgelegt, dass beide Werte zu sehen sind; die anderen werden nicht gebraucht.',
      'INS-SETUP-13':
        'Schritt 6: Die 16 Reliktkarten werden gemischt und liegen verdeckt bereit, dazu die sechs Würfel.',
      'INS-SETUP-14':
        'Am echten Tisch nehmen alle noch eine Übersichtskarte und einen Stift. Am Bildschirm braucht ihr beides nicht.',
      'INS-SETUP-15':
        'Schritt 7: Wer das Spiel gut kennt, wird Sprecher und hält es in Gang. Das Amt bringt keinerlei Vorzug. Hier ist der erste Platz, in der Regel der des Gastgebers, der des Sprechers, und das Programm würfelt, deckt auf und zählt.',
      'INS-SETUP-16': 'Ist alles bereit, deckt der Sprecher die erste Ereigniskarte auf und die erste Runde fängt an.',
      'INS-SETUP-17': 'Wer lieber beim Spielen lernt, lässt diesen Aufbau beiseite und wählt die geführte Partie.',
    },
  },
  {
    id: 'INS-ROUND',
    title: 'Ablauf einer Runde',
    rules: {
      'INS-ROUND-01':
        'Gespielt wird Runde um Runde. Jede fängt damit an, dass der Sprecher die nächste Ereigniskarte aufdeckt und allen vorliest.',
      'INS-ROUND-02': 'Das Ereignis betrifft alle, und alle führen es gemeinsam aus statt reihum.',
      'INS-ROUND-03':
        'Danach kommt die Karte auf den Ablagestapel und die nächste Runde folgt. Hier liegt dieser Stapel offen und darf von allen angesehen werden.',
      'INS-ROUND-04':
        'Die Partie dauert, bis „Kampf um den Thron“, eine Karte der Phase V und das vierte Krieg-Ereignis, abgehandelt ist. Karten, die dann noch im Stapel liegen, entfallen; eine volle Partie hat 23 oder 25 Runden.',
      'INS-ROUND-05':
        'Jedes Ereignis ist ein Strategie-, Krieg-, Galaktischer-Rat- oder Produktion-Ereignis; die Karte nennt den Typ, und jeder hat seinen eigenen Ablauf. Von den 25 Karten sind 15 Strategie-Ereignisse.',
      'INS-ROUND-06':
        'In jedem Ereignis markieren alle ihre Tafeln zur gleichen Zeit. Weiter geht es erst, wenn die letzte Person fertig ist; darauf achtet der Sprecher. Hier wird am Ende jedes Schrittes entschieden, wer wobei der Erste war.',
      'INS-ROUND-07':
        'Stifte weg! Kappe drauf und hinlegen: So sehen die anderen, dass du fertig bist. Am Bildschirm erledigt das ein Knopf.',
      'INS-ROUND-08':
        'Auch wenn du fertig bist, muss erkennbar bleiben, welche deiner Tafeln aktiv ist. Auf dem Tisch hilft der Stift daneben, am Bildschirm ist sie hervorgehoben.',
    },
  },
  {
    id: 'INS-STRAT',
    title: 'Strategie-Ereignisse',
    rules: {
      'INS-STRAT-01':
        'Strategie-Ereignisse machen den größten Teil des Stapels aus. Von ihnen kommen deine Ressourcen.',
      'INS-STRAT-02':
        'Alle gehen gemeinsam durch drei Schritte: aktive Tafel wählen und die Karte ausgeben, den Sprecher würfeln lassen, die Würfel ausgeben.',
      'INS-STRAT-03':
        'In Schritt 1 bestimmst du eine deiner vier Tafeln. Sie bleibt die ganze Runde über deine aktive Tafel.',
      'INS-STRAT-04':
        'Noch in Schritt 1 brauchst du die Ressourcen der Karte auf der aktiven Tafel auf. Für Schritt 3 lässt sich nichts aufheben, doch die Reihenfolge von Ressourcen und Vorteilen ist dir überlassen.',
      'INS-STRAT-05': 'Kein Würfel fällt, bevor alle ausgegeben haben, was die Karte brachte.',
      'INS-STRAT-06':
        'In Schritt 2 wirft der Sprecher einmal drei schwarze Würfel und drei Fokuswürfel; das Ergebnis gilt für den ganzen Tisch. Ein schwarzer Würfel hat drei Seiten mit Baustoff, zwei mit Einfluss und eine mit Forschung. Markiert wird in diesem Schritt nichts.',
      'INS-STRAT-07': 'In Schritt 3 gibst du alle drei schwarzen Würfel auf deiner aktiven Tafel aus.',
      'INS-STRAT-08':
        'Sind auf deiner aktiven Tafel Fokuswürfel freigeschaltet, gibst du auch deren Ressourcen aus; das ist Pflicht. Die übrigen Fokuswürfel bringen dir nichts.',
      'INS-STRAT-09':
        'Beanspruchte Vorteile sind im Strategie-Ereignis ein weiteres Mittel, deine aktive Tafel zu markieren. Du darfst sie in Schritt 1 und in Schritt 3 ausgeben.',
      'INS-STRAT-10':
        'Wo ein solcher Vorteil steht, ist gleichgültig: Du darfst ihn auch von einer inaktiven Tafel ausgeben.',
      'INS-STRAT-11':
        'Von inaktiven Tafeln bleibt dein Stift fern. Du markierst dort nur, um einen ausgegebenen Vorteil durchzustreichen oder weil ein Effekt es verlangt.',
      'INS-STRAT-12': 'Erst wenn du deine aktive Tafel fertig markiert hast, schaust du auf fremde Tafeln.',
      'INS-STRAT-13':
        'Es ist genug für alle da: Jeder verfügt über die ganze Karte und alle Würfel, gleich was die anderen damit tun.',
      'INS-STRAT-14':
        'Jeder wählt unabhängig von den anderen, und nichts hindert dich, in der nächsten Runde wieder dieselbe Tafel zu nehmen.',
    },
  },
];
