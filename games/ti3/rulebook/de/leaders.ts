import type { RuleChapter } from '@orrery/kernel';

export const leaders: readonly RuleChapter[] = [
  {
    id: 'TI3-OPT-LEADERS',
    title: 'Anführer',
    rules: {
      'TI3-OPT-LEADERS-01': 'Jede Rasse hat drei Anführer; insgesamt sind es 30.',
      'TI3-OPT-LEADERS-02': 'Es gibt fünf Arten: Admiral, General, Agent, Diplomat und Wissenschaftler.',
      'TI3-OPT-LEADERS-03':
        'Deine drei Anführer beginnen in deinem Heimatsystem und werden wie deine ersten Einheiten aufgestellt.',
      'TI3-OPT-LEADERS-04': 'Ein Anführer ist immer auf einem Planeten oder auf einem Schiff.',
      'TI3-OPT-LEADERS-05':
        'Jedes Schiff hat Platz für Anführer, für beliebig viele, sogar ein Jäger, und sie nehmen sonst niemandem Platz weg.',
      'TI3-OPT-LEADERS-06':
        'Anführer gehen an und von Bord wie Bodentruppen bei Trägern. Während einer Schlacht wechseln sie das Schiff nicht.',
      'TI3-OPT-LEADERS-07':
        'Auf einem neutralen oder feindlichen Planeten landet ein Anführer nur in Begleitung einer Bodentruppe.',
      'TI3-OPT-LEADERS-08':
        'Scheitert die Invasion, wird der beteiligte Anführer vom Besitzer des Planeten gefangen. Auf einem neutralen Planeten, was mit Fernen Sonnen vorkommt, stirbt er.',
      'TI3-OPT-LEADERS-09':
        'Anführer sind nie allein im Weltraum und nie allein auf einem Planeten, der dir nicht gehört.',
      'TI3-OPT-LEADERS-10':
        'Geht das Schiff eines Anführers in einer Raumschlacht verloren, auch vor deren erster Runde, würfle: Bis 5 stirbt er, bei 6 bis 8 entkommt er, bei 9 oder 10 nimmt ihn die Gegenseite gefangen.',
      'TI3-OPT-LEADERS-11': 'Geht das Schiff anders verloren, etwa durch PVS-Feuer, stirbt der Anführer mit ihm.',
      'TI3-OPT-LEADERS-12':
        'Wird ein Planet mit deinem Anführer erobert, auch kampflos, würfle: Bis 5 wird er gefangen, bei 6 bis 9 entkommt er, bei 10 stirbt er.',
      'TI3-OPT-LEADERS-13':
        'Ein entkommener Anführer erscheint sofort auf einem deiner Planeten, in dessen System kein feindliches Schiff ist. Hast du keinen solchen, stirbt er.',
      'TI3-OPT-LEADERS-14':
        'Wechselt der Planet anders als durch Invasion den Besitzer, entkommt der Anführer ohne Würfeln.',
      'TI3-OPT-LEADERS-15': 'Ein gefangener Anführer liegt vor dem, der ihn gefangen hat.',
      'TI3-OPT-LEADERS-16':
        'In der Statusphase entscheidet der Fänger über jeden Gefangenen: einem anderen Spieler übergeben, vielleicht dem Besitzer, eine weitere Spielrunde behalten oder hinrichten.',
      'TI3-OPT-LEADERS-17': 'Ein heimgekehrter Gefangener kommt gleich auf einen deiner Planeten ohne Blockade.',
      'TI3-OPT-LEADERS-18': 'Eine Hinrichtung ist endgültig: Der Anführer verlässt das Spiel.',
      'TI3-OPT-LEADERS-19':
        'Rettung: Immer wenn du einen Planeten von jemandem eroberst, der Gefangene hat, würfle. Bei 9 oder 10 findest du einen davon.',
      'TI3-OPT-LEADERS-20': 'Gibt es mehrere Gefangene, suchst du dir aus, wen du findest.',
      'TI3-OPT-LEADERS-21':
        'Ein eigener Anführer kommt sofort auf einen deiner Planeten ohne Blockade. Ein fremder ist nun dein Gefangener, über den du in der nächsten Statusphase entscheidest.',
      'TI3-OPT-LEADERS-22':
        'Wer einem Spieler durch Invasion den letzten Planeten nimmt, übernimmt auch dessen Gefangene.',
      'TI3-OPT-LEADERS-23':
        'Wissenschaftler: Ein Planet mit Technologie-Spezialisierung gibt 2 statt 1 Rabatt, wenn ein Wissenschaftler auf ihm ist.',
      'TI3-OPT-LEADERS-24': 'Wo ein Wissenschaftler arbeitet, kostet ein neues Raumdock nur 2 Ressourcen.',
      'TI3-OPT-LEADERS-25': 'PVS auf dem Planeten des Wissenschaftlers würfeln mit +1, worauf sie auch schießen.',
      'TI3-OPT-LEADERS-26':
        'Ein Wissenschaftler mit einem PVS hält sogar Kriegssonnen ab: Sie können einen solchen Planeten nicht bombardieren.',
      'TI3-OPT-LEADERS-27':
        'Diplomat: Landen feindliche Truppen auf seinem Planeten, darfst du sie eine Spielrunde hinhalten. Sie kehren mit allem, was sie mitbrachten, auf ihr Schiff zurück, und ohne Invasion bombardiert auch kein Dreadnought.',
      'TI3-OPT-LEADERS-28':
        'Solche Worte wirken nur einmal: Für den Rest dieser Spielrunde und die ganze nächste lässt sich der Planet nicht wieder so schützen.',
      'TI3-OPT-LEADERS-29':
        'Eine Flotte mit Diplomat darf durch feindliche Schiffe hindurch, wenn deren Besitzer es erlaubt.',
      'TI3-OPT-LEADERS-30':
        'General: Landet einer mit deinen Angreifern, darfst du in jeder Runde dieses Invasionskampfs bis zu zwei Würfel neu werfen.',
      'TI3-OPT-LEADERS-31':
        'Dreadnoughts und Kriegssonnen, die den Planeten eines Generals bombardieren, würfeln mit −4.',
      'TI3-OPT-LEADERS-32': 'Bodentruppen, die an der Seite eines Generals verteidigen, würfeln mit +1.',
      'TI3-OPT-LEADERS-33':
        'Admiral: Das Schiff, auf dem er ist, wirft in einer Raumschlacht einen Würfel mehr, eine Kriegssonne also vier. Ein zweiter Admiral an Bord bringt nichts dazu.',
      'TI3-OPT-LEADERS-34': 'Ein Dreadnought mit einem Admiral an Bord kommt ein System weiter.',
      'TI3-OPT-LEADERS-35':
        'Vor einem Admiral kein Rückzug: Ist einer bei den Angreifern, darf die verteidigende Flotte nur fort, wenn sie selbst einen hat.',
      'TI3-OPT-LEADERS-36':
        'Agent: Landet einer mit deinen Truppen auf einem feindlichen Planeten, schweigen die PVS dort.',
      'TI3-OPT-LEADERS-37':
        'Gelingt die Invasion mit dem Agenten, darfst du die feindlichen PVS und das Raumdock auf dem Planeten durch eigene ersetzen, soweit deine Verstärkung und die Grenzen des Planeten es zulassen. Was du nicht ersetzt, wird zerstört.',
      'TI3-OPT-LEADERS-38':
        'Du darfst einen Agenten jederzeit anstelle einer Karte Sabotage opfern: Die eben gespielte Aktionskarte eines anderen hat keine Wirkung und wird abgeworfen, der Agent verlässt das Spiel. Ein gefangener Agent taugt dazu nicht.',
    },
  },
  {
    id: 'TI3-OPT-SABOTAGERUNS',
    title: 'Sabotageangriffe',
    rules: {
      'TI3-OPT-SABOTAGERUNS-01':
        'Ist eine feindliche Kriegssonne in einer Raumschlacht, dürfen deine Jäger versuchen, sie zu sprengen, nach dem Jägerabwehrfeuer und vor der ersten Runde. Beide Seiten legen sich geheim fest; der Angriff des Angreifers kommt zuerst, und dabei verlorene Jäger schwächen den der anderen Seite nicht.',
      'TI3-OPT-SABOTAGERUNS-02': 'Du sagst, wie viele Jäger fliegen; sie müssen zwei Stufen überwinden.',
      'TI3-OPT-SABOTAGERUNS-03':
        'Die äußere Abwehr: Wirf für jeden Jäger einen Würfel ohne jeden Zuschlag. Mit 9 oder 10 kommt er durch; die anderen werden abgeschossen.',
      'TI3-OPT-SABOTAGERUNS-04':
        'Die innere Abwehr: Wer durchkam, würfelt noch einmal, einer nach dem anderen und wieder ohne Zuschlag. Eine 10 zerstört die Kriegssonne samt allem, was sie trägt, bevor sie einen Schuss abgibt.',
      'TI3-OPT-SABOTAGERUNS-05': 'Jeder andere Wurf kostet diesen Jäger, und er schießt nicht zurück.',
      'TI3-OPT-SABOTAGERUNS-06':
        'Dann beginnt die Schlacht. Eine davongekommene Kriegssonne ist unversehrt; auf deiner Seite kämpfen die zurückgebliebenen Jäger, der erfolgreiche und alle, die nicht mehr würfeln mussten.',
      'TI3-OPT-SABOTAGERUNS-07':
        'Gegen zwei Kriegssonnen darfst du deine Jäger aufteilen und zwei Angriffe fliegen, einen nach dem anderen.',
    },
  },
];
