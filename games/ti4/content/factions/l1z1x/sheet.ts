import type { FactionSheet } from '../sheet.ts';

export const l1z1x = {
  set: 'base',
  home: 'tile-6',
  planets: ['0-0-0'],
  commodities: 2,
  fleet: { 'super-dreadnought': 1, carrier: 1, fighter: 3, infantry: 5, 'space-dock': 1, pds: 1 },
  technologies: ['plasma-scoring', 'neural-motivator'],
  ownTechnologies: ['inheritance-systems', 'super-dreadnought-2'],
  abilities: ['assimilate', 'harrow'],
  units: ['super-dreadnought'],
  flagship: '0-0-1',
  mech: 'annihilator',
  notes: ['cybernetic-enhancements'],
  leaders: { agents: ['i48s'], commander: '2ram', hero: 'the-helmsman' },
} as const satisfies FactionSheet;
