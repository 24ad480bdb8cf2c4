import type { FactionSheet } from '../sheet.ts';

export const mentak = {
  set: 'base',
  home: 'tile-2',
  planets: ['moll-primus'],
  commodities: 2,
  fleet: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  technologies: ['plasma-scoring', 'sarween-tools'],
  ownTechnologies: ['mirror-computing', 'salvage-operations'],
  abilities: ['ambush', 'pillage'],
  flagship: 'fourth-moon',
  mech: 'moll-terminus',
  notes: ['promise-of-protection'],
  leaders: { agents: ['suffi-an'], commander: 'sula-mentarion', hero: 'ipswitch-loose-cannon' },
} as const satisfies FactionSheet;
