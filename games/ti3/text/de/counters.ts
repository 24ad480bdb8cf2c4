import type { CounterId } from '../../content/domainCounters.ts';
import type { Named } from '../vocabulary.ts';

export const counters: { readonly [C in CounterId | 'outcast']: Named } = {
  'peaceful-annexation': { name: 'Friedliche Annexion', effect: 'Man heißt dich willkommen, sonst geschieht nichts.' },
  'natural-wealth-2': { name: 'Natürlicher Reichtum (2)', effect: 'Du erhältst 2 Handelsgüter.' },
  'natural-wealth-3': { name: 'Natürlicher Reichtum (3)', effect: 'Du erhältst 3 Handelsgüter.' },
  'natural-wealth-4': { name: 'Natürlicher Reichtum (4)', effect: 'Du erhältst 4 Handelsgüter.' },
  'hostile-locals-1': {
    name: 'Feindselige Einheimische (1)',
    effect: '1 Einheimischer mit Kampfwert 8 kämpft gegen jede Landung und lässt sich nicht bombardieren.',
  },
  'hostile-locals-2': {
    name: 'Feindselige Einheimische (2)',
    effect: '2 Einheimische mit Kampfwert 8 kämpfen gegen jede Landung und lassen sich nicht bombardieren.',
  },
  'hostile-locals-3': {
    name: 'Feindselige Einheimische (3)',
    effect: '3 Einheimische mit Kampfwert 8 kämpfen gegen jede Landung und lassen sich nicht bombardieren.',
  },
  biohazard: {
    name: 'Biogefahr',
    effect: 'Bei jeder Landung wird eine Bodentruppe zerstört. Wer den Planeten erobert, darf den Marker entfernen.',
  },
  radiation: { name: 'Strahlung', effect: 'Alle Bodentruppen dieser Landung werden zerstört.' },
  'wormhole-alpha-counter': {
    name: 'Wurmlochentdeckung (Alpha)',
    effect: 'Das System hat von nun an ein Wurmloch: Alpha.',
  },
  'wormhole-beta-counter': {
    name: 'Wurmlochentdeckung (Beta)',
    effect: 'Das System hat von nun an ein Wurmloch: Beta.',
  },
  'technological-society': {
    name: 'Technologische Gesellschaft',
    effect: 'Dein linker Nachbar sucht dir eine Technologie aus.',
  },
  'industrial-society': {
    name: 'Industriegesellschaft',
    effect: 'Du darfst hier kostenlos ein Raumdock aufstellen; der Planet kommt bereit zu dir.',
  },
  settlers: {
    name: 'Siedler',
    effect:
      'Deine Truppen gehen wieder an Bord. Ab 6 siedeln hier zwei deiner Bodentruppen, sonst die eines ausgelosten Gegners.',
  },
  'lazax-survivors': {
    name: 'Überlebende Lazax',
    effect:
      'Bei einer Landung gefunden: 3 Stimmen mehr bei einer späteren Abstimmung. Beim Sondieren gefunden: ein Siegpunkt und drei Aktionskarten.',
  },
  outcast: { name: 'Geächtet', effect: 'Du stimmst bei der nächsten Abstimmung nicht mit.' },
};
