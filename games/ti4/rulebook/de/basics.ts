import type { RuleChapter } from '@orrery/kernel';

export const basics: readonly RuleChapter[] = [
  {
    id: 'TI4-GEN',
    title: 'Grundlagen',
    rules: {
      'TI4-GEN-01':
        'Du führst eine Fraktion, die erkundet, sich ausbreitet, produziert und um die Galaxis kämpft. Sobald der galaktische Rat auf Mecatol Rex eröffnet ist, können seine Gesetze und Direktiven die Regeln ändern.',
      'TI4-GEN-02':
        'Eine Spielrunde hat vier Phasen in dieser Reihenfolge: Strategie, Aktion, Status, Agenda. Die Agendaphase entfällt, bis der Rat eröffnet ist.',
      'TI4-GEN-03':
        'Das Spiel kann nicht ewig dauern, denn die öffentlichen Aufträge gehen aus. Die 9. Runde ist die letzte: 2 Aufträge liegen zu Beginn offen, in jeder der ersten 8 Runden kommt einer hinzu.',
      'TI4-GEN-04':
        'In Kurznotizen heißt ein Pfeil „erhalten“: Links steht der Preis, und steht dort nichts, ist es kostenlos. Ein Unendlichzeichen bedeutet, dass du den Tausch wiederholen darfst, solange du zahlen kannst.',
      'TI4-GEN-05':
        'Eine erschöpfte Karte ist benutzt: Sie bewirkt nichts mehr, bis sie wieder spielbereit ist, in der Regel in der Statusphase.',
      'TI4-GEN-06': 'Was vernichtet wird, verlässt das Spiel für immer.',
      'TI4-GEN-07':
        'Kommandomarker sind die dreieckigen Teile, Kontrollmarker die rechteckigen, die übrigen Marker die runden. Jedes Teil hat hier einen Namen und behält ihn.',
      'TI4-GEN-08':
        'Eine Karte geht diesen Regeln vor, wo beide einander widersprechen, doch nur so weit, wie man nicht beidem folgen kann. Diese Regeln gehen wiederum jeder Einführung vor.',
      'TI4-GEN-09':
        '„Kann nicht“ ist unbedingt und schlägt jede Erlaubnis. Stoßen zwei solche Effekte zusammen, schlägt der dauerhafte den einmaligen und ein ermöglichender den negierenden.',
      'TI4-GEN-10':
        'Würfel haben zehn Seiten und zeigen 1 bis 10; eine 0 zählt als 10. Du darfst so viele werfen, wie nötig sind.',
      'TI4-GEN-11':
        'Sagt eine Fähigkeit, dass ihre Karte vernichtet wird, so geschieht es, auch wenn sie nur zum Teil ausgeführt werden konnte. Vernichtetes kehrt nie zurück.',
      'TI4-GEN-12':
        '„Bis zu“, „beliebig viele“ und „jede“ können auch keine heißen. Ein Effekt mit fester Zahl von Zielen kann nicht begonnen werden, wenn es nicht so viele gibt.',
      'TI4-GEN-13':
        'Ein leerer Stapel wird sofort durch seinen gemischten Ablagestapel ersetzt, ohne vernichtete Karten. Relikte haben keinen Ablagestapel: Ihr Stapel bleibt leer.',
    },
  },
  {
    id: 'TI4-GOAL',
    title: 'Sieg und Spielende',
    rules: {
      'TI4-GOAL-01':
        'Wer das Ziel zuerst erreicht, gewinnt. Es sind 10 Siegpunkte oder 14 im langen Spiel, wie ihr es vorher vereinbart.',
      'TI4-GOAL-02':
        'Die meisten Punkte kommen von Aufträgen, öffentlichen und geheimen. Andere kommen vom Hütermarker, von Imperium mit Mecatol Rex, von Unterstützung für den Thron und von manchen Agenden, Aktionskarten und Relikten.',
      'TI4-GOAL-03':
        'Muss der Sprecher einen öffentlichen Auftrag aufdecken und liegen alle zehn offen, endet das Spiel sofort. Wer die meisten Punkte hat, gewinnt; bei Gleichstand der Erste in der Initiativereihenfolge.',
      'TI4-GOAL-04':
        'Hat jemand beim Werten in der Statusphase das Ziel erreicht, werden ihre weiteren Schritte nicht mehr gespielt.',
      'TI4-GOAL-05':
        'Das Spiel endet in dem Augenblick, in dem ein Spieler das Ziel erreicht, gleich in welcher Phase. Was noch anstand, wird nicht mehr ausgeführt.',
      'TI4-GOAL-06':
        'Erreichen es mehrere zugleich, gewinnt der Erste in der Initiativereihenfolge. Ohne Strategiekarten ist es der, der dem Sprecher im Uhrzeigersinn am nächsten sitzt, der Sprecher selbst zuerst.',
      'TI4-GOAL-07': 'Dein Punktestand ist für alle sichtbar und geht nie über das Ziel hinaus.',
      'TI4-GOAL-08': 'Du beginnst mit 0 Punkten. Ein verlorener Punkt senkt deinen Stand, hier nie unter 0.',
      'TI4-GOAL-09':
        'Ein Effekt auf den Spieler mit den meisten oder wenigsten Punkten gilt für alle, die gleichauf liegen.',
      'TI4-GOAL-10':
        'Ein durch ein Gesetz erhaltener Punkt bleibt dir, wenn das Gesetz verschwindet, außer die Karte sagt es anders.',
      'TI4-GOAL-11':
        'Im Spiel bis 14 Punkte ist nur das Ziel anders: Aufträge, Stapel und das erzwungene Ende bleiben gleich.',
    },
  },
  {
    id: 'TI4-COMP',
    title: 'Spielmaterial',
    rules: {
      'TI4-COMP-01':
        'Deine Fraktion bringt ihren Bogen mit, ihre Starttechnologien, 17 Kontrollmarker, 16 Kommandomarker, ihr Heimatsystem mit Planetenkarten, zwei Fraktionstechnologien, eine Vertragskarte, drei Anführer und eine Mechkarte. Eine Fraktion hat zwei Vertragskarten, eine andere fünf Anführer.',
      'TI4-COMP-02':
        'Kontrollmarker zeigen gewertete Aufträge, Planeten ohne Einheiten und deinen Punktestand. Sie gehen hier nie aus.',
      'TI4-COMP-03':
        'Ein Kommandomarker zeigt im Flottenpool seine Flottenseite, sonst die andere. Das hat keine weitere Wirkung, als den Pool zu zeigen.',
      'TI4-COMP-04':
        'Die Farben unterscheiden sich sonst nicht: Jede hat 63 Einheiten aus Plastik, einen Kommandobogen, einen Anführerbogen, 33 Technologien und 5 Vertragskarten. Von den Technologien haben 24 eine Farbe, 9 werten Einheiten auf.',
      'TI4-COMP-05':
        'Du hast 3 Raumwerften, 6 PVS, 4 Mechs, 12 Infanterien, 10 Jäger, 8 Zerstörer, 8 Kreuzer, 4 Träger, 5 Schlachtschiffe, 2 Kriegssonnen und 1 Flaggschiff.',
      'TI4-COMP-06':
        'Marker dürfen für weitere Jäger und Infanterien stehen, wenn mindestens eine Figur dieser Art dabei ist. Mechs haben keine Marker: Du hast 4.',
      'TI4-COMP-07':
        'Außer Jägern und Infanterie hast du nur so viele Einheiten wie Figuren. Kontrollmarker, Handelswaren, Massenprodukte sowie Marker für Jäger und Infanterie sind unbegrenzt; alle übrigen nur so viele wie in der Schachtel.',
      'TI4-COMP-08':
        'Ein Marker für Jäger oder Infanterie ohne Figur seiner Art daneben muss durch eine aus deinem Nachschub gedeckt werden. Hast du keine, wird die Einheit zerstört.',
      'TI4-COMP-09':
        'So kannst du Jäger in höchstens 10 Systemen haben und Infanterie an 12 Orten, Planeten und Weltraumbereiche zusammen.',
      'TI4-COMP-10':
        'Du darfst jederzeit Marker gegen Figuren derselben Art und große gegen kleine Marker tauschen; das ist keine Aktion und löst nichts aus.',
      'TI4-COMP-11':
        'Fehlt dir eine Art im Nachschub, wenn du eine solche Einheit platzierst oder produzierst, darfst du zuerst eine vom Spielplan nehmen, aus einem System ohne deinen Kommandomarker. Sie muss sofort platziert werden und kommt unbeschädigt an; niemand kann dich dazu zwingen.',
      'TI4-COMP-12':
        'Dasselbe darfst du tun, um eine Einheit zu ersetzen, nicht aber für Einsatz: Der nimmt nur Einheiten aus deinem Nachschub.',
      'TI4-COMP-13':
        'Dein Nachschub sind die Einheiten und Kommandomarker, die weder auf dem Spielplan noch auf einem Kommandobogen liegen noch gekapert sind.',
      'TI4-COMP-14':
        'Ohne Kommandomarker im Nachschub kannst du keinen erhalten. Legt ein Effekt einen von deinen auf den Spielplan, nimm ihn aus einem Pool deiner Wahl, außer dort liegt schon einer von dir.',
    },
  },
  {
    id: 'TI4-INFO',
    title: 'Offenes und Verdecktes',
    rules: {
      'TI4-INFO-01':
        'Deine Aktionskarten, Vertragskarten auf der Hand und nicht gewerteten geheimen Aufträge sind verdeckt. Technologien, Anführer, Planeten, Relikte, Fragmente und gewertete Aufträge liegen offen.',
      'TI4-INFO-02': 'Erkundungskarten werden allen gezeigt, bevor sie wirken.',
      'TI4-INFO-03':
        'Jeder darf wissen, wie viele Aktionskarten, Vertragskarten und geheime Aufträge du hast und wie viele Kommandomarker, Handelswaren und Massenprodukte.',
      'TI4-INFO-04':
        'Deine eigenen verdeckten Karten darfst du zeigen, wie du willst, nicht aber die Agenden, die du durch Politik siehst.',
      'TI4-INFO-05':
        'Dass eine Vertragskarte den Besitzer wechselt, sehen alle; welche es ist, darf unter euch beiden bleiben, außer sie muss sofort ausgespielt werden.',
      'TI4-INFO-06':
        'Deinen Technologiestapel darfst du jederzeit durchsehen. Ablagestapel und vernichtete Karten sind für alle offen.',
      'TI4-INFO-07': 'Eine Karte, die ein Effekt vom Ablagestapel nimmt, wird offen genommen.',
    },
  },
];
