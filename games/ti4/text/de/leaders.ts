import type { Vocabulary } from '../vocabulary.ts';

export const leaders: Vocabulary['leaders'] = {
  'letani-ospha': {
    name: 'Letani Ospha',
    text: 'Aktion: Erschöpfe diese Karte und wähle ein Schiff außer Jägern. Sein Besitzer darf es durch ein Schiff aus dem Nachschub ersetzen, das bis zu 2 mehr kostet.',
  },
  'dirzuga-rophal': {
    name: 'Dirzuga Rophal',
    text: 'Nachdem ein anderer Spieler ein System mit deinen Einheiten, die Produktion haben, aktiviert hat, darfst du dort 1 Einheit produzieren.',
  },
  'letani-miasmiala': {
    name: 'Letani Miasmiala',
    text: 'Aktion: Produziere beliebig viele Einheiten in beliebigen Systemen mit deinen Bodentruppen. Vernichte dann diese Karte.',
  },
  'emissary-taivra': {
    name: 'Gesandter Taivra',
    text: 'Nachdem ein Spieler ein System mit einem Wurmloch außer Delta aktiviert hat, darfst du diese Karte erschöpfen: Es grenzt in dieser Aktion an alle anderen Systeme mit Wurmloch an.',
  },
  'sai-seravus': {
    name: 'Sai Seravus',
    text: 'Nachdem sich deine Schiffe bewegt haben, darfst du je Schiff mit Kapazität, das durch ein Wurmloch geflogen ist, 1 Jäger dazustellen, soweit die Kapazität reicht.',
  },
  'riftwalker-meian': {
    name: 'Risswandler Meian',
    text: 'Aktion: Vertausche zwei Systemtafeln mit Wurmloch oder deinen Einheiten, außer dem Creuss-System und dem Nexus. Vernichte dann diese Karte.',
  },
  'carth-of-golden-sands': {
    name: 'Carth vom Goldenen Sand',
    text: 'In der Aktionsphase darfst du diese Karte erschöpfen, um 2 Massenprodukte zu erhalten oder die eines anderen Spielers aufzufüllen.',
  },
  'gila-the-silvertongue': {
    name: 'Gila die Silberzunge',
    text: 'Wenn du abstimmst, darfst du beliebig viele Handelswaren für je 2 weitere Stimmen ausgeben.',
  },
  'harrugh-gefhara': {
    name: 'Harrugh Gefhara',
    text: 'Wenn deine Einheiten Produktion einsetzen, darfst du diese Karte vernichten: Die Einheiten kosten nichts.',
  },
  'doctor-sucaban': {
    name: 'Doktor Sucaban',
    text: 'Wenn ein Spieler Ressourcen zum Erforschen ausgibt, darfst du diese Karte erschöpfen: Er darf beliebig viel eigene Infanterie vom Spielplan nehmen und zahlt für jede 1 weniger.',
  },
  'ta-zern': {
    name: 'Ta Zern',
    text: 'Nachdem du für eine Einheitenfähigkeit gewürfelt hast, darfst du beliebig viele dieser Würfel neu werfen.',
  },
  'rin-the-masters-legacy': {
    name: 'Rin, das Erbe des Meisters',
    text: 'Aktion: Du darfst jede deiner Technologien, die keine Aufwertung ist, durch eine andere derselben Farbe ersetzen. Vernichte dann diese Karte.',
  },
  i48s: {
    name: 'I48S',
    text: 'Nachdem ein Spieler ein System aktiviert hat, darfst du diese Karte erschöpfen: Er darf dort eine seiner Infanterien durch einen Mech ersetzen.',
  },
  '2ram': { name: '2RAM', text: 'Planetarer Schild hält dein Bombardement nicht auf.' },
  'the-helmsman': {
    name: 'Der Steuermann',
    text: 'Aktion: Wähle ein System ohne fremde Schiffe. Dein Flaggschiff und beliebige deiner Schlachtschiffe dürfen sich dorthin bewegen. Vernichte dann diese Karte.',
  },
  'viscount-unlenn': {
    name: 'Vicomte Unlenn',
    text: 'Zu Beginn einer Runde des Raumkampfs darfst du diese Karte erschöpfen: Ein Schiff im aktiven System wirft in dieser Runde einen Würfel mehr.',
  },
  'rear-admiral-farran': {
    name: 'Konteradmiral Farran',
    text: 'Nachdem eine deiner Einheiten Schadensresistenz eingesetzt hat, darfst du 1 Handelsware erhalten.',
  },
  'darktalon-treilla': {
    name: 'Dunkelkralle Treilla',
    text: 'Aktion: Bis zum Ende der Spielrunde begrenzt nichts die Zahl deiner Schiffe außer Jägern in einem System. Vernichte dann diese Karte.',
  },
  'suffi-an': {
    name: 'Suffi An',
    text: 'Nachdem Plünderung gegen einen anderen Spieler eingesetzt wurde, darfst du diese Karte erschöpfen: Ihr beide zieht je eine Aktionskarte.',
  },
  'sula-mentarion': {
    name: 'S’ula Mentarion',
    text: 'Nachdem du einen Raumkampf gewonnen hast, darfst du deinen Gegner zwingen, dir eine Vertragskarte seiner Wahl von der Hand zu geben.',
  },
  'ipswitch-loose-cannon': {
    name: 'Ipswitch, die Unberechenbare',
    text: 'Zu Beginn eines Raumkampfs darfst du diese Karte vernichten: Für jedes gegnerische Schiff, das darin zerstört wird, platziere dort eines deiner Schiffe dieses Typs.',
  },
  umbat: {
    name: 'Umbat',
    text: 'Aktion: Erschöpfe diese Karte und wähle einen Spieler. Er darf in einem System mit einer seiner Kriegssonnen oder seinem Flaggschiff bis zu 2 Einheiten produzieren, die je höchstens 4 kosten.',
  },
  magmus: {
    name: 'Magmus',
    text: 'Nachdem du einen Marker deines Strategiepools ausgegeben hast, darfst du 1 Handelsware erhalten.',
  },
  'adjudicator-baal': {
    name: 'Schiedsrichter Ba’al',
    text: 'Nachdem du eine Kriegssonne in ein System bewegt hast, das weder Heimatsystem noch Mecatol Rex ist, darfst du diese Karte vernichten: Alle fremden Einheiten dort werden zerstört, und das System wird zur Supernova.',
  },
  zeu: {
    name: 'Z’eu',
    text: 'Nachdem eine Agenda aufgedeckt wurde, darfst du diese Karte erschöpfen, um die oberste Agenda des Stapels anzusehen; du darfst sie einem anderen Spieler zeigen.',
  },
  maban: {
    name: 'M’aban',
    text: 'Jedes Mal, wenn du Jäger bezahlst, darfst du 1 Jäger mehr produzieren, über das Limit hinaus.',
  },
  'the-oracle': {
    name: 'Das Orakel',
    text: 'Am Ende der Statusphase darfst du diese Karte vernichten: Jeder andere Spieler gibt dir eine Vertragskarte seiner Wahl von der Hand.',
  },
  'nekro-malleon': {
    name: 'Nekro Malleon',
    text: 'In der Aktionsphase darfst du diese Karte erschöpfen und einen Spieler wählen: Er darf eine Aktionskarte ablegen oder einen Kommandomarker ausgeben, um 2 Handelswaren zu erhalten.',
  },
  'nekro-acidos': {
    name: 'Nekro Acidos',
    text: 'Nachdem du eine Technologie erhalten hast, darfst du eine Aktionskarte ziehen.',
  },
  'unit-dsgn-flayesh': {
    name: 'UNIT.DSGN.FLAYESH',
    text: 'Aktion: Wähle einen Planeten mit Spezialisierung in einem System mit deinen Einheiten. Zerstöre die fremden Einheiten darauf, erhalte Handelswaren in Höhe seiner Ressourcen und seines Einflusses und eine Technologie dieser Farbe. Vernichte dann diese Karte.',
  },
  'captain-mendosa': {
    name: 'Kapitän Mendosa',
    text: 'Nachdem ein Spieler ein System aktiviert hat, darfst du diese Karte erschöpfen: Eines seiner Schiffe hat in dieser Aktion den höchsten Bewegungswert auf dem Spielplan.',
  },
  'rowl-sarring': {
    name: 'Rowl Sarring',
    text: 'Wenn du Jäger oder Infanterie produzierst, darfst du sie bei beliebigen deiner Raumwerften ohne Blockade platzieren.',
  },
  'gurno-aggero': {
    name: 'Gurno Aggero',
    text: 'Aktion: Wähle ein System neben einer deiner Raumwerften. Alle fremden Infanterien und Jäger dort werden zerstört. Vernichte dann diese Karte.',
  },
  tro: {
    name: 'T’ro',
    text: 'Nach der Taktikaktion eines Spielers darfst du diese Karte erschöpfen: Er darf 2 Infanterien auf einem Planeten platzieren, den er im aktiven System kontrolliert.',
  },
  'ghom-sekkus': {
    name: 'G’hom Sek’kus',
    text: 'Wenn du Bodentruppen entsendest, darfst du auch je eine von jedem Planeten im aktiven System und in angrenzenden Systemen ohne deine Kommandomarker entsenden.',
  },
  'shval-harbinger': {
    name: 'Sh’val, der Vorbote',
    text: 'Nachdem du Schiffe ins aktive System bewegt hast, darfst du gleich zum Entsenden der Bodentruppen übergehen. Danach kommen alle deine Schiffe dort in den Nachschub, und du vernichtest diese Karte.',
  },
  'evelyn-delouis': {
    name: 'Evelyn DeLouis',
    text: 'Zu Beginn einer Runde des Bodenkampfs darfst du diese Karte erschöpfen: Eine Bodentruppe im aktiven System wirft in dieser Runde einen Würfel mehr.',
  },
  'claire-gibson': {
    name: 'Claire Gibson',
    text: 'Zu Beginn eines Bodenkampfs auf einem Planeten unter deiner Kontrolle darfst du dort 1 Infanterie platzieren.',
  },
  'jace-x-4th-air-legion': {
    name: 'Jace X, 4. Luftlegion',
    text: 'Aktion: Nimm alle deine Kommandomarker vom Spielplan. Vernichte dann diese Karte.',
  },
  'berekar-berekon': {
    name: 'Berekar Berekon',
    text: 'Wenn Einheiten eines Spielers Produktion einsetzen, darfst du diese Karte erschöpfen: Er zahlt insgesamt 2 weniger.',
  },
  'rickar-rickani': {
    name: 'Rickar Rickani',
    text: 'Im System von Mecatol Rex, in deinem Heimatsystem und in Systemen mit legendärem Planeten erhalten deine Kampfwürfe +2.',
  },
  'mathis-mathinus': {
    name: 'Mathis Mathinus',
    text: 'Aktion: Nutze die primäre Fähigkeit einer beliebigen Strategiekarte. Die anderen Spieler, die du bestimmst, dürfen ihre sekundäre Fähigkeit nutzen. Vernichte dann diese Karte.',
  },
  'ggrocuto-rinn': {
    name: 'Ggrocuto Rinn',
    text: 'Aktion: Erschöpfe diese Karte, um einen beliebigen Planeten spielbereit zu machen. Liegt sein System neben einem deiner Planeten, darfst du 1 Infanterie darauf in den Nachschub zurücklegen.',
  },
  'elder-qanoj': {
    name: 'Ältester Qanoj',
    text: 'Jeder Planet, den du für Stimmen erschöpfst, gibt 1 Stimme mehr. Nichts kann dich am Abstimmen hindern.',
  },
  'xxekir-grom': {
    name: 'Xxekir Grom',
    text: 'Aktion: Du darfst ein Gesetz ablegen. Sieh dir die obersten 5 Agenden an und führe 2 davon aus, als hättest du allein abgestimmt; lege die anderen ab. Vernichte dann diese Karte.',
  },
  'brother-milor': {
    name: 'Bruder Milor',
    text: 'Nachdem ein Kreuzer oder Zerstörer eines Spielers zerstört wurde, darfst du diese Karte erschöpfen: Er darf bis zu 2 Jäger in dessen System platzieren.',
  },
  'brother-omar': {
    name: 'Bruder Omar',
    text: 'Diese Karte zählt für Voraussetzungen als grüne Technologie. Jedes Mal, wenn du Infanterie bezahlst, darfst du 1 Infanterie mehr produzieren, über das Limit hinaus.',
  },
  'dannel-of-the-tenth': {
    name: 'Dannel vom Zehnten',
    text: 'Aktion: Mache jeden Planeten, mit oder ohne Infanterie von dir, spielbereit oder verdopple dort deine Infanterie. Vernichte dann diese Karte.',
  },
  ssruu: {
    name: 'Ssruu',
    text: 'Diese Karte hat die Fähigkeiten der Agenten aller anderen Spieler, auch erschöpfter.',
  },
  'so-ata': {
    name: 'So Ata',
    text: 'Nachdem ein anderer Spieler ein System mit deinen Einheiten aktiviert hat, darfst du seine Aktionskarten, seine Vertragskarten oder seine geheimen Aufträge ansehen.',
  },
  'kyver-blade-and-key': {
    name: 'Kyver, Klinge und Schlüssel',
    text: 'Aktion: Jeder andere Spieler zeigt dir eine Aktionskarte seiner Wahl. Je Spieler darfst du sie nehmen oder ihn 3 zufällige ablegen lassen. Vernichte dann diese Karte.',
  },
  'trilossa-aun-mirik': {
    name: 'Trilossa Aun Mirik',
    text: 'Wenn ein Spieler Bodentruppen produziert, darfst du diese Karte erschöpfen: Er darf sie auf beliebigen Planeten platzieren, die er in diesem und angrenzenden Systemen kontrolliert.',
  },
  'trrakan-aun-zulok': {
    name: 'Trrakan Aun Zulok',
    text: 'Wenn du für eine Einheitenfähigkeit würfelst, darf eine deiner Einheiten einen Würfel mehr werfen.',
  },
  'mirik-aun-sissiri': {
    name: 'Mirik Aun Sissiri',
    text: 'Aktion: Bewege beliebige deiner Schiffe in Systeme mit deinen Kommandomarkern und ohne fremde Schiffe. Vernichte dann diese Karte.',
  },
  'the-stillness-of-stars': {
    name: 'Die Stille der Sterne',
    text: 'Nachdem ein anderer Spieler Massenprodukte aufgefüllt hat, darfst du diese Karte erschöpfen: Seine Massenprodukte werden Handelswaren, und du kaperst eine Einheit aus seinem Nachschub, die nicht mehr kostet als sein Wert für Massenprodukte.',
  },
  'that-which-molds-flesh': {
    name: 'Was Fleisch formt',
    text: 'Bis zu 2 Jäger oder Infanterien, die du produzierst, zählen nicht gegen das Produktionslimit.',
  },
  'it-feeds-on-carrion': {
    name: 'Der Aasfresser',
    text: 'Aktion: Jeder andere Spieler würfelt für jedes seiner Schiffe außer Jägern in oder neben einem System mit einem deiner Dimensionsrisse; bei 1 bis 3 kaperst du es. Vernichte dann diese Karte.',
  },
  acamar: {
    name: 'Acamar',
    text: 'Nachdem ein Spieler Schiffe in ein System ohne Planeten bewegt hat, darfst du diese Karte erschöpfen: Er erhält 1 Kommandomarker.',
  },
  xuange: {
    name: 'Xuange',
    text: 'Nachdem ein anderer Spieler Schiffe in ein System mit einem deiner Kommandomarker bewegt hat, darfst du diesen Marker zurücknehmen.',
  },
  'conservator-procyon': {
    name: 'Konservator Procyon',
    text: 'Aktion: Lege einen Wilder-Raum-Marker in jedes System ohne Planeten, in dem keiner liegt, und erkunde die in Systemen mit deinen Schiffen. Vernichte dann diese Karte.',
  },
  'jae-mir-kan': {
    name: 'Jae Mir Kan',
    text: 'Wenn du in der Strategieaktion eines anderen Spielers einen Marker für eine sekundäre Fähigkeit ausgeben würdest, darfst du diese Karte erschöpfen und stattdessen einen seiner Marker vom Spielplan nehmen.',
  },
  'il-na-viroset': {
    name: 'Il Na Viroset',
    text: 'In einer Taktikaktion darfst du ein System mit deinem Kommandomarker aktivieren: Beide Marker kommen in den Nachschub, und dein Zug endet.',
  },
  'airo-shir-aur': {
    name: 'Airo Shir Aur',
    text: 'Aktion: Bewege alle Einheiten eines Weltraumbereichs in ein angrenzendes System mit Schiffen eines anderen Spielers; dort kämpfen sie, und niemand darf sich zurückziehen. Vernichte dann diese Karte.',
  },
  'field-marshal-mercer': {
    name: 'Feldmarschall Mercer',
    text: 'Am Ende des Zuges eines Spielers darfst du diese Karte erschöpfen: Er darf bis zu 2 seiner Bodentruppen auf Planeten versetzen, die er im aktiven System kontrolliert.',
  },
  'the-thundarian': {
    name: 'Der Thundarianer',
    text: 'Nach den Würfen einer Kampfrunde darfst du diese Karte erschöpfen: Es werden keine Treffer zugeteilt, und beide Seiten würfeln noch einmal.',
  },
  'artuno-the-betrayer': {
    name: 'Artuno der Verräter',
    text: 'Wenn du Handelswaren aus dem Vorrat erhältst, darfst du diese Karte erschöpfen und ebenso viele darauf legen. Wird sie spielbereit, erhältst du diese.',
  },
  'navarch-feng': { name: 'Navarch Feng', text: 'Du kannst dein Flaggschiff produzieren, ohne Ressourcen auszugeben.' },
  'ahk-syl-siven': {
    name: 'Ahk-Syl Siven',
    text: 'Aktion: Bis zum Ende der Spielrunde dürfen dein Flaggschiff und was es transportiert Systeme mit deinen Kommandomarkern verlassen. Vernichte dann diese Karte.',
  },
  'garv-and-gunn': {
    name: 'Garv und Gunn',
    text: 'Am Ende des Zuges eines Spielers darfst du diese Karte erschöpfen: Er darf einen Planeten unter seiner Kontrolle erkunden.',
  },
  'dart-and-tai': {
    name: 'Dart und Tai',
    text: 'Nachdem du einen Planeten eines anderen Spielers übernommen hast, darfst du ihn erkunden.',
  },
  'hesh-and-prit': {
    name: 'Hesh und Prit',
    text: 'Aktion: Erhalte ein Relikt und nutze die sekundären Fähigkeiten von bis zu 2 spielbereiten oder nicht gewählten Strategiekarten mit Markern aus dem Nachschub. Vernichte dann diese Karte.',
  },
  tellurian: {
    name: 'Tellurianer',
    text: 'Wenn ein Treffer gegen eine beliebige Einheit erzielt wird, darfst du diese Karte erschöpfen, um ihn zu negieren.',
  },
  tungstantus: {
    name: 'Tungstantus',
    text: 'Wenn deine Einheiten Produktion einsetzen, darfst du 1 Handelsware erhalten.',
  },
  'ul-the-progenitor': {
    name: 'Ul der Urvater',
    text: 'Aktion: Mache Elysium spielbereit und lege diese Karte dort an: 3 Ressourcen und 3 Einfluss mehr sowie Weltraumkanone 5 mit drei Würfeln.',
  },
};

/** What unlocks a commander; heroes are all unlocked by three scored objectives. */
export const unlocks: Vocabulary['unlocks'] = {
  'dirzuga-rophal': 'Habe 12 Bodentruppen auf Planeten unter deiner Kontrolle.',
  'sai-seravus': 'Habe Einheiten in 3 Systemen mit Alpha- oder Beta-Wurmloch.',
  'gila-the-silvertongue': 'Habe 10 Handelswaren.',
  'ta-zern': 'Besitze 8 Technologien.',
  '2ram': 'Habe 4 Schlachtschiffe auf dem Spielplan.',
  'rear-admiral-farran': 'Habe 5 Schiffe außer Jägern in einem System.',
  'sula-mentarion': 'Habe 4 Kreuzer auf dem Spielplan.',
  magmus: 'Produziere eine Kriegssonne.',
  maban: 'Habe 12 Jäger auf dem Spielplan.',
  'nekro-acidos':
    'Besitze 3 Technologien; ein Valefar-Assimilator zählt nur, wenn sein Marker auf einer Technologie liegt.',
  'rowl-sarring': 'Habe 3 Raumwerften auf dem Spielplan.',
  'ghom-sekkus': 'Kontrolliere 5 Planeten außerhalb von Heimatsystemen.',
  'claire-gibson': 'Kontrolliere Planeten mit zusammen 12 Ressourcen.',
  'rickar-rickani': 'Kontrolliere Mecatol Rex oder kämpfe in dessen System.',
  'elder-qanoj': 'Kontrolliere Planeten mit zusammen 12 Einfluss.',
  'brother-omar': 'Nutze Indoktrination.',
  'so-ata': 'Habe 7 Aktionskarten.',
  'trrakan-aun-zulok': 'Habe 6 Einheiten mit Jägerabwehr, Weltraumkanone oder Bombardement auf dem Spielplan.',
  'that-which-molds-flesh': 'Habe Einheiten in 3 Gravitationsstrudeln.',
  xuange: 'Sei Nachbar aller anderen Spieler.',
  'il-na-viroset': 'Habe Marker von 2 anderen Fraktionen in deinem Flottenpool.',
  'navarch-feng': 'Habe 1 geheimen Auftrag gewertet.',
  'dart-and-tai': 'Habe Mechs in 3 Systemen.',
  tungstantus: 'Habe 5 Gebäude auf dem Spielplan.',
};
