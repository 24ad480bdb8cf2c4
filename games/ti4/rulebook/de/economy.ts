import type { RuleChapter } from '@orrery/kernel';

export const economy: readonly RuleChapter[] = [
  {
    id: 'TI4-PLAN',
    title: 'Planeten',
    rules: {
      'TI4-PLAN-01':
        'Ressourcen, gelb, zahlen Einheiten und alle Kosten in Ressourcen. Einfluss, blau, zahlt Führungsstärke und den Hütermarker und gibt Stimmen.',
      'TI4-PLAN-02':
        'Ein Planet hat höchstens eines von drei Merkmalen: gefährlich, rot; kulturell, blau; industriell, grün.',
      'TI4-PLAN-03': 'Ein Merkmal bewirkt von sich aus nichts; Aufträge, Agenden und Erkundung beziehen sich darauf.',
      'TI4-PLAN-04':
        'Manche Planeten haben eine Technologie-Spezialisierung: Erschöpfe den Planeten, um auf eine Voraussetzung dieser Farbe zu verzichten.',
      'TI4-PLAN-05':
        'Ein legendärer Planet bringt eine Fähigkeitskarte, spielbereit, wenn sie vom Stapel kommt. Wechselt sie den Besitzer, bleibt sie, wie sie ist.',
      'TI4-PLAN-06':
        'Du erschöpfst einen Planeten für Ressourcen, Einfluss oder Spezialisierung, jeweils eines und immer ganz.',
      'TI4-PLAN-07':
        'Du erschöpfst nur Planeten unter deiner Kontrolle und machst nur solche spielbereit, außer ein Effekt sagt es anders.',
      'TI4-PLAN-08':
        'Eine erschöpfte Karte kann nicht noch einmal erschöpft werden; was sie dauernd bewirkt, bewirkt sie weiter.',
      'TI4-PLAN-09':
        'Die Karte eines legendären Planeten wird unabhängig vom Planeten erschöpft und spielbereit. Sie wird es in der Statusphase; Effekte, die Planeten spielbereit machen, gelten nicht für sie.',
      'TI4-PLAN-10':
        'Wird eine Planetenkarte vernichtet, werden auch ihre Verstärkungen, Marker und legendäre Karte vernichtet.',
      'TI4-PLAN-11':
        'Eine Verstärkung liegt unter der Planetenkarte, ihr Marker auf dem Spielplan. Sie bleibt beim Wechsel der Kontrolle, erschöpft oder nicht, und ein Planet kann beliebig viele haben.',
      'TI4-PLAN-12': 'Mecatol Rex und Heimatplaneten haben kein Merkmal und können nicht erkundet werden.',
      'TI4-PLAN-13': 'Ein Planet mit mehreren Merkmalen zählt für jedes davon.',
    },
  },
  {
    id: 'TI4-ECO',
    title: 'Massenprodukte und Handelswaren',
    rules: {
      'TI4-ECO-01':
        'Deine Massenprodukte nützen dir nichts. Gibst du sie einem anderen Spieler, werden sie Handelswaren.',
      'TI4-ECO-02': 'Eine Handelsware ist 1 Ressource oder 1 Einfluss wert.',
      'TI4-ECO-03': 'Du hast nie mehr Massenprodukte, als dein Fraktionsbogen angibt.',
      'TI4-ECO-04': 'Auffüllen heißt, bis zu dieser Zahl aufzustocken; was du sonst erhältst, geht nie darüber hinaus.',
      'TI4-ECO-05':
        'Handelswaren kannst du überall ausgeben, wo Ressourcen, Einfluss oder Handelswaren verlangt sind, nicht aber als Stimmen.',
      'TI4-ECO-06': 'Massenprodukte können nicht ausgegeben werden, außer ein Effekt erlaubt es.',
      'TI4-ECO-07':
        'Wandelt ein Effekt deine eigenen Massenprodukte in Handelswaren um, hast du keine Handelswaren erhalten.',
      'TI4-ECO-08': 'Immer wenn ein Effekt dich ein Massenprodukt abgeben lässt, wird es zur Handelsware.',
      'TI4-ECO-09': 'Handelswaren aus mehreren Gründen erhältst du eine nach der anderen, jede für sich.',
      'TI4-ECO-10': 'Du beginnst ohne Massenprodukte.',
    },
  },
  {
    id: 'TI4-DEAL',
    title: 'Transaktionen und Nachbarn',
    rules: {
      'TI4-DEAL-01':
        'Viererlei kann den Besitzer wechseln: Massenprodukte, Handelswaren, Reliktfragmente und von jeder Seite eine Vertragskarte.',
      'TI4-DEAL-02':
        'Sonst kann nichts gehandelt werden, weder Aktionskarten noch Technologien, Relikte oder geheime Aufträge, außer eine Fähigkeit erlaubt es. Die Entmilitarisierte Zone macht ihre Planetenkarte in der Agendaphase handelbar.',
      'TI4-DEAL-03': 'Eine Transaktion muss nicht gerecht sein und darf ein Geschenk sein. Einmal geschehen, gilt sie.',
      'TI4-DEAL-04': 'In der Aktionsphase handelst du nur mit Nachbarn, auch mit deinem Gegner im Kampf.',
      'TI4-DEAL-05': 'In der Agendaphase darf jeder mit jedem handeln, und Bestechung ist willkommen.',
      'TI4-DEAL-06':
        'Zwei Spieler sind Nachbarn, wenn sie im selben System oder in angrenzenden Einheiten oder Planeten haben, Wurmlöcher und Hyperraumrouten eingeschlossen.',
      'TI4-DEAL-07':
        'In der Aktionsphase ist immer der aktive Spieler einer der beiden. Je Zug gibt es eine Transaktion mit jedem Nachbarn, zu jeder Zeit, auch im Kampf oder während eine Erkundungskarte offen liegt.',
      'TI4-DEAL-08':
        'Werdet ihr während des Zuges Nachbarn, dürft ihr von da an handeln. Sich zu trennen und wieder zu begegnen gibt keine zweite Transaktion.',
      'TI4-DEAL-09':
        'In der Agendaphase dürfen je zwei Spieler zu jeder Agenda eine Transaktion abschließen. Ersetzt eine Agenda eine andere, ist eine neue erlaubt.',
      'TI4-DEAL-10': 'Gekaperte Schiffe und Mechs dürfen durch eine Transaktion an ihren Besitzer zurückgehen.',
      'TI4-DEAL-11': 'Vertragskarten, die offen vor einem Spieler liegen, können nicht gehandelt werden.',
      'TI4-DEAL-12':
        'Ihr dürft jederzeit alles versprechen. Was ihr sofort selbst tun könnt, bindet; was von der Zukunft, von Würfeln oder vom Ausspielen einer Aktionskarte abhängt, bindet nicht.',
      'TI4-DEAL-13':
        'Hier wird nur ausgeführt, was sofort den Besitzer wechselt. Versprechen lassen sich festhalten, und niemand wird dazu gezwungen.',
      'TI4-DEAL-14':
        'Ob ihr Nachbarn seid, zeigt sich im Moment der Transaktion. Es gilt immer für beide, auch wenn nur die Fähigkeit einer Seite die Systeme angrenzen lässt.',
    },
  },
  {
    id: 'TI4-PN',
    title: 'Vertragskarten',
    rules: {
      'TI4-PN-01':
        'Du hast 5 Vertragskarten deiner Farbe und eine oder zwei deiner Fraktion, die für andere bestimmt sind.',
      'TI4-PN-02': 'Jede Seite darf in einer Transaktion eine Vertragskarte geben.',
      'TI4-PN-03': 'Allianz lässt einen anderen Spieler deinen Commander nutzen.',
      'TI4-PN-04': 'Niemand spielt Vertragskarten der eigenen Farbe oder Fraktion aus.',
      'TI4-PN-05':
        'Eine Vertragskarte wird ausgespielt, wie sie sagt, und dann, falls sie es sagt, dem Besitzer zurückgegeben, der sie wieder vergeben darf.',
      'TI4-PN-06':
        'Eine Vertragskarte auf der Hand bewirkt nichts, und nichts lässt sie dich zurückgeben, bis du sie ausspielst.',
      'TI4-PN-07':
        'Unterstützung für den Thron und Allianz werden sofort nach Erhalt offen ausgelegt und können nicht weitergegeben werden.',
      'TI4-PN-08':
        'Eine Vertragskarte, die du zurückgibst, wenn du ein System mit Einheiten des Besitzers aktivierst, geht bei jeder solchen Aktivierung zurück, freundlich oder nicht, auch wenn dort nur Gebäude sind. Marker durch andere Effekte zählen nicht.',
      'TI4-PN-09':
        'Waffenstillstand: Sein Besitzer kann, nachdem er ein System mit deinen Einheiten aktiviert hat, keine Einheiten dorthin bewegen. Politisches Geheimnis: Sein Besitzer kann bei der eben aufgedeckten Agenda nicht abstimmen, keine Aktionskarten ausspielen und keine Fraktionsfähigkeiten nutzen.',
      'TI4-PN-10':
        'Handelsabkommen: Wenn sein Besitzer auffüllt, nimmst du alle diese Massenprodukte. Allianz geht zurück, wenn du ein System mit Einheiten ihres Besitzers aktivierst.',
      'TI4-PN-11':
        'Unterstützung für den Thron zählt 1 Punkt, solange sie vor dir liegt. Aktivierst du ein System mit Einheiten des Besitzers oder scheidet er aus, ist der Punkt verloren, und die Karte geht zurück.',
      'TI4-PN-12': 'Niemand muss eine Vertragskarte nutzen, außer sie sagt es.',
      'TI4-PN-13':
        'Eine Vertragskarte, die du mitten in einem Moment erhältst, darf darin genutzt werden, doch keine zweimal im selben.',
    },
  },
];
