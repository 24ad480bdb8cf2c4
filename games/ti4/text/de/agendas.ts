import type { Vocabulary } from '../vocabulary.ts';

export const votes: Vocabulary['votes'] = {
  'anti-intellectual-revolution': {
    name: 'Bildungsfeindliche Revolution',
    for: 'Nachdem ein Spieler eine Technologie erforscht hat, zerstört er eines seiner Schiffe außer Jägern.',
    against: 'Zu Beginn der nächsten Strategiephase erschöpft jeder Spieler einen Planeten je eigene Technologie.',
  },
  'arms-reduction': {
    name: 'Abrüstung',
    for: 'Jeder Spieler behält 2 Schlachtschiffe und 4 Kreuzer und zerstört die übrigen.',
    against:
      'Zu Beginn der nächsten Strategiephase erschöpft jeder Spieler seine Planeten mit Technologie-Spezialisierung.',
  },
  'conventions-of-war': {
    name: 'Kriegskonventionen',
    for: 'Bombardement darf nicht gegen Einheiten auf kulturellen Planeten eingesetzt werden.',
    against: 'Spieler, die Dagegen gestimmt haben, legen alle ihre Aktionskarten ab.',
  },
  'economic-equality': {
    name: 'Wirtschaftliche Gleichheit',
    for: 'Alle Handelswaren kommen in den Vorrat; dann erhält jeder Spieler 5.',
    against: 'Alle Handelswaren kommen in den Vorrat.',
  },
  'enforced-travel-ban': {
    name: 'Reiseverbot',
    for: 'Alpha- und Beta-Wurmlöcher können nicht zur Bewegung benutzt werden.',
    against: 'Alle PVS in oder neben einem System mit Wurmloch werden zerstört.',
  },
  'executive-sanctions': {
    name: 'Exekutive Sanktionen',
    for: 'Niemand darf mehr als 3 Aktionskarten auf der Hand haben.',
    against: 'Jeder Spieler legt eine zufällige Aktionskarte ab.',
  },
  'fleet-regulations': {
    name: 'Flottenbeschränkung',
    for: 'Niemand darf mehr als 4 Marker im Flottenpool haben.',
    against: 'Jeder Spieler legt 1 Kommandomarker aus dem Nachschub in seinen Flottenpool.',
  },
  'homeland-defense-act': {
    name: 'Heimatschutzgesetz',
    for: 'Auf eigenen Planeten dürfen beliebig viele PVS stehen.',
    against: 'Jeder Spieler zerstört eines seiner PVS.',
  },
  'incentive-program': {
    name: 'Förderprogramm',
    for: 'Ein weiterer öffentlicher Auftrag der Stufe I wird von seinem Stapel aufgedeckt.',
    against: 'Ein weiterer öffentlicher Auftrag der Stufe II wird von seinem Stapel aufgedeckt.',
  },
  'ixthian-artifact': {
    name: 'Ixthianisches Artefakt',
    for: 'Der Sprecher würfelt. Bei 6 bis 10 darf jeder Spieler 2 Technologien erforschen; bei 1 bis 5 werden alle Einheiten im System von Mecatol Rex zerstört, und jeder Spieler zerstört in jedem angrenzenden System 3 seiner Einheiten.',
    against: 'Es geschieht nichts.',
  },
  mutiny: {
    name: 'Meuterei',
    for: 'Jeder Spieler, der Dafür gestimmt hat, erhält 1 Siegpunkt.',
    against: 'Jeder Spieler, der Dafür gestimmt hat, verliert 1 Siegpunkt.',
  },
  'new-constitution': {
    name: 'Neue Verfassung',
    for: 'Alle Gesetze werden abgelegt. Zu Beginn der nächsten Strategiephase erschöpft jeder Spieler die Planeten seines Heimatsystems. Ist kein Gesetz im Spiel, wird stattdessen eine andere Agenda aufgedeckt.',
    against: 'Nichts ändert sich.',
  },
  'publicize-weapon-schematics': {
    name: 'Waffenpläne veröffentlichen',
    for: 'Besitzt irgendein Spieler eine Kriegssonnen-Technologie, dürfen alle deren Voraussetzungen missachten. Kriegssonnen verlieren Schadensresistenz.',
    against: 'Jeder Spieler, der eine Kriegssonnen-Technologie besitzt, legt alle Aktionskarten ab.',
  },
  'regulated-conscription': {
    name: 'Geregelte Einberufung',
    for: 'Für die Kosten von zweien bekommt man nur einen Jäger oder eine Infanterie.',
    against: 'Nichts ändert sich.',
  },
  'seed-of-an-empire': {
    name: 'Saat eines Imperiums',
    for: 'Jeder Spieler mit den meisten Siegpunkten erhält 1.',
    against: 'Jeder Spieler mit den wenigsten Siegpunkten erhält 1.',
  },
  'shared-research': {
    name: 'Gemeinsame Forschung',
    for: 'Einheiten dürfen sich durch Nebel bewegen.',
    against: 'Jeder Spieler legt, falls möglich, einen Kommandomarker aus dem Nachschub in sein Heimatsystem.',
  },
  'swords-to-plowshares': {
    name: 'Schwerter zu Pflugscharen',
    for: 'Jeder Spieler zerstört auf jedem Planeten unter seiner Kontrolle die Hälfte seiner Infanterie, aufgerundet, und erhält 1 Handelsware für jede.',
    against: 'Jeder Spieler platziert 1 Infanterie auf jedem Planeten unter seiner Kontrolle.',
  },
  'unconventional-measures': {
    name: 'Unkonventionelle Maßnahmen',
    for: 'Jeder Spieler, der Dafür gestimmt hat, zieht 2 Aktionskarten.',
    against: 'Jeder Spieler, der Dafür gestimmt hat, legt alle Aktionskarten ab.',
  },
  'wormhole-reconstruction': {
    name: 'Wurmloch-Wiederaufbau',
    for: 'Alle Systeme mit Alpha- oder Beta-Wurmloch grenzen aneinander an.',
    against:
      'Jeder Spieler legt einen Kommandomarker aus dem Nachschub in jedes System mit Wurmloch und eigenen Schiffen.',
  },
  'wormhole-research': {
    name: 'Wurmloch-Forschung',
    for: 'Jeder Spieler mit Schiffen in einem System mit Wurmloch darf 1 Technologie erforschen. Danach werden alle Schiffe in Systemen mit Alpha- oder Beta-Wurmloch zerstört.',
    against: 'Jeder Spieler, der Dagegen gestimmt hat, entfernt 1 Kommandomarker von seinem Kommandobogen.',
  },
  'representative-government': {
    name: 'Repräsentative Regierung',
    for: 'Für Stimmen können keine Planeten erschöpft werden. Jeder Spieler darf je Agenda eine Stimme abgeben.',
    against:
      'Zu Beginn der nächsten Strategiephase erschöpfen Spieler, die Dagegen gestimmt haben, ihre kulturellen Planeten.',
  },
  'articles-of-war': {
    name: 'Kriegsartikel',
    for: 'Mechs verlieren ihre aufgedruckten Fähigkeiten außer Schadensresistenz.',
    against: 'Jeder Spieler, der Dafür gestimmt hat, erhält 3 Handelswaren.',
  },
  'checks-and-balances': {
    name: 'Gewaltenteilung',
    for: 'Wenn ein Spieler eine Strategiekarte wählt, gibt er sie einem anderen, dem noch eine fehlt, falls es einen gibt.',
    against: 'Am Ende dieser Agendaphase macht jeder Spieler nur 3 seiner Planeten spielbereit.',
  },
  'clandestine-operations': {
    name: 'Verdeckte Operationen',
    for: 'Jeder Spieler legt 2 Kommandomarker von seinem Kommandobogen in den Nachschub.',
    against: 'Jeder Spieler legt 1 Kommandomarker aus seinem Flottenpool in den Nachschub.',
  },
  'nexus-sovereignty': {
    name: 'Souveränität des Nexus',
    for: 'Die Alpha- und Beta-Wurmlöcher des Wurmloch-Nexus haben bei der Bewegung keine Wirkung.',
    against: 'Ein Gamma-Wurmloch wird in das System von Mecatol Rex gelegt.',
  },
  'rearmament-agreement': {
    name: 'Wiederbewaffnung',
    for: 'Jeder Spieler platziert 1 Mech auf einem Planeten, den er in seinem Heimatsystem kontrolliert.',
    against: 'Jeder Spieler ersetzt jeden seiner Mechs durch eine Infanterie.',
  },
  'representative-government-pok': {
    name: 'Repräsentative Regierung',
    for: 'Für Stimmen können keine Planeten erschöpft werden. Jeder Spieler darf je Agenda eine Stimme abgeben, zu der nichts hinzukommen kann.',
    against:
      'Zu Beginn der nächsten Strategiephase erschöpfen Spieler, die Dagegen gestimmt haben, ihre kulturellen Planeten.',
  },
};

export const elections: Vocabulary['elections'] = {
  'archived-secret': { name: 'Archiviertes Geheimnis', text: 'Der gewählte Spieler zieht einen geheimen Auftrag.' },
  'classified-document-leaks': {
    name: 'Undichte Stelle',
    text: 'Der gewählte geheime Auftrag wird ein öffentlicher, den die anderen werten dürfen; er zählt nicht mehr zu den Geheimnissen seines Besitzers. Gibt es keinen gewerteten geheimen Auftrag, wird stattdessen eine andere Agenda aufgedeckt.',
  },
  'colonial-redistribution': {
    name: 'Neuverteilung der Kolonien',
    text: 'Alle Einheiten auf dem gewählten Planeten werden zerstört. Wer ihn kontrolliert, bestimmt einen Spieler mit den wenigsten Siegpunkten, der dort 1 Infanterie platzieren darf.',
  },
  'committee-formation': {
    name: 'Ausschussbildung',
    text: 'Der gewählte Spieler behält diese Karte. Vor einer Abstimmung, bei der ein Spieler gewählt wird, darf er sie ablegen und den Gewählten bestimmen; niemand stimmt ab.',
  },
  'compensated-disarmament': {
    name: 'Abrüstung gegen Entschädigung',
    text: 'Alle Bodentruppen auf dem gewählten Planeten werden zerstört. Wer ihn kontrolliert, erhält 1 Handelsware für jede.',
  },
  'imperial-arbiter': {
    name: 'Imperialer Schiedsrichter',
    text: 'Der gewählte Spieler behält diese Karte. Am Ende der Strategiephase darf er sie ablegen, um eine seiner Strategiekarten gegen die eines anderen Spielers zu tauschen.',
  },
  'judicial-abolishment': {
    name: 'Gesetz kippen',
    text: 'Das gewählte Gesetz wird abgelegt. Ist kein Gesetz im Spiel, wird stattdessen eine andere Agenda aufgedeckt.',
  },
  'minister-of-commerce': {
    name: 'Minister für Handel',
    text: 'Nachdem der gewählte Spieler Massenprodukte aufgefüllt hat, erhält er 1 Handelsware je Nachbar.',
  },
  'minister-of-exploration': {
    name: 'Minister für Erkundung',
    text: 'Der gewählte Spieler erhält 1 Handelsware, sooft er die Kontrolle über einen Planeten erhält.',
  },
  'minister-of-industry': {
    name: 'Minister für Industrie',
    text: 'Wenn der gewählte Spieler eine Raumwerft platziert, dürfen seine Einheiten in diesem System Produktion einsetzen.',
  },
  'minister-of-peace': {
    name: 'Minister für Frieden',
    text: 'Der gewählte Spieler behält diese Karte. Nachdem ein Spieler ein System mit Einheiten eines anderen Spielers aktiviert hat, darf er sie ablegen, um dessen Zug zu beenden.',
  },
  'minister-of-policy': {
    name: 'Minister für Politik',
    text: 'Der gewählte Spieler zieht am Ende jeder Statusphase 1 Aktionskarte.',
  },
  'minister-of-sciences': {
    name: 'Minister für Wissenschaft',
    text: 'Der gewählte Spieler gibt für die primäre und die sekundäre Fähigkeit von Technologie keine Ressourcen aus.',
  },
  'minister-of-war': {
    name: 'Minister für Krieg',
    text: 'Der gewählte Spieler behält diese Karte. Nach einer Aktion darf er sie ablegen, um einen seiner Kommandomarker vom Spielplan zu nehmen und eine weitere Aktion durchzuführen.',
  },
  'miscount-disclosed': {
    name: 'Zählfehler aufgedeckt',
    text: 'Über das gewählte Gesetz wird neu abgestimmt, als wäre es eben aufgedeckt worden. Ist kein Gesetz im Spiel, wird stattdessen eine andere Agenda aufgedeckt.',
  },
  'prophecy-of-ixth': {
    name: 'Prophezeiung von Ixth',
    text: 'Die Jäger des gewählten Spielers erhalten +1 auf Kampfwürfe. Nach jedem Einsatz von Produktion durch diesen Spieler wird diese Karte abgelegt, falls dabei weniger als 2 Jäger produziert wurden.',
  },
  'public-execution': {
    name: 'Öffentliche Hinrichtung',
    text: 'Der gewählte Spieler legt alle Aktionskarten ab, gibt den Sprechermarker nach links weiter, falls er ihn hat, und hat in dieser Agendaphase keine Stimmen mehr.',
  },
  'core-mining': {
    name: 'Bergbau im Kern',
    text: 'Dem gewählten Planeten angelegt: Er hat 2 Ressourcen mehr. Eine Infanterie darauf wird zerstört.',
  },
  'demilitarized-zone': {
    name: 'Entmilitarisierte Zone',
    text: 'Dem gewählten Planeten angelegt: Alle Einheiten darauf werden zerstört, und keine kann dort mehr landen, produziert oder platziert werden.',
  },
  'holy-planet-of-ixth': {
    name: 'Heiliger Planet von Ixth',
    text: 'Dem gewählten Planeten angelegt: Wer ihn kontrolliert, hat dafür 1 Siegpunkt, der mit dem Planeten wechselt. Einheiten darauf können Produktion nicht einsetzen.',
  },
  'research-team-biotic': {
    name: 'Forschungsteam: Biotechnik',
    text: 'Liegt auf dem gewählten Planeten. Wer ihn kontrolliert, darf die Karte beim Erforschen erschöpfen, um eine grüne Voraussetzung zu missachten.',
  },
  'research-team-cybernetic': {
    name: 'Forschungsteam: Kybernetik',
    text: 'Liegt auf dem gewählten Planeten. Wer ihn kontrolliert, darf die Karte beim Erforschen erschöpfen, um eine gelbe Voraussetzung zu missachten.',
  },
  'research-team-propulsion': {
    name: 'Forschungsteam: Antriebstechnik',
    text: 'Liegt auf dem gewählten Planeten. Wer ihn kontrolliert, darf die Karte beim Erforschen erschöpfen, um eine blaue Voraussetzung zu missachten.',
  },
  'research-team-warfare': {
    name: 'Forschungsteam: Militärtechnik',
    text: 'Liegt auf dem gewählten Planeten. Wer ihn kontrolliert, darf die Karte beim Erforschen erschöpfen, um eine rote Voraussetzung zu missachten.',
  },
  'senate-sanctuary': { name: 'Zuflucht des Senats', text: 'Dem gewählten Planeten angelegt: Er hat 2 Einfluss mehr.' },
  'shard-of-the-throne': {
    name: 'Splitter des Throns',
    text: 'Der gewählte Spieler behält diese Karte und hat für sie 1 Siegpunkt. Wer einen Kampf gegen den Besitzer gewinnt, nimmt Karte und Punkt.',
  },
  'terraforming-initiative': {
    name: 'Terraforming-Initiative',
    text: 'Dem gewählten Planeten angelegt: Er hat 1 Ressource und 1 Einfluss mehr.',
  },
  'the-crown-of-emphidia': {
    name: 'Die Krone von Emphidia',
    text: 'Der gewählte Spieler behält diese Karte und hat für sie 1 Siegpunkt. Wer einen Planeten im Heimatsystem des Besitzers übernimmt, nimmt Karte und Punkt.',
  },
  'the-crown-of-thalnos': {
    name: 'Die Krone von Thalnos',
    text: 'Einmal je Kampfrunde darf der gewählte Spieler beliebig viele seiner Würfel neu werfen; jede seiner Einheiten, die dabei nicht trifft, wird zerstört.',
  },
  'armed-forces-standardization': {
    name: 'Vereinheitlichung der Streitkräfte',
    text: 'Der gewählte Spieler ordnet seine Kommandomarker so, dass 3 im Taktikpool, 3 im Flottenpool und 2 im Strategiepool liegen; die übrigen kommen in den Nachschub.',
  },
  'covert-legislation': {
    name: 'Geheime Gesetzgebung',
    text: 'Der Sprecher zieht die nächste Agenda verdeckt und nennt nur, worüber abgestimmt werden kann. Alle stimmen ab; dann wird sie gezeigt und ausgeführt.',
  },
  'galactic-crisis-pact': {
    name: 'Galaktischer Krisenpakt',
    text: 'Jeder Spieler darf die sekundäre Fähigkeit der gewählten Strategiekarte nutzen, ohne einen Marker des Strategiepools auszugeben.',
  },
  'minister-of-antiquities': { name: 'Minister für Altertümer', text: 'Der gewählte Spieler erhält ein Relikt.' },
  'political-censure': {
    name: 'Politische Rüge',
    text: 'Der gewählte Spieler behält diese Karte und hat, solange er sie besitzt, 1 Siegpunkt, kann aber keine Aktionskarten ausspielen.',
  },
  'research-grant-reallocation': {
    name: 'Umverteilung der Forschungsmittel',
    text: 'Der gewählte Spieler erhält eine beliebige Technologie, gleich welche Voraussetzungen sie hat, und legt für jede davon einen Marker des Flottenpools in den Nachschub.',
  },
  'search-warrant': {
    name: 'Durchsuchungsbefehl',
    text: 'Der gewählte Spieler behält diese Karte und zieht 2 geheime Aufträge. Seine geheimen Aufträge liegen von nun an offen.',
  },
};
