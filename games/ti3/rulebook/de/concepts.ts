import type { RuleChapter } from '@orrery/kernel';

export const concepts: readonly RuleChapter[] = [
  {
    id: 'TI3-GEN',
    title: 'Grundlagen',
    rules: {
      'TI3-GEN-01':
        'Ihr könnt zu dritt bis zu sechst spielen. Die Regeln gelten für sechs; sind es weniger, ändert sich einiges beim Bau der Galaxie, bei der Wahl der Strategiekarten und im Aktionsstapel.',
      'TI3-GEN-02':
        'Du führst eine der zehn Großen Rassen und hast eine von sechs Farben; beides teilt niemand mit dir.',
      'TI3-GEN-03':
        'Dein Ziel sind zehn Siegpunkte. Das Spiel endet, sobald jemand den zehnten hat, oder früher, wenn ein anderes Ende eintritt.',
      'TI3-GEN-04': 'Würfel haben zehn Seiten und zeigen 1 bis 10; eine 0 bedeutet 10.',
      'TI3-GEN-05':
        'Du triffst, wenn der Würfel samt allen Zu- und Abschlägen mindestens den Kampfwert der würfelnden Einheit zeigt. Zuschläge ändern den Würfel, nicht den Kampfwert.',
      'TI3-GEN-06':
        'Einheiten sind alle deine Spielfiguren, neun Arten: Raumdocks, PVS, Bodentruppen, Jäger, Zerstörer, Kreuzer, Träger, Dreadnoughts und Kriegssonnen. Zusatzmarker für Jäger oder Bodentruppen sind ebenfalls Einheiten.',
      'TI3-GEN-07':
        'Sechs dieser Arten sind Schiffe, vom Jäger bis zur Kriegssonne. Schiffe sind im Weltraum, gehören zu keinem Planeten und können nicht landen.',
      'TI3-GEN-08':
        'Die anderen drei sind nicht im Weltraum zu Hause. Ein Raumdock steht auf einem Planeten; eine Bodentruppe oder ein PVS ebenso oder fährt auf einem Schiff mit.',
      'TI3-GEN-09': 'Alle deine Schiffe in einem System zusammen sind eine Flotte.',
      'TI3-GEN-10':
        'Was dir gehört, ist eigen, alles andere ist feindlich, wie gut ihr euch auch versteht und welche Abkommen ihr habt.',
      'TI3-GEN-11':
        'Einheiten und Kommandomarker, die du nicht brauchst, warten in deiner Verstärkung. Auch alles Zerstörte kommt dorthin und kann wieder gebaut werden.',
      'TI3-GEN-12':
        'Gespielt wird in Spielrunden mit je drei Phasen: Strategiephase, Aktionsphase, Statusphase. So geht es weiter, bis das Spiel entschieden ist.',
      'TI3-GEN-13': 'Wer in der Aktionsphase gerade am Zug ist, heißt aktiver Spieler.',
      'TI3-GEN-14':
        'Es gibt zwei Reihenfolgen. In der Spielreihenfolge, die sich aus den Zahlen der Strategiekarten ergibt, macht ihr Züge, erfüllt Ziele und führt Aktionskarten aus. Im Uhrzeigersinn legt ihr Systemfelder, wählt Strategiekarten, nutzt Sekundärfähigkeiten und stimmt ab.',
      'TI3-GEN-15':
        'Versprich, was du willst: Niemand kann dich zwingen, es zu halten. Es zählt nur, was wirklich den Besitzer wechselt.',
      'TI3-GEN-16':
        'Manches ist geheim: deine Aktionskarten, dein geheimes Ziel, noch nicht gelegte Systemfelder, die Ordnung der Stapel, was beim Aufbau entfernt wurde, und verdeckte Domänenmarker. Alles andere ist offen, auch wie viele Karten du hast.',
      'TI3-GEN-17':
        'Auf deinem Rassenbogen liegen Kommandomarker in drei Bereichen, Strategievorrat, Flottenversorgung und Kommandovorrat, dazu deine Handelsgüter. Er sagt auch, womit du beginnst, was deine Rasse kann und welche Werte deine Einheiten haben.',
      'TI3-GEN-18': 'Widerspricht eine Fähigkeit deiner Rasse einer Regel, gilt die Fähigkeit.',
    },
  },
  {
    id: 'TI3-SETUP',
    title: 'Spielaufbau',
    rules: {
      'TI3-SETUP-01':
        'Deine Rasse bestimmt das Los: Die zehn Heimatsysteme werden gemischt, jeder zieht eines, und diese Rasse führt er.',
      'TI3-SETUP-02':
        'Zu deiner Rasse gehören der Rassenbogen, 15 Kontrollmarker, zwei Handelskarten und 16 Kommandomarker.',
      'TI3-SETUP-03':
        'Dann kommt eine Farbe mit ihren Einheiten und ihrem Stapel von 24 Technologiekarten. Hier teilt der Tisch die Farben zu.',
      'TI3-SETUP-04':
        'Die 103 Aktionskarten und die 60 Politikkarten werden zu zwei gemeinsamen Stapeln gemischt. Daneben liegen die Zusatzmarker.',
      'TI3-SETUP-05':
        'Die Planeten deines Heimatsystems gehören dir von Anfang an und sind bereit. Die Karten aller anderen, auch Mecatol Rex, warten in der Mitte.',
      'TI3-SETUP-06': 'Die 40 Handelsgüter bilden einen Vorrat für alle.',
      'TI3-SETUP-07': 'Die acht Strategiekarten liegen nach Zahlen geordnet in einer Reihe, aktive Seite oben.',
      'TI3-SETUP-08':
        'Jeder erhält ein geheimes Ziel, und der Stapel der öffentlichen Ziele wird gebildet; wie, sagt das nächste Kapitel. Nicht gebrauchte Karten verlassen ungesehen das Spiel.',
      'TI3-SETUP-09':
        'Jeder beginnt auf der Siegpunktleiste bei 0. Ihre längere Seite bis 14 ist nur für den Abnutzungskrieg da.',
      'TI3-SETUP-10': 'Nun baut ihr die Galaxie. Ein ausgeloster Startspieler wird Sprecher.',
      'TI3-SETUP-11':
        'Ist die Galaxie fertig, stellst du deine Anfangseinheiten in dein Heimatsystem: Schiffe in den Weltraum, alles andere nach Belieben auf die Planeten, höchstens zwei PVS auf jeden.',
      'TI3-SETUP-12': 'Lege die Technologien offen aus, mit denen deine Rasse beginnt.',
      'TI3-SETUP-13':
        'Lege acht Kommandomarker auf deinen Rassenbogen: 3 in den Kommandovorrat, 3 in die Flottenversorgung, 2 in den Strategievorrat. Die übrigen sind Verstärkung.',
      'TI3-SETUP-14': 'Deine Handelskarten liegen als Handelsverträge vor dir und bringen noch nichts ein.',
      'TI3-SETUP-15':
        'Du beginnst ohne Aktionskarten, Handelsgüter, Punkte und Abkommen, und noch gilt kein Gesetz. Nur zu fünft erhalten manche Plätze zum Ausgleich Handelsgüter.',
      'TI3-SETUP-16': 'Dann beginnt die erste Strategiephase.',
    },
  },
  {
    id: 'TI3-OBJDECK',
    title: 'Zielkarten vorbereiten',
    rules: {
      'TI3-OBJDECK-01':
        'Die 30 Zielkarten werden sortiert: zehn geheime, zehn öffentliche der Stufe I, zehn öffentliche der Stufe II.',
      'TI3-OBJDECK-02': 'Jeder bekommt ein geheimes Ziel. Sieh es dir an und lass es verdeckt.',
      'TI3-OBJDECK-03': 'Dein geheimes Ziel darfst du niemandem zeigen.',
      'TI3-OBJDECK-04': 'Nicht ausgeteilte geheime Ziele kommen weg, ohne dass jemand sie ansieht.',
      'TI3-OBJDECK-05':
        '„Spielende“ wird aus Stufe II herausgesucht und mit drei blind gezogenen anderen dieser Stufe gemischt. Diese vier liegen zuunterst im Stapel; die übrigen sechs kommen ungesehen weg.',
      'TI3-OBJDECK-06': 'Sechs ebenso blind gezogene Karten der Stufe I kommen obendrauf, die anderen vier kommen weg.',
      'TI3-OBJDECK-07':
        'Das macht zehn öffentliche Ziele: erst sechs leichte, dann vier schwerere, darunter „Spielende“. Es kann mit gleicher Wahrscheinlichkeit an siebter, achter, neunter oder zehnter Stelle kommen.',
      'TI3-OBJDECK-08': 'Welche Ziele weggekommen sind, bleibt allen verborgen.',
    },
  },
];
