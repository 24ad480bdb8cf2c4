import type { Vocabulary } from '../vocabulary.ts';

export const abilities: Vocabulary['abilities'] = {
  mitosis: {
    name: 'Mitose',
    text: 'Deine Raumwerften können keine Infanterie produzieren. Zu Beginn der Statusphase platziere 1 Infanterie auf einem Planeten unter deiner Kontrolle.',
  },
  'munitions-reserves': {
    name: 'Munitionsreserven',
    text: 'Zu Beginn einer Runde des Raumkampfs darfst du 2 Handelswaren ausgeben, um in dieser Runde beliebig viele deiner Würfel neu zu werfen.',
  },
  armada: {
    name: 'Armada',
    text: 'In jedem System darfst du 2 Schiffe außer Jägern mehr haben, als Marker in deinem Flottenpool liegen.',
  },
  scavenge: {
    name: 'Schrottsammler',
    text: 'Nachdem du die Kontrolle über einen Planeten erhalten hast, erhalte 1 Handelsware.',
  },
  nomadic: {
    name: 'Nomadisch',
    text: 'Du kannst Aufträge werten, ohne die Planeten deines Heimatsystems zu kontrollieren.',
  },
  'star-forge': {
    name: 'Sternenschmiede',
    text: 'Aktion: Gib 1 Marker deines Strategiepools aus, um 2 Jäger oder 1 Zerstörer in einem System mit einer deiner Kriegssonnen zu platzieren.',
  },
  'gashlai-physiology': { name: 'Gashlai-Physiologie', text: 'Deine Schiffe dürfen sich durch Supernovas bewegen.' },
  'masters-of-trade': {
    name: 'Meister des Handels',
    text: 'Du nutzt die sekundäre Fähigkeit von Handel, ohne einen Marker auszugeben.',
  },
  'guild-ships': {
    name: 'Gildenschiffe',
    text: 'Du kannst auch mit Spielern Transaktionen abschließen, die nicht deine Nachbarn sind.',
  },
  arbiters: { name: 'Schlichter', text: 'Aktionskarten können Teil deiner Transaktionen sein.' },
  'orbital-drop': {
    name: 'Orbitaler Absprung',
    text: 'Aktion: Gib 1 Marker deines Strategiepools aus, um 2 Infanterien auf einem Planeten unter deiner Kontrolle zu platzieren.',
  },
  versatile: { name: 'Vielseitig', text: 'In der Statusphase erhältst du 1 Kommandomarker mehr.' },
  'quantum-entanglement': {
    name: 'Quantenverschränkung',
    text: 'Für dich grenzen alle Systeme mit Alpha- oder Beta-Wurmloch aneinander an. Kein Effekt kann das verhindern.',
  },
  slipstream: {
    name: 'Sog',
    text: 'Während deiner Taktikaktionen haben Schiffe, die in deinem Heimatsystem oder in einem System mit Alpha- oder Beta-Wurmloch starten, Bewegung +1.',
  },
  'creuss-gate': {
    name: 'Creuss-Tor',
    text: 'Das Creuss-Tor liegt dort, wo dein Heimatsystem läge; dieses liegt neben dem Spielplan. Das Tor ist kein Heimatsystem.',
  },
  assimilate: {
    name: 'Assimilieren',
    text: 'Wenn du die Kontrolle über einen Planeten erhältst, wird jedes PVS und jede Raumwerft darauf durch deine ersetzt.',
  },
  harrow: {
    name: 'Verheeren',
    text: 'Am Ende jeder Runde des Bodenkampfs in deiner Aktion dürfen deine Schiffe im aktiven System Bombardement gegen die gegnerischen Bodentruppen auf diesem Planeten einsetzen.',
  },
  ambush: {
    name: 'Hinterhalt',
    text: 'Zu Beginn eines Raumkampfs dürfen bis zu 2 deiner Kreuzer oder Zerstörer dort je einen Würfel werfen; jeder, der den Kampfwert des Schiffs erreicht, ist ein Treffer.',
  },
  pillage: {
    name: 'Plünderung',
    text: 'Nachdem ein Nachbar Handelswaren erhalten oder eine Transaktion abgeschlossen hat, darfst du, falls er 3 oder mehr Handelswaren hat, eine seiner Handelswaren oder Massenprodukte nehmen.',
  },
  telepathic: {
    name: 'Telepathie',
    text: 'Lege am Ende der Strategiephase den Naalu-Marker auf deine Strategiekarte: Du bist Erster in der Initiativereihenfolge.',
  },
  foresight: {
    name: 'Voraussicht',
    text: 'Nachdem ein anderer Spieler Schiffe in ein System mit deinen Schiffen bewegt hat, darfst du einen Marker deines Strategiepools in ein angrenzendes System ohne fremde Schiffe legen und deine Schiffe dorthin bewegen.',
  },
  'galactic-threat': {
    name: 'Galaktische Bedrohung',
    text: 'Du kannst nicht abstimmen. Einmal je Agendaphase darfst du, nachdem eine Agenda aufgedeckt wurde, eine Prognose abgeben; trifft sie ein, erhältst du eine Technologie eines Spielers, der dafür gestimmt hat.',
  },
  'technological-singularity': {
    name: 'Technologische Singularität',
    text: 'Einmal je Kampf darfst du, nachdem eine gegnerische Einheit zerstört wurde, eine Technologie dieses Spielers erhalten.',
  },
  propagation: {
    name: 'Ausbreitung',
    text: 'Du kannst keine Technologien erforschen. Wenn du es tätest, erhältst du stattdessen 3 Kommandomarker.',
  },
  unrelenting: { name: 'Unerbittlich', text: 'Alle Kampfwürfe deiner Einheiten erhalten +1.' },
  fragile: { name: 'Zerbrechlich', text: 'Alle Kampfwürfe deiner Einheiten erhalten −1.' },
  brilliant: {
    name: 'Brillant',
    text: 'Wenn du einen Marker für die sekundäre Fähigkeit von Technologie ausgibst, darfst du stattdessen die primäre nutzen.',
  },
  analytical: {
    name: 'Analytisch',
    text: 'Wenn du eine Technologie erforschst, die keine Aufwertung für Einheiten ist, darfst du eine Voraussetzung missachten.',
  },
  'blood-ties': {
    name: 'Blutsbande',
    text: 'Du gibst keinen Einfluss aus, um den Hütermarker von Mecatol Rex zu entfernen.',
  },
  reclamation: {
    name: 'Rückforderung',
    text: 'Nach einer Taktikaktion, in der du die Kontrolle über Mecatol Rex erhalten hast, darfst du dort 1 PVS und 1 Raumwerft platzieren.',
  },
  'peace-accords': {
    name: 'Friedensabkommen',
    text: 'Nachdem du die primäre oder sekundäre Fähigkeit von Diplomatie genutzt hast, darfst du die Kontrolle über einen Planeten ohne Einheiten, außer Mecatol Rex, in einem System neben einem deiner Planeten erhalten.',
  },
  quash: {
    name: 'Abschmettern',
    text: 'Wenn eine Agenda aufgedeckt wird, darfst du 1 Marker deines Strategiepools ausgeben, um sie abzulegen; über die nächste wird abgestimmt.',
  },
  indoctrination: {
    name: 'Indoktrination',
    text: 'Zu Beginn eines Bodenkampfs darfst du 2 Einfluss ausgeben, um eine beteiligte Infanterie des Gegners durch eine von deinen zu ersetzen.',
  },
  devotion: {
    name: 'Hingabe',
    text: 'Nach jeder Runde eines Raumkampfs darfst du einen deiner Kreuzer oder Zerstörer dort zerstören, um 1 Treffer zu erzielen und ihn selbst einem gegnerischen Schiff zuzuteilen.',
  },
  'stall-tactics': { name: 'Verzögerungstaktik', text: 'Aktion: Lege eine Aktionskarte ab.' },
  scheming: {
    name: 'Ränkespiel',
    text: 'Wenn du Aktionskarten ziehst, ziehe 1 mehr; lege dann eine deiner Aktionskarten ab.',
  },
  crafty: { name: 'Gerissen', text: 'Für deine Aktionskarten gilt kein Handlimit. Nichts kann das ändern.' },
  zeal: {
    name: 'Eifer',
    text: 'Du stimmst immer als Erster ab. Gibst du mindestens eine Stimme ab, kommt eine Stimme je Spieler im Spiel hinzu.',
  },
  'raid-formation': {
    name: 'Angriffsformation',
    text: 'Jeder Treffer deiner Jägerabwehr über die Zahl der gegnerischen Jäger hinaus beschädigt ein gegnerisches Schiff deiner Wahl mit Schadensresistenz.',
  },
  voidborn: { name: 'Aus der Leere geboren', text: 'Nebel behindern die Bewegung deiner Schiffe nicht.' },
  aetherpassage: {
    name: 'Ätherpassage',
    text: 'Nachdem ein Spieler ein System aktiviert hat, darfst du ihm erlauben, Schiffe durch Systeme mit deinen Schiffen zu bewegen.',
  },
  'dark-whispers': { name: 'Dunkles Flüstern', text: 'Du hast zwei Vertragskarten deiner Fraktion.' },
  edict: {
    name: 'Edikt',
    text: 'Wenn du einen Kampf gewinnst, lege einen Kommandomarker des Verlierers in deinen Flottenpool, falls dort noch keiner von ihm liegt. Fremde Marker zählen dort für deine Flotte, werden aber nie in einen anderen Pool verlegt.',
  },
  imperia: {
    name: 'Imperia',
    text: 'Solange ein Marker eines anderen Spielers in deinem Flottenpool liegt, kannst du dessen Commander nutzen, falls er freigeschaltet ist.',
  },
  hubris: {
    name: 'Hochmut',
    text: 'Deine Allianz wird zu Beginn des Spiels vernichtet, und niemand kann dir seine geben.',
  },
  'distant-suns': {
    name: 'Ferne Sonnen',
    text: 'Wenn du einen Planeten erkundest, auf dem einer deiner Mechs steht, darfst du eine Karte mehr ziehen und eine der beiden ausführen.',
  },
  fabrication: {
    name: 'Fabrikation',
    text: 'Aktion: Vernichte 2 Reliktfragmente derselben Art, um ein Relikt zu erhalten, oder 1 Fragment, um einen Kommandomarker zu erhalten.',
  },
  'the-company': { name: 'Die Kompanie', text: 'Du beginnst mit allen drei Agenten.' },
  'future-sight': {
    name: 'Zukunftsblick',
    text: 'In der Agendaphase erhältst du 1 Handelsware, sooft eine Alternative eintritt, für die du gestimmt oder die du vorausgesagt hast.',
  },
  terragenesis: {
    name: 'Terragenese',
    text: 'Nachdem du einen Planeten ohne Schläfermarker erkundet hast, darfst du einen Schläfermarker darauf legen oder dorthin versetzen.',
  },
  awaken: {
    name: 'Erwachen',
    text: 'Nachdem du ein System mit deinen Schläfermarkern aktiviert hast, darfst du jeden davon durch ein PVS ersetzen.',
  },
  coalescence: {
    name: 'Verschmelzung',
    text: 'Stellt dein Flaggschiff oder Erwachen deine Einheiten in denselben Weltraumbereich oder auf denselben Planeten wie fremde, müssen sie kämpfen.',
  },
  devour: {
    name: 'Verschlingen',
    text: 'Du kaperst gegnerische Einheiten, die in deinen Kämpfen zerstört werden, außer Gebäuden.',
  },
  amalgamation: {
    name: 'Amalgam',
    text: 'Wenn du eine Einheit produzierst, darfst du eine gekaperte Einheit dieses Typs zurückgeben; die Einheit ist dann kostenlos.',
  },
  riftmeld: {
    name: 'Rissverschmelzung',
    text: 'Wenn du eine Aufwertung für Einheiten erforschst, darfst du eine gekaperte Einheit dieses Typs zurückgeben, um alle Voraussetzungen zu missachten.',
  },
};
