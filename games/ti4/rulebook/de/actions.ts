import type { RuleChapter } from '@orrery/kernel';

export const actions: readonly RuleChapter[] = [
  {
    id: 'TI4-ACT',
    title: 'Aktionsphase',
    rules: {
      'TI4-ACT-01':
        'In Initiativereihenfolge macht jeder einen Zug mit einer Aktion. Es geht reihum, bis alle gepasst haben.',
      'TI4-ACT-02':
        'Es gibt drei Arten von Aktionen: Strategieaktionen mit deiner eigenen Strategiekarte, Taktikaktionen mit einem Marker deines Taktikpools und Materialaktionen, das sind Fähigkeiten mit der Überschrift „Aktion“ auf einer Karte oder einem Fraktionsbogen.',
      'TI4-ACT-03': 'Du kannst erst passen, wenn du deine Strategiekarte genutzt hast, oder beide, falls du zwei hast.',
      'TI4-ACT-04': 'Statt einer Aktion darfst du passen; ist keine Aktion möglich, musst du es.',
      'TI4-ACT-05':
        'Wenn du gepasst hast, hast du in dieser Runde keinen Zug mehr, darfst aber noch sekundäre Fähigkeiten fremder Strategiekarten nutzen.',
      'TI4-ACT-06':
        'In dem Zug, in dem du passt, darfst du noch Effekte zu Beginn des Zuges nutzen und mit Nachbarn Transaktionen abschließen.',
      'TI4-ACT-07': 'Während deines Zuges darfst du mit deinen Nachbarn handeln.',
      'TI4-ACT-08':
        'Auch nach dem Passen darfst du Karten ausspielen und Fähigkeiten nutzen, die keine Aktionen sind, wenn ihr Moment kommt.',
      'TI4-ACT-09': 'Haben alle anderen gepasst, machst du weiter Zug um Zug; jeder hat seinen Beginn und sein Ende.',
      'TI4-ACT-10': 'Die Phase endet, wenn der letzte Spieler passt, nach dem Ende dieses Zuges.',
      'TI4-ACT-11':
        'Das Ende einer Aktion kommt vor dem Ende des Zuges. Fähigkeiten am Ende des Zuges kannst du auch nutzen, wenn du passt oder wenn ein Effekt deinen Zug vorzeitig beendet.',
      'TI4-ACT-12':
        'Mehrere Aktionen in einem Zug haben einen gemeinsamen Beginn und ein gemeinsames Ende, und eine Transaktion mit jedem Nachbarn.',
      'TI4-ACT-13':
        'Eine Materialaktion darfst du nur beginnen, wenn sie ganz ausgeführt werden kann. Wird sie negiert, ist deine Aktion nicht verbraucht: Mache eine andere oder passe.',
      'TI4-ACT-14': 'Wird die zweite Aktion eines Zuges negiert, darfst du den Zug ohne sie beenden.',
      'TI4-ACT-15':
        'Der aktive Spieler ist der, der am Zug ist. In Strategie- und Materialaktionen ist kein System aktiv, außer ein Effekt sagt es.',
    },
  },
  {
    id: 'TI4-TACT',
    title: 'Taktikaktion',
    rules: {
      'TI4-TACT-01':
        'Schritt 1, Aktivierung: Lege einen Kommandomarker deines Taktikpools in ein System, in dem keiner von dir liegt. Es ist nun das aktive System; fremde Marker sind ohne Belang.',
      'TI4-TACT-02':
        'Schritt 2, Bewegung: Bewege Schiffe ins aktive System, so viele du kannst und willst, oder keine.',
      'TI4-TACT-03':
        'Schritt 3, Raumkampf: Er findet statt, wenn nach Bewegung und Weltraumkanonen zwei Spieler Schiffe im aktiven System haben. PVS oder Bodentruppen allein führen zu keinem Raumkampf.',
      'TI4-TACT-04': 'Schritt 4, Einmarsch: Bombardement, Landung, Weltraumkanonen zur Abwehr, Bodenkampf, Kontrolle.',
      'TI4-TACT-05':
        'Schritt 5, Produktion: Sie kommt in jeder Taktikaktion, auch nach einem Kampf oder wenn sich nichts bewegt hat.',
      'TI4-TACT-06':
        'Der Marker wirkt wie ein Magnet: Er zieht Schiffe in Reichweite ins aktive System, doch Schiffe in Systemen, in denen schon ein Marker von dir liegt, bleiben dort.',
      'TI4-TACT-07': 'Das System bleibt aktiv, bis die Taktikaktion vorbei ist.',
      'TI4-TACT-08':
        'Was geschieht, wenn du aktivierst, kommt vor dem, was danach geschieht; beides kommt vor der Bewegung.',
      'TI4-TACT-09':
        'Beendet ein Effekt deinen Zug nach der Aktivierung, finden keine weiteren Schritte statt, und der Marker bleibt liegen.',
      'TI4-TACT-10': 'Alle fünf Schritte kommen der Reihe nach, auch wenn einer nichts bewirkt.',
      'TI4-TACT-11': 'Ein Marker, den ein anderer Effekt in ein System legt, aktiviert es nicht und löst nichts aus.',
      'TI4-TACT-12': 'Nach Schritt 5 kommen der Moment nach der Taktikaktion und das Ende der Aktion.',
    },
  },
];
