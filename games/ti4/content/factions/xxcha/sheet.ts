import type { FactionSheet } from '../sheet.ts';

export const xxcha = {
  set: 'base',
  home: 'tile-14',
  planets: ['archon-ren', 'archon-tau'],
  commodities: 4,
  fleet: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  technologies: ['graviton-laser-system'],
  ownTechnologies: ['instinct-training', 'nullification-field'],
  abilities: ['peace-accords', 'quash'],
  flagship: 'loncara-ssodu',
  mech: 'indomitus',
  notes: ['political-favor'],
  leaders: { agents: ['ggrocuto-rinn'], commander: 'elder-qanoj', hero: 'xxekir-grom' },
} as const satisfies FactionSheet;
