import type { RuleChapter } from '@orrery/kernel';

export const basics: readonly RuleChapter[] = [
  {
    id: 'SR-GEN',
    title: 'Das Ziel des Spiels',
    rules: {
      'SR-GEN-01':
        'Du hast es mit drei Werten zu tun: Mit Handel bezahlst du neue Karten, mit Kampf triffst du Gegner und ihre Basen, und Autorität ist Punktestand und Lebenskraft in einem.',
      'SR-GEN-02':
        'Du beginnst mit 50 Autorität. Andere Werte gibt es nur in den Modi Hydra, Imperator und Raid und wo eine Szenariokarte es sagt.',
      'SR-GEN-03':
        'Fällt deine Autorität auf null oder darunter, bist du besiegt. Orrery prüft das gleich nach jeder Änderung, lässt gleichzeitige Änderungen aber erst zu Ende gehen, und zeigt nie einen Wert unter 0.',
      'SR-GEN-04':
        'Im Grundspiel gewinnt, wer alle Gegner auf null bringt. Ein Unentschieden kann nicht vorkommen, denn im eigenen Zug kostet dich nichts Autorität. Damit keine Partie ewig dauert, beendet Orrery sie nach Runde 100 (oder 50 oder 200, wie der Tisch es wählt): Die höchste Autorität gewinnt, und bei Gleichstand gewinnt, wer später am Zug ist.',
      'SR-GEN-05': 'Für Autorität gibt es keine Obergrenze: Du kannst weit über deinen Startwert hinauskommen.',
      'SR-GEN-06': 'Wenn eine Karte diesen Regeln widerspricht, gilt die Karte.',
      'SR-GEN-07':
        'Diese allgemeinen Regeln gelten in der Kampagne und in allen anderen Modi, solange ein Modus sie nicht ändert.',
      'SR-GEN-08':
        'Ein Rat: Ist Star Realms neu für dich, dann spiele zuerst eine einfache Partie nach den allgemeinen Regeln und beginne danach die Kampagne.',
    },
  },
  {
    id: 'SR-SETUP',
    title: 'Aufbau einer Standardpartie',
    rules: {
      'SR-SETUP-01': 'Das Los entscheidet, wer beginnt.',
      'SR-SETUP-02':
        'Alle fangen bei 50 Autorität an. Am Tisch würdest du ein Punkterad drehen; hier zählt Orrery mit.',
      'SR-SETUP-03':
        'Dein persönliches Deck besteht aus 8 Aufklärern und 2 Nattern. Gemischt liegt es verdeckt als dein Nachziehstapel vor dir.',
      'SR-SETUP-04':
        'Karten für persönliche Decks, die niemand braucht, bleiben in der Schachtel und spielen nicht mit.',
      'SR-SETUP-05':
        'Anfangen ist ein Vorteil: Deshalb zieht der erste Spieler zu Beginn nur 3 Karten, der zweite 5. Eine schwache Hand kann man nicht tauschen.',
      'SR-SETUP-06': 'Deine Starthand ziehst du nur aus deinem eigenen persönlichen Deck.',
      'SR-SETUP-07': 'Jede Karte, die du ziehst, kommt sofort auf deine Hand.',
      'SR-SETUP-08': 'Deine Hand darfst du jederzeit ansehen; die Hand des Gegners bleibt dir verborgen.',
      'SR-SETUP-09': 'Was du spielst, liegt offen in deinem eigenen Bereich: Diese Karten sind im Spiel.',
      'SR-SETUP-10':
        'Außerdem hast du einen eigenen Ablagestapel. Er ist zu Beginn leer, liegt offen, und alle dürfen ihn jederzeit durchsehen.',
      'SR-SETUP-11': 'Ein gemeinsamer Spielplan in der Mitte ist für alle da.',
      'SR-SETUP-12': 'Alle 20 Entdecker liegen offen als ein Stapel auf ihrem Feld des Spielplans.',
      'SR-SETUP-13':
        'Die anderen 60 Karten des Kampagnen-Pakets bilden gemischt und verdeckt das Handelsdeck auf dem Spielplan. Eine gewöhnliche Partie nimmt unveränderte Karten; ein Tisch, der aus einer Kampagne eröffnet wird, nimmt deren Karten samt ihren Verbesserungen.',
      'SR-SETUP-14':
        'Zwischen Entdeckern und Handelsdeck ist Platz für fünf Karten: die Handelsreihe. Decke dafür die obersten fünf Karten des Handelsdecks auf; Erwerbsfähigkeiten bewirken dabei noch nichts.',
      'SR-SETUP-15': 'Der Schrotthaufen hat seinen Platz jenseits des Handelsdecks. Am Anfang liegt dort keine Karte.',
      'SR-SETUP-16':
        'Was du verschrottest, kommt offen auf den Schrotthaufen und kehrt in dieser Partie nicht zurück. Nur Entdecker gehen wieder auf ihren Stapel.',
    },
  },
  {
    id: 'SR-TURN',
    title: 'Ablauf eines Zuges',
    rules: {
      'SR-TURN-01':
        'Du und deine Gegner seid abwechselnd am Zug. Verlangt eine Karte etwas von jemand anderem, etwa eine Karte abzuwerfen, geschieht das sofort, mitten in deinem Zug.',
      'SR-TURN-02': 'Jeder Zug durchläuft Hauptphase, Ablagephase und Nachziehphase, immer in dieser Reihenfolge.',
      'SR-TURN-03':
        'In deiner Hauptphase darfst du all das beliebig oft und in jeder Reihenfolge tun: Karten spielen, nutzen, was deine Basen und Schiffe im Spiel können, mit Handel neue Karten kaufen und mit Kampf Gegner oder Basen angreifen.',
      'SR-TURN-04': 'In der Hauptphase ist nichts Pflicht. Sie dauert, bis du sie für beendet erklärst.',
      'SR-TURN-05': 'Sobald du deine neuen Karten gezogen hast, ist dein Zug vorbei.',
      'SR-TURN-06': 'Ab drei Personen geht es reihum im Uhrzeigersinn. Modi mit Teams haben ihre eigene Reihenfolge.',
    },
  },
  {
    id: 'SR-PLAY',
    title: 'Karten spielen',
    rules: {
      'SR-PLAY-01': 'Eine Karte zu spielen kostet nichts: Sie kommt aus deiner Hand offen ins Spiel.',
      'SR-PLAY-02': 'Karten gibt es vor allem in zwei Arten: Schiffe und Basen.',
      'SR-PLAY-03':
        'Die Primärfähigkeit eines Schiffes geschieht in dem Moment, in dem du es spielst. Geh den Text der Reihe nach durch und tu, was möglich ist; freigestellt ist dir nur, was mit „du darfst“ beginnt. Bevor das erledigt ist, geschieht nichts anderes.',
      'SR-PLAY-04':
        'Verbündeten- und Verschrottungsfähigkeit eines Schiffes stehen dir frei: In der Hauptphase nutzt du eine, beide oder keine, sobald erfüllt ist, was sie verlangen.',
      'SR-PLAY-05': 'Deine Schiffe bleiben vor dir liegen, bis die Ablagephase sie auf deinen Ablagestapel bringt.',
      'SR-PLAY-06':
        'Du musst nicht alles spielen. Aufheben kannst du aber nichts: Was noch auf deiner Hand ist, legst du in der Ablagephase ab.',
    },
  },
];
