import type { RuleChapter } from '@orrery/kernel';

export const units: readonly RuleChapter[] = [
  {
    id: 'TI3-UNITS',
    title: 'Einheiten',
    rules: {
      'TI3-UNITS-01': 'Raumdock: Du hast drei; eines kostet 4 Ressourcen.',
      'TI3-UNITS-02':
        'Ein Raumdock steht auf seinem Planeten, nicht im Weltraum. Es kämpft in keiner Raumschlacht mit, und Schiffe können es nicht beschießen.',
      'TI3-UNITS-03': 'Alle deine anderen Einheiten werden von Raumdocks gebaut, in dem System, in dem das Dock steht.',
      'TI3-UNITS-04': 'Ein Raumdock versorgt drei Jäger in seinem System, auch unter Blockade.',
      'TI3-UNITS-05':
        'Auf einem Planeten ist Platz für ein Raumdock. In einem System mit zwei Planeten können also zwei stehen.',
      'TI3-UNITS-06':
        'Jedes feindliche Schiff im System verhängt eine Blockade über das Raumdock, sodass es keine Schiffe baut.',
      'TI3-UNITS-07':
        'Wird sein Planet erobert, ist das Raumdock zerstört. Ein feindlicher Agent kann es, wenn ihr mit Anführern spielt, stattdessen übernehmen.',
      'TI3-UNITS-08':
        'Bodentruppe: zwölf Figuren und so viele Zusatzmarker wie nötig; zwei kosten 1 Ressource. Kampfwert 8.',
      'TI3-UNITS-09':
        'Bodentruppen sind auf Planeten oder an Bord von Schiffen, die sie tragen. Allein im Weltraum schweben sie nie.',
      'TI3-UNITS-10': 'Planeten nehmen nur Bodentruppen ein, sonst niemand, und der Invasionskampf ist ihre Sache.',
      'TI3-UNITS-11':
        'Bodentruppen brauchen eine Mitfahrgelegenheit: Träger, Kriegssonnen oder bestimmte Technologien.',
      'TI3-UNITS-12':
        'Bei den Landungen dürfen sie auf jeden Planeten des Systems gehen, ob eigen, neutral oder feindlich.',
      'TI3-UNITS-13':
        'Du darfst die letzte Bodentruppe von einem Planeten abziehen, ohne ihn zu verlieren; lege einen Kontrollmarker hin.',
      'TI3-UNITS-14': 'Träger: Du hast vier; einer kostet 3 Ressourcen. Kampfwert 9, Bewegung 1.',
      'TI3-UNITS-15':
        'Ein Träger hat sechs Plätze für Bodentruppen, PVS und Jäger. Jede Bodentruppe und jedes PVS an Bord nimmt einem Jäger den Platz weg.',
      'TI3-UNITS-16':
        'Ein Träger entlädt nur bei den Planetenlandungen, auf einen Planeten oder in einen anderen Transporter.',
      'TI3-UNITS-17': 'Geht ein Träger unter, gehen die Bodentruppen und PVS an Bord mit unter.',
      'TI3-UNITS-18': 'PVS: Du hast sechs; eines kostet 2 Ressourcen. Kampfwert 6.',
      'TI3-UNITS-19':
        'Der Planetare Schild eines PVS hindert feindliche Dreadnoughts daran, seinen Planeten zu bombardieren.',
      'TI3-UNITS-20': 'Die Weltraumkanone eines PVS schießt auf Schiffe, wenn PVS-Feuer an der Reihe ist.',
      'TI3-UNITS-21':
        'Landen Truppen auf dem Planeten eines PVS, schießt es einmal auf sie, bevor der Kampf am Boden beginnt.',
      'TI3-UNITS-22':
        'Ein PVS wird auf dem Planeten des Raumdocks gebaut und bewegt sich nicht selbst; ein Träger oder eine Kriegssonne kann es anderswohin bringen.',
      'TI3-UNITS-23':
        'Auf einem Planeten darfst du zwei PVS haben, nie drei. Das gilt beim Bauen, beim Landen und beim Spielaufbau.',
      'TI3-UNITS-24':
        'Wird der Planet erobert, sind seine PVS zerstört, falls nicht ein feindlicher Agent sie übernimmt.',
      'TI3-UNITS-25':
        'Ein PVS allein kann einen Planeten weder gewinnen noch halten: Eine gelandete Bodentruppe, die seinen Schuss übersteht, übernimmt ihn.',
      'TI3-UNITS-26': 'Jäger: zehn Figuren und so viele Zusatzmarker wie nötig; zwei kosten 1 Ressource. Kampfwert 9.',
      'TI3-UNITS-27': 'Um irgendwohin zu kommen, brauchen Jäger einen Träger oder eine Kriegssonne.',
      'TI3-UNITS-28':
        'Jäger sind jederzeit im Weltraum, auch unterwegs, und kämpfen deshalb in jeder Raumschlacht ihres Systems.',
      'TI3-UNITS-29':
        'Jäger brauchen Jägerkapazität in ihrem System: drei je Raumdock, sechs je Träger oder Kriegssonne, abzüglich der sonstigen Fracht. Was darüber liegt, geht in die Verstärkung.',
      'TI3-UNITS-30': 'Mitten in einer Raumschlacht zählt niemand Kapazitäten; das geschieht, wenn sie vorbei ist.',
      'TI3-UNITS-31': 'Deine Flottenversorgung begrenzt Jäger nicht.',
      'TI3-UNITS-32': 'Jäger allein halten niemanden auf: Fremde Schiffe fliegen einfach hindurch.',
      'TI3-UNITS-33': 'Kreuzer: Du hast acht; einer kostet 2 Ressourcen. Kampfwert 7, Bewegung 2.',
      'TI3-UNITS-34': 'Zerstörer: Du hast acht; einer kostet 1 Ressource. Kampfwert 9, Bewegung 2.',
      'TI3-UNITS-35':
        'Jeder Zerstörer eröffnet eine Raumschlacht mit zwei Würfeln Jägerabwehrfeuer, gleich auf welcher Seite er kämpft.',
      'TI3-UNITS-36': 'Dreadnought: Du hast fünf; einer kostet 5 Ressourcen. Kampfwert 5, Bewegung 1.',
      'TI3-UNITS-37':
        'Ein Dreadnought kann Schaden aushalten: Der erste Treffer beschädigt ihn, der nächste zerstört ihn. In der Statusphase wird er repariert.',
      'TI3-UNITS-38': 'Ein Dreadnought kann mit einem Würfel bombardieren, unter den Bedingungen des Invasionskampfs.',
      'TI3-UNITS-39': 'Kriegssonne: Du hast zwei; eine kostet 12 Ressourcen. Kampfwert 3 mit drei Würfeln, Bewegung 2.',
      'TI3-UNITS-40':
        'Eine Kriegssonne zu bauen setzt die gleichnamige Technologie voraus. Eine Kriegssonne, die auf anderem Weg zu dir kam, bleibt.',
      'TI3-UNITS-41': 'Eine Kriegssonne kann Schaden aushalten, genau wie ein Dreadnought.',
      'TI3-UNITS-42':
        'Eine Kriegssonne bombardiert mit drei Würfeln, ob PVS oder nicht, und auch ohne dass jemand landet.',
      'TI3-UNITS-43': 'In einer Raumschlacht wirft eine Kriegssonne drei Würfel je Runde.',
      'TI3-UNITS-44': 'Eine Kriegssonne trägt sechs Bodentruppen, PVS und Jäger, so wie ein Träger.',
    },
  },
  {
    id: 'TI3-LIMITS',
    title: 'Figuren und Zusatzmarker',
    rules: {
      'TI3-LIMITS-01':
        'Was nicht in der Schachtel ist, wird nicht gebaut. Du hast 8 Kreuzer, 8 Zerstörer, 6 PVS, 5 Dreadnoughts, 4 Träger, 3 Raumdocks und 2 Kriegssonnen, und das sind deine Grenzen. Nur Bodentruppen und Jäger können mehr sein als ihre Figuren.',
      'TI3-LIMITS-02':
        'Sind alle einer Art im Einsatz, musst du warten, bis eine in die Verstärkung zurückkehrt, bevor du wieder eine baust.',
      'TI3-LIMITS-03':
        'Über ihre Figuren hinaus werden Bodentruppen und Jäger durch Zusatzmarker aus einem gemeinsamen Vorrat dargestellt. In der Schachtel sind 23 von jeder Art; hier gehen sie nie aus.',
      'TI3-LIMITS-04':
        'Zusatzmarker brauchen Gesellschaft: Bei deinen Jägermarkern in einem System oder Bodentruppenmarkern auf einem Planeten muss eine Figur dieser Art stehen. Du hast also höchstens zehn Gruppen von Jägern und zwölf von Bodentruppen.',
      'TI3-LIMITS-05':
        'Du darfst Figuren jederzeit gegen Zusatzmarker tauschen, solange der Gruppe eine Figur bleibt; die übrigen werden anderswo frei. Hier tauscht das Spiel für dich.',
      'TI3-LIMITS-06': 'Dasselbe gilt für einen Transporter: Bodentruppenmarker an Bord brauchen eine Figur an Bord.',
      'TI3-LIMITS-07':
        'Auch umgekehrt darfst du tauschen, Zusatzmarker gegen Figuren; teilt sich eine Gruppe, musst du es.',
      'TI3-LIMITS-08': 'Hat ein System mehrere Planeten, braucht jeder davon mit Bodentruppen seine eigene Figur.',
      'TI3-LIMITS-09':
        'Einheiten darfst du als Zusatzmarker bauen, wenn nach der Produktion eine Figur ihrer Art dort steht.',
      'TI3-LIMITS-10':
        'Ein Zusatzmarker gilt genauso viel wie eine Figur: gleicher Preis, gleicher Platz an Bord, gleicher Würfel.',
      'TI3-LIMITS-11':
        'Zusatzmarker, die ohne Figur zurückbleiben, kommen sofort weg. Hier treffen Verluste zuerst die Zusatzmarker, damit dir das nicht aus Versehen passiert.',
      'TI3-LIMITS-12': 'Kurz: Bodentruppen und Jäger sind die beiden Arten, von denen du beliebig viele haben darfst.',
    },
  },
];
