import type { FactionSheet } from '../sheet.ts';

export const winnu = {
  set: 'base',
  home: 'tile-7',
  planets: ['winnu'],
  commodities: 3,
  fleet: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 },
  technologies: [],
  choice: {
    pick: 1,
    from: [
      'antimass-deflectors',
      'dark-energy-tap',
      'neural-motivator',
      'psychoarchaeology',
      'sarween-tools',
      'scanlink-drone-network',
      'plasma-scoring',
      'ai-development-algorithm',
    ],
  },
  ownTechnologies: ['lazax-gate-folding', 'hegemonic-trade-policy'],
  abilities: ['blood-ties', 'reclamation'],
  flagship: 'salai-sai-corian',
  mech: 'reclaimer',
  notes: ['acquiescence'],
  leaders: { agents: ['berekar-berekon'], commander: 'rickar-rickani', hero: 'mathis-mathinus' },
} as const satisfies FactionSheet;
