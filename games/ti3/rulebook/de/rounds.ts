import type { RuleChapter } from '@orrery/kernel';

export const rounds: readonly RuleChapter[] = [
  {
    id: 'TI3-STRAT',
    title: 'Strategiephase',
    rules: {
      'TI3-STRAT-01':
        'Jede Spielrunde beginnt mit allen acht Strategiekarten zur Auswahl: Initiative, Diplomatie, Politik, Logistik, Handel, Kriegsführung, Technologie und Imperium.',
      'TI3-STRAT-02':
        'Der Sprecher wählt zuerst, dann geht es im Uhrzeigersinn weiter. Bist du dran, musst du eine Karte nehmen.',
      'TI3-STRAT-03':
        'Deine Karte liegt mit der aktiven Seite nach oben vor dir. Ihre Primärfähigkeit gehört in dieser Spielrunde dir, und ihre Zahl bestimmt deinen Platz in der Spielreihenfolge.',
      'TI3-STRAT-04':
        'Haben alle gewählt, legt der Sprecher auf jede Karte, die niemand wollte, einen Bonusmarker; zu sechst sind das zwei.',
      'TI3-STRAT-05': 'Bonusmarker sammeln sich an: Eine verschmähte Karte erhält jede Spielrunde einen dazu.',
      'TI3-STRAT-06':
        'Nimmst du eine Karte mit Bonusmarkern, löst du sie sofort ein, jeden nach Wahl für ein Handelsgut oder einen Kommandomarker. Ist das eine aus, nimmst du das andere; ist beides aus, bekommst du nichts.',
      'TI3-STRAT-07': 'Wer Initiative nimmt, ist sofort Sprecher. An der laufenden Kartenwahl ändert das nichts.',
      'TI3-STRAT-08':
        'Der Sprecher behält sein Amt und damit die erste Wahl, bis in einer späteren Spielrunde ein anderer Initiative nimmt.',
      'TI3-STRAT-09': 'Hattest du in der vorigen Spielrunde Initiative, musst du sie in dieser liegen lassen.',
      'TI3-STRAT-10': 'Es gibt acht Bonusmarker; liegen alle aus, kommen keine mehr hinzu.',
      'TI3-STRAT-11': 'Zu fünft nimmt jeder eine Karte wie zu sechst; so bleiben drei, die einen Bonusmarker erhalten.',
      'TI3-STRAT-12':
        'Zu dritt nimmt jeder zwei Karten, die zweite in einem weiteren Durchgang in gleicher Folge. Die zwei übrigen bekommen Bonusmarker.',
      'TI3-STRAT-13': 'Auch zu viert nimmt jeder zwei Karten, wieder mit einem zweiten Durchgang wie dem ersten.',
      'TI3-STRAT-14': 'Da vier Spieler alle acht Karten nehmen, gibt es bei ihnen keine Bonusmarker.',
      'TI3-STRAT-15':
        'Hast du zwei Karten, bestimmt die kleinere Zahl deinen Platz in der Spielreihenfolge, zu dritt wie zu viert.',
      'TI3-STRAT-16':
        'Zu viert kannst du Initiative auch zweimal nacheinander bekommen, aber nur, wenn sie als letzte Karte übrig ist.',
      'TI3-STRAT-17':
        'Mit zwei Karten schuldest du zwei Strategische Aktionen, je Karte eine und in beliebiger Folge, bevor du passen darfst. Initiative verlangt keine.',
      'TI3-STRAT-18':
        'Wer ausgeschieden ist, wählt nicht mehr. Die anderen nehmen so viele Karten wie bisher, und alle übrigen erhalten einen Bonusmarker.',
    },
  },
  {
    id: 'TI3-ACTION',
    title: 'Aktionsphase',
    rules: {
      'TI3-ACTION-01': 'Zug um Zug führt jeder in Spielreihenfolge eine Aktion aus.',
      'TI3-ACTION-02': 'Nach dem Letzten beginnt es wieder beim Ersten. Wenn alle gepasst haben, ist die Phase vorbei.',
      'TI3-ACTION-03':
        'Die niedrigste Strategiekarte beginnt, dann geht es aufwärts: Initiative hat die 1, Diplomatie 2, Politik 3, Logistik 4, Handel 5, Kriegsführung 6, Technologie 7, Imperium 8.',
      'TI3-ACTION-04': 'Hat niemand eine Zahl, folgt einfach die nächste.',
      'TI3-ACTION-05':
        'In deinem Zug führst du eine Strategische Aktion, eine Taktische Aktion oder eine Transferaktion aus, oder du passt. Genau eines davon, nicht mehr und nicht weniger.',
      'TI3-ACTION-06':
        'Manche Aktionskarten und Technologien werden „als Aktion“ genutzt. Sie treten an die Stelle der anderen und füllen deinen ganzen Zug.',
      'TI3-ACTION-07':
        'Passen darfst du erst, wenn deine Strategische Aktion hinter dir liegt. Bleibt dir nur sie, musst du sie ausführen; ist sie getan und nichts anderes möglich, musst du passen. Wer Initiative hat, schuldet keine.',
      'TI3-ACTION-08': 'Hast du gepasst, wirst du für den Rest der Phase übersprungen.',
      'TI3-ACTION-09':
        'Auch nach dem Passen darfst du Sekundärfähigkeiten nutzen, Aktionskarten spielen, die keine Aktion sind, und deine PVS feuern lassen.',
      'TI3-ACTION-10': 'Wer als Letzter übrig ist, handelt immer weiter, bis auch er passt.',
      'TI3-ACTION-11':
        'Ist dein Kommandovorrat leer, gibt es keine Taktischen Aktionen und keine Transferaktionen mehr.',
      'TI3-ACTION-12':
        'Die Zahl deiner Karte sagt, wann du an der Reihe bist, nicht wann du sie ausführst. Das darfst du in jedem deiner Züge, gleich was die anderen getan haben.',
    },
  },
  {
    id: 'TI3-STRATACT',
    title: 'Strategische Aktion',
    rules: {
      'TI3-STRATACT-01':
        'Irgendwann in der Aktionsphase musst du deine Strategiekarte ausführen; hast du zwei, beide. Nur Initiative verlangt nichts.',
      'TI3-STRATACT-02': 'Du beginnst mit der Primärfähigkeit und führst sie ganz aus.',
      'TI3-STRATACT-03':
        'Dann entscheiden die anderen von deiner Linken aus im Uhrzeigersinn, ob sie für die Sekundärfähigkeit einen Kommandomarker aus dem Strategievorrat zahlen. Jeder ist fertig, bevor der Nächste entscheidet.',
      'TI3-STRATACT-04': 'Der dafür gezahlte Marker kommt in die Verstärkung.',
      'TI3-STRATACT-05': 'Logistik ist die Ausnahme: Ihre Sekundärfähigkeit verlangt keinen Marker.',
      'TI3-STRATACT-06': 'Hast du Initiative, kosten dich Sekundärfähigkeiten überhaupt keine Marker.',
      'TI3-STRATACT-07': 'Die Sekundärfähigkeit deiner eigenen Karte ist nur für die anderen da.',
      'TI3-STRATACT-08':
        'Haben sich alle geäußert, drehst du die Karte auf die inaktive Seite, und dein Zug ist zu Ende.',
      'TI3-STRATACT-09': 'Jede Strategiekarte taugt für eine Strategische Aktion je Spielrunde.',
      'TI3-STRATACT-10':
        'Die Sekundärfähigkeit einer Karte darfst du je Ausführung einmal nutzen, und das bei so vielen verschiedenen Karten, wie deine Marker erlauben.',
      'TI3-STRATACT-11':
        'Einmal begonnen, führst du die ganze Primärfähigkeit aus; nur was sie bloß erlaubt, darfst du weglassen.',
    },
  },
];
