import type { RuleChapter } from '@orrery/kernel';

export const strategies: readonly RuleChapter[] = [
  {
    id: 'TI3-SC1',
    title: 'Strategiekarte 1: Initiative',
    rules: {
      'TI3-SC1-01':
        'Initiative ist eine Karte ohne Strategische Aktion: Sie hat weder eine Primär- noch eine Sekundärfähigkeit.',
      'TI3-SC1-02': 'Wer sie nimmt, wird Sprecher und darf daher in der nächsten Spielrunde als Erster wählen.',
      'TI3-SC1-03':
        'Mit Initiative nutzt du in dieser Spielrunde die Sekundärfähigkeiten anderer ohne Kommandomarker. Andere Preise, in Ressourcen oder Einfluss, zahlst du wie üblich.',
      'TI3-SC1-04': 'Wer Initiative hat, ist außerdem Erster in der Spielreihenfolge.',
      'TI3-SC1-05':
        'In der nächsten Spielrunde kannst du Initiative nicht wieder nehmen, außer zu viert, wenn nichts anderes übrig ist.',
    },
  },
  {
    id: 'TI3-SC2',
    title: 'Strategiekarte 2: Diplomatie',
    rules: {
      'TI3-SC2-01':
        'Primärfähigkeit: Wähle einen Gegner. Bis zum Ende der Spielrunde darf keiner von euch ein System aktivieren, in dem der andere Einheiten hat.',
      'TI3-SC2-02':
        'Die Waffenruhe bindet euch beide, und jede Einheit schützt ihr System, ob im Weltraum oder auf einem Planeten.',
      'TI3-SC2-03':
        'Ein bloßer Kontrollmarker schützt nichts, und Aktionskarten oder andere Wirkungen ohne Aktivierung bleiben möglich. Es zählt der Augenblick des Aktivierens.',
      'TI3-SC2-04': 'Du darfst jeden wählen, auch wen du in dieser Spielrunde schon angegriffen hast.',
      'TI3-SC2-05':
        'Sekundärfähigkeit, für 1 Marker aus dem Strategievorrat: Frische bis zu zwei deiner erschöpften Planeten auf, auch eben eroberte.',
    },
  },
  {
    id: 'TI3-SC3',
    title: 'Strategiekarte 3: Politik',
    rules: {
      'TI3-SC3-01':
        'Die Primärfähigkeit hat vier Teile, die der Reihe nach ablaufen. Zuerst ziehst du drei Aktionskarten.',
      'TI3-SC3-02': 'Als Zweites erhältst du einen Kommandomarker aus der Verstärkung für einen Bereich deiner Wahl.',
      'TI3-SC3-03':
        'Als Drittes kommt die oberste Politikkarte vor den Galaktischen Rat, der berät und abstimmt. Das lässt sich nicht überspringen. Ist der Stapel leer, bilden die abgeworfenen Karten einen neuen.',
      'TI3-SC3-04':
        'Zuletzt siehst du dir die nächsten drei Politikkarten an und bestimmst, welche der Rat das nächste Mal berät. Die beiden anderen legst du in beliebiger Reihenfolge unter den Stapel.',
      'TI3-SC3-05': 'Sekundärfähigkeit, für 1 Marker aus dem Strategievorrat: Ziehe eine Aktionskarte.',
    },
  },
  {
    id: 'TI3-SC4',
    title: 'Strategiekarte 4: Logistik',
    rules: {
      'TI3-SC4-01':
        'Primärfähigkeit: Du erhältst vier Kommandomarker und verteilst sie auf die drei Bereiche deines Rassenbogens.',
      'TI3-SC4-02': 'Sekundärfähigkeit, ohne Marker: Kaufe beliebig viele Kommandomarker für je 3 Einfluss.',
      'TI3-SC4-03': 'Es zählen nur volle Dreier; übriger Einfluss verfällt. Handelsgüter dürfen Einfluss ersetzen.',
      'TI3-SC4-04':
        'Mehr Marker, als in der Verstärkung liegen, bekommst du nicht. Sechzehn sind alles, was eine Rasse hat.',
    },
  },
  {
    id: 'TI3-SC5',
    title: 'Strategiekarte 5: Handel',
    rules: {
      'TI3-SC5-01': 'Primärfähigkeit: Du wählst zwischen zwei Möglichkeiten.',
      'TI3-SC5-02': 'Möglichkeit A, erster Teil: Nimm 3 Handelsgüter und dazu, was deine Handelsabkommen einbringen.',
      'TI3-SC5-03':
        'Möglichkeit A, zweiter Teil: Du eröffnest den Markt. Alle dürfen neue Handelsabkommen schließen, aber keines ohne deine Zustimmung, und du sagst, wann die Verhandlungen enden.',
      'TI3-SC5-04': 'Schon bestehende Abkommen gehen dich bei Möglichkeit A nichts an.',
      'TI3-SC5-05':
        'Möglichkeit B: Du brichst alle Handelsabkommen im Spiel, auch deine eigenen und die der Hacan. Jede Handelskarte geht an ihren Besitzer zurück, niemand erhält Handelsgüter, und es wird nicht verhandelt.',
      'TI3-SC5-06':
        'Sekundärfähigkeit, für 1 Marker aus dem Strategievorrat: Nimm so viele Handelsgüter, wie deine Handelsabkommen wert sind.',
      'TI3-SC5-07':
        'Ein gerade geschlossenes Abkommen bringt noch niemandem etwas ein, weder durch die Primär- noch durch die Sekundärfähigkeit.',
    },
  },
  {
    id: 'TI3-SC6',
    title: 'Strategiekarte 6: Kriegsführung',
    rules: {
      'TI3-SC6-01':
        'Primärfähigkeit: Nimm einen deiner Kommandomarker vom Spielplan zurück in deinen Kommandovorrat. Liegt dort keiner, geschieht nichts, aber deine Strategische Aktion ist getan.',
      'TI3-SC6-02':
        'Das System, aus dem er kam, ist für dich wieder frei: Du darfst es noch einmal aktivieren, und seine Schiffe dürfen wieder fort.',
      'TI3-SC6-03':
        'Sekundärfähigkeit, für 1 Marker aus dem Strategievorrat: Bewege bis zu zwei Kreuzer oder Zerstörer, wo immer sie stehen, jeden in ein leeres Nachbarsystem.',
      'TI3-SC6-04':
        'Leer heißt ohne Einheiten von irgendjemandem; Spezialsysteme kommen nie infrage. Deine Schiffe dürfen sogar ein von dir aktiviertes System verlassen. PVS feuern nicht auf sie.',
      'TI3-SC6-05':
        'Jedes Schiff geht einen einzigen Schritt, wie schnell es auch ist. Was es trägt, kommt mit, landet aber nicht.',
      'TI3-SC6-06':
        'Ein Marker aus der Verstärkung aktiviert das Ziel für dich, außer es liegt schon einer dort. Hast du keinen mehr, kann ein Schiff nur dorthin, wo dein Marker liegt.',
      'TI3-SC6-07':
        'Deine zwei Schiffe dürfen gemeinsam in ein System oder getrennte Wege gehen. Ob ein System leer ist, gilt vor dem ersten Zug, und für beide zusammen reicht ein Marker.',
    },
  },
  {
    id: 'TI3-SC7',
    title: 'Strategiekarte 7: Technologie',
    rules: {
      'TI3-SC7-01': 'Primärfähigkeit: Du erhältst umsonst eine Technologie, deren Voraussetzungen du hast.',
      'TI3-SC7-02': 'Lege die erhaltene Technologie offen vor dir aus; du kannst sie sofort nutzen.',
      'TI3-SC7-03':
        'Sekundärfähigkeit, für 1 Marker aus dem Strategievorrat: Kaufe für 8 Ressourcen, abzüglich deiner Rabatte, eine Technologie, deren Voraussetzungen du hast. Kannst du nicht zahlen, behältst du den Marker.',
    },
  },
  {
    id: 'TI3-SC8',
    title: 'Strategiekarte 8: Imperium',
    rules: {
      'TI3-SC8-01':
        'Primärfähigkeit: Decke das nächste öffentliche Ziel auf und erhalte dann 2 Siegpunkte. Ist keine Karte mehr da, erhältst du sie trotzdem.',
      'TI3-SC8-02': 'Erscheint dabei „Spielende“, ist das Spiel augenblicklich aus, und die 2 Punkte gibt es nicht.',
      'TI3-SC8-03': 'Das neue Ziel kann schon in der Statusphase derselben Spielrunde erfüllt werden.',
      'TI3-SC8-04':
        'Sekundärfähigkeit, für 1 Marker aus dem Strategievorrat: Deine Raumdocks in einem System bauen. Ob du es aktiviert hast, ist gleich, und es wird dadurch auch nicht aktiviert. Ein neues Dock lässt sich so nicht errichten.',
      'TI3-SC8-05':
        'So gebaute Einheiten in einem nicht aktivierten System können sich in dieser Spielrunde noch bewegen, und dasselbe Dock kann ein zweites Mal bauen.',
      'TI3-SC8-06':
        'Ansonsten gelten die üblichen Regeln der Produktion: Grenzen des Docks, Preis, Blockade, Flottenversorgung, Jägerkapazität und was noch in der Verstärkung ist.',
    },
  },
];
