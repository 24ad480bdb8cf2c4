import { breaking } from '@orrery/web/text/breaking.ts';

/** Where long words of card names may be broken. */
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

/** A card's name with soft hyphens in its long words. */
export const breakable = breaking(PARTS);
