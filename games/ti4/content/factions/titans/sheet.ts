import type { FactionSheet } from '../sheet.ts';

export const titans = {
  set: 'pok',
  home: 'tile-55',
  planets: ['elysium'],
  commodities: 2,
  fleet: { dreadnought: 1, 'saturn-engine': 2, fighter: 2, infantry: 3, 'space-dock': 1 },
  technologies: ['antimass-deflectors', 'scanlink-drone-network'],
  ownTechnologies: ['hel-titan-2', 'saturn-engine-2'],
  abilities: ['terragenesis', 'awaken', 'coalescence'],
  units: ['saturn-engine', 'hel-titan'],
  flagship: 'ouranos',
  mech: 'hecatoncheires',
  notes: ['terraform'],
  leaders: { agents: ['tellurian'], commander: 'tungstantus', hero: 'ul-the-progenitor' },
} as const satisfies FactionSheet;
