import type { RuleChapter } from '@orrery/kernel';

export const cards: readonly RuleChapter[] = [
  {
    id: 'TI4-AC',
    title: 'Aktionskarten',
    rules: {
      'TI4-AC-01':
        'Aktionskarten wirken einmal. Du bekommst sie in der Statusphase, durch Politik, durch Erkundung und andere Effekte.',
      'TI4-AC-02': 'Du darfst nie mehr als 7 auf der Hand haben, außer ein Effekt ändert diese Zahl.',
      'TI4-AC-03':
        'Eine Karte mit der Überschrift „Aktion“ braucht eine eigene Aktion; die anderen werden in dem Moment ausgespielt, den sie nennen.',
      'TI4-AC-04': 'Zwei Karten desselben Namens können nicht in einem Moment auf dasselbe gespielt werden.',
      'TI4-AC-05': 'Manche Aktionskarten negieren andere.',
      'TI4-AC-06':
        'Wollen mehrere zugleich ausspielen, entscheidet in der Aktions- und der Statusphase die Initiative; in der Agendaphase geht es im Uhrzeigersinn vom Sprecher aus.',
      'TI4-AC-07': 'Mit zu vielen Karten legst du sofort ab, bevor du eine davon ausspielen oder handeln kannst.',
      'TI4-AC-08':
        'Du sagst eine Karte mit allen Zielen an und was du dafür ausgibst. Dann kann sie negiert werden; dann zahlst du, sie wirkt, und sie wird abgelegt.',
      'TI4-AC-09':
        'Eine negierte Karte bewirkt nichts, kostet nichts und wird abgelegt. Sie gilt nicht als ausgespielt, also darf eine weitere folgen.',
      'TI4-AC-10':
        'Was gezogen, geworfen oder erforscht wird, entscheidet sich erst, wenn die Karte nicht mehr negiert werden kann.',
      'TI4-AC-11': 'Eine Karte, die später wirkt, etwa eine Prognose, kann nur beim Ausspielen negiert werden.',
      'TI4-AC-12': 'Karten, die Einheiten schaden, können nicht auf deine eigenen zielen.',
      'TI4-AC-13':
        'In der Statusphase wird in Initiativereihenfolge gezogen. Ziehst du mehrere, nimmst du alle und legst ab, bevor der Nächste zieht.',
      'TI4-AC-14': 'Überzählige Karten werden abgelegt, bevor der Ablagestapel für den nächsten Spieler gemischt wird.',
    },
  },
  {
    id: 'TI4-ABL',
    title: 'Fähigkeiten und Zeitpunkte',
    rules: {
      'TI4-ABL-01': 'Eine Fähigkeit mit der Überschrift „Aktion“ ist die Aktion deines Zuges.',
      'TI4-ABL-02':
        '„Bevor“ und „nachdem“ heißen unmittelbar davor und danach; „wenn“ heißt, während es geschieht, und ändert es oft. Bei einem Ereignis kommen alle „wenn“ vor allen „nachdem“, und diese vor jedem „bevor“ des nächsten.',
      'TI4-ABL-03':
        'Jede Fähigkeit kann je Ereignis einmal genutzt werden und kein Bestandteil zweimal in einem Moment. Jede Einheit auf dem Spielplan ist ein eigener Bestandteil.',
      'TI4-ABL-04':
        'In einem Moment nutzen die Spieler reihum je eine Fähigkeit, in der Reihenfolge der Phase, bis alle nacheinander verzichtet haben. Hast du verzichtet und handelt danach jemand, darfst du wieder handeln.',
      'TI4-ABL-05':
        'Was „darf“ sagt, ist deine Wahl; anderer Text im Spiel befindlicher Bestandteile muss befolgt werden.',
      'TI4-ABL-06':
        'Eine Fähigkeit wird so vollständig wie möglich ausgeführt. Von Teilen, die „und“ verbindet, geschieht jeder, soweit es geht.',
      'TI4-ABL-07':
        '„Um zu“ oder ein Strichpunkt steht zwischen Preis und Wirkung: ohne den ganzen Preis keine Wirkung. „Dann“ macht das Folgende davon abhängig, dass das Vorige getan wurde.',
      'TI4-ABL-08': 'Ein Effekt mit Dauer gilt so lange, auch wenn seine Quelle fort ist.',
      'TI4-ABL-09':
        'Eine Fähigkeit, die du in einem Moment erhältst, darf darin noch genutzt werden. Manche prüfen ihre Bedingung beim Ereignis, andere, wenn sie wirken.',
      'TI4-ABL-10':
        'Während eine Fähigkeit ausgeführt wird, kann keine andere genutzt werden, außer solchen, die ihre Schritte auslösen.',
      'TI4-ABL-11':
        'Einheitenfähigkeiten sind Jägerabwehr, Bombardement, Einsatz, Planetarer Schild, Produktion, Weltraumkanone und Schadensresistenz. Der Kampfwert ist keine.',
      'TI4-ABL-12': 'Eine Karte mit mehreren Absätzen hat ebenso viele einzelne Fähigkeiten.',
      'TI4-ABL-13':
        'Sollst du tun, was schon ganz erfüllt ist, etwa einen vollen Bestand auffüllen, zählt es trotzdem als getan.',
      'TI4-ABL-14':
        'Gefragt wirst du nur, wenn du handeln könntest, doch wie der Tisch wartet, darf nicht verraten, wer welche verdeckten Karten hat.',
    },
  },
  {
    id: 'TI4-OBJ',
    title: 'Aufträge',
    rules: {
      'TI4-OBJ-01':
        'Fünf öffentliche Aufträge der ersten Stufe zu 1 Punkt und fünf der zweiten zu 2 werden ausgelegt. Zwei der ersten liegen zu Beginn offen, und jede Runde wird einer mehr aufgedeckt.',
      'TI4-OBJ-02': 'Die zweite Stufe kommt erst, wenn alle der ersten offen liegen.',
      'TI4-OBJ-03': 'In der Statusphase darfst du höchstens einen öffentlichen und einen geheimen Auftrag werten.',
      'TI4-OBJ-04': 'Du hast höchstens drei geheime Aufträge, gewertete und nicht gewertete zusammen.',
      'TI4-OBJ-05':
        'Kontrollierst du nicht alle Planeten deines Heimatsystems, kannst du keine öffentlichen Aufträge werten.',
      'TI4-OBJ-06':
        'Ein geheimer Auftrag nennt die Phase, in der er gewertet wird: Aktion, Status oder Agenda. In der Aktionsphase darfst du beliebig viele werten, doch nur einen während oder nach jedem Kampf.',
      'TI4-OBJ-07':
        'Was er verlangt, muss im Moment der Wertung erfüllt sein, und was er kostet, wird dann gezahlt. Aufträge der Statusphase betrachten nur die Statusphase.',
      'TI4-OBJ-08': 'Jeden Auftrag wertest du einmal. Denselben öffentlichen dürfen beliebig viele Spieler werten.',
      'TI4-OBJ-09': 'In der Statusphase wird in Initiativereihenfolge gewertet, jeder beide Aufträge zusammen.',
      'TI4-OBJ-10':
        'Aufträge der Aktions- und der Agendaphase werden gewertet, sobald sie in dieser Phase erfüllt sind, auch von nicht aktiven Spielern.',
      'TI4-OBJ-11':
        'Ein Raumkampf und jeder Bodenkampf sind eigene Kämpfe. Die Jägerabwehr gehört zum Kampf, Weltraumkanone und Bombardement nicht.',
      'TI4-OBJ-12': 'Wo Einheiten zerstört werden sollen, zählt jeder zerstörende Effekt, Entfernen aber nicht.',
      'TI4-OBJ-13': 'Ein gewerteter geheimer Auftrag wird gezeigt und bleibt offen vor dir liegen.',
      'TI4-OBJ-14':
        'Ziehst du mehr, als du haben darfst, gibst du einen nicht gewerteten geheimen Auftrag zurück und mischst. Hast du drei gewertet, geht die neue Karte zurück.',
      'TI4-OBJ-15': 'Ein öffentlich gewordener geheimer Auftrag ist in keiner Hinsicht mehr geheim.',
      'TI4-OBJ-16':
        'Wo du Planeten kontrollieren musst, zählen auch solche ohne Einheiten. Wo du Einheiten haben musst, zählen Schiffe, Bodentruppen und Gebäude.',
    },
  },
];
