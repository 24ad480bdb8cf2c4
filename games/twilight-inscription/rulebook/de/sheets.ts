import type { RuleChapter } from '@orrery/kernel';

export const sheets: readonly RuleChapter[] = [
  {
    id: 'INS-NAV',
    title: 'Navigation',
    rules: {
      'INS-NAV-01':
        'Die Tafel Navigation ist eine Sternenkarte: Die kleinen und großen Kreise sind Sternsysteme, die gepunkteten Linien dazwischen Hyperrouten.',
      'INS-NAV-02':
        'In den meisten Sternsystemen findest du einen Vorteil, einige sind leer. Auch ein leeres darfst du beanspruchen; einer Fraktion nützt das sogar.',
      'INS-NAV-03':
        'Führt eine gezeichnete Linie zu einem Sternsystem, ist es erkundet; ist ein Kreis darum, ist es beansprucht.',
      'INS-NAV-04':
        'Am Anfang ist dein Heimat-Sternsystem beansprucht. Von dort führen aufgedruckte orange Linien zu zwei angrenzenden Sternsystemen, die als erkundet gelten.',
      'INS-NAV-05': 'Für 1 Baustoff oder 1 Forschung erkundest du ein Sternsystem; das Symbolmenü erinnert daran.',
      'INS-NAV-06':
        'Ziehe eine Hyperroute mit einer festen Linie nach, von einem erkundeten zu einem angrenzenden, noch unerkundeten Sternsystem; dieses ist nun erkundet. Zwei bereits erkundete Sternsysteme lassen sich nicht nachträglich verbinden.',
      'INS-NAV-07':
        'An manchen Sternsystemen hängen Wurmlöcher. Sie sind dir verschlossen, bis du die Technologie Gravitationsantrieb freischaltest.',
      'INS-NAV-08':
        'Für den Durchgang zeichnest du eine Linie von einem erkundeten Sternsystem in die Mitte seines Wurmlochs, suchst dir irgendein anderes Wurmloch der Tafel aus und ziehst von dort eine zweite Linie zu dessen Sternsystem. Dieses Ziel muss unerkundet gewesen sein und ist nun erkundet.',
      'INS-NAV-09':
        'Beide Linien eines Durchgangs durch Wurmlöcher gelten als eine einzige Erkundung: Du zahlst zusammen 1 Baustoff oder 1 Forschung.',
      'INS-NAV-10': 'Für 1 Einfluss kreist du ein Sternsystem ein und beanspruchst es. Zuvor muss es erkundet sein.',
      'INS-NAV-11':
        'Mit dem Sternsystem beanspruchst du auch den Vorteil darin. Ist er gepunktet, handelst du ihn sofort ab.',
      'INS-NAV-12':
        'Kein Sternsystem wird zweimal beansprucht, auch nicht dein Heimat-Sternsystem, das dir von Beginn an gehört.',
      'INS-NAV-13':
        'Beanspruchst du das Mecatol-Rex-Sternsystem, kommt deine Fraktion auf die Mecatol-Rex-Tafel. Je früher du da bist, desto besser die Belohnung.',
      'INS-NAV-14':
        'Für ein beanspruchtes Relikt-Sternsystem bekommst du eine Reliktkarte; siehe das Kapitel über Relikte.',
      'INS-NAV-15': 'Planeten-Vorteile findest du hier, ausgegeben werden sie aber anderswo: auf der Tafel Expansion.',
      'INS-NAV-16':
        'Bei jeder Forschung, die du auf dieser Tafel ausgibst, hast du die Wahl: ein Sternsystem erkunden oder eine ihrer beiden Technologien voranbringen.',
    },
  },
  {
    id: 'INS-EXP',
    title: 'Expansion',
    rules: {
      'INS-EXP-01':
        'Auf dieser Tafel liegen mehrere Planeten. Zu Beginn ist keiner freigeschaltet, und du kannst nichts mit ihnen anfangen.',
      'INS-EXP-02':
        'Gib einen Planeten-Vorteil aus, such dir einen Planeten aus und streiche das Planetensymbol bei seinem Namen durch: Er ist freigeschaltet. Alle Planeten kosten gleich viel.',
      'INS-EXP-03': 'Solange ein Planet nicht freigeschaltet ist, nimmt er keine Ressourcen an.',
      'INS-EXP-04':
        'Einen freigeschalteten Planeten entwickelst du, indem du dort Ressourcen ausgibst, jede für ein Symbol ihrer Art.',
      'INS-EXP-05':
        'Die Reihen und Spalten eines Planeten führen zu Vorteilen. Ist eine davon vollständig durchgestrichen, beanspruchst du den Vorteil an ihrem Ende.',
      'INS-EXP-06':
        'Manchmal vollendet ein Symbol zugleich eine Reihe und eine Spalte. Dann beanspruchst du beide Vorteile.',
      'INS-EXP-07':
        'Deine Ressourcen müssen nicht alle an dieselbe Stelle: Verteile sie nach Belieben auf freigeschaltete Planeten, Raumwerften und Technologien der Tafel.',
      'INS-EXP-08': 'Du kannst bis zu drei Raumwerften bauen; sie sind auf dieser Tafel abgebildet.',
      'INS-EXP-09':
        'Eine Raumwerft baust du auf eine von zwei Arten: Du gibst einen Planeten-Vorteil dafür aus oder streichst mit Ressourcen ihre ganze Symbolreihe durch.',
      'INS-EXP-10':
        'Durchgestrichene Symbole einer Raumwerft bleiben es auch in späteren Runden. Fertigstellen darfst du sie trotzdem noch mit einem Planeten-Vorteil.',
      'INS-EXP-11': 'Eine fertige Raumwerft bringt dir ihren Vorteil.',
      'INS-EXP-12': 'Raumwerften stehen von Anfang an offen; freischalten musst du nichts.',
      'INS-EXP-13':
        'Die Ressourcenleisten am oberen Rand sind nur eine Zählhilfe. Hier siehst du jederzeit, was du noch auszugeben hast; mitzählen musst du nicht.',
      'INS-EXP-14':
        'Auf dem Tisch nutzt du die Ressourcenleisten bei jeder aktiven Tafel und wischst sie nach der Runde ab. Hier übernimmt das die Anzeige.',
      'INS-EXP-15':
        'Forschung passt auf die Forschungssymbole der Planeten und Raumwerften ebenso wie auf die der Technologien dieser Tafel.',
      'INS-EXP-16':
        'Auch die Bevölkerungsleiste ist auf dieser Tafel. Dort holst du die meisten SP, die dir Bevölkerung einbringt.',
    },
  },
  {
    id: 'INS-IND',
    title: 'Industrie',
    rules: {
      'INS-IND-01':
        'Ein Raster aus Waben füllt diese Tafel. Mit Ressourcen verschrottest du eine Wabe, dann wird sie durchgestrichen, oder du beanspruchst sie, dann wird sie eingekreist.',
      'INS-IND-02':
        'Es gibt nur eins von beiden: Was du beansprucht hast, wird nie verschrottet, und was verschrottet ist, nie mehr beansprucht.',
      'INS-IND-03': 'Eine Wabe ist schon zu Beginn verschrottet. Auf der B-Seite ist es die mittlere.',
      'INS-IND-04':
        'Jede Wabe enthält einen Vorteil oder ein gepunktetes X. Verschrottest du eine Wabe, ist ihr Vorteil endgültig verloren.',
      'INS-IND-05':
        'Für 1 Baustoff verschrottest du eine unmarkierte Wabe. Sie muss an eine markierte grenzen, egal welche Markierung diese trägt.',
      'INS-IND-06':
        'Für 1 Einfluss oder 1 Forschung beanspruchst du eine unmarkierte Wabe. Sie muss an eine verschrottete grenzen.',
      'INS-IND-07': 'Eine Wabe, die nur an beanspruchte Waben grenzt, kannst du nicht beanspruchen.',
      'INS-IND-08': 'Mit der Wabe beanspruchst du den Vorteil darin. Ein gepunkteter wird sofort abgehandelt.',
      'INS-IND-09':
        'Das Symbolmenü nimmt zwei Arten von Spezial-Vorteilen an: Kybernetik ist bis zu 4 Baustoff wert, Biotik bis zu 3 Einfluss.',
      'INS-IND-10':
        'Die Ressourcen eines solchen Spezial-Vorteils nutzt du eine nach der anderen und ohne Pause: Dazwischen wird nichts anderes ausgegeben. Du darfst vorzeitig aufhören, doch der Rest verfällt dann.',
      'INS-IND-11':
        'In einer X-Wabe siehst du ein gepunktetes X, auf ihrer Plakette einen Spezial-Vorteil. Sie lässt sich nie beanspruchen und nicht mit Baustoff verschrotten.',
      'INS-IND-12': 'Gib den Spezial-Vorteil aus, den die Plakette einer X-Wabe zeigt, und sie ist verschrottet.',
      'INS-IND-13':
        'Eine X-Wabe darf zum Verschrotten irgendwo liegen, auch weitab von deinen Markierungen. Wie immer muss Industrie deine aktive Tafel sein.',
      'INS-IND-14':
        'Eine verschrottete X-Wabe ist eine verschrottete Wabe wie jede andere, ein Brückenkopf zu fernen oder abgetrennten Ecken des Rasters.',
      'INS-IND-15':
        'Mit Forschung beanspruchst du auf dieser Tafel eine Wabe oder treibst eine ihrer Technologien voran.',
      'INS-IND-16': 'Deine Ratsmitglieder und Massenprodukte werden im Wirtschaftsplan festgehalten.',
      'INS-IND-17':
        'Ein Ratsmitglied schaltet, gleich auf welcher Tafel, das von links nächste „+1 Stimme“ im Wirtschaftsplan frei; unterstreiche es. Ist die Reihe voll, geschieht nichts weiter.',
      'INS-IND-18':
        'Zwischen den Symbolen der Ratsmitglieder stehen SP-Vorteile. Hast du alles links von einem freigeschaltet, beanspruchst du ihn.',
      'INS-IND-19': 'Ein „+1 Stimme“, das erste, ist schon vor Beginn für alle freigeschaltet.',
      'INS-IND-20':
        'Massenprodukte gibt es in drei Typen: Dreieck, Raute und Kreis. Ein Vorteil zeigt davon eines oder zwei.',
      'INS-IND-21':
        'Beanspruchst du ein Massenprodukt, gleich auf welcher Tafel, wird im Wirtschaftsplan das von links nächste offene Symbol seines Typs durchgestrichen, bei einem doppelten sind es zwei. Eine volle Reihe nimmt nichts mehr auf.',
      'INS-IND-22':
        'Auch jede Reihe der Massenprodukte hat SP-Vorteile. Ist alles vor einem durchgestrichen, beanspruchst du ihn.',
      'INS-IND-23':
        'Lies den Wirtschaftsplan auch von oben nach unten: Hat eine Spalte kein offenes Massenprodukt mehr, unterstreiche ihr „+1 Handelsware“. Zu Beginn ist keine davon freigeschaltet.',
      'INS-IND-24': 'Der Wirtschaftsplan wird sofort nachgeführt, gleich welche Tafel gerade aktiv ist.',
      'INS-IND-25':
        'Auf dieser Tafel findest du auch deinen Vorrat an Stimmen und Handelswaren, dazu das Abstimmungskästchen mit „Dafür“, „Dagegen“ und Platz für eine Zahl. Hier umfasst der Vorrat 18 Stimmen und 15 Handelswaren.',
    },
  },
];
