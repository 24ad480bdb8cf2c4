import type { RuleChapter } from '@orrery/kernel';

export const rounds: readonly RuleChapter[] = [
  {
    id: 'TI4-ROUND',
    title: 'Runde, Initiative und Sprecher',
    rules: {
      'TI4-ROUND-01':
        'Die Zahlen der Strategiekarten bestimmen die Initiativereihenfolge, die niedrigste zuerst. Mit zwei Karten zählt deine niedrigere Zahl.',
      'TI4-ROUND-02':
        'Der Sprecher wählt als Erster eine Strategiekarte, deckt Agenden auf und entscheidet bei Stimmengleichheit.',
      'TI4-ROUND-03': 'In der Statusphase jeder Runde deckt der Sprecher einen neuen öffentlichen Auftrag auf.',
      'TI4-ROUND-04':
        'Für die Initiative zählen nur Karten, die in dieser Runde gewählt wurden. Die Reihenfolge bleibt, bis sie zurückgegeben werden, auch wenn eine Karte erschöpft ist.',
      'TI4-ROUND-05': 'Wer den Naalu-Marker hat, hat Initiative 0.',
      'TI4-ROUND-06':
        'Züge gibt es nur in der Aktionsphase. Eine Strategiekarte zu wählen oder abzustimmen ist kein Zug, und außerhalb der Aktionsphase gibt es keinen aktiven Spieler.',
      'TI4-ROUND-07':
        'Was bis zum Ende deines Zuges gilt, ist vorbei, bevor der nächste Zug beginnt, und reicht nie in eine andere Phase.',
      'TI4-ROUND-08':
        'Was für die Spielrunde gilt, endet nach der Agendaphase oder, wenn es keine gibt, nach der Statusphase.',
      'TI4-ROUND-09': 'Scheidet der Sprecher aus, wird der nächste Spieler zur Linken Sprecher.',
      'TI4-ROUND-10':
        'Gleichzeitige Effekte folgen der Initiativereihenfolge: in der Aktionsphase vom aktiven Spieler an, in der Statusphase vom Ersten an. In der Strategie- und der Agendaphase gehen sie im Uhrzeigersinn vom Sprecher aus.',
    },
  },
  {
    id: 'TI4-STRAT',
    title: 'Strategiephase',
    rules: {
      'TI4-STRAT-01':
        'Vom Sprecher an im Uhrzeigersinn wählt jeder eine Strategiekarte. Bei 3 oder 4 Spielern tut ihr das zweimal, beide Male beginnt der Sprecher.',
      'TI4-STRAT-02':
        'Auf jede Karte, die niemand gewählt hat, kommt eine Handelsware. Wer die Karte später wählt, erhält alle Handelswaren darauf.',
      'TI4-STRAT-03': 'Eine gewählte Karte steht in dieser Phase nicht mehr zur Wahl.',
      'TI4-STRAT-04':
        'Handelswaren kommen auf die übrigen Karten, wenn alle gewählt haben; bei 4 oder 8 Spielern bleibt keine übrig.',
      'TI4-STRAT-05':
        'Die Handelswaren auf einer Karte erhältst du, sobald du sie wählst, und behältst sie, auch wenn du die Karte verlierst.',
      'TI4-STRAT-06':
        'Behältst du durch einen Effekt deine Strategiekarten der letzten Runde, wählst du jetzt keine, und es bleiben entsprechend mehr übrig.',
      'TI4-STRAT-07':
        'Geht ein Spiel, das mit 5 oder mehr Spielern begann, mit 4 oder weniger weiter, wählt jeder nach wie vor nur eine Karte.',
    },
  },
];
