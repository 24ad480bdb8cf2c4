import type { RuleChapter } from '@orrery/kernel';

export const campaign: readonly RuleChapter[] = [
  {
    id: 'SR-CAMP',
    title: 'Aufbau der Kampagne',
    rules: {
      'SR-CAMP-01':
        'Die Kampagne wird in 12 Szenarien erzählt, immer mit denselben zwei Spielern. Jedes hat seinen Umschlag, der geschlossen bleibt, bis es an der Reihe ist; was darin steckt, haben wir für Orrery selbst erdacht.',
      'SR-CAMP-02': 'Die Szenarien spielt ihr der Nummer nach. Das erste heißt „Geburt eines Imperiums“.',
      'SR-CAMP-03': 'Solange die Kampagne läuft, spielen Karten aus anderen Star-Realms-Schachteln nicht mit.',
      'SR-CAMP-04':
        'Vor der ersten Partie nimmt jeder von euch eine Fraktion, Sternenimperium oder Handelsföderation, und bleibt ihr bis zum Schluss treu. In Orrery werden beide Wünsche zugleich aufgedeckt.',
      'SR-CAMP-05':
        'Wollt ihr beide dieselbe Fraktion, fällt das Los auf einen von euch, und der andere nimmt die übrige.',
      'SR-CAMP-06':
        'Der Kapsel-Umschlag deiner Fraktion bewahrt auf, was du gewonnen und freigespielt hast. Zu Beginn jeder Partie nimmst du alles heraus; Orrery erledigt das für dich.',
      'SR-CAMP-07': 'Jede Partie beginnt damit, dass ihr den Umschlag des anstehenden Szenarios öffnet.',
      'SR-CAMP-08': 'Liegen Stickerbögen im Umschlag, bekommst du den deiner Fraktion.',
      'SR-CAMP-09':
        'Die Siegpunktkarten des Umschlags liegen bereit. Du gewinnst eine, wenn du die Bedingung auf ihr erfüllst.',
      'SR-CAMP-10': 'Die allererste Partie eröffnet das Sternenimperium.',
      'SR-CAMP-11': 'Danach beginnt jeweils, wer die Haupt-Siegpunktkarte des letzten Szenarios bekommen hat.',
      'SR-CAMP-12':
        'Jede Seite der großen Szenariokarte gehört zu einer Fraktion: Oben liegt die des ersten Spielers, und sie gilt die ganze Partie. In Szenario 1 macht das keinen Unterschied.',
      'SR-CAMP-13':
        'Dann kommt der Text der großen Szenariokarte. Er kann Regeln ändern oder den ersten Spieler eine wählen lassen; gewählt wird gleich oder sobald der Aufbau es zulässt.',
      'SR-CAMP-14': 'Gibt es zu dieser Wahl eine kleine Szenariokarte, liegt sie zur Erinnerung neben der großen.',
      'SR-CAMP-15':
        'Das persönliche Deck des Sternenimperiums hat 11 Karten: acht Aufklärer, eine Natter, den Imperialen Jäger und den Schmuggler.',
      'SR-CAMP-16':
        'Auch das persönliche Deck der Handelsföderation hat 11 Karten: acht Aufklärer, eine Natter, die Föderationsfähre und die Systempolizei.',
      'SR-CAMP-17':
        'Sonst beginnt ihr wie immer: mit 50 Autorität, 3 Karten für den ersten und 5 für den zweiten Spieler, wenn die Szenariokarte nichts anderes sagt.',
      'SR-CAMP-18':
        'Auch der Spielplan ist der vertraute, mit Entdeckern, frisch gemischtem Handelsdeck und voller Handelsreihe.',
      'SR-CAMP-19':
        'In einer neuen Kampagne hat das Handelsdeck drei gleiche Teile: je 20 Karten von Konsortium, Königreich und Plünderern.',
      'SR-CAMP-20':
        'Alles in seiner Reihenfolge: Fraktionen (nur einmal), Kapseln, dann der Umschlag mit Stickern, Siegpunktkarten, erstem Spieler, Szenariokarte und Wahl; danach persönliche Decks, Spieler und zuletzt der Spielplan.',
    },
  },
];
