import type { FactionSheet } from '../sheet.ts';

export const letnev = {
  set: 'base',
  home: 'tile-10',
  planets: ['arc-prime', 'wren-terra'],
  commodities: 2,
  fleet: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
  technologies: ['antimass-deflectors', 'plasma-scoring'],
  ownTechnologies: ['l4-disruptors', 'non-euclidean-shielding'],
  abilities: ['munitions-reserves', 'armada'],
  flagship: 'arc-secundus',
  mech: 'dunlain-reaper',
  notes: ['war-funding'],
  leaders: { agents: ['viscount-unlenn'], commander: 'rear-admiral-farran', hero: 'darktalon-treilla' },
} as const satisfies FactionSheet;
