import type { RuleChapter } from '@orrery/kernel';

export const trade: readonly RuleChapter[] = [
  {
    id: 'TI3-TRADE',
    title: 'Handelsabkommen',
    rules: {
      'TI3-TRADE-01':
        'Deine Rasse hat zwei Handelskarten. Die Zahl darauf ist ihr Handelswert und von Rasse zu Rasse verschieden.',
      'TI3-TRADE-02': 'Solange eine Handelskarte als Handelsvertrag bei ihrem Besitzer liegt, bringt sie nichts ein.',
      'TI3-TRADE-03':
        'Neue Handelsabkommen entstehen nur während der Verhandlungen, die Möglichkeit A von Handel eröffnet.',
      'TI3-TRADE-04':
        'Zwei Spieler, die beide wollen, tauschen je eine Handelskarte und legen die erhaltene mit der Seite Handelsabkommen nach oben aus.',
      'TI3-TRADE-05': 'Es ist immer eine Karte gegen eine Karte. Welche deiner beiden du gibst, gehört zum Handel.',
      'TI3-TRADE-06': 'Mit zwei Karten zum Weggeben kannst du zwei Handelsabkommen haben, mehr nicht.',
      'TI3-TRADE-07':
        'Dieselben zwei Spieler haben höchstens ein Abkommen; für beide Karten brauchst du also zwei Partner.',
      'TI3-TRADE-08':
        'Nichts gilt ohne den Segen dessen, der Handel ausführt, und der darf sich dafür durchaus Handelsgüter geben lassen.',
      'TI3-TRADE-09': 'Du darfst beide Abkommen bei derselben Gelegenheit schließen.',
      'TI3-TRADE-10': 'Dein Handelseinkommen ist der Gesamtwert der Karten deiner Partner, die vor dir liegen.',
      'TI3-TRADE-11': 'Wer Möglichkeit A nutzt, nimmt dieses Einkommen und dazu 3 Handelsgüter.',
      'TI3-TRADE-12':
        'Danach dürfen die anderen im Uhrzeigersinn ihres einnehmen, jeder für einen Marker aus dem Strategievorrat.',
      'TI3-TRADE-13': 'Ein in dieser Aktion geschlossenes Abkommen zahlt sich erst beim nächsten Mal aus.',
      'TI3-TRADE-14': 'Handelsgüter kommen aus dem gemeinsamen Vorrat auf deinen Rassenbogen.',
      'TI3-TRADE-15':
        'In der Statusphase darfst du ein Abkommen kündigen. Beide Karten gehen an ihre Besitzer zurück und sind wieder Handelsverträge.',
      'TI3-TRADE-16': 'Bei den Hacan ist das anders: Ein Abkommen mit ihnen lässt sich so nicht kündigen.',
      'TI3-TRADE-17': 'Ein gebrochenes Abkommen trägt niemand ewig nach: Ihr dürft ein andermal ein neues schließen.',
      'TI3-TRADE-18':
        'Krieg beendet den Handel: Sobald zwei Partner eine Raumschlacht austragen oder einer beim anderen einfällt, ist ihr Abkommen gebrochen, auch mit den Hacan. Einen Planeten mit bloßem Kontrollmarker zu nehmen genügt; eine Kriegssonne, die ohne Landung bombardiert, nicht.',
      'TI3-TRADE-19': 'PVS-Feuer, Aktionskarten und ähnliche Unfreundlichkeiten lassen ein Abkommen bestehen.',
      'TI3-TRADE-20': 'Möglichkeit B von Handel hebt alle Abkommen auf einen Schlag auf.',
    },
  },
  {
    id: 'TI3-GOODS',
    title: 'Handelsgüter',
    rules: {
      'TI3-GOODS-01': 'Es gibt 40 Handelsgüter und nie mehr, auf Rassenbögen oder im gemeinsamen Vorrat.',
      'TI3-GOODS-02': 'Beim Bezahlen ersetzt ein Handelsgut 1 Ressource oder 1 Einfluss.',
      'TI3-GOODS-03': 'Du darfst teils mit Planeten, teils mit Handelsgütern zahlen.',
      'TI3-GOODS-04': 'Was du ausgibst, kommt in den gemeinsamen Vorrat zurück.',
      'TI3-GOODS-05':
        'Du darfst einem anderen Spieler jederzeit Handelsgüter geben, nur nicht mitten in einem Wurf oder einer Zahlung.',
      'TI3-GOODS-06': 'Im Rat sind Handelsgüter keine Stimmen.',
      'TI3-GOODS-07':
        'Solange der gemeinsame Vorrat leer ist, bekommt niemand welche. Enthält er weniger, als dir zusteht, bekommst du, was da ist.',
      'TI3-GOODS-08':
        'Bei Knappheit zählt die Reihenfolge: erst der aktive Spieler, dann im Uhrzeigersinn, wer die Sekundärfähigkeit nutzt.',
    },
  },
  {
    id: 'TI3-OBJECTIVES',
    title: 'Ziele',
    rules: {
      'TI3-OBJECTIVES-01':
        'Die meisten Siegpunkte bringen Zielkarten. Jede sagt, was zu erreichen ist und wie viel es zählt: Stufe I 1 Punkt, Stufe II 2, ein geheimes Ziel 2.',
      'TI3-OBJECTIVES-02':
        'Öffentliche Ziele erscheinen eines nach dem anderen, immer wenn jemand Imperium ausführt. Im Zeitalter des Imperiums liegen alle von Anfang an offen.',
      'TI3-OBJECTIVES-03': 'Ein noch verdecktes öffentliches Ziel ist unerreichbar.',
      'TI3-OBJECTIVES-04':
        'Ziele werden in Schritt 1 der Statusphase erfüllt, von jedem in Spielreihenfolge, und zu keiner anderen Zeit.',
      'TI3-OBJECTIVES-05':
        'Zeige, dass du die Bedingung erfüllst, lege einen Kontrollmarker auf die Karte und rücke auf der Siegpunktleiste vor.',
      'TI3-OBJECTIVES-06': 'Dasselbe öffentliche Ziel könnt ihr alle erfüllen, jeder aber nur einmal im Spiel.',
      'TI3-OBJECTIVES-07': 'Mehr als ein öffentliches Ziel je Spielrunde darfst du nicht erfüllen.',
      'TI3-OBJECTIVES-08':
        'Dein geheimes Ziel kommt obendrauf: Erfüllst du es, darfst du es im selben Schritt aufdecken und zusätzlich zu einem öffentlichen Punkte dafür nehmen.',
      'TI3-OBJECTIVES-09':
        'Hüte deine Heimat: Nur wer alle Planeten des Heimatsystems seiner Rasse kontrolliert, kann Ziele erfüllen.',
      'TI3-OBJECTIVES-10':
        'Ein Ziel, in dem „jetzt“ steht, verlangt, dass du es gleich in Schritt 1 tust. Da Planeten erst später aufgefrischt werden, zahlst du mit dem, was du aufgehoben hast.',
      'TI3-OBJECTIVES-11': 'Ein geheimes Ziel gehört einem Spieler; niemand sonst kann dafür Punkte bekommen.',
      'TI3-OBJECTIVES-12': 'Bis du dein geheimes Ziel erfüllst, kennst nur du es.',
      'TI3-OBJECTIVES-13':
        'Zeigst du dein geheimes Ziel unerfüllt, ist es verloren und aus dem Spiel. Hier kannst du es nur aufdecken, wenn es erfüllt ist.',
      'TI3-OBJECTIVES-14':
        'Zwei öffentliche Ziele, Vorherrschaft und Herrschaft, bringen keine Punkte: Erfüllst du eines davon, hast du gewonnen.',
    },
  },
];
