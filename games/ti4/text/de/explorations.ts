import type { Vocabulary } from '../vocabulary.ts';

export const explorations: Vocabulary['explorations'] = {
  'cultural-relic-fragment': {
    name: 'Kulturelles Reliktfragment',
    text: 'Behalte es. Aktion: Vernichte 3 kulturelle Reliktfragmente, um ein Relikt zu erhalten.',
  },
  'demilitarized-zone': {
    name: 'Entmilitarisierte Zone',
    text: 'Gebäude auf dem Planeten kommen in den Nachschub, Bodentruppen in den Weltraumbereich. Einheiten können hier nicht mehr landen, produziert oder platziert werden. Die Planetenkarte darf in der Agendaphase gehandelt werden.',
  },
  'dyson-sphere': { name: 'Dyson-Sphäre', text: 'Der Planet hat 2 Ressourcen und 1 Einfluss mehr.' },
  freelancers: {
    name: 'Freischaffende',
    text: 'Du darfst in diesem System 1 Einheit produzieren; Einfluss darf wie Ressourcen zahlen.',
  },
  'gamma-wormhole': {
    name: 'Gamma-Wurmloch',
    text: 'In diesem System öffnet sich ein Gamma-Wurmloch. Vernichte diese Karte.',
  },
  'mercenary-outfit': { name: 'Söldnertruppe', text: 'Du darfst auf diesem Planeten 1 Infanterie platzieren.' },
  'paradise-world': { name: 'Paradieswelt', text: 'Der Planet hat 2 Einfluss mehr.' },
  'tomb-of-emphidia': {
    name: 'Grab von Emphidia',
    text: 'Der Planet hat 1 Einfluss mehr. Die Krone von Emphidia braucht ihn.',
  },
  'core-mine': {
    name: 'Kernmine',
    text: 'Hast du einen Mech auf dem Planeten oder entfernst du eine deiner Infanterien von ihm, erhalte 1 Handelsware.',
  },
  expedition: {
    name: 'Expedition',
    text: 'Hast du einen Mech auf dem Planeten oder entfernst du eine deiner Infanterien von ihm, mache den Planeten spielbereit.',
  },
  'hazardous-relic-fragment': {
    name: 'Gefährliches Reliktfragment',
    text: 'Behalte es. Aktion: Vernichte 3 gefährliche Reliktfragmente, um ein Relikt zu erhalten.',
  },
  'lazax-survivors': { name: 'Überlebende Lazax', text: 'Der Planet hat 1 Ressource und 2 Einfluss mehr.' },
  'mining-world': { name: 'Bergbauwelt', text: 'Der Planet hat 2 Ressourcen mehr.' },
  'rich-world': { name: 'Reiche Welt', text: 'Der Planet hat 1 Ressource mehr.' },
  'volatile-fuel-source': {
    name: 'Flüchtiger Brennstoff',
    text: 'Hast du einen Mech auf dem Planeten oder entfernst du eine deiner Infanterien von ihm, erhalte 1 Kommandomarker.',
  },
  'warfare-research-facility': {
    name: 'Militärtechnische Forschungsanlage',
    text: 'Der Planet hat eine rote Technologie-Spezialisierung; hat er schon eine, stattdessen 1 Ressource und 1 Einfluss mehr.',
  },
  'abandoned-warehouses': {
    name: 'Verlassene Lagerhäuser',
    text: 'Du darfst 2 Massenprodukte erhalten oder bis zu 2 deiner Massenprodukte in Handelswaren umwandeln.',
  },
  'biotic-research-facility': {
    name: 'Biotechnische Forschungsanlage',
    text: 'Der Planet hat eine grüne Technologie-Spezialisierung; hat er schon eine, stattdessen 1 Ressource und 1 Einfluss mehr.',
  },
  'cybernetic-research-facility': {
    name: 'Kybernetische Forschungsanlage',
    text: 'Der Planet hat eine gelbe Technologie-Spezialisierung; hat er schon eine, stattdessen 1 Ressource und 1 Einfluss mehr.',
  },
  'functioning-base': {
    name: 'Intakte Basis',
    text: 'Du darfst 1 Massenprodukt erhalten oder 1 Handelsware oder 1 Massenprodukt ausgeben, um eine Aktionskarte zu ziehen.',
  },
  'industrial-relic-fragment': {
    name: 'Industrielles Reliktfragment',
    text: 'Behalte es. Aktion: Vernichte 3 industrielle Reliktfragmente, um ein Relikt zu erhalten.',
  },
  'local-fabricators': {
    name: 'Örtliche Fabriken',
    text: 'Du darfst 1 Massenprodukt erhalten oder 1 Handelsware oder 1 Massenprodukt ausgeben, um auf diesem Planeten 1 Mech zu platzieren.',
  },
  'propulsion-research-facility': {
    name: 'Antriebstechnische Forschungsanlage',
    text: 'Der Planet hat eine blaue Technologie-Spezialisierung; hat er schon eine, stattdessen 1 Ressource und 1 Einfluss mehr.',
  },
  'derelict-vessel': { name: 'Wrack', text: 'Ziehe einen geheimen Auftrag.' },
  'enigmatic-device': {
    name: 'Rätselhafte Apparatur',
    text: 'Behalte sie vor dir. Aktion: Gib 6 Ressourcen aus und vernichte diese Karte, um 1 Technologie zu erforschen.',
  },
  'gamma-relay': {
    name: 'Gamma-Relais',
    text: 'In diesem System öffnet sich ein Gamma-Wurmloch. Vernichte diese Karte.',
  },
  'ion-storm': {
    name: 'Ionensturm',
    text: 'Lege den Ionensturm hierher, mit dem Alpha- oder dem Beta-Wurmloch nach oben. Nach einer Bewegung oder einem Rückzug, bei dem ein Schiff dieses Wurmloch benutzt hat, drehe ihn um.',
  },
  'lost-crew': { name: 'Verschollene Mannschaft', text: 'Ziehe 2 Aktionskarten.' },
  'merchant-station': {
    name: 'Handelsstation',
    text: 'Du darfst deine Massenprodukte auffüllen oder alle in Handelswaren umwandeln.',
  },
  mirage: {
    name: 'Mirage',
    text: 'Der Planet Mirage erscheint in diesem System und gehört dir, spielbereit, mit seiner legendären Fähigkeit. Vernichte diese Karte.',
  },
  'unknown-relic-fragment': {
    name: 'Unbekanntes Reliktfragment',
    text: 'Behalte es. Es zählt als Reliktfragment jeder Art.',
  },
};
