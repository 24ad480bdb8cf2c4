import type { RuleChapter } from '@orrery/kernel';

export const events: readonly RuleChapter[] = [
  {
    id: 'INS-WAR',
    title: 'Militär und Krieg-Ereignisse',
    rules: {
      'INS-WAR-01': 'Deine Nachbarn sind die beiden Personen neben dir: eine links, eine rechts.',
      'INS-WAR-02':
        'Zu jeder Einheit zeigt die Tafel Kosten, ein Muster und mitunter einen SP-Vorteil. Eine Leiste reicht für ein Exemplar: Ein Kreuzer etwa kostet 3 Baustoff und ist 1 SP wert.',
      'INS-WAR-03':
        'Du baust eine Einheit, indem du die Symbole einer ihrer Leisten mit Ressourcen derselben Art bezahlst. Die Reihenfolge bestimmst du.',
      'INS-WAR-04':
        'Mit dem letzten Symbol ist die Einheit gebaut. Du beanspruchst ihren SP-Vorteil, falls vorhanden, und setzt sie gleich ein; aufschieben darfst du das nicht.',
      'INS-WAR-05':
        'Eine Ressource, welche du willst, bringt dir eine Infanterie. Du streichst nichts durch und setzt sie sofort ein; ihr Muster ist ein einziger Knotenpunkt.',
      'INS-WAR-06':
        'Infanterie darfst du bauen, so viel du bezahlen kannst. Von jeder anderen Einheit gibt es nur so viele, wie sie Leisten hat.',
      'INS-WAR-07':
        'Die beiden letzten Typen der Tafel, Schlachtschiffe und Kriegssonnen, sind anfangs nicht freigeschaltet.',
      'INS-WAR-08':
        'Um einen Einheitentyp freizuschalten, gib den Spezial-Vorteil aus, der bei seinem Namen steht, und streiche dort das Symbol durch. Vorher rührst du keine seiner Leisten an.',
      'INS-WAR-09': 'Du schaltest einen Typ einmal frei, und alle seine Exemplare stehen dir offen.',
      'INS-WAR-10':
        'Manche Einheiten lassen sich mit einem Spezial-Vorteil bezahlen. Hier ersetzt ein Spezial-Vorteil Kybernetik alle Ressourcen eines Trägers.',
      'INS-WAR-11':
        'Acht Sektoren bilden das Schlachtgitter. Die vier linken gelten deinem linken Nachbarn, die vier rechten deinem rechten.',
      'INS-WAR-12':
        'Die Sektoren kommen von unten nach oben an die Reihe, ein Paar je Krieg-Ereignis: das unterste im ersten, das oberste im letzten.',
      'INS-WAR-13': 'Deine erste Einsatzlinie verläuft am unteren Rand des Gitters.',
      'INS-WAR-14':
        'Einheiten zeichnest du auf die Knotenpunkte des Gitters. Auf einigen liegt ein Vorteil, andere sind Anomalien.',
      'INS-WAR-15':
        'Eine Einheit einzusetzen heißt, ihr Muster ins Gitter zu zeichnen. Du darfst es drehen und spiegeln.',
      'INS-WAR-16': 'Kein Teil des Musters darf unter deiner derzeitigen Einsatzlinie liegen.',
      'INS-WAR-17':
        'Das Muster braucht Anschluss: Es reicht in die unterste Reihe über der Einsatzlinie, oder einer seiner Knotenpunkte grenzt an eine schon gezeichnete Einheit. Angrenzend heißt darüber, darunter, links oder rechts, und eine Einheit unter der Linie zählt mit.',
      'INS-WAR-18': 'Anomalien sind im Weg: Über sie darfst du nicht zeichnen.',
      'INS-WAR-19': 'Zwei Einheiten dürfen sich keinen Knotenpunkt teilen.',
      'INS-WAR-20':
        'Ein Muster darf über die Grenze zwischen Sektoren reichen, sogar von der linken in die rechte Hälfte. Jeder seiner Knotenpunkte zählt dann dort, wo er liegt.',
      'INS-WAR-21': 'Verdeckt das Muster einen Vorteil, kreise ihn ein: Du beanspruchst ihn.',
      'INS-WAR-22':
        'Deine allererste Einheit hat noch keinen Anschluss und muss daher in die Reihe über der Einsatzlinie reichen. Spätere dürfen sich an eine vorhandene anschließen.',
      'INS-WAR-23':
        'Ab Phase II enthält jede Phase ein einziges Krieg-Ereignis, das macht vier in einer vollen Partie.',
      'INS-WAR-24': 'Ein Krieg-Ereignis bedeutet für dich zwei Kriege, einen auf jeder Seite.',
      'INS-WAR-25': 'Jeder von dir markierte Knotenpunkt ist für seinen Sektor 1 Stärke wert, auch einer mit Vorteil.',
      'INS-WAR-26': 'Stärke gehört nur zu einem Sektor; für den nächsten Krieg brauchst du neue Einheiten.',
      'INS-WAR-27':
        'In Schritt 1 rückt die Einsatzlinie hinauf: Zieh die nächste gestrichelte Linie quer durch das Gitter nach. Nach dem vierten Krieg ist sie ohne Bedeutung.',
      'INS-WAR-28':
        'In Schritt 2 rechnest du links deine Stärke aus: die markierten Knotenpunkte des Sektors gleich unter der Linie und jeden Bonus. Flottenlogistik etwa gibt 3 dazu, wenn mindestens zwei Einheiten außer Infanterie ganz in diesem Sektor liegen. Schreib die Summe ins linke Stärkekästchen; kleiner als 0 wird sie nie.',
      'INS-WAR-29': 'In Schritt 3 machst du rechts das Gleiche.',
      'INS-WAR-30': 'In Schritt 4 tritt dein linkes Kästchen gegen das rechte der Person links von dir an.',
      'INS-WAR-31': 'In Schritt 5 tritt dein rechtes Kästchen gegen das linke der Person rechts von dir an.',
      'INS-WAR-32':
        'Bist du stärker, gewinnst du diesen Krieg und beanspruchst den Vorteil über deinem Kästchen. Ein gepunkteter wird gleich abgehandelt, ein gestrichelter wartet auf ein späteres Strategie-Ereignis.',
      'INS-WAR-33':
        'Bist du schwächer, verlierst du diesen Krieg und kreist die negativen SP unter deinem Kästchen ein.',
      'INS-WAR-34':
        'Bei gleicher Stärke gibt es weder Sieger noch Verlierer. Ihr streicht beide durch, was über und unter dem betreffenden Kästchen steht.',
      'INS-WAR-35': 'Sind alle Kriege vorbei, ist es auch die Runde, und die nächste folgt.',
      'INS-WAR-36':
        'Was unter die Einsatzlinie geraten ist, bleibt neuen Einheiten verschlossen, sofern kein Effekt es öffnet. Schon gezeichnete Einheiten bleiben, und jeder Knotenpunkt zählt für seinen Sektor.',
    },
  },
  {
    id: 'INS-PROD',
    title: 'Produktion-Ereignisse',
    rules: {
      'INS-PROD-01': 'Zur Produktion kommt es dreimal: je einmal in den Phasen II, III und IV.',
      'INS-PROD-02':
        'Du beanspruchst auf der Tafel Industrie so viele Handelswaren, wie du im Wirtschaftsplan „+1 Handelsware“ freigeschaltet hast.',
      'INS-PROD-03': 'Ohne freigeschaltetes „+1 Handelsware“ gehst du leer aus.',
      'INS-PROD-04': 'Deine Tafel bietet nur eine begrenzte Zahl von Handelswaren. Was darüber hinausginge, verfällt.',
      'INS-PROD-05':
        'Das ist alles: keine aktive Tafel, keine Würfel. Haben alle beansprucht, folgt die nächste Runde.',
    },
  },
  {
    id: 'INS-COUNCIL',
    title: 'Galaktischer-Rat-Ereignisse',
    rules: {
      'INS-COUNCIL-01': 'Der Galaktische Rat tagt dreimal, in den Phasen II, III und IV.',
      'INS-COUNCIL-02':
        'Zuerst beanspruchst du auf der Tafel Industrie so viele Stimmen, wie du im Wirtschaftsplan „+1 Stimme“ freigeschaltet hast.',
      'INS-COUNCIL-03':
        'Du beanspruchst mindestens eine Stimme, denn das erste „+1 Stimme“ ist bei allen freigeschaltet. Nur wenn der Vorrat erschöpft ist, gehst du leer aus.',
      'INS-COUNCIL-04':
        'Erst nach dem Beanspruchen der Stimmen deckt der Sprecher die Agenda der Phase auf, zu der das Ereignis gehört.',
      'INS-COUNCIL-05':
        'Eine Agenda kann auf zwei Arten ausgehen, „Dafür“ oder „Dagegen“. Du unterstützt eine dieser Alternativen oder enthältst dich.',
      'INS-COUNCIL-06':
        'In Schritt 1 wird die Agenda vorgelesen und ihr dürft darüber reden, auf welchem Weg auch immer. Versprechen binden niemanden.',
      'INS-COUNCIL-07': 'In Schritt 2 wählst du geheim eine Seite und notierst, wie viele Stimmen du dafür abgibst.',
      'INS-COUNCIL-08':
        'Willst du dich enthalten, lässt du das Abstimmungskästchen leer. Eine Seite mit 0 Stimmen gilt ebenfalls als Enthaltung.',
      'INS-COUNCIL-09':
        'Abgeben kannst du nur Stimmen, die du hast: beansprucht und noch nicht ausgegeben. „Kostenlose“ Stimmen aus einem Effekt kommen hinzu.',
      'INS-COUNCIL-10':
        'In Schritt 3 werden die Stimmen im Uhrzeigersinn ab der linken Seite des Sprechers gezeigt und für beide Seiten zusammengezählt. Hier werden alle auf einmal geöffnet, denn die Reihenfolge ändert nichts.',
      'INS-COUNCIL-11':
        'In Schritt 4 setzt sich die Seite mit der größeren Stimmenzahl durch, und alle handeln ihre Alternative ab.',
      'INS-COUNCIL-12':
        'Bei Gleichstand, auch bei 0 zu 0, entscheidet ein schwarzer Würfel. Hier steht Einfluss, auf zwei seiner sechs Seiten, für „Dafür“, Baustoff oder Forschung für „Dagegen“.',
      'INS-COUNCIL-13':
        'In Schritt 5 streichst du je abgegebener Stimme eine deiner Stimmen durch, ob deine Seite gewonnen hat oder nicht. Bis dahin gelten sie als noch nicht ausgegeben.',
      'INS-COUNCIL-14':
        'Am Ende von Schritt 5 werden die Abstimmungskästchen und das Wahlergebnis gelöscht. Das erledigt hier das Programm.',
      'INS-COUNCIL-15': 'Der Rat geht auseinander, und es folgt die nächste Runde.',
    },
  },
];
