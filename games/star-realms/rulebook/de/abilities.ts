import type { RuleChapter } from '@orrery/kernel';

export const abilities: readonly RuleChapter[] = [
  {
    id: 'SR-BASE',
    title: 'Basen und Außenposten',
    rules: {
      'SR-BASE-01':
        'Spielst du eine Basis, muss noch nichts geschehen. Nutze ihre Primärfähigkeit in der Hauptphase, wann du willst, oder lass es bleiben.',
      'SR-BASE-02':
        'Basen bleiben über das Ende des Zuges hinaus liegen, bis jemand sie zerstört oder sie verschrottet werden.',
      'SR-BASE-03': 'In jedem deiner späteren Züge ist die Basis wieder bereit, jede ihrer Fähigkeiten einmal.',
      'SR-BASE-04':
        'Die Zahl im Schild unten rechts ist die Verteidigung der Basis. Ein grauer Schild steht für eine gewöhnliche Basis, ein schwarzer für einen Außenposten. Effekte können die Verteidigung ändern: Es zählt der Wert in diesem Augenblick, und er sinkt nie unter 1.',
      'SR-BASE-05':
        'Füge einer Basis im Lauf eines Zuges so viel Schaden zu, wie ihre Verteidigung beträgt, und sie ist zerstört. Sinkt ihre Verteidigung auf den Schaden, den sie in diesem Zug schon hat, fällt sie sofort.',
      'SR-BASE-06':
        'Schaden, der nicht gereicht hat, verfällt mit dem Ende des Zuges. Nur auf den Basen des Bosses, im Raid, bleibt er länger.',
      'SR-BASE-07':
        'Eine zerstörte Basis kommt auf den Ablagestapel ihres Besitzers. Verschrottet ist sie damit nicht: Er wird sie wieder ziehen.',
      'SR-BASE-08':
        'Ein Außenposten schützt dich vom ersten Moment an, solange er im Spiel ist: Niemand kann dich angreifen.',
      'SR-BASE-09':
        'Hinter deinen Außenposten sind auch deine anderen Basen sicher: Gegner können sie weder angreifen noch als Ziel wählen. Das endet, wenn dein letzter Außenposten aus dem Spiel ist, auf welchem Weg auch immer.',
      'SR-BASE-10':
        'Die Außenposten selbst kann man immer angreifen und als Ziel wählen; mit welchem begonnen wird, entscheidet der Angreifer.',
      'SR-BASE-11': 'Eine Basis, die kein Außenposten ist, schützt dich nicht.',
      'SR-BASE-12':
        'Wo eine Karte von Basen spricht oder den Schild zeigt, sind gewöhnliche Basen und Außenposten gemeint. Haben Basen +1 Verteidigung, gilt das auch für Außenposten.',
      'SR-BASE-13':
        'Außenposten stehen nur Gegnern im Weg. Deine eigenen Effekte erreichen alle deine Basen ungehindert.',
    },
  },
  {
    id: 'SR-ACTION',
    title: 'Fähigkeiten nutzen',
    rules: {
      'SR-ACTION-01':
        'In deiner Hauptphase nutzt du die Fähigkeiten deiner Karten im Spiel, wann es dir passt. Zwei Arten haben ihren eigenen Zeitpunkt: Erwerbsfähigkeiten und die Primärfähigkeiten von Schiffen.',
      'SR-ACTION-02':
        'Jede Fähigkeit jeder Karte wirkt einmal pro Zug. Verlässt eine Karte das Spiel und kehrt im selben Zug zurück, fängt sie von vorn an.',
      'SR-ACTION-03':
        'Handel und Kampf, die du erhältst, sammeln sich im Handelsvorrat und im Kampfvorrat. Gib sie später in dieser Hauptphase aus, wann du sie brauchst.',
      'SR-ACTION-04': 'Autorität, die du erhältst, zählt sofort.',
      'SR-ACTION-05': 'Hat eine Fähigkeit mehrere Effekte, bekommst du sie alle.',
      'SR-ACTION-06':
        'Lässt dir eine Fähigkeit die Wahl, bekommst du, was du aussuchst. Du entscheidest beim Nutzen, und dabei bleibt es. Zurücknehmen lässt Orrery dich bis zu dem letzten Moment, in dem jemand etwas Neues erfahren hat, weiter nur, wenn alle einverstanden sind.',
      'SR-ACTION-07':
        'Müssen wegen einer Fähigkeit mehrere entscheiden, beginnt, wer am Zug ist, und die anderen folgen im Uhrzeigersinn. In der Hydra, wo ein ganzes Team am Zug ist, beginnt, wer die Fähigkeit nutzt.',
      'SR-ACTION-08':
        'Alle entscheiden in Kenntnis dessen, was vorher geschah. Müssen alle eine Karte abwerfen, sieht man zuerst die des Spielers am Zug, dann die seines linken Nachbarn und so weiter um den Tisch.',
      'SR-ACTION-09':
        'Eine Erwerbsfähigkeit wirkt, wenn du ihre Karte bekommst: Zuerst kommt die Karte wie gewohnt auf den Ablagestapel, dann führst du den Effekt aus.',
      'SR-ACTION-10': 'Deine Vorräte gelten nur für diesen Zug. Was du nicht ausgibst, ist in der Ablagephase weg.',
    },
  },
  {
    id: 'SR-ALLY',
    title: 'Verbündetenfähigkeiten',
    rules: {
      'SR-ALLY-01':
        'Ein Fraktionssymbol vor einem Text kennzeichnet eine Verbündetenfähigkeit und nennt die Fraktion, die sie braucht. Sind zwei genannt, genügt eine davon.',
      'SR-ALLY-02':
        'In deinem Zug ist eine Verbündetenfähigkeit ausgelöst, also nutzbar, sobald du eine Karte der verlangten Fraktion im Spiel hast. Das bleibt sie bis zum Ende des Zuges, auch wenn die helfende Karte vorher das Spiel verlässt.',
      'SR-ALLY-03': 'Es braucht eine zweite Karte: Keine löst ihre eigene Verbündetenfähigkeit aus.',
      'SR-ALLY-04':
        'Welche Karte du zuerst spielst, ist gleich. Kommt dein zweites Schiff des Sternenimperiums ins Spiel, sind die Verbündetenfähigkeiten dieser Fraktion auf beiden bereit.',
      'SR-ALLY-05':
        'Eine ausgelöste Verbündetenfähigkeit wartet auf dich: Nutze sie irgendwann in der Hauptphase oder gar nicht. Hat eine Karte zwei davon, wird jede für sich ausgelöst und genutzt.',
      'SR-ALLY-06':
        'Schiffe und Basen helfen gleichermaßen, auch eine Basis, die schon seit mehreren Zügen daliegt. Eine Karte kann beliebig viele Verbündetenfähigkeiten auslösen.',
      'SR-ALLY-07': 'Nur deine eigenen Karten im Spiel helfen dir, nicht die eines Gegners oder Teammitglieds.',
      'SR-ALLY-08':
        'Die helfende Karte braucht genau die genannte Fraktion; eine andere gemeinsame Fraktion nützt nichts. Und beide müssen zugleich im Spiel gewesen sein: Eine vorher verschrottete Karte hilft nicht.',
    },
  },
  {
    id: 'SR-SCRAP',
    title: 'Karten verschrotten',
    rules: {
      'SR-SCRAP-01':
        'Das Schrottsymbol kennzeichnet eine Verschrottungsfähigkeit. Um sie in der Hauptphase zu nutzen, bringst du die Karte aus dem Spiel auf den Schrotthaufen; aus der Hand geht es nicht.',
      'SR-SCRAP-02': 'Eine verschrottete Karte ist für den Rest der Partie verloren.',
      'SR-SCRAP-03':
        'In ein und demselben Zug kann dir eine Karte Primärfähigkeit, Verbündetenfähigkeit und zum Schluss ihre Verschrottungsfähigkeit bringen.',
      'SR-SCRAP-04':
        'Manche Fähigkeiten lassen dich andere Karten verschrotten, zum Beispiel aus der Hand oder dem Ablagestapel. Auch sie landen auf dem Schrotthaufen.',
      'SR-SCRAP-05':
        'Bei Entdeckern ist es anders: Wie auch immer sie verschrottet werden, sie kehren auf ihren Stapel zurück.',
      'SR-SCRAP-06':
        'Eine Verschrottungsfähigkeit bringt nur etwas, wenn du sie nutzt. Wird die Karte durch etwas anderes verschrottet, gibt sie nichts.',
      'SR-SCRAP-07':
        'Wird eine Karte der Handelsreihe verschrottet, rückt gleich die nächste aus dem Handelsdeck nach, sodass es wieder fünf sind. Verschrottet ein Effekt mehrere, wird nach jeder aufgefüllt, es sei denn, er räumt die ganze Reihe auf einmal ab.',
      'SR-SCRAP-08': 'Der Schrotthaufen liegt offen: Alle dürfen ihn durchsehen, wann sie wollen.',
      'SR-SCRAP-09':
        'Was dir eine Karte in diesem Zug schon gebracht hat, behältst du, auch wenn du sie danach verschrottest.',
      'SR-SCRAP-10': 'Ist eine Karte verschrottet, sind ihre noch ungenutzten Fähigkeiten mit ihr verloren.',
    },
  },
];
