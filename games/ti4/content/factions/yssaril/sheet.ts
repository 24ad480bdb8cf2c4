import type { FactionSheet } from '../sheet.ts';

export const yssaril = {
  set: 'base',
  home: 'tile-15',
  planets: ['retillion', 'shalloq'],
  commodities: 3,
  fleet: { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
  technologies: ['neural-motivator'],
  ownTechnologies: ['transparasteel-plating', 'mageon-implants'],
  abilities: ['stall-tactics', 'scheming', 'crafty'],
  flagship: 'ysia-yssrila',
  mech: 'blackshade-infiltrator',
  notes: ['spy-net'],
  leaders: { agents: ['ssruu'], commander: 'so-ata', hero: 'kyver-blade-and-key' },
} as const satisfies FactionSheet;
