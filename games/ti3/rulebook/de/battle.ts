import type { RuleChapter } from '@orrery/kernel';

export const battle: readonly RuleChapter[] = [
  {
    id: 'TI3-PDS',
    title: 'PVS-Feuer',
    rules: {
      'TI3-PDS-01':
        'PVS feuern auf Schiffe nur in Schritt 3 der Aktivierungssequenz: Alle Schiffe sind angekommen, noch hat keine Schlacht begonnen. Auch die Transferaktion hat einen solchen Schritt.',
      'TI3-PDS-02':
        'Zuerst schießen deine Feinde: Ihre PVS in Reichweite dürfen auf deine Schiffe im aktivierten System feuern, Spieler für Spieler im Uhrzeigersinn von dir aus, mit Verlusten nach jedem. Danach dürfen deine eigenen PVS in Reichweite auf feindliche Schiffe dort feuern.',
      'TI3-PDS-03':
        'Ein PVS deckt das System, in dem es steht. Tiefraumkanone dehnt die Reichweite auf alle angrenzenden Systeme aus, auch durch Wurmlöcher.',
      'TI3-PDS-04': 'Jedes PVS hat in diesem Schritt einen einzigen Schuss, einen Würfel. Feuern muss niemand.',
      'TI3-PDS-05':
        'Ein PVS trifft gewöhnlich ab 6. Jeder Treffer wirkt sofort, und was er zerstört, kann nicht mehr zurückschießen.',
      'TI3-PDS-06':
        'In der Aktion eines anderen darfst du nur auf den aktiven Spieler schießen. Niemand kann durch Aktivieren die PVS zweier anderer aufeinander hetzen.',
      'TI3-PDS-07':
        'Alle Schiffe des aktiven Spielers im aktivierten System sind Ziele, ob gerade angekommen oder schon lange dort.',
      'TI3-PDS-08':
        'Als aktiver Spieler darfst du deine PVS auf jede feindliche Flotte im aktivierten System feuern lassen. Ein Schiff musst du dazu nicht schicken: Aktivieren, nur um eine Flotte in Reichweite zu beschießen, genügt.',
      'TI3-PDS-09':
        'Werden deine Schiffe getroffen, wählst du die Verluste, auch Jäger. Ein unbeschädigter Dreadnought oder eine unbeschädigte Kriegssonne kann einen Treffer auffangen und ist dann beschädigt.',
      'TI3-PDS-10': 'Ein PVS, das auf einem Schiff mitfährt, ist verpackt und hat keinen Schuss.',
      'TI3-PDS-11': 'PVS-Feuer ist kein Krieg: Ein Handelsabkommen übersteht es.',
    },
  },
  {
    id: 'TI3-SPACE',
    title: 'Raumschlacht',
    rules: {
      'TI3-SPACE-01':
        'Stehen nach dem PVS-Feuer im aktivierten System Schiffe von dir und von einem Feind, müsst ihr kämpfen. Ein einziger feindlicher Jäger genügt.',
      'TI3-SPACE-02':
        'Du greifst als aktiver Spieler an, der Feind mit Schiffen vor Ort verteidigt. Wären dort einmal zwei Feinde, kämpfst du in selbst gewählter Reihenfolge nacheinander gegen sie.',
      'TI3-SPACE-03': 'Runde folgt auf Runde, bis höchstens noch eine Seite Schiffe im System hat.',
      'TI3-SPACE-04':
        'Einiges kommt vor der ersten Runde, in dieser Folge: Aktionskarten, die vor der Schlacht gespielt werden, Sturmkanone, Jägerabwehrfeuer und, falls am Tisch vereinbart, Sabotageangriffe.',
      'TI3-SPACE-05':
        'Jägerabwehrfeuer: Beide Seiten werfen je Zerstörer zwei Würfel. Jeder Wurf, der den Kampfwert des Zerstörers erreicht, in der Regel 9, schießt einen feindlichen Jäger ab.',
      'TI3-SPACE-06':
        'Vom Abwehrfeuer getroffene Jäger gehen in die Verstärkung, bevor sie etwas tun können; die Schlacht findet ohne sie statt.',
      'TI3-SPACE-07':
        'Jägerabwehrfeuer gibt es einmal je Schlacht, nicht in jeder Runde. Es schadet nur Jägern, und Treffer über deren Zahl hinaus verfallen.',
      'TI3-SPACE-08':
        'Eine Kampfrunde läuft so: Jemand kann ankündigen zu gehen, beide würfeln, beide nehmen ihre Verluste, und wer es angekündigt hat, geht.',
      'TI3-SPACE-09':
        'Der Angreifer spricht zuerst und kann seinen Abzug ankündigen. Bleibt er, kann der Verteidiger den Rückzug ankündigen. In diesem Augenblick muss es ein mögliches Ziel geben; leere Ankündigungen sind nicht erlaubt.',
      'TI3-SPACE-10':
        'Gegangen wird erst nach dem Würfeln. Ohne wenigstens einen Schusswechsel entkommt also niemand einer Schlacht.',
      'TI3-SPACE-11':
        'Beide würfeln zugleich, einen Würfel je Schiff, drei für eine Kriegssonne. Jeder Wurf, der den Kampfwert des Schiffs erreicht, ist ein Treffer. Beladene Träger würfeln mit.',
      'TI3-SPACE-12':
        'Jeder Treffer der Gegenseite kostet dich etwas. Erst nimmt der Angreifer seine Verluste, dann der Verteidiger.',
      'TI3-SPACE-13':
        'Für einen Treffer gibst du ein Schiff ab oder beschädigst einen noch heilen Dreadnought oder eine heile Kriegssonne. Beschädigt sterben sie beim nächsten Treffer, und ein Schiff darf auch beide auf einmal nehmen.',
      'TI3-SPACE-14': 'Welche deiner Schiffe die Treffer nehmen, entscheidest allein du.',
      'TI3-SPACE-15':
        'Verluste kommen nach den Würfen beider Seiten; jedes Schiff hat also in der Runde, in der es fällt, noch geschossen.',
      'TI3-SPACE-16':
        'Verlorene Schiffe sind nicht für immer fort. Sie liegen in deiner Verstärkung und können neu gebaut werden.',
      'TI3-SPACE-17': 'Treffer, für die kein Schiff mehr da ist, verfallen.',
      'TI3-SPACE-18': 'In Schritt 4 wird der angekündigte Abzug oder Rückzug ausgeführt, sofern er noch möglich ist.',
      'TI3-SPACE-19': 'Hat die Gegenseite dann kein Schiff mehr, gibt es nichts zu fliehen, und die Flotte bleibt.',
      'TI3-SPACE-20':
        'Die ganze Flotte geht, und zwar in ein einziges angrenzendes System, in dem seit früher in dieser Spielrunde dein Marker liegt. Gibt es keines, bleibt sie und kämpft weiter. Eine Flotte nur aus Jägern kann ebenfalls nicht fort.',
      'TI3-SPACE-21': 'Am Ziel dürfen keine feindlichen Schiffe sein. Was Feinde dort auf Planeten haben, stört nicht.',
      'TI3-SPACE-22':
        'Flottenversorgung und Jägerkapazität gelten auch im neuen System. Was dort zu viel ist, geht bei der Ankunft verloren.',
      'TI3-SPACE-23': 'Stehen sich noch Schiffe beider Seiten gegenüber, beginnt die nächste Runde.',
      'TI3-SPACE-24':
        'Solange die Waffen sprechen, fragt niemand nach der Jägerkapazität: Jäger kämpfen weiter, auch wenn ihr Träger fort ist. Was die Kapazität übersteigt, kommt nach der Schlacht weg.',
      'TI3-SPACE-25':
        'Bleiben dir Schiffe, geht es mit den Landungen weiter. Sind alle deine Transporter verloren, ist niemand da, der landen könnte.',
      'TI3-SPACE-26':
        'Handelspartner, die im Weltraum aufeinander schießen, sind keine mehr: Ihr Handelsabkommen ist sofort gebrochen.',
      'TI3-SPACE-27': 'Wer in einem Nebel verteidigt, würfelt seine Kampfwürfel mit +1.',
    },
  },
];
