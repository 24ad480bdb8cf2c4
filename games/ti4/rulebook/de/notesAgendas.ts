import type { RuleChapter } from '@orrery/kernel';

export const notesAgendas: readonly RuleChapter[] = [
  {
    id: 'TI4-CAG',
    title: 'Zu einzelnen Agenden',
    rules: {
      'TI4-CAG-01':
        'Bildungsfeindliche Revolution reagiert auf Erforschen, nicht auf Erhalten. Ihr Dagegen zählt alle deine Technologien.',
      'TI4-CAG-02':
        'Nach Vereinheitlichung der Streitkräfte und anderen Änderungen der Pools werden Flotten sofort geprüft.',
      'TI4-CAG-03': 'Kriegsartikel nehmen den Mechs aller Spieler jede aufgedruckte Fähigkeit außer Schadensresistenz.',
      'TI4-CAG-04':
        'Gewaltenteilung: Die Handelswaren gehen an den, der die Karte wählt, nicht an den, der sie bekommt.',
      'TI4-CAG-05':
        'Undichte Stelle: Der Auftrag ist öffentlich, sein Besitzer kann ihn nicht nochmals werten, und er zählt nicht mehr zu dessen Geheimnissen. Fällt das Gesetz weg, kann ihn niemand mehr werten; die Grenze von einem je Kampf gilt weiter.',
      'TI4-CAG-06':
        'Neuverteilung der Kolonien: Der bisherige Besitzer darf sich selbst bestimmen, wenn er die wenigsten Punkte hat. Wo keine Einheit platziert werden darf, kommt keine hin, und die Kontrolle bleibt.',
      'TI4-CAG-07':
        'Ausschussbildung wird nach den Prognosen genutzt, und Karten mit Gesetzestexten können die Wahl noch ändern.',
      'TI4-CAG-08':
        'Abrüstung gegen Entschädigung gibt alle Handelswaren auf einmal. Gebäude bleiben, außer sie sind zugleich Bodentruppen.',
      'TI4-CAG-09': 'Kriegskonventionen verbieten Bombardement gegen kulturelle Planeten, sonst nichts.',
      'TI4-CAG-10':
        'Geheime Gesetzgebung: Karten werden gespielt, nachdem der Sprecher die Alternativen genannt hat, und die verdeckte Agenda wird gezeigt, wenn sie wirkt. Müsste sie ersetzt werden, werden beide abgelegt; der Sprecher darf abstimmen.',
      'TI4-CAG-11':
        'Wirtschaftliche Gleichheit und andere Gewinne für alle lösen aus, was auf Handelswaren reagiert, Spieler für Spieler.',
      'TI4-CAG-12':
        'Reiseverbot verhindert Bewegung und Rückzug durch Alpha- und Beta-Wurmlöcher, nicht aber Weltraumkanonen, Nachbarschaft oder sonstiges Angrenzen. Eine Fraktion, die nicht gehindert werden kann, missachtet es.',
      'TI4-CAG-13': 'Exekutive Sanktionen und andere Handlimits gelten sofort.',
      'TI4-CAG-14':
        'Flottenbeschränkung zählt alle Marker im Pool, auch fremde. Was eine Fraktion darüber hinaus haben darf, bleibt.',
      'TI4-CAG-15':
        'Galaktischer Krisenpakt: Die sekundären Fähigkeiten werden sofort in Sprecherreihenfolge genutzt, ohne Marker; Ressourcen und Einfluss müssen gezahlt werden.',
      'TI4-CAG-16': 'Verlässt das Heimatschutzgesetz das Spiel, werden überzählige PVS entfernt.',
      'TI4-CAG-17':
        'Imperialer Schiedsrichter und anderer Tausch lassen Handelswaren bei dem, der die Karte gewählt hat. Bei zwei Karten wählt, wer tauscht, welche.',
      'TI4-CAG-18':
        'Ixthianisches Artefakt: Beide Technologien brauchen Voraussetzungen, und die zweite darf die erste nutzen. Einheiten werden gleichzeitig zerstört, und neben Mecatol Rex wählst du deine Verluste selbst.',
      'TI4-CAG-19': 'Minister für Handel reagiert nur auf Auffüllen und gibt alles auf einmal.',
      'TI4-CAG-20': 'Minister für Erkundung gibt eine Handelsware je Planet, eine nach der anderen.',
      'TI4-CAG-21':
        'Minister für Industrie wirkt auch, wenn eine Raumwerft durch Ersetzen kommt. Alle deine Einheiten im System dürfen Produktion zum üblichen Preis einsetzen.',
      'TI4-CAG-22':
        'Minister für Frieden und Ähnliches schneidet alles ab, was auf die Aktivierung folgen würde. Der Besitzer braucht dort keine Einheiten.',
      'TI4-CAG-23': 'Minister für Politik zieht unabhängig vom üblichen Ziehen, und nichts verdoppelt es.',
      'TI4-CAG-24':
        'Zählfehler aufgedeckt: Das Gesetz bleibt während der neuen Abstimmung in Kraft und gilt als eben aufgedeckt. Trifft es dann ein Veto, wird es abgelegt, und wer Politische Rüge verliert, verliert ihren Punkt.',
      'TI4-CAG-25':
        'Meuterei und Saat eines Imperiums geben Punkte in Sprecherreihenfolge, was das Spiel mittendrin beenden kann. Durch den Helden der Xxcha in einer anderen Phase ist es die Initiativereihenfolge.',
      'TI4-CAG-26': 'Neue Verfassung erschöpft nur Planeten in deinem eigenen Heimatsystem.',
      'TI4-CAG-27': 'Souveränität des Nexus verhindert Bewegung durch dessen Alpha- und Beta-Wurmlöcher, sonst nichts.',
      'TI4-CAG-28': 'Wer durch Politische Rüge gewählt wird, darf noch reagieren, bevor sie wirkt.',
      'TI4-CAG-29': 'Prophezeiung von Ixth geht nur durch Einsatz von Produktion verloren.',
      'TI4-CAG-30':
        'Waffenpläne veröffentlichen nimmt allen Kriegssonnen Schadensresistenz. Eine Fraktion mit Kriegssonnen, aber ohne die Technologie, besitzt diese nicht.',
      'TI4-CAG-31':
        'Wiederbewaffnung: Ohne Heimatplaneten platzierst du nichts. Du darfst einen Mech vom Spielplan zurücknehmen.',
      'TI4-CAG-32': 'Repräsentative Regierung in der Fassung der Erweiterung verbietet auch zusätzliche Stimmen.',
      'TI4-CAG-33':
        'Umverteilung der Forschungsmittel: Jede Technologie ist erlaubt, gleich wie viele Marker du hast. Für ihre Symbole gehen so viele Marker des Flottenpools wie möglich, und Spezialisierungen helfen nicht.',
      'TI4-CAG-34':
        'Durchsuchungsbefehl: Neue geheime Aufträge werden gezeigt, bevor ihr Besitzer entscheidet, welche er zurückgibt.',
      'TI4-CAG-35':
        'Gemeinsame Forschung lässt Schiffe durch Nebel. Um hineinzukommen, muss er weiter das aktive System sein, und die Grenze der Bewegung bleibt.',
      'TI4-CAG-36': 'Schwerter zu Pflugscharen lässt Mechs in Ruhe.',
      'TI4-CAG-37':
        'Wurmloch-Wiederaufbau lässt Alpha- und Beta-Systeme angrenzen und schlägt ein Reiseverbot. Sein Dagegen betrifft Wurmlöcher jeder Art.',
      'TI4-CAG-38':
        'Wurmloch-Forschung: Schiffe, bei denen nur ein Gamma- oder Delta-Wurmloch ist, verdienen die Forschung und überleben. Bodentruppen an Bord verlorener Schiffe werden entfernt, nicht zerstört.',
    },
  },
  {
    id: 'TI4-COB',
    title: 'Zu einzelnen Aufträgen',
    rules: {
      'TI4-COB-01':
        'Was ein Auftrag dich ausgeben lässt, zahlst du in der Statusphase. Jeder Planet zahlt mit einem Wert; Handelswaren helfen bei Ressourcen und Einfluss und zählen als solche, wo Handelswaren verlangt sind.',
      'TI4-COB-02':
        'Jeder für einen Auftrag ausgegebene Kommandomarker wird einzeln ausgegeben, für alles, was darauf reagiert.',
      'TI4-COB-03':
        'Ein System zählt einmal, gleich aus wie vielen Gründen. Zwei Spieler dürfen dasselbe System zählen.',
      'TI4-COB-04':
        'Zum Märtyrer werden, Die Schwachen erobern und Ähnliches gelten auch für Heimatsysteme Ausgeschiedener. Das Ausscheiden wird geprüft, bevor der Verlust eines letzten Planeten gewertet wird.',
      'TI4-COB-05':
        'Einen Freund verraten betrachtet Vertragskarten, die zu Beginn deiner Taktikaktion offen vor dir lagen. Nur der aktive Spieler kann ihn werten.',
      'TI4-COB-06':
        'Ihr größtes Schiff vernichten, Mit Präzision kämpfen und Ähnliches werden bei der Zerstörung gewertet, gewonnen oder nicht. Eine durch eigenen Effekt zerstörte Einheit zählt nicht.',
      'TI4-COB-07':
        'Deine Macht zeigen wird am Ende des Kampfs nach der Flottengrenze geprüft, gewonnen oder nicht. Einheiten, die zeitweise als Schiffe zählen, zählen mit.',
      'TI4-COB-08':
        'Die Politik bestimmen wird in der Agendaphase gewertet, zu Beginn oder nachdem ein Gesetz wirkt und vor den Prognosen.',
      'TI4-COB-09':
        'Die Debatte lenken wird kurz vor der Wirkung der Wahl gewertet, vom am Ende Gewählten, nicht aber mit einer Karte, die dieselbe Agenda gebracht hat.',
      'TI4-COB-10':
        'Für den Rand des Spielplans zählt deine eigene Heimat nicht. Andere, der Nexus und die Creuss-Heimat zählen, und Hyperraumrouten bilden keinen Rand.',
      'TI4-COB-11':
        'Für Den tiefen Raum erforschen und Ähnliches hat ein System, dessen einziger Planet zerstört wurde, keine Planeten.',
      'TI4-COB-12':
        'Für Infrastruktur verbessern und Ähnliches müssen Gebäude auf Planeten stehen: Eine Raumwerft im All zählt nicht.',
      'TI4-COB-13':
        'Den Rat einschüchtern und Feinde bedrohen betrachten nur angrenzende Systeme, nicht das genannte selbst.',
      'TI4-COB-14':
        'Geheimnisse des Kosmos ergründen braucht Schiffe in drei Systemen neben Anomalien. Eine Anomalie zählt nur, wenn sie neben einer anderen liegt.',
      'TI4-COB-15':
        'An ihrer Welt ein Exempel statuieren und Ihre Flotten zu Staub machen verlangen, dass die letzte Einheit durch die genannte Fähigkeit selbst fällt. Später platzierte Einheiten ändern nichts, und keiner verbraucht die Wertung eines Kampfs.',
      'TI4-COB-16': 'Ausdauer beweisen wird gewertet, wenn du als Letzter passt.',
      'TI4-COB-17': 'Ferne Länder beherrschen braucht zwei Planeten für zwei verschiedene Heimatsysteme.',
      'TI4-COB-18':
        'Einen Aufstand entfachen: Jeder, der mit den meisten Punkten gleichauf liegt, taugt, auch ohne Punkte. Wer allein führt, kann ihn nicht werten.',
      'TI4-COB-19': 'Bande knüpfen zählt offen vor dir liegende Vertragskarten, auch angelegte.',
      'TI4-COB-20':
        'Das Flaggschiff enthüllen misslingt, wenn das Flaggschiff in diesem Kampf zerstört wurde, auch wenn es zurückkam.',
      'TI4-COB-21':
        'Aufwertungen eines Typs zählen einmal. Kopierte Fraktionstechnologien zählen nur, solange sie kopiert sind.',
    },
  },
];
