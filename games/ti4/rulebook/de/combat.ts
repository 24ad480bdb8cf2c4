import type { RuleChapter } from '@orrery/kernel';

export const combat: readonly RuleChapter[] = [
  {
    id: 'TI4-SCAN',
    title: 'Weltraumkanone',
    rules: {
      'TI4-SCAN-01':
        'Haben sich Schiffe bewegt, dürfen PVS des Spielers feuern, in dessen System sie kommen: je ein Würfel, oder wie ihre Fähigkeit sagt; sie treffen ab ihrem Wert.',
      'TI4-SCAN-02': 'Wessen Schiffe getroffen werden, der wählt, welche die Treffer nehmen.',
      'TI4-SCAN-03':
        'Bei einem Einmarsch dürfen die PVS auf dem Planeten erneut feuern, auf die gelandeten Bodentruppen; der Angreifer wählt die Verluste.',
      'TI4-SCAN-04':
        'In jeder Taktikaktion, ob bewegt wurde oder nicht, darf jeder Spieler mit allen Einheiten feuern, die das aktive System erreichen, im Uhrzeigersinn vom aktiven Spieler an.',
      'TI4-SCAN-05':
        'Als aktiver Spieler darfst du auch feuern, auf einen Spieler mit Schiffen dort. Alle anderen können nur auf deine Schiffe feuern.',
      'TI4-SCAN-06':
        'Wer feuert, nutzt alle Einheiten, die es können, auch die in angrenzenden Systemen. Effekte für weitere Würfel sind eine eigene Wahl.',
      'TI4-SCAN-07':
        'Aufgewertete PVS und manche anderen Einheiten feuern in angrenzende Systeme, auch durch Wurmlöcher und Hyperraumrouten.',
      'TI4-SCAN-08':
        'Die erste Zahl der Fähigkeit ist der nötige Wert, die zweite, falls vorhanden, die Zahl der Würfel. Was Kampfwürfe ändert, ändert diese nicht.',
      'TI4-SCAN-09':
        'Das Feuer eines Spielers wird ganz abgewickelt, mit Verlusten und Kapazität, bevor der Nächste feuert.',
      'TI4-SCAN-10': 'Diese Treffer gehen nur an Schiffe im aktiven System. Schadensresistenz kann sie negieren.',
      'TI4-SCAN-11':
        'Nach der Landung dürfen alle außer dem aktiven Spieler mit Einheiten auf einem überfallenen Planeten auf die dort gelandeten Bodentruppen feuern. Größere Reichweite nützt hier nichts.',
      'TI4-SCAN-12': 'Können mehrere Planeten feuern, wählt der aktive Spieler die Reihenfolge.',
      'TI4-SCAN-13': 'Feuer von Weltraumkanonen ist kein Kampf: Was von Kampf spricht, gilt dafür nicht.',
      'TI4-SCAN-14': 'Du kannst eigene Treffer nie eigenen Einheiten zuteilen.',
    },
  },
  {
    id: 'TI4-SPC',
    title: 'Raumkampf',
    rules: {
      'TI4-SPC-01':
        'Die Schritte sind: Jägerabwehr nur in der ersten Runde, Rückzüge ansagen, würfeln, Treffer zuteilen, Rückzug. Ab dem Ansagen beginnt es von vorn, bis höchstens eine Seite Schiffe hat.',
      'TI4-SPC-02':
        'Jägerabwehr setzen beide Seiten in der ersten Runde zugleich ein. Jeder Treffer zerstört einen Jäger des Gegners.',
      'TI4-SPC-03':
        'Zuerst darf der Verteidiger, dann der Angreifer einen Rückzug ansagen. Vorher wird die Runde noch ausgekämpft.',
      'TI4-SPC-04':
        'Du ziehst dich in ein angrenzendes System zurück, in dem eine Einheit von dir ist oder das einen Planeten unter deiner Kontrolle hat, und in dem keine fremden Schiffe sind.',
      'TI4-SPC-05': 'Ein Kommandomarker von dir dort hindert den Rückzug nicht.',
      'TI4-SPC-06': 'Jedes Schiff würfelt; jeder Würfel, der seinen Kampfwert erreicht, ist ein Treffer.',
      'TI4-SPC-07': 'Jede Seite wählt ihre eigenen Verluste für die Treffer der anderen; beide verlieren zugleich.',
      'TI4-SPC-08': 'Zerstörte Einheiten kommen in den Nachschub ihres Besitzers; beschädigte werden markiert.',
      'TI4-SPC-09':
        'Schiffe im Rückzug ziehen gemeinsam in ein System, wo ein Kommandomarker aus dem Nachschub gelegt wird, wenn dort keiner von dir liegt. Auch dort begrenzt sie dein Flottenpool.',
      'TI4-SPC-10': 'Der Kampf ist vorbei, wenn nur noch ein Spieler oder niemand Schiffe im aktiven System hat.',
      'TI4-SPC-11': 'Ein Treffer zerstört eine Einheit ohne Schadensresistenz.',
      'TI4-SPC-12':
        'Was vor dem Kampf kommt, kommt unmittelbar vor der Jägerabwehr. In der ersten Runde sind Beginn des Kampfs und der Runde ein Moment; in der letzten ebenso beider Ende.',
      'TI4-SPC-13':
        'Der aktive Spieler greift an, der andere verteidigt. Spieler außerhalb des Kampfs sind niemandes Gegner.',
      'TI4-SPC-14':
        'Du darfst die Jägerabwehr auch ohne Jäger gegenüber einsetzen; überzählige Treffer verfallen. Andere Schiffe können Schadensresistenz nicht dagegen einsetzen.',
      'TI4-SPC-15':
        'Die Zahlen der Jägerabwehr sind der nötige Wert und die Würfel. Effekte auf Kampfwürfe gelten nicht.',
      'TI4-SPC-16': 'Hat eine Seite nach der Jägerabwehr keine Schiffe mehr, ist der Kampf sofort vorbei.',
      'TI4-SPC-17': 'Sagt der Verteidiger einen Rückzug an, kann es der Angreifer in dieser Runde nicht.',
      'TI4-SPC-18':
        'Einen Rückzug kannst du nur ansagen, wenn es in diesem Moment ein System dafür gibt; manchmal gibt es keines.',
      'TI4-SPC-19':
        'Der Angreifer wirft alle Würfel vor dem Verteidiger. Effekte, die Würfel ändern oder neu werfen lassen, kommen gleich nach dem Wurf.',
      'TI4-SPC-20':
        'Würfel werden nach Kampfwert geordnet, der niedrigste zuerst, und es bleibt bekannt, welche Einheit was geworfen hat.',
      'TI4-SPC-21':
        'Schadensresistenz wird vor dem Zuteilen der Treffer eingesetzt: eine Einheit nach der anderen, abwechselnd, der Angreifer zuerst, bis beide nacheinander verzichten.',
      'TI4-SPC-22':
        'Hat dein Gegner keine Schiffe mehr oder bleibt dir kein System, ziehst du dich nicht zurück. Sonst muss ein angesagter Rückzug stattfinden.',
      'TI4-SPC-23':
        'Alle deine Schiffe mit Bewegungswert ziehen in ein angrenzendes System; was sich weder bewegen noch transportiert werden kann, wird aus dem All entfernt. Bodentruppen auf Planeten bleiben oder werden mitgenommen, wenn Kapazität da ist.',
      'TI4-SPC-24':
        'Kommt mindestens eine Einheit an, legst du dort einen Kommandomarker aus dem Nachschub oder vom Kommandobogen hin, außer dort liegt schon einer von dir.',
      'TI4-SPC-25':
        'Hast du nur Jäger, die sich nicht bewegen können, kommt nichts an: Sie werden entfernt, und kein Marker wird gelegt.',
      'TI4-SPC-26': 'Wer noch Schiffe hat, hat gewonnen, der andere verloren. Hat niemand welche, gewinnt niemand.',
      'TI4-SPC-27': 'Nach dem Kampf entfernt der Sieger Jäger und Bodentruppen, für die keine Kapazität da ist.',
      'TI4-SPC-28':
        'Während des Kampfs dürft ihr eine Transaktion abschließen, wenn einer von euch der aktive Spieler ist und ihr in diesem Zug noch keine hattet.',
      'TI4-SPC-29': 'Hat dort nur der aktive Spieler Schiffe, entfällt der Schritt.',
    },
  },
  {
    id: 'TI4-SUST',
    title: 'Schadensresistenz, Treffer und Würfe',
    rules: {
      'TI4-SUST-01':
        'Eine Einheit mit Schadensresistenz kann einen Treffer nehmen und wird beschädigt statt zerstört, einmal, bis sie repariert ist.',
      'TI4-SUST-02': 'Mechs haben Schadensresistenz.',
      'TI4-SUST-03': 'Beschädigte Einheiten werden in der Statusphase repariert.',
      'TI4-SUST-04':
        'Jeder Einsatz negiert einen Treffer, den die Einheit selbst hätte nehmen können; sie ist dann beschädigt.',
      'TI4-SUST-05':
        'Eine beschädigte Einheit ist wie sonst zu gebrauchen, kann die Fähigkeit aber erst nach der Reparatur wieder einsetzen.',
      'TI4-SUST-06':
        'Sie wirkt gegen Treffer aus Kampf, Weltraumkanone und Bombardement, die die Einheit nehmen könnte. Gegen Jägerabwehr hilft sie nur Jägern, gegen unmittelbar zerstörende Effekte gar nicht.',
      'TI4-SUST-07':
        'Eine Einheit setzt sie bei jedem Zuteilen höchstens einmal ein, auch wenn sie dazwischen repariert wird.',
      'TI4-SUST-08': 'Eine Einheit, die ein Effekt beschädigt, hat die Fähigkeit nicht eingesetzt.',
      'TI4-SUST-09':
        'Eine beschädigte Einheit, die die Fähigkeit verliert, bleibt beschädigt und wird trotzdem in der Statusphase repariert.',
      'TI4-SUST-10':
        'Boni und Mali zählen zusammen, wenn nichts anderes dasteht. Solche auf Kampfwürfe gelten nie für Jägerabwehr, Bombardement, Weltraumkanone oder andere Würfe.',
      'TI4-SUST-11':
        'Ein neuer Wurf ersetzt den alten, mit denselben Boni. Eine Fähigkeit wirft einen Würfel nur einmal neu, verschiedene dürfen denselben Würfel neu werfen.',
      'TI4-SUST-12':
        'Zerstören und Entfernen sind zweierlei: Eine entfernte Einheit gilt in keiner Hinsicht als zerstört.',
      'TI4-SUST-13':
        'Treffer, die niemand nehmen kann, verfallen; Einheiten, die im selben Schritt später kommen, nehmen sie nicht.',
    },
  },
];
