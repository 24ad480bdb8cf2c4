import type { RuleChapter } from '@orrery/kernel';

export const notesActionCards: readonly RuleChapter[] = [
  {
    id: 'TI4-CAC',
    title: 'Zu einzelnen Aktionskarten',
    rules: {
      'TI4-CAC-01':
        'Zusatzklauseln und andere Prognosen: Du kannst über diese Agenda nicht abstimmen. Du darfst mit verschiedenen Karten mehrere Alternativen voraussagen, auch wenn du ohnehin nicht abstimmen könntest.',
      'TI4-CAC-02':
        'Was eine richtige Prognose bringt, kommt nach der Wirkung der Agenda selbst, in Sprecherreihenfolge.',
      'TI4-CAC-03':
        'Sabotage kommt, wenn Ziele, Entscheidungen und Beträge angesagt sind, aber vor Würfeln, Ziehen oder der zu erforschenden Technologie. Wird eine Technologie von einem anderen erhalten, wird sie zuerst genannt.',
      'TI4-CAC-04': 'Stoppt Sabotage eine Karte, die deine Aktion war, wählst du eine andere Aktion oder passt.',
      'TI4-CAC-05':
        'Uralte Grabstätten wird vor dem Aufdecken der ersten Agenda ausgespielt. Du darfst einen Spieler ohne kulturelle Planeten wählen.',
      'TI4-CAC-06':
        'Attentat auf den Abgeordneten verhindert nur das Abstimmen: Prognosen und andere Effekte bleiben möglich.',
      'TI4-CAC-07':
        'Bestechung kommt, nachdem der Sprecher an der Reihe war, auch wenn er sich enthalten hat. Du musst abgestimmt haben, und jede Handelsware, auch keine, bringt eine Stimme.',
      'TI4-CAC-08':
        'Angesehener Ratsherr wird nach deiner eigenen Abstimmung für dieselbe Alternative gespielt. Der Sprecher darf ihn nach einer Bestechung spielen.',
      'TI4-CAC-09':
        'Verwirrender Gesetzestext und Irreführender Gesetzestext kommen nach zusätzlichen Stimmen; Tödliche Verschwörung kommt danach. Prognosen richten sich danach, wer am Ende gewählt ist.',
      'TI4-CAC-10':
        'Tödliche Verschwörung kommt nach allem, was Stimmen oder Ergebnis ändert, und macht jede Prognose falsch. Mit mehreren Prognosen darfst du sie gegen jede Alternative spielen, die von einer davon abweicht.',
      'TI4-CAC-11':
        'Bunker schützt alle deine Planeten im System, auch gegen weiteres Bombardement im selben Einmarsch.',
      'TI4-CAC-12':
        'Staatsstreich und andere Effekte, die einen Zug beenden, lassen dem aktiven Spieler noch das Ende des Zuges.',
      'TI4-CAC-13':
        'Mutig bis zuletzt: Die Würfel haben keine Kampfboni. Die Schiffe werden unmittelbar zerstört und können Schadensresistenz nicht einsetzen.',
      'TI4-CAC-14':
        'Verteidigung lahmlegen, Wirtschaftsinitiative, Industrieinitiative und Ähnliches dürfen auch ins Leere gespielt werden.',
      'TI4-CAC-15': 'Einheiten, die Täuschungsmanöver oder Ähnliches versetzt, bleiben beschädigt, wenn sie es waren.',
      'TI4-CAC-16': 'Zusatzklausel Diplomatie und Störsignal dürfen das System von Mecatol Rex nennen.',
      'TI4-CAC-17':
        'Diplomatischer Druck: Der Betroffene wählt die Vertragskarte. Denselben Spieler kannst du bei einer Agenda nicht zweimal drängen.',
      'TI4-CAC-18':
        'Volltreffer darf jedem einzelnen Einsatz von Schadensresistenz durch ein Schiff gegen deine Treffer folgen, bevor über weitere entschieden wird. Außerhalb des Kampfs wirkt verlorene Kapazität sofort; Mechs trifft er nur, solange sie als Schiffe zählen.',
      'TI4-CAC-19':
        'Abschaltung wird zu Beginn des Einmarschs gespielt. Sie wirkt nicht auf Weltraumkanonen beim Angriff und nicht auf Einheiten, die als Bodentruppen kämpfen.',
      'TI4-CAC-20':
        'Umgeleitete Gelder: Die zurückgegebene Technologie ist fort, bevor Voraussetzungen geprüft werden, und kann nicht die erforschte sein. Aufwertungen und Technologien deiner Fraktion können es.',
      'TI4-CAC-21': 'Notreparatur darf in der ersten Runde gespielt werden, für früheren Schaden.',
      'TI4-CAC-22':
        'Experimentelle Kampfstation braucht ein Schiff, das wirklich angekommen ist. Sie feuert im Schritt der Weltraumkanonen und trifft nur Schiffe des aktiven Spielers.',
      'TI4-CAC-23':
        'Jäger-Einberufung aus dem ersten Codex platziert je System einen Jäger, gleich wie viele Träger dort sind; dann wird die Kapazität geprüft.',
      'TI4-CAC-24': 'Feuertrupp und andere Karten zum Neuwerfen behalten die Boni des ersten Wurfs.',
      'TI4-CAC-25': 'Eine zweite Volle Fahrt oder ein zweiter Moralschub im selben Moment bringt nichts.',
      'TI4-CAC-26':
        'Gezielte Forschung, Enthüllter Prototyp und Ähnliches brauchen den ganzen Preis und die üblichen Voraussetzungen.',
      'TI4-CAC-27':
        'Einsatz an der Front, Bergbauinitiative und Ähnliches brauchen einen geeigneten Planeten. Was auf einen Planeten kommt, kommt ganz dorthin.',
      'TI4-CAC-28':
        'Geisterschiff kann das Creuss-Tor, den Nexus oder jeden Wurmlochmarker nutzen. Im inaktiven Nexus dreht es ihn um.',
      'TI4-CAC-29':
        'Geistertrupp aus dem ersten Codex wird gespielt, wenn alle Landungen feststehen. Er darf keine Einheit versetzen und reagiert nicht auf platzierte.',
      'TI4-CAC-30':
        'Gehackte Wahl aus dem ersten Codex dreht die Richtung der Abstimmung um. Der Sprecher stimmt weiter zuletzt ab, und eine Fraktion, die zuerst abstimmt, tut es weiter.',
      'TI4-CAC-31':
        'Energie bündeln und Ähnliches aus dem ersten Codex darf auch mit vollem Bestand gespielt werden und zählt als Auffüllen.',
      'TI4-CAC-32':
        'Identitätsdiebstahl und Plagiat aus dem ersten Codex brauchen den ganzen Einfluss. Für einen vierten geheimen Auftrag gilt die Grenze.',
      'TI4-CAC-33': 'Durch die Stille des Alls hilft nur Schiffen, die im gewählten System starten.',
      'TI4-CAC-34':
        'Unterwanderung ersetzt Gebäude Art für Art, und du darfst dafür Einheiten vom Spielplan zurücknehmen. Was ein anderer Effekt schon ersetzt hat, ist nicht mehr da.',
      'TI4-CAC-35':
        'Befehlsverweigerung braucht einen Spieler mit einem Marker im Taktikpool, Spion einen mit einer Aktionskarte.',
      'TI4-CAC-36':
        'Abfangmanöver verhindert den in dieser Runde angesagten Rückzug, nicht aber Karten, die Schiffe bewegen und kein Rückzug sind.',
      'TI4-CAC-37':
        'Verlorene Sternenkarte lässt Systeme für die ganze Aktion in jeder Hinsicht angrenzen: Bewegung, Rückzug, Weltraumkanone und Nachbarn. Sie wirkt auch gegen ein Reiseverbot.',
      'TI4-CAC-38':
        'Gegen Glückstreffer und andere Karten, die unmittelbar zerstören, hilft Schadensresistenz nicht; auf eigene Einheiten zielen sie nicht.',
      'TI4-CAC-39':
        'Manövrierdüsen negiert einen Treffer einer Salve. Eine andere Salve eines anderen Spielers oder Planeten erlaubt eine weitere Karte; im Kampf wirkt sie nicht.',
      'TI4-CAC-40':
        'Manipulierte Investitionen darf Handelswaren auf eine Karte legen, die ein Spieler behalten hat. Sie bleiben, bis die Karte aus der Mitte gewählt wird.',
      'TI4-CAC-41':
        'Meisterplan und andere zusätzliche Aktionen aus dem ersten Codex haben keinen eigenen Beginn und kein eigenes Ende des Zuges.',
      'TI4-CAC-42':
        'Navigationssystem gilt für deine Bewegung in dieser Aktion, nicht für Rückzüge. Gravitationsstrudel bringen dann keinen Bonus und brauchen keinen Wurf.',
      'TI4-CAC-43':
        'Verhandlung gilt für einen Planeten. Die zurückgeschickten Truppen können in dieser Aktion nirgends sonst landen und brauchen Kapazität.',
      'TI4-CAC-44':
        'Politische Stabilität wird im letzten Schritt der Statusphase gespielt. Deine Karten werden spielbereit, du wählst in der nächsten Runde keine, und Agenden folgen weiter der Sprecherreihenfolge.',
      'TI4-CAC-45':
        'Öffentliche Schande betrifft nur die gewöhnliche Wahl. Handelswaren auf der abgelehnten Karte erhält man nicht.',
      'TI4-CAC-46':
        'Kernschmelze braucht eine fremde Raumwerft außerhalb jedes Heimatsystems, auch des Heimatsystems eines Ausgeschiedenen.',
      'TI4-CAC-47':
        'Reflektorschild aus dem ersten Codex fügt seine Treffer demselben Wurf hinzu, wenn er beim Zuteilen gespielt wird; sonst werden sie sofort zugeteilt.',
      'TI4-CAC-48':
        'Wiedergutmachung kann gespielt werden, wenn mindestens einer ihrer beiden Teile einen Planeten findet.',
      'TI4-CAC-49':
        'Nachbau nimmt eine als Aktion gespielte Karte, die ein anderer Spieler aus irgendeinem Grund abgelegt hat.',
      'TI4-CAC-50': 'In die Flucht geschlagen wirkt nur, wenn dein Gegner sich irgendwohin zurückziehen kann.',
      'TI4-CAC-51': 'Bevor Bergungsgut wirkt, darf der aktive Spieler noch eine Transaktion abschließen.',
      'TI4-CAC-52':
        'Die Schilde halten wirkt einmal je Wurf oder Quelle von Treffern im Raumkampf, Jägerabwehr eingeschlossen. Gegen Weltraumkanone, unmittelbare Zerstörung oder am Boden hilft sie nicht.',
      'TI4-CAC-53':
        'Geschickter Rückzug ist kein Rückzug: Jedes angrenzende System ohne fremde Schiffe taugt, außer einem Nebel. Jäger kommen von selbst mit; dann gelten Kapazität und Flottengrenze, und ein Marker wird gelegt, wenn keiner da ist.',
      'TI4-CAC-54':
        'Sonneneruption aus dem ersten Codex hindert Weltraumkanonen und Experimentelle Kampfstation anderer, auf die bewegten Schiffe zu feuern. Auf Planeten dürfen Verteidiger weiter feuern.',
      'TI4-CAC-55':
        'Taktisches Bombardement braucht eine Einheit mit Bombardement, aber keinen spielbereiten Planeten.',
      'TI4-CAC-56': 'Unerwartete Aktion braucht einen Marker von dir auf dem Spielplan.',
      'TI4-CAC-57':
        'Instabiler Planet erschöpft den Planeten auch, wenn er weniger als drei Infanterien oder keine zerstört.',
      'TI4-CAC-58': 'Aufrüstung braucht den Kreuzer im System, wenn du es aktivierst.',
      'TI4-CAC-59': 'Aufstand braucht einen spielbereiten Planeten eines anderen Spielers.',
      'TI4-CAC-60':
        'Veto und Ähnliches wird gespielt, wenn eine Agenda aufgedeckt wird. Karten gegen die abgelegte Agenda kommen wirkungslos zurück, und auch gegen die nächste ist ein Veto möglich.',
      'TI4-CAC-61': 'Kriegsmaschine aus dem ersten Codex wirkt nur bei Produktion und einmal je Einsatz.',
      'TI4-CAC-62':
        'Mit Auflauern gehen Treffer der Jägerabwehr an beliebige Schiffe, also hilft Schadensresistenz dagegen.',
    },
  },
];
