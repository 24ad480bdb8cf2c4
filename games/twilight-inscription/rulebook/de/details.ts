import type { RuleChapter } from '@orrery/kernel';

export const details: readonly RuleChapter[] = [
  {
    id: 'INS-CLAR',
    title: 'Klarstellungen',
    rules: {
      'INS-CLAR-01': 'Wenn eine Karte diesen Regeln widerspricht, gilt die Karte.',
      'INS-CLAR-02': 'Ein Effekt, in dem „dürfen“ steht, lässt dir die Wahl.',
      'INS-CLAR-03': 'Jeder andere Effekt ist Pflicht. Tu davon alles, was geht; was nicht geht, entfällt.',
      'INS-CLAR-04': 'Löst eine Fähigkeit aus, weil eine Tafel aktiv wird, kommt sie zuerst, noch vor jedem Ausgeben.',
      'INS-CLAR-05':
        '„Beliebig“ befreit dich von den üblichen Grenzen der Auswahl, doch du wählst nur eine Sache. Drei Einfluss „auf einer beliebigen Tafel“ etwa gehen gemeinsam auf ein und dieselbe, und sei sie inaktiv.',
      'INS-CLAR-06': 'Du darfst einen gestrichelten Vorteil beanspruchen und noch im selben Schritt wieder ausgeben.',
      'INS-CLAR-07':
        'Du besitzt nie mehr Stimmen oder Handelswaren, als auf deiner Tafel Industrie aufgedruckt sind, woher sie auch kommen. Was darüber hinausgeht, verfällt.',
      'INS-CLAR-08':
        'Manche Alternativen lassen die Person mit den meisten abgegebenen Stimmen wählen. Liegen mehrere gleichauf, würfelt jede davon mit einem schwarzen Würfel, immer wieder, bis genau eine Einfluss zeigt; diese wählt.',
      'INS-CLAR-09':
        'Ein Effekt, der dir eine Raumwerft baut, kostet nichts: Du streichst von ihren Kosten durch, was du magst, und gibst nichts aus.',
      'INS-CLAR-10':
        'Der Neurostimulator streicht bei uns ein Symbol in einer Reihe oder Spalte durch, die in Bevölkerung endet. Das geht auch, wenn diese Bevölkerung durchgestrichen ist.',
      'INS-CLAR-11': 'Ein Sechseck ohne Vorteil und ohne X ist bloße Zierde: Es lässt sich auf keine Weise markieren.',
      'INS-CLAR-12':
        'Um über ein Sternsystem hinaus zu erkunden, musst du es nicht beanspruchen; es erkundet zu haben genügt.',
      'INS-CLAR-13':
        'Streicht eine Karte ein noch nicht beanspruchtes Sternsystem durch, kannst du es nie mehr beanspruchen. Dorthin und von dort aus erkunden darfst du weiterhin.',
      'INS-CLAR-14':
        'Ein Wurmloch dient nur einmal. Ein Durchgang verbraucht das, in das du hineinfliegst, und das, aus dem du herauskommst.',
      'INS-CLAR-15':
        'Ressourcen musst du ausgeben; zurückhalten darfst du keine. Nur was bei Abschluss des Schrittes auf deiner aktiven Tafel keinen erlaubten Nutzen hat, verfällt.',
      'INS-CLAR-16': 'Eine eben freigeschaltete Technologie kannst du noch in dieser Runde nutzen.',
      'INS-CLAR-17':
        'Auch ein Effekt, der dir eine Technologie freischaltet, kostet nichts: Such dir eine ihrer Kostenarten aus und streiche sie durch.',
      'INS-CLAR-18':
        'Einige Fähigkeiten öffnen deinen Einheiten die Anomalien. Eine markierte Anomalie bringt Stärke wie jeder andere Knotenpunkt.',
      'INS-CLAR-19':
        'Da ein Ereignis dir zwei Kriege bringt, kann ein an einen Krieg gebundener Effekt zweimal gelten, einmal für jeden.',
      'INS-CLAR-20':
        'Mit dem Ende von Schritt 3 stehen die Stärken eines Krieg-Ereignisses fest. Nur eine Fähigkeit, die das eigens sagt, kann daran noch rühren.',
      'INS-CLAR-21': 'Du darfst eine Einheit jetzt beginnen und in irgendeiner späteren Runde fertigstellen.',
      'INS-CLAR-22': 'Nichts hindert dich daran, mehrere unfertige Einheiten eines Typs zu haben.',
      'INS-CLAR-23':
        'Setzt ein Effekt eine Einheit nur ein, kommt sie geradewegs ins Schlachtgitter. Keine Leiste wird verbraucht, der Typ muss nicht freigeschaltet sein, und einen SP-Vorteil gibt es dafür nicht.',
      'INS-CLAR-24': 'Ein Muster darf nicht über den Rand des Schlachtgitters ragen.',
      'INS-CLAR-25':
        'Ist für eine fertige Einheit kein Platz, gilt sie dennoch als gebaut, und du beanspruchst ihren SP-Vorteil. Infanterie, die nirgends hinpasst, kannst du nicht kaufen.',
      'INS-CLAR-26':
        'Boni für kommende Kriege dürfen in den betreffenden Stärkekästchen vermerkt werden, und sie summieren sich: Ein zweites +1 macht +2.',
      'INS-CLAR-27': 'Deine Tafel Militär kann am Ende unter null liegen.',
    },
  },
  {
    id: 'INS-HIDDEN',
    title: 'Geheimhaltung',
    rules: {
      'INS-HIDDEN-01': 'Niemand außer dir sieht die Relikte auf deiner Hand.',
      'INS-HIDDEN-02':
        'In einem Strategie-Ereignis sind fremde Tafeln für dich tabu, bis du mit deiner eigenen aktiven fertig bist.',
      'INS-HIDDEN-03':
        'Sonst sind alle Tafeln für alle offen. Hier siehst du während eines Schrittes die Tafeln der anderen so, wie sie zu dessen Beginn waren; welche sie gerade wählen, siehst du nicht, nur ob sie fertig sind.',
      'INS-HIDDEN-04':
        'Einen Auftrag oder Mecatol Rex musst du nicht vor dem Ende des Schrittes melden, damit niemand sein Ausgeben danach richtet. Hier erfolgt die Meldung immer genau dann.',
      'INS-HIDDEN-05':
        'Auf dem Tisch darf eine vergessene Meldung nachgeholt werden, doch zählt dann der spätere Zeitpunkt. Hier kann nichts vergessen werden.',
      'INS-HIDDEN-06': 'Abgestimmt wird geheim. Erst wenn sich alle entschieden haben, werden die Stimmen gezeigt.',
      'INS-HIDDEN-07': 'Ereignisse und Relikte, die noch im Stapel liegen, und nicht gezogene Agenden kennt niemand.',
      'INS-HIDDEN-08':
        'Innerhalb eines Schrittes kommt niemand vor dem anderen, und was die anderen markiert haben, erfährst du erst an dessen Ende.',
    },
  },
  {
    id: 'INS-LEARN',
    title: 'Lernen beim Spielen: die geführte Partie',
    rules: {
      'INS-LEARN-01':
        'Die geführte Partie beginnt ohne den üblichen Aufbau. Du bekommst nur einen Stift und eine Tafel Navigation mit der B-Seite.',
      'INS-LEARN-02': 'Vorläufig spielt ihr nur mit den drei schwarzen Würfeln. Die Fokuswürfel kommen später.',
      'INS-LEARN-03':
        'Vier Ereignisse kommen in fester Reihenfolge: Aufstrebendes Reich, Echos der Vergangenheit, Erste Expeditionen und Auf in eine neue Heimat. Die übrigen warten.',
      'INS-LEARN-04': 'Jedes der vier ist ein Strategie-Ereignis.',
      'INS-LEARN-05': 'Die geführte Partie verwendet bei allen Tafeln nur die B-Seite.',
      'INS-LEARN-06':
        'Eine Runde läuft so: Das oberste Ereignis wird aufgedeckt, und alle gehen seine drei Schritte gemeinsam.',
      'INS-LEARN-07': 'In Runde 1 aktivieren alle Navigation; eine andere Tafel hat noch niemand.',
      'INS-LEARN-08':
        'Schritt 1 von Runde 1: Gib die 2 Einfluss der Karte aus. Damit beanspruchst du die beiden von Anfang an erkundeten Sternsysteme.',
      'INS-LEARN-09':
        'Schritt 2 von Runde 1: Haben das alle getan, werden die schwarzen Würfel geworfen. Jemand übernimmt von nun an freiwillig das Amt des Sprechers; hier ist es, wer auf dem ersten Platz sitzt.',
      'INS-LEARN-10':
        'Schritt 3: Alle geben die schwarzen Würfel restlos auf der aktiven Tafel aus und legen den Stift weg. Mit dem letzten Stift ist die Runde vorbei.',
      'INS-LEARN-11':
        'In den Runden 1 bis 4 kreist du beanspruchte Vorteile nur ein. Was die gepunkteten bewirken, muss warten.',
      'INS-LEARN-12':
        'Ein Rat für Runde 1: Sieh zu, dass du ein Sternsystem mit einem Planeten beanspruchst. In Runde 2 kannst du ihn gut brauchen.',
      'INS-LEARN-13': 'Runde 2 bringt die Tafel Expansion, B-Seite, die alle aktivieren.',
      'INS-LEARN-14':
        'Hast du einen Planeten-Vorteil, gib ihn in Runde 2 aus: Schalte einen Planeten deiner Wahl frei oder nimm dir eine Raumwerft.',
      'INS-LEARN-15':
        'Runde 3 bringt die Tafel Industrie, B-Seite, die alle aktivieren. Stimmen, Handelswaren und den Wirtschaftsplan lasst ihr vorerst außer Acht.',
      'INS-LEARN-16':
        'Runde 4 bringt die Tafel Militär, B-Seite, die alle aktivieren. Schlachtschiffe und Kriegssonnen lassen sich noch nicht bauen.',
      'INS-LEARN-17':
        'Ein Rat für Runde 2: Hol dir früh Spezial-Vorteile. Sie taugen zu vielem, etwa zu einer Technologie auf einen Schlag.',
      'INS-LEARN-18':
        'Ein Rat für Runde 3: Verschrotten lohnt sich, denn jede verschrottete Wabe erweitert deine Reichweite. Ein gelbes Massenprodukt, das Dreieck, ist ein guter früher Fang, weil die Produktion es belohnt.',
      'INS-LEARN-19':
        'Ein Rat für Runde 4: Sei in beiden Hälften des Schlachtgitters vertreten, und nimm dir Knotenpunkte mit Vorteil, solange die Einsatzlinie noch darunter liegt.',
      'INS-LEARN-20':
        'Nach vier Runden wird der Spielaufbau mit den folgenden Änderungen vervollständigt. Die Tafeln sind schon verteilt, Schritt 1 entfällt daher.',
      'INS-LEARN-21':
        'In Schritt 2 gibt es keine Wahl: Alle erhalten zufällig eine Fraktion. Acht sind dabei: das Arborec, das Baronat von Letnev, die Bruderschaft von Yin, die Emirate von Hacan, die Mentak-Koalition, der Nomade, Sardakk N’orr und die Winnu.',
      'INS-LEARN-22':
        'An Schritt 3 ändert sich nichts: Mecatol-Rex-Tafel und Agenden kommen wie in jeder Partie auf den Tisch.',
      'INS-LEARN-23':
        'In Schritt 4 bleiben die vier gespielten Ereignisse draußen. Für den Ereignisstapel bleiben acht Teilstapel, und obenauf liegt eine blaue Karte der Phase II.',
      'INS-LEARN-24': 'Schritt 5 entfällt; in der geführten Partie gibt es keine Aufträge.',
      'INS-LEARN-25': 'Schritt 6 ist wie immer. Von hier an gesellen sich die Fokuswürfel zu den schwarzen.',
      'INS-LEARN-26': 'Schritt 7 gibt es nicht: Einen Sprecher habt ihr schon.',
      'INS-LEARN-27':
        'Vor Runde 5 wird nachgeholt, was warten musste: Jeder bisher eingekreiste gepunktete Vorteil wirkt jetzt. Alle tun das in einem Schritt, also gleichauf, auch bei Mecatol Rex; Relikte werden nun gezogen, und der Wirtschaftsplan wird ausgefüllt.',
      'INS-LEARN-28':
        'Gestrichelte Vorteile aus den ersten Runden bleiben dir. Außer Planeten-Vorteilen gibst du sie erst ab Runde 5 aus.',
      'INS-LEARN-29':
        'Mit Runde 5 nimmt das Spiel seinen gewöhnlichen Lauf: Das nächste Ereignis wird aufgedeckt, und Krieg, Produktion und Galaktischer Rat kommen mit allen ihren Regeln an die Reihe.',
      'INS-LEARN-30':
        'Das Ende von Phase III ist ein guter Schlusspunkt, und dort endet die geführte Partie, sofern der Tisch nicht die volle Länge wünscht.',
      'INS-LEARN-31': 'Gewertet wird auf die gewöhnliche Art, und wer die meisten SP hat, gewinnt.',
      'INS-LEARN-32':
        'Allein oder zu zweit nutzt ihr auch die Regeln der KI. Sie kommt mit dem Rest vor Runde 5 ins Spiel und hat aus den ersten Runden keinen Fortschritt.',
    },
  },
];
