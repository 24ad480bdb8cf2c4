import type { RuleChapter } from '@orrery/kernel';

export const technology: readonly RuleChapter[] = [
  {
    id: 'TI4-TECH',
    title: 'Technologien',
    rules: {
      'TI4-TECH-01':
        'Technologien verbessern deine Einheiten oder geben dir Fähigkeiten; die meisten kommen durch die Strategiekarte Technologie.',
      'TI4-TECH-02':
        'Es gibt vier Farben: Biotechnik, grün; Antriebstechnik, blau; Militärtechnik, rot; Kybernetik, gelb.',
      'TI4-TECH-03':
        'Um eine Technologie zu erforschen, musst du Technologien der verlangten Farben besitzen. Für jede fehlende darfst du einen Planeten mit dieser Spezialisierung erschöpfen.',
      'TI4-TECH-04': 'Deine Technologien liegen offen; manche haben eine Fähigkeit, die als Aktion genutzt wird.',
      'TI4-TECH-05':
        'Jede Technologie, die du besitzt, außer Aufwertungen, zählt als eine Voraussetzung ihrer Farbe. Sie wird nicht verbraucht.',
      'TI4-TECH-06': 'Aufwertungen für Einheiten haben keine Farbe und erfüllen keine Voraussetzung.',
      'TI4-TECH-07':
        'Erforschen braucht die Voraussetzungen, Erhalten nicht. Nur Erforschen löst aus, was von Erforschen spricht.',
      'TI4-TECH-08': 'Technologien anderer Fraktionen kannst du nicht erforschen, ebenso wenig eine, die du besitzt.',
      'TI4-TECH-09':
        'Ein Planet muss spielbereit sein, um seine Spezialisierung zu nutzen, und deckt ein Symbol. Mehrere Planeten und Fähigkeiten dürfen kombiniert werden.',
      'TI4-TECH-10':
        'Eine erschöpfte Technologie wird in der Statusphase spielbereit. Was sie dauernd bewirkt, bewirkt sie auch erschöpft.',
      'TI4-TECH-11': 'Erforschst du zwei Technologien nacheinander, darf die erste Voraussetzung der zweiten sein.',
      'TI4-TECH-12': 'Eine Technologie, die in deinen Stapel zurückgeht und neu erhalten wird, kommt spielbereit.',
    },
  },
  {
    id: 'TI4-EXP',
    title: 'Erkundung',
    rules: {
      'TI4-EXP-01':
        'Einen Planeten zu erkunden heißt, eine Karte vom Stapel seines Merkmals zu ziehen und auszuführen.',
      'TI4-EXP-02': 'Du ziehst eine Karte für jeden Planeten, den du erhältst.',
      'TI4-EXP-03':
        'Du findest Reliktfragmente, Verstärkungen, die unter die Planetenkarte kommen, ihr Marker auf den Planeten, oder Ereignisse, die sofort eintreten.',
      'TI4-EXP-04': 'Mecatol Rex und Heimatplaneten werden nie erkundet.',
      'TI4-EXP-05':
        'In Systemen ohne Planeten liegen Wilder-Raum-Marker. Um sie zu erkunden, brauchst du den Dunkle-Energie-Zapfer oder einen anderen Effekt.',
      'TI4-EXP-06': 'Bei einem Planeten mit mehreren Merkmalen wählst du den Stapel.',
      'TI4-EXP-07': 'Erkundest du mehreres zugleich, wählst du die Reihenfolge und schließt jedes vor dem nächsten ab.',
      'TI4-EXP-08':
        'Eine Karte, die weder behalten noch angelegt noch ins Spiel gebracht wird, kommt auf den Ablagestapel ihres eigenen Stapels.',
      'TI4-EXP-09': 'Ein erkundeter Wilder-Raum-Marker wird entfernt. Nur manche Effekte bringen neue.',
      'TI4-EXP-10':
        'Mit dem Dunkle-Energie-Zapfer erkundest du den wilden Raum am Ende deiner Taktikaktion, wenn du dann ein Schiff dort hast. Du musst es.',
      'TI4-EXP-11': 'Ein Planet wird nur durch Effekte, die es sagen, noch einmal erkundet.',
      'TI4-EXP-12': 'Eine gezogene Verstärkung wird dem Planeten angelegt, ob es dir gefällt oder nicht.',
      'TI4-EXP-13': 'Zwischen dem Zeigen der Karte und ihrer Wirkung sind Transaktionen möglich.',
    },
  },
  {
    id: 'TI4-REL',
    title: 'Relikte',
    rules: {
      'TI4-REL-01': 'Als Aktion darfst du drei Reliktfragmente einer Art gegen ein Relikt eintauschen.',
      'TI4-REL-02': 'Fragmente können gehandelt werden, Relikte nicht.',
      'TI4-REL-03': 'Relikte und Fragmente liegen offen vor dir.',
      'TI4-REL-04':
        'Unbekannte Fragmente zählen als jede Art, doch eines der genannten Art muss unter den vernichteten sein. Wo zwei Fragmente verlangt sind, genügen zwei unbekannte.',
      'TI4-REL-05':
        'Ein Relikt kommt oben vom Stapel und liegt offen. Ist der Stapel leer, erhältst du nichts, darfst aber trotzdem Fragmente vernichten.',
      'TI4-REL-06': 'Relikte tun, was sie sagen; viele vernichten sich selbst.',
      'TI4-REL-07':
        'Scheidet ein Spieler aus, kommen seine Fragmente auf die Ablagestapel, und seine Relikte werden vernichtet.',
    },
  },
  {
    id: 'TI4-LEAD',
    title: 'Anführer',
    rules: {
      'TI4-LEAD-01': 'Jede Fraktion hat einen Agenten, einen Commander und einen Helden.',
      'TI4-LEAD-02': 'Der Agent ist von Anfang an nutzbar und wird dabei erschöpft.',
      'TI4-LEAD-03': 'Der Commander muss freigeschaltet werden; dann wirkt seine Fähigkeit dauerhaft.',
      'TI4-LEAD-04': 'Durch die Vertragskarte Allianz kann auch ein anderer Spieler deinen Commander nutzen.',
      'TI4-LEAD-05': 'Der Held muss freigeschaltet werden und wird einmal im Spiel genutzt.',
      'TI4-LEAD-06': 'Agenten werden in der Statusphase spielbereit. Commander und Helden werden nie erschöpft.',
      'TI4-LEAD-07':
        'Ein Commander wird freigeschaltet, sobald seine Bedingung erfüllt ist, doch nicht mitten in einer Fähigkeit. Auf das Ereignis, das ihn freigeschaltet hat, wirkt er nicht.',
      'TI4-LEAD-08': 'Was freigeschaltet ist, bleibt es.',
      'TI4-LEAD-09':
        'Ein Held wird durch drei gewertete Aufträge gleich welcher Art freigeschaltet. Punkte von anderswo zählen nicht.',
      'TI4-LEAD-10':
        'Ein genutzter Held wird vernichtet, außer er bleibt nach seinem Text, angelegt oder bis zum Ende der Runde.',
      'TI4-LEAD-11': 'Du nutzt deinen Commander weiter, während ein anderer Spieler deine Allianz hat.',
      'TI4-LEAD-12': 'Wer deine Allianz hat, kann den Commander erst nutzen, wenn er freigeschaltet ist.',
    },
  },
];
