import type { Vocabulary } from '../vocabulary.ts';

export const technologies: Vocabulary['technologies'] = {
  'antimass-deflectors': {
    name: 'Antimasse-Deflektoren',
    text: 'Deine Schiffe dürfen in Asteroidenfelder und durch sie hindurch. Würfe anderer für Weltraumkanone gegen deine Einheiten erhalten −1.',
  },
  'gravity-drive': {
    name: 'Gravitationsantrieb',
    text: 'Nachdem du ein System aktiviert hast, hat eines deiner Schiffe in dieser Aktion Bewegung +1.',
  },
  'fleet-logistics': {
    name: 'Flottenlogistik',
    text: 'In deinem Zug der Aktionsphase darfst du zwei Aktionen durchführen statt einer.',
  },
  'light-wave-deflector': {
    name: 'Lichtwellen-Deflektor',
    text: 'Deine Schiffe dürfen sich durch Systeme mit fremden Schiffen bewegen.',
  },
  'dark-energy-tap': {
    name: 'Dunkle-Energie-Zapfer',
    text: 'Nach deiner Taktikaktion: Hast du Schiffe im aktiven System und liegt dort ein Wilder-Raum-Marker, erkunde ihn. Du darfst dich in ein angrenzendes System ohne fremde Einheiten zurückziehen, auch wenn dort nichts dir gehört.',
  },
  'sling-relay': {
    name: 'Schleuder-Relais',
    text: 'Aktion: Erschöpfe diese Karte, um in einem System mit einer deiner Raumwerften 1 Schiff zu produzieren.',
  },
  'neural-motivator': { name: 'Neuraler Motivator', text: 'In der Statusphase ziehst du 2 Aktionskarten statt 1.' },
  'dacxive-animators': {
    name: 'Dacxive-Animatoren',
    text: 'Nachdem du einen Bodenkampf gewonnen hast, darfst du auf diesem Planeten 1 Infanterie platzieren.',
  },
  'hyper-metabolism': { name: 'Hypermetabolismus', text: 'In der Statusphase erhältst du 3 Kommandomarker statt 2.' },
  'x-89-bacterial-weapon': {
    name: 'Biowaffe X-89',
    text: 'Aktion: Erschöpfe diese Karte und wähle einen Planeten in einem System mit einem deiner Schiffe, das Bombardement hat. Alle Infanterie darauf wird zerstört.',
  },
  psychoarchaeology: {
    name: 'Psychoarchäologie',
    text: 'Du nutzt Spezialisierungen deiner Planeten, ohne sie zu erschöpfen, auch die von erschöpften. In der Aktionsphase darfst du einen Planeten mit Spezialisierung erschöpfen, um 1 Handelsware zu erhalten.',
  },
  'bio-stims': {
    name: 'Bio-Stimulanzien',
    text: 'Am Ende deines Zuges darfst du diese Karte erschöpfen, um einen deiner Planeten mit Spezialisierung oder eine andere deiner Technologien spielbereit zu machen.',
  },
  'plasma-scoring': {
    name: 'Plasmabeschuss',
    text: 'Wenn deine Einheiten Bombardement oder Weltraumkanone einsetzen, darf eine davon einen Würfel mehr werfen.',
  },
  'magen-defense-grid': {
    name: 'Magen-Verteidigungsnetz',
    text: 'Zu Beginn einer Runde des Bodenkampfs auf einem Planeten mit deinen Einheiten, die Planetaren Schild haben, darfst du diese Karte erschöpfen: Dein Gegner macht in dieser Runde keine Kampfwürfe.',
  },
  'duranium-armor': {
    name: 'Duranium-Panzerung',
    text: 'Repariere in jeder Kampfrunde nach dem Zuteilen der Treffer eine deiner beschädigten Einheiten, die in dieser Runde Schadensresistenz nicht eingesetzt hat.',
  },
  'assault-cannon': {
    name: 'Sturmkanone',
    text: 'Zu Beginn eines Raumkampfs: Hast du dort mindestens 3 Schiffe außer Jägern, zerstört dein Gegner eines seiner Schiffe außer Jägern.',
  },
  'ai-development-algorithm': {
    name: 'KI-Entwicklungsalgorithmus',
    text: 'Wenn du eine Aufwertung für Einheiten erforschst, darfst du diese Karte erschöpfen, um eine Voraussetzung zu missachten. Wenn deine Einheiten Produktion einsetzen, darfst du sie erschöpfen, um je Aufwertung, die du besitzt, 1 weniger zu zahlen.',
  },
  'self-assembly-routines': {
    name: 'Selbstmontage-Routinen',
    text: 'Nachdem deine Einheiten Produktion eingesetzt haben, darfst du diese Karte erschöpfen, um 1 Mech auf einem Planeten zu platzieren, den du in diesem System kontrollierst. Nachdem einer deiner Mechs zerstört wurde, erhalte 1 Handelsware.',
  },
  'sarween-tools': {
    name: 'Sarween-Werkzeuge',
    text: 'Wenn deine Einheiten Produktion einsetzen, zahlst du insgesamt 1 weniger.',
  },
  'graviton-laser-system': {
    name: 'Graviton-Lasersystem',
    text: 'Bevor du für Weltraumkanone würfelst, darfst du diese Karte erschöpfen: Die Treffer müssen Schiffen außer Jägern zugeteilt werden, falls welche da sind.',
  },
  'transit-diodes': {
    name: 'Transitdioden',
    text: 'Zu Beginn deines Zuges darfst du diese Karte erschöpfen, um bis zu 4 deiner Bodentruppen von irgendwo auf dem Spielplan auf Planeten unter deiner Kontrolle zu stellen.',
  },
  'integrated-economy': {
    name: 'Integrierte Wirtschaft',
    text: 'Nachdem du die Kontrolle über einen Planeten erhalten hast, darfst du darauf Einheiten produzieren, deren Gesamtkosten seine Ressourcen nicht übersteigen.',
  },
  'scanlink-drone-network': {
    name: 'Scanlink-Drohnennetz',
    text: 'Wenn du ein System aktivierst, darfst du dort einen Planeten erkunden, auf dem schon Einheiten von dir stehen.',
  },
  'predictive-intelligence': {
    name: 'Vorausschauende Intelligenz',
    text: 'Am Ende deines Zuges darfst du diese Karte erschöpfen, um deine Kommandomarker neu zu verteilen. Wenn du abstimmst, solange sie spielbereit ist, darfst du 3 Stimmen hinzufügen; tritt deine Alternative nicht ein, erschöpfe sie.',
  },
  'l4-disruptors': {
    name: 'L4-Disruptoren',
    text: 'Bei deinen Einmärschen kann Weltraumkanone nicht gegen deine Einheiten eingesetzt werden.',
  },
  'chaos-mapping': {
    name: 'Chaos-Kartierung',
    text: 'Andere können Asteroidenfelder mit deinen Schiffen nicht aktivieren. Zu Beginn deines Zuges darfst du in einem System mit einer deiner Einheiten, die Produktion hat, 1 Einheit produzieren.',
  },
  'quantum-datahub-node': {
    name: 'Quanten-Datenknoten',
    text: 'Am Ende der Strategiephase darfst du 1 Marker deines Strategiepools ausgeben und einem anderen Spieler 3 deiner Handelswaren geben, um eine deiner Strategiekarten gegen eine von seinen zu tauschen.',
  },
  aetherstream: {
    name: 'Ätherstrom',
    text: 'Nachdem du oder ein Nachbar ein System neben einer Anomalie aktiviert hat, darfst du allen Schiffen dieses Spielers in dieser Aktion Bewegung +1 geben.',
  },
  'mirror-computing': {
    name: 'Spiegelrechner',
    text: 'Jede Handelsware, die du ausgibst, ist 2 Ressourcen oder 2 Einfluss wert.',
  },
  'pre-fab-arcologies': {
    name: 'Vorgefertigte Arkologien',
    text: 'Nachdem du einen Planeten erkundet hast, mache ihn spielbereit.',
  },
  'valefar-assimilator-x': {
    name: 'Valefar-Assimilator X',
    text: 'Wenn du durch eine deiner Fraktionsfähigkeiten eine Technologie eines anderen Spielers erhalten würdest, darfst du stattdessen den X-Marker auf eine seiner Fraktionstechnologien legen. Diese Karte hat dann deren Text.',
  },
  'valefar-assimilator-y': {
    name: 'Valefar-Assimilator Y',
    text: 'Wenn du durch eine deiner Fraktionsfähigkeiten eine Technologie eines anderen Spielers erhalten würdest, darfst du stattdessen den Y-Marker auf eine seiner Fraktionstechnologien legen. Diese Karte hat dann deren Text.',
  },
  'spacial-conduit-cylinder': {
    name: 'Raumleitungszylinder',
    text: 'Nachdem du ein System mit deinen Einheiten aktiviert hast, darfst du diese Karte erschöpfen: In dieser Aktion grenzt es an alle anderen Systeme mit deinen Einheiten an.',
  },
  'lazax-gate-folding': {
    name: 'Lazax-Torfaltung',
    text: 'Während deiner Taktikaktionen hat das System von Mecatol Rex, solange du den Planeten nicht kontrollierst, ein Alpha- und ein Beta-Wurmloch. Aktion: Kontrollierst du Mecatol Rex, erschöpfe diese Karte, um dort 1 Infanterie zu platzieren.',
  },
  'instinct-training': {
    name: 'Instinkttraining',
    text: 'Wenn ein anderer Spieler eine Aktionskarte ausspielt, darfst du diese Karte erschöpfen und 1 Marker deines Strategiepools ausgeben, um sie zu negieren.',
  },
  'mageon-implants': {
    name: 'Mageon-Implantate',
    text: 'Aktion: Erschöpfe diese Karte, um dir die Aktionskarten eines anderen Spielers anzusehen und eine davon zu nehmen.',
  },
  bioplasmosis: {
    name: 'Bioplasmose',
    text: 'Am Ende der Statusphase darfst du beliebig viel Infanterie von Planeten unter deiner Kontrolle auf andere versetzen, die du im selben oder einem angrenzenden System kontrollierst.',
  },
  'aerie-hololattice': {
    name: 'Horst-Hologitter',
    text: 'Andere können Schiffe nicht durch Systeme mit deinen Gebäuden bewegen. Jeder Planet mit deinen Gebäuden hat für dich Produktion 1.',
  },
  'non-euclidean-shielding': {
    name: 'Nichteuklidischer Schild',
    text: 'Wenn eine deiner Einheiten Schadensresistenz einsetzt, negiert sie 2 Treffer statt 1.',
  },
  'magmus-reactor': {
    name: 'Magmus-Reaktor',
    text: 'Deine Schiffe dürfen in Supernovas. Nachdem deine Einheiten Produktion in einem System mit einer deiner Kriegssonnen oder neben einer Supernova eingesetzt haben, erhalte 1 Handelsware.',
  },
  'production-biomes': {
    name: 'Produktionsbiome',
    text: 'Aktion: Erschöpfe diese Karte und gib 1 Marker deines Strategiepools aus, um 4 Handelswaren zu erhalten; ein anderer Spieler deiner Wahl erhält 2.',
  },
  voidwatch: {
    name: 'Leerenwacht',
    text: 'Nachdem ein anderer Spieler Schiffe in ein System mit deinen Einheiten bewegt hat, gibt er dir eine Vertragskarte seiner Wahl von der Hand, falls er eine hat.',
  },
  'wormhole-generator': {
    name: 'Wurmloch-Generator',
    text: 'Zu Beginn der Statusphase lege oder versetze einen Creuss-Wurmlochmarker in ein System mit einem Planeten unter deiner Kontrolle oder in ein System ohne fremde Schiffe, das kein Heimatsystem ist.',
  },
  'dimensional-splicer': {
    name: 'Dimensionsspleißer',
    text: 'Zu Beginn eines Raumkampfs in einem System mit Wurmloch und deinen Schiffen darfst du 1 Treffer erzielen und ihn selbst einem gegnerischen Schiff zuteilen.',
  },
  'inheritance-systems': {
    name: 'Ererbte Systeme',
    text: 'Wenn du eine Technologie erforschst, darfst du diese Karte erschöpfen und 2 Ressourcen ausgeben, um alle ihre Voraussetzungen zu missachten.',
  },
  'genetic-recombination': {
    name: 'Genetische Rekombination',
    text: 'Bevor ein Spieler abstimmt, darfst du diese Karte erschöpfen: Er gibt mindestens 1 Stimme für die Alternative ab, die du bestimmst, oder entfernt 1 Marker aus seinem Flottenpool.',
  },
  'salvage-operations': {
    name: 'Bergungsoperationen',
    text: 'Nachdem du einen Raumkampf gewonnen oder verloren hast, erhalte 1 Handelsware; hast du gewonnen, darfst du dort auch 1 Schiff eines Typs produzieren, der darin zerstört wurde.',
  },
  neuroglaive: {
    name: 'Neuroglefe',
    text: 'Nachdem ein anderer Spieler ein System mit deinen Schiffen aktiviert hat, legt er 1 Marker seines Flottenpools in den Nachschub.',
  },
  supercharge: {
    name: 'Aufladung',
    text: 'Zu Beginn einer Kampfrunde darfst du diese Karte erschöpfen: Die Kampfwürfe deiner Einheiten erhalten in dieser Runde +1.',
  },
  'temporal-command-suite': {
    name: 'Temporales Kommandosystem',
    text: 'Nachdem ein beliebiger Agent erschöpft wurde, darfst du diese Karte erschöpfen, um ihn spielbereit zu machen. Gehört er einem anderen Spieler, darfst du mit ihm eine Transaktion abschließen, ob Nachbar oder nicht.',
  },
  'valkyrie-particle-weave': {
    name: 'Walküren-Partikelgeflecht',
    text: 'In jeder Runde des Bodenkampfs, in der dein Gegner einen Treffer erzielt, erzielst du 1 weiteren.',
  },
  'e-res-siphons': {
    name: 'E-Res-Siphons',
    text: 'Nachdem ein anderer Spieler ein System mit deinen Schiffen aktiviert hat, erhalte 4 Handelswaren.',
  },
  vortex: {
    name: 'Strudel',
    text: 'Aktion: Erschöpfe diese Karte und wähle eine Einheit eines anderen Spielers, kein Gebäude, in einem System neben einer deiner Raumwerften. Du kaperst eine Einheit dieses Typs aus seinem Nachschub.',
  },
  'hegemonic-trade-policy': {
    name: 'Hegemoniale Handelspolitik',
    text: 'Wenn deine Einheiten Produktion einsetzen, darfst du diese Karte erschöpfen, um dafür Ressourcen und Einfluss eines Planeten unter deiner Kontrolle zu vertauschen.',
  },
  'nullification-field': {
    name: 'Nullfeld',
    text: 'Nachdem ein anderer Spieler ein System mit deinen Schiffen aktiviert hat, darfst du diese Karte erschöpfen und 1 Marker deines Strategiepools ausgeben, um seinen Zug zu beenden.',
  },
  'yin-spinner': {
    name: 'Yin-Spinner',
    text: 'Nachdem deine Einheiten Produktion eingesetzt haben, platziere 1 Infanterie auf einem Planeten, den du in diesem System kontrollierst.',
  },
  'impulse-core': {
    name: 'Impulskern',
    text: 'Zu Beginn eines Raumkampfs darfst du einen deiner Kreuzer oder Zerstörer im aktiven System zerstören, um 1 Treffer zu erzielen; dein Gegner muss ihn einem Schiff außer Jägern zuteilen, falls eines da ist.',
  },
  'transparasteel-plating': {
    name: 'Transparastahl-Panzerung',
    text: 'Während deines Zuges in der Aktionsphase können Spieler, die gepasst haben, keine Aktionskarten ausspielen.',
  },
};
