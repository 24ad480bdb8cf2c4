import type { RuleChapter } from '@orrery/kernel';

export const invasion: readonly RuleChapter[] = [
  {
    id: 'TI3-LAND',
    title: 'Planetenlandungen',
    rules: {
      'TI3-LAND-01':
        'In Schritt 5 darfst du Bodentruppen und PVS von deinen Transportern auf Planeten des aktivierten Systems absetzen.',
      'TI3-LAND-02':
        'Gibt es mehrere Planeten, teilst du deine Einheiten nach Belieben auf. Sobald der Invasionskampf beginnt, bleibt jeder, wo er ist.',
      'TI3-LAND-03': 'Auf einem eigenen Planeten stoßen die Neuen einfach zur Besatzung.',
      'TI3-LAND-04':
        'Ein neutraler Planet gehört dir, sobald eine deiner Bodentruppen ihn betritt. Du erhältst seine Planetenkarte, erschöpft.',
      'TI3-LAND-05':
        'Einen Planeten gewinnen nur Bodentruppen. PVS, die du auf einem neutralen oder feindlichen Planeten absetzt, sind verloren, wenn ihn nicht zugleich deine Bodentruppen einnehmen.',
      'TI3-LAND-06': 'Wo feindliche Bodentruppen stehen, bedeutet deine Landung Kampf im nächsten Schritt.',
      'TI3-LAND-07':
        'Ein feindlicher Planet ohne Bodentruppen fällt kampflos: Der Kontrollmarker verschwindet, die Karte kommt erschöpft zu dir. Stehen dort PVS, feuern sie aber vorher einmal auf deine landenden Truppen.',
      'TI3-LAND-08':
        'Ein gerade gewonnener Planet nützt dir noch nichts: Seine Karte kommt immer erschöpft, ob der Vorbesitzer sie genutzt hatte oder nicht.',
      'TI3-LAND-09':
        'Du darfst PVS zusammen mit angreifenden Bodentruppen landen. Sie kämpfen nicht, zählen nicht als Verluste und gehen unter, wenn der letzte Angreifer fällt. Auch hier gilt die Grenze von zwei PVS je Planet.',
      'TI3-LAND-10':
        'Was du hast, behältst du: Auch ohne eine einzige Einheit bleibt ein Planet unter deiner Kontrolle, bis ihn jemand nimmt oder eine Wirkung es ändert.',
    },
  },
  {
    id: 'TI3-INVADE',
    title: 'Invasionskampf',
    rules: {
      'TI3-INVADE-01':
        'Auf jedem Planeten, auf dem deine gelandeten Bodentruppen auf feindliche treffen, kommt es zum Invasionskampf. Absagen kann ihn niemand.',
      'TI3-INVADE-02':
        'Sind mehrere Planeten umkämpft, wählst du, welcher als Nächster dran ist; jeder Kampf wird zu Ende geführt, bevor der nächste beginnt.',
      'TI3-INVADE-03': 'Am Boden gibt es kein Zurück: Keine Seite kann einen Invasionskampf verlassen.',
      'TI3-INVADE-04': 'Zweierlei kommt zuerst: Deine Schiffe bombardieren, dann antworten die PVS des Verteidigers.',
      'TI3-INVADE-05':
        'Bombardierung: Jeder deiner Dreadnoughts im System darf einen Würfel werfen, jede Kriegssonne drei. Jeder Wurf, der den Kampfwert des Schiffs erreicht, tötet eine feindliche Bodentruppe, die nicht mehr zurückschlägt.',
      'TI3-INVADE-06':
        'Dreadnoughts unterstützen eine Invasion, sonst nichts: Sie bombardieren nur, wo in dieser Aktion deine eigenen Truppen gelandet sind.',
      'TI3-INVADE-07':
        'Ein feindliches PVS auf dem Planeten ist ein Planetarer Schild, durch den kein Dreadnought bombardieren kann.',
      'TI3-INVADE-08':
        'Kein Schild hält eine Kriegssonne auf. Sie darf sogar einen feindlichen Planeten bombardieren, auf dem du niemanden landest; das allein ändert aber nie, wem er gehört.',
      'TI3-INVADE-09':
        'Jedes Schiff bombardiert höchstens einmal je Aktion, mit allen Würfeln gegen einen Planeten. Greifst du mehrere an, entscheidest du, welches Schiff wo hilft.',
      'TI3-INVADE-10':
        'Dann darf jedes PVS auf dem Planeten einmal auf die Angreifer feuern. Ein Wurf, der seinen Kampfwert erreicht, in der Regel 6, tötet eine Bodentruppe, die nicht zurückschießt. Das gilt auch, wenn die Bombardierung keinen Verteidiger übrig ließ.',
      'TI3-INVADE-11':
        'Die PVS haben eine einzige Salve gegen Angreifer, vor der ersten Runde und nie wieder in diesem Kampf. Tötet sie alle Angreifer, ist die Invasion gescheitert.',
      'TI3-INVADE-12':
        'In jeder Runde würfeln beide zugleich für jede ihrer Bodentruppen auf dem Planeten, dann nimmt jeder so viele weg, wie der andere Treffer hat. Eine Bodentruppe trifft gewöhnlich ab 8.',
      'TI3-INVADE-13': 'PVS und Raumdocks würfeln in diesen Runden nicht; das ist allein Sache der Truppen.',
      'TI3-INVADE-14': 'Gekämpft wird, bis nur noch eine Seite oder keine mehr Bodentruppen dort hat.',
      'TI3-INVADE-15':
        'Deine Invasion gelingt, wenn kein Verteidiger mehr steht und mindestens eine deiner Bodentruppen noch da ist.',
      'TI3-INVADE-16':
        'Dann wird alles zerstört, was der Feind dort gebaut hatte, PVS wie Raumdocks, und du bekommst die Planetenkarte, erschöpft.',
      'TI3-INVADE-17':
        'Fallen die letzten Truppen beider Seiten zugleich, hat der Verteidiger standgehalten. Planet, PVS und Raumdock bleiben ihm, von dir gelandete PVS sind verloren.',
      'TI3-INVADE-18':
        'Sind deine Truppen vernichtet und stehen noch Verteidiger, bist du gescheitert, und mitgebrachte PVS sind verloren.',
      'TI3-INVADE-19': 'Alles Zerstörte kommt in die Verstärkung seines Besitzers.',
      'TI3-INVADE-20':
        'Wer bei einem Handelspartner einfällt, beendet das Handelsabkommen auf der Stelle, auch wenn auf dem Planeten nur ein Kontrollmarker lag.',
    },
  },
];
