import type { RuleChapter } from '@orrery/kernel';

export const invasion: readonly RuleChapter[] = [
  {
    id: 'TI4-INV',
    title: 'Einmarsch und Bodenkampf',
    rules: {
      'TI4-INV-01':
        'Vor der Landung dürfen Einheiten des Angreifers mit Bombardement auf Bodentruppen feuern; der Verteidiger wählt die Verluste.',
      'TI4-INV-02':
        'Dann darf der Angreifer Bodentruppen aus dem Weltraumbereich auf Planeten des aktiven Systems landen, nach Belieben verteilt.',
      'TI4-INV-03':
        'Bodentruppen kommen mit Schiffen; ohne Schiffe im System können sie nicht in dessen Weltraumbereich sein.',
      'TI4-INV-04':
        'Bodenkampf verläuft in Runden wie im All: Jede Bodentruppe würfelt, und jede Seite wählt ihre Verluste.',
      'TI4-INV-05':
        'Aus dem Bodenkampf zieht sich niemand zurück. Er dauert, bis höchstens eine Seite Bodentruppen hat; beide können aufgerieben werden.',
      'TI4-INV-06':
        'Der Angreifer erhält die Kontrolle über jeden Planeten, auf dem ihm eine Bodentruppe bleibt, und dessen Karte erschöpft. Fremde Gebäude dort werden zerstört.',
      'TI4-INV-07':
        'Die Schritte eines Einmarschs sind: Bombardement, Bodentruppen entsenden, Weltraumkanonen zur Abwehr, Bodenkampf, Kontrolle übernehmen.',
      'TI4-INV-08':
        'Nur der aktive Spieler bombardiert, und dann mit allen Einheiten, die es können. Bestimme vor dem Wurf je Einheit einen Planeten; alle ihre Würfel gehen gegen diesen.',
      'TI4-INV-09':
        'Ein Planet mit einer Einheit mit Planetarem Schild kann nicht bombardiert werden; andere Planeten des Systems schon.',
      'TI4-INV-10':
        'Kriegssonnen und manche Flaggschiffe nehmen Einheiten anderer Spieler in ihrem System den Planetaren Schild. Dann darf jede Einheit bombardieren, und was den Schild braucht, wirkt nicht.',
      'TI4-INV-11':
        'Bombardement ist kein Kampf. Mechs können Schadensresistenz dagegen einsetzen, und überzählige Treffer verfallen.',
      'TI4-INV-12':
        'Landen keine Bodentruppen, entfallen die übrigen Schritte, außer ein Effekt hat gegnerische Bodentruppen auf denselben Planeten gebracht.',
      'TI4-INV-13':
        'Auf Mecatol Rex kann niemand landen, solange der Hütermarker dort liegt, ebenso wenig, wo ein Effekt es verbietet.',
      'TI4-INV-14': 'Einheiten sind auf dem Planeten, sobald sie entsandt sind.',
      'TI4-INV-15':
        'Zuerst feuern die Weltraumkanonen auf allen Planeten, dann folgen die Bodenkämpfe in der Reihenfolge des aktiven Spielers, dann die Kontrolle aller Planeten.',
      'TI4-INV-16':
        'Die Momente am Beginn und am Ende eines Bodenkampfs und seiner Runden sind dieselben wie im Raumkampf.',
      'TI4-INV-17':
        'Wer noch Bodentruppen hat, gewinnt. Hat niemand welche, gewinnt niemand, und der Verteidiger behält die Kontrolle mit einem Kontrollmarker.',
      'TI4-INV-18': 'Je Kampf kannst du nur einen geheimen Auftrag werten; jeder Bodenkampf zählt für sich.',
      'TI4-INV-19':
        'Bringt ein anderer Effekt Einheiten zweier Spieler auf einen Planeten, kämpfen sie im nächsten Einmarsch dort.',
    },
  },
  {
    id: 'TI4-CTRL',
    title: 'Kontrolle über Planeten',
    rules: {
      'TI4-CTRL-01': 'Landest du auf einem Planeten und niemand leistet Widerstand, erhältst du die Kontrolle.',
      'TI4-CTRL-02': 'Die Karte eines gewonnenen Planeten nimmst du erschöpft.',
      'TI4-CTRL-03':
        'Ohne Einheiten zeigt ein Kontrollmarker deine Kontrolle; sie dauert, bis ein anderer Spieler sie übernimmt.',
      'TI4-CTRL-04': 'Erhältst du einen Planeten, den kein anderer Spieler kontrolliert hat, erkundest du ihn.',
      'TI4-CTRL-05': 'Deine Heimatplaneten kontrollierst du von Anfang an.',
      'TI4-CTRL-06': 'Über einen Planeten, den du schon kontrollierst, kannst du die Kontrolle nicht erhalten.',
      'TI4-CTRL-07':
        'Die Planetenkarte kommt vom Stapel oder vom bisherigen Besitzer. Verstärkungen bleiben bei ihr, wie sie sind.',
      'TI4-CTRL-08':
        'Außerhalb eines Einmarschs verlierst du einen Planeten, wenn du dort keine Einheiten hast, ein anderer aber schon; er erhält ihn sofort.',
      'TI4-CTRL-09':
        'Mehrere gleichzeitig gewonnene Planeten erhältst du einen nach dem anderen in beliebiger Folge; du erkundest jeden vor dem nächsten.',
      'TI4-CTRL-10': 'Verlierst du einen Planeten, verschwindet auch dein Kontrollmarker darauf.',
    },
  },
  {
    id: 'TI4-CUST',
    title: 'Mecatol Rex und die Hüter',
    rules: {
      'TI4-CUST-01':
        'Mecatol Rex liegt in der Mitte und ist Sitz des Rates. Solange der Hütermarker dort liegt, gibt es keine Agendaphase.',
      'TI4-CUST-02':
        'Um ihn zu nehmen, aktiviere das System, habe eine Bodentruppe zum Landen und gib 6 Einfluss aus. Du nimmst den Marker und erhältst sofort 1 Siegpunkt.',
      'TI4-CUST-03':
        'Der Marker kommt weg, bevor du Bodentruppen entsendest, und mindestens eine muss dann auf Mecatol Rex landen. Kann keine landen, bleibt er.',
      'TI4-CUST-04': 'Schiffe dürfen in das System, solange der Marker dort liegt.',
      'TI4-CUST-05': 'Ab der Runde, in der der Marker genommen wird, gibt es eine Agendaphase.',
      'TI4-CUST-06':
        'Der Marker ist keine Verstärkung. Mecatol Rex hat kein Planetenmerkmal, ist nicht legendär und kann nicht erkundet werden.',
    },
  },
];
