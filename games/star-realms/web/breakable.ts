/** Where long words of card names may be broken: not every browser knows how to hyphenate a language. */
const PARTS = [
  'Arbitrage|kurier',
  'Aufsichts|slup',
  'Aus|schlachterei',
  'Barren|trans|porter',
  'Belagerungs|galeone',
  'Bergungs|schlepper',
  'Charter|klipper',
  'Dividenden|fregatte',
  'Flicken|räuber',
  'Friedhofs|titan',
  'Föderations|fähre',
  'Gemein|schafts|kontor',
  'Hinterhof|dock',
  'Knappen|staffel',
  'Konvoi|meister',
  'Lizen|zierter',
  'Orbital|palisade',
  'Rebellen|wache',
  'Schild|register',
  'Schrott|händler',
  'Steuer|brecher',
  'System|polizei',
  'Treibgut|lager',
  'Verrechnungs|haus',
  'Vertrags|eskorte',
  'Vertrags|festung',
  'Wrack|barrikade',
  'Zolllager|frachter',
  'Contre|bandier',
  'Ravi|tailleur',
  'com|pensation',
  'démolis|seurs',
];
const SOFT = '\u00AD';
const BREAKS = new Map(PARTS.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT)]));

/** A card's name with soft hyphens in its long words. */
export const breakable = (name: string): string => name.replace(/\p{L}+/gu, (word) => BREAKS.get(word) ?? word);
