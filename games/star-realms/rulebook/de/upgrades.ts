import type { RuleChapter } from '@orrery/kernel';

export const upgrades: readonly RuleChapter[] = [
  {
    id: 'SR-UPG',
    title: 'Karten verbessern',
    rules: {
      'SR-UPG-01':
        'In der Kampagne kannst du für ein Schiff oder eine Basis der Handelsreihe mehr Handel zahlen und die Karte beim Erwerb verbessern. In anderen Modi wird nicht verbessert; höchstens tauchen dort verbesserte Karten einer Kampagne auf.',
      'SR-UPG-02':
        'Eine Verbesserung kostet 2 Handel für ein Schiff und 3 Handel für eine Basis, auch für einen Außenposten, ob die Karte billig oder teuer ist. Eine Szenariokarte kann das senken.',
      'SR-UPG-03':
        'Du bezahlst die Verbesserung, wenn du die Karte bekommst. Ist dieser Moment vorbei, ist es zu spät.',
      'SR-UPG-04':
        'Gibt dir eine Fähigkeit eine Karte der Handelsreihe umsonst, kannst du sie gegen den üblichen Aufpreis trotzdem verbessern.',
      'SR-UPG-05': 'Entdecker lassen sich nicht verbessern: Sie kommen nicht aus der Handelsreihe.',
      'SR-UPG-06':
        'Jede Verbesserung bringt zwei Sticker auf die Karte: einen für die Fähigkeit, einen für die Fraktion.',
      'SR-UPG-07': 'Eine Verbesserung ist endgültig. Nichts nimmt sie wieder weg.',
      'SR-UPG-08': 'Jede Karte verträgt nur eine Verbesserung, egal wer von euch sie vornimmt.',
      'SR-UPG-09':
        'Ein Stickerbogen hat fünf Reihen mit je zwei Stickern. Eine Reihe ist für Karten mit bestimmten Kosten: links für Schiffe, rechts für Basen. Unsere Bögen haben Reihen für Kosten zwischen 1 und 6.',
      'SR-UPG-10':
        'Sticker und Karte müssen in Kosten und Art übereinstimmen: Ein Schiffssticker für Kosten 5 passt auf ein Schiff mit aufgedruckter 5 und auf sonst nichts. Passt keine freie Reihe, wird keine Verbesserung angeboten.',
      'SR-UPG-11':
        'Für die Wahl des Stickers zählen nur die aufgedruckten Kosten, gleich was du wirklich bezahlt hast, etwa dank dem Heber. Auch auf der verbesserten Karte bleiben sie dieselben.',
      'SR-UPG-12':
        'Jede Reihe dient dir einmal. Nach dem Schiffssticker für Kosten 3 ist sein Nachbar für Basen für immer verloren, und umgekehrt.',
      'SR-UPG-13': 'Fünf Reihen ergeben fünf Verbesserungen; mehr holst du aus einem Stickerbogen nicht heraus.',
      'SR-UPG-14':
        'Die Fähigkeitsverbesserung kommt unter die Primärfähigkeit. Sie bringt neue Fähigkeiten, weitere Effekte für die Primärfähigkeit oder beides.',
      'SR-UPG-15':
        'Ein Stickertext, der mit „und“ anfängt, verlängert die Primärfähigkeit und geschieht zusammen mit ihr.',
      'SR-UPG-16': 'Du verwendest die Stickerbögen deiner eigenen Fraktion, nie die der anderen.',
      'SR-UPG-17':
        'Die Fraktionsverbesserung kommt über das alte Symbol und zeigt zwei Fraktionen in einem: die der Karte und deine.',
      'SR-UPG-18':
        'Eine verbesserte Karte zählt für beide Fraktionen und löst Verbündetenfähigkeiten der einen wie der anderen aus.',
      'SR-UPG-19':
        'Eine Verbündetenfähigkeit braucht nach wie vor die Fraktion, die sie nennt. Haben zwei Karten nur das Sternenimperium gemeinsam, hilft die eine der Verbündetenfähigkeit des Königreichs auf der anderen nicht.',
      'SR-UPG-20':
        'Dein erster Stickerbogen kommt mit Szenario 1, drei weitere mit den Szenarien 2 bis 4. Was du einmal hast, darfst du in jeder Partie verwenden; das macht zusammen 20 Verbesserungen.',
      'SR-UPG-21':
        'Verbesserung, Schritt 1: Du bekommst das Schiff oder die Basis, gegen Bezahlung oder durch eine Fähigkeit geschenkt.',
      'SR-UPG-22': 'Verbesserung, Schritt 2: Zahle den Aufpreis, 2 Handel für ein Schiff oder 3 für eine Basis.',
      'SR-UPG-23':
        'Verbesserung, Schritt 3: Merk dir die Erwerbsfähigkeit, falls es eine gibt, aber heb sie für später auf.',
      'SR-UPG-24': 'Verbesserung, Schritt 4: Beide Sticker kommen auf die Karte.',
      'SR-UPG-25':
        'Verbesserung, Schritt 5: Die Karte kommt auf deinen Ablagestapel oder dorthin, wohin ein Effekt sie schickt.',
      'SR-UPG-26': 'Verbesserung, Schritt 6: Eine neue Karte füllt die Lücke in der Handelsreihe.',
      'SR-UPG-27': 'Verbesserung, Schritt 7: Jetzt wirkt die Erwerbsfähigkeit, die du dir gemerkt hast.',
      'SR-UPG-28':
        'Damit hat die Erwerbsfähigkeit einer verbesserten Karte zum letzten Mal gewirkt: Der Sticker verdeckt sie, und auf den Karten dieser Kampagne kehrt sie nicht zurück.',
      'SR-UPG-29': 'Verbesserte Karten gehören in allen kommenden Partien zum Handelsdeck, samt ihren Stickern.',
      'SR-UPG-30':
        'Jede verbesserte Karte steht euch beiden offen, auch mit der Fraktion des anderen: Erwirb sie und nutze alles an ihr, die Verbündetenfähigkeiten eingeschlossen.',
    },
  },
  {
    id: 'SR-ONACQ',
    title: 'Erwerbsfähigkeiten',
    rules: {
      'SR-ONACQ-01': 'Manche Karten, längst nicht alle, haben eine Erwerbsfähigkeit.',
      'SR-ONACQ-02':
        'Die erworbene Karte kommt auf deinen Ablagestapel, die Handelsreihe wird aufgefüllt, und erst dann wirkt die Erwerbsfähigkeit. Das tut sie auch, wenn die Karte stattdessen auf die Hand oder den Nachziehstapel geht.',
      'SR-ONACQ-03':
        'Verbesserst du eine Karte, wirkt ihre Erwerbsfähigkeit ein letztes Mal, nach Stickern, Ablegen und Auffüllen.',
      'SR-ONACQ-04':
        'Konsortium, Kosten 1 bis 4: Wenn du willst, zieh eine Karte und leg dann eine ab. Du tust beides oder nichts, in dieser Reihenfolge.',
      'SR-ONACQ-05': 'Konsortium, Kosten 5 oder 6: Wenn du willst, zieh eine Karte.',
      'SR-ONACQ-06': 'Konsortium, Kosten 7 oder 8: Wenn du willst, zieh zwei Karten und leg dann eine ab.',
      'SR-ONACQ-07':
        'Königreich, Kosten 1 bis 4: Du erhältst 2 Handel oder, wenn der Tisch das bei der Eröffnung vereinbart hat, 2 Kampf. Karten mit Kosten 1 oder 2 haben diese Fähigkeit nicht.',
      'SR-ONACQ-08':
        'Königreich, Kosten 5 oder 6: Du erhältst 3 Handel oder, wenn der Tisch das vereinbart hat, 3 Kampf.',
      'SR-ONACQ-09':
        'Königreich, Kosten 7 oder 8: Du erhältst 5 Handel oder, wenn der Tisch das vereinbart hat, 5 Kampf.',
      'SR-ONACQ-10': 'Plünderer, Kosten 1 bis 4: Wenn du willst, verschrotte eine Karte aus deiner Hand.',
      'SR-ONACQ-11':
        'Plünderer, Kosten 5 oder 6: Wenn du willst, verschrotte eine Karte aus der Hand oder dem Ablagestapel. Das darf auch die eben erworbene sein.',
      'SR-ONACQ-12':
        'Plünderer, Kosten 7 oder 8: Wenn du willst, verschrotte eine oder zwei Karten, ganz nach Belieben aus Hand und Ablagestapel.',
      'SR-ONACQ-13': 'Welche dieser Fähigkeiten eine Karte hat, richtet sich nach ihren aufgedruckten Kosten.',
      'SR-ONACQ-14':
        'Karten, die du durch eine Erwerbsfähigkeit ziehst, kannst du noch in diesem Zug spielen; was sie in deine Vorräte bringt, darfst du gleich ausgeben.',
    },
  },
];
