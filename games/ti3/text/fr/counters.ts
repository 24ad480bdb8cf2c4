import type { CounterId } from '../../content/domainCounters.ts';
import type { Named } from '../vocabulary.ts';

export const counters: { readonly [C in CounterId | 'outcast']: Named } = {
  'peaceful-annexation': {
    name: 'Annexion pacifique',
    effect: 'La population vous accueille, et rien d’autre ne se passe.',
  },
  'natural-wealth-2': { name: 'Richesse naturelle (2)', effect: 'Vous recevez 2 Marchandises.' },
  'natural-wealth-3': { name: 'Richesse naturelle (3)', effect: 'Vous recevez 3 Marchandises.' },
  'natural-wealth-4': { name: 'Richesse naturelle (4)', effect: 'Vous recevez 4 Marchandises.' },
  'hostile-locals-1': {
    name: 'Indigènes hostiles (1)',
    effect: '1 indigène de valeur de combat 8 combat tout débarquement et ne peut être bombardé.',
  },
  'hostile-locals-2': {
    name: 'Indigènes hostiles (2)',
    effect: '2 indigènes de valeur de combat 8 combattent tout débarquement et ne peuvent être bombardés.',
  },
  'hostile-locals-3': {
    name: 'Indigènes hostiles (3)',
    effect: '3 indigènes de valeur de combat 8 combattent tout débarquement et ne peuvent être bombardés.',
  },
  biohazard: {
    name: 'Biohazard',
    effect:
      'Une Force Terrestre de chaque débarquement est détruite. Qui conquiert la planète peut retirer le compteur.',
  },
  radiation: { name: 'Radiation', effect: 'Toutes les Forces Terrestres de ce débarquement sont détruites.' },
  'wormhole-alpha-counter': {
    name: 'Découverte d’un Wormhole (Alpha)',
    effect: 'Le système a désormais un Wormhole : Alpha.',
  },
  'wormhole-beta-counter': {
    name: 'Découverte d’un Wormhole (Beta)',
    effect: 'Le système a désormais un Wormhole : Beta.',
  },
  'technological-society': {
    name: 'Association technologique',
    effect: 'Votre voisin de gauche vous choisit une technologie.',
  },
  'industrial-society': {
    name: 'Association industrielle',
    effect: 'Vous pouvez placer ici un Space Dock gratuitement ; la planète arrive dégagée.',
  },
  settlers: {
    name: 'Colons',
    effect:
      'Vos troupes remontent à bord. Sur 6 ou plus deux de vos Forces Terrestres s’installent ici, sinon celles d’un adversaire tiré au sort.',
  },
  'lazax-survivors': {
    name: 'Survivants de Lazax',
    effect:
      'Trouvés en débarquant : 3 voix de plus lors d’un vote futur. Trouvés en sondant : un point de victoire et trois cartes Action.',
  },
  outcast: { name: 'Banni', effect: 'Vous ne votez pas lors du prochain vote.' },
};
