import type { FactionSheet } from '../sheet.ts';

export const saar = {
  set: 'base',
  home: 'tile-11',
  planets: ['ragh', 'lisis-ii'],
  commodities: 3,
  fleet: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'floating-factory': 1 },
  technologies: ['antimass-deflectors'],
  ownTechnologies: ['floating-factory-2', 'chaos-mapping'],
  abilities: ['scavenge', 'nomadic'],
  units: ['floating-factory'],
  flagship: 'son-of-ragh',
  mech: 'scavenger-zeta',
  notes: ['raghs-call'],
  leaders: { agents: ['captain-mendosa'], commander: 'rowl-sarring', hero: 'gurno-aggero' },
} as const satisfies FactionSheet;
