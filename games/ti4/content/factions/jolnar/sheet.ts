import type { FactionSheet } from '../sheet.ts';

export const jolnar = {
  set: 'base',
  home: 'tile-12',
  planets: ['jol', 'nar'],
  commodities: 4,
  fleet: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, 'space-dock': 1, pds: 2 },
  technologies: ['antimass-deflectors', 'sarween-tools', 'neural-motivator', 'plasma-scoring'],
  ownTechnologies: ['e-res-siphons', 'spacial-conduit-cylinder'],
  abilities: ['fragile', 'brilliant', 'analytical'],
  flagship: 'jns-hylarim',
  mech: 'shield-paling',
  notes: ['research-agreement'],
  leaders: { agents: ['doctor-sucaban'], commander: 'ta-zern', hero: 'rin-the-masters-legacy' },
} as const satisfies FactionSheet;
