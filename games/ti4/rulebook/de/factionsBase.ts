import type { RuleChapter } from '@orrery/kernel';

export const factionsBase: readonly RuleChapter[] = [
  {
    id: 'TI4-FACT',
    title: 'Fraktionen',
    rules: {
      'TI4-FACT-01':
        'Es gibt 24 Fraktionen, 17 im Grundspiel und 7 in der Prophezeiung der Könige, jede mit eigenem Bogen, eigenen Einheiten, Technologien, Vertragskarten, Anführern und Mech.',
      'TI4-FACT-02':
        'Fraktionsfähigkeiten sind die auf dem Bogen. Was Anführer, Mechs, Flaggschiffe und Technologien tun, ist keine.',
      'TI4-FACT-03':
        'Eine Einheit einer Fraktion zählt als ihr Grundtyp. Die eigene Aufwertung einer Fraktion ersetzt die allgemeine.',
      'TI4-FACT-04': 'Was eine Fraktion tun muss, geschieht ungefragt, außer nichts ist möglich.',
      'TI4-FACT-05':
        'Hier gelten die Fassungen des Grundspiels und der Prophezeiung der Könige. Die der Codices sind eine Option, die einzelne Teile ersetzt.',
    },
  },
  {
    id: 'TI4-ARBO',
    title: 'Die Arborec',
    rules: {
      'TI4-ARBO-01':
        'Mitose: Deine Raumwerften produzieren Mechs, aber keine Infanterie. Zu Beginn der Statusphase musst du eine Infanterie auf einem Planeten unter deiner Kontrolle platzieren.',
      'TI4-ARBO-02':
        'Letani-Krieger haben Produktion, die zu der anderer Einheiten im System zählt. Infanterie, für die sie aufkommen, darf neben eine Raumwerft, die ebenfalls produziert hat.',
      'TI4-ARBO-03': 'Die sekundäre Fähigkeit von Kriegsführung nutzt nur eine Raumwerft, nie Krieger oder Mechs.',
      'TI4-ARBO-04':
        'Das Flaggschiff produziert bis zu 5 bezahlte Einheiten, nachdem du das System aktiviert hast, in dem es schon ist. Produktion hat es nicht.',
      'TI4-ARBO-05':
        'Letani-Behemoth hat Produktion und Planetaren Schild. Sein Einsatz ersetzt eine Infanterie, statt dass Mitose eine platziert.',
      'TI4-ARBO-06':
        'Bioplasmose versetzt beliebig viel Infanterie, jede einmal und alle zugleich, im selben oder in ein angrenzendes System. Mechs bleiben.',
      'TI4-ARBO-07':
        'Der Agent ersetzt ein Schiff durch eines, das höchstens 2 mehr kostet; nichts wird zerstört oder produziert.',
      'TI4-ARBO-08':
        'Commander und Held produzieren bezahlte Einheiten, ohne Produktion einzusetzen. Schiffe kommen nur, wo andere keine haben.',
      'TI4-ARBO-09':
        'Behinderung liegt offen und hindert die Arborec, in oder neben Systemen außerhalb von Heimatsystemen mit Einheiten des Inhabers zu produzieren, bis dieser ein System mit Arborec-Einheiten aktiviert.',
    },
  },
  {
    id: 'TI4-LETN',
    title: 'Die Baronie von Letnev',
    rules: {
      'TI4-LETN-01':
        'Armada: In jedem System darfst du 2 Schiffe mehr haben als dein Flottenpool, auch unter Gesetzen, die ihn begrenzen. Bei leerem Pool sind es immer noch 2.',
      'TI4-LETN-02':
        'Munitionsreserven: 2 Handelswaren, einmal je Runde des Raumkampfs, erlauben in dieser Runde beliebig viele neue Würfe.',
      'TI4-LETN-03':
        'Nichteuklidischer Schild: Jeder Einsatz von Schadensresistenz negiert zwei Treffer, wenn es zwei gibt, gleich woher.',
      'TI4-LETN-04': 'L4-Disruptoren verhindern nur Weltraumkanonen auf überfallenen Planeten.',
      'TI4-LETN-05':
        'Arc Secundus wird zu Beginn jeder Runde seiner Kämpfe repariert und nimmt fremden Einheiten Planetaren Schild.',
      'TI4-LETN-06':
        'Dunlain-Schnitter: In jeder Runde des Bodenkampfs dürfen 2 Ressourcen eine beteiligte Infanterie durch einen Mech aus dem Nachschub ersetzen.',
      'TI4-LETN-07': 'Der Agent gibt einem Schiff für eine Runde einen weiteren Kampfwürfel, der geworfen werden muss.',
      'TI4-LETN-08':
        'Der Commander gibt für jeden Einsatz von Schadensresistenz deiner Einheiten eine Handelsware, eine nach der anderen. Um ihn freizuschalten, müssen die Schiffe innerhalb deiner Grenze sein.',
      'TI4-LETN-09':
        'Der Held hebt die Grenze der Schiffe bis zum Ende der Runde auf; dann werden überzählige entfernt.',
      'TI4-LETN-10':
        'Kriegsfinanzierung: Letnev verliert bis zu 2 Handelswaren, und du darfst in dieser Runde Würfel neu werfen. Zweimal im selben Moment geht das nicht.',
    },
  },
  {
    id: 'TI4-SAAR',
    title: 'Der Clan von Saar',
    rules: {
      'TI4-SAAR-01': 'Nomadisch: Du wertest Aufträge, ohne deine Heimatplaneten zu halten.',
      'TI4-SAAR-02':
        'Schrottsammler: eine Handelsware für jeden Planeten, den du erhältst, nach seiner Erkundung, eine nach der anderen.',
      'TI4-SAAR-03':
        'Eine Schwebende Fabrik ist eine Raumwerft im All: Sie bewegt sich und zieht sich zurück wie ein Schiff und hat Kapazität, zählt aber nicht gegen den Flottenpool und nimmt keine Treffer. Sie wird zerstört, sobald sie blockiert ist, noch vor den Weltraumkanonen.',
      'TI4-SAAR-04':
        'Sie kann nur in einem System mit einem Planeten unter deiner Kontrolle platziert werden. Mehrere dürfen im selben System sein, und sie ist nie auf einem Planeten.',
      'TI4-SAAR-05': 'Was Bewegung betrifft, auch Würfe für Gravitationsstrudel, betrifft auch Schwebende Fabriken.',
      'TI4-SAAR-06':
        'Chaos-Kartierung: Andere können Asteroidenfelder mit deinen Schiffen nicht aktivieren. Zu Beginn jedes deiner Züge, auch beim Passen, darfst du eine bezahlte Einheit produzieren.',
      'TI4-SAAR-07':
        'Raghs Ruf versetzt alle Bodentruppen der Saar vom Planeten auf einen anderen von ihnen. PVS bleiben und dürfen feuern.',
      'TI4-SAAR-08':
        'Schrottsammler Zeta: Nachdem du einen Planeten erhalten hast, platziert eine Handelsware, auch die eben erhaltene, dort einen Mech.',
      'TI4-SAAR-09':
        'Der Agent gibt einem Schiff den höchsten Bewegungswert, den es in diesem Moment auf dem Spielplan gibt, vor weiteren Boni und ungeachtet eines Nebels.',
      'TI4-SAAR-10':
        'Der Commander lässt produzierte Jäger und Infanterien an beliebigen deiner Raumwerften ohne Blockade erscheinen.',
      'TI4-SAAR-11': 'Der Held zerstört fremde Infanterie und Jäger in einem System neben einer deiner Raumwerften.',
    },
  },
  {
    id: 'TI4-MUAA',
    title: 'Die Glut von Muaat',
    rules: {
      'TI4-MUAA-01':
        'Sternenschmiede: Eine Aktion und ein Marker deines Strategiepools platzieren 2 Jäger oder einen Zerstörer bei einer deiner Kriegssonnen.',
      'TI4-MUAA-02':
        'Gashlai-Physiologie lässt Schiffe durch Supernovas. Um hineinzukommen, brauchst du den Magmus-Reaktor.',
      'TI4-MUAA-03':
        'Die Muaat haben von Anfang an Kriegssonnen. Den Prototyp zu haben heißt nicht, eine Kriegssonnen-Technologie zu besitzen.',
      'TI4-MUAA-04':
        'Magmus-Reaktor: Nach Produktion in einem System mit Kriegssonne oder neben einer Supernova erhältst du eine Handelsware, zu spät, um damit zu zahlen.',
      'TI4-MUAA-05':
        'Feuer der Gashlai ist für einen Spieler ohne Kriegssonnen-Technologie und kostet die Muaat einen Marker des Flottenpools.',
      'TI4-MUAA-06':
        'Der Agent lässt den gewählten Spieler bis zu zwei bezahlte Einheiten mit Kosten von höchstens 4 bei einer seiner Kriegssonnen oder seinem Flaggschiff produzieren.',
      'TI4-MUAA-07':
        'Der Commander gibt nach jedem ausgegebenen Marker deines Strategiepools eine Handelsware, wenn dessen Wirkung vorbei ist. Ersetzte oder nicht ausgegebene Marker zählen nicht.',
      'TI4-MUAA-08':
        'Der Held darf jeder Bewegung deiner Kriegssonne in ein System folgen, das weder Heimat noch Mecatol Rex ist: Fremde Einheiten werden zerstört, die Tafel wird zur Supernova, ihre Planeten werden vernichtet. Kommandomarker, Wilder-Raum-Marker und deine Einheiten bleiben, Fraktionsmarker kehren heim, andere Marker werden vernichtet.',
      'TI4-MUAA-09':
        'Glutkoloss erhält eine Infanterie, wenn Sternenschmiede in seinem System oder daneben genutzt wird.',
    },
  },
  {
    id: 'TI4-HACA',
    title: 'Die Emirate von Hacan',
    rules: {
      'TI4-HACA-01': 'Meister des Handels: Die sekundäre Fähigkeit von Handel kostet dich keinen Marker.',
      'TI4-HACA-02':
        'Gildenschiffe: Du handelst mit Spielern, die keine Nachbarn sind, je Zug einmal mit jedem. Zu Nachbarn macht sie das nicht.',
      'TI4-HACA-03':
        'Schlichter: Mit dir dürfen Aktionskarten gehandelt werden. Handlimits gelten auf beiden Seiten sofort.',
      'TI4-HACA-04': 'Zorn von Kenara: Jede Handelsware erhöht einen Würfel um 1, jeden nur einmal.',
      'TI4-HACA-05':
        'Quanten-Datenknoten braucht 3 Handelswaren, die du schon hast. Handelswaren, die auf Strategiekarten lagen, bleiben bei dem, der sie zuerst nahm.',
      'TI4-HACA-06':
        'Stolz von Kenara: Der Planet mit diesem Mech darf außerhalb eines Kampfs gehandelt werden. Alle Einheiten dort, auch Gebäude, kommen auf einen anderen Planeten unter deiner Kontrolle.',
      'TI4-HACA-07':
        'Der Agent wirkt in der Aktionsphase, wenn gerade nichts ausgeführt wird: 2 Massenprodukte für dich, oder ein anderer Spieler füllt auf.',
      'TI4-HACA-08': 'Der Commander: 2 weitere Stimmen je Handelsware, nur mit mindestens einer gewöhnlichen Stimme.',
      'TI4-HACA-09': 'Der Held macht einen Einsatz von Produktion kostenlos; die Grenzen bleiben.',
    },
  },
  {
    id: 'TI4-SOLF',
    title: 'Die Föderation von Sol',
    rules: {
      'TI4-SOLF-01':
        'Orbitaler Absprung: Eine Aktion und ein Marker deines Strategiepools platzieren 2 Infanterien auf einem Planeten unter deiner Kontrolle. Für 3 Ressourcen darf dort ein Mech folgen.',
      'TI4-SOLF-02': 'Vielseitig: ein Kommandomarker mehr in der Statusphase.',
      'TI4-SOLF-03':
        'Genesis muss am Ende jeder Statusphase eine Infanterie in seinem Weltraumbereich platzieren; die Kapazität gilt.',
      'TI4-SOLF-04':
        'Militärische Unterstützung wird zu Beginn des Zuges von Sol gespielt, wobei Sol als aktiver Spieler zuerst handeln darf. Sie wirkt auch, wenn Sol keinen Marker im Strategiepool hat.',
      'TI4-SOLF-05': 'Der Agent gibt einer Bodentruppe für eine Runde einen weiteren Kampfwürfel.',
      'TI4-SOLF-06':
        'Der Commander darf zu Beginn jedes Bodenkampfs auf einem Planeten von Sol eine Infanterie platzieren. Ohne verbliebene Bodentruppen gibt es weder Kampf noch Infanterie.',
      'TI4-SOLF-07': 'Der Held nimmt alle deine Kommandomarker vom Spielplan.',
    },
  },
  {
    id: 'TI4-CREU',
    title: 'Die Geister von Creuss',
    rules: {
      'TI4-CREU-01':
        'Quantenverschränkung: Für dich grenzen alle Alpha- und Beta-Systeme aneinander an, für Bewegung, Weltraumkanonen und Nachbarschaft, und nichts kann es verhindern. Anderen gibt es kein eigenes Angrenzen.',
      'TI4-CREU-02':
        'Sog: 1 mehr Bewegung für Schiffe, die in deiner Heimat oder in einem System mit Alpha- oder Beta-Wurmloch starten.',
      'TI4-CREU-03':
        'Das Tor liegt auf dem Spielplan und ist kein Heimatsystem. Dieses liegt daneben, und Delta-Wurmlöcher führen hin.',
      'TI4-CREU-04':
        'Hil Colish trägt ein Delta-Wurmloch. Es darf sich vor oder nach deinen anderen Schiffen bewegen, alle vorher angesagt, und kann nicht durch sein eigenes Wurmloch zurück.',
      'TI4-CREU-05':
        'Dimensionsspleißer: Zu Beginn eines Raumkampfs in einem System mit Wurmloch teilst du einem Schiff deiner Wahl einen Treffer zu. Es darf Schadensresistenz einsetzen.',
      'TI4-CREU-06':
        'Wurmloch-Generator muss zu Beginn jeder Statusphase genutzt werden. Du darfst einen Marker dorthin versetzen, wo er liegt.',
      'TI4-CREU-07':
        'Creuss-Kennung lässt einen anderen Spieler zu Beginn seines Zuges einen Creuss-Marker legen oder versetzen.',
      'TI4-CREU-08':
        'Ikarus-Antrieb darf nach jeder Aktivierung entfernt werden, um einen Creuss-Marker in sein eigenes System zu legen.',
      'TI4-CREU-09':
        'Der Agent lässt das aktive System in dieser Aktion an alle Systeme mit Wurmloch angrenzen, wenn es beim Aktivieren ein anderes als ein Delta-Wurmloch hatte.',
      'TI4-CREU-10':
        'Der Commander stellt zu jedem Schiff mit Kapazität, das durch ein Wurmloch kam, einen Jäger, soweit Kapazität da ist.',
      'TI4-CREU-11': 'Der Held vertauscht zwei Systeme mit allem darin, nicht aber die Creuss-Heimat oder den Nexus.',
    },
  },
  {
    id: 'TI4-LIZI',
    title: 'Das L1Z1X-Gedankennetz',
    rules: {
      'TI4-LIZI-01':
        'Assimilieren: Auf einem Planeten, den du erhältst, müssen PVS und Raumwerften deine werden, soweit du welche hast. Eine solche Werft darf in derselben Aktion produzieren.',
      'TI4-LIZI-02':
        'Verheeren: Am Ende jeder Runde des Bodenkampfs in deiner Aktion dürfen deine Einheiten mit Bombardement auf den Gegner auf diesem Planeten feuern, auch wenn deine letzte Bodentruppe dort gefallen ist. Planetarer Schild verhindert es.',
      'TI4-LIZI-03':
        'Treffer des Flaggschiffs und deiner Schlachtschiffe in seinem System müssen Schiffen außer Jägern zugeteilt werden, falls welche da sind.',
      'TI4-LIZI-04': 'Vernichter darf bombardieren wie ein Schiff, solange er nicht in diesem Bodenkampf ist.',
      'TI4-LIZI-05':
        'Ererbte Systeme: Erschöpfe die Karte und zahle 2 Ressourcen, getrennt von anderen Preisen, um alle Voraussetzungen zu missachten.',
      'TI4-LIZI-06': 'Kybernetische Verbesserungen brauchen einen Marker im Strategiepool der L1Z1X.',
      'TI4-LIZI-07': 'Der Agent macht nach der Aktivierung aus einer Infanterie im aktiven System einen Mech.',
      'TI4-LIZI-08': 'Mit dem Commander bombardierst du trotz Planetarem Schild, der für anderes bestehen bleibt.',
      'TI4-LIZI-09':
        'Der Held bewegt Flaggschiff und Schlachtschiffe in ein System ohne fremde Schiffe, auch aus Systemen mit deinen Markern, nimmt aber nur aus Systemen ohne solche Einheiten mit. Anomalien gelten.',
    },
  },
  {
    id: 'TI4-MENT',
    title: 'Die Mentak-Koalition',
    rules: {
      'TI4-MENT-01':
        'Hinterhalt: Zu Beginn eines Raumkampfs würfeln bis zu zwei Kreuzer oder Zerstörer je einmal, ohne Boni; der Gegner teilt die Treffer zu.',
      'TI4-MENT-02':
        'Plünderung: Wenn ein Nachbar Handelswaren erhalten oder eine Transaktion beendet hat und drei oder mehr hat, darfst du eine Handelsware oder ein Massenprodukt nehmen, jeweils einmal. Massenprodukte umzuwandeln ist kein Erhalten.',
      'TI4-MENT-03':
        'Auf eine Transaktion mit dir kann Plünderung folgen; ein Versprechen, es zu lassen, bindet nicht.',
      'TI4-MENT-04':
        'Vierter Mond hindert fremde Schiffe in seinem System am Einsatz von Schadensresistenz, Moll Terminus fremde Bodentruppen auf seinem Planeten.',
      'TI4-MENT-05':
        'Spiegelrechner verdoppelt Handelswaren, die als Ressourcen oder Einfluss ausgegeben werden, nicht aber, wo Handelswaren verlangt sind.',
      'TI4-MENT-06':
        'Bergungsoperationen: eine Handelsware nach einem gewonnenen oder verlorenen Raumkampf, keine nach einem Unentschieden. Hast du gewonnen, darfst du ein bezahltes Schiff eines zerstörten Typs produzieren.',
      'TI4-MENT-07': 'Schutzversprechen verhindert Plünderung nur gegen seinen Inhaber.',
      'TI4-MENT-08': 'Mit dem Agenten zieht ihr beide, du und der Geplünderte, je eine Aktionskarte.',
      'TI4-MENT-09':
        'Nach einem gewonnenen Raumkampf bringt dir der Commander eine Vertragskarte nach Wahl des Verlierers.',
      'TI4-MENT-10':
        'Der Held, zu Beginn eines Raumkampfs genutzt, stellt für jedes zerstörte feindliche Schiff kostenlos eines desselben Typs auf, und der Kampf geht damit weiter. Die Flottengrenze gilt sofort, die Kapazität erst danach.',
    },
  },
];
