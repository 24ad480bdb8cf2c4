import type { RuleChapter } from '@orrery/kernel';

export const production: readonly RuleChapter[] = [
  {
    id: 'TI4-PROD',
    title: 'Produktion',
    rules: {
      'TI4-PROD-01':
        'Im Produktionsschritt dürfen Einheiten mit Produktion im aktiven System, meist Raumwerften, sie einsetzen.',
      'TI4-PROD-02':
        'Du produzierst höchstens so viele Einheiten wie ihre Werte für Produktion zusammen. Eine einfache Raumwerft hat die Ressourcen ihres Planeten plus 2.',
      'TI4-PROD-03':
        'Du zahlst mit Ressourcen von Planeten, die du erschöpfst, und mit Handelswaren; was zu viel gezahlt ist, verfällt.',
      'TI4-PROD-04': 'Jäger und Infanterie kosten 1 für zwei, und jede der beiden zählt gegen das Limit.',
      'TI4-PROD-05': 'Produzierte Schiffe kommen ins aktive System.',
      'TI4-PROD-06':
        'Bodentruppen kommen auf einen Planeten mit einer Einheit, die Produktion eingesetzt hat. Hat sie eine Einheit im All produziert, kommen sie auf einen Planeten, den du dort kontrollierst, oder bleiben im Weltraumbereich.',
      'TI4-PROD-07': 'Auch produzierte Schiffe begrenzt dein Flottenpool.',
      'TI4-PROD-08': 'Wo andere Schiffe haben und du keine, kannst du keine Schiffe produzieren.',
      'TI4-PROD-09':
        'Von zweien für einen Preis darfst du auch nur eine nehmen, zum vollen Preis. Jäger und Infanterie können sich keinen Preis teilen.',
      'TI4-PROD-10':
        'Die Kosten gemeinsam produzierter Einheiten werden vor dem Zahlen addiert. Planeten zahlen im Ganzen, und der Rest verfällt.',
      'TI4-PROD-11':
        'Eine Einheit ohne Kosten kann nicht produziert werden. Eine Kriegssonne braucht ihre Technologie, um produziert oder platziert zu werden.',
      'TI4-PROD-12':
        'Mehrere produzierende Einheiten zählen zusammen. Bodentruppen dürfen auf die Planeten verteilt werden, auf denen eine steht.',
      'TI4-PROD-13':
        'Eine Einheit ist blockiert, solange andere in ihrem System Schiffe haben und du keine. Bodentruppen kann sie trotzdem produzieren.',
      'TI4-PROD-14': 'In einem System mit fremden Schiffen werden nie Schiffe produziert, gleich durch welchen Effekt.',
      'TI4-PROD-15':
        'Andere Effekte, die Einheiten produzieren, haben eigene Grenzen und müssen bezahlt werden. Sie stellen Einheiten in den Weltraumbereich oder auf Planeten, die du dort kontrollierst, und gelten nicht als Einsatz von Produktion.',
      'TI4-PROD-16': 'Auf Planeten, die du nicht kontrollierst, kannst du keine Einheiten produzieren.',
      'TI4-PROD-17': 'Ein Nachlass senkt die Gesamtkosten eines Einsatzes, nie unter null; das Limit bleibt gleich.',
      'TI4-PROD-18': 'Eine Einheit mit eigenem Namen zählt als der Grundtyp, wo immer dieser genannt ist.',
    },
  },
  {
    id: 'TI4-UNIT',
    title: 'Einheiten',
    rules: {
      'TI4-UNIT-01':
        'Es gibt drei Arten: Schiffe, Bodentruppen, das sind Infanterie und Mechs, und Gebäude, das sind PVS und Raumwerften.',
      'TI4-UNIT-02': 'Eine zerstörte Einheit verlässt den Spielplan.',
      'TI4-UNIT-03': 'Gebäude bleiben auf Planeten und zählen nicht gegen den Flottenpool.',
      'TI4-UNIT-04': 'In der Regel beginnst du mit einer Raumwerft.',
      'TI4-UNIT-05': 'Jede Fraktion hat ihr eigenes Flaggschiff und ihren eigenen Mech.',
      'TI4-UNIT-06':
        'Schiffe sind immer im All. Bodentruppen sind auf Planeten, in beliebiger Zahl, oder im All, wo Kapazität ist.',
      'TI4-UNIT-07':
        'Auf einem Planeten kannst du höchstens eine Raumwerft und zwei PVS haben; mehr können nicht platziert werden. Gebäude bewegen sich nicht und werden nicht transportiert, außer sie sagen es.',
      'TI4-UNIT-08':
        'Deine Gebäude werden zerstört, wenn ein anderer Spieler die Kontrolle über ihren Planeten erhält. Ein PVS allein auf einem überfallenen Planeten feuert vorher noch seine Weltraumkanone ab.',
      'TI4-UNIT-09':
        'Gebäude haben keine Kosten und werden nicht produziert; sie werden platziert, meist durch Infrastruktur.',
      'TI4-UNIT-10':
        'Mechs sind Bodentruppen, die du von Anfang an produzieren kannst; sie sind keine Technologie. Was von Infanterie spricht, meint keine Mechs.',
      'TI4-UNIT-11':
        'Einsatz stellt seine Einheit aus dem Nachschub auf, wenn seine Bedingung erfüllt ist, kostenlos, wenn nichts anderes dasteht, und jeweils einmal.',
      'TI4-UNIT-12':
        'Eine Aufwertung ändert alle deine Einheiten ihres Typs sofort, auch beschädigte. Eine Fraktion mit eigener Fassung kann die allgemeine nicht erhalten.',
      'TI4-UNIT-13': 'Werden Einheiten mitten im Kampf besser, behalten schon geworfene Würfel den alten Wert.',
      'TI4-UNIT-14': '„Dieses System“ und „dieser Planet“ meinen bei einer Einheit den Ort, an dem sie ist.',
      'TI4-UNIT-15': 'Eine Einheit ist auf dem Spielplan, im Nachschub oder gekapert, nie an zwei Orten.',
    },
  },
  {
    id: 'TI4-CAPT',
    title: 'Kapern',
    rules: {
      'TI4-CAPT-01':
        'Ein gekaperter Mech oder ein gekapertes Schiff außer Jägern liegt auf dem Fraktionsbogen des Kaperers; sein Besitzer kann es nicht nutzen, bis es zurückgegeben wird.',
      'TI4-CAPT-02':
        'Es kommt in den Nachschub seines Besitzers durch eine Transaktion, als Preis einer Fähigkeit des Kaperers oder wenn der Besitzer eine Raumwerft des Kaperers blockiert.',
      'TI4-CAPT-03':
        'Ein gekaperter Jäger oder eine gekaperte Infanterie geht sofort an den Besitzer zurück; der Kaperer nimmt stattdessen einen Marker dieser Art aus dem Vorrat. Er gehört niemandem, kann nicht gehandelt werden, und keine Blockade befreit ihn.',
      'TI4-CAPT-04':
        'Von dem, der eine deiner Raumwerften blockiert, kannst du keine Einheiten kapern. Während eines Raumkampfs ist in diesem System niemand blockiert.',
      'TI4-CAPT-05':
        'Was eine Blockade befreit, kehrt zurück, sobald sie besteht, vor den weiteren Schritten der Aktion.',
      'TI4-CAPT-06':
        'Eigene Einheiten, die du gekapert hast, kommen nur durch Effekte frei, die gekaperte Einheiten verwenden.',
      'TI4-CAPT-07':
        'Gekaperte Einheiten eines ausgeschiedenen Spielers bleiben gekapert und verlassen das Spiel, wenn sie zurückgegeben würden.',
    },
  },
  {
    id: 'TI4-CMD',
    title: 'Kommandomarker',
    rules: {
      'TI4-CMD-01':
        'Marker des Taktikpools zahlen Taktikaktionen, die des Flottenpools begrenzen deine Schiffe, die des Strategiepools zahlen sekundäre Fähigkeiten.',
      'TI4-CMD-02':
        'In der Statusphase kommen alle deine Marker vom Spielplan in den Nachschub. Dann erhältst du zwei und darfst alle auf deinem Kommandobogen neu verteilen.',
      'TI4-CMD-03':
        'Ein Marker, den du erhältst, kommt aus dem Nachschub in den Pool deiner Wahl, wenn kein Pool genannt ist.',
      'TI4-CMD-04':
        'Du hast 16 Marker und nie mehr, wo immer sie sind: auf dem Spielplan, auf deinem Bogen, im Nachschub oder bei einem anderen Spieler.',
      'TI4-CMD-05':
        'Ein Marker, der in ein System käme, in dem schon einer von dir liegt, kommt stattdessen in den Nachschub. Was vom Legen abhängt, geschieht trotzdem.',
      'TI4-CMD-06': 'Neu verteilen heißt, Marker zwischen deinen Pools zu verlegen; ihre Zahl ändert sich nie.',
      'TI4-CMD-07':
        'Marker anderer Spieler auf deinem Bogen sind nicht deine, außer eine Fähigkeit deiner Fraktion sagt es.',
    },
  },
];
