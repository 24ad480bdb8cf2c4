import type { FactionSheet } from '../sheet.ts';

export const creuss = {
  set: 'base',
  home: 'tile-51',
  gate: 'tile-17',
  planets: ['creuss'],
  commodities: 4,
  fleet: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
  technologies: ['gravity-drive'],
  ownTechnologies: ['dimensional-splicer', 'wormhole-generator'],
  abilities: ['quantum-entanglement', 'slipstream', 'creuss-gate'],
  flagship: 'hil-colish',
  mech: 'icarus-drive',
  notes: ['creuss-iff'],
  leaders: { agents: ['emissary-taivra'], commander: 'sai-seravus', hero: 'riftwalker-meian' },
} as const satisfies FactionSheet;
