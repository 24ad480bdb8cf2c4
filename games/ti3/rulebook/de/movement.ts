import type { RuleChapter } from '@orrery/kernel';

export const movement: readonly RuleChapter[] = [
  {
    id: 'TI3-TACT',
    title: 'Taktische Aktion',
    rules: {
      'TI3-TACT-01':
        'Eine Taktische Aktion durchläuft die Aktivierungssequenz, immer in dieser Reihenfolge: System aktivieren, Schiffe hinbewegen, PVS-Feuer, Raumschlacht, Planetenlandungen, Invasionskampf, Produktion.',
      'TI3-TACT-02':
        'Nur das Aktivieren selbst ist Pflicht. Die späteren Schritte finden statt, wenn es Anlass gibt oder, wo sie freiwillig sind, wenn du willst: Du darfst ein System auch nur aktivieren, um dort zu bauen oder um einzufliegen, wo niemand wartet.',
      'TI3-TACT-03':
        'Das Aktivieren kostet einen Kommandomarker: Er wandert aus deinem Kommandovorrat auf das Systemfeld. Ist der Vorrat leer, geht diese Aktion nicht. Ein gelegter Marker liegt, zurücknehmen kannst du ihn nicht.',
      'TI3-TACT-04':
        'Zweimal aktivieren geht nicht: Wo schon ein Kommandomarker von dir liegt, legst du keinen weiteren hin.',
      'TI3-TACT-05':
        'Marker der anderen gehen dich nichts an. Sie behindern weder dein Aktivieren noch deine Schiffe, und ein System kann von beliebig vielen Rassen aktiviert sein.',
      'TI3-TACT-06':
        '„Aktiviert“ gilt immer aus der Sicht eines Spielers: Für dich ist ein System aktiviert, wenn dein eigener Kommandomarker darin liegt.',
      'TI3-TACT-07':
        'Ein System, das du aktiviert hast, ist für den Rest der Spielrunde erledigt: Du kannst es nicht wieder aktivieren, und deine Schiffe dort bleiben stehen. Nur eine Wirkung, die deinen Marker wegnimmt, etwa Kriegsführung oder manche Aktionskarte, gibt sie frei.',
      'TI3-TACT-08':
        'Zum Aktivieren musst du nicht vor Ort sein: Im System muss nichts von dir stehen, kein Schiff muss es erreichen können, und bewegen musst du auch nichts.',
      'TI3-TACT-09': 'Ein Asteroidenfeld oder eine Supernova kann niemand aktivieren.',
      'TI3-TACT-10': 'Ein System, das dir Diplomatie gerade verschließt, darfst du nicht aktivieren.',
      'TI3-TACT-11':
        'Nach dem letzten Schritt ist dein Zug vorbei, und in der Spielreihenfolge geht es mit dem nächsten Spieler weiter.',
    },
  },
  {
    id: 'TI3-MOVE',
    title: 'Schiffe bewegen',
    rules: {
      'TI3-MOVE-01':
        'In Schritt 2 darfst du beliebig viele deiner Schiffe, woher auch immer, in das aktivierte System bringen. Du kannst auch alle lassen, wo sie sind.',
      'TI3-MOVE-02':
        'Jedes Schiff, das aufbricht, muss ankommen: Seine Bewegung endet im aktivierten System und nirgends sonst. Alle Schiffe einer Aktion bewegen sich gleichzeitig.',
      'TI3-MOVE-03':
        'Dein Rassenbogen gibt jeder Schiffsart außer den Jägern einen Bewegungswert. Er sagt, über wie viele Grenzen zwischen angrenzenden Systemen das Schiff ziehen darf; ein Sprung durch ein Wurmloch zählt als eine Grenze.',
      'TI3-MOVE-04':
        'Jäger reisen nicht allein, sie fliegen mit Trägern oder Kriegssonnen mit. Ob die Jägerkapazität für die zurückgelassenen reicht, wird geprüft, wenn sich alle bewegt haben.',
      'TI3-MOVE-05':
        'Feindliche Schiffe versperren den Weg: Durch ihr System kommst du nicht hindurch, du kannst nur dort enden, wenn du es aktiviert hast. Jäger allein versperren nichts.',
      'TI3-MOVE-06':
        'Was auf Planeten steht, hält keine Schiffe auf. An feindlichen Bodentruppen, PVS und Raumdocks fliegst du vorbei.',
      'TI3-MOVE-07':
        'Ein Schiff in einem System mit deinem eigenen Kommandomarker ist dort gebunden und kann nicht aufbrechen.',
      'TI3-MOVE-08': 'Deine eigenen Marker halten durchreisende Schiffe nicht auf.',
      'TI3-MOVE-09':
        'Nimmt eine Wirkung deinen Marker fort, ist alles wieder möglich: Du darfst das System neu aktivieren, und deine Schiffe darin dürfen ziehen.',
      'TI3-MOVE-10': 'Unterwegs gelten die besonderen Regeln für Asteroidenfelder, Nebel und Supernovas.',
      'TI3-MOVE-11':
        'Nach der Bewegung dürfen im aktivierten System nicht mehr deiner Schiffe stehen, als deine Flottenversorgung erlaubt; Jäger zählen nicht. Eine Bewegung darüber hinaus ist unmöglich, auch wenn du den Überschuss opfern wolltest.',
      'TI3-MOVE-12':
        'Schiffe, die schon im gerade aktivierten System stehen, bleiben dort. Dein neuer Marker bindet sie sofort, eine Schleife hinaus und zurück gibt es nicht.',
    },
  },
  {
    id: 'TI3-TRANSPORT',
    title: 'Einheiten transportieren',
    rules: {
      'TI3-TRANSPORT-01':
        'Träger und Kriegssonnen nehmen andere Einheiten mit: Bodentruppen, PVS und Jäger, zusammen bis zu sechs in beliebiger Mischung. Für beide Arten von Transportern gelten dieselben Regeln.',
      'TI3-TRANSPORT-02':
        'Mehr als sechs trägt kein Träger. Wäre doch einmal mehr an Bord, ginge der Überschuss verloren.',
      'TI3-TRANSPORT-03':
        'Ein Transporter kann Bodentruppen und PVS überall aufnehmen, wo er vorbeikommt: am Start, unterwegs und am Ziel. Jäger dürfen sich ihm ebenso anschließen.',
      'TI3-TRANSPORT-04':
        'Zum Aufnehmen muss der Transporter in dem System sein, in dem der Planet mit der Einheit liegt.',
      'TI3-TRANSPORT-05': 'Wo feindliche Schiffe stehen, geht niemand an Bord.',
      'TI3-TRANSPORT-06':
        'Auch wo dein eigener Marker schon vor dieser Aktion lag, geht niemand an Bord. Durchfliegen darf der Transporter ein solches System, aufnehmen kann er dort nichts.',
      'TI3-TRANSPORT-07':
        'Bodentruppen und PVS verlassen ihren Transporter nur im Schritt Planetenlandung. Dann gehen sie auf einen Planeten dieses Systems oder wechseln auf einen anderen Transporter dort.',
      'TI3-TRANSPORT-08':
        'Ein Transporter darf auch von Planeten des aktivierten Systems Einheiten aufnehmen, damit sie dort auf dem Nachbarplaneten landen. Bewegt haben muss er sich dafür nicht.',
      'TI3-TRANSPORT-09': 'Ein Planet, den du ganz verlässt, bleibt trotzdem deiner; ein Kontrollmarker zeigt es an.',
      'TI3-TRANSPORT-10':
        'Ein zerstörter Transporter reißt seine Bodentruppen und PVS mit; wer auf welchem Schiff fährt, entscheidest du beim Beladen. Jäger überleben, solange die übrige Jägerkapazität im System reicht, was erst nach einer Schlacht geprüft wird.',
      'TI3-TRANSPORT-11':
        'Fracht ist untätig: PVS an Bord feuern nicht und schirmen nichts ab, Bodentruppen an Bord kämpfen in keiner Raumschlacht.',
      'TI3-TRANSPORT-12':
        'Mitreisende Jäger sind in diesem Sinn nie Fracht. Sie sind im Weltraum und kämpfen in jeder Raumschlacht ihres Systems mit.',
      'TI3-TRANSPORT-13':
        'Ein Träger kämpft, ob beladen oder leer, und würfelt immer. Nur was er trägt, hält sich heraus.',
      'TI3-TRANSPORT-14':
        'Unter den Bodentruppen auf einem Transporter muss mindestens eine Figur sein; Zusatzmarker allein reisen nicht.',
      'TI3-TRANSPORT-15': 'Ein Raumdock bleibt, wo es gebaut wurde; kein Schiff kann es mitnehmen.',
    },
  },
];
