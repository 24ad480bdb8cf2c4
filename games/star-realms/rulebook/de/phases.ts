import type { RuleChapter } from '@orrery/kernel';

export const phases: readonly RuleChapter[] = [
  {
    id: 'SR-ACQ',
    title: 'Karten erwerben',
    rules: {
      'SR-ACQ-01':
        'Erhaltener Handel fließt in deinen Handelsvorrat; bis zum Ende der Hauptphase kannst du ihn ausgeben.',
      'SR-ACQ-02':
        'Für Handel bekommst du jede Karte der Handelsreihe oder den obersten Entdecker. Ist der Stapel leer, musst du warten, bis ein Entdecker verschrottet wird.',
      'SR-ACQ-03':
        'Was eine Karte kostet, steht im Handelssymbol oben rechts. Im Handelsdeck reichen die Kosten von 1 bis 8.',
      'SR-ACQ-04': 'Bezahle die Kosten aus deinem Handelsvorrat; die Karte kommt dann auf deinen Ablagestapel.',
      'SR-ACQ-05':
        'Mit dem restlichen Handel kannst du in dieser Hauptphase weiter einkaufen, so viele Karten, wie du bezahlen kannst.',
      'SR-ACQ-06':
        'Eine gekaufte Karte der Handelsreihe wird sofort durch die oberste des Handelsdecks ersetzt, damit fünf zur Wahl stehen. Ist das Handelsdeck leer, bleibt die Lücke: Der Schrotthaufen wird nie eingemischt.',
      'SR-ACQ-07': 'Eine eben aufgedeckte Karte ist sofort zu haben.',
      'SR-ACQ-08':
        'Neue Karten liegen offen auf deinem Ablagestapel und gelangen mit dem nächsten Mischen in deinen Nachziehstapel.',
      'SR-ACQ-09':
        'Manche Effekte lassen dich eine Karte kostenlos erwerben oder anderswohin legen, etwa oben auf den Nachziehstapel. Erworben ist sie trotzdem: Ihre Erwerbsfähigkeit wirkt, und in der Kampagne darf eine Karte der Handelsreihe verbessert werden.',
      'SR-ACQ-10':
        'Effekte können eine Karte billiger oder teurer machen, so wie der Heber, aber nie billiger als 0. Für Verbesserungen zählen weiter die aufgedruckten Kosten.',
      'SR-ACQ-11':
        'Erworbene Entdecker werden nicht ersetzt: Im Stapel liegen diejenigen der 20, die niemandem gehören.',
    },
  },
  {
    id: 'SR-ATTACK',
    title: 'Angreifen',
    rules: {
      'SR-ATTACK-01':
        'Erhaltener Kampf fließt in deinen Kampfvorrat und steht dir die ganze Hauptphase lang zur Verfügung.',
      'SR-ATTACK-02':
        'Mit Kampf greifst du Gegner und ihre Basen an. Tu das, so oft du willst, und verteile deine Schläge auf alles, was du angreifen darfst.',
      'SR-ATTACK-03':
        'Greifst du einen Gegner an, bestimmst du, wie viel Kampf du einsetzt, mindestens 1. Genauso viel Autorität verliert er.',
      'SR-ATTACK-04':
        'Greifst du eine Basis an, zahlst du Kampf in Höhe ihrer Verteidigung: Sie ist zerstört und landet auf dem Ablagestapel ihres Besitzers. Du darfst das auch auf mehrere Angriffe des Zuges verteilen, und du zahlst nie mehr, als noch fehlt.',
      'SR-ATTACK-05':
        'Erst der Außenposten, dann der Rest: Solange ein Gegner einen hat, kannst du weder ihn angreifen noch seine anderen Basen als Ziel wählen.',
      'SR-ATTACK-06': '„Zerstöre eine Basis deiner Wahl“ beseitigt diese Basis, ohne dass es dich Kampf kostet.',
      'SR-ATTACK-07':
        'Auch „Zerstöre eine Basis deiner Wahl“ wählt ein Ziel: Solange der Besitzer Außenposten hat, muss es einer davon sein.',
      'SR-ATTACK-08':
        'Bei mehreren Gegnern schützt jeder Außenposten nur seinen Besitzer; in der Hydra schützt er dessen ganzes Team.',
      'SR-ATTACK-09':
        'Angriffe wirken sofort. Du darfst angreifen, dann Karten spielen oder kaufen und wieder angreifen.',
    },
  },
  {
    id: 'SR-DISC',
    title: 'Die Ablagephase',
    rules: {
      'SR-DISC-01': 'Die Ablagephase hat vier Schritte, einer nach dem anderen.',
      'SR-DISC-02': 'Erstens: Übriger Handel verfällt.',
      'SR-DISC-03': 'Zweitens: Auch übriger Kampf verfällt.',
      'SR-DISC-04':
        'Drittens: Deine Schiffe kommen aus dem Spiel auf deinen Ablagestapel. Es zählt die aufgedruckte Art.',
      'SR-DISC-05': 'Viertens: Auch der Rest deiner Hand kommt auf deinen Ablagestapel.',
      'SR-DISC-06':
        'Abgelegte und erworbene Karten liegen offen auf dem Ablagestapel. Alle dürfen jeden Ablagestapel durchblättern, wann sie wollen.',
      'SR-DISC-07': 'Deine Basen bleiben, wo sie sind.',
    },
  },
  {
    id: 'SR-DRAW',
    title: 'Die Nachziehphase',
    rules: {
      'SR-DRAW-01':
        'Zieh fünf neue Karten; damit ist dein Zug zu Ende. Der Boss im Raid zieht mehr, und eine Szenariokarte kann die Zahl ändern.',
      'SR-DRAW-02':
        'Brauchst du eine Karte und der Nachziehstapel ist leer, mische deinen Ablagestapel: Verdeckt ist er dein neuer Nachziehstapel, und du ziehst weiter. Sind beide leer, entfallen die fehlenden Karten.',
      'SR-DRAW-03':
        'Gemischt wird erst, wenn du wirklich von einem leeren Stapel ziehen musst. Die letzte Karte zu nehmen genügt noch nicht.',
      'SR-DRAW-04':
        'Mit einem leeren Nachziehstapel verfährst du bei jedem Ziehen so, auch in der Hauptphase und bei Erwerbsfähigkeiten. Karten im Spiel werden nicht mitgemischt.',
    },
  },
  {
    id: 'SR-INFO',
    title: 'Wer was sehen darf',
    rules: {
      'SR-INFO-01':
        'Deine Hand siehst nur du. Elitesoldaten sehen gegenseitig ihre Hände; in der Hydra auch Teammitglieder, wenn der Tisch es nicht anders gewählt hat; im Modus Imperator nicht.',
      'SR-INFO-02':
        'Nachziehstapel und Handelsdeck liegen verdeckt. Solange kein Effekt jemanden nachsehen lässt, weiß niemand, was als Nächstes kommt.',
      'SR-INFO-03':
        'Alles andere liegt für alle offen: Karten im Spiel, Handelsreihe, Entdecker, Ablagestapel und Schrotthaufen.',
      'SR-INFO-04':
        'Alle sehen, wie viel Autorität jeder hat und wie viele Karten in jeder Hand und jedem Nachziehstapel sind.',
      'SR-INFO-05': 'Eine Karte, die du ablegst oder abwerfen musst, bekommen alle zu sehen.',
    },
  },
];
