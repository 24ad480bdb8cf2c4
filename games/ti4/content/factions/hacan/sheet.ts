import type { FactionSheet } from '../sheet.ts';

export const hacan = {
  set: 'base',
  home: 'tile-16',
  planets: ['arretze', 'hercant', 'kamdorn'],
  commodities: 6,
  fleet: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  technologies: ['sarween-tools', 'antimass-deflectors'],
  ownTechnologies: ['quantum-datahub-node', 'production-biomes'],
  abilities: ['masters-of-trade', 'guild-ships', 'arbiters'],
  flagship: 'wrath-of-kenara',
  mech: 'pride-of-kenara',
  notes: ['trade-convoys'],
  leaders: { agents: ['carth-of-golden-sands'], commander: 'gila-the-silvertongue', hero: 'harrugh-gefhara' },
} as const satisfies FactionSheet;
