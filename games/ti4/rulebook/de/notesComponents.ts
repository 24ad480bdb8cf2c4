import type { RuleChapter } from '@orrery/kernel';

export const notesComponents: readonly RuleChapter[] = [
  {
    id: 'TI4-CTE',
    title: 'Zu einzelnen Technologien und Einheiten',
    rules: {
      'TI4-CTE-01': 'Antimasse-Deflektoren schwächen Weltraumkanonen vor dem Kampf ebenso wie auf Planeten.',
      'TI4-CTE-02':
        'Sturmkanone muss genutzt werden. Sie braucht drei Schiffe außer Jägern, wenn sie wirkt, und zerstört unmittelbar.',
      'TI4-CTE-03':
        'KI-Entwicklungsalgorithmus zählt auch dann als rote Technologie, wenn er für seine eigene Wirkung erschöpft ist.',
      'TI4-CTE-04':
        'Bio-Stimulanzien machen einen Planeten mit Spezialisierung oder eine andere Technologie spielbereit.',
      'TI4-CTE-05': 'Dacxive-Animatoren brauchen einen Bodenkampf, den du gewonnen hast.',
      'TI4-CTE-06':
        'Dunkle-Energie-Zapfer lässt dich am Ende der Taktikaktion erkunden. Sein Rückzug braucht ein System ganz ohne fremde Einheiten.',
      'TI4-CTE-07':
        'Duranium-Panzerung muss in jeder Runde genutzt werden. Sie repariert nur Einheiten im Kampf, die in dieser Runde Schadensresistenz nicht eingesetzt haben, auch bei früherem Schaden.',
      'TI4-CTE-08': 'Flottenlogistik darf in dem Zug genutzt werden, in dem du sie erhältst.',
      'TI4-CTE-09': 'Graviton-Lasersystem wird vor dem Wurf dieser Salve erschöpft.',
      'TI4-CTE-10':
        'Integrierte Wirtschaft: Einheiten werden bezahlt, zusammen nicht mehr als die Ressourcen des Planeten. Schiffe sind nur möglich, wo andere keine haben.',
      'TI4-CTE-11':
        'Infanterie, die zerstört, nicht entfernt wurde und durch ihren Wurf gerettet ist, wartet auf der Karte. Zu Beginn deines nächsten Zuges kehrt sie auf einen Heimatplaneten unter deiner Kontrolle zurück, sonst in den Nachschub.',
      'TI4-CTE-12':
        'Lichtwellen-Deflektor lässt dich an fremden Schiffen vorbei; was sonst den Weg versperrt, tut es weiter.',
      'TI4-CTE-13':
        'Magen-Verteidigungsnetz braucht eine Einheit, die in diesem Moment Planetaren Schild hat. Es verhindert die gegnerischen Kampfwürfe dieser Runde.',
      'TI4-CTE-14': 'Neuraler Motivator und Hypermetabolismus ändern nur, was die Statusphase selbst gibt.',
      'TI4-CTE-15':
        'Plasmabeschuss gibt einem Bombardement einen Würfel mehr und jeder Salve der Weltraumkanonen einen.',
      'TI4-CTE-16': 'Vorausschauende Intelligenz wirkt nur, solange sie spielbereit ist.',
      'TI4-CTE-17':
        'Psychoarchäologie: Jeder Planet ersetzt bei einer Forschung ein Symbol. In der Aktionsphase können Planeten für Handelswaren erschöpft werden, wenn gerade nichts ausgeführt wird, jeder als eigener Gewinn.',
      'TI4-CTE-18': 'Sarween-Werkzeuge und Ähnliches brauchen einen Einsatz von Produktion.',
      'TI4-CTE-19': 'Scanlink-Drohnennetz betrachtet Einheiten, die beim Aktivieren auf dem Planeten sind.',
      'TI4-CTE-20': 'Selbstmontage-Routinen brauchen einen Planeten, den du im System kontrollierst.',
      'TI4-CTE-21': 'Schleuder-Relais muss ein Schiff produzieren, das bezahlt wird.',
      'TI4-CTE-22':
        'Transitdioden nehmen Bodentruppen von überall, auch aus Systemen mit deinen Markern und aus dem All. Schaden bleibt.',
      'TI4-CTE-23':
        'Ohne die Technologie darf keine Kriegssonne produziert, platziert oder behalten werden; eine Fraktion ist ausgenommen.',
      'TI4-CTE-24': 'Biowaffe X-89 ist eine Aktion und missachtet Planetaren Schild.',
    },
  },
  {
    id: 'TI4-CRX',
    title: 'Zu Relikten, Erkundung und Vertragskarten',
    rules: {
      'TI4-CRX-01':
        'Die Krone von Thalnos gilt nur für Kampfwürfel. Eine Einheit, die neu geworfen und gar keinen Treffer hat, wird am Ende der Würfe unmittelbar zerstört.',
      'TI4-CRX-02':
        'Dominus-Kugel wird vor der Bewegung genutzt. In dieser Aktion hindern deine Marker keine Einheit, sich zu bewegen oder transportiert zu werden.',
      'TI4-CRX-03': 'Schlund der Welten bringt eine Technologie, gleich welche Voraussetzungen sie hat.',
      'TI4-CRX-04':
        'Zepter von Emelpar kann jeden Marker des Strategiepools ersetzen, den du ausgeben würdest. Was auf das Ausgeben eines solchen Markers wartet, geschieht nicht.',
      'TI4-CRX-05':
        'Splitter des Throns wechselt sofort, wenn sein Besitzer einen legendären oder einen Heimatplaneten verliert; der Punkt geht mit.',
      'TI4-CRX-06':
        'Sternenkonverter braucht einen Planeten in einem angrenzenden System, den du nicht kontrollierst. Ein System ohne verbliebene Planeten gilt als leer.',
      'TI4-CRX-07': 'Der Codex nimmt seine Karten offen vom Ablagestapel.',
      'TI4-CRX-08': 'Der Obsidian erhöht deine Grenze geheimer Aufträge um einen.',
      'TI4-CRX-09': 'Die Tränen des Propheten reagieren nur auf Erforschen.',
      'TI4-CRX-10':
        'Entmilitarisierte Zone schickt Gebäude in den Nachschub und Bodentruppen ins All, wo sie Kapazität brauchen. Von da an landet dort nichts, wird nichts platziert oder produziert, und ihre Planetenkarte ist in der Agendaphase handelbar.',
      'TI4-CRX-11': 'Rätselhafte Apparatur bleibt bei dir, bis du ihre Aktion nutzt, zum vollen Preis.',
      'TI4-CRX-12': 'Freischaffende: Ein Planet zahlt mit Ressourcen oder Einfluss, nicht mit beidem.',
      'TI4-CRX-13':
        'Die Seite des Ionensturms wählst du beim Legen. Er dreht sich am Ende einer Bewegung oder eines Rückzugs, bei dem ihn ein Schiff benutzt hat, und nur dann; gibt es dort ein weiteres solches Wurmloch, sagst du, welches benutzt wird.',
      'TI4-CRX-14': 'Mirage wird ein legendärer Planet dieses Systems. Wer ihn findet, nimmt seine Karte spielbereit.',
      'TI4-CRX-15':
        'Eine Forschungsanlage gibt ihre Spezialisierung oder, wenn der Planet schon eine hat, eine Ressource und einen Einfluss mehr.',
      'TI4-CRX-16':
        'Verlangt eine Karte einen Mech oder das Entfernen einer Infanterie und trifft keines zu, geschieht nichts.',
      'TI4-CRX-17':
        'Waffenstillstand verhindert Bewegung ins aktive System, nicht aber Einheiten, die schon dort sind, Produktion oder Weltraumkanonen.',
      'TI4-CRX-18':
        'Politisches Geheimnis verhindert bei dieser Agenda Stimmen, Aktionskarten und freiwillige Fraktionsfähigkeiten seines Besitzers, nicht aber Anführer, Technologien oder dauernde Fähigkeiten.',
      'TI4-CRX-19':
        'Tauschen zwei Spieler Unterstützung für den Thron, erhält zuerst der aktive Spieler den Punkt oder der Erste in Sprecherreihenfolge.',
      'TI4-CRX-20':
        'Handelsabkommen wird ausgespielt, wenn sein Besitzer auffüllt, und bringt alle diese Massenprodukte; ihr müsst keine Nachbarn sein.',
    },
  },
];
