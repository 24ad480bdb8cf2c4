import type { FactionSheet } from '../sheet.ts';

export const yin = {
  set: 'base',
  home: 'tile-3',
  planets: ['darien'],
  commodities: 2,
  fleet: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 },
  technologies: ['sarween-tools'],
  ownTechnologies: ['yin-spinner', 'impulse-core'],
  abilities: ['indoctrination', 'devotion'],
  flagship: 'van-hauge',
  mech: 'moyins-ashes',
  notes: ['greyfire-mutagen'],
  leaders: { agents: ['brother-milor'], commander: 'brother-omar', hero: 'dannel-of-the-tenth' },
} as const satisfies FactionSheet;
