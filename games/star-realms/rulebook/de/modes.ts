import type { RuleChapter } from '@orrery/kernel';

export const modes: readonly RuleChapter[] = [
  {
    id: 'SR-MODES',
    title: 'Modi ohne Teams',
    rules: {
      'SR-MODES-01': 'In jedem Modus gelten alle allgemeinen Regeln, sofern der Modus selbst nichts ändert.',
      'SR-MODES-02':
        'Ein Rat: Wartet zu fünft oder sechst, bis eure Kampagne vorbei und das Post-Kampagnen-Paket im Handelsdeck ist. In Orrery kann ein Tisch die 84 Karten auch gleich wählen.',
      'SR-MODES-03':
        'Punkteräder gibt es nur zwei. Ab drei Personen tun zwei Punktekarten nebeneinander denselben Dienst: Eine 4 und eine 9 bedeuten 49 Autorität. Orrery zählt für dich.',
      'SR-MODES-04': 'Standard, zu zweit: Das Los bestimmt, wer zuerst spielt, mit 3 Karten auf der Hand gegen 5.',
      'SR-MODES-05':
        'Jeder gegen jeden, für drei bis sechs: Das Los bestimmt, wer beginnt, dann geht es im Uhrzeigersinn. Die erste Hand hat 3 Karten, die zweite 4, jede weitere 5.',
      'SR-MODES-06':
        'Bei „Jeder gegen jeden“ sind alle Gegner und alle ihre Basen erlaubt: Greif sie an und wähl sie als Ziel, wie du magst.',
      'SR-MODES-07':
        'Alle Karten eines besiegten Spielers kommen auf den Schrotthaufen, aus Nachziehstapel, Hand, Ablagestapel und Spiel; Entdecker kehren auf ihren Stapel zurück. Geschieht das in seinem eigenen Zug, ist sofort der Nächste dran. Das gilt in allen Modi, in denen Einzelne ausscheiden.',
      'SR-MODES-08': 'Bei „Jeder gegen jeden“ hat gewonnen, wer am Ende übrig bleibt.',
      'SR-MODES-09':
        'Jäger, für drei bis sechs: Alles beginnt wie bei „Jeder gegen jeden“, mit denselben Händen und im Uhrzeigersinn.',
      'SR-MODES-10':
        'Beim „Jäger“ sitzt deine Beute links von dir: Kein anderer Spieler darf dein Ziel sein. Basen darfst du bei beiden Nachbarn angreifen und als Ziel wählen, Außenposten schützen dabei wie immer. Was „jeden Gegner“ trifft, erreicht alle, denn es wählt niemanden als Ziel.',
      'SR-MODES-11':
        'Ist deine Beute besiegt, rückt auf dieser Seite der Nächste nach; rechts ist es ebenso. Sind nur noch zwei da, sitzt jeder auf beiden Seiten des anderen.',
      'SR-MODES-12': 'Die Jagd gewinnt, wer als Letzter noch steht.',
      'SR-MODES-13': '„Jäger: Erstes Blut“ spielt sich wie „Jäger“, ist aber zu Ende, sobald jemand besiegt ist.',
      'SR-MODES-14':
        'Beim „Ersten Blut“ gehört der Sieg dem rechten Nachbarn des Besiegten, in aller Regel also dem Angreifer.',
    },
  },
  {
    id: 'SR-HYDRA',
    title: 'Hydra: ein Leben für das Team',
    rules: {
      'SR-HYDRA-01':
        'Zu viert oder sechst bildet ihr zwei gleich große Teams und sitzt abwechselnd um den Tisch. Ein Team hat einen einzigen Autoritätswert für alle.',
      'SR-HYDRA-02':
        'Dein persönliches Deck, deine Hand, dein Ablagestapel und deine Karten im Spiel gehören dir allein.',
      'SR-HYDRA-03': 'Für deine Verbündetenfähigkeiten zählt nicht, was deine Teammitglieder im Spiel haben.',
      'SR-HYDRA-04':
        'Das Los bestimmt, welches Team beginnt. Dessen Mitglieder haben zu Anfang je 3 Karten, die des anderen Teams 5.',
      'SR-HYDRA-05':
        'Ein Zug gehört dem ganzen Team: Gemeinsam geht ihr durch Hauptphase, Ablagephase und Nachziehphase.',
      'SR-HYDRA-06':
        'Ihr spielt alle zugleich, jeder mit seinen eigenen Karten vor sich. Orrery nimmt eure Aktionen, wie sie eintreffen: Wollen zwei dieselbe Karte, hat sie der Schnellere. Die Hauptphase ist zu Ende, wenn alle sie beendet haben; bis dahin kann jeder noch handeln.',
      'SR-HYDRA-07': 'Du hast einen eigenen Handelsvorrat und einen eigenen Kampfvorrat.',
      'SR-HYDRA-08':
        'Was du spielst, kaufst, nutzt und angreifst, entscheidest du selbst. Angriffe treffen den gemeinsamen Wert des anderen Teams; ein Effekt, der einen Spieler als Ziel wählt, nennt einen von ihnen.',
      'SR-HYDRA-09':
        'Im Zug deines Teams kannst du einem Teammitglied beliebig viel von deinem Handel und Kampf überlassen, immer wieder.',
      'SR-HYDRA-10': 'In der zweiköpfigen Hydra spielen zwei gegen zwei, mit 75 Autorität für jedes Team.',
      'SR-HYDRA-11': 'In der dreiköpfigen Hydra spielen drei gegen drei, mit 100 Autorität für jedes Team.',
      'SR-HYDRA-12':
        'Ein Außenposten deckt das ganze Team: Solange einer von euch einen im Spiel hat, kann keiner von euch angegriffen werden, und eure anderen Basen sind weder für Angriffe noch als Ziel zu erreichen.',
      'SR-HYDRA-13':
        'Ein Team, dessen Autorität auf null fällt, ist als Ganzes besiegt, und der Sieg geht an das andere.',
    },
  },
  {
    id: 'SR-EMP',
    title: 'Imperator: drei gegen drei',
    rules: {
      'SR-EMP-01': 'Zu sechst bildet ihr zwei Dreierteams. In jedem ist einer der Imperator, zwei sind Admirale.',
      'SR-EMP-02':
        'Jeder Imperator sitzt zwischen zwei Admiralen und dem anderen Imperator gegenüber; so hat jeder Admiral einen feindlichen Admiral vor sich. In Orrery spielen die Plätze 1 bis 3 gegen 4 bis 6, die Imperatoren sitzen auf 2 und 5; gegenüber sind sich 1 und 6, 2 und 5, 3 und 4.',
      'SR-EMP-03': 'Ein Imperator hat zu Beginn 60 Autorität, ein Admiral 50.',
      'SR-EMP-04':
        'Das Los bestimmt, welches Team eröffnet. Dessen Mitglieder fangen mit 3 Karten auf der Hand an, ihre Feinde mit 5.',
      'SR-EMP-05':
        'Es geht im Uhrzeigersinn, also drei Spieler des einen Teams hintereinander, dann die drei des anderen.',
      'SR-EMP-06':
        'In deinem Zug kannst du 1 Handel zahlen und eine Karte deines Ablagestapels auf den eines Teammitglieds legen. Das geht in der Hauptphase jederzeit und so oft, wie du es bezahlen kannst.',
      'SR-EMP-07': 'Als Imperator darfst du alle Feinde und alle ihre Basen angreifen und als Ziel wählen.',
      'SR-EMP-08':
        'Als Admiral hast du nur einen Feind, den Admiral gegenüber mit seinen Basen. Ist er besiegt, hast du kein Ziel mehr, es sei denn, der Tisch lässt dich dann den feindlichen Imperator angreifen. Ein Außenposten schützt nur seinen Besitzer.',
      'SR-EMP-09':
        'Fällst du als Admiral, darfst du deinem Imperator eine Karte hinterlassen, aus Hand, Ablagestapel oder Nachziehstapel, den du durchsuchen darfst. Sie kommt auf seinen Ablagestapel, alles andere auf den Schrotthaufen.',
      'SR-EMP-10': 'Ein Team steht und fällt mit seinem Imperator: Ist er besiegt, hat es verloren.',
    },
  },
  {
    id: 'SR-RAID',
    title: 'Raid: einer gegen alle',
    rules: {
      'SR-RAID-01':
        'Einer von euch ist der Boss, die zwei bis fünf anderen sind Elitesoldaten. Den Boss bestimmt das Los, es sei denn, der Tisch gibt die Rolle dem ersten Platz.',
      'SR-RAID-02': 'Der Boss beginnt, dann geht es im Uhrzeigersinn weiter.',
      'SR-RAID-03':
        'Wie stark der Boss ist, hängt von der Zahl der Elitesoldaten zu Beginn ab; Verluste ändern daran nichts. Bei 2 hat er 50 Autorität und Handgröße 7, bei 3 sind es 70 und 7, bei 4 sind es 70 und 8, bei 5 sind es 90 und 8. Einige billige Schiffe haben eine Zeile, die Teammitglieder und Gegner zählt, die noch im Spiel sind: Sie hilft zwei Elitesoldaten oder einem Boss, der gegen fünf steht.',
      'SR-RAID-04':
        'Der ersten Hand des Bosses fehlen zwei Karten zur Handgröße, er hat also 5 oder 6. Ein Elitesoldat hat 5.',
      'SR-RAID-05':
        'In der Nachziehphase zieht der Boss nicht fünf Karten, sondern so viele, wie seine Handgröße sagt, 7 oder 8.',
      'SR-RAID-06': 'Elitesoldaten haben keinen gemeinsamen Zug; jeder spielt seinen eigenen.',
      'SR-RAID-07':
        'Was Elitesoldaten den Basen des Bosses antun, summiert sich bis zu dessen nächstem Zug: Einer kann vollenden, was ein anderer begann. Jeder Angriff ab 1 Kampf zählt.',
      'SR-RAID-08':
        'Hat der Schaden eine Basis des Bosses nicht zerstört, ist sie wie neu, sobald der Zug des Bosses beginnt. Basen der Elitesoldaten erholen sich wie üblich am Ende des Zuges.',
      'SR-RAID-09': 'Jeder Elitesoldat hat zu Beginn 50 Autorität.',
      'SR-RAID-10': 'Als Elitesoldaten seht ihr gegenseitig eure Hände und dürft gemeinsam planen.',
      'SR-RAID-11':
        'Trotzdem handelt jeder Elitesoldat für sich: Vorräte werden nicht geteilt, und über deine Karten, Fähigkeiten und Angriffe entscheidest du allein.',
      'SR-RAID-12':
        'Fällst du als Elitesoldat, darfst du jedem Teammitglied, das noch dabei ist, eine Karte für den Ablagestapel hinterlassen, aus Hand, Nachziehstapel, Ablagestapel oder Spiel. Der Rest kommt auf den Schrotthaufen.',
      'SR-RAID-13': 'Ist der letzte Elitesoldat ausgeschieden, hat der Boss gewonnen.',
      'SR-RAID-14':
        'Ist die Autorität des Bosses auf null, haben die Elitesoldaten gewonnen, auch die schon besiegten.',
      'SR-RAID-15':
        'Der Boss darf alle Elitesoldaten und alle ihre Basen angreifen und als Ziel wählen. Sie haben nur einen Feind: den Boss mit den Basen, die er im Spiel hat.',
    },
  },
  {
    id: 'SR-OPT',
    title: 'Fraktionsdecks auf Wunsch',
    rules: {
      'SR-OPT-01':
        'Auf Wunsch ersetzen die beiden Kampagnendecks auch außerhalb der Kampagne die üblichen persönlichen Decks: das des Sternenimperiums mit Imperialem Jäger und Schmuggler, das der Handelsföderation mit Föderationsfähre und Systempolizei. Die drei Fälle folgen.',
      'SR-OPT-02':
        'In einer Partie zu zweit spielt jeder eines der Fraktionsdecks; entweder sind beide dabei oder keines. Orrery teilt sie per Los zu.',
      'SR-OPT-03': 'Im Modus Imperator bekommen die beiden Imperatoren je ein Fraktionsdeck, ebenfalls per Los.',
      'SR-OPT-04': 'Im Raid wählt der Boss zwischen den beiden Fraktionsdecks und dem Standarddeck.',
    },
  },
  {
    id: 'SR-SYM',
    title: 'Symbole auf den Karten',
    rules: {
      'SR-SYM-01':
        'Oben links sagt ein Fraktionssymbol, zu welcher Fraktion die Karte gehört. Vor einem Text kennzeichnet es eine Verbündetenfähigkeit.',
      'SR-SYM-02':
        'Oben rechts zeigt das Handelssymbol, was die Karte kostet, im Text, wie viel Handel du erhältst. Karten der persönlichen Decks haben keine Kosten; wo danach gefragt wird, gelten sie als 0.',
      'SR-SYM-03':
        'Im Text zeigt das Kampfsymbol, wie viel Kampf du erhältst, und das Autoritätssymbol, wie viel Autorität.',
      'SR-SYM-04': 'Vor einem Text kennzeichnet das Schrottsymbol eine Verschrottungsfähigkeit.',
      'SR-SYM-05':
        'Ein kleines Set-Symbol unten rechts verrät, aus welcher Schachtel eine Karte stammt. Für das Spiel bedeutet es nichts.',
    },
  },
];
