import type { Vocabulary } from '../vocabulary.ts';

export const legendaryPlanets: Vocabulary['legendaryPlanets'] = {
  primor: {
    name: 'Das Atrament',
    text: 'Am Ende deines Zuges darfst du diese Karte erschöpfen, um bis zu 2 Infanterien auf einem Planeten unter deiner Kontrolle zu platzieren.',
  },
  'hopes-end': {
    name: 'Imperiale Waffenkammer',
    text: 'Am Ende deines Zuges darfst du diese Karte erschöpfen, um 1 Mech auf einem Planeten unter deiner Kontrolle zu platzieren oder eine Aktionskarte zu ziehen.',
  },
  mallice: {
    name: 'Exterrix-Hauptquartier',
    text: 'Am Ende deines Zuges darfst du diese Karte erschöpfen, um 2 Handelswaren zu erhalten oder alle deine Massenprodukte in Handelswaren umzuwandeln.',
  },
  mirage: {
    name: 'Flugakademie von Mirage',
    text: 'Am Ende deines Zuges darfst du diese Karte erschöpfen, um bis zu 2 Jäger in einem System mit deinen Schiffen zu platzieren.',
  },
};

export const layouts: Vocabulary['layouts'] = {
  three: 'Drei Spieler',
  four: 'Vier Spieler',
  five: 'Fünf Spieler',
  'five-hyperlanes': 'Fünf Spieler mit Hyperraumrouten',
  six: 'Sechs Spieler',
  'six-large': 'Sechs Spieler, große Galaxie',
  seven: 'Sieben Spieler',
  'seven-alternate': 'Sieben Spieler, kleinere Galaxie',
  eight: 'Acht Spieler',
  'eight-alternate': 'Acht Spieler, kleinere Galaxie',
};
