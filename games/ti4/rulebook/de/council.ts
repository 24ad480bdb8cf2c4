import type { RuleChapter } from '@orrery/kernel';

export const council: readonly RuleChapter[] = [
  {
    id: 'TI4-STAT',
    title: 'Statusphase',
    rules: {
      'TI4-STAT-01':
        'Der Reihe nach: Aufträge werten, einen öffentlichen Auftrag aufdecken, Aktionskarten ziehen, Kommandomarker vom Spielplan nehmen, zwei erhalten und neu verteilen, Karten spielbereit machen, Einheiten reparieren, Strategiekarten zurückgeben.',
      'TI4-STAT-02': 'Jeder zieht eine Aktionskarte.',
      'TI4-STAT-03':
        'Alle erschöpften Karten werden spielbereit: Planeten, Technologien, Anführer, Relikte und die übrigen.',
      'TI4-STAT-04':
        'Gewertet und gezogen wird in Initiativereihenfolge. Die anderen Schritte geschehen gemeinsam; kommt es auf die Folge an, entscheidet die Initiative.',
      'TI4-STAT-05': 'Ist kein Auftrag mehr aufzudecken, endet das Spiel in diesem Schritt.',
      'TI4-STAT-06': 'Flotten werden geprüft, sobald die Marker neu verteilt sind.',
      'TI4-STAT-07':
        'Was am Ende der Statusphase geschieht, kommt nach der Rückgabe der Strategiekarten und vor der Agendaphase.',
      'TI4-STAT-08': 'Wurde der Hütermarker genommen, folgt die Agendaphase; sonst beginnt eine neue Runde.',
    },
  },
  {
    id: 'TI4-AGEN',
    title: 'Agendaphase',
    rules: {
      'TI4-AGEN-01': 'Diese Phase findet erst statt, wenn der Hütermarker genommen wurde.',
      'TI4-AGEN-02': 'Zwei Agenden werden nacheinander behandelt; der Sprecher deckt jede oben vom Stapel auf.',
      'TI4-AGEN-03':
        'Die Abstimmung beginnt links vom Sprecher und geht im Uhrzeigersinn; der Sprecher stimmt zuletzt ab.',
      'TI4-AGEN-04':
        'Du stimmst ab, indem du Planeten erschöpfst: Ihr Einfluss ist die Zahl der Stimmen. Für die erste Agenda genutzte Planeten stimmen bei der zweiten nicht mit.',
      'TI4-AGEN-05': 'Du darfst dich enthalten.',
      'TI4-AGEN-06': 'Bei Gleichstand entscheidet der Sprecher, auch wenn niemand abgestimmt hat.',
      'TI4-AGEN-07': 'Eine Direktive wirkt einmal und wird abgelegt. Ein angenommenes Gesetz bleibt in Kraft.',
      'TI4-AGEN-08': 'Am Ende der Phase werden alle Planeten spielbereit, sonst nichts.',
      'TI4-AGEN-09':
        'Ein Gesetz tritt in Kraft, wenn Dafür gewinnt oder wenn es wählen lässt. Gewinnt Dagegen, wird das ausgeführt und die Karte abgelegt.',
      'TI4-AGEN-10':
        'Alle deine Stimmen zu einer Agenda gelten einer Alternative und werden offen abgegeben. Keine abzugeben heißt, sich zu enthalten.',
      'TI4-AGEN-11':
        'Ein Planet gibt seinen ganzen Einfluss als Stimmen. Handelswaren sind keine Stimmen, außer durch einen Effekt.',
      'TI4-AGEN-12':
        'Zusätzliche Stimmen gehen dorthin, wohin deine anderen gehen, und brauchen mindestens eine davon, wenn nichts anderes dasteht.',
      'TI4-AGEN-13':
        'Kannst du nicht abstimmen, gibst du auf keine Weise Stimmen ab, darfst aber andere Effekte nutzen, etwa Prognosen.',
      'TI4-AGEN-14':
        'Wird ein Spieler gewählt, darfst du für dich stimmen; ein gewählter Planet muss von einem Spieler kontrolliert sein. Andere Wahlen sagen, was gewählt werden kann.',
      'TI4-AGEN-15': 'Entscheidet der Sprecher einen Gleichstand, ist das keine Stimme.',
      'TI4-AGEN-16':
        'Die Momente einer Agenda sind: wenn sie aufgedeckt wird, danach, die Abstimmung, nach der Abstimmung, die Alternative, die Prognosen.',
      'TI4-AGEN-17':
        'Prognosen werden nach dem Aufdecken und vor jeder Stimme abgegeben und müssen eine mögliche Alternative nennen. Sie zahlen sich nach deren Ausführung aus, in Sprecherreihenfolge, eine nach der anderen.',
      'TI4-AGEN-18':
        'Gesetze, die vor einem Spieler liegen, gehören ihm. Ein abgelegtes Gesetz wirkt nicht mehr und kommt oben auf den Ablagestapel.',
      'TI4-AGEN-19': 'Betrifft eine Alternative mehrere Spieler, so in Sprecherreihenfolge.',
      'TI4-AGEN-20':
        'Eine Agenda, über die nicht abgestimmt werden kann, etwa weil es kein Gesetz zu wählen gibt, wird abgelegt und ersetzt, wie sie sagt.',
      'TI4-AGEN-21': 'Gibt es nur eine mögliche Alternative, stimmst du dafür oder enthältst dich, und sie tritt ein.',
    },
  },
  {
    id: 'TI4-ELIM',
    title: 'Ausscheiden',
    rules: {
      'TI4-ELIM-01':
        'Du scheidest aus, wenn du keine Bodentruppe auf dem Spielplan, keine Einheit mit Produktion und keinen Planeten hast; alle drei müssen zutreffen. Von da an nimmst du nicht mehr am Spiel teil.',
      'TI4-ELIM-02':
        'Alles von dieser Fraktion und Farbe verlässt das Spiel, auch Vertragskarten bei anderen Spielern.',
      'TI4-ELIM-03': 'Gesetze, die diesem Spieler gehören, werden abgelegt.',
      'TI4-ELIM-04': 'Fremde Vertragskarten dieses Spielers gehen an ihre Besitzer zurück.',
      'TI4-ELIM-05': 'Das Ausscheiden geschieht sofort, auch mitten im Kampf.',
      'TI4-ELIM-06':
        'Aktionskarten der Hand werden abgelegt, Strategiekarten kommen in die Mitte zurück, geheime Aufträge, gewertet oder nicht, werden in ihren Stapel gemischt.',
      'TI4-ELIM-07':
        'Der Sprechermarker geht nach links, und Einheiten, die der Spieler gekapert hatte, kehren zu ihren Besitzern zurück.',
      'TI4-ELIM-08':
        'Manches bleibt: eine vom Nekro-Virus kopierte Technologie, Creuss-Wurmlochmarker, Verstärkungen der Titanen und der Naalu-Marker bei seinem Inhaber bis zum Ende der Statusphase.',
      'TI4-ELIM-09':
        'Scheiden die Mahact aus, kehren Marker auf ihrem Bogen zu ihren Besitzern zurück. Ein Marker eines ausgeschiedenen Spielers, den die Mahact halten, bleibt ihnen, ebenso dessen freigeschalteter Commander.',
      'TI4-ELIM-10': 'Das Heimatsystem eines ausgeschiedenen Spielers bleibt ein Heimatsystem.',
      'TI4-ELIM-11': 'Eine Einheit, die produzieren kann, ohne Produktion zu haben, rettet dich nicht.',
    },
  },
];
