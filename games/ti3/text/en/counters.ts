import type { CounterId } from '../../content/domainCounters.ts';
import type { Named } from '../vocabulary.ts';

export const counters: { readonly [C in CounterId | 'outcast']: Named } = {
  'peaceful-annexation': { name: 'Peaceful Annexation', effect: 'The people welcome you; nothing else happens.' },
  'natural-wealth-2': { name: 'Natural Wealth (2)', effect: 'You receive 2 Trade Goods.' },
  'natural-wealth-3': { name: 'Natural Wealth (3)', effect: 'You receive 3 Trade Goods.' },
  'natural-wealth-4': { name: 'Natural Wealth (4)', effect: 'You receive 4 Trade Goods.' },
  'hostile-locals-1': {
    name: 'Hostile Locals (1)',
    effect: '1 native force with combat value 8 fights every landing and cannot be bombarded.',
  },
  'hostile-locals-2': {
    name: 'Hostile Locals (2)',
    effect: '2 native forces with combat value 8 fight every landing and cannot be bombarded.',
  },
  'hostile-locals-3': {
    name: 'Hostile Locals (3)',
    effect: '3 native forces with combat value 8 fight every landing and cannot be bombarded.',
  },
  biohazard: {
    name: 'Biohazard',
    effect: 'One Ground Force of every landing is destroyed. Whoever conquers the planet may remove the counter.',
  },
  radiation: { name: 'Radiation', effect: 'All Ground Forces of this landing are destroyed.' },
  'wormhole-alpha-counter': {
    name: 'Wormhole Discovery (Alpha)',
    effect: 'The system has a wormhole from now on: Alpha.',
  },
  'wormhole-beta-counter': {
    name: 'Wormhole Discovery (Beta)',
    effect: 'The system has a wormhole from now on: Beta.',
  },
  'technological-society': {
    name: 'Technological Society',
    effect: 'The player to your left chooses a technology for you.',
  },
  'industrial-society': {
    name: 'Industrial Society',
    effect: 'You may place a Space Dock here for nothing; the planet comes refreshed.',
  },
  settlers: {
    name: 'Settlers',
    effect:
      'Your troops go back aboard. On 6 or more two of your Ground Forces settle here, else those of an opponent chosen by chance.',
  },
  'lazax-survivors': {
    name: 'Lazax Survivors',
    effect:
      'Found by landing: 3 votes more on one later agenda. Found by probing: a Victory Point and three Action Cards.',
  },
  outcast: { name: 'Outcast', effect: 'You do not vote on the next agenda.' },
};
