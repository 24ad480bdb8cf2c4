import type { RuleChapter } from '@orrery/kernel';

export const factionsExpansion: readonly RuleChapter[] = [
  {
    id: 'TI4-ARGE',
    title: 'Der Silberflug',
    rules: {
      'TI4-ARGE-01':
        'Eifer: Du stimmst immer zuerst ab, auch als Sprecher. Mit mindestens einer Stimme gibst du eine mehr je Spieler im Spiel ab.',
      'TI4-ARGE-02':
        'Angriffsformation: Treffer der Jägerabwehr über die feindlichen Jäger hinaus beschädigen Schiffe mit Schadensresistenz deiner Wahl. Erzielte Treffer zählen auch, wenn sie negiert werden, und die Schiffe haben die Fähigkeit nicht eingesetzt.',
      'TI4-ARGE-03':
        'Horst-Hologitter versperrt den Weg durch Systeme mit deinen Gebäuden, auch Schiffen, die an anderen vorbeidürfen. Jeder solche Planet hat Produktion 1.',
      'TI4-ARGE-04':
        'Aufgewertetes Geschwader Alpha: Eine 9 oder 10 der Jägerabwehr zerstört auch Infanterie im Weltraumbereich, vor dem Zuteilen der Treffer.',
      'TI4-ARGE-05':
        'Quetzecoatl verhindert Weltraumkanonen gegen deine Schiffe in seinem System, nicht aber die auf überfallenen Planeten.',
      'TI4-ARGE-06': 'Horstwächter braucht keine Kapazität, wenn ein Schiff mit Kapazität dabei ist.',
      'TI4-ARGE-07':
        'Der Agent lässt produzierte Bodentruppen auf Planeten stellen, die deren Spieler im System und in angrenzenden kontrolliert.',
      'TI4-ARGE-08':
        'Der Commander und Hinterhalt des Geschwaders geben einer Einheit einen Würfel mehr für ihre Fähigkeit.',
      'TI4-ARGE-09':
        'Der Held bewegt Schiffe in Systeme mit deinen Markern und ohne fremde Schiffe. Anomalien und Kapazität gelten.',
    },
  },
  {
    id: 'TI4-EMPY',
    title: 'Das Empyreum',
    rules: {
      'TI4-EMPY-01':
        'Aus der Leere geboren: Nebel behindern deine Bewegung nicht, auch außerhalb des Bewegungsschritts. Der Bonus des Verteidigers bleibt.',
      'TI4-EMPY-02': 'Ätherpassage: Nach einer Aktivierung darfst du diesen Spieler an deinen Schiffen vorbeilassen.',
      'TI4-EMPY-03':
        'Du hast zwei Vertragskarten deiner Fraktion. Dunkler Pakt zahlt beiden eine Handelsware, wenn der Inhaber dir alle Massenprodukte gibt, die er haben kann; Blutpakt bringt 4 Stimmen, wenn ihr gleich abstimmt.',
      'TI4-EMPY-04':
        'Leerenwacht: Wer Schiffe in ein System mit deinen Einheiten bewegt, gibt dir eine Vertragskarte seiner Wahl.',
      'TI4-EMPY-05':
        'Ätherstrom: 1 mehr Bewegung für den Spieler, der aktiviert hat, wenn das aktive System neben einer Anomalie liegt.',
      'TI4-EMPY-06':
        'Dynamo: 2 Einfluss reparieren eine Einheit, die eben in seinem System oder daneben Schadensresistenz eingesetzt hat, jede einzeln bezahlt.',
      'TI4-EMPY-07':
        'Wächter wird entfernt, um eine Aktionskarte eines Spielers mit Einheiten in seinem System oder daneben zu negieren, auch Sabotage.',
      'TI4-EMPY-08':
        'Der Agent gibt einem Spieler, der Schiffe in ein System ohne Planeten bewegt, einen Kommandomarker.',
      'TI4-EMPY-09':
        'Der Commander nimmt deinen Marker zurück, wenn ein anderer Spieler Schiffe dorthin bewegt, nicht aber bei der Bewegung, die ihn freigeschaltet hat.',
      'TI4-EMPY-10':
        'Der Held füllt Systeme ohne Planeten mit Wilder-Raum-Markern und erkundet die, in denen du Schiffe hast, in beliebiger Folge.',
    },
  },
  {
    id: 'TI4-MAHA',
    title: 'Die Mahact-Genhexer',
    rules: {
      'TI4-MAHA-01':
        'Edikt: Gewinnst du einen Kampf, kommt ein Marker des Verlierers, aus dem Nachschub oder sonst vom Bogen, in deinen Flottenpool, je Spieler einer. Er erhöht deine Grenze und wird nie in einen anderen Pool verlegt.',
      'TI4-MAHA-02': 'Imperia: Du darfst den Commander jedes solchen Spielers nutzen, wenn er freigeschaltet ist.',
      'TI4-MAHA-03': 'Hochmut: Du hast keine Allianz, und niemand kann dir seine geben.',
      'TI4-MAHA-04':
        'Musst du einen Marker des Flottenpools entfernen und hast nur fremde, geht einer davon an seinen Besitzer zurück.',
      'TI4-MAHA-05':
        'Sternenlanze: Nach einer Aktivierung darfst du dem aktiven Spieler seinen Marker aus deinem Flottenpool zurückgeben, um seinen Zug zu beenden.',
      'TI4-MAHA-06':
        'Purpurlegionär: Jeder Verlust gibt ein Massenprodukt oder wandelt eines um, Einheit für Einheit. Aufgewertet kehrt er in deinem nächsten Zug immer zurück.',
      'TI4-MAHA-07': 'Genetische Rekombination braucht einen Spieler, der abstimmen könnte.',
      'TI4-MAHA-08':
        'Zepter der Herrschaft: Spieler mit Markern auf dem Bogen der Mahact legen einen Marker in ein System außerhalb von Heimatsystemen nach Wahl des Nutzers.',
      'TI4-MAHA-09': 'Der Agent bezahlt eine sekundäre Fähigkeit mit einem Marker des aktiven Spielers vom Spielplan.',
      'TI4-MAHA-10':
        'Mit dem Commander darfst du ein System mit deinem Marker aktivieren: Beide Marker kehren zurück, und der Zug endet ohne das, was eine Aktivierung sonst auslöst.',
      'TI4-MAHA-11':
        'Der Held bewegt alle Einheiten eines Weltraumbereichs in ein angrenzendes System mit Schiffen eines anderen Spielers, wo sie als Angreifer kämpfen. Niemand zieht sich zurück, nichts wird aktiviert, keine Weltraumkanone feuert, und Anomalien gelten für den Besitzer der bewegten Schiffe.',
    },
  },
  {
    id: 'TI4-NAAZ',
    title: 'Die Naaz-Rokha-Allianz',
    rules: {
      'TI4-NAAZ-01':
        'Ferne Sonnen: Mit einem Mech auf dem Planeten darfst du zwei Karten desselben Stapels ziehen, wenn du es vorher sagst, und eine ausführen.',
      'TI4-NAAZ-02':
        'Fabrikation ist eine Aktion: zwei Fragmente einer Art für ein Relikt oder eines für einen Kommandomarker.',
      'TI4-NAAZ-03':
        'Eidolons im Weltraumbereich des aktiven Systems müssen zu Beginn eines Raumkampfs zu Z-Grav-Eidolons werden, Schiff und Bodentruppe zugleich. An dessen Ende werden sie zurückgedreht, und die Kapazität gilt.',
      'TI4-NAAZ-04': 'Visz El Vir gibt jedem Mech in seinem System einen Würfel mehr.',
      'TI4-NAAZ-05':
        'Vorgefertigte Arkologien machen einen erkundeten Planeten spielbereit, wenn die Erkundung beendet ist.',
      'TI4-NAAZ-06': 'Aufladung: +1 auf deine Kampfwürfe einer Runde.',
      'TI4-NAAZ-07': 'Fälschung vom Schwarzmarkt braucht eine Karte im Reliktstapel.',
      'TI4-NAAZ-08':
        'Der Agent erkundet einen Planeten des Spielers, dessen Zug endet, der Commander Planeten, die anderen genommen wurden.',
      'TI4-NAAZ-09':
        'Der Held: ein Relikt und die sekundären Fähigkeiten von bis zu zwei verschiedenen Strategiekarten, spielbereit oder nicht gewählt, mit Markern aus dem Nachschub.',
    },
  },
  {
    id: 'TI4-NOMA',
    title: 'Der Nomade',
    rules: {
      'TI4-NOMA-01':
        'Die Kompanie: Du hast drei Agenten. Zukunftsblick: eine Handelsware nach einer Alternative, für die du gestimmt oder die du vorausgesagt hast.',
      'TI4-NOMA-02':
        'Memoria allein gilt als an Systeme mit deinen Mechs angrenzend, für seine Bewegung. Nicht für Rückzüge, nicht für Aufträge über Systeme, nicht für andere.',
      'TI4-NOMA-03':
        'Quantenmanipulator im Weltraumbereich darf im Raumkampf Treffer gegen deine Schiffe nehmen. Er ist kein Schiff.',
      'TI4-NOMA-04':
        'Temporales Kommandosystem macht einen eben erschöpften Agenten spielbereit. Beim Agenten eines anderen darf eine Transaktion mit ihm folgen, und kein Agent wirkt zweimal in einem Moment.',
      'TI4-NOMA-05':
        'Die Kavallerie leiht einem Schiff für einen Kampf Kampfwert, Schadensresistenz und Jägerabwehr des Flaggschiffs. Schaden bleibt danach.',
      'TI4-NOMA-06':
        'Der Thundarianer wiederholt die Würfe derselben Runde. Was für die Runde genutzt wurde, bleibt, und ihr Beginn und Ende kommen nicht noch einmal.',
      'TI4-NOMA-07':
        'Artuno verwahrt so viele Handelswaren, wie du auf einmal aus dem Vorrat erhältst. Mercer bringt bis zu zwei Bodentruppen ins aktive System.',
      'TI4-NOMA-08': 'Der Commander produziert das Flaggschiff ohne Ressourcen; für andere Effekte kostet es weiter 8.',
      'TI4-NOMA-09':
        'Der Held lässt das Flaggschiff bis zum Ende der Runde Systeme mit deinen Markern verlassen, samt Ladung.',
    },
  },
  {
    id: 'TI4-ULTI',
    title: 'Die Titanen von Ul',
    rules: {
      'TI4-ULTI-01':
        'Terragenese: Nachdem du einen Planeten ohne Schläfermarker erkundet hast, darf einer dorthin gelegt oder versetzt werden.',
      'TI4-ULTI-02':
        'Erwachen: Nachdem du ein System aktiviert hast, dürfen Schläfer, die schon dort sind, zu PVS werden, auch auf fremden Planeten. Ohne feindliche Bodentruppen gehört der Planet sofort dir; sonst folgt im Einmarsch ein Bodenkampf.',
      'TI4-ULTI-03': 'Verschmelzung: So zusammengebrachte Einheiten müssen kämpfen, was immer sonst aus dem Zug wird.',
      'TI4-ULTI-04':
        'Hel-Titanen sind PVS und Bodentruppen zugleich, mit Kampf, Schadensresistenz und Produktion. Sie können sich nicht bewegen, nicht transportiert oder gekapert werden und zählen für Grenzen als Gebäude, doch Effekte, die entfernen und platzieren, dürfen sie nehmen.',
      'TI4-ULTI-05':
        'Die sekundäre Fähigkeit von Kriegsführung nutzt keine Hel-Titanen. Sonst zählt ihre Produktion mit anderer zusammen.',
      'TI4-ULTI-06':
        'Ouranos darf an die Stelle eines PVS treten, das bei der Aktivierung da war. Hekatoncheiren dürfen ein PVS durch einen Mech und eine Infanterie ersetzen, wo ein PVS platziert werden dürfte.',
      'TI4-ULTI-07': 'Terraforming ist für immer angelegt und gilt als vor dem liegend, der den Planeten kontrolliert.',
      'TI4-ULTI-08':
        'Der Agent negiert einen Treffer. Der Commander gibt für jeden Einsatz von Produktion, der etwas produziert, eine Handelsware, die dafür zahlen darf.',
      'TI4-ULTI-09':
        'Der Held wird Elysium angelegt: 3 Ressourcen und 3 Einfluss mehr sowie Weltraumkanone 5 mit 3 Würfeln für den, der den Planeten kontrolliert.',
    },
  },
  {
    id: 'TI4-VUIL',
    title: 'Die Vuil’raith-Kabale',
    rules: {
      'TI4-VUIL-01':
        'Verschlingen: Im Kampf zerstörte feindliche Einheiten werden gekapert, außer Gebäuden; Hel-Titanen nicht.',
      'TI4-VUIL-02':
        'Amalgam: Eine zurückgegebene gekaperte Einheit bezahlt eine Einheit ihres Typs ganz. Für anderes bleiben Kosten und Grenzen, und jeder Marker steht für einen Jäger oder eine Infanterie.',
      'TI4-VUIL-03':
        'Rissverschmelzung: Eine zurückgegebene gekaperte Einheit ersetzt alle Voraussetzungen der Aufwertung ihres Typs.',
      'TI4-VUIL-04':
        'Dimensionsrisse machen ihr System für alle zum Gravitationsstrudel. Deine Schiffe haben den Bonus, ohne zu würfeln, und der Strudel verschwindet mit der Werft.',
      'TI4-VUIL-05':
        'Der Schrecken Dazwischen kapert jede andere in seinem System zerstörte Einheit, auch deine und solche, die mit ihm zerstört werden; Gebäude nicht.',
      'TI4-VUIL-06':
        'Wiederbeleber kapert deine eigene Infanterie, die auf seinem Planeten zerstört wird, im Kampf oder nicht.',
      'TI4-VUIL-07':
        'Strudel kapert aus dem Nachschub eine Einheit vom Typ einer feindlichen Einheit neben einer deiner Werften, kein Gebäude. Gegen einen Spieler, der dich blockiert, wirkt er nicht.',
      'TI4-VUIL-08':
        'Schmelztiegel: keine Würfe für Strudel und insgesamt 1 mehr Bewegung für Schiffe, die bei dieser Bewegung Strudel nutzen.',
      'TI4-VUIL-09':
        'Der Agent wandelt die Massenprodukte eines anderen Spielers nach dessen Auffüllen um und kapert eine Einheit, die nicht mehr kostet als sein Wert für Massenprodukte.',
      'TI4-VUIL-10': 'Der Commander nimmt zwei Jäger oder Infanterien vom Produktionslimit aus.',
      'TI4-VUIL-11':
        'Der Held: Jedes fremde Schiff außer Jägern in oder neben Systemen mit Rissen würfelt einmal und wird bei 1 bis 3 gekapert, samt Einheiten, die dadurch ihre Kapazität verlieren.',
    },
  },
];
